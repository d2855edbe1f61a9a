//! Whole rounds over real sockets, on both databases: with a bot, with a program, with lost connections, with two tabs.

#![allow(clippy::unwrap_used)]

mod support;

use cardshed_protocol::{Command, Goodbye, PhaseState, RefusalReason, Reply, TableId, Who};
use cardshed_rules::record::Record;
use serde_json::json;
use support::client::{Client, Silence, ann_and_bob, seat};
use support::databases::Database;
use support::{Running, http, on_both_databases};

/// The round is in the records, and follows from its seed.
async fn check_records(server: &Running, id: TableId, names: &[&str]) {
    let answer = http::get(server.address, &format!("/api/tables/{id}/records")).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/x-ndjson")));
    let record = Record::parse(&answer.body).unwrap();
    assert_eq!(record.header.seats, names);
    record.replay(|_, _, _| {}).unwrap();
    let results = http::get(server.address, &format!("/api/tables/{id}/results")).await;
    let document = serde_json::from_str(include_str!("../openapi.json")).unwrap();
    http::check(&results.json()[0], "PlayedRound", &document);
    assert_eq!(results.json()[0]["seats"], json!(names));
}

async fn plus_minus_with_a_bot(database: &Database) {
    let server = Running::start(&database.url()).await;
    let settings = json!({ "game": "plusminus", "rounds": 1, "public": true });
    let (id, cookie) = http::open(server.address, settings, 3).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    let bot = "easy:pace=expert".parse().unwrap();
    assert_eq!(ann.ask(Command::AddBot { seat: seat(3), bot }).await, None);
    let mut bob = Client::connect(server.address, id, "Bob", None).await;
    assert_eq!(bob.ask(Command::Sit { seat: seat(2) }).await, None);
    let bobs = bob.cookie.clone().unwrap();

    let listed = http::get(server.address, "/api/tables").await.json();
    assert_eq!(listed[0]["id"], json!(id.to_string()));
    assert_eq!(listed[0]["seats"][1]["name"], json!("Bob"));

    let address = server.address;
    let bob = tokio::spawn(async move {
        bob.play_until(|bob| bob.known.1 >= 3).await.unwrap();
        let known = bob.known;
        drop(bob);
        let mut bob = Client::connect(address, id, "Bob", Some(&bobs)).await;
        assert!(bob.known >= known, "who comes back sees everything");
        assert_eq!(bob.seat, Some(seat(2)), "and has their seat");
        bob.play_until(Client::is_over).await.unwrap();
    });
    ann.play_until(Client::is_over).await.unwrap();
    bob.await.unwrap();
    check_records(&server, id, &["Ann", "Bob", "easy:pace=expert"]).await;
    server.stop().await;
}

async fn clear_four_with_a_program(database: &Database) {
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "rounds": 1 }), 3).await;
    assert_eq!(http::get(server.address, "/api/tables").await.json(), json!([]), "by link only");
    let path = format!("/api/tables/{id}/seats/3/token");
    let no_host = http::ask(server.address, "POST", &path, &[], None).await;
    assert_eq!(no_host.error(), (403, "not_host".to_owned()));
    let answer = http::ask(server.address, "POST", &path, &[("cookie", &cookie)], None).await;
    let token = answer.json()["token"].as_str().unwrap().to_owned();

    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let mut second_tab = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    second_tab.until(|tab| tab.seat == Some(seat(1))).await;
    let mut bob = Client::connect(server.address, id, "Bob", None).await;
    assert_eq!(bob.ask(Command::Sit { seat: seat(2) }).await, None);
    let bearer = [("authorization", format!("Bearer {token}"))];
    let mut bot = Client::with(server.address, id, "Robot", &bearer).await.unwrap();
    bot.until(|bot| bot.seat == Some(seat(3))).await;

    let watch = tokio::spawn(async move {
        second_tab.until(Client::is_over).await;
        second_tab.table.rounds.unwrap().results
    });
    let bob = tokio::spawn(async move { bob.play_until(Client::is_over).await.unwrap() });
    let bot = tokio::spawn(async move { bot.play_until(Client::is_over).await.unwrap() });
    ann.play_until(Client::is_over).await.unwrap();
    bob.await.unwrap();
    bot.await.unwrap();
    assert!(ann.done > 1, "Ready, and actions");
    assert_eq!(watch.await.unwrap(), ann.table.rounds.clone().unwrap().results, "both tabs know the same");
    check_records(&server, id, &["Ann", "Bob", "Robot"]).await;
    server.stop().await;
}

