//! What goes in and what comes out.

use cardshed_protocol::{Goodbye, Name, Reply, Request};

use crate::fact::Entry;
use crate::people::Identity;

/// A connection of a client to this table. A person may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(pub u64);

/// What happens to a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A client has connected.
    Connect {
        /// As what it is known from now on.
        conn: ConnId,
        /// Who it is.
        identity: Identity,
        /// What they are called.
        name: Name,
    },
    /// A client is gone.
    Disconnect {
        /// Which.
        conn: ConnId,
    },
    /// A client has sent something that could be read.
    Request {
        /// Which client.
        conn: ConnId,
        /// What.
        request: Request,
    },
    /// A round trip to a client was measured.
    RoundTrip {
        /// Which client.
        conn: ConnId,
        /// In milliseconds.
        millis: u32,
    },
    /// What was sent at the last call has gone out. As with every input, it may meanwhile be time for something: what the
    /// table then wants is to be done too.
    Told,
    /// The time that [`Table::next_wake`](crate::Table::next_wake) named has come.
    Wake,
}

/// What a table wants done, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Make this durable before doing anything that follows.
    Persist(Entry),
    /// Send this to a client.
    Send {
        /// Which.
        conn: ConnId,
        /// What.
        reply: Box<Reply>,
    },
    /// Close the connection to a client, after what was sent to it.
    Close {
        /// Which.
        conn: ConnId,
        /// Why.
        reason: Goodbye,
    },
}
