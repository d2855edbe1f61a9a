//! Players of Eight Levels.

mod counts;
mod easy;
mod hard;
mod imagine;
mod outlook;
mod shed;
mod sight;
#[cfg(test)]
mod tests;
mod thumb;

use std::time::Duration;

use cardshed_rules::levels::{Action, Levels, View};
use cardshed_rules::{Shuffler, View as _};
use serde::{Deserialize, Serialize};

use crate::pace::{Glance, Pace};
use crate::player::{Decision, Effort, Moment, Player};
use crate::random::RandomPlayer;
use crate::roster::Bots;
use crate::spec::{BotSpec, Strength};
use sight::{Patience, Sight};

/// Why a bot did what it did in Eight Levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No discard is as good as what the draw pile is likely to bring.
    HopesForBetter,
    /// The card brings the level nearer.
    TakesForLevel,
    /// A joker always helps.
    TakesJoker,
    /// The card can be attached, or lets others be.
    TakesToAttach,
    /// The level is complete.
    LaysDown,
    /// The level is complete, but it is better held back for now.
    HoldsLevel,
    /// The card fits there.
    Attaches,
    /// The card is of no use.
    DiscardsUseless,
    /// Of all useful cards, this one is missed least.
    DiscardsLeastUseful,
    /// The skip gives a turn.
    GainsTurn,
    /// The skip holds up somebody who is about to end the round.
    StopsLeader,
    /// These cards are what the level needs most (EL-61).
    KeepsForLevel,
    /// Playing on from here went best.
    LooksAhead,
}

impl Bots for Levels {
    fn player(spec: BotSpec) -> Box<dyn Player<Levels>> {
        let pace = spec.pace;
        match spec.strength {
            Strength::Random => Box::new(RandomPlayer { pace }),
            Strength::Easy => Box::new(easy::Easy { pace }),
            Strength::Medium => Box::new(Medium { pace }),
            Strength::Hard => Box::new(hard::Hard { pace, playouts: spec.iterations }),
        }
    }
}

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
struct Medium {
    pace: Pace,
}

impl Player<Levels> for Medium {
    fn decide(
        &self,
        moment: Moment<'_, View>,
        _: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<Action>> {
        let sight = Sight::of_view(moment.view, Patience::Eager)?;
        let (action, reason) = thumb::choose(&sight)?;
        let after = reaction(self.pace, &moment, &sight, random);
        Some(Decision { action, reason: crate::Reason::Levels(reason), after })
    }
}

/// How long a person looks at the hand and chooses.
fn reaction(pace: Pace, moment: &Moment<'_, View>, sight: &Sight<'_>, random: &mut Shuffler) -> Duration {
    let choices = moment.view.actions().len();
    pace.reaction(Glance { new: moment.fresh, cards: sight.hand.len(), choices }, random)
}
