//! How soon the page shows what one does, and takes in what others do: `cargo xtask frames`.
//!
//! Measured in a real browser, against the aims of the page. What it says depends on the machine and what else runs
//! there, so that nothing is checked with it by itself.

#![forbid(unsafe_code)]

mod events;
mod figures;
mod plays;

use std::env;

use anyhow::{Result, bail};
use cardshed_e2e::{Browsers, Way};
use cardshed_rules::GameId;

/// Measures `plays` or `events`, or both if none is named.
#[tokio::main]
async fn main() -> Result<()> {
    let wanted = env::args().nth(1);
    let wants = |what: &str| wanted.as_deref().is_none_or(|wanted| wanted == what);
    if !wants("plays") && !wants("events") {
        bail!("there are plays and events to measure, not {wanted:?}");
    }
    let browsers = Browsers::start().await?;
    if wants("plays") {
        for way in [Way::Keyboard, Way::Mouse] {
            plays::measure(&browsers, way).await?;
        }
    }
    if wants("events") {
        for game in [GameId::Levels, GameId::Clear4] {
            events::measure(&browsers, game).await?;
        }
    }
    Ok(())
}
