//! Clients that mean no good. The others at the table notice nothing.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use cardshed_protocol::{Command, Goodbye, MAX_MESSAGE, PhaseState, RefusalReason, Reply};
use cardshed_rules::{Seat, Version};
use futures_util::SinkExt;
use serde_json::json;
use support::client::{Client, Silence, dial, next};
use support::databases::Database;
use support::{Running, http};
use tokio_tungstenite::tungstenite::Message;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

#[tokio::test]
async fn a_forged_identity_is_refused() {
    let database = Database::sqlite();
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let (there, _) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    // One digit of the identity, in the middle, is another one.
    let (mut forged, at) = (cookie.clone().into_bytes(), cookie.find("guest1.").unwrap() + 12);
    forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
    let forged = String::from_utf8(forged).unwrap();
    let headers = [("cookie", forged.clone())];
    assert_eq!(Client::with(server.address, id, "Eve", &headers).await.err(), Some(401));
    let path = format!("/api/tables/{id}/seats/1/token");
    let answer = http::ask(server.address, "POST", &path, &[("cookie", &forged)], None).await;
    assert_eq!(answer.error(), (401, "identity".to_owned()));
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"), "the browser may start anew");

    let answer = http::ask(server.address, "POST", &path, &[("cookie", &cookie)], None).await;
    let token = answer.json()["token"].as_str().unwrap().to_owned();
    let bearer = [("authorization", format!("Bearer {token}"))];
    assert_eq!(Client::with(server.address, there, "Eve", &bearer).await.err(), Some(401), "another table");
    let bearer = [("authorization", format!("Bearer {token}0"))];
    assert_eq!(Client::with(server.address, id, "Eve", &bearer).await.err(), Some(401));
    server.stop().await;
}

