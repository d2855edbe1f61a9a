//! A table as the page knows it, and what can be asked of it.
//!
//! The replies of the table come in through [`Play::hear`]; what they say is kept as signals, and everything on the screen
//! follows from these.

use std::rc::Rc;

use cardshed_protocol::{
    Command, Finish, PersonId, PhaseState, RefusalReason, Request, TableId, TableState, Told,
};
use cardshed_rules::any::{AnyAction, AnyIllegal, AnySeen, AnyView};
use cardshed_rules::{Seat, Version};
use cardshed_text::key;
use leptos::prelude::*;

use crate::device;
use crate::line::{Line, LineState};
use crate::parts::alike::Memo;
use crate::parts::whole::Whole;

mod hear;
mod known;
mod proof;

pub use known::bot_name;
pub use proof::{Checked, Dealing};

/// A table as the page knows it. Copies mean the same table.
#[derive(Clone, Copy)]
pub struct Play {
    /// The table, once it has answered.
    pub table: RwSignal<Option<TableState>>,
    /// What one sees of the running round, or saw of the last one.
    pub view: Whole<Option<AnyView>>,
    /// Whether the game waits for whoever sees it so.
    awaits_you: Memo<bool>,
    /// Who one is at this table.
    pub you: RwSignal<Option<PersonId>>,
    /// One's own seat.
    pub seat: RwSignal<Option<Seat>>,
    /// Whether one has given up the running round, as far as one knows.
    pub gave_up: RwSignal<bool>,
    /// How the line to the table is.
    pub line: RwSignal<LineState>,
    /// What has happened, the newest last.
    pub log: RwSignal<Vec<Entry>>,
    /// Something that has to be said now: a refusal, a photo finish.
    pub notice: RwSignal<Option<Notice>>,
    /// Actions that the table has not answered yet.
    pub pending: RwSignal<Vec<Pending>>,
    /// What people have said, the newest last.
    pub said: RwSignal<Vec<Saying>>,
    /// What came of checking each deal of the match.
    pub checked: RwSignal<Vec<(u16, Checked)>>,
    /// Whether a card is being turned over that everybody waits for.
    pub suspense: RwSignal<Suspense>,
    inner: StoredValue<Inner, LocalStorage>,
}

/// A line of what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Tells it from all others, and grows with them.
    pub number: u32,
    /// The version of the game it led to.
    pub version: Version,
    /// What was seen.
    pub seen: AnySeen,
    /// How close it was.
    pub finish: Option<Finish>,
}

/// Something that has to be said now.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Tells two equal notices apart.
    pub number: u32,
    /// What.
    pub what: NoticeKind,
}

/// What a notice is about.
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeKind {
    /// The game does not allow an action; known without asking the table.
    Illegal(AnyIllegal),
    /// The table has refused a request.
    Refused(RefusalReason),
    /// It was close.
    Finish(Finish),
    /// The page itself has to say what comes first; the key of its message.
    First(&'static str),
}

/// An action on its way, or about to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// The number of its request.
    pub id: u32,
    /// The action.
    pub action: AnyAction,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// Tells two equal ones apart.
    pub number: u32,
    /// Who.
    pub person: PersonId,
    /// What.
    pub told: Told,
}

/// How far a card is that everybody waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Suspense {
    /// There is none.
    #[default]
    None,
    /// It lies face down: what came of it is not told yet.
    FaceDown,
    /// It is shown: nothing lies over it.
    Shown,
}

/// Something that was done at the table, told while the page still shows how it was before.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Who did it.
    pub seat: Seat,
    /// What was seen of it.
    pub seen: Vec<AnySeen>,
    /// Whether one did it oneself.
    pub own: bool,
    /// How close it was.
    pub finish: Option<Finish>,
}

type Watcher = Rc<dyn Fn(&Happened)>;

#[derive(Default)]
struct Inner {
    line: Option<Rc<dyn Line>>,
    table_id: Option<TableId>,
    next: u32,
    /// Milliseconds by which the table's clock is ahead of the page's.
    ahead: f64,
    watchers: Vec<(u32, Watcher)>,
    dealing: Dealing,
    /// What was asked for and has not been answered yet, the newest last.
    asked: Vec<(u32, Command)>,
    /// Pending actions that have not been sent yet.
    held: Vec<u32>,
}

impl Default for Play {
    fn default() -> Play {
        Play::new()
    }
}

impl Play {
    /// A table nothing is known of yet.
    #[must_use]
    pub fn new() -> Play {
        let view = Whole::new(None);
        Play {
            table: RwSignal::new(None),
            view,
            awaits_you: view.part(|view| view.as_ref().is_some_and(awaits_viewer)),
            you: RwSignal::new(None),
            seat: RwSignal::new(None),
            gave_up: RwSignal::new(false),
            line: RwSignal::new(LineState::Connecting),
            log: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            pending: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            checked: RwSignal::new(Vec::new()),
            suspense: RwSignal::default(),
            inner: StoredValue::new_local(Inner::default()),
        }
    }

    /// Everything goes over this line from now on. It is hung up with the screen that made this.
    pub fn connect(self, table: Option<TableId>, line: Rc<dyn Line>) {
        let inner = self.inner;
        self.inner.update_value(|inner| {
            inner.line = Some(line);
            inner.table_id = table;
        });
        on_cleanup(move || {
            if let Some(line) = inner.try_update_value(|inner| inner.line.take()).flatten() {
                line.hang_up();
            }
        });
        // What came while the line was being set up may have waited for it.
        self.add_to_the_deal();
    }

