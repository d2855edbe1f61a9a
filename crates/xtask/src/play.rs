//! `cargo play`: the page and the server, built and started.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, show};
use crate::page::{self, Build};

/// Builds the page, then the server with it, and runs `cardshed serve` with these options.
pub fn run(root: &Path, build: Build, serve: &[String]) -> Result<()> {
    eprintln!("building the page (1 of 2)");
    page::run(root, build)?;
    eprintln!("building the server (2 of 2)");
    let release = (build == Build::Release).then_some("--release");
    let package = ["--locked", "--package", "cardshed"];
    show(cargo(root, ["build"].into_iter().chain(release).chain(package)))?;
    let run = ["run", "--quiet"].into_iter().chain(release).chain(package).chain(["--", "serve", "--open"]);
    show(cargo(root, run.chain(serve.iter().map(String::as_str))))
}
