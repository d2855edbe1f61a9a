//! The page in a real browser against the real server: what the browser tests are made of.
//!
//! [`Site`] is a server of its own with an empty database, [`Browsers`] a driver, and [`Visitor`] somebody with a browser of
//! their own: what they see, press and type. Nothing waits for a time to pass; everything waits for something to be
//! seen, and gives up with what was on the screen.

#![forbid(unsafe_code)]

mod browsers;
mod cable;
mod checks;
mod fits;
mod hands;
mod lobby;
mod looks;
mod party;
mod players;
mod records;
mod site;
mod visitor;
mod ways;

pub use browsers::Browsers;
pub use looks::{Screen, Theme};
pub use party::Party;
pub use players::{Player, Way};
pub use records::Written;
pub use site::Site;
pub use visitor::{Visitor, Work};
