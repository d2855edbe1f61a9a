//! A table at the server, over a WebSocket that is opened again whenever it is lost.
//!
//! A socket whose other end has vanished says nothing about it for minutes. So the page looks from time to time whether
//! anything has come; if not it asks, and without an answer takes the line for lost. It counts its looks and not the
//! time: a browser that lets a page sleep holds back what has come as well, and lets it look less often.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use cardshed_protocol::{Command, Goodbye, Name, PROTOCOL, Reply, Request, TableId};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::{Farewell, Heard, Line, LineState};
use crate::device::{self, Alarm};
use crate::screens::server;

/// Waits between two attempts, in milliseconds: soon at first, and then less and less often.
const PATIENCE: [f64; 6] = [0.0, 500.0, 1_000.0, 2_000.0, 4_000.0, 8_000.0];

/// How often the page looks whether anything has come, in milliseconds.
const LOOK: f64 = 2_000.0;

/// So many looks in a row at which nothing has come, and the line is lost.
const LOOKS: u32 = 4;

/// So many of them are left once the table is asked whether it is there.
const ASKED: u32 = 2;

/// So many a new socket has until the table's welcome: names are looked up, and keys exchanged.
const OPENING: u32 = 5;

/// The number of the question whether the table is there. A [`crate::play::Play`] counts its own from one.
const PING: u32 = 0;

/// What the browser tells the window of the network, or when it shows a page again that it had put aside.
const NETWORK: [&str; 3] = ["online", "offline", "pageshow"];

/// What the browser calls then.
type Listener = Closure<dyn FnMut(Event)>;

/// The line to a table at the server.
pub struct Remote {
    address: String,
    table: TableId,
    socket: RefCell<Option<Socket>>,
    /// How many attempts have failed since it last held for a while. A line that is lost again right after the welcome has
    /// not held: it would otherwise be tried without a pause.
    failures: Cell<usize>,
    /// Whether the table has welcomed this page over the present socket.
    is_welcome: Cell<bool>,
    /// At so many more looks nothing may have come.
    looks: Cell<u32>,
    ended: Cell<bool>,
    /// The next look, or the next attempt.
    alarm: Alarm,
    heard: Box<dyn Fn(Heard)>,
    network: RefCell<Option<Listener>>,
    this: Weak<Remote>,
}

/// A socket, and what it calls. Dropped together, so that an old socket says nothing any more.
struct Socket {
    socket: WebSocket,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        drop(self.socket.close());
    }
}

/// Under which name the last deal of a table is kept, as the table has told it.
fn dealt(table: TableId) -> String {
    format!("cardshed.dealt.{table}")
}

/// The last deal of a table that this tab was told of, however often the page was loaded since.
#[must_use]
pub fn last_dealt(table: TableId) -> Option<Reply> {
    device::kept_for_reload(&dealt(table)).and_then(|text| device::json(&text))
}

impl Remote {
    /// Connects to a table as somebody of that name; `heard` gets everything that comes.
    pub fn open(table: TableId, name: &Name, heard: impl Fn(Heard) + 'static) -> Rc<Remote> {
        let location = device::window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let name: String = js_sys::encode_uri_component(name.as_str()).into();
        let address = format!("{scheme}://{host}/api/tables/{table}/ws?name={name}&protocol={PROTOCOL}");
        let line = Rc::new_cyclic(|this| Remote {
            address,
            table,
            socket: RefCell::default(),
            failures: Cell::new(0),
            is_welcome: Cell::new(false),
            looks: Cell::new(0),
            ended: Cell::new(false),
            alarm: Alarm::default(),
            heard: Box::new(heard),
            network: RefCell::default(),
            this: this.clone(),
        });
        line.watch_network();
        line.connect();
        line
    }

    /// A network that is back, or a page that is looked at again, is tried at once. A network that has gone takes the socket
    /// with it.
    fn watch_network(&self) {
        let this = self.this.clone();
        let back = Closure::new(move |event: Event| {
            let Some(line) = this.upgrade() else { return };
            if event.type_() == "offline" {
                line.lost();
            } else if !line.is_open() {
                line.retry();
            } else if !device::document().hidden() {
                line.ask();
                line.look_later();
            }
        });
        let window = device::window();
        for event in NETWORK {
            drop(window.add_event_listener_with_callback(event, back.as_ref().unchecked_ref()));
        }
        drop(
            device::document()
                .add_event_listener_with_callback("visibilitychange", back.as_ref().unchecked_ref()),
        );
        self.network.replace(Some(back));
    }

    fn connect(&self) {
        let Ok(socket) = WebSocket::new(&self.address) else {
            return self.lost();
        };
        let this = self.this.clone();
        let message = Closure::new(move |event: MessageEvent| {
            if let (Some(line), Some(text)) = (this.upgrade(), event.data().as_string()) {
                line.receive(&text);
            }
        });
        let this = self.this.clone();
        let close = Closure::new(move |_: CloseEvent| {
            if let Some(line) = this.upgrade() {
                line.lost();
            }
        });
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        let socket = Socket { socket, _message: message, _close: close };
        self.replace(Some(socket));
        self.is_welcome.set(false);
        self.looks.set(OPENING);
        self.look_later();
    }

