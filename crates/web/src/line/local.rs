//! A table that the page runs itself, for games against bots. It needs no server and no network, and what has happened
//! at it is kept, so that a reload does not end a game.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use cardshed_protocol::{BotSeat, Command, Millis, Name, Nonce, Request, TableId, TableSettings};
use cardshed_rules::{GameId, Seat};
use cardshed_table::{ConnId, Entry, Identity, Input, Output, RestoreError, Table};
use serde::Serialize;

use super::{Farewell, Heard, Line, LineState};
use crate::device::{self, Alarm};
use crate::screens::local::Begin;

/// Where the facts of the table are kept, one place a game.
fn place(game: GameId) -> String {
    format!("cardshed.local.{game}")
}

/// Where it is kept which tab plays it: the one that came last. Two that kept their own course of it would overwrite each
/// other's.
fn tab_place(game: GameId) -> String {
    format!("cardshed.tab.{game}")
}

/// The page is the only client of its table.
const CONN: ConnId = ConnId(1);
const IDENTITY: Identity = Identity([1; 16]);

/// A table as it is kept.
#[derive(Serialize)]
struct Kept {
    id: TableId,
    master: Nonce,
    facts: Vec<Entry>,
}

cardshed_rules::by_name!(Kept { id, master, facts });

impl Kept {
    /// All secrets of the table come from here. Sixteen random bytes are plenty where nobody else plays.
    fn master(&self) -> [u8; 32] {
        let mut master = [0; 32];
        master[..16].copy_from_slice(&self.master.0);
        master
    }
}

/// A table in this page, and the line to it.
pub struct Local {
    game: GameId,
    table: RefCell<Table>,
    kept: RefCell<Kept>,
    alarm: Alarm,
    heard: Box<dyn Fn(Heard)>,
    /// By what this tab is known; nothing where the browser keeps nothing.
    tab: Option<Nonce>,
    /// Whether all have sat down.
    is_open: Cell<bool>,
    /// What is still to be told.
    waiting: RefCell<Vec<Heard>>,
    this: Weak<Local>,
}

/// Whether a game against bots waits to be gone on with.
#[must_use]
pub fn is_running(game: GameId) -> bool {
    restore(game).is_some_and(|(table, _)| !table.is_idle())
}

/// Forgets the game that was kept.
pub fn forget(game: GameId) {
    device::forget(&place(game));
}

fn restore(game: GameId) -> Option<(Table, Kept)> {
    let kept: Kept = device::kept(&place(game))?;
    let table = Table::restore(now(), kept.id, kept.master(), &kept.facts).ok()?;
    (table.settings().game == game).then_some((table, kept))
}

/// The table's clock. It goes on between visits, so that it never goes backwards.
fn now() -> Millis {
    Millis(device::today())
}

impl Local {
    /// Goes on with the game that was kept, or sets a new one up: these settings, with a bot of this kind on every other
    /// seat. `heard` gets everything the table says.
    ///
    /// # Errors
    /// If the settings cannot be played by so many.
    pub fn open(
        settings: TableSettings,
        bots: &[BotSeat],
        name: Name,
        begin: Begin,
        heard: impl Fn(Heard) + 'static,
    ) -> Result<Rc<Local>, String> {
        let game = settings.game;
        // First of all: from now on another tab keeps nothing any more.
        device::keep(&tab_place(game), &Nonce(device::random()));
        let (found, is_new) = match restore(game) {
            Some((table, kept)) => ((table, kept), false),
            None => {
                let (id, master) = (TableId(device::random()), Nonce(device::random()));
                let mut kept = Kept { id, master, facts: Vec::new() };
                let seats = bots.len() as u8 + 1;
                let (table, entry) = Table::open(now(), id, kept.master(), settings, seats)?;
                kept.facts.push(entry);
                ((table, kept), true)
            }
        };
        let (table, kept) = found;
        let line = Rc::new_cyclic(|this| Local {
            game,
            table: RefCell::new(table),
            kept: RefCell::new(kept),
            alarm: Alarm::default(),
            heard: Box::new(heard),
            tab: device::kept(&tab_place(game)),
            is_open: Cell::new(false),
            waiting: RefCell::default(),
            this: this.clone(),
        });
        (line.heard)(Heard::State(LineState::Open));
        line.happens(Input::Connect { conn: CONN, identity: IDENTITY, name });
        if is_new {
            line.sit_down(bots, begin);
        }
        line.is_open.set(true);
        line.keep();
        Ok(line)
    }

