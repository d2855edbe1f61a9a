//! A table as the page knows it, and what can be asked of it.
//!
//! The replies of the table come in through [`Play::hear`]; what they say is kept as signals, and everything on the screen
//! follows from these.

use std::rc::Rc;

use cardshed_protocol::{
    Command, Finish, MatchState, Nonce, PersonId, PersonState, PhaseState, RefusalReason, Reply, Request,
    RoundResult, TableId, TableState, Told, Who,
};
use cardshed_rules::any::{AnyAction, AnyIllegal, AnySeen, AnyView};
use cardshed_rules::{GameId, Seat, SeatCount, Version, Viewer};
use leptos::prelude::*;

use crate::device;
use crate::line::{Heard, Line, LineState};

mod proof;

pub use proof::{Checked, Dealing};

/// So many lines of what happened are kept to be read.
const LOG: usize = 200;

/// A table as the page knows it. Copies mean the same table.
#[derive(Clone, Copy)]
pub struct Play {
    /// The table, once it has answered.
    pub table: RwSignal<Option<TableState>>,
    /// What one sees of the running round, or saw of the last one.
    pub view: RwSignal<Option<AnyView>>,
    /// Who one is at this table.
    pub you: RwSignal<Option<PersonId>>,
    /// One's own seat.
    pub seat: RwSignal<Option<Seat>>,
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
    inner: StoredValue<Inner, LocalStorage>,
}

/// A line of what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
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
}

