//! Clients that say nothing, hear nothing, or take their time, over real sockets. The others at the table notice only
//! that somebody is away.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use cardshed_protocol::{ChatText, Command, PhaseState, RefusalReason, Reply};
use serde_json::json;
use support::client::{Client, ann_and_bob, dial, dial_narrow, hear_pings, next, seat};
use support::databases::Database;
use support::{PATIENCE, Running, http, on_both_databases};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

fn here(client: &Client) -> usize {
    client.table.people.iter().filter(|person| person.present).count()
}

/// Bob's machine is switched off in mid-game: nothing is closed, and nothing answers any more.
async fn who_vanishes_is_missed_and_played_for(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.limits.ping = Duration::from_millis(50);
        config.limits.patience = Duration::from_millis(500);
    })
    .await;
    let settings = json!({ "game": "clear4", "rounds": 1, "grace": 1 });
    let (id, _, mut ann, mut bob) = ann_and_bob(server.address, settings).await;
    let bobs = bob.cookie.clone();
    let playing = |client: &Client| client.table.phase == PhaseState::Playing && client.view.is_some();
    let (one, two) = tokio::join!(ann.play_until(playing), bob.play_until(playing));
    one.and(two).unwrap();
    // From here on nobody reads what Bob is sent; pings are answered by whoever reads.
    let half_open = bob;
    ann.play_until(|ann| here(ann) == 1).await.unwrap();
    ann.play_until(|ann| ann.table.seats[1].stand_in).await.unwrap();
    let version = ann.known.1;
    // The game goes on without Bob, and nothing is refused to Ann but her own haste.
    ann.play_until(|ann| ann.is_over() || ann.known.1 >= version + 6).await.unwrap();
    let own_fault =
        |reason: &RefusalReason| matches!(reason, RefusalReason::Stale { .. } | RefusalReason::WrongPhase);
    assert!(ann.refusals.iter().all(own_fault), "{:?}", ann.refusals);
    // He comes back while his old connection still hangs, and plays himself.
    let bob = Client::connect(server.address, id, "Bob", bobs.as_deref()).await;
    assert_eq!(bob.seat, Some(seat(2)));
    assert!(!bob.table.seats[1].stand_in);
    drop(half_open);
    server.stop().await;
}

/// A client that reads too late gets the whole table afresh, and those between nothing of it.
async fn who_reads_too_late_gets_everything_afresh(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.limits.patience = PATIENCE;
        config.limits.messages.per_second = 100_000;
        config.limits.messages.burst = 100_000;
    })
    .await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "chat": true }), 2).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let mut eve = dial_narrow(server.address, &format!("/api/tables/{id}/ws?name=Eve&protocol=1")).await;
    ann.until(|ann| ann.table.people.len() == 2).await;
    let text: ChatText = "x".repeat(200).parse().unwrap();
    let mut said = 0;
    loop {
        for _ in 0..200 {
            assert_eq!(ann.ask(Command::Chat { text: text.clone() }).await, None);
            said += 1;
        }
        let metrics = http::get(server.address, "/metrics").await.body;
        if metrics.contains("cardshed_clients_behind_total 1") {
            break;
        }
    }
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    ann.until(|ann| ann.seat.is_some()).await;
    assert!(matches!(next(&mut eve).await, Ok(Reply::Welcome { .. })), "as everybody is greeted");
    let mut heard = 0;
    let afresh = loop {
        match next(&mut eve).await.unwrap() {
            Reply::Welcome { table, .. } => break table,
            Reply::Said { .. } => heard += 1,
            _ => {}
        }
    };
    assert!(heard < said, "what did not fit was thrown away");
    assert_eq!(afresh.seats[0].who, ann.table.seats[0].who, "as it is now");
    // And from then on she hears everything again.
    assert_eq!(ann.ask(Command::Chat { text: "still there?".parse().unwrap() }).await, None);
    while !matches!(next(&mut eve).await.unwrap(), Reply::Said { told, .. } if format!("{told:?}").contains("still"))
    {
    }
    server.stop().await;
}

/// Pongs can be held back, but not the acknowledgements of the operating system.
#[cfg(target_os = "linux")]
async fn who_answers_pings_late_is_no_farther_away(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.limits.ping = Duration::from_millis(100);
        config.limits.patience = PATIENCE;
    })
    .await;
    let (id, cookie) = http::open(server.address, json!({ "game": "plusminus" }), 2).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let path = format!("/api/tables/{id}/ws?name=Eve&protocol=1");
    let (mut eve, _) = dial(server.address, &path, &[]).await.unwrap();
    for _ in 0..3 {
        // Eve answers only when Ann has been pinged six times more: after half a second at least.
        hear_pings(&mut ann.socket, 6).await;
        hear_pings(&mut eve, 1).await;
    }
    let eves = loop {
        assert_eq!(ann.ask(Command::Sync).await, None);
        let eve = ann.table.people.iter().find(|person| person.name.as_str() == "Eve");
        if let Some(round_trip) = eve.unwrap().round_trip {
            break round_trip;
        }
    };
    assert!(eves < 100, "{eves} ms are made up for, to a neighbour");
    server.stop().await;
}

/// Reads until the server hangs up; gives what it said.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // A connection that is reset is over, too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut text)).await.unwrap();
    String::from_utf8_lossy(&text).into_owned()
}

async fn half_a_request_is_not_waited_for(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.limits.patience = Duration::from_millis(300);
        config.limits.connections_per_address = 50;
    })
    .await;
    let halves = [
        "",
        "GET /healthz HTTP/1.1\r\nhost: x\r\nx-",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{",
    ];
    let mut slow = Vec::new();
    for half in halves.iter().cycle().take(30) {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        slow.push((half, stream));
    }
    assert_eq!(http::get(server.address, "/healthz").await.status, 200, "others are served meanwhile");
    for (half, stream) in slow {
        let said = rest(stream).await;
        let expected = if half.starts_with("POST") { "HTTP/1.1 408" } else { "" };
        assert!(said.starts_with(expected) && (said.is_empty() == expected.is_empty()), "{half:?}: {said:?}");
    }
    server.stop().await;
}

async fn an_address_has_so_many_silent_connections(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.limits.patience = PATIENCE;
        config.limits.connections_per_address = 5;
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..5 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        // Half a request: that it has been taken in is sure once another one has been answered.
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n").await.unwrap();
        silent.push(stream);
    }
    let sixth = TcpStream::connect(server.address).await.unwrap();
    assert_eq!(rest(sixth).await, "", "it is hung up on at once");
    let mut first = silent.swap_remove(0);
    first.write_all(b"connection: close\r\n\r\n").await.unwrap();
    assert!(rest(first).await.starts_with("HTTP/1.1 200"), "who finishes is answered");
    drop(silent);
    server.stop().await;
}

async fn a_long_body_is_not_read(database: &Database) {
    let server = Running::start(&database.url()).await;
    let body = json!({ "settings": { "game": "clear4" }, "seats": 2, "name": "x".repeat(10_000) });
    let answer = http::ask(server.address, "POST", "/api/tables", &[], Some(&body)).await;
    assert_eq!(answer.error(), (413, "too_long".to_owned()));
    server.stop().await;
}

on_both_databases!(
    who_vanishes_is_missed_and_played_for,
    who_reads_too_late_gets_everything_afresh,
    #[cfg(target_os = "linux")]
    who_answers_pings_late_is_no_farther_away,
    half_a_request_is_not_waited_for,
    an_address_has_so_many_silent_connections,
    a_long_body_is_not_read
);
