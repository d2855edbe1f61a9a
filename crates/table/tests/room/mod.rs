//! A table and its connections without a network: what is asked for at a time is answered at that time.

#![allow(clippy::unwrap_used, dead_code)]

use std::collections::BTreeMap;

use cardshed_protocol::{
    Command, Millis, PersonId, PhaseState, RefusalReason, Reply, Request, TableId, TableSettings, TableState,
};
use cardshed_rules::any::AnyAction;
use cardshed_rules::{GameId, Seat, Version, Viewer};
use cardshed_table::{ConnId, Entry, Fact, Identity, Input, Output, Table};

pub const MASTER: [u8; 32] = [7; 32];
pub const ID: TableId = TableId([9; 12]);

/// Grace and silence as the tests have them, in milliseconds.
pub const GRACE: u64 = 20_000;
pub const SILENCE: u64 = 6 * GRACE;

/// How a request was answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Done,
    Refused(RefusalReason),
    /// Not yet: the referee has it.
    Held,
}

pub struct Room {
    pub now: u64,
    pub table: Table,
    pub entries: Vec<Entry>,
    /// What every connection was sent, with the time.
    pub sent: BTreeMap<u64, Vec<(u64, Reply)>>,
    /// Connections the table may send to.
    pub open: Vec<u64>,
    next_id: u32,
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// One round of a game.
pub fn one_round(game: GameId) -> TableSettings {
    TableSettings { rounds: Some(1), ..TableSettings::new(game) }
}

impl Room {
    pub fn open(settings: TableSettings, seats: u8) -> Room {
        let now = 1_000_000;
        let (table, opened) = Table::open(Millis(now), ID, MASTER, settings, seats).unwrap();
        Room { now, table, entries: vec![opened], sent: BTreeMap::new(), open: Vec::new(), next_id: 1 }
    }

    /// A table where persons 1, 2, … sit on seats 1, 2, …, connected as 1, 2, …
    pub fn seated(settings: TableSettings, people: u8) -> Room {
        let mut room = Room::open(settings, people);
        for number in 1..=u64::from(people) {
            room.connect(number, number as u8);
            assert_eq!(room.ask(number, Command::Sit { seat: seat(number as usize) }), Answer::Done);
        }
        room
    }

    /// The same, with the signal fallen.
    pub fn playing(settings: TableSettings, people: u8) -> Room {
        let mut room = Room::seated(settings, people);
        room.all_ready();
        room.pass(room.countdown());
        assert_eq!(room.phase(), PhaseState::Playing);
        room
    }

    /// How long the signal is counted down: only where everyone plays at once somebody has to get ready for it.
    pub fn countdown(&self) -> u64 {
        if self.table.settings().game.is_speed() { 3_000 } else { 200 }
    }

    pub fn all_ready(&mut self) {
        for conn in self.open.clone() {
            if self.seat_of(conn).is_some() && self.table.is_idle() {
                assert_eq!(self.ask(conn, Command::Ready { ready: true }), Answer::Done);
            }
        }
    }

    /// As [`Room::all_ready`], where it may not be the time for it.
    pub fn all_ready_or_not(&mut self) {
        for conn in self.open.clone() {
            self.ask(conn, Command::Ready { ready: true });
        }
    }

    pub fn give(&mut self, input: Input) -> Vec<Output> {
        let now = Millis(self.now);
        let mut outputs = self.table.handle(now, input);
        self.take(&outputs);
        let told = self.table.handle(now, Input::Told);
        self.take(&told);
        outputs.extend(told);
        assert!(
            self.table.next_wake().is_none_or(|wake| wake > now),
            "the table would be woken for ever: {:?} at {now:?}",
            self.table.next_wake()
        );
        outputs
    }

    fn take(&mut self, outputs: &[Output]) {
        for output in outputs {
            match output {
                Output::Persist(entry) => self.entries.push(entry.clone()),
                Output::Send { conn, reply } => {
                    assert!(self.open.contains(&conn.0), "nobody is there to hear {reply:?}");
                    self.sent.entry(conn.0).or_default().push((self.now, (**reply).clone()));
                }
                Output::Close { conn, .. } => self.open.retain(|open| open != &conn.0),
            }
        }
    }

    pub fn connect(&mut self, conn: u64, person: u8) {
        self.open.push(conn);
        let name = format!("person {person}").parse().unwrap();
        let identity = Identity([person; 16]);
        self.give(Input::Connect { conn: ConnId(conn), identity, name });
    }

    pub fn disconnect(&mut self, conn: u64) {
        self.open.retain(|open| *open != conn);
        self.give(Input::Disconnect { conn: ConnId(conn) });
    }

    pub fn measure(&mut self, conn: u64, millis: u32) {
        for _ in 0..8 {
            self.give(Input::RoundTrip { conn: ConnId(conn), millis });
        }
    }

