//! One WebSocket: reads requests, writes what its outbox holds, and measures the round trip.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use cardshed_protocol::{Goodbye, Name, RefusalReason, Reply, Request};
use cardshed_table::{ConnId, Input};
use futures_util::SinkExt;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::bucket::{Bucket, Line};
use crate::hall::{Hall, to_json};
use crate::identity::Guest;
use crate::kernel::Ends;
use crate::letter::{Arrival, Door, Letter};
use crate::outbox::Outbox;

/// After so many messages that were too fast or could not be read, with no good one between them, a client is sent away.
const STRIKES: u32 = 100;

/// How long a client that was told goodbye has to hear it.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// What is made up for of a round trip as short as this, in milliseconds, is not worth asking the system about.
const NEAR: u32 = 10;

/// Somebody who may come in.
pub struct Visit {
    /// Where the table is.
    pub hall: Arc<Hall>,
    /// The way to its owner.
    pub door: Door,
    /// Who comes.
    pub guest: Guest,
    /// What they are called.
    pub name: Name,
    /// Counts the connection for its address.
    pub line: Line,
    /// Where the connection begins and ends, unless a proxy is between.
    pub ends: Option<Ends>,
    /// Says when the server stops.
    pub stopping: watch::Receiver<bool>,
}

/// Why a connection ends.
enum End {
    /// The client is gone, or as good as.
    Gone,
    /// We end it.
    Goodbye(Goodbye),
}

struct Connection {
    socket: WebSocket,
    hall: Arc<Hall>,
    door: Door,
    conn: ConnId,
    outbox: Arc<Outbox>,
    ends: Option<Ends>,
    bucket: Bucket,
    strikes: u32,
    /// The last ping, and when it went out, while its answer is missing.
    ping: u32,
    pinged: Option<Instant>,
}

/// Serves a connection until it ends.
pub async fn serve(socket: WebSocket, visit: Visit) {
    let Visit { hall, door, guest, name, line, ends, mut stopping } = visit;
    let Some(busy) = hall.busy() else { return };
    hall.metrics.connections.fetch_add(1, Relaxed);
    let (conn, outbox) = (hall.next_conn(), Arc::new(Outbox::default()));
    let bucket = Bucket::new(hall.limits.messages, Instant::now());
    let mut connection = Connection {
        socket,
        conn,
        outbox: Arc::clone(&outbox),
        ends,
        bucket,
        strikes: 0,
        ping: 0,
        pinged: None,
        hall: Arc::clone(&hall),
        door: door.clone(),
    };
    let arrival = Arrival { at: hall.clock.now(), conn, guest, name, outbox };
    let end = match door.send(Letter::Connect(Box::new(arrival))).await {
        Ok(()) => connection.run(&mut stopping).await,
        Err(mpsc::error::SendError(_)) => End::Goodbye(Goodbye::Restart),
    };
    let input = Input::Disconnect { conn };
    // If the owner is gone, the table has no need to know.
    let _ = door.send(Letter::input(hall.clock.now(), input)).await;
    drop(door);
    connection.end(end).await;
    hall.metrics.connections.fetch_sub(1, Relaxed);
    drop((line, busy));
}

/// Tells a client goodbye that never got to a table.
pub async fn turn_away(mut socket: WebSocket, reason: Goodbye) {
    let _ = timeout(LAST_WORDS, say_goodbye(&mut socket, reason)).await;
}

