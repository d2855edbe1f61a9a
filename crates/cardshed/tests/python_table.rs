//! The example of a client in Python, against the real server: it plays whole games, however it came to the table.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod processes;
#[path = "../../server/tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};

use cardshed_protocol::{Command, TableId, Who};
use cardshed_rules::Seat;
use cardshed_rules::record::Record;
use processes::Server;
use serde_json::json;
use support::client::Client;
use support::databases::Database;
use support::http;
use tokio::task::{JoinHandle, spawn_blocking};

/// A Python with the package `websockets`: what `cargo xtask test` has found, or what is at hand.
fn python() -> PathBuf {
    if let Some(found) = std::env::var_os("CARDSHED_PYTHON") {
        return found.into();
    }
    let imports = |python: &&str| {
        let asked = Process::new(python).args(["-c", "import websockets"]).output();
        asked.is_ok_and(|asked| asked.status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(imports);
    let missing = "these tests need a python3 with the package websockets: `apt-get install python3-websockets`, `pip \
                   install websockets`, or name one in CARDSHED_PYTHON";
    found.unwrap_or_else(|| panic!("{missing}")).into()
}

/// Has the example play, given what it is given.
fn example(arguments: &[&str]) -> JoinHandle<Output> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/table.py");
    let mut process = Process::new(python());
    process.arg(file).args(arguments).env("PYTHONIOENCODING", "utf-8");
    spawn_blocking(move || process.output().unwrap())
}

/// The round is in the records, was played by these, and the program's own actions were accepted.
async fn check(server: &Server, id: TableId, seats: &[&str], output: &Output) {
    let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{}\n{said}{errors}", output.status);
    assert!(said.contains("round 1: ") && said.contains("the match is over; points: "), "{said}");
    let records = http::get(server.address, &format!("/api/tables/{id}/records")).await;
    let record = Record::parse(&records.body).unwrap();
    assert_eq!(record.header.seats, seats);
    record.replay(|_, _, _| {}).unwrap();
    let own = seats.iter().position(|name| *name == "Python").and_then(Seat::new).unwrap();
    assert!(record.steps.iter().filter(|(_, step)| step.seat == own).count() >= 10, "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_opens_a_table_and_plays_a_bot() {
    let database = Database::sqlite();
    let server = Server::start(&database.url()).await;
    let output = example(&[&format!("http://{}", server.address)]).await.unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let link = said.lines().next().and_then(|line| line.rsplit('/').next());
    let id = link.unwrap_or_default().parse().unwrap_or_else(|_| panic!("{output:?}"));
    check(&server, id, &["Python", "easy:pace=expert"], &output).await;
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_joins_by_a_link_and_with_a_token() {
    let database = Database::sqlite();
    let server = Server::start(&database.url()).await;
    let settings = json!({ "game": "plusminus", "rounds": 1 });
    for with_token in [false, true] {
        let (id, cookie) = http::open(server.address, settings.clone(), 3).await;
        let mut host = Client::connect(server.address, id, "Ann", Some(&cookie)).await;
        for seat in [0, if with_token { 1 } else { 2 }].into_iter().filter_map(Seat::new) {
            let bot = "easy:pace=expert".parse().unwrap();
            assert_eq!(host.ask(Command::AddBot { seat, bot }).await, None);
        }
        let link = format!("http://{}/table/{id}", server.address);
        let path = format!("/api/tables/{id}/seats/3/token");
        let token = http::ask(server.address, "POST", &path, &[("cookie", &cookie)], None).await;
        let token = token.json()["token"].as_str().unwrap().to_owned();
        let playing = match with_token {
            true => example(&[&link, "--token", &token]),
            false => example(&[&link]),
        };
        host.until(Client::is_over).await;
        let mut seats = ["easy:pace=expert"; 3];
        seats[if with_token { 2 } else { 1 }] = "Python";
        assert!(host.table.seats.iter().all(|seat| seat.who != Who::Open));
        check(&server, id, &seats, &playing.await.unwrap()).await;
    }
    server.kill();
}