    fn number(self) -> u32 {
        self.inner
            .try_update_value(|inner| {
                inner.next += 1;
                inner.next
            })
            .unwrap_or_default()
    }

    fn line(self) -> Option<Rc<dyn Line>> {
        self.inner.try_with_value(|inner| inner.line.clone()).flatten()
    }

    /// Asks the table for something. A refusal becomes a notice.
    pub fn ask(self, command: Command) {
        self.ask_as(self.number(), command);
    }

    fn ask_as(self, id: u32, command: Command) {
        self.inner.try_update_value(|inner| inner.asked.push((id, command.clone())));
        if let Some(line) = self.line() {
            line.send(Request { id: Some(id), command });
        }
    }

    /// Whether the line to the table is lost: what is asked for then does not get there.
    #[must_use]
    pub fn is_lost(self) -> bool {
        self.line.get() == LineState::Lost
    }

    /// Says that one is ready, or is not.
    pub fn say_ready(self, ready: bool) {
        self.ask_if_there(Command::Ready { ready });
    }

    /// Asks for something that nobody would know of without a line, nor later: it may be long until it is back. Where the line
    /// is lost, a notice says so. Gives whether it was asked for.
    pub fn ask_if_there(self, command: Command) -> bool {
        let is_there = !untrack(|| self.is_lost());
        if is_there {
            self.ask(command);
        } else {
            self.notify(NoticeKind::First(key!("table-lost")));
        }
        is_there
    }

    /// The newest of what was asked for and has not been answered yet: what another change has to start from.
    #[must_use]
    pub fn asked<T>(self, wanted: impl FnMut(&Command) -> Option<T>) -> Option<T> {
        self.inner.with_value(|inner| inner.asked.iter().rev().map(|(_, command)| command).find_map(wanted))
    }

    /// Whether the round has ended. What one still does then was meant for it, and needs no answer: the result is there.
    #[must_use]
    pub fn is_over(self) -> bool {
        // The table says so a moment after the last card.
        let is_decided = |view: &Option<AnyView>| view.as_ref().is_some_and(|view| view.outcome().is_some());
        matches!(untrack(|| self.phase()), Some(PhaseState::Between | PhaseState::Over))
            || self.view.with_untracked(is_decided)
    }

    /// Does an action, if the game allows it as far as one can see. Otherwise a notice says why not.
    pub fn act(self, action: AnyAction) -> bool {
        let Some(view) = self.view.get_untracked() else { return false };
        if self.is_over() {
            return false;
        }
        if let Err(illegal) = view.check(&action) {
            self.notify(NoticeKind::Illegal(illegal));
            return false;
        }
        let id = self.hold(action);
        self.send_held(id);
        true
    }

    /// Means to do an action that the game will allow. It is pending from now on, and is sent with [`Play::send_held`]; if
    /// something before it is refused, it is given up.
    pub fn hold(self, action: AnyAction) -> u32 {
        let id = self.number();
        self.notice.set(None);
        self.inner.try_update_value(|inner| inner.held.push(id));
        self.pending.update(|pending| pending.push(Pending { id, action }));
        id
    }

    /// Whether a pending action has not been sent yet.
    #[must_use]
    pub fn is_held(self, id: u32) -> bool {
        self.inner.try_with_value(|inner| inner.held.contains(&id)).unwrap_or(false)
    }

    /// Sends a pending action on its way.
    pub fn send_held(self, id: u32) {
        self.inner.try_update_value(|inner| inner.held.retain(|held| *held != id));
        let action = self.pending.with_untracked(|all| {
            all.iter().find(|pending| pending.id == id).map(|pending| pending.action.to_string())
        });
        let against = self.view.with_untracked(|view| view.as_ref().map(AnyView::version));
        if let (Some(action), Some(against), Some(line)) = (action, against, self.line()) {
            line.send(Request { id: Some(id), command: Command::Act { against, action } });
        }
    }

    /// Says something now.
    pub fn notify(self, what: NoticeKind) {
        let number = self.number();
        self.notice.set(Some(Notice { number, what }));
    }

    /// Tries a lost line again now.
    pub fn retry(self) {
        if let Some(line) = self.line() {
            line.retry();
        }
    }

    /// Has `watch` told of everything that is done, while the page still shows how it was before: the place for cards
    /// that fly. It ends with the component that asks for it.
    pub fn before(self, watch: impl Fn(&Happened) + 'static) {
        let number = self.number();
        let watch: Watcher = Rc::new(watch);
        self.inner.update_value(|inner| inner.watchers.push((number, watch)));
        let inner = self.inner;
        on_cleanup(move || {
            inner.try_update_value(|inner| inner.watchers.retain(|(own, _)| *own != number));
        });
    }

    /// The table's clock, in milliseconds.
    #[must_use]
    pub fn table_now(self) -> f64 {
        device::now() + self.inner.try_with_value(|inner| inner.ahead).unwrap_or_default()
    }

    /// The id of the table, which is also the key to it.
    #[must_use]
    pub fn id(self) -> Option<TableId> {
        self.inner.with_value(|inner| inner.table_id)
    }
}

fn awaits_viewer(view: &AnyView) -> bool {
    view.viewer().seat().is_some_and(|seat| view.to_act().contains(seat))
}
