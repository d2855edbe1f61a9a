//! A table, its people and the network between them, in simulated time.

#![allow(clippy::unwrap_used)]

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use cardshed_protocol::{
    Command, Millis, Nonce, PhaseState, Reply, Request, TableId, TableSettings, TableState, Who,
};
use cardshed_rules::any::AnyView;
use cardshed_rules::{Seat, Seed, Shuffler, Version, Viewer};
use cardshed_table::{ConnId, Entry, Identity, Input, Output, Table};

pub const MASTER: [u8; 32] = [7; 32];
pub const ID: TableId = TableId([9; 12]);

/// How people and their networks behave.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    /// Of a thousand messages to the table, so many are followed by a lost connection.
    pub lost: u32,
    /// Of a thousand actions, so many are sent twice, against an old version, or are nonsense.
    pub odd: u32,
    /// Of a thousand messages to the table, so many are followed by a restart of it.
    pub restarts: u32,
    /// Every message takes up to so many milliseconds longer, so that seats overtake each other.
    pub delay: u32,
}

pub const CALM: Weather = Weather { lost: 0, odd: 0, restarts: 0, delay: 0 };

/// A person's client.
pub struct Client {
    pub conn: Option<ConnId>,
    pub identity: Identity,
    /// Milliseconds there and back.
    pub round_trip: u64,
    pub seat: Option<Seat>,
    pub view: Option<AnyView>,
    pub table: Option<TableState>,
    pub results: usize,
    pub refusals: usize,
    /// Nothing is delivered before what was sent earlier.
    last_down: u64,
    last_up: u64,
    acting: bool,
    wants_seat: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
enum Happening {
    ToTable(Input),
    ToClient(usize, ConnId, Box<Reply>),
    Act(usize),
    Reconnect(usize),
    Wake,
}

pub struct World {
    pub now: u64,
    pub table: Table,
    pub entries: Vec<Entry>,
    pub clients: Vec<Client>,
    pub actions: usize,
    pub restarted: usize,
    weather: Weather,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: std::collections::HashMap<u64, Happening>,
    next: u64,
    next_conn: u64,
    random: Shuffler,
}

impl World {
    /// A table with one client a person; the seats beyond the people are given to bots.
    pub fn new(
        settings: TableSettings,
        seats: u8,
        round_trips: &[u64],
        watching: usize,
        weather: Weather,
        seed: u64,
    ) -> World {
        let (table, opened) = Table::open(Millis(0), ID, MASTER, settings, seats).unwrap();
        let people = round_trips.len();
        let clients = round_trips
            .iter()
            .copied()
            .chain(std::iter::repeat_n(80, watching))
            .enumerate()
            .map(|(number, round_trip)| Client {
                conn: None,
                identity: Identity([number as u8 + 1; 16]),
                round_trip,
                seat: None,
                view: None,
                table: None,
                results: 0,
                refusals: 0,
                last_down: 0,
                last_up: 0,
                acting: false,
                wants_seat: (number < people).then(|| Seat::new(number)).flatten(),
            })
            .collect::<Vec<_>>();
        let mut world = World {
            now: 0,
            table,
            entries: vec![opened],
            clients,
            actions: 0,
            restarted: 0,
            weather,
            queue: BinaryHeap::new(),
            happenings: Default::default(),
            next: 0,
            next_conn: 1,
            random: Seed::from_number(seed).stream(77),
        };
        for client in 0..world.clients.len() {
            world.later(client as u64 * 10, Happening::Reconnect(client));
        }
        world
    }

    fn later(&mut self, delay: u64, happening: Happening) {
        self.at(self.now + delay, happening);
    }

    fn at(&mut self, time: u64, happening: Happening) {
        self.queue.push(Reverse((time, self.next)));
        self.happenings.insert(self.next, happening);
        self.next += 1;
    }

    fn delay(&mut self) -> u64 {
        u64::from(self.random.below(self.weather.delay + 1))
    }

    fn chance(&mut self, per_mille: u32) -> bool {
        self.random.below(1000) < per_mille
    }

