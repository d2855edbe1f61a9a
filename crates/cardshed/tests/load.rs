//! `cardshed load` against the real server: it plays, and says clearly when it cannot.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The real server, as its own process, with a database of its own.
struct Server {
    process: Child,
    address: String,
    _folder: TempDir,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("load.db").display());
        let mut process = Command::new(env!("CARGO_BIN_EXE_cardshed"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", &database])
            .args(options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let line = BufReader::new(process.stdout.take().unwrap()).lines().next().unwrap().unwrap();
        let address = line.strip_prefix("Cardshed listens on http://").unwrap().to_owned();
        Server { process, address, _folder: folder }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn load(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardshed")).arg("load").args(arguments).output().unwrap()
}

fn complaint(arguments: &[&str]) -> String {
    let output = load(arguments);
    assert!(!output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn plays(game: &str, more: &[&str]) -> Value {
    let server = Server::start(&["--requests-per-second", "1000", "--messages-per-second", "10000"]);
    // Longer than the three seconds between two rounds, so that every table plays within it.
    let mut arguments =
        vec![server.address.as_str(), "--game", game, "--tables", "3", "--seconds", "5", "--json"];
    arguments.extend(more);
    let output = load(&arguments);
    assert!(output.status.success(), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(report["accepted"].as_u64().unwrap() > 0, "{report}");
    assert!(report["latency_ms"]["receipts"].as_u64().unwrap() > 0, "{report}");
    // Before anything was measured tables have played too, so the server has counted more.
    assert!(report["server"]["actions"].as_f64() >= report["accepted"].as_f64(), "{report}");
    for kind in ["refusals", "faults"] {
        assert_eq!(report[kind].as_object().unwrap().len(), 0, "{report}");
    }
    report
}

#[test]
fn tables_play_as_fast_as_they_can() {
    let report = plays("clear4", &[]);
    assert_eq!((report["tables"].as_u64(), report["seats"].as_u64()), (Some(3), Some(4)));
    assert_eq!(report["rate"], Value::Null);
}

#[test]
fn tables_play_at_a_pace() {
    let report = plays("levels", &["--rate", "20", "--players", "2"]);
    assert_eq!(report["rate"].as_f64(), Some(20.0));
    // Nobody acts before it is time: no more than falls due in five seconds, and in the warm-up of two before them.
    assert!(report["accepted"].as_u64().unwrap() <= 3 * 20 * 8, "{report}");
}

#[test]
fn tables_without_turns_play_too() {
    plays("plusminus", &[]);
}

#[test]
fn load_is_only_put_on_this_machine() {
    let complaint = complaint(&["192.0.2.1:8080"]);
    assert!(complaint.contains("loopback"), "{complaint}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    // A port that nobody listens on: it was ours until now.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let complaint = complaint(&[&address]);
    assert!(complaint.contains(&format!("cannot reach a server at {address}")), "{complaint}");
}

#[test]
fn a_limit_in_the_way_is_named_with_the_option_that_lifts_it() {
    let server = Server::start(&["--connections-per-address", "5"]);
    let complaint = complaint(&[&server.address, "--tables", "2"]);
    assert!(complaint.contains("--connections-per-address"), "{complaint}");
}

#[test]
fn more_connections_than_ports_are_refused_at_once() {
    let complaint = complaint(&["--tables", "10000"]);
    assert!(complaint.contains("40000 connections"), "{complaint}");
}
