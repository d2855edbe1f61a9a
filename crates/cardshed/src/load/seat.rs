//! One seat at a table under load: its connection, and its view kept up to date by events.

use std::task::{Context, Poll, ready};

use cardshed_protocol::{Command, Nonce, RefusalReason, Reply, Request};
use cardshed_rules::any::AnyView;
use cardshed_rules::{Seat, Version};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use super::door::Socket;
use super::fault::Fault;

/// A seat, and what its client knows.
pub struct Place {
    socket: Socket,
    pub seat: Seat,
    pub view: Option<AnyView>,
    pub sent: u64,
    pub received: u64,
}

/// What a message means for the table.
pub enum Heard {
    /// The seat has its view of a new round.
    Dealt,
    /// Somebody has acted.
    Acted { version: Version, by: Seat },
    /// The round is over.
    Over,
    /// A request was refused.
    Refused(RefusalReason),
    /// Nothing that matters here.
    Other,
}

impl Place {
    pub fn new(socket: Socket, seat: Seat) -> Place {
        Place { socket, seat, view: None, sent: 0, received: 0 }
    }

    /// The next message, taken in.
    pub fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<Result<Heard, Fault>> {
        loop {
            match ready!(self.socket.poll_next_unpin(context)) {
                Some(Ok(Message::Text(text))) => {
                    self.received += 1;
                    return Poll::Ready(self.take_in(&text));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Poll::Ready(Err(Fault::Broken)),
            }
        }
    }

    fn take_in(&mut self, text: &str) -> Result<Heard, Fault> {
        let reply = serde_json::from_str(text).map_err(|_| Fault::Unreadable)?;
        Ok(match reply {
            Reply::Dealt { view } => {
                self.view = Some(*view);
                Heard::Dealt
            }
            Reply::Events { version, seat, seen, .. } => {
                let view = self.view.as_mut().filter(|view| view.version().next() == version);
                view.ok_or(Fault::Gap)?.follow(&seen);
                Heard::Acted { version, by: seat }
            }
            Reply::Result { .. } => {
                self.view = None;
                Heard::Over
            }
            Reply::Refused { reason, .. } => Heard::Refused(reason),
            Reply::Goodbye { reason } => return Err(Fault::Goodbye(reason)),
            Reply::Welcome { .. } | Reply::Table { .. } | Reply::Done { .. } | Reply::Said { .. } => {
                Heard::Other
            }
        })
    }

    /// Asks for something. The answer is what happens: no number, no receipt.
    pub async fn ask(&mut self, commands: impl IntoIterator<Item = Command>) -> Result<(), Fault> {
        for command in commands {
            let text = serde_json::to_string(&Request { id: None, command });
            let text = text.expect("a request is valid JSON");
            self.socket.feed(Message::text(text)).await.map_err(|_| Fault::Broken)?;
            self.sent += 1;
        }
        self.socket.flush().await.map_err(|_| Fault::Broken)
    }

    /// Gets ready for the next round.
    pub async fn get_ready(&mut self, nonce: [u8; 16]) -> Result<(), Fault> {
        let nonce = Command::Nonce { nonce: Nonce(nonce) };
        self.ask([nonce, Command::Ready { ready: true }]).await
    }
}
