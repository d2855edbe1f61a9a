//! The table itself: its parts, its facts, and the way in for everything that happens.

use cardshed_protocol::{
    Clock, Command, Goodbye, Millis, PROTOCOL, PersonId, Recent, RefusalReason, Reply, Request, TableId,
    TableSettings, Told, Who,
};
use cardshed_rules::any::{AnyEvent, AnyOptions, AnyView};
use cardshed_rules::{GameId, Match, Seat, SeatCount, SeatSet, Start, Version, Viewer};
use thiserror::Error;

use crate::deal;
use crate::fact::{Entry, Fact};
use crate::people::{Conns, Person};
use crate::round::Round;
use crate::shell::{ConnId, Input, Output};

/// How long the start signal of a game is counted down, in milliseconds.
pub(crate) const fn countdown(game: GameId) -> u64 {
    if game.is_speed() {
        // Long enough to put a finger ready, too short to be a bore.
        3_000
    } else {
        // Nobody has to be quick: only so long that every screen shows the table before the cards come.
        200
    }
}

/// One table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) master: [u8; 32],
    pub(crate) settings: TableSettings,
    pub(crate) seats: Vec<Slot>,
    /// In the order of their numbers, which count from one.
    pub(crate) people: Vec<Person>,
    pub(crate) host: Option<PersonId>,
    pub(crate) phase: Phase,
    /// Seats that ask for a pause, or to go on.
    pub(crate) agreeing: SeatSet,
    /// How many deals there have been: the number of the next one.
    pub(crate) deals: u32,
    pub(crate) progress: Option<Progress>,
    pub(crate) conns: Conns,
}

/// A seat at the table.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub who: Who,
    pub ready: bool,
    pub handicap: u16,
}

impl Slot {
    pub const OPEN: Slot = Slot { who: Who::Open, ready: false, handicap: 0 };
}

/// How far the table is.
#[derive(Clone, Debug)]
pub(crate) enum Phase {
    Lobby,
    Countdown { ends: Millis },
    Playing(Box<Round>),
    Between,
    Over,
}

/// A match as far as it has come.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    pub score: Match,
    pub results: Vec<cardshed_protocol::RoundResult>,
}

/// Facts that do not make a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("entry {number}: {problem}")]
pub struct RestoreError {
    /// The entry, counted from zero.
    pub number: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// A request that is not done, and why.
pub(crate) struct Refusal {
    pub reason: RefusalReason,
    pub text: String,
}

impl Refusal {
    pub fn new(reason: RefusalReason, text: impl Into<String>) -> Refusal {
        Refusal { reason, text: text.into() }
    }
}

/// What comes of a call, collected in order.
pub(crate) struct Out {
    pub outputs: Vec<Output>,
    /// Whether everyone has to be told how the table is now.
    pub table_changed: bool,
}

impl Out {
    pub fn send(&mut self, conn: ConnId, reply: Reply) {
        self.outputs.push(Output::Send { conn, reply: Box::new(reply) });
    }
}

impl Table {
    /// Sets up a table. `master` must be 32 bytes nobody can guess: all its deals come from them.
    ///
    /// # Errors
    /// If the settings cannot be played by so many.
    pub fn open(
        now: Millis,
        id: TableId,
        master: [u8; 32],
        settings: TableSettings,
        seats: u8,
    ) -> Result<(Table, Entry), String> {
        check_settings(&settings, seats.into())?;
        let entry = Entry { at: now, fact: Fact::Opened { settings: settings.clone(), seats } };
        Ok((Table::new(id, master, settings, seats), entry))
    }

    fn new(id: TableId, master: [u8; 32], settings: TableSettings, seats: u8) -> Table {
        Table {
            id,
            master,
            settings,
            seats: vec![Slot::OPEN; seats.into()],
            people: Vec::new(),
            host: None,
            phase: Phase::Lobby,
            agreeing: SeatSet::EMPTY,
            deals: 0,
            progress: None,
            conns: Conns::default(),
        }
    }

    /// Brings a table back from its facts. Nobody is connected yet; clocks stood still in the meantime.
    ///
    /// # Errors
    /// If the facts do not follow from each other.
    pub fn restore(
        now: Millis,
        id: TableId,
        master: [u8; 32],
        entries: &[Entry],
    ) -> Result<Table, RestoreError> {
        let mut table = Table::retrace(id, master, entries, |_, _| {})?;
        for person in &mut table.people {
            person.away_since = Some(now);
        }
        let last = entries.last().map_or(now, |entry| entry.at);
        match &mut table.phase {
            Phase::Countdown { ends } => *ends = now.after(countdown(table.settings.game)),
            Phase::Playing(round) => round.wake_up(last, now),
            Phase::Lobby | Phase::Between | Phase::Over => {}
        }
        Ok(table)
    }

