//! Games of Plus Minus between two equally quick people at a real table, with a network in between.
//!
//! A race counts where both could play on a new top card and had just been shown it. Who was really quicker is whose
//! reaction, from seeing the card to laying one, was shorter; the table only knows when messages came in.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use cardshed_bots::{Glance, Pace};
use cardshed_protocol::{Command, Millis, PhaseState, Reply, Request, TableId, TableSettings};
use cardshed_rules::any::{AnySeen, AnyView};
use cardshed_rules::{GameId, Seat, Seed, Shuffler, Version, plusminus};
use cardshed_table::{ConnId, Fact, Identity, Input, Output, Table};

/// What is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Round trips in milliseconds, without jitter.
    pub round_trips: [u64; 2],
    /// Each way takes up to so many milliseconds longer, every time anew.
    pub jitter: u32,
    /// By how much the second seat answers pings late.
    pub lie: u32,
    /// The longest a play is held; 0 is arrival order.
    pub cap: u16,
    /// How quick both are.
    pub pace: Pace,
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Races that count.
    pub races: u32,
    /// Races in which the quicker one was given the card.
    pub right: u32,
    /// Races in which the second seat was given the card.
    pub second: u32,
    /// Milliseconds that the plays were held which were given the card, in all.
    pub held: u64,
    /// By how many milliseconds the second seat was slower at most, and was given the card all the same.
    pub undeserved: u64,
    /// Games, and how many of them the second seat won.
    pub games: u32,
    pub second_won: u32,
}

/// A ping a second, as a server would send them.
const PING: u64 = 1_000;

/// One fitting card among four, the same for both whatever they hold: they are equals.
const GLANCE: Glance = Glance { new: true, cards: 4, choices: 1 };

/// Plays until so many races have been run.
pub fn simulate(setting: Setting, races: u32, seed: u64) -> Tally {
    let mut tally = Tally::default();
    for game in 0.. {
        Game::new(setting, Seed::from_number(seed).nth(game)).play(&mut tally);
        if tally.races >= races {
            break;
        }
    }
    tally
}

enum Happening {
    ToTable(Input),
    ToClient(usize, Box<Reply>),
    /// A person has made up their mind, on what they saw at that version.
    Decided(usize, Version),
    Ping,
    Wake,
}

/// A person and their client.
#[derive(Default)]
struct Client {
    view: Option<AnyView>,
    /// The version with which the top card came up that they know of.
    top: Version,
    /// The reaction to it, where they could play at once.
    reaction: Option<u64>,
    last_down: u64,
    last_up: u64,
}

struct Game {
    setting: Setting,
    now: u64,
    table: Table,
    clients: [Client; 2],
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: BTreeMap<u64, Happening>,
    next: u64,
    /// When each seat's last play came in.
    came_in: [u64; 2],
    /// Reactions to the top card, by the version with which it came up.
    reactions: BTreeMap<Version, [Option<u64>; 2]>,
    top: Version,
    version: Version,
    random: Shuffler,
}

impl Game {
    fn new(setting: Setting, seed: Seed) -> Game {
        let settings =
            TableSettings { rounds: Some(1), hold_cap: setting.cap, ..TableSettings::new(GameId::PlusMinus) };
        let mut random = seed.stream(0);
        let mut master = [0; 32];
        master.fill_with(|| random.below(256) as u8);
        let (table, _) =
            Table::open(Millis(0), TableId([1; 12]), master, settings, 2).expect("usual settings");
        Game {
            setting,
            now: 0,
            table,
            clients: Default::default(),
            queue: BinaryHeap::new(),
            happenings: BTreeMap::new(),
            next: 0,
            came_in: [0; 2],
            reactions: BTreeMap::new(),
            top: Version(0),
            version: Version(0),
            random,
        }
    }

    fn play(&mut self, tally: &mut Tally) {
        for client in 0..2 {
            let name = format!("client {client}").parse().expect("a name");
            let identity = Identity([client as u8; 16]);
            self.tell_table(Input::Connect { conn: ConnId(client), identity, name }, tally);
        }
        (0..8).for_each(|_| self.ping(tally));
        for client in 0..2 {
            let seat = Seat::new(client).expect("a seat");
            self.ask(client, Command::Sit { seat });
            self.ask(client, Command::Ready { ready: true });
        }
        self.at(PING, Happening::Ping);
        while self.table.state(Millis(self.now)).phase != PhaseState::Over {
            let Some(Reverse((time, number))) = self.queue.pop() else { break };
            self.now = time;
            match self.happenings.remove(&number) {
                Some(Happening::ToTable(input)) => self.tell_table(input, tally),
                Some(Happening::Wake) => self.tell_table(Input::Wake, tally),
                Some(Happening::ToClient(client, reply)) => self.hear(client, *reply),
                Some(Happening::Decided(client, seen)) => self.act(client, seen),
                Some(Happening::Ping) => {
                    self.ping(tally);
                    self.at(self.now + PING, Happening::Ping);
                }
                None => {}
            }
        }
        let state = self.table.state(Millis(self.now));
        let outcome = state.rounds.and_then(|rounds| rounds.results.last().map(|result| result.outcome));
        if let Some(outcome) = outcome {
            tally.games += 1;
            tally.second_won += u32::from(Seat::new(1).is_some_and(|seat| outcome.winners.contains(seat)));
        }
    }

