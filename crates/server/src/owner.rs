//! The owner of one table: a task that brings it what happens, makes its facts durable, and only then tells anybody.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use cardshed_protocol::{Command, Goodbye, Millis, PhaseState, Reply, Request, TableId, TableSummary, Who};
use cardshed_table::{ConnId, Entry, Fact, Identity, Input, Output, RestoreError, Table};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::mpsc;
use tokio::task::block_in_place;
use tokio::time::{Instant, sleep_until};

use crate::hall::{Hall, to_json};
use crate::identity::Guest;
use crate::letter::{Arrival, Letter, Look, NotIn};
use crate::outbox::Outbox;
use crate::storage::{Stored, Write};

/// Letters that are looked at together, so that one commit serves them all.
const TOGETHER: usize = 64;

/// So many messages back a message is looked for that was the same.
const RECENT: usize = 3;

/// People whom one table remembers. Whoever comes after them, for the first time, is not let in: with every new guest the
/// table's state gets longer for everyone.
const PEOPLE: usize = 250;

/// A client at this table.
struct Client {
    identity: Identity,
    outbox: Arc<Outbox>,
}

/// The owner of one table.
pub struct Owner {
    hall: Arc<Hall>,
    id: TableId,
    table: Table,
    /// The latest time that the table has heard of.
    latest: Millis,
    /// How many facts have been written.
    written: u64,
    /// Whether it is stored as finished.
    finished: bool,
    listed: bool,
    /// Who the people are, in the order of their numbers.
    identities: Vec<Identity>,
    clients: HashMap<ConnId, Client>,
    inbox: mpsc::Receiver<Letter>,
    /// Since when nothing has happened here.
    quiet_since: Instant,
}

/// The facts could not be made durable.
struct NotDurable;

impl Owner {
    /// Brings a stored table back.
    pub fn new(
        hall: Arc<Hall>,
        stored: Stored,
        inbox: mpsc::Receiver<Letter>,
    ) -> Result<Owner, (TableId, RestoreError)> {
        let Stored { id, master, finished, entries } = stored;
        // The machine's clock may have been set back since.
        let latest = entries.last().map_or(Millis(0), |entry| entry.at).max(hall.clock.now());
        let table = Table::restore(latest, id, master, &entries).map_err(|error| (id, error))?;
        let identities = entries.iter().filter_map(|entry| came(&entry.fact)).collect();
        hall.metrics.tables.fetch_add(1, Relaxed);
        Ok(Owner {
            hall,
            id,
            table,
            latest,
            written: entries.len() as u64,
            finished,
            listed: false,
            identities,
            clients: HashMap::new(),
            inbox,
            quiet_since: Instant::now(),
        })
    }

    /// Owns the table until nobody needs it.
    pub async fn run(mut self) {
        let mut letters = Vec::new();
        // Most wakes are put off again and again, by what people do: the alarm is set back only once it has rung.
        let alarm = sleep_until(Instant::now());
        tokio::pin!(alarm);
        loop {
            let wake = self.next_wake();
            let next = wake.or_else(|| self.may_go_at());
            if let Some(next) = next
                && (alarm.is_elapsed() || next < alarm.deadline())
            {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                biased;
                count = self.inbox.recv_many(&mut letters, TOGETHER) => {
                    if count == 0 {
                        // The server stops.
                        return;
                    }
                }
                () = &mut alarm, if next.is_some() => {
                    if next.is_some_and(|next| next > Instant::now()) {
                        continue;
                    }
                    if wake.is_none() {
                        if self.leave().await {
                            return;
                        }
                        continue;
                    }
                    letters.push(Letter::input(self.hall.clock.now(), Input::Wake));
                }
            }
            self.quiet_since = Instant::now();
            if self.handle(&mut letters).await.is_err() {
                return self.give_up();
            }
        }
    }

    /// When the owner may let go of the table, if nobody comes; never while somebody is here.
    fn may_go_at(&self) -> Option<Instant> {
        let nobody_needs_it = self.clients.is_empty() && self.table.is_idle();
        nobody_needs_it.then(|| self.quiet_since + self.hall.limits.linger)
    }

    fn next_wake(&self) -> Option<Instant> {
        // Time goes on between two calls, whatever the table wants.
        let wake = self.table.next_wake()?.max(self.latest.after(1));
        Some(self.hall.clock.instant(wake))
    }

