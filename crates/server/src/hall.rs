//! All tables of this process: who owns which, and what they share.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cardshed_protocol::{Millis, Name, PersonId, TableId, TableSettings, TableSummary};
use cardshed_table::{ConnId, Entry, Fact, Identity, Table};
use futures_util::TryStreamExt;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinSet;

use crate::clock::Clock;
use crate::config::Limits;
use crate::error::StorageError;
use crate::identity::random;
use crate::journal::Journal;
use crate::letter::{Door, Letter, Look, NotIn};
use crate::metrics::Metrics;
use crate::owner::Owner;
use crate::storage::{Sheet, Storage, Stored, Write};

/// Letters that may wait for one table.
const WAITING: usize = 256;

/// Tables that are read at the same time when the server starts: enough for every core, few enough for the memory.
const READ_AT_ONCE: usize = 64;

/// Nobody has come back to a table for so long, in milliseconds, that it is taken for finished: a week.
const FORGOTTEN: u64 = 7 * 24 * 60 * 60 * 1000;

/// All tables of this process.
pub struct Hall {
    pub(crate) clock: Clock,
    pub(crate) storage: Storage,
    pub(crate) journal: Journal,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// Tables whose bots may think at the same time.
    pub(crate) thinkers: Semaphore,
    doors: Mutex<HashMap<TableId, Door>>,
    listed: Mutex<BTreeMap<TableId, TableSummary>>,
    next_conn: AtomicU64,
    /// Held by everything that has to end before the server may.
    busy: Mutex<Option<mpsc::Sender<()>>>,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The settings do not go together.
    #[error("{0}")]
    Settings(String),
    /// The database failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked with the lock had not begun to change anything: each change is one call.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// A hall without tables, and what ends when everything in it has ended.
    pub fn new(
        storage: Storage,
        journal: Journal,
        metrics: Arc<Metrics>,
        limits: Limits,
    ) -> (Arc<Hall>, mpsc::Receiver<()>) {
        let (busy, all_ended) = mpsc::channel(1);
        let hall = Hall {
            clock: Clock::start(),
            storage,
            journal,
            metrics,
            limits,
            thinkers: Semaphore::new(thinkers()),
            doors: Mutex::default(),
            listed: Mutex::default(),
            next_conn: AtomicU64::new(1),
            busy: Mutex::new(Some(busy)),
        };
        (Arc::new(hall), all_ended)
    }

    /// A number for a new connection.
    pub fn next_conn(&self) -> ConnId {
        ConnId(self.next_conn.fetch_add(1, Relaxed))
    }

    /// To be held by what has to end before the server may; none if the server is already ending.
    pub fn busy(&self) -> Option<mpsc::Sender<()>> {
        lock(&self.busy).clone()
    }

    /// Opens a table. Whoever opens it is its host.
    pub async fn open(
        self: &Arc<Self>,
        settings: TableSettings,
        seats: u8,
        owner: Identity,
        name: Name,
    ) -> Result<TableId, OpenError> {
        let (id, master, now) = (TableId(random()), random(), self.clock.now());
        let (_, opened) = Table::open(now, id, master, settings, seats).map_err(OpenError::Settings)?;
        let came = Fact::Came { person: PersonId(1), identity: owner, name };
        let entries = vec![opened, Entry { at: now, fact: came }];
        let mut writes = vec![Write::Open { master, owner, created: now }];
        for (number, entry) in entries.iter().enumerate() {
            writes.push(Write::Entry { number: number as u64, json: to_json(entry) });
        }
        self.journal.write(id, writes).await?;
        self.bring_back(Stored { id, master, finished: false, entries });
        Ok(id)
    }

    /// Brings every table back that is not over.
    pub async fn bring_all_back(self: &Arc<Self>) -> Result<usize, StorageError> {
        let now = self.clock.now();
        let mut forgotten = Vec::new();
        let mut count = 0;
        let mut sheets = self.storage.unfinished();
        // Every game is played again, on all cores, while the next ones are fetched.
        let mut reading = JoinSet::new();
        loop {
            let sheet = sheets.try_next().await?;
            let last = sheet.is_none();
            if let Some(sheet) = sheet {
                let hall = Arc::clone(self);
                reading.spawn(async move { hall.read_back(sheet, now) });
            }
            while reading.len() > if last { 0 } else { READ_AT_ONCE } {
                let Some(read) = reading.join_next().await else { break };
                match read.expect("a table that cannot be read is an error, not a panic")? {
                    None => count += 1,
                    Some(id) => forgotten.push(id),
                }
            }
            if last {
                break;
            }
        }
        for id in forgotten {
            self.journal.write(id, vec![Write::Finished(Some(now))]).await?;
        }
        Ok(count)
    }

