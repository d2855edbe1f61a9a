//! What commands that play many games have in common: threads, a progress bar, a report.

use std::fmt::Display;
use std::io::{self, Write};
use std::num::NonZeroUsize;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// How many threads: as asked for, or one for each core.
pub fn threads(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// A bar that counts games.
pub fn bar(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left")
            .expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

/// Prints a report, for people or for programs.
pub fn print(report: &(impl Display + Serialize), json: bool) -> Result<()> {
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer_pretty(&mut out, report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}
