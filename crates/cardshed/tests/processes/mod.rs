//! The real server as its own process, for tests from outside.

#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::support::PATIENCE;

pub struct Server {
    pub process: Child,
    pub address: SocketAddr,
    /// What it writes to standard error.
    log: Option<JoinHandle<String>>,
}

impl Server {
    pub async fn start(database: &str) -> Server {
        Server::with(database, &["--log", "warn"], Stdio::inherit()).await
    }

    /// With these options, and its log kept.
    pub async fn logging(database: &str, options: &[&str]) -> Server {
        Server::with(database, options, Stdio::piped()).await
    }

    async fn with(database: &str, options: &[&str], log: Stdio) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_cardshed"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(["--requests-per-second", "1000", "--messages-per-second", "2000"])
            .args(options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let output = process.stdout.take().unwrap();
        let log = process.stderr.take().map(|mut errors| {
            spawn_blocking(move || {
                let mut text = String::new();
                errors.read_to_string(&mut text).unwrap();
                text
            })
        });
        let line = spawn_blocking(move || BufReader::new(output).lines().next());
        let line = timeout(PATIENCE, line).await.unwrap().unwrap().unwrap().unwrap();
        let address = line.strip_prefix("Cardshed listens on http://").unwrap().parse().unwrap();
        Server { process, address, log }
    }

    /// Dies at once, without a chance to do anything about it.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Is asked to end.
    pub fn terminate(&self) {
        let process = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
    }

    /// Is asked to end, and does; gives all that it has written to its log.
    pub async fn stop(mut self) -> String {
        self.terminate();
        let log = self.log.take().unwrap();
        let log = timeout(PATIENCE, log).await.unwrap().unwrap();
        assert!(self.process.wait().unwrap().success());
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Ended already, unless a test has failed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
