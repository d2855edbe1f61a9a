//! The player everything is measured against: does anything legal.

use std::time::Duration;

use cardshed_rules::{Game, Shuffler, View};

use crate::pace::{Glance, Pace};
use crate::player::{Decision, Effort, Moment, Player};
use crate::reason::Reason;

/// Does anything legal, each thing equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer {
    /// How quick it is.
    pub pace: Pace,
}

impl<G: Game> Player<G> for RandomPlayer {
    fn decide(
        &self,
        moment: Moment<'_, G::View>,
        _: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<G::Action>> {
        let mut actions = moment.view.actions();
        if actions.is_empty() {
            return None;
        }
        let chosen = random.below(actions.len() as u32) as usize;
        let glance = Glance { new: moment.fresh, cards: 1, choices: actions.len() };
        let reason = if actions.len() == 1 { Reason::OnlyMove } else { Reason::Chance };
        let after: Duration = self.pace.reaction(glance, random);
        Some(Decision { action: actions.swap_remove(chosen), reason, after })
    }
}