/// An action on its way.
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
        Play {
            table: RwSignal::new(None),
            view: RwSignal::new(None),
            you: RwSignal::new(None),
            seat: RwSignal::new(None),
            line: RwSignal::new(LineState::Connecting),
            log: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            pending: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            checked: RwSignal::new(Vec::new()),
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
        let id = self.number();
        self.inner.try_update_value(|inner| inner.asked.push((id, command.clone())));
        if let Some(line) = self.line() {
            line.send(Request { id: Some(id), command });
        }
    }

    /// The newest of what was asked for and has not been answered yet: what another change has to start from.
    #[must_use]
    pub fn asked<T>(self, wanted: impl FnMut(&Command) -> Option<T>) -> Option<T> {
        self.inner.with_value(|inner| inner.asked.iter().rev().map(|(_, command)| command).find_map(wanted))
    }

    /// Does an action, if the game allows it as far as one can see. Otherwise a notice says why not.
    pub fn act(self, action: AnyAction) -> bool {
        let Some(view) = self.view.get_untracked() else { return false };
        if let Err(illegal) = view.check(&action) {
            self.notify(NoticeKind::Illegal(illegal));
            return false;
        }
        let id = self.number();
        let command = Command::Act { against: view.version(), action: action.to_string() };
        self.notice.set(None);
        self.pending.update(|pending| pending.push(Pending { id, action }));
        if let Some(line) = self.line() {
            line.send(Request { id: Some(id), command });
        }
        true
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

    /// Takes in what came over the line.
    pub fn hear(self, heard: Heard) {
        // The screen may have been left while a message was on its way.
        if self.inner.try_with_value(|_| ()).is_none() {
            return;
        }
        match heard {
            Heard::State(state) => self.line.set(state),
            Heard::Reply(reply) => self.receive(*reply),
        }
    }

    fn receive(self, reply: Reply) {
        match reply {
            Reply::Welcome { you, seat, table, view, .. } => self.welcomed(you, seat, *table, view),
            Reply::Table { table } => self.table_is(*table),
            Reply::Dealt { view } => self.dealt(*view),
            Reply::Events { version, seat, seen, finish } => self.happened(version, seat, seen, finish),
            Reply::Result { result } => self.ended(&result),
            Reply::Done { id } => self.answered(id),
            Reply::Refused { id, reason, finish, .. } => {
                if let Some(id) = id {
                    self.answered(id);
                }
                self.notify(finish.map_or(NoticeKind::Refused(reason), NoticeKind::Finish));
            }
            Reply::Said { person, told } => {
                let number = self.number();
                self.said.update(|said| {
                    said.push(Saying { number, person, told });
                    let old = said.len().saturating_sub(LOG);
                    said.drain(..old);
                });
            }
            // The line itself ends with it, and says so.
            Reply::Goodbye { .. } => {}
        }
    }

    fn welcomed(self, you: PersonId, seat: Option<Seat>, table: TableState, view: Option<Box<AnyView>>) {
        self.you.set(Some(you));
        self.seat.set(seat);
        self.pending.set(Vec::new());
        self.inner.update_value(|inner| inner.asked.clear());
        if let Some(view) = view {
            self.view.set(Some(*view));
        }
        self.table_is(table);
    }

    fn table_is(self, table: TableState) {
        let ahead = table.at.0 as f64 - device::now();
        let own = self.you.get_untracked();
        let sits =
            table.seats.iter().position(|seat| own.is_some_and(|person| seat.who == Who::Person { person }));
        let seat = sits.and_then(Seat::new);
        self.inner.update_value(|inner| {
            inner.ahead = ahead;
            inner.dealing.learn(&table);
        });
        if self.seat.get_untracked() != seat {
            self.seat.set(seat);
        }
        self.table.set(Some(table));
        self.add_to_the_deal();
    }

    /// Adds to the coming deal what nobody else could have known, once a deal.
    fn add_to_the_deal(self) {
        if self.seat.get_untracked().is_none() || self.line().is_none() {
            return;
        }
        let nonce =
            self.inner.try_update_value(|inner| inner.dealing.add(|| Nonce(device::random()))).flatten();
        if let Some(nonce) = nonce {
            self.ask(Command::Nonce { nonce });
        }
    }

    fn dealt(self, view: AnyView) {
        self.inner.update_value(|inner| inner.dealing.dealt(&view));
        self.log.set(Vec::new());
        self.pending.set(Vec::new());
        self.notice.set(None);
        self.view.set(Some(view));
    }

    fn happened(self, version: Version, seat: Seat, seen: Vec<AnySeen>, finish: Option<Finish>) {
        let follows = self.view.with_untracked(|view| view.as_ref().map(|view| view.version().next()));
        match follows {
            Some(next) if next == version => {}
            // Already known from a newer whole view.
            Some(next) if next > version => return,
            // Something was missed.
            _ => return self.ask(Command::Sync),
        }
        let own = self.seat.get_untracked() == Some(seat);
        let happened = Happened { seat, seen, own, finish };
        let watchers = self.inner.with_value(|inner| inner.watchers.clone());
        for (_, watch) in watchers {
            watch(&happened);
        }
        let Happened { seen, .. } = happened;
        self.log.update(|log| {
            log.extend(seen.iter().map(|seen| Entry { version, seen: seen.clone(), finish: None }));
            if let Some(last) = log.last_mut() {
                last.finish = finish;
            }
            let old = log.len().saturating_sub(LOG);
            log.drain(..old);
        });
        self.view.update(|view| {
            if let Some(view) = view {
                view.follow(&seen);
            }
        });
        if let Some(finish) = finish.filter(|finish| self.concerns_you(finish)) {
            self.notify(NoticeKind::Finish(finish));
        }
    }

    fn concerns_you(self, finish: &Finish) -> bool {
        let own = self.seat.get_untracked();
        own == Some(finish.first) || own == Some(finish.second)
    }

    fn ended(self, result: &RoundResult) {
        let table = self.inner.with_value(|inner| inner.table_id);
        let state = self.table.get_untracked();
        let checked = self
            .inner
            .try_update_value(|inner| inner.dealing.check(result, table, state.as_ref()))
            .unwrap_or(Checked::NotSeen);
        self.checked.update(|all| {
            all.retain(|(round, _)| *round < result.round);
            all.push((result.round, checked));
        });
    }

    fn answered(self, id: u32) {
        self.inner.update_value(|inner| inner.asked.retain(|(asked, _)| *asked != id));
        if self.pending.with_untracked(|pending| pending.iter().any(|pending| pending.id == id)) {
            self.pending.update(|pending| pending.retain(|pending| pending.id != id));
        }
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

    /// Which game is played.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        self.table.with(|table| table.as_ref().map(|table| table.settings.game))
    }

    /// How far the table is.
    #[must_use]
    pub fn phase(self) -> Option<PhaseState> {
        self.table.with(|table| table.as_ref().map(|table| table.phase.clone()))
    }

    /// The match as far as it has come.
    #[must_use]
    pub fn rounds(self) -> Option<MatchState> {
        self.table.with(|table| table.as_ref().and_then(|table| table.rounds.clone()))
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(self) -> Option<SeatCount> {
        self.table.with(|table| table.as_ref().and_then(|table| SeatCount::new(table.seats.len())))
    }

    /// Whether one is the host.
    #[must_use]
    pub fn is_host(self) -> bool {
        let you = self.you.get();
        you.is_some() && self.table.with(|table| table.as_ref().and_then(|table| table.host)) == you
    }

    /// Whether the game waits for one's own action.
    #[must_use]
    pub fn is_your_turn(self) -> bool {
        let playing = matches!(self.phase(), Some(PhaseState::Playing));
        let seat = self.seat.get();
        playing
            && self
                .view
                .with(|view| view.as_ref().zip(seat).is_some_and(|(view, seat)| view.to_act().contains(seat)))
    }

    /// Whose eyes one looks through.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.seat.get().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What everyone is called, in seat order.
    #[must_use]
    pub fn names(self) -> Vec<String> {
        self.table.with(|table| {
            let Some(table) = table else { return Vec::new() };
            (0..table.seats.len()).map(|index| seat_name(table, index)).collect()
        })
    }

    /// What somebody is called.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        self.table
            .with(|table| table.as_ref().map_or_else(String::new, |table| seat_name(table, seat.index())))
    }

    /// Somebody, by their number.
    #[must_use]
    pub fn person(self, person: PersonId) -> Option<PersonState> {
        self.table.with(|table| {
            table.as_ref().and_then(|table| table.people.iter().find(|other| other.person == person).cloned())
        })
    }

    /// The other seats, clockwise from one's own; all of them for somebody who watches.
    #[must_use]
    pub fn others(self) -> Vec<Seat> {
        let Some(count) = self.seats() else { return Vec::new() };
        match self.seat.get() {
            Some(own) => std::iter::successors(Some(own.left(count)), |seat| Some(seat.left(count)))
                .take_while(|&seat| seat != own)
                .collect(),
            None => count.iter().collect(),
        }
    }
}

/// Names for bots, one a seat: short, and easy to tell apart in all five languages.
const BOTS: [&str; 6] = ["Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn"];

/// What a bot on that seat is called.
#[must_use]
pub const fn bot_name(index: usize) -> &'static str {
    BOTS[index % BOTS.len()]
}

fn seat_name(table: &TableState, index: usize) -> String {
    match table.seats.get(index).map(|seat| &seat.who) {
        Some(Who::Person { person }) => table
            .people
            .iter()
            .find(|other| other.person == *person)
            .map_or_else(String::new, |person| person.name.to_string()),
        Some(Who::Bot { .. }) => bot_name(index).to_owned(),
        Some(Who::Open) | None => format!("{}", index + 1),
    }
}