    /// Takes every fact in again, and shows `look` the table after each.
    pub(crate) fn retrace(
        id: TableId,
        master: [u8; 32],
        entries: &[Entry],
        mut look: impl FnMut(&Table, &Entry),
    ) -> Result<Table, RestoreError> {
        let wrong = |number, problem: String| RestoreError { number, problem };
        let Some(Entry { fact: Fact::Opened { settings, seats }, .. }) = entries.first() else {
            return Err(wrong(0, "the first fact of a table is how it was opened".to_owned()));
        };
        check_settings(settings, (*seats).into()).map_err(|problem| wrong(0, problem))?;
        let mut table = Table::new(id, master, settings.clone(), *seats);
        for (number, entry) in entries.iter().enumerate().skip(1) {
            table.take(entry).map_err(|problem| wrong(number, problem))?;
            look(&table, entry);
        }
        Ok(table)
    }

    /// Which table it is.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.id
    }

    /// What is played, for a list of tables.
    #[must_use]
    pub fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// The running game as somebody sees it; none between rounds.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Option<AnyView> {
        match &self.phase {
            Phase::Playing(round) => Some(round.game.view(viewer)),
            _ => None,
        }
    }

    /// Whether nothing more will happen here unless somebody comes: no round is running, or about to.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        !matches!(self.phase, Phase::Playing(_) | Phase::Countdown { .. })
    }

    /// What happens, at a time that never goes backwards; gives what is to be done about it.
    pub fn handle(&mut self, now: Millis, input: Input) -> Vec<Output> {
        let mut out = Out { outputs: Vec::new(), table_changed: false };
        match input {
            Input::Connect { conn, identity, name } => self.connect(now, conn, identity, name, &mut out),
            Input::Disconnect { conn } => self.disconnect(now, conn, &mut out),
            Input::Request { conn, request } => self.request(now, conn, request, &mut out),
            Input::RoundTrip { conn, millis } => {
                if let Some(conn) = self.conns.get_mut(conn) {
                    conn.measured(millis);
                }
            }
            Input::Told => self.told(now),
            Input::Wake => {}
        }
        self.advance(now, &mut out);
        if out.table_changed {
            let table = self.state(now);
            for conn in self.conns.ids() {
                out.send(conn, Reply::Table { table: Box::new(table.clone()) });
            }
        }
        out.outputs
    }

    fn request(&mut self, now: Millis, conn: ConnId, request: Request, out: &mut Out) {
        let Some(person) = self.conns.get(conn).map(|conn| conn.person) else {
            return;
        };
        // A page asks by itself whether the table is there, also while nobody looks at it.
        if request.command == Command::Ping {
            return self.answer(conn, request.id, out);
        }
        self.hears_from(now, person);
        let done = match request.command {
            Command::Act { against, action } => {
                // The answer to an action may have to wait for the referee.
                return self.act(now, conn, request.id, (against, &action), out);
            }
            Command::Sync => {
                self.welcome(now, conn, person, out);
                Ok(())
            }
            Command::React { reaction } => self.say(person, &Told::Reaction(reaction), out),
            Command::Chat { text } => self.say(person, &Told::Text(text), out),
            command => self.arrange(now, person, command, out),
        };
        match (done, request.id) {
            (Ok(()), id) => self.answer(conn, id, out),
            (Err(Refusal { reason, text }), id) => {
                out.send(conn, Reply::Refused { id, reason, text, finish: None });
            }
        }
    }

    /// Says that a request was done, if it wants to know and is still there to be told.
    pub(crate) fn answer(&self, conn: ConnId, id: Option<u32>, out: &mut Out) {
        if let Some(id) = id.filter(|_| self.conns.get(conn).is_some()) {
            out.send(conn, Reply::Done { id });
        }
    }

    /// Writes a fact down, and takes it in.
    pub(crate) fn write(&mut self, now: Millis, fact: Fact, out: &mut Out) -> Vec<AnyEvent> {
        let entry = Entry { at: now, fact };
        let events = self.take(&entry).unwrap_or_else(|problem| panic!("checked before: {problem}"));
        out.outputs.push(Output::Persist(entry));
        out.table_changed |= events.is_empty();
        events
    }

    pub(crate) fn person(&self, person: PersonId) -> Option<&Person> {
        self.people.get((person.0 as usize).checked_sub(1)?)
    }

    pub(crate) fn seat_count(&self) -> Result<SeatCount, String> {
        SeatCount::new(self.seats.len()).ok_or_else(|| format!("{} seats", self.seats.len()))
    }

    pub(crate) fn round_mut(&mut self) -> Result<&mut Round, String> {
        match &mut self.phase {
            Phase::Playing(round) => Ok(round),
            _ => Err("no round is being played".to_owned()),
        }
    }

    pub(crate) fn nobody_is_ready(&mut self) {
        for slot in &mut self.seats {
            slot.ready = false;
        }
    }

    /// The seat a person has.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let index = self.seats.iter().position(|slot| slot.who == Who::Person { person })?;
        Seat::new(index)
    }

    /// Whose eyes a person looks through.
    pub(crate) fn viewer_of(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Sends somebody everything, as it is now.
    pub(crate) fn welcome(&self, now: Millis, conn: ConnId, person: PersonId, out: &mut Out) {
        let viewer = self.viewer_of(person);
        let view = self.view(viewer).map(Box::new);
        let cut = |(version, events): &(Version, Vec<AnyEvent>)| Recent {
            version: *version,
            seen: events.iter().map(|event| event.cut(viewer)).collect(),
        };
        let recent = match &self.phase {
            Phase::Playing(round) => round.recent.iter().map(cut).collect(),
            _ => Vec::new(),
        };
        let table = Box::new(self.state(now));
        out.send(
            conn,
            Reply::Welcome {
                protocol: PROTOCOL,
                you: person,
                seat: self.seat_of(person),
                table,
                view,
                recent,
            },
        );
    }

    /// Closes every connection of a person.
    pub(crate) fn close_all(&mut self, person: PersonId, reason: Goodbye, out: &mut Out) {
        let conns: Vec<ConnId> =
            self.conns.iter().filter(|(_, conn)| conn.person == person).map(|(conn, _)| conn).collect();
        for conn in conns {
            self.conns.remove(conn);
            out.send(conn, Reply::Goodbye { reason });
            out.outputs.push(Output::Close { conn, reason });
        }
    }

    /// The secret of the next deal, or of the running one.
    pub(crate) fn secret(&self) -> cardshed_protocol::Secret {
        deal::secret(&self.master, self.deals)
    }
}

