//! Why a bot did what it did, in a form that a client can put into words of its language.

use serde::{Deserialize, Serialize};

use crate::levels;

/// Why a bot did what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "about", content = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Nothing else was possible.
    OnlyMove,
    /// No reason at all.
    Chance,
    /// A reason of Eight Levels.
    Levels(levels::Reason),
}
