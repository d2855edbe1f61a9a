//! Why a player of a game without turns does something.

use serde::{Deserialize, Serialize};

/// Why a player of a game without turns does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No other card of the hand fits.
    OnlyFit,
    /// It is the first fitting card that was found.
    FirstFound,
    /// Another card of the hand fits on it.
    LeavesNext,
    /// It starts a chain of so many cards of the hand.
    Chain(u8),
    /// Fewer of the cards that the others may hold fit on it than on another.
    HardToFollow,
    /// No card of the hand fits, so another is drawn.
    NothingFits,
    /// Somebody else has laid: more cards first, and then a look at what is on top.
    DrawsFirst,
    /// The very last card may be laid whatever it is.
    LastCard,
    /// A slip: the card does not fit at all.
    Slip,
}
