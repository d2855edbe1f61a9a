//! Players of Clear Four.
//!
//! *Easy* sheds what it can and thinks no further. *Medium* weighs what an action does to the own cards, to the pile and
//! to the player who comes next (`thumb`). *Hard* takes the best few of those and plays each of them out over deals
//! that fit everything seen, with medium players in all seats.

mod easy;
mod hard;
mod reason;
mod sight;
mod thumb;

use cardshed_rules::clear4::{Action, Clear4, STACKS, View};
use cardshed_rules::{Shuffler, View as _};

use crate::pace::{Glance, Pace};
use crate::player::{Decision, Effort, Moment, Player};
use crate::random::RandomPlayer;
use crate::reason::Reason as AnyReason;
use crate::roster::Bots;
use crate::spec::{BotSpec, Strength};

pub use reason::Reason;

impl Bots for Clear4 {
    fn player(spec: BotSpec) -> Box<dyn Player<Clear4>> {
        let pace = spec.pace;
        match spec.strength {
            Strength::Random => Box::new(RandomPlayer { pace }),
            Strength::Easy => Box::new(Thinker { pace, think: easy::choose }),
            Strength::Medium => Box::new(Thinker { pace, think: medium }),
            Strength::Hard => Box::new(hard::Hard { pace, iterations: spec.iterations }),
        }
    }
}

/// What a way of thinking comes to.
type Thought = Option<(Action, Reason)>;

/// A player who needs no search.
struct Thinker {
    pace: Pace,
    think: fn(&View, &mut Shuffler) -> Thought,
}

impl Player<Clear4> for Thinker {
    fn decide(
        &self,
        moment: Moment<'_, View>,
        _: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<Action>> {
        let thought = (self.think)(moment.view, random)?;
        Some(answer(moment.view, thought, self.pace, random))
    }
}

fn medium(view: &View, _: &mut Shuffler) -> Thought {
    let thumb = thumb::Thumb::new(view)?;
    let action = thumb.best()?;
    Some((action, thumb.reason(action)))
}

/// The answer of a person of that pace, who looks through hand and stacks.
fn answer(
    view: &View,
    (action, reason): (Action, Reason),
    pace: Pace,
    random: &mut Shuffler,
) -> Decision<Action> {
    let choices = view.actions().len();
    // Equal cards are taken in at one glance; the stacks are looked at too.
    let cards = view.hand.map_or(0, |hand| hand.kinds().count()) + STACKS;
    let after = pace.reaction(Glance { new: true, cards, choices }, random);
    let reason = if choices == 1 { AnyReason::OnlyMove } else { AnyReason::Clear4(reason) };
    Decision { action, reason, after }
}

#[cfg(test)]
mod tests;
