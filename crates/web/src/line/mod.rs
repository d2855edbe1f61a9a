//! Where a table comes from: a server, this page itself, a record, a lesson.

pub mod lesson;
pub mod local;
pub mod remote;
pub mod replay;

use cardshed_protocol::{Goodbye, Reply, Request};

use crate::screens::server::NoAnswer;

/// The way to a table.
pub trait Line {
    /// Sends a request on its way. What comes of it comes back as replies.
    fn send(&self, request: Request);

    /// Connects again now, where the connection was lost.
    fn retry(&self) {}

    /// Ends it: nothing more comes back.
    fn hang_up(&self);
}

/// What comes over a line.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The table says something.
    Reply(Box<Reply>),
    /// How the line itself is.
    State(LineState),
    /// The browser does not keep this game: a reload would end it.
    Unkept,
}

/// How a line is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LineState {
    /// Being set up for the first time.
    #[default]
    Connecting,
    /// Everything gets through.
    Open,
    /// Lost, and tried again from time to time.
    Lost,
    /// Ended for good.
    Ended(Farewell),
}

/// Why a line ended for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// The table said so.
    Table(Goodbye),
    /// The server does not let one in.
    Server(NoAnswer),
    /// A game in the page has been gone on with in another tab.
    Elsewhere,
}
