//! A table that the page runs itself, for games against bots. It needs no server and no network, and what has happened
//! at it is kept, so that a reload does not end a game.

use std::cell::{Cell, RefCell};
use std::mem::{replace, swap};
use std::rc::{Rc, Weak};

use cardshed_protocol::{BotSeat, Command, Millis, Name, Nonce, Request, TableId, TableSettings};
use cardshed_rules::{GameId, Seat};
use cardshed_table::{ConnId, Entry, Identity, Input, Output, RestoreError, Table};

use super::{Farewell, Heard, Line, LineState};
use crate::device::{self, Alarm};
use crate::screens::local::Begin;

mod kept;

use kept::Kept;
pub use kept::{forget, is_running, terms};

/// Where it is kept which tab plays a game: the one that came last. Otherwise two tabs would overwrite each other's course
/// of it.
fn tab_place(game: GameId) -> String {
    format!("cardshed.tab.{game}")
}

/// The page is the only client of its table.
const CONN: ConnId = ConnId(1);
const IDENTITY: Identity = Identity([1; 16]);

/// The table's clock. It begins no earlier than anything that is known to have happened, and then goes with that of the
/// page, which is not set back when somebody sets the clock of the machine.
struct Clock {
    start: Millis,
    begun: f64,
}

impl Clock {
    fn since(last: Millis) -> Clock {
        Clock { start: last.max(Millis(device::today())), begun: device::now() }
    }

    fn now(&self) -> Millis {
        self.start.after((device::now() - self.begun) as u64)
    }
}

/// A table in this page, and the line to it.
pub struct Local {
    game: GameId,
    table: RefCell<Table>,
    clock: Clock,
    kept: RefCell<Kept>,
    /// So many of its facts the browser has kept.
    written: Cell<usize>,
    /// Whether it was said that the browser keeps nothing.
    is_unkept: Cell<bool>,
    alarm: Alarm,
    heard: Box<dyn Fn(Heard)>,
    /// By what this tab is known; nothing where the browser keeps nothing.
    tab: Option<Nonce>,
    /// Whether all have sat down.
    is_open: Cell<bool>,
    /// Whether another tab goes on with the game.
    is_elsewhere: Cell<bool>,
    /// What is still to be told.
    waiting: RefCell<Vec<Heard>>,
    this: Weak<Local>,
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
        let now = Millis(device::today());
        let (table, kept, is_new) = match kept::restore(game, now) {
            Some((table, kept)) => (table, kept, false),
            None => {
                let mut kept = Kept::new();
                let seats = bots.len() as u8 + 1;
                let (table, entry) = Table::open(now, kept.id, kept.master(), settings, seats)?;
                kept.facts.push(entry);
                (table, kept, true)
            }
        };
        let line = Rc::new_cyclic(|this| Local {
            game,
            table: RefCell::new(table),
            clock: Clock::since(kept.last()),
            written: Cell::new(if is_new { 0 } else { kept.facts.len() }),
            kept: RefCell::new(kept),
            is_unkept: Cell::new(false),
            alarm: Alarm::default(),
            heard: Box::new(heard),
            tab: device::kept(&tab_place(game)),
            is_open: Cell::new(false),
            is_elsewhere: Cell::new(false),
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
        if begin != Begin::Choosing {
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

    /// The records of the rounds that are over, as JSON Lines, in which the person has this name. At the table it may be
    /// "you", which would be somebody else to whoever reads the record.
    ///
    /// # Errors
    /// If what was kept does not make a game.
    pub fn records(&self, called: &Name) -> Result<String, RestoreError> {
        let mut kept = self.kept.borrow_mut();
        let mut names: Vec<Name> = kept.names().map(|name| replace(name, called.clone())).collect();
        let records = Table::records(kept.id, kept.master(), &kept.facts);
        kept.names().zip(&mut names).for_each(|(name, own)| swap(name, own));
        Ok(records?.concat())
    }

    fn happens(&self, input: Input) {
        let outputs = self.table.borrow_mut().handle(self.clock.now(), input);
        self.carry_out(outputs);
    }

    /// Time has passed. What that may need long for, such as dealing, and showing it are two tasks.
    fn wakes(&self) {
        let outputs = self.table.borrow_mut().handle(self.clock.now(), Input::Wake);
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
        self.ask_where();
        if self.is_elsewhere.get() {
            return;
        }
        let kept = self.kept.borrow();
        if kept.write(self.game, self.written.get()) {
            self.written.set(kept.facts.len());
        } else if !self.is_unkept.replace(true) {
            self.waiting.borrow_mut().push(Heard::Unkept);
        }
    }

    /// Finds out whether another tab goes on with the game.
    fn ask_where(&self) {
        let tab: Option<Nonce> = device::kept(&tab_place(self.game));
        self.is_elsewhere.set(tab.is_some() && tab != self.tab);
    }

    /// Ends it if another tab goes on with the game.
    pub fn look(&self) {
        self.ask_where();
        if self.is_elsewhere.get() {
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
        let outputs = self.table.borrow_mut().handle(self.clock.now(), Input::Told);
        // Meanwhile it may have become time for something else.
        self.take_down(outputs);
        if self.is_elsewhere.get() {
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
        self.after(wake.since(self.clock.now()) as f64, Local::wakes);
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
        let outputs = self.table.borrow_mut().handle(self.clock.now(), Input::Disconnect { conn: CONN });
        for output in outputs {
            if let Output::Persist(entry) = output {
                self.take(entry);
            }
        }
        self.keep();
    }
}
