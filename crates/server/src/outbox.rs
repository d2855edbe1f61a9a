//! What waits to be sent to one client. Bounded: a client that does not read never slows a table down.
//!
//! When it is full, all of it is thrown away, and what comes after it too, until the client has read what was already on
//! its way. Then it gets the whole table afresh.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use cardshed_protocol::Goodbye;
use tokio::sync::Notify;

/// More messages than this are not kept for a client: a lively minute of a game.
const MOST_MESSAGES: usize = 128;

/// Nor more bytes.
const MOST_BYTES: usize = 256 * 1024;

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    behind: bool,
    closed: Option<Goodbye>,
}

/// The queue of one client.
#[derive(Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    filled: Notify,
}

/// What there is to do for a client's connection.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// To be sent, in order.
    pub messages: Vec<Utf8Bytes>,
    /// Whether messages were thrown away, so that the client needs everything afresh.
    pub behind: bool,
    /// Whether the connection ends after these.
    pub closed: Option<Goodbye>,
}

impl Outbox {
    fn waiting(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message; `false` if the client had to be put behind with this one.
    pub fn push(&self, message: Utf8Bytes) -> bool {
        let mut waiting = self.waiting();
        if waiting.behind || waiting.closed.is_some() {
            return true;
        }
        let fits = waiting.messages.len() < MOST_MESSAGES && waiting.bytes < MOST_BYTES;
        if fits {
            waiting.bytes += message.len();
            waiting.messages.push_back(message);
        } else {
            waiting.messages = VecDeque::new();
            waiting.bytes = 0;
            waiting.behind = true;
        }
        drop(waiting);
        self.filled.notify_one();
        fits
    }

    /// The connection ends once what waits has been sent.
    pub fn close(&self, reason: Goodbye) {
        self.waiting().closed.get_or_insert(reason);
        self.filled.notify_one();
    }

    /// The client has caught up: what comes next is the whole table.
    pub fn start_afresh(&self) {
        self.waiting().behind = false;
    }

    /// Waits until there is something to take.
    pub async fn filled(&self) {
        self.filled.notified().await;
    }

    /// Everything that waits.
    pub fn take(&self) -> Taken {
        let mut waiting = self.waiting();
        waiting.bytes = 0;
        Taken {
            messages: std::mem::take(&mut waiting.messages).into(),
            behind: waiting.behind,
            closed: waiting.closed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_queue_is_thrown_away_until_the_client_starts_afresh() {
        let outbox = Outbox::default();
        assert!((0..MOST_MESSAGES).all(|_| outbox.push("x".into())));
        assert!(!outbox.push("too much".into()), "said once");
        assert!(outbox.push("lost".into()));
        assert_eq!(outbox.take(), Taken { behind: true, ..Taken::default() });
        outbox.start_afresh();
        outbox.push("everything".into());
        let taken = outbox.take();
        assert_eq!((taken.messages, taken.behind), (vec!["everything".into()], false));
    }

    #[test]
    fn what_was_said_before_the_end_is_sent() {
        let outbox = Outbox::default();
        outbox.push("last words".into());
        outbox.close(Goodbye::Removed);
        outbox.push("nobody hears this".into());
        let taken = outbox.take();
        assert_eq!((taken.messages.len(), taken.closed), (1, Some(Goodbye::Removed)));
    }
}