    async fn handle(&mut self, letters: &mut Vec<Letter>) -> Result<(), NotDurable> {
        let mut changed = letters.iter().any(|letter| match letter {
            Letter::Connect(_) => true,
            Letter::Input { input, .. } => matches!(**input, Input::Disconnect { .. }),
            _ => false,
        });
        let mut outputs = self
            .at_the_table(|owner| {
                let mut outputs = Vec::new();
                for letter in letters.drain(..) {
                    owner.open(letter, &mut outputs);
                }
                outputs
            })
            .await;
        while !outputs.is_empty() {
            changed |= outputs.iter().any(changes_summary);
            self.make_durable(&outputs).await?;
            // Whoever hears of it finds it in the list.
            if std::mem::take(&mut changed) {
                self.publish();
            }
            self.tell(std::mem::take(&mut outputs));
            outputs = self
                .at_the_table(|owner| {
                    let mut outputs = Vec::new();
                    owner.bring(owner.hall.clock.now(), Input::Told, &mut outputs);
                    outputs
                })
                .await;
        }
        if changed {
            self.publish();
        }
        Ok(())
    }

    /// Does something with the table. Where a bot may think for long, the table waits until it is its turn, and thinks
    /// where nobody else's messages wait for it.
    async fn at_the_table<T>(&mut self, work: impl FnOnce(&mut Owner) -> T) -> T {
        if !self.table.thinks_long() {
            return work(self);
        }
        let hall = Arc::clone(&self.hall);
        let _turn = hall.thinkers.acquire().await;
        match Handle::current().runtime_flavor() {
            // There is no other thread to give the rest of the work to.
            RuntimeFlavor::CurrentThread => work(self),
            _ => block_in_place(|| work(self)),
        }
    }

    /// Brings one thing to the table, at a time that never goes backwards.
    fn bring(&mut self, at: Millis, input: Input, outputs: &mut Vec<Output>) {
        self.latest = self.latest.max(at);
        outputs.extend(self.table.handle(self.latest, input));
    }

    fn open(&mut self, letter: Letter, outputs: &mut Vec<Output>) {
        match letter {
            Letter::Knock { identity, answer } => {
                // Whoever asked may be gone.
                let _ = answer.send(self.admits(identity));
            }
            Letter::Connect(arrival) => self.connect(*arrival, outputs),
            Letter::Input { at, input } => {
                if let Input::Disconnect { conn } = &*input {
                    self.clients.remove(conn);
                }
                self.bring(at, *input, outputs);
            }
            Letter::CaughtUp { conn } => {
                if let Some(client) = self.clients.get(&conn) {
                    client.outbox.start_afresh();
                    let request = Request { id: None, command: Command::Sync };
                    let now = self.hall.clock.now();
                    self.bring(now, Input::Request { conn, request }, outputs);
                }
            }
            Letter::Look { answer } => {
                let state = self.table.state(self.latest);
                let host = state.host.and_then(|host| self.identity_of(host.0));
                let _ = answer.send(Ok(Look { summary: TableSummary::new(self.id, state), host }));
            }
        }
    }

    fn identity_of(&self, person: u32) -> Option<Identity> {
        self.identities.get((person as usize).checked_sub(1)?).copied()
    }

    /// Whether one more client of that person has room here.
    fn admits(&self, identity: Identity) -> Result<(), NotIn> {
        let limits = &self.hall.limits;
        let tabs = self.clients.values().filter(|client| client.identity == identity).count();
        let state = self.table.state(self.latest);
        let seated: Vec<Identity> = state
            .seats
            .iter()
            .filter_map(|seat| match seat.who {
                Who::Person { person } => self.identity_of(person.0),
                Who::Open | Who::Bot { .. } => None,
            })
            .collect();
        let watching = self.clients.values().filter(|client| !seated.contains(&client.identity)).count();
        let known = self.identities.contains(&identity) || self.identities.len() < PEOPLE;
        let room = seated.contains(&identity) || (known && watching < limits.spectators);
        if room && tabs < limits.tabs { Ok(()) } else { Err(NotIn::Full) }
    }

