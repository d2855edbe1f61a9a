//! One table under load: all its seats, and one action in flight at a time.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use anyhow::{Context, Result};
use cardshed_protocol::Command;
use cardshed_rules::any::AnyView;
use cardshed_rules::{Seat, SeatCount, Seed, Shuffler, Version};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::Plan;
use super::door;
use super::fault::{Fault, why};
use super::seat::{Heard, Place};
use super::tally::Tally;

/// An action that is not told to anybody within this time will never be.
const PATIENCE: Duration = Duration::from_secs(10);

/// When the load is measured.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Play begins.
    pub begin: Instant,
    /// From here on it counts.
    pub from: Instant,
    /// Until here.
    pub until: Instant,
}

/// An action on its way, or not yet told to everyone.
struct Flight {
    /// The version it makes.
    version: Version,
    since: Instant,
}

/// The people of one table.
pub struct Party {
    places: Vec<Place>,
    /// Time between two actions; none to act as soon as possible.
    interval: Option<Duration>,
    random: Shuffler,
    /// The latest version that anybody was told of.
    latest: Version,
    /// Whether an action is on its way.
    acting: bool,
    flights: VecDeque<Flight>,
    /// When the next action is due, once play has begun.
    due: Option<Instant>,
    tally: Tally,
}

impl Party {
    /// Opens a table and has everyone sit down, ready to play.
    pub async fn sit_down(plan: &Plan, number: u64) -> Result<Party> {
        let opened = door::open(plan.server, &plan.settings, plan.seats.get() as u8).await?;
        let mut random = Seed::from_number(plan.seed).nth(number).stream(0);
        let mut places = Vec::new();
        for seat in plan.seats.iter() {
            // The first is the host; the others are new guests.
            let cookie = (seat.index() == 0).then_some(opened.cookie.as_str());
            let socket = door::connect(plan.server, opened.id, &format!("Load%20{seat}"), cookie).await?;
            let mut place = Place::new(socket, seat);
            place.ask([Command::Sit { seat }]).await.context("sitting down")?;
            places.push(place);
        }
        for place in &mut places {
            place.get_ready(nonce(&mut random)).await.context("getting ready")?;
        }
        Ok(Party {
            places,
            interval: plan.interval,
            random,
            latest: Version(0),
            acting: false,
            flights: VecDeque::new(),
            due: None,
            tally: Tally::default(),
        })
    }

    /// Listens until everyone has their cards.
    pub async fn until_dealt(&mut self) -> Result<(), Fault> {
        while self.places.iter().any(|place| place.view.is_none()) {
            self.take_in(None).await?;
        }
        Ok(())
    }

    /// Plays from the beginning of the window to its end, and gives what was counted.
    pub async fn play(mut self, mut start: watch::Receiver<Option<Window>>) -> Tally {
        if let Err(fault) = self.play_on(&mut start).await {
            *self.tally.faults.entry(fault.to_string()).or_default() += 1;
        }
        for place in &self.places {
            self.tally.sent += place.sent;
            self.tally.received += place.received;
        }
        self.tally
    }

    async fn play_on(&mut self, start: &mut watch::Receiver<Option<Window>>) -> Result<(), Fault> {
        let window = loop {
            tokio::select! {
                // Pings have to be answered meanwhile.
                heard = self.take_in(None) => heard?,
                window = start.wait_for(Option::is_some) => match window.as_deref() {
                    Ok(Some(window)) => break *window,
                    // The run is called off.
                    _ => return Ok(()),
                },
            }
        };
        for place in &mut self.places {
            (place.sent, place.received) = (0, 0);
        }
        self.due = Some(window.begin + self.some_of_interval());
        let end = sleep_until(window.until);
        tokio::pin!(end);
        loop {
            self.act_if_due().await?;
            let due = self.due.filter(|_| !self.acting && self.interval.is_some());
            let due = due.filter(|due| *due > Instant::now());
            tokio::select! {
                heard = self.take_in(Some(&window)) => heard?,
                () = sleep_until(due.unwrap_or(window.until)), if due.is_some() => {}
                () = &mut end => return self.nothing_is_missing(&window),
            }
        }
    }

    fn nothing_is_missing(&self, window: &Window) -> Result<(), Fault> {
        let oldest = self.flights.front().filter(|_| self.acting).map(|flight| flight.since);
        match oldest {
            Some(since) if since + PATIENCE < window.until => Err(Fault::Silent),
            _ => Ok(()),
        }
    }