#[tokio::test]
async fn another_sites_page_cannot_connect_or_open_tables() {
    let database = Database::sqlite();
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let headers = [("cookie", cookie.clone()), ("origin", "https://evil.example".to_owned())];
    assert_eq!(Client::with(server.address, id, "Ann", &headers).await.err(), Some(403));
    let body = json!({ "settings": { "game": "clear4" }, "seats": 2, "name": "Ann" });
    let origin = [("origin", "https://evil.example")];
    let answer = http::ask(server.address, "POST", "/api/tables", &origin, Some(&body)).await;
    assert_eq!(answer.error(), (403, "origin".to_owned()));
    let own = [("cookie", cookie), ("origin", format!("http://{}", server.address))];
    assert!(Client::with(server.address, id, "Ann", &own).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_beside_garbage_floods_and_huge_frames() {
    let database = Database::sqlite();
    let server = Running::start(&database.url()).await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "rounds": 1 }), 2).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    let mut bob = Client::connect(server.address, id, "Bob", None).await;
    assert_eq!(bob.ask(Command::Sit { seat: seat(2) }).await, None);
    let bob = tokio::spawn(async move {
        bob.play_until(Client::is_over).await.unwrap();
        bob.refusals
    });
    ann.play_until(|ann| ann.table.phase == PhaseState::Playing && ann.view.is_some()).await.unwrap();

    let path = format!("/api/tables/{id}/ws?name=Eve&protocol=1");
    let flood = async {
        let (mut eve, _) = dial(server.address, &path, &[]).await.unwrap();
        let sending = async {
            for _ in 0..20_000 {
                if eve.send(Message::text("{\"do\":\"sync\"}")).await.is_err() {
                    break;
                }
            }
            eve
        };
        let mut eve = sending.await;
        loop {
            match next(&mut eve).await {
                Ok(Reply::Goodbye { reason }) => break assert_eq!(reason, Goodbye::Flood),
                Ok(_) => {}
                // What was on its way may be lost with the connection.
                Err(_) => break,
            }
        }
    };
    let garbage = async {
        let (mut eve, _) = dial(server.address, &path, &[]).await.unwrap();
        for text in ["", "{", "[]", "{\"id\":7,\"do\":\"fly\"}", "\u{0}", "{\"do\":\"act\",\"against\":-1}"] {
            eve.send(Message::text(text)).await.unwrap();
        }
        eve.send(Message::binary(vec![0xff; 100])).await.unwrap();
        let mut refused = 0;
        while refused < 7 {
            match next(&mut eve).await.unwrap() {
                Reply::Refused { reason: RefusalReason::Unreadable, .. } => refused += 1,
                Reply::Refused { reason, .. } => panic!("{reason:?}"),
                _ => {}
            }
        }
    };
    let huge = async {
        let (mut eve, _) = dial(server.address, &path, &[]).await.unwrap();
        // The server may hang up before all of it is sent.
        let _ = eve.send(Message::text("x".repeat(MAX_MESSAGE * 100))).await;
        while next(&mut eve).await.is_ok_and(|reply| !matches!(reply, Reply::Goodbye { .. })) {}
    };
    let elsewhere = async {
        let mut eve = Client::connect(server.address, id, "Eve", None).await;
        let act = |action: &str| Command::Act { against: Version(0), action: action.to_owned() };
        assert_eq!(eve.ask(act("draw")).await, Some(RefusalReason::NotSeated));
        assert_eq!(eve.ask(Command::Sit { seat: seat(1) }).await, Some(RefusalReason::WrongPhase));
        assert_eq!(eve.ask(Command::Resign).await, Some(RefusalReason::NotSeated));
        let kick = Command::Remove { person: cardshed_protocol::PersonId(1) };
        assert_eq!(eve.ask(kick).await, Some(RefusalReason::NotHost));
    };
    let (played, ..) = tokio::join!(ann.play_until(Client::is_over), flood, garbage, huge, elsewhere);
    played.unwrap();
    // Its own haste can be refused to a client, but nothing else.
    let own_fault =
        |reason: &RefusalReason| matches!(reason, RefusalReason::Stale { .. } | RefusalReason::WrongPhase);
    let refusals = [ann.refusals, bob.await.unwrap()].concat();
    assert!(refusals.iter().all(own_fault), "{refusals:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_sent_away_and_nobody_waits() {
    let database = Database::sqlite();
    let server = Running::with(&database.url(), |config| {
        config.limits.patience = Duration::from_secs(2);
        config.limits.messages.per_second = 100_000;
        config.limits.messages.burst = 100_000;
    })
    .await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4", "chat": true }), 2).await;
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let path = format!("/api/tables/{id}/ws?name=Eve&protocol=1");
    let (deaf, _) = dial(server.address, &path, &[]).await.unwrap();
    ann.until(|ann| ann.table.people.len() == 2).await;
    let text: cardshed_protocol::ChatText = "x".repeat(200).parse().unwrap();
    // Far more than the buffers between them hold; Ann hears all of it meanwhile.
    while ann.table.people.iter().filter(|person| person.present).count() == 2 {
        for _ in 0..50 {
            assert_eq!(ann.ask(Command::Chat { text: text.clone() }).await, None);
        }
    }
    let metrics = http::get(server.address, "/metrics").await.body;
    assert!(metrics.contains("cardshed_clients_too_slow_total 1"), "{metrics}");
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn limits_hold() {
    let database = Database::sqlite();
    let server = Running::with(&database.url(), |config| {
        config.limits.spectators = 2;
        config.limits.tabs = 2;
        config.limits.tables_per_guest = 2;
        config.limits.connections_per_address = 4;
    })
    .await;
    let (id, cookie) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let body = json!({ "settings": { "game": "clear4" }, "seats": 2, "name": "Ann" });
    let mine = [("cookie", cookie.as_str())];
    let second = http::ask(server.address, "POST", "/api/tables", &mine, Some(&body)).await;
    assert_eq!(second.status, 201);
    let third = http::ask(server.address, "POST", "/api/tables", &mine, Some(&body)).await;
    assert_eq!(third.error(), (429, "too_many_tables".to_owned()));

    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: seat(1) }).await, None);
    let _second_tab = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    let headers = [("cookie", cookie)];
    assert_eq!(Client::with(server.address, id, "Ann", &headers).await.err(), Some(429), "tabs");
    let _watching = Client::connect(server.address, id, "Bob", None).await;
    let _watching_too = Client::connect(server.address, id, "Cleo", None).await;
    assert_eq!(Client::with(server.address, id, "Dan", &[]).await.err(), Some(429), "spectators, address");
    server.stop().await;
}

#[tokio::test]
async fn an_address_that_asks_too_often_waits() {
    let database = Database::sqlite();
    let server = Running::with(&database.url(), |config| {
        config.limits.requests = cardshed_server::Rate { per_second: 1, burst: 5 };
    })
    .await;
    let mut refused = 0;
    for _ in 0..10 {
        refused += usize::from(http::get(server.address, "/healthz").await.status == 429);
    }
    assert!(refused >= 4, "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn a_client_of_another_version_is_told_so() {
    let database = Database::sqlite();
    let server = Running::start(&database.url()).await;
    let (id, _) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let path = format!("/api/tables/{id}/ws?name=Old&protocol=99");
    let (mut old, _) = dial(server.address, &path, &[]).await.unwrap();
    assert_eq!(next(&mut old).await, Ok(Reply::Goodbye { reason: Goodbye::Protocol }));
    assert_eq!(next(&mut old).await, Err(Silence::Broken));
    server.stop().await;
}
