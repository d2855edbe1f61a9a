//! Every message between a client and a table, in both directions, as JSON over one WebSocket.
//!
//! A client sends [`Request`]s and gets [`Reply`]s. After [`Reply::Welcome`] it knows the whole table and, if a game is
//! running, its own [`View`](cardshed_rules::View) of it; from then on [`Reply::Events`] keep that view up to date, one
//! version after the other. A client that misses a version asks for [`Command::Sync`].
//!
//! Times are milliseconds of the table's own clock ([`Millis`]); a client learns its offset from [`Reply::Welcome`].

#![forbid(unsafe_code)]

mod reply;
mod request;
#[cfg(feature = "schema")]
pub mod schema;
mod summary;
mod table;
mod words;

pub use reply::{Finish, Goodbye, Proof, Recent, RefusalReason, Reply, RoundResult, Told};
pub use request::{Command, Request};
pub use summary::{SeatSummary, TableSummary};
pub use table::{
    BotSeat, Clock, Commitment, MatchState, Nonce, PersonId, PersonState, PhaseState, SeatState, Secret,
    TableId, TableMark, TableSettings, TableState, Who,
};
pub use words::{ChatText, Name, Reaction, TextError};

/// The version of this protocol. A client of another version is told so and sent away.
pub const PROTOCOL: u32 = 1;

/// Longer messages are not read: the longest sensible one is an Eight Levels lay-down with a chat line's worth to
/// spare.
pub const MAX_MESSAGE: usize = 4 * 1024;

/// Milliseconds of a table's clock.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// So much later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Millis {
        Millis(self.0.saturating_add(millis))
    }

    /// How long ago `earlier` was; nothing if it is yet to come.
    #[must_use]
    pub const fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
