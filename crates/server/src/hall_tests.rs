//! Many tables at once: how soon they are back after a restart, and how many facts a second become durable.

use std::sync::Arc;

use cardshed_protocol::{Command, Millis, Name, Nonce, Request, TableId, TableSettings};
use cardshed_rules::{GameId, Seat, Seed, Viewer};
use cardshed_table::{ConnId, Entry, Identity, Input, Output, Table};
use tokio::time::Instant;

use crate::config::Limits;
use crate::hall::{Hall, to_json};
use crate::journal::Journal;
use crate::metrics::Metrics;
use crate::storage::{Storage, Write};

const MASTER: [u8; 32] = [3; 32];

fn id(number: u32) -> TableId {
    let mut id = [0; 12];
    id[..4].copy_from_slice(&number.to_le_bytes());
    TableId(id)
}

/// A table in the middle of a round: everything that would have been written down.
fn in_mid_game(number: u32, actions: usize, now: Millis) -> Vec<Entry> {
    let settings = TableSettings::new(GameId::Clear4);
    let (mut table, opened) = Table::open(now, id(number), MASTER, settings, 2).unwrap();
    let mut entries = vec![opened];
    let mut random = Seed::from_number(number.into()).stream(1);
    let mut tell = |table: &mut Table, now: Millis, input: Input| {
        let outputs = table.handle(now, input).into_iter();
        entries.extend(outputs.filter_map(|output| match output {
            Output::Persist(entry) => Some(entry),
            Output::Send { .. } | Output::Close { .. } => None,
        }));
    };
    let seats: Vec<Seat> = (0..2).filter_map(Seat::new).collect();
    let conn = |seat: Seat| ConnId(seat.index() as u64);
    let ask =
        |seat: Seat, command| Input::Request { conn: conn(seat), request: Request { id: None, command } };
    for &seat in &seats {
        let identity = Identity([seat.index() as u8; 16]);
        let name: Name = "Somebody".parse().unwrap();
        tell(&mut table, now, Input::Connect { conn: conn(seat), identity, name });
        tell(&mut table, now, ask(seat, Command::Sit { seat }));
        tell(&mut table, now, ask(seat, Command::Nonce { nonce: Nonce([number as u8; 16]) }));
    }
    for &seat in &seats {
        tell(&mut table, now, ask(seat, Command::Ready { ready: true }));
    }
    let dealt = now.after(3_000);
    tell(&mut table, dealt, Input::Wake);
    for _ in 0..actions {
        let acts = |&seat: &Seat| {
            let view = table.view(Viewer::Seat(seat))?;
            let actions = view.actions();
            let chosen = random.below(actions.len().max(1) as u32) as usize;
            Some((seat, view.version(), actions.get(chosen)?.to_string()))
        };
        let Some((seat, against, action)) = seats.iter().find_map(acts) else { break };
        tell(&mut table, dealt, ask(seat, Command::Act { against, action }));
    }
    entries
}

async fn hall_in(folder: &tempfile::TempDir) -> Arc<Hall> {
    let address = format!("sqlite:{}", folder.path().join("cardshed.db").display());
    let storage = Storage::open(&address).await.unwrap();
    let metrics = Arc::new(Metrics::default());
    let journal = Journal::start(storage.clone(), Arc::clone(&metrics));
    Hall::new(storage, journal, metrics, Limits::default()).0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_unfinished_table_is_back_after_a_restart() {
    const TABLES: u32 = 500;
    let folder = tempfile::TempDir::new().unwrap();
    let hall = hall_in(&folder).await;
    let now = hall.clock.now();
    let mut facts = 0;
    for number in 0..TABLES {
        let owner = Identity([1; 16]);
        let mut writes = vec![Write::Open { master: MASTER, owner, created: now }];
        let entries = in_mid_game(number, 30, now);
        facts += entries.len();
        let entries = entries.iter().enumerate();
        writes.extend(
            entries.map(|(number, entry)| Write::Entry { number: number as u64, json: to_json(entry) }),
        );
        // Many at a time, as they would come.
        let writes: Vec<_> = writes.into_iter().map(|write| (id(number), write)).collect();
        hall.storage.write(writes).await.unwrap();
    }
    hall.storage.close().await;

    let began = Instant::now();
    let hall = hall_in(&folder).await;
    assert_eq!(hall.bring_all_back().await.unwrap(), TABLES as usize);
    let look = hall.look(id(TABLES - 1)).await.unwrap();
    let took = began.elapsed();
    println!("{TABLES} tables with {facts} facts: {took:?}");
    assert_eq!(to_json(&look.summary.phase), r#"{"phase":"playing"}"#);
}

/// One fact in flight a table, as in a game with turns.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_flush_serves_many_tables() {
    const TABLES: u32 = 100;
    const FACTS: u64 = 30;
    let folder = tempfile::TempDir::new().unwrap();
    let hall = hall_in(&folder).await;
    let owner = Identity([1; 16]);
    for number in 0..TABLES {
        let open = Write::Open { master: MASTER, owner, created: Millis(0) };
        hall.journal.write(id(number), vec![open]).await.unwrap();
    }
    let before = hall.metrics.commits.count();
    let began = Instant::now();
    let tables: Vec<_> = (0..TABLES)
        .map(|table| {
            let journal = hall.journal.clone();
            tokio::spawn(async move {
                for number in 0..FACTS {
                    let json =
                        r#"{"at":1799999999999,"fact":"acted","seat":1,"action":"play 5 5 s2"}"#.to_owned();
                    journal.write(id(table), vec![Write::Entry { number, json }]).await.unwrap();
                }
            })
        })
        .collect();
    for table in tables {
        table.await.unwrap();
    }
    let facts = u64::from(TABLES) * FACTS;
    let commits = hall.metrics.commits.count() - before;
    println!("{facts} facts in {commits} commits: {:?}", began.elapsed());
    assert!(commits < facts / 4, "{commits} commits for {facts} facts");
}
