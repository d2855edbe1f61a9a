//! A client that plays: it keeps its view up to date, sits down, gets ready, and does random legal things.

use std::net::SocketAddr;

use cardshed_protocol::{
    Command, Goodbye, Nonce, PhaseState, RefusalReason, Reply, Request, TableId, TableState, Who,
};
use cardshed_rules::any::AnyView;
use cardshed_rules::{Seat, Seed, Shuffler, Version};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

use super::{PATIENCE, http};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Connects with these headers; gives the socket and the cookie that was set, or the status of the refusal.
pub async fn dial(
    address: SocketAddr,
    path: &str,
    headers: &[(&'static str, String)],
) -> Result<(Socket, Option<String>), u16> {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    match timeout(PATIENCE, connect_async(request)).await.unwrap() {
        Ok((socket, answer)) => {
            let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
            Ok((socket, cookie.and_then(|value| Some(value.split(';').next()?.to_owned()))))
        }
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// Connects with so little room for what has not been read that the server soon notices.
pub async fn dial_narrow(address: SocketAddr, path: &str) -> Socket {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = MaybeTlsStream::Plain(socket.connect(address).await.unwrap());
    client_async(format!("ws://{address}{path}"), stream).await.unwrap().0
}

/// A seat, as people count them.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// Opens a table of two with these settings, with Ann, its host, on the first seat and Bob on the second. Gives the table,
/// Ann's cookie and both of them.
pub async fn ann_and_bob(address: SocketAddr, settings: Value) -> (TableId, String, Client, Client) {
    let (id, cookie) = http::open(address, settings, 2).await;
    let mut ann = Client::connect(address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    let mut bob = Client::connect(address, id, "Bob", None).await;
    assert_eq!(bob.ask(Command::Sit { seat: seat(2) }).await, None);
    (id, cookie, ann, bob)
}

/// How far somebody knows a table to be: rounds that are over, and the version of the running one.
pub type Known = (usize, u32);

pub struct Client {
    pub socket: Socket,
    pub cookie: Option<String>,
    pub seat: Option<Seat>,
    pub table: TableState,
    pub view: Option<AnyView>,
    pub known: Known,
    /// Actions that were accepted.
    pub done: usize,
    pub refusals: Vec<RefusalReason>,
    you: u32,
    next_id: u32,
    acting: Option<u32>,
    random: Shuffler,
}

/// Why a client hears nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// It was told so.
    Goodbye(Goodbye),
    /// The connection broke.
    Broken,
}

impl Client {
    pub async fn connect(address: SocketAddr, id: TableId, name: &str, cookie: Option<&str>) -> Client {
        let headers: Vec<_> = cookie.map(|cookie| ("cookie", cookie.to_owned())).into_iter().collect();
        Client::with(address, id, name, &headers).await.unwrap_or_else(|status| panic!("refused: {status}"))
    }

    pub async fn with(
        address: SocketAddr,
        id: TableId,
        name: &str,
        headers: &[(&'static str, String)],
    ) -> Result<Client, u16> {
        let path = format!("/api/tables/{id}/ws?name={name}&protocol=1");
        let (mut socket, set) = dial(address, &path, headers).await?;
        let sent = headers.iter().find(|(name, _)| *name == "cookie").map(|(_, value)| value.clone());
        let Ok(Reply::Welcome { you, seat, table, view, .. }) = next(&mut socket).await else {
            panic!("no welcome");
        };
        let mut client = Client {
            socket,
            cookie: set.or(sent),
            seat,
            table: *table,
            view: view.map(|view| *view),
            known: (0, 0),
            done: 0,
            refusals: Vec::new(),
            you: you.0,
            next_id: 1,
            acting: None,
            random: Seed::from_number(you.0.into()).stream(5),
        };
        client.note();
        Ok(client)
    }

    pub async fn send(&mut self, command: Command) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        let request = Request { id: Some(id), command };
        // A server that is gone is noticed when nothing comes.
        let _ = self.socket.send(Message::text(serde_json::to_string(&request).unwrap())).await;
        id
    }

    /// Asks for something and waits for the answer: nothing, or why not.
    pub async fn ask(&mut self, command: Command) -> Option<RefusalReason> {
        let asked = self.send(command).await;
        loop {
            match self.hear().await.unwrap() {
                Reply::Done { id } if id == asked => return None,
                Reply::Refused { id, reason, .. } if id == Some(asked) => return Some(reason),
                _ => {}
            }
        }
    }

    /// The next message, after it has been taken in.
    pub async fn hear(&mut self) -> Result<Reply, Silence> {
        let reply = next(&mut self.socket).await?;
        match &reply {
            Reply::Welcome { seat, table, view, .. } => {
                self.seat = *seat;
                self.table = (**table).clone();
                self.view = view.as_deref().cloned();
            }
            Reply::Table { table } => {
                self.table = (**table).clone();
                let mine = |who: &Who| matches!(who, Who::Person { person } if person.0 == self.you);
                self.seat = table.seats.iter().position(|seat| mine(&seat.who)).and_then(Seat::new);
            }
            Reply::Dealt { view } => self.view = Some((**view).clone()),
            Reply::Events { version, seen, .. } => {
                let view = self.view.as_mut().expect("a view before events");
                assert_eq!(view.version().next(), *version, "no version is left out");
                view.follow(seen);
            }
            Reply::Result { .. } => self.view = None,
            Reply::Refused { reason, id, .. } => {
                self.refusals.push(reason.clone());
                self.acting = self.acting.filter(|acting| *id != Some(*acting));
            }
            Reply::Done { id } => {
                self.done += usize::from(self.acting == Some(*id));
                self.acting = self.acting.filter(|acting| acting != id);
            }
            Reply::Said { .. } => {}
            Reply::Goodbye { reason } => return Err(Silence::Goodbye(*reason)),
        }
        self.note();
        Ok(reply)
    }

    fn note(&mut self) {
        let results = self.table.rounds.as_ref().map_or(0, |rounds| rounds.results.len());
        let version = self.view.as_ref().map_or(Version(0), AnyView::version);
        self.known = self.known.max((results, version.0));
    }

    /// Listens until something is so.
    pub async fn until(&mut self, mut so: impl FnMut(&Client) -> bool) {
        while !so(self) {
            self.hear().await.unwrap();
        }
    }

    /// Gets ready, or acts, if it is time to.
    pub async fn react(&mut self) {
        let Some(seat) = self.seat else { return };
        match self.table.phase {
            PhaseState::Lobby | PhaseState::Between
                if self.acting.is_none() && !self.table.seats[seat.index()].ready =>
            {
                self.send(Command::Nonce { nonce: Nonce([self.you as u8; 16]) }).await;
                self.acting = Some(self.send(Command::Ready { ready: true }).await);
            }
            PhaseState::Playing if self.acting.is_none() => {
                let Some(view) = &self.view else { return };
                let (against, actions) = (view.version(), view.actions());
                if !actions.is_empty() {
                    let chosen = self.random.below(actions.len() as u32) as usize;
                    let action = actions[chosen].to_string();
                    self.acting = Some(self.send(Command::Act { against, action }).await);
                }
            }
            _ => {}
        }
    }

    /// Plays until something is so.
    pub async fn play_until(&mut self, mut so: impl FnMut(&Client) -> bool) -> Result<(), Silence> {
        while !so(self) {
            self.react().await;
            self.hear().await?;
        }
        Ok(())
    }

    pub fn is_over(&self) -> bool {
        self.table.phase == PhaseState::Over
    }
}

/// The next message of a socket.
pub async fn next(socket: &mut Socket) -> Result<Reply, Silence> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match timeout_at(deadline, socket.next()).await.expect("something is said in time") {
            Some(Ok(Message::Text(text))) => {
                return Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return Err(Silence::Broken),
        }
    }
}

/// Listens to nothing but so many pings, and answers them.
pub async fn hear_pings(socket: &mut Socket, mut count: usize) {
    let deadline = Instant::now() + PATIENCE;
    while count > 0 {
        let message = timeout_at(deadline, socket.next()).await.expect("pings come in time");
        count -= usize::from(matches!(message.unwrap().unwrap(), Message::Ping(_)));
    }
    // The answer is made when a ping is read, and sent with the next thing that is.
    socket.flush().await.unwrap();
}
