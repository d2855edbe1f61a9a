//! A server of one's own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::{env, io};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::cable::Cable;

/// A real server with an empty database, gone with this value.
pub struct Site {
    process: Child,
    address: SocketAddr,
    folder: TempDir,
    cable: Option<Cable>,
}

impl Site {
    /// Starts a server.
    ///
    /// # Errors
    /// If it does not start, or has no page.
    pub async fn open() -> Result<Site> {
        let folder = TempDir::new()?;
        let (process, address) = start(&folder, "127.0.0.1:0").await?;
        Ok(Site { process, address, folder, cable: None })
    }

    /// Starts a server that is reached by a cable one can pull.
    ///
    /// # Errors
    /// If it does not start, or has no page.
    pub async fn at_the_end_of_a_cable() -> Result<Site> {
        let mut site = Site::open().await?;
        site.cable = Some(Cable::to(site.address).await?);
        Ok(site)
    }

    /// Nothing gets through any more, and nobody is told so.
    ///
    /// # Panics
    /// If there is no cable.
    pub fn pull_the_cable(&self) {
        self.cable.as_ref().expect("a server with a cable").set(false);
    }

    /// New connections get through again. Those from before the cable was pulled stay dead.
    ///
    /// # Panics
    /// If there is no cable.
    pub fn plug_the_cable_in(&self) {
        self.cable.as_ref().expect("a server with a cable").set(true);
    }

    /// An address of the page.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        let address = self.cable.as_ref().map_or(self.address, Cable::address);
        // By name: browsers keep pages for offline use for `localhost` as they do for https.
        format!("http://localhost:{}{path}", address.port())
    }

    /// Ends the server as a crash would.
    ///
    /// # Errors
    /// If it cannot be ended.
    pub async fn crash(&mut self) -> Result<()> {
        self.process.kill().await?;
        Ok(())
    }

    /// Starts it again where it was, with what it had stored.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start_again(&mut self) -> Result<()> {
        let (process, _) = start(&self.folder, &self.address.to_string()).await?;
        self.process = process;
        Ok(())
    }
}

/// Starts the server beside this test, and waits until it says where it listens.
async fn start(folder: &TempDir, listen: &str) -> Result<(Child, SocketAddr)> {
    let binary = binary()?;
    let database = format!("sqlite:{}", folder.path().join("cardshed.db").display());
    let mut process = Command::new(&binary)
        .args(["serve", "--listen", listen, "--database", &database])
        .args(["--requests-per-second", "1000", "--log", "warn"])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", binary.display()))?;
    let output = process.stdout.take().context("its output is piped")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).await?;
    let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
    match address {
        Some(address) => Ok((process, address)),
        None => bail!("the server does not say where it listens: {line:?}"),
    }
}

/// The server's binary, built beside this test. `cargo xtask test` builds it, with the page in it.
fn binary() -> Result<PathBuf> {
    let test = env::current_exe()?;
    let folder = test.ancestors().nth(2).ok_or(io::Error::other("a test is in target/<profile>/deps"))?;
    let binary = folder.join(format!("cardshed{}", env::consts::EXE_SUFFIX));
    if !binary.is_file() {
        bail!("{} is missing: run the browser tests with `cargo xtask browser`", binary.display());
    }
    Ok(binary)
}