    fn look_later(&self) {
        let this = self.this.clone();
        self.alarm.set(LOOK, move || {
            if let Some(line) = this.upgrade() {
                line.look();
            }
        });
    }

    /// Nothing has come since the last look, unless the looks were counted anew.
    fn look(&self) {
        let left = self.looks.get().saturating_sub(1);
        self.looks.set(left);
        if left == 0 {
            return self.lost();
        }
        if self.is_welcome.get() {
            self.failures.set(0);
        }
        if left == ASKED {
            self.ask();
        }
        self.look_later();
    }

    /// Asks whether the table is there, if it was when it was last heard of.
    fn ask(&self) {
        if self.sent(&Request { id: Some(PING), command: Command::Ping }) {
            self.looks.set(ASKED);
        }
    }

    /// The old socket may be the one whose message is being read: its closures have to outlive that.
    fn replace(&self, socket: Option<Socket>) {
        let old = self.socket.replace(socket);
        spawn_local(async move { drop(old) });
    }

    fn receive(&self, text: &str) {
        let Some(reply) = device::json::<Reply>(text) else {
            // A message that this page does not know comes from a newer server; everything is asked for again.
            return self.lost();
        };
        self.looks.set(LOOKS);
        match &reply {
            Reply::Done { id: PING } | Reply::Refused { id: Some(PING), .. } => return,
            Reply::Welcome { .. } => self.is_welcome.set(true),
            Reply::Dealt { .. } => device::keep_for_reload(&dealt(self.table), text),
            Reply::Goodbye { reason: Goodbye::Restart | Goodbye::TooSlow } => return self.lost(),
            Reply::Goodbye { reason } => return self.end(Farewell::Table(*reason)),
            _ => {}
        }
        let is_welcome = matches!(reply, Reply::Welcome { .. });
        (self.heard)(Heard::Reply(Box::new(reply)));
        // Whoever goes on from here knows the table as it is now.
        if is_welcome {
            (self.heard)(Heard::State(LineState::Open));
        }
    }

    fn end(&self, farewell: Farewell) {
        self.hang_up();
        (self.heard)(Heard::State(LineState::Ended(farewell)));
    }

    fn lost(&self) {
        if self.ended.get() {
            return;
        }
        self.replace(None);
        self.is_welcome.set(false);
        (self.heard)(Heard::State(LineState::Lost));
        let failures = self.failures.get();
        self.failures.set(failures + 1);
        if failures > 0 {
            self.ask_why();
        }
        // All clients of a server that comes back must not come in the same instant.
        let spread = 0.5 + f64::from(device::random::<1>()[0]) / 255.0;
        let wait = PATIENCE[failures.min(PATIENCE.len() - 1)] * spread;
        let this = self.this.clone();
        self.alarm.set(wait, move || {
            if let Some(line) = this.upgrade().filter(|line| !line.ended.get()) {
                line.connect();
            }
        });
    }

    /// A socket that cannot be opened does not say why. If it is the server that does not let one in, trying again is in vain.
    fn ask_why(&self) {
        let (this, address) = (self.this.clone(), format!("http{}", &self.address["ws".len()..]));
        spawn_local(async move {
            let why = server::turns_away(&address).await;
            if let (Some(why), Some(line)) = (why, this.upgrade())
                && !line.ended.get()
                && !line.is_welcome.get()
            {
                line.end(Farewell::Server(why));
            }
        });
    }

    fn is_open(&self) -> bool {
        self.socket.borrow().as_ref().is_some_and(|socket| {
            matches!(socket.socket.ready_state(), WebSocket::OPEN | WebSocket::CONNECTING)
        })
    }

    fn sent(&self, request: &Request) -> bool {
        let socket = self.socket.borrow();
        let open = socket.as_ref().filter(|socket| socket.socket.ready_state() == WebSocket::OPEN);
        let text = serde_json::to_string(request);
        open.zip(text.ok()).is_some_and(|(open, text)| open.socket.send_with_str(&text).is_ok())
    }
}

impl Line for Remote {
    fn send(&self, request: Request) {
        // What is not sent is not repeated: once the line is open again, the table is told anew as it is then.
        if !self.sent(&request) && !self.is_open() {
            self.retry();
        }
    }

    fn retry(&self) {
        if !self.ended.get() && !self.is_open() {
            self.failures.set(0);
            self.alarm.stop();
            self.connect();
        }
    }

    fn hang_up(&self) {
        self.ended.set(true);
        self.alarm.stop();
        self.replace(None);
        if let Some(back) = self.network.take() {
            let window = device::window();
            for event in NETWORK {
                drop(window.remove_event_listener_with_callback(event, back.as_ref().unchecked_ref()));
            }
            drop(
                device::document()
                    .remove_event_listener_with_callback("visibilitychange", back.as_ref().unchecked_ref()),
            );
        }
    }
}