    fn at(&mut self, time: u64, happening: Happening) {
        self.queue.push(Reverse((time, self.next)));
        self.happenings.insert(self.next, happening);
        self.next += 1;
    }

    /// How long one way takes this time.
    fn way(&mut self, client: usize) -> u64 {
        self.setting.round_trips[client] / 2 + u64::from(self.random.below(self.setting.jitter + 1))
    }

    fn ping(&mut self, tally: &mut Tally) {
        for client in 0..2 {
            let lie = if client == 1 { u64::from(self.setting.lie) } else { 0 };
            let millis = (self.way(client) + self.way(client) + lie) as u32;
            self.tell_table(Input::RoundTrip { conn: ConnId(client as u64), millis }, tally);
        }
    }

    fn ask(&mut self, client: usize, command: Command) {
        // What is sent later arrives later.
        let arrives = (self.now + self.way(client)).max(self.clients[client].last_up);
        self.clients[client].last_up = arrives;
        let request = Request { id: None, command };
        self.at(arrives, Happening::ToTable(Input::Request { conn: ConnId(client as u64), request }));
    }

    fn tell_table(&mut self, input: Input, tally: &mut Tally) {
        if let Input::Request { conn, request: Request { command: Command::Act { action, .. }, .. } } = &input
            && action != "draw"
        {
            self.came_in[conn.0 as usize] = self.now;
        }
        let mut outputs = self.table.handle(Millis(self.now), input);
        outputs.extend(self.table.handle(Millis(self.now), Input::Told));
        for output in outputs {
            match output {
                Output::Persist(entry) => {
                    if let Fact::Acted { seat, reaction, .. } = entry.fact {
                        self.count(seat.index(), reaction.is_some(), tally);
                    }
                }
                Output::Send { conn, reply } => {
                    let client = conn.0 as usize;
                    let arrives = (self.now + self.way(client)).max(self.clients[client].last_down);
                    self.clients[client].last_down = arrives;
                    self.at(arrives, Happening::ToClient(client, reply));
                }
                Output::Close { .. } => {}
            }
        }
        if let Some(wake) = self.table.next_wake() {
            self.at(wake.0, Happening::Wake);
        }
    }

    /// Counts a card that was given to somebody, if it was a race.
    fn count(&mut self, winner: usize, race: bool, tally: &mut Tally) {
        self.version = self.version.next();
        if !race {
            return;
        }
        let top = std::mem::replace(&mut self.top, self.version);
        let Some([Some(first), Some(second)]) = self.reactions.remove(&top) else {
            return;
        };
        tally.races += 1;
        tally.held += self.now - self.came_in[winner];
        tally.second += u32::from(winner == 1);
        let quicker = usize::from(second < first);
        tally.right += u32::from(winner == quicker || first == second);
        if winner == 1 {
            tally.undeserved = tally.undeserved.max(second.saturating_sub(first));
        }
    }

    fn hear(&mut self, client: usize, reply: Reply) {
        let me = &mut self.clients[client];
        let new_top = match reply {
            Reply::Dealt { view } => {
                me.view = Some(*view);
                true
            }
            Reply::Events { version, seen, .. } => {
                if let Some(view) = &mut me.view {
                    view.follow(&seen);
                }
                let new_top = seen.iter().any(brings_up_a_card);
                if new_top {
                    me.top = version;
                }
                new_top
            }
            _ => return,
        };
        let Some(view) = &me.view else { return };
        let can_play = view.actions().iter().any(|action| action.to_string() != "draw");
        let can_act = !view.actions().is_empty();
        let (seen, top) = (view.version(), me.top);
        if new_top {
            me.reaction = None;
        }
        if !can_act || me.reaction.is_some() {
            return;
        }
        let thinks = self.setting.pace.reaction(GLANCE, &mut self.random).as_millis() as u64;
        if new_top && can_play {
            self.reactions.entry(top).or_default()[client] = Some(thinks);
        }
        self.clients[client].reaction = Some(thinks);
        self.at(self.now + thinks, Happening::Decided(client, if new_top { top } else { seen }));
    }

    /// Lays a card that fits, or draws one.
    fn act(&mut self, client: usize, seen: Version) {
        let me = &mut self.clients[client];
        let Some(view) = me.view.as_ref().filter(|_| seen >= me.top) else { return };
        let actions = view.actions();
        let card = actions.iter().find(|action| action.to_string() != "draw").or(actions.first());
        let Some(action) = card.map(ToString::to_string) else { return };
        let against = view.version();
        if action == "draw" {
            // The answer to this, another card, is looked at anew.
            me.reaction = None;
        }
        self.ask(client, Command::Act { against, action });
    }
}

fn brings_up_a_card(seen: &AnySeen) -> bool {
    matches!(seen, AnySeen::PlusMinus(plusminus::Event::Played { .. } | plusminus::Event::Turned { .. }))
}