/// Whether the settings can be played by so many.
pub(crate) fn check_settings(settings: &TableSettings, seats: usize) -> Result<(), String> {
    let game = settings.game;
    let count = SeatCount::new(seats)
        .filter(|count| game.seat_counts().contains(&count.get()))
        .ok_or_else(|| format!("{} is not for {seats} players", game.name()))?;
    AnyOptions::parse(game, &settings.options).map_err(|error| error.to_string())?;
    check_times(settings)?;
    let rounds = settings.rounds.unwrap_or_else(|| Match::usual_rounds(game, count));
    if rounds > MOST_ROUNDS {
        return Err(format!("a match has {MOST_ROUNDS} rounds at most"));
    }
    Match::new(game, count, rounds, Start::Lot).map_err(|error| error.to_string())?;
    Ok(())
}

/// Everyone is told every result of a match with every change of the table, so there must be an end to them.
const MOST_ROUNDS: u16 = 100;

/// A longer hold would be felt as a table that hangs.
const LONGEST_HOLD: u16 = 1_000;

/// An hour: whoever needs longer means no clock.
const LONGEST_TIME: u16 = 3_600;

/// Whether people can live with the times that were settled.
fn check_times(settings: &TableSettings) -> Result<(), String> {
    let sensible = |seconds: u16| (1..=LONGEST_TIME).contains(&seconds);
    let clock = match settings.clock {
        Clock::None => true,
        Clock::PerMove { seconds } => sensible(seconds),
        Clock::Bank { seconds, increment } => sensible(seconds) && increment <= LONGEST_TIME,
    };
    if !clock || !sensible(settings.grace) {
        return Err(format!("clocks and grace are from 1 to {LONGEST_TIME} seconds"));
    }
    if settings.hold_cap > LONGEST_HOLD {
        return Err(format!("a play is held for {LONGEST_HOLD} ms at most"));
    }
    Ok(())
}
