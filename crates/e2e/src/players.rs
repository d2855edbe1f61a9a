//! Playing through the page.

use cardshed_rules::GameId;

use crate::visitor::Visitor;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With a mouse.
    Mouse,
    /// With a finger.
    Touch,
    /// With the keyboard alone.
    Keyboard,
}

/// Somebody at a table.
pub struct Player<'a> {
    /// Who.
    pub visitor: &'a Visitor,
    /// How.
    pub way: Way,
    /// What.
    pub game: GameId,
}
