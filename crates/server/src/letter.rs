//! What reaches the owner of a table, and what others may know of it.

use std::sync::Arc;

use cardshed_protocol::{Millis, Name, PhaseState, TableId, TableSettings, TableState, Who};
use cardshed_table::{ConnId, Identity, Input};
use serde::Serialize;
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
    pub summary: Summary,
    /// Who is the host.
    pub host: Option<Identity>,
}

/// What everyone may know of a table.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// Which.
    pub id: TableId,
    /// What is played.
    pub settings: TableSettings,
    /// How far it is.
    #[serde(flatten)]
    pub phase: PhaseState,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How many people are there now, with and without a seat.
    pub present: usize,
}

/// A seat, for those who are not at the table.
#[derive(Clone, Debug, Serialize)]
pub struct SeatSummary {
    /// Who has it.
    #[serde(flatten)]
    pub who: Who,
    /// What the person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

impl Summary {
    /// The short form of a table's state.
    pub fn new(id: TableId, state: TableState) -> Summary {
        let name_of = |who: &Who| match who {
            Who::Person { person: sits } => {
                state.people.iter().find(|person| person.person == *sits).map(|person| person.name.clone())
            }
            Who::Open | Who::Bot { .. } => None,
        };
        let seats = state
            .seats
            .iter()
            .map(|seat| SeatSummary { who: seat.who.clone(), name: name_of(&seat.who) })
            .collect();
        Summary {
            id,
            seats,
            present: state.people.iter().filter(|person| person.present).count(),
            settings: state.settings,
            phase: state.phase,
        }
    }
}