    /// Reads a table and brings it back, unless everyone has forgotten it: then it gives which it was.
    fn read_back(self: &Arc<Self>, sheet: Sheet, now: Millis) -> Result<Option<TableId>, StorageError> {
        let stored = sheet.read()?;
        let quiet = stored.entries.last().map_or(0, |entry| now.since(entry.at));
        if quiet > FORGOTTEN {
            return Ok(Some(stored.id));
        }
        self.bring_back(stored);
        Ok(None)
    }

    fn bring_back(self: &Arc<Self>, stored: Stored) {
        let (door, inbox) = mpsc::channel(WAITING);
        lock(&self.doors).insert(stored.id, door);
        match Owner::new(Arc::clone(self), stored, inbox) {
            Ok(owner) => self.start(owner),
            Err((id, error)) => {
                tracing::error!(table = ?id, error = %error, "a table cannot be brought back");
                lock(&self.doors).remove(&id);
            }
        }
    }

    fn start(&self, owner: Owner) {
        let busy = self.busy();
        tokio::spawn(async move {
            owner.run().await;
            drop(busy);
        });
    }

    /// The way to a table's owner. If nobody owns it, somebody does from now on, and looks whether there is such a table.
    pub fn door(self: &Arc<Self>, id: TableId) -> Door {
        let mut doors = lock(&self.doors);
        if let Some(door) = doors.get(&id) {
            return door.clone();
        }
        let (door, inbox) = mpsc::channel(WAITING);
        doors.insert(id, door.clone());
        drop(doors);
        let hall = Arc::clone(self);
        tokio::spawn(async move { hall.fetch(id, inbox).await });
        door
    }

    async fn fetch(self: Arc<Self>, id: TableId, mut inbox: mpsc::Receiver<Letter>) {
        let why = match self.storage.load(id).await {
            Ok(Some(stored)) => match Owner::new(Arc::clone(&self), stored, inbox) {
                Ok(owner) => return self.start(owner),
                Err((id, error)) => {
                    tracing::error!(table = ?id, error = %error, "a table cannot be brought back");
                    lock(&self.doors).remove(&id);
                    return;
                }
            },
            Ok(None) => NotIn::NoTable,
            Err(error) => {
                tracing::error!(table = ?id, error = ?error, "a table cannot be read");
                NotIn::Busy
            }
        };
        lock(&self.doors).remove(&id);
        inbox.close();
        while let Some(letter) = inbox.recv().await {
            match letter {
                Letter::Knock { answer, .. } => drop(answer.send(Err(why))),
                Letter::Look { answer } => drop(answer.send(Err(why))),
                Letter::Connect(_) | Letter::Input { .. } | Letter::CaughtUp { .. } => {}
            }
        }
    }

    /// Asks whether somebody may come in.
    pub async fn knock(self: &Arc<Self>, id: TableId, identity: Identity) -> Result<Door, NotIn> {
        let door = self.door(id);
        let (answer, answered) = oneshot::channel();
        door.send(Letter::Knock { identity, answer }).await.map_err(|_| NotIn::Busy)?;
        answered.await.unwrap_or(Err(NotIn::Busy))?;
        Ok(door)
    }

    /// How a table is.
    pub async fn look(self: &Arc<Self>, id: TableId) -> Result<Look, NotIn> {
        let (answer, answered) = oneshot::channel();
        self.door(id).send(Letter::Look { answer }).await.map_err(|_| NotIn::Busy)?;
        answered.await.unwrap_or(Err(NotIn::Busy))
    }

    /// The public tables where something goes on.
    pub fn listed(&self, most: usize) -> Vec<TableSummary> {
        lock(&self.listed).values().take(most).cloned().collect()
    }

    /// Lists a table, or no longer.
    pub(crate) fn list(&self, id: TableId, summary: Option<TableSummary>) {
        let mut listed = lock(&self.listed);
        match summary {
            Some(summary) => listed.insert(id, summary),
            None => listed.remove(&id),
        };
    }

    /// Lets go of a table, unless somebody is about to come in.
    pub(crate) fn let_go(&self, id: TableId, inbox: &mpsc::Receiver<Letter>) -> bool {
        let mut doors = lock(&self.doors);
        // Ways to the owner are only handed out under this lock, so none can come up now.
        let alone = inbox.sender_strong_count() <= 1 && inbox.is_empty();
        if alone {
            doors.remove(&id);
        }
        alone
    }

    /// Forgets a table whose owner has failed; the next who knocks has it read again.
    pub(crate) fn forget(&self, id: TableId) {
        lock(&self.doors).remove(&id);
    }

    /// No new work from here on; owners end once their last client is gone.
    pub fn close(&self) {
        lock(&self.busy).take();
        lock(&self.doors).clear();
    }
}

/// Half of the processors may be thinking; the others are for everybody else.
fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |count| count.get().div_ceil(2))
}

/// What is ours can be written as JSON.
pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our own types are valid JSON")
}