    /// Lets things happen until the match is over, or the time is up.
    pub fn run(&mut self, until: u64) {
        while let Some(Reverse((time, number))) = self.queue.pop() {
            assert!(
                time <= until,
                "the evening does not end: {:?}",
                self.table.state(Millis(self.now)).phase
            );
            self.now = time;
            let Some(happening) = self.happenings.remove(&number) else { continue };
            self.happen(happening);
            if self.table.state(Millis(self.now)).phase == PhaseState::Over && self.all_know_it() {
                return;
            }
        }
        panic!("nothing happens any more");
    }

    fn all_know_it(&self) -> bool {
        self.clients.iter().all(|client| {
            client.conn.is_some()
                && client.table.as_ref().is_some_and(|table| table.phase == PhaseState::Over)
        })
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::ToTable(input) => self.tell_table(input),
            Happening::Wake => self.tell_table(Input::Wake),
            Happening::Act(client) => self.act(client),
            Happening::Reconnect(client) => self.connect(client),
            Happening::ToClient(client, conn, reply) => {
                if self.clients[client].conn == Some(conn) {
                    self.hear(client, *reply);
                }
            }
        }
    }

    fn tell_table(&mut self, input: Input) {
        let now = Millis(self.now);
        let outputs = self.table.handle(now, input);
        self.carry_out(outputs);
        let told = self.table.handle(now, Input::Told);
        self.carry_out(told);
        if let Some(wake) = self.table.next_wake() {
            self.at(wake.0.max(self.now + 1), Happening::Wake);
        }
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Persist(entry) => self.entries.push(entry),
                Output::Send { conn, reply } => {
                    let Some(client) = self.clients.iter().position(|client| client.conn == Some(conn))
                    else {
                        continue;
                    };
                    let half = self.clients[client].round_trip / 2 + self.delay();
                    let arrives = (self.now + half).max(self.clients[client].last_down);
                    self.clients[client].last_down = arrives;
                    self.at(arrives, Happening::ToClient(client, conn, reply));
                }
                Output::Close { .. } => {}
            }
        }
    }

    fn send(&mut self, client: usize, command: Command) {
        let Some(conn) = self.clients[client].conn else { return };
        let half = self.clients[client].round_trip - self.clients[client].round_trip / 2 + self.delay();
        let arrives = (self.now + half).max(self.clients[client].last_up);
        self.clients[client].last_up = arrives;
        let request = Request { id: Some(1), command };
        self.at(arrives, Happening::ToTable(Input::Request { conn, request }));
        if self.chance(self.weather.lost) {
            self.disconnect(client);
        } else if self.chance(self.weather.restarts) {
            self.restart();
        }
    }

    fn connect(&mut self, client: usize) {
        if self.clients[client].conn.is_some() {
            return;
        }
        let conn = ConnId(self.next_conn);
        self.next_conn += 1;
        let person = &mut self.clients[client];
        person.conn = Some(conn);
        person.view = None;
        person.acting = false;
        let (identity, millis) = (person.identity, person.round_trip as u32);
        let name = format!("client {client}").parse().unwrap();
        self.tell_table(Input::Connect { conn, identity, name });
        self.tell_table(Input::RoundTrip { conn, millis });
    }

    pub fn disconnect(&mut self, client: usize) {
        if let Some(conn) = self.clients[client].conn.take() {
            self.later(1, Happening::ToTable(Input::Disconnect { conn }));
            let away = u64::from(self.random.below(40_000));
            self.later(2 + away, Happening::Reconnect(client));
        }
    }

    /// The process is gone, and another one brings the table back from what was written down.
    pub fn restart(&mut self) {
        self.restarted += 1;
        self.table = Table::restore(Millis(self.now), ID, MASTER, &self.entries).unwrap();
        self.happenings.retain(|_, happening| !matches!(happening, Happening::ToTable(_)));
        for client in 0..self.clients.len() {
            self.clients[client].conn = None;
            let delay = 500 + u64::from(self.random.below(2_000));
            self.later(delay, Happening::Reconnect(client));
        }
        self.later(1, Happening::Wake);
    }

    /// What a client makes of a message.
    fn hear(&mut self, client: usize, reply: Reply) {
        let me = &mut self.clients[client];
        match reply {
            Reply::Welcome { seat, table, view, .. } => {
                me.seat = seat;
                me.table = Some(*table);
                me.view = view.map(|view| *view);
            }
            Reply::Table { table } => {
                let seat =
                    |who: &Who| matches!(who, Who::Person { person } if person.0 as usize == client + 1);
                me.seat = table.seats.iter().position(|slot| seat(&slot.who)).and_then(Seat::new);
                me.table = Some(*table);
            }
            Reply::Dealt { view } => me.view = Some(*view),
            Reply::Events { version, seen, .. } => {
                let follows = me.view.as_ref().is_some_and(|view| view.version().next() == version);
                match (&mut me.view, follows) {
                    (Some(view), true) => view.follow(&seen),
                    _ => return self.send(client, Command::Sync),
                }
            }
            Reply::Result { .. } => {
                me.results += 1;
                me.view = None;
            }
            Reply::Refused { .. } => {
                me.refusals += 1;
                me.acting = false;
            }
            Reply::Done { .. } => me.acting = false,
            Reply::Said { .. } | Reply::Goodbye { .. } => {}
        }
        self.compare(client);
        self.react(client);
    }

    /// A client that has heard of the latest version sees exactly what the table would show it.
    fn compare(&self, client: usize) {
        let me = &self.clients[client];
        let viewer = me.seat.map_or(Viewer::Spectator, Viewer::Seat);
        if let (Some(mine), Some(real)) = (&me.view, self.table.view(viewer))
            && mine.version() == real.version()
            && mine.viewer() == viewer
        {
            assert_eq!(*mine, real, "client {client}");
        }
    }

    /// Sits down, gets ready, or thinks about an action.
    fn react(&mut self, client: usize) {
        let me = &self.clients[client];
        let Some(table) = &me.table else { return };
        match table.phase {
            PhaseState::Lobby if me.seat.is_none() => {
                if let Some(seat) = me.wants_seat.filter(|seat| table.seats[seat.index()].who == Who::Open) {
                    self.send(client, Command::Sit { seat });
                }
            }
            PhaseState::Lobby | PhaseState::Between => {
                let host = table.host.is_some_and(|host| host.0 as usize == client + 1);
                let people = self.clients.iter().filter(|client| client.wants_seat.is_some()).count();
                let open = (people..table.seats.len()).find(|&seat| table.seats[seat].who == Who::Open);
                if let Some(seat) = open.filter(|_| host).and_then(Seat::new) {
                    self.send(client, Command::AddBot { seat, bot: "medium:pace=expert".parse().unwrap() });
                } else if me.seat.is_some_and(|seat| !table.seats[seat.index()].ready) {
                    self.send(client, Command::Nonce { nonce: Nonce([client as u8; 16]) });
                    self.send(client, Command::Ready { ready: true });
                }
            }
            PhaseState::Playing => {
                let can_act = me.view.as_ref().is_some_and(|view| !view.actions().is_empty());
                if can_act && !me.acting {
                    self.clients[client].acting = true;
                    let thinks = 150 + u64::from(self.random.below(900));
                    self.later(thinks, Happening::Act(client));
                }
            }
            PhaseState::Countdown { .. } | PhaseState::Paused | PhaseState::Over => {}
        }
    }

    fn act(&mut self, client: usize) {
        let Some(view) = &self.clients[client].view else {
            self.clients[client].acting = false;
            return;
        };
        let actions = view.actions();
        let against = view.version();
        if actions.is_empty() || self.clients[client].conn.is_none() {
            self.clients[client].acting = false;
            return;
        }
        let action = actions[self.random.below(actions.len() as u32) as usize].to_string();
        self.actions += 1;
        if self.chance(self.weather.odd) {
            let old = Version(against.0.saturating_sub(1));
            self.send(client, Command::Act { against: old, action: action.clone() });
            self.send(client, Command::Act { against, action: "play nonsense".to_owned() });
            self.send(client, Command::Act { against, action: action.clone() });
        }
        self.send(client, Command::Act { against, action });
    }
}