    /// A random part of the time between two actions, so that tables do not act all at once.
    fn some_of_interval(&mut self) -> Duration {
        let interval = self.interval.unwrap_or_default();
        interval.mul_f64(f64::from(self.random.below(1000)) / 1000.0)
    }

    /// Hears one message of any seat.
    async fn take_in(&mut self, window: Option<&Window>) -> Result<(), Fault> {
        let (index, heard) = poll_fn(|context| {
            for (index, place) in self.places.iter_mut().enumerate() {
                if let Poll::Ready(heard) = place.poll_hear(context) {
                    return Poll::Ready((index, heard));
                }
            }
            Poll::Pending
        })
        .await;
        match heard? {
            Heard::Dealt => self.dealt(index),
            Heard::Acted { version, by } => self.told(index, version, by, window),
            Heard::Over => {
                self.tally.rounds += u64::from(index == 0);
                let nonce = nonce(&mut self.random);
                self.places[index].get_ready(nonce).await?;
            }
            Heard::Refused(reason) => {
                *self.tally.refusals.entry(why(&reason)).or_default() += 1;
                if self.acting {
                    self.acting = false;
                    self.flights.pop_back();
                }
            }
            Heard::Other => {}
        }
        Ok(())
    }

    /// A seat has its cards. Whoever is the first to have them may act before the others do.
    fn dealt(&mut self, index: usize) {
        let others_wait = self.places.iter().enumerate().all(|(i, place)| i == index || place.view.is_none());
        if others_wait {
            self.latest = Version(0);
            self.acting = false;
            self.flights.clear();
            if self.due.is_some() {
                self.due = Some(Instant::now() + self.some_of_interval());
            }
        }
    }

    /// A seat was told of an action.
    fn told(&mut self, index: usize, version: Version, by: Seat, window: Option<&Window>) {
        let now = Instant::now();
        if version > self.latest {
            self.latest = version;
            self.acting = false;
            let counts = window.is_some_and(|window| (window.from..window.until).contains(&now));
            self.tally.accepted += u64::from(counts);
        }
        let flight = self.flights.iter().find(|flight| flight.version == version);
        if let Some(flight) = flight
            && window.is_some_and(|window| flight.since >= window.from)
            && self.places[index].seat != by
        {
            self.tally.time(now.saturating_duration_since(flight.since));
        }
        let slowest =
            self.places.iter().map(|place| place.view.as_ref().map_or(Version(0), AnyView::version));
        if let Some(slowest) = slowest.min() {
            while self.flights.front().is_some_and(|flight| flight.version <= slowest) {
                self.flights.pop_front();
            }
        }
    }

    /// Has somebody act whose turn it is, who has seen everything, once it is time.
    async fn act_if_due(&mut self) -> Result<(), Fault> {
        let now = Instant::now();
        let Some(due) = self.due.filter(|due| !self.acting && *due <= now) else { return Ok(()) };
        let first = self.random.below(self.places.len() as u32) as usize;
        let mut waits = false;
        for step in 0..self.places.len() {
            let index = (first + step) % self.places.len();
            let place = &mut self.places[index];
            let Some(view) = place.view.as_ref().filter(|view| view.version() == self.latest) else {
                waits = true;
                continue;
            };
            if !view.to_act().contains(place.seat) {
                continue;
            }
            let actions = view.actions();
            if actions.is_empty() {
                continue;
            }
            let action = actions[self.random.below(actions.len() as u32) as usize].to_string();
            // With a rate the clock starts when the action was due, so that waiting for a slow server counts.
            let since = if self.interval.is_some() { due } else { now };
            self.flights.push_back(Flight { version: self.latest.next(), since });
            self.acting = true;
            self.due = Some(self.interval.map_or(due, |interval| due + interval));
            return place.ask([Command::Act { against: self.latest, action }]).await;
        }
        // A round that is over is known to be when its last events are.
        let over = |place: &Place| place.view.as_ref().is_some_and(|view| view.outcome().is_some());
        if waits || self.places.iter().any(over) { Ok(()) } else { Err(Fault::Stuck) }
    }
}

fn nonce(random: &mut Shuffler) -> [u8; 16] {
    std::array::from_fn(|_| random.below(256) as u8)
}

/// How many connections so many tables have.
pub fn connections(tables: u64, seats: SeatCount) -> u64 {
    tables * seats.get() as u64
}
