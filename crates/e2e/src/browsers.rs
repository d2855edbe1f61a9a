//! A driver for browsers.

use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::visitor::{PATIENCE, Visitor};
use crate::{Screen, Theme};

/// How high letters are unless somebody chooses otherwise, in pixels.
const LETTERS: u32 = 16;

/// How the browser is started: nothing of its own goes over the network.
const ARGUMENTS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
];

/// Beside every page from its first line on: what its sockets have heard, which of its requests nobody has answered yet,
/// and how often it has changed but for the marks of `next.js`.
const WITNESS: &str = r#"
    window.heard = [];
    window.unanswered = new Set();
    window.WebSocket = class extends window.WebSocket {
        constructor(...words) {
            super(...words);
            // What was asked over a line that is lost is never answered.
            window.unanswered.clear();
            this.addEventListener("message", (event) => {
                window.heard.push(event.data);
                window.unanswered.delete(JSON.parse(event.data).id);
            });
        }
        send(text) {
            window.unanswered.add(JSON.parse(text).id);
            super.send(text);
        }
    };
    // Whoever sees something else come under their finger does not press it.
    window.meant = null;
    const misses = (event) => window.meant !== null && !window.meant.contains(event.target);
    for (const kind of ["pointerdown", "click"]) {
        addEventListener(kind, (event) => {
            if (misses(event)) {
                event.preventDefault();
                event.stopImmediatePropagation();
            }
        }, true);
    }
    window.changes = 0;
    const matters = (change) => change.attributeName !== "data-next";
    new MutationObserver((changes) => { if (changes.some(matters)) window.changes += 1; })
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"#;

/// A driver, gone with this value and all its browsers with it.
pub struct Browsers {
    _process: Child,
    address: String,
}

/// It takes a port that is free for IPv4 and then wants the same for IPv6, which another program may have: then it ends, and is
/// started again.
const TRIES: usize = 5;

async fn try_to_start() -> Result<Option<Browsers>> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .context("cannot start chromedriver")?;
    let output = process.stdout.take().context("its output is piped")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        // "ChromeDriver was started successfully on port 35541."
        if let Some((_, rest)) = line.split_once("on port ")
            && line.contains("successfully")
            && let Ok(port) = rest.trim_end_matches('.').parse::<u16>()
        {
            // What it writes later must not fill the pipe.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok(Some(Browsers { _process: process, address: format!("http://127.0.0.1:{port}") }));
        }
    }
    Ok(None)
}

impl Browsers {
    /// Starts a driver.
    ///
    /// # Errors
    /// If it is not there, or does not start.
    pub async fn start() -> Result<Browsers> {
        for _ in 0..TRIES {
            if let Some(browsers) = try_to_start().await? {
                return Ok(browsers);
            }
        }
        bail!("chromedriver does not say where it listens")
    }

    /// Somebody with a new browser on such a screen, whose system speaks that language.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn visitor(&self, screen: Screen, language: &str) -> Result<Visitor> {
        self.reader(screen, language, LETTERS).await
    }

    /// The same with letters of such a height, in pixels, as people can choose in the settings of their browser.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn reader(&self, screen: Screen, language: &str, letters: u32) -> Result<Visitor> {
        let profile = TempDir::new()?;
        let mut wishes = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wishes.add_arg(argument)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wishes.add_arg(&format!("--lang={language}"))?;
        wishes.add_experimental_option(
            "prefs",
            json!({ "intl.accept_languages": language, "webkit.webprefs.default_font_size": letters }),
        )?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(&self.address, wishes).await?;
        // What a script waits for has a limit of its own, with words.
        driver.set_script_timeout(2 * PATIENCE).await?;
        let visitor = Visitor::new(driver, profile);
        visitor.brings(WITNESS).await?;
        visitor.look_at(screen, Theme::Light).await?;
        Ok(visitor)
    }
}
