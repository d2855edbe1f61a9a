//! Why a bot did what it did, in a form that a client can put into words of its language.

use serde::{Deserialize, Serialize};

use crate::{clear4, levels, speed};

/// Why a bot did what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "about", content = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Nothing else was possible.
    OnlyMove,
    /// No reason at all.
    Chance,
    /// In a game without turns.
    Speed(speed::Reason),
    /// A reason of Clear Four.
    Clear4(clear4::Reason),
    /// A reason of Eight Levels.
    Levels(levels::Reason),
}

impl Reason {
    /// Whether the player has looked at the table for it. Who draws without a look has still to see what is new.
    #[must_use]
    pub fn looked(self) -> bool {
        self != Reason::Speed(speed::Reason::DrawsFirst)
    }
}
