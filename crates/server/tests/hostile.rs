//! Clients that mean no good. The others at the table notice nothing.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use cardshed_protocol::{Command, Goodbye, MAX_MESSAGE, PersonId, PhaseState, RefusalReason, Reply};
use cardshed_rules::{Seed, Version, Viewer};
use futures_util::SinkExt;
use serde_json::json;
use support::client::{Client, Silence, ann_and_bob, dial, next, seat};
use support::databases::Database;
use support::{PATIENCE, Running, http, on_both_databases};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

async fn a_forged_identity_is_refused(database: &Database) {
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

async fn another_sites_page_cannot_connect_or_open_tables(database: &Database) {
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

async fn a_game_goes_on_beside_garbage_floods_and_huge_frames(database: &Database) {
    let server = Running::start(&database.url()).await;
    let settings = json!({ "game": "clear4", "rounds": 1 });
    let (id, _, mut ann, mut bob) = ann_and_bob(server.address, settings).await;
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
        let kick = Command::Remove { person: PersonId(1) };
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

/// Bytes after the handshake that no WebSocket sends, and messages that are almost right.
async fn a_game_goes_on_beside_random_bytes(database: &Database) {
    let server = Running::start(&database.url()).await;
    let settings = json!({ "game": "clear4", "rounds": 1 });
    let (id, _, mut ann, mut bob) = ann_and_bob(server.address, settings).await;
    let bob = tokio::spawn(async move { bob.play_until(Client::is_over).await.unwrap() });
    ann.play_until(|ann| ann.table.phase == PhaseState::Playing && ann.view.is_some()).await.unwrap();
    let path = format!("/api/tables/{id}/ws?name=Eve&protocol=1");
    let frames = async {
        let mut random = Seed::from_number(1).stream(1);
        for _ in 0..40 {
            let mut eve = http::upgrade(server.address, &path).await;
            let count = 1 + random.below(200);
            let bytes: Vec<u8> = (0..count).map(|_| random.below(256) as u8).collect();
            // The server may have hung up at the first of them.
            let _ = eve.write_all(&bytes).await;
            let _ = eve.shutdown().await;
            let mut rest = Vec::new();
            let _ = timeout(PATIENCE, eve.read_to_end(&mut rest)).await.unwrap();
        }
    };
    let messages = async {
        let mut random = Seed::from_number(2).stream(1);
        let mut eve = Client::connect(server.address, id, "Eve", None).await;
        let right = [
            r#"{"id":7,"do":"act","against":3,"action":"play 5 5 s2"}"#,
            r#"{"id":7,"do":"add_bot","seat":1,"bot":"hard:iterations=5"}"#,
            r#"{"id":7,"do":"settle","settings":{"game":"levels","clock":{"kind":"bank","seconds":9,"increment":1}}}"#,
            r#"{"id":7,"do":"sit","seat":1}"#,
        ];
        for number in 0..400 {
            let mut text = right[number % right.len()].as_bytes().to_vec();
            for _ in 0..=random.below(4) {
                let at = random.below(text.len() as u32) as usize;
                text[at] = 32 + random.below(95) as u8;
            }
            eve.socket.send(Message::text(String::from_utf8(text).unwrap())).await.unwrap();
            // What she sends is answered, and refused, and she is still there.
            assert_eq!(eve.ask(Command::Sync).await, None);
        }
        assert_eq!(eve.seat, None);
    };
    let (played, ..) = tokio::join!(ann.play_until(Client::is_over), frames, messages);
    played.unwrap();
    bob.await.unwrap();
    server.stop().await;
}

/// What somebody is at one table they are not at another.
async fn a_seat_at_one_table_is_none_at_another(database: &Database) {
    let server = Running::start(&database.url()).await;
    let settings = json!({ "game": "clear4", "rounds": 1 });
    let (here, anns) = http::open(server.address, settings.clone(), 2).await;
    let (there, bobs) = http::open(server.address, settings, 2).await;
    let mut players = Vec::new();
    for (id, cookie) in [(here, &anns), (there, &bobs)] {
        let mut host = Client::connect(server.address, id, "Host", Some(cookie)).await;
        assert_eq!(host.ask(Command::Sit { seat: seat(1) }).await, None);
        let mut second = Client::connect(server.address, id, "Second", None).await;
        assert_eq!(second.ask(Command::Sit { seat: seat(2) }).await, None);
        let playing = |client: &Client| client.table.phase == PhaseState::Playing && client.view.is_some();
        let (one, two) = tokio::join!(host.play_until(playing), second.play_until(playing));
        one.and(two).unwrap();
        players.push((host, second));
    }
    // Ann is host and sits at her own table; at Bob's she only watches.
    let mut ann = Client::connect(server.address, there, "Ann", Some(&anns)).await;
    assert_eq!(ann.seat, None);
    let view = ann.view.clone().unwrap();
    assert_eq!(view.viewer(), Viewer::Spectator, "and sees no hand");
    let act = |action: &str| Command::Act { against: view.version(), action: action.to_owned() };
    for action in ["draw", "done", "play 5 5 s2"] {
        assert_eq!(ann.ask(act(action)).await, Some(RefusalReason::NotSeated));
    }
    assert_eq!(ann.ask(Command::Pause).await, Some(RefusalReason::NotSeated));
    let mute = Command::Mute { person: PersonId(2), muted: true };
    assert_eq!(ann.ask(mute).await, Some(RefusalReason::NotHost));
    let path = format!("/api/tables/{there}/seats/2/token");
    let token = http::ask(server.address, "POST", &path, &[("cookie", &anns)], None).await;
    assert_eq!(token.error(), (403, "not_host".to_owned()));
    assert_eq!(ann.ask(Command::Sync).await, None);
    assert_eq!(ann.view.map(|view| view.version()), Some(view.version()), "nothing has happened there");
    server.stop().await;
}

async fn whoever_does_not_read_is_sent_away_and_nobody_waits(database: &Database) {
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

async fn limits_hold(database: &Database) {
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

async fn an_address_that_asks_too_often_waits(database: &Database) {
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

async fn a_client_of_another_version_is_told_so(database: &Database) {
    let server = Running::start(&database.url()).await;
    let (id, _) = http::open(server.address, json!({ "game": "clear4" }), 2).await;
    let path = format!("/api/tables/{id}/ws?name=Old&protocol=99");
    let (mut old, _) = dial(server.address, &path, &[]).await.unwrap();
    assert_eq!(next(&mut old).await, Ok(Reply::Goodbye { reason: Goodbye::Protocol }));
    assert_eq!(next(&mut old).await, Err(Silence::Broken));
    server.stop().await;
}

on_both_databases!(
    a_forged_identity_is_refused,
    another_sites_page_cannot_connect_or_open_tables,
    a_game_goes_on_beside_garbage_floods_and_huge_frames,
    a_game_goes_on_beside_random_bytes,
    a_seat_at_one_table_is_none_at_another,
    whoever_does_not_read_is_sent_away_and_nobody_waits,
    limits_hold,
    an_address_that_asks_too_often_waits,
    a_client_of_another_version_is_told_so
);
