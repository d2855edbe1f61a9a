//! Plus Minus: everyone at once covers the top card with its value plus or minus its own small number.

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
pub use cards::{Card, DECK, Hand, Number, Value};
pub use position::{Player, Position};
pub use rules::RULES;
pub use state::PlusMinus;
pub use view::View;
