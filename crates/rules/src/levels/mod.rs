//! Eight Levels: a rummy over several rounds. Lay down the combinations of your level, get rid of the rest, be the
//! first through all levels.
//!
//! On top of the files every game has: `combinations` is what lies on the table, `solver` finds the ways in which a
//! hand pays a level, `table` is everything that all may see, shared by game and view, `illegal` is why an action is
//! refused.

mod actions;
mod apply;
mod cards;
mod combinations;
mod illegal;
mod notation;
mod options;
mod position;
mod rules;
mod solver;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use actions::Action;
pub use apply::{Event, Seen};
pub use cards::{Card, Colour, DECK, Hand, Number};
pub use combinations::{Face, Laid, LaidLevel, Lay, Shape};
pub use illegal::{Illegal, Purpose};
pub use options::{Combination, Kind, Level, Options};
pub use position::{Player, Position, Stage};
pub use rules::RULES;
pub use solver::{MOST_WAYS, can_pay, ways};
pub use state::{Levels, MOST_TURNS, Phase};
pub use table::{Discards, Table};
pub use view::View;
