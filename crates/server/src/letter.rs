//! What reaches the owner of a table, and what others may know of it.

use std::sync::Arc;

use cardshed_protocol::{Millis, Name, TableSummary};
use cardshed_table::{ConnId, Identity, Input};
use tokio::sync::{mpsc, oneshot};

use crate::identity::Guest;
use crate::outbox::Outbox;

/// The way to the owner of a table.
pub type Door = mpsc::Sender<Letter>;

/// What reaches the owner of a table. Small: every table has room for many.
pub enum Letter {
    /// May somebody come in?
    Knock {
        /// Who.
        identity: Identity,
        /// Whether.
        answer: oneshot::Sender<Result<(), NotIn>>,
    },
    /// A client has connected.
    Connect(Box<Arrival>),
    /// Something that the table understands by itself.
    Input {
        /// When it came in, which is not when it is looked at.
        at: Millis,
        /// What.
        input: Box<Input>,
    },
    /// A client that had been too slow has caught up.
    CaughtUp {
        /// Which.
        conn: ConnId,
    },
    /// How is the table?
    Look {
        /// So.
        answer: oneshot::Sender<Result<Look, NotIn>>,
    },
}

/// A client that has connected.
pub struct Arrival {
    /// When.
    pub at: Millis,
    /// As what it is known from now on.
    pub conn: ConnId,
    /// Who it is.
    pub guest: Guest,
    /// What they are called.
    pub name: Name,
    /// Where it hears from the table.
    pub outbox: Arc<Outbox>,
}

impl Letter {
    /// Something that the table understands by itself.
    pub fn input(at: Millis, input: Input) -> Letter {
        Letter::Input { at, input: Box::new(input) }
    }
}

/// Why somebody cannot come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotIn {
    /// There is no such table.
    NoTable,
    /// Too many are there.
    Full,
    /// The table cannot be reached now.
    Busy,
}

/// A table as its owner sees it.
#[derive(Clone, Debug)]
pub struct Look {
    /// What everyone may know.
    pub summary: TableSummary,
    /// Who is the host.
    pub host: Option<Identity>,
}
