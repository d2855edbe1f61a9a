//! Clear Four: shed all your cards onto one shared pile whose values only fall, the last four of them blind.

mod actions;
mod apply;
mod cards;
mod listing;
mod notation;
mod options;
mod pile;
mod position;
mod rules;
mod stacks;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use actions::{Action, Illegal, Source};
pub use apply::{Event, Seen};
pub use cards::{Bag, Card, DECK, Value};
pub use options::Options;
pub use pile::{Pile, PileCard};
pub use position::{Player, Position};
pub use rules::RULES;
pub use stacks::{STACKS, StackFace, StackId, StackSet};
pub use state::{Clear4, Phase, Step};
pub use view::View;