    /// Asks, and says how it was answered there and then.
    pub fn ask(&mut self, conn: u64, command: Command) -> Answer {
        self.next_id += 1;
        self.ask_as(conn, self.next_id, command)
    }

    /// The same under a number of one's own.
    pub fn ask_as(&mut self, conn: u64, id: u32, command: Command) -> Answer {
        let before = self.entries.len();
        let outputs =
            self.give(Input::Request { conn: ConnId(conn), request: Request { id: Some(id), command } });
        let answer = outputs.iter().find_map(|output| match output {
            Output::Send { conn: to, reply } if to.0 == conn => match &**reply {
                Reply::Done { id: done } if *done == id => Some(Answer::Done),
                Reply::Refused { id: Some(refused), reason, .. } if *refused == id => {
                    Some(Answer::Refused(reason.clone()))
                }
                _ => None,
            },
            _ => None,
        });
        if matches!(answer, Some(Answer::Refused(_))) {
            assert_eq!(self.entries.len(), before, "a refusal changes nothing");
        }
        answer.unwrap_or(Answer::Held)
    }

    pub fn act(&mut self, conn: u64, action: &AnyAction) -> Answer {
        let against = self.version();
        self.ask(conn, Command::Act { against, action: action.to_string() })
    }

    /// The first legal action of whoever is to act, and by which connection.
    pub fn any_action(&self) -> (u64, AnyAction) {
        let view = self.table.view(Viewer::Spectator).unwrap();
        let acting = view.to_act();
        let found = acting.iter().find_map(|seat| {
            let action = self.actions(seat).into_iter().next()?;
            Some((seat.index() as u64 + 1, action))
        });
        found.unwrap()
    }

    pub fn actions(&self, seat: Seat) -> Vec<AnyAction> {
        self.table.view(Viewer::Seat(seat)).unwrap().actions()
    }

    /// Lets time go by; the table is woken when it wants to be.
    pub fn pass(&mut self, millis: u64) {
        let until = self.now + millis;
        while let Some(wake) = self.table.next_wake().filter(|wake| wake.0 <= until) {
            self.now = wake.0.max(self.now);
            self.give(Input::Wake);
        }
        self.now = until;
        self.give(Input::Wake);
    }

    /// As after a crash: nobody is connected.
    pub fn restart(&mut self) {
        self.table = self.restored();
        self.open.clear();
    }

    pub fn restored(&self) -> Table {
        Table::restore(Millis(self.now), ID, MASTER, &self.entries).unwrap()
    }

    pub fn state(&self) -> TableState {
        self.table.state(Millis(self.now))
    }

    pub fn phase(&self) -> PhaseState {
        self.state().phase
    }

    pub fn version(&self) -> Version {
        self.table.view(Viewer::Spectator).unwrap().version()
    }

    pub fn seat_of(&self, conn: u64) -> Option<Seat> {
        self.welcome(conn).0?;
        self.state()
            .seats
            .iter()
            .position(|slot| {
                slot.who == cardshed_protocol::Who::Person { person: self.welcome(conn).0.unwrap() }
            })
            .and_then(Seat::new)
    }

    /// Who a connection is, and the last view it was welcomed with.
    pub fn welcome(&self, conn: u64) -> (Option<PersonId>, Option<cardshed_rules::any::AnyView>) {
        let mut welcomes = self.sent.get(&conn).into_iter().flatten().filter_map(|(_, reply)| match reply {
            Reply::Welcome { you, view, .. } => Some((Some(*you), view.as_deref().cloned())),
            _ => None,
        });
        welcomes.next_back().unwrap_or((None, None))
    }

    /// What a connection was sent last, but for the table.
    pub fn last(&self, conn: u64) -> Option<&Reply> {
        let replies = self.sent.get(&conn)?.iter().rev().map(|(_, reply)| reply);
        replies.into_iter().find(|reply| !matches!(reply, Reply::Table { .. }))
    }

    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.entries.iter().map(|entry| &entry.fact)
    }

    /// A table brought back from its facts is the one that wrote them, but for who is there.
    pub fn compare_with_restored(&self) {
        let restored = self.restored();
        assert_eq!(lasting(&self.state()), lasting(&restored.state(Millis(self.now))));
        let viewers = (0..6).filter_map(Seat::new).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in
            viewers.filter(|viewer| viewer.seat().is_none_or(|seat| seat.index() < self.state().seats.len()))
        {
            assert_eq!(self.table.view(viewer), restored.view(viewer));
        }
    }
}

/// What of a table outlives everybody's absence.
fn lasting(state: &TableState) -> TableState {
    let mut state = state.clone();
    state.people.clear();
    state.agreeing.clear();
    for slot in &mut state.seats {
        (slot.ready, slot.stand_in, slot.clock) = (false, false, None);
    }
    if let PhaseState::Countdown { ends } = &mut state.phase {
        *ends = Millis(0);
    }
    state
}
