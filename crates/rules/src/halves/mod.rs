//! Two Halves: everyone at once covers the top card, both halves of which must agree with what covers them.

mod actions;
mod apply;
mod cards;
mod notation;
mod position;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use crate::options::NoOptions as Options;
pub use actions::{Action, Illegal};
pub use apply::{Event, Seen};
pub use cards::{Card, Colour, DECK, Half, Hand, Laid, Symbol};
pub use position::{Player, Position};
pub use rules::RULES;
pub use state::Halves;
pub use view::View;