/// Both tabs of one person act at the same time: everything is done once, and both know the same.
async fn two_tabs_of_one_person(database: &Database) {
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "rounds": 1 }), 2).await;
    let mut left = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let mut right = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(left.ask(Command::Sit { seat: seat(1) }).await, None);
    assert!(right.ask(Command::Sit { seat: seat(1) }).await.is_some(), "she sits already");
    let mut bob = Client::connect(server.address, id, "Bob", None).await;
    assert_eq!(bob.ask(Command::Sit { seat: seat(2) }).await, None);
    let bob = tokio::spawn(async move { bob.play_until(Client::is_over).await.unwrap() });
    let (one, two) = tokio::join!(left.play_until(Client::is_over), right.play_until(Client::is_over));
    one.and(two).unwrap();
    bob.await.unwrap();
    let results = |tab: &Client| tab.table.rounds.clone().unwrap().results;
    assert_eq!(results(&left), results(&right));
    // Whichever was the slower one was told so, and nothing else was held against it.
    let slower = |reason: &RefusalReason| {
        matches!(reason, RefusalReason::Stale { .. } | RefusalReason::WrongPhase | RefusalReason::SeatTaken)
    };
    let refusals = [left.refusals, right.refusals].concat();
    assert!(refusals.iter().all(slower), "{refusals:?}");
    check_records(&server, id, &["Ann", "Bob"]).await;
    server.stop().await;
}

/// A bot that thinks for tens of milliseconds plays, and other tables do not wait for it.
async fn a_bot_that_thinks_long(database: &Database) {
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "rounds": 1 }), 3).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    for number in [2, 3] {
        let bot = "hard:pace=expert".parse().unwrap();
        assert_eq!(ann.ask(Command::AddBot { seat: seat(number), bot }).await, None);
    }
    let (other, cookie) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let mut bob = Client::connect(server.address, other, "Bob", Some(&cookie)).await;
    let playing = ann.play_until(|ann| ann.is_over() || ann.known.1 >= 12);
    let asking = async {
        for _ in 0..200 {
            assert_eq!(bob.ask(Command::Sync).await, None);
        }
    };
    let (played, ()) = tokio::join!(playing, asking);
    played.unwrap();
    server.stop().await;
}

/// A clean stop tells everyone, and the next server has the table as it was.
async fn a_restart_in_mid_game(database: &Database) {
    let server = Running::start(&database.url()).await;
    let settings = json!({ "game": "clear4", "rounds": 1 });
    let (id, cookie, mut ann, mut bob) = ann_and_bob(server.address, settings).await;
    let bobs = bob.cookie.clone();
    let bob_plays = tokio::spawn(async move {
        let end = bob.play_until(|_| false).await;
        (bob.known, end)
    });
    ann.play_until(|ann| ann.known.1 >= 5).await.unwrap();
    let known = ann.known;
    let (ann_hears, ()) = tokio::join!(async { ann.play_until(|_| false).await }, server.stop());
    assert_eq!(ann_hears, Err(Silence::Goodbye(Goodbye::Restart)));
    let (bob_known, end) = bob_plays.await.unwrap();
    assert_eq!(end, Err(Silence::Goodbye(Goodbye::Restart)));

    let server = Running::start(&database.url()).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert!(ann.known >= known.max(bob_known));
    let mut bob = Client::connect(server.address, id, "Bob", bobs.as_deref()).await;
    assert_eq!((ann.seat, bob.seat), (Some(seat(1)), Some(seat(2))));
    let bob = tokio::spawn(async move { bob.play_until(Client::is_over).await.unwrap() });
    ann.play_until(Client::is_over).await.unwrap();
    bob.await.unwrap();
    server.stop().await;
}

/// Two people and a table between them that nobody else notices.
async fn tables_do_not_touch_each_other(database: &Database) {
    let server = Running::start(&database.url()).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(http::open(server.address, json!({ "game": "halves" }), 2).await);
    }
    for (id, cookie) in &tables {
        let mut ann = Client::connect(server.address, *id, "Ann", Some(cookie)).await;
        assert_eq!(ann.ask(Command::Sit { seat: seat(2) }).await, None);
        assert_eq!(ann.table.seats[0].who, Who::Open);
        assert_eq!(ann.table.phase, PhaseState::Lobby);
        assert_eq!(ann.ask(Command::Sync).await, None);
        assert!(matches!(ann.send(Command::Stand).await, 1..));
        while !matches!(ann.hear().await.unwrap(), Reply::Done { .. }) {}
    }
    server.stop().await;
}

on_both_databases!(
    plus_minus_with_a_bot,
    clear_four_with_a_program,
    two_tabs_of_one_person,
    a_bot_that_thinks_long,
    a_restart_in_mid_game,
    tables_do_not_touch_each_other
);
