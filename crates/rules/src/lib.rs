//! The four games of Cardshed as pure state machines: deal, legal actions, apply, view, outcome.
//!
//! | module | game | players | kind |
//! | --- | --- | --- | --- |
//! | [`clear4`] | Clear Four | 2–6 | turns |
//! | [`plusminus`] | Plus Minus | 2, 3, 4 or 6 | everyone at once |
//! | [`halves`] | Two Halves | 2–4 | everyone at once |
//! | [`levels`] | Eight Levels | 2–6 | turns |
//!
//! All implement [`Game`]; [`any`] has a closed enum over them for callers that hold any game. A game holds every
//! card; what one person may see of it is a [`View`]. Everything random follows from a [`Seed`]. Untrusted positions
//! come in through [`Game::from_position`], untrusted actions through [`Game::check`].
//!
//! The crate does no I/O, reads no clock and asks the operating system for nothing; it builds for wasm.

#![forbid(unsafe_code)]

pub mod any;
mod arrange;
pub mod clear4;
#[cfg(feature = "serde")]
pub mod fields;
mod game;
pub mod halves;
pub mod levels;
mod matches;
mod notation;
pub mod options;
pub mod plusminus;
mod position;
#[cfg(feature = "serde")]
pub mod record;
mod row;
mod rule;
mod seat;
pub mod seed;
mod sequences;
mod speed;

pub use arrange::{arrange, arrange_by};
pub use game::{Count, Ending, Game, Outcome, Refusal, Setup, SetupError, Sink, Start, Version, View};
pub use matches::{Match, MatchError};
pub use notation::NotationError;
pub use position::PositionError;
pub use row::Row;
pub use rule::{GameId, RuleId};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatCount, SeatSet, Viewer};
pub use seed::{Seed, Shuffler};
pub use sequences::sequences;

/// The example of the README, kept compiling.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