impl Connection {
    async fn run(&mut self, stopping: &mut watch::Receiver<bool>) -> End {
        let mut pings = interval(self.hall.limits.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // All connections wait for this one together, so they should not line up anew for every message.
        let stops = stops(stopping);
        tokio::pin!(stops);
        loop {
            let end = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.read(message).await,
                    // Too long, or not a WebSocket's message at all.
                    Some(Err(_)) => Err(End::Goodbye(Goodbye::Flood)),
                    None => Err(End::Gone),
                },
                () = self.outbox.filled() => self.write().await,
                _ = pings.tick() => self.send_ping().await,
                () = &mut stops => Err(End::Goodbye(Goodbye::Restart)),
            };
            if let Err(end) = end {
                return end;
            }
        }
    }

    async fn read(&mut self, message: Message) -> Result<(), End> {
        let at = self.hall.clock.now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => Utf8Bytes::default(),
            Message::Pong(payload) => return self.hear_pong(&payload).await,
            Message::Ping(_) => {
                // Answered already; but nobody needs many of them.
                let fine = self.bucket.take(Instant::now());
                return if fine { Ok(()) } else { self.strike(RefusalReason::TooFast, None) };
            }
            Message::Close(_) => return Err(End::Gone),
        };
        self.hall.metrics.received.fetch_add(1, Relaxed);
        if !self.bucket.take(Instant::now()) {
            return self.strike(RefusalReason::TooFast, number_of(&text));
        }
        match serde_json::from_str::<Request>(&text) {
            Ok(request) => {
                self.strikes = 0;
                self.tell_table(Letter::input(at, Input::Request { conn: self.conn, request })).await
            }
            Err(_) => self.strike(RefusalReason::Unreadable, number_of(&text)),
        }
    }

    async fn tell_table(&mut self, letter: Letter) -> Result<(), End> {
        self.door.send(letter).await.map_err(|_| End::Goodbye(Goodbye::Restart))
    }

    /// Refuses a message, or after too many of them the client.
    fn strike(&mut self, reason: RefusalReason, id: Option<u32>) -> Result<(), End> {
        self.hall.metrics.refused.fetch_add(1, Relaxed);
        self.strikes += 1;
        if self.strikes > STRIKES {
            return Err(End::Goodbye(Goodbye::Flood));
        }
        let text = match reason {
            RefusalReason::TooFast => "too many messages in too short a time",
            _ => "the message could not be read",
        };
        let refused = Reply::Refused { id, reason, text: text.to_owned(), finish: None };
        self.outbox.push(to_json(&refused).into());
        Ok(())
    }

    async fn hear_pong(&mut self, payload: &[u8]) -> Result<(), End> {
        if payload != self.ping.to_be_bytes() {
            return Ok(());
        }
        let Some(pinged) = self.pinged.take() else { return Ok(()) };
        let millis = self.no_longer_than_the_way(pinged.elapsed().as_millis() as u32);
        let input = Input::RoundTrip { conn: self.conn, millis };
        self.tell_table(Letter::input(self.hall.clock.now(), input)).await
    }

    /// A client that takes its time to answer a ping is no farther away for it.
    fn no_longer_than_the_way(&self, measured: u32) -> u32 {
        if measured <= NEAR {
            return measured;
        }
        let least = self.ends.and_then(|ends| ends.least_round_trip());
        least.map_or(measured, |least| measured.min(least))
    }

    async fn send_ping(&mut self) -> Result<(), End> {
        let patience = self.hall.limits.patience;
        if let Some(pinged) = self.pinged {
            return if pinged.elapsed() > patience { Err(End::Gone) } else { Ok(()) };
        }
        self.ping = self.ping.wrapping_add(1);
        self.pinged = Some(Instant::now());
        let ping = Message::Ping(self.ping.to_be_bytes().to_vec().into());
        in_time(patience, self.socket.send(ping)).await
    }

    /// Writes everything that waits, with one flush for all of it.
    async fn write(&mut self) -> Result<(), End> {
        let taken = self.outbox.take();
        if !taken.messages.is_empty() {
            self.hall.metrics.sent.fetch_add(taken.messages.len() as u64, Relaxed);
            let socket = &mut self.socket;
            let write = async {
                for message in taken.messages {
                    socket.feed(Message::Text(message)).await?;
                }
                socket.flush().await
            };
            in_time(self.hall.limits.patience, write).await?;
        }
        if let Some(reason) = taken.closed {
            return Err(End::Goodbye(reason));
        }
        if taken.behind {
            self.tell_table(Letter::CaughtUp { conn: self.conn }).await?;
        }
        Ok(())
    }

    async fn end(&mut self, end: End) {
        let End::Goodbye(reason) = end else { return };
        match reason {
            Goodbye::TooSlow => self.hall.metrics.too_slow.fetch_add(1, Relaxed),
            Goodbye::Flood => self.hall.metrics.floods.fetch_add(1, Relaxed),
            _ => 0,
        };
        tracing::debug!(reason = ?reason, "a connection is ended");
        let _ = timeout(LAST_WORDS, say_goodbye(&mut self.socket, reason)).await;
    }
}

/// Comes back when the server stops.
pub async fn stops(stopping: &mut watch::Receiver<bool>) {
    // If nobody can say it any more, the server is gone already.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Sends something to a client that reads it in time.
async fn in_time<E>(
    patience: Duration,
    sending: impl Future<Output = Result<(), E>> + Send,
) -> Result<(), End> {
    match timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Goodbye(Goodbye::TooSlow)),
    }
}

/// The number of a request that is not read otherwise, so that its sender knows which it was.
fn number_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: Option<u32>,
    }
    serde_json::from_str::<Numbered>(text).ok()?.id
}

async fn say_goodbye(socket: &mut WebSocket, reason: Goodbye) {
    // 1012: service restart; 1008: against the policy; 1000: all is well.
    let code = match reason {
        Goodbye::Restart => 1012,
        Goodbye::Flood | Goodbye::TooSlow => 1008,
        Goodbye::Removed | Goodbye::Protocol | Goodbye::Closed => 1000,
    };
    let goodbye = Message::Text(to_json(&Reply::Goodbye { reason }).into());
    if socket.feed(goodbye).await.is_err() {
        return;
    }
    let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
    if socket.send(close).await.is_ok() {
        // What the client still sends must be read: otherwise its system may throw our last words away.
        while let Some(Ok(_)) = socket.recv().await {}
    }
}
