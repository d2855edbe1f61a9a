//! `kill -9` of the real server in the middle of games, again and again: nothing that anybody was told is lost.
//!
//! `CARDSHED_CRASHES=50` has it die fifty times on each database, instead of a few.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod processes;
#[path = "../../server/tests/support/mod.rs"]
mod support;

use std::net::SocketAddr;

use cardshed_protocol::{Command, TableId};
use cardshed_rules::Seat;
use processes::Server;
use serde_json::json;
use support::client::{Client, Known, Silence};
use support::databases::Database;
use support::{PATIENCE, http};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::timeout;

/// Tables with games at the same time.
const TABLES: usize = 6;

/// A table and its two people, by their cookies.
struct Party {
    id: TableId,
    cookies: [String; 2],
    known: Known,
}

async fn sit_down(server: &Server) -> Party {
    let settings = json!({ "game": "clear4", "rounds": 100 });
    let (id, host) = http::open(server.address, settings, 2).await;
    let mut cookies = [host, String::new()];
    for (index, cookie) in cookies.iter_mut().enumerate() {
        let own = Some(cookie.clone()).filter(|cookie| !cookie.is_empty());
        let mut person = Client::connect(server.address, id, "Somebody", own.as_deref()).await;
        let seat = Seat::new(index).unwrap();
        assert_eq!(person.ask(Command::Sit { seat }).await, None);
        *cookie = person.cookie.unwrap();
    }
    Party { id, cookies, known: (0, 0) }
}

/// Comes back to a table, and sees that nothing is missing.
async fn come_back(address: SocketAddr, party: &Party, person: usize) -> Client {
    let client = Client::connect(address, party.id, "Somebody", Some(&party.cookies[person])).await;
    assert!(client.known >= party.known, "{:?} was told, {:?} is there", party.known, client.known);
    assert_eq!(client.seat, Seat::new(person));
    client
}

/// Plays until the server is gone, and says once that the game goes on; gives what was known last.
async fn play(mut client: Client, told: tokio::sync::mpsc::Sender<()>) -> Known {
    let began = client.known;
    let mut reported = false;
    let end = client
        .play_until(|client| {
            if !reported && client.known > began {
                reported = told.try_send(()).is_ok();
            }
            false
        })
        .await;
    assert_eq!(end, Err(Silence::Broken));
    client.known
}

async fn nothing_is_lost(database: &Database) {
    let crashes: u64 = std::env::var("CARDSHED_CRASHES").map_or(3, |number| number.parse().unwrap());
    let mut server = Server::start(&database.url()).await;
    let mut parties = Vec::new();
    for _ in 0..TABLES {
        parties.push(sit_down(&server).await);
    }
    for crash in 0..crashes {
        let mut players = JoinSet::new();
        let (told, mut going) = tokio::sync::mpsc::channel(2 * TABLES);
        for (index, party) in parties.iter().enumerate() {
            for person in 0..2 {
                let client = come_back(server.address, party, person).await;
                let playing = play(client, told.clone());
                players.spawn(async move { (index, playing.await) });
            }
        }
        // First it dies when all of them have seen their game go on, then each time after another number of them has.
        let people = 2 * TABLES as u64;
        for _ in 0..people - (crash * 7) % people {
            timeout(PATIENCE, going.recv()).await.unwrap().unwrap();
        }
        server.kill();
        while let Some(played) = players.join_next().await {
            let (index, known) = played.unwrap();
            parties[index].known = parties[index].known.max(known);
        }
        server = Server::start(&database.url()).await;
    }
    for party in &parties {
        come_back(server.address, party, 0).await;
        assert!(party.known > (0, 0), "every table was played at");
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_sqlite() {
    nothing_is_lost(&Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_postgres() {
    nothing_is_lost(&Database::postgres()).await;
}

#[tokio::test]
async fn a_server_that_is_asked_to_stop_says_so_and_ends_well() {
    let database = Database::sqlite();
    let mut server = Server::start(&database.url()).await;
    let party = sit_down(&server).await;
    let mut client = Client::connect(server.address, party.id, "Ann", Some(&party.cookies[0])).await;
    server.terminate();
    let end = client.play_until(|_| false).await;
    assert_eq!(end, Err(Silence::Goodbye(cardshed_protocol::Goodbye::Restart)));
    let wait = spawn_blocking(move || server.process.wait().unwrap());
    let status = timeout(PATIENCE, wait).await.unwrap().unwrap();
    assert!(status.success(), "{status}");
}
