//! Players for the four games that see only what their seat sees.
//!
//! A [`Player`] gets a view, random numbers of its own and leave to think ([`Effort`]); it answers with an action, when
//! it would do it, and why ([`Decision`]). It has no thread, file or clock: the same code plays in the browser, at the
//! server's tables and in the arena. Which player is meant is a [`BotSpec`], such as `hard:iterations=2000`.

#![forbid(unsafe_code)]

mod any;
mod challenge;
pub mod clear4;
pub mod levels;
mod pace;
mod player;
mod random;
mod reason;
mod roster;
mod search;
mod sitting;
mod spec;
pub mod speed;

pub use any::decide;
pub use pace::{Glance, Pace};
pub use player::{Decision, Effort, Moment, Player};
pub use random::RandomPlayer;
pub use reason::Reason;
pub use roster::{Bots, News};
pub use search::{Guide, Tried, search};
pub use sitting::{Sitting, Stalled};
pub use spec::{BotSpec, SpecError, Strength};