    fn connect(&mut self, arrival: Arrival, outputs: &mut Vec<Output>) {
        let Arrival { at, conn, guest: Guest { identity, seat }, name, outbox } = arrival;
        if self.admits(identity).is_err() {
            return outbox.close(Goodbye::Closed);
        }
        self.clients.insert(conn, Client { identity, outbox });
        self.bring(at, Input::Connect { conn, identity, name }, outputs);
        if let Some(seat) = seat {
            let open = self.table.state(at).seats.get(seat.index()).is_some_and(|seat| seat.who == Who::Open);
            if open {
                let request = Request { id: None, command: Command::Sit { seat } };
                self.bring(at, Input::Request { conn, request }, outputs);
            }
        }
    }

    async fn make_durable(&mut self, outputs: &[Output]) -> Result<(), NotDurable> {
        let mut writes = Vec::new();
        for output in outputs {
            if let Output::Persist(entry) = output {
                writes.push(self.write_down(entry));
            }
        }
        if writes.is_empty() {
            return Ok(());
        }
        if std::mem::take(&mut self.finished) {
            writes.push(Write::Finished(None));
        }
        self.hall.journal.write(self.id, writes).await.map_err(|_| NotDurable)
    }

    fn write_down(&mut self, entry: &Entry) -> Write {
        if let Fact::Acted { .. } = entry.fact {
            self.hall.metrics.actions.fetch_add(1, Relaxed);
        }
        self.identities.extend(came(&entry.fact));
        let number = self.written;
        self.written += 1;
        Write::Entry { number, json: to_json(entry) }
    }

    fn tell(&mut self, outputs: Vec<Output>) {
        // Most messages go to everyone, or to everyone but one: they are written once.
        let mut written: Vec<(Box<Reply>, Utf8Bytes)> = Vec::new();
        for output in outputs {
            match output {
                Output::Persist(_) => {}
                // Said by the connection itself, when it closes.
                Output::Send { reply, .. } if matches!(*reply, Reply::Goodbye { .. }) => {}
                Output::Send { conn, reply } => {
                    let Some(client) = self.clients.get(&conn) else { continue };
                    let recent = written.iter().rev().take(RECENT);
                    let text = match recent.into_iter().find(|(same, _)| *same == reply) {
                        Some((_, text)) => text.clone(),
                        None => {
                            let text = Utf8Bytes::from(to_json(&reply));
                            written.push((reply, text.clone()));
                            text
                        }
                    };
                    if !client.outbox.push(text) {
                        self.hall.metrics.behind.fetch_add(1, Relaxed);
                    }
                }
                Output::Close { conn, reason } => {
                    if let Some(client) = self.clients.remove(&conn) {
                        client.outbox.close(reason);
                    }
                }
            }
        }
    }

    /// Keeps the list of public tables up to date.
    fn publish(&mut self) {
        let public = self.table.settings().public && !self.clients.is_empty();
        if public || self.listed {
            let summary = public.then(|| TableSummary::new(self.id, self.table.state(self.latest)));
            self.hall.list(self.id, summary);
            self.listed = public;
        }
    }

    /// Lets the table go; `false` if somebody is coming after all.
    async fn leave(&mut self) -> bool {
        let over = self.table.state(self.latest).phase == PhaseState::Over;
        if over && !self.finished {
            let at = self.hall.clock.now();
            self.finished = self.hall.journal.write(self.id, vec![Write::Finished(Some(at))]).await.is_ok();
        }
        self.quiet_since = Instant::now();
        self.hall.let_go(self.id, &self.inbox)
    }

    /// What was not written down has not happened: everyone comes back to what was.
    fn give_up(mut self) {
        tracing::error!(table = ?self.id, "a table's facts could not be written; it will be read again");
        self.hall.forget(self.id);
        for (_, client) in self.clients.drain() {
            client.outbox.close(Goodbye::Restart);
        }
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.hall.metrics.tables.fetch_sub(1, Relaxed);
        if self.listed {
            self.hall.list(self.id, None);
        }
    }
}

/// Who came, if that is what the fact says.
fn came(fact: &Fact) -> Option<Identity> {
    match fact {
        Fact::Came { identity, .. } => Some(*identity),
        _ => None,
    }
}

fn changes_summary(output: &Output) -> bool {
    let Output::Send { reply, .. } = output else { return false };
    matches!(**reply, Reply::Table { .. } | Reply::Dealt { .. } | Reply::Result { .. })
}
