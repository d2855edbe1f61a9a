//! `cargo play`: the page and the server, built and started.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, for_release, show};
use crate::page::{self, Build};

/// Whoever wants to play waits for the build more than for the server: optimised, but each crate by itself. For a server of
/// many tables there is `cargo build --release`.
const SOON: [(&str, &str); 3] = [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("DEBUG", "false")];

/// Builds the page, then the server with it, and runs `cardshed serve` with these options.
pub fn run(root: &Path, build: Build, serve: &[String]) -> Result<()> {
    eprintln!("building the page (1 of 2)");
    page::run(root, build)?;
    eprintln!("building the server (2 of 2)");
    show(server(root, build, &["build"]))?;
    let mut start = server(root, build, &["run", "--quiet"]);
    start.args(["--", "serve", "--open"]).args(serve);
    show(start)
}

/// A command of cargo's about the server.
fn server(root: &Path, build: Build, command: &[&str]) -> Command {
    let mut command = cargo(root, command);
    command.args(["--locked", "--package", "cardshed"]);
    if build == Build::Release {
        for_release(&mut command, &SOON);
    }
    command
}
