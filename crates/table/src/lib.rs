//! One table as a state machine without I/O: `(now, input) -> outputs`.
//!
//! The time comes in as an argument and nothing sleeps, so that the server is a thin shell around it, the browser plays
//! with the same code, and a test plays a whole evening in a moment, to the bit the same each time.
//!
//! A shell does three things. It brings every [`Input`] to [`Table::handle`] with the time; it does the [`Output`]s in
//! order, making every [`Output::Persist`] durable before anything that comes after it is sent; and it calls again with
//! [`Input::Wake`] when [`Table::next_wake`] has come. Once the sends of a call have gone out it says so with
//! [`Input::Told`]: reactions are counted from there.
//!
//! What is persisted are [`Fact`]s. [`Table::restore`] brings a table back from them, in its phase and with its clocks.

#![forbid(unsafe_code)]

mod act;
mod clocks;
pub mod deal;
mod fact;
mod lobby;
mod people;
mod race;
mod records;
mod referee;
mod round;
mod shell;
mod stand_ins;
mod state;
mod table;
mod take;

pub use fact::{Actor, Entry, Fact};
pub use people::Identity;
pub use records::PlayedRound;
pub use referee::{Judge, Play, Verdict};
pub use shell::{ConnId, Input, Output};
pub use table::{RestoreError, Table};
