//! Why a player of Clear Four did it.

use cardshed_rules::Seat;
use cardshed_rules::clear4::Value;
use serde::{Deserialize, Serialize};

/// Why a player of Clear Four did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// It gets rid of the last card.
    Wins,
    /// It completes four, which clear the pile and give another turn.
    CompletesFour,
    /// It sheds cards, high ones first.
    Sheds {
        /// How many.
        cards: u8,
    },
    /// It opens a stack.
    Uncovers,
    /// The next player can hardly follow.
    Stops {
        /// The value they would have to follow.
        value: Value,
    },
    /// The pile goes to whoever is nearest to winning.
    PushesTo {
        /// Who that is.
        seat: Seat,
    },
    /// The pile is worth more out of the game than in a hand.
    Clears,
    /// A final card is likely to fit now.
    GoodOdds,
    /// Nothing else is left than to try a final card.
    Tries,
    /// Taking the pile is the least evil.
    Takes,
    /// A joker could have gone with it, or instead of it, and is better kept.
    KeepsJoker,
    /// The cards left are worth more in the hand than on the pile.
    KeepsBack,
    /// It did best in many games played ahead.
    LooksAhead,
}