    /// The person takes the first seat, the bots the others.
    fn sit_down(&self, bots: &[BotSeat], begin: Begin) {
        let first = Seat::new(0).expect("every table has a first seat");
        self.asks(Command::Sit { seat: first });
        for (index, &bot) in bots.iter().enumerate() {
            if let Some(seat) = Seat::new(index + 1) {
                self.asks(Command::AddBot { seat, bot });
            }
        }
        if begin == Begin::AtOnce {
            self.asks(Command::Ready { ready: true });
        }
    }

    fn asks(&self, command: Command) {
        self.happens(Input::Request { conn: CONN, request: Request { id: None, command } });
    }

    /// The id of the table, which its deals are made with.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.kept.borrow().id
    }

    /// The records of the rounds that are over, as JSON Lines.
    ///
    /// # Errors
    /// If what was kept does not make a game.
    pub fn records(&self) -> Result<String, RestoreError> {
        let kept = self.kept.borrow();
        Ok(Table::records(kept.id, kept.master(), &kept.facts)?.concat())
    }

    fn happens(&self, input: Input) {
        let outputs = self.table.borrow_mut().handle(now(), input);
        self.carry_out(outputs);
    }

    /// Time has passed. What that may need long for, such as dealing, and showing it are two tasks.
    fn wakes(&self) {
        let outputs = self.table.borrow_mut().handle(now(), Input::Wake);
        self.take_down(outputs);
        self.tell_next();
    }

    /// Tells what is to be told in a task of its own.
    fn tell_next(&self) {
        self.after(0.0, Local::tell);
    }

    /// Does something after so many milliseconds, and nothing that was to be done before.
    fn after(&self, millis: f64, work: fn(&Local)) {
        let this = self.this.clone();
        self.alarm.set(millis, move || {
            if let Some(line) = this.upgrade() {
                work(&line);
            }
        });
    }

    /// Does what the table wants done: keep first, tell then.
    fn carry_out(&self, outputs: Vec<Output>) {
        self.take_down(outputs);
        self.tell();
    }

    /// Keeps what has happened, and what is to be told of it.
    fn take_down(&self, outputs: Vec<Output>) {
        let mut keeps = false;
        for output in outputs {
            match output {
                Output::Persist(entry) => {
                    keeps = true;
                    self.take(entry);
                }
                Output::Send { reply, .. } => self.waiting.borrow_mut().push(Heard::Reply(reply)),
                Output::Close { .. } => {}
            }
        }
        // Until all sit down there is nothing that could be lost.
        if keeps && self.is_open.get() {
            self.keep();
        }
    }

    fn keep(&self) {
        if !self.is_elsewhere() {
            device::keep(&place(self.game), &*self.kept.borrow());
        }
    }

    /// Whether another tab goes on with the game.
    fn is_elsewhere(&self) -> bool {
        let tab: Option<Nonce> = device::kept(&tab_place(self.game));
        tab.is_some() && tab != self.tab
    }

    /// Ends it if another tab goes on with the game.
    pub fn look(&self) {
        if self.is_elsewhere() {
            self.end();
        }
    }

    /// Says that the game goes on elsewhere.
    fn end(&self) {
        self.alarm.stop();
        (self.heard)(Heard::State(LineState::Ended(Farewell::Elsewhere)));
    }

    /// Tells what is to be told, and waits for what comes next.
    fn tell(&self) {
        for heard in self.waiting.take() {
            (self.heard)(heard);
        }
        let outputs = self.table.borrow_mut().handle(now(), Input::Told);
        // Meanwhile it may have become time for something else.
        self.take_down(outputs);
        if self.is_elsewhere() {
            self.end();
        } else if self.waiting.borrow().is_empty() {
            self.wake_in_time();
        } else {
            self.tell_next();
        }
    }

    fn take(&self, entry: Entry) {
        self.kept.borrow_mut().facts.push(entry);
    }

    fn wake_in_time(&self) {
        let Some(wake) = self.table.borrow().next_wake() else {
            return self.alarm.stop();
        };
        self.after(wake.since(now()) as f64, Local::wakes);
    }
}

impl Line for Local {
    fn send(&self, request: Request) {
        let this = self.this.clone();
        // Not at once: whoever sends may be in the middle of something that the answer changes.
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(line) = this.upgrade() {
                line.happens(Input::Request { conn: CONN, request });
            }
        });
    }

    fn hang_up(&self) {
        self.alarm.stop();
        let outputs = self.table.borrow_mut().handle(now(), Input::Disconnect { conn: CONN });
        for output in outputs {
            if let Output::Persist(entry) = output {
                self.take(entry);
            }
        }
        self.alarm.stop();
        self.keep();
    }
}
