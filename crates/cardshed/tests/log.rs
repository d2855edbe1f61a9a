//! What the real server writes to its log while a game is played: nothing that opens a table, a seat or a hand.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod processes;
#[path = "../../server/tests/support/mod.rs"]
mod support;

use cardshed_protocol::{Command, Nonce};
use cardshed_rules::Seat;
use processes::Server;
use serde_json::{Value, json};
use support::client::Client;
use support::databases::Database;
use support::http;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_holds_no_secret_hand_or_token() {
    let database = Database::sqlite();
    let server = Server::logging(&database.url(), &["--log", "debug", "--log-format", "json"]).await;
    let settings = json!({ "game": "plusminus", "rounds": 1, "chat": true });
    let (id, cookie) = http::open(server.address, settings, 2).await;
    let path = format!("/api/tables/{id}/seats/2/token");
    let token = http::ask(server.address, "POST", &path, &[("cookie", &cookie)], None).await;
    let token = token.json()["token"].as_str().unwrap().to_owned();
    let mut ann = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
    assert_eq!(ann.ask(Command::Sit { seat: Seat::new(0).unwrap() }).await, None);
    let text = "whispered".parse().unwrap();
    assert_eq!(ann.ask(Command::Chat { text }).await, None);
    let nonce = Nonce([0xa7; 16]);
    assert_eq!(ann.ask(Command::Nonce { nonce }).await, None);
    let bearer = [("authorization", format!("Bearer {token}"))];
    let mut bot = Client::with(server.address, id, "Robot", &bearer).await.unwrap();
    // Things that go wrong are logged, too.
    let forged = [("cookie", format!("{cookie}0"))];
    assert_eq!(Client::with(server.address, id, "Eve", &forged).await.err(), Some(401));
    bot.send(Command::Act { against: cardshed_rules::Version(9), action: "play 5±3".to_owned() }).await;
    let bot = tokio::spawn(async move { bot.play_until(Client::is_over).await.unwrap() });
    ann.play_until(Client::is_over).await.unwrap();
    bot.await.unwrap();
    let proof = ann.table.rounds.clone().unwrap().results[0].proof.clone();
    drop(ann);
    let log = server.stop().await;

    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |message: &str| lines.iter().any(|line| line["fields"]["message"] == message);
    assert!(said("a table is opened") && said("stopped"), "{log}");
    let secrets = [
        ("the table's id", id.to_string()),
        ("a cookie", cookie.split_once('=').unwrap().1.to_owned()),
        ("a cookie's identity", cookie.split('.').nth(1).unwrap().to_owned()),
        ("a token", token.clone()),
        ("a token's signature", token.rsplit('.').next().unwrap().to_owned()),
        ("a nonce", nonce.to_string()),
        ("a secret", proof.secret.to_string()),
        ("a seed", proof.seed.to_string()),
        ("a card", "±".to_owned()),
        ("what somebody said", "whispered".to_owned()),
    ];
    for (what, secret) in secrets {
        assert!(!log.contains(&secret), "{what} is in the log:\n{log}");
    }
}
