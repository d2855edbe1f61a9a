//! A card laid in Plus Minus, in a game against a bot in the page.

use anyhow::{Context, Result};
use cardshed_e2e::{Browsers, Player, Screen, Site, Way};
use cardshed_rules::GameId;
use serde_json::Value;

use crate::figures::Figures;

/// So many plays are measured at least.
const PLAYS: usize = 30;

/// A frame of sixty a second, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// Measures from the input to the frame that shows the card on its way.
pub async fn measure(browsers: &Browsers, way: Way) -> Result<()> {
    let site = Site::open().await?;
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.brings(include_str!("plays.js")).await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.presses("[data-test=play-plusminus]").await?;
    let player = Player { visitor: &visitor, way, game: GameId::PlusMinus };
    loop {
        player.plays().await?;
        let plays = visitor.asks("return window.plays").await?;
        let plays = plays.as_array().context("plays are measured")?;
        if plays.len() < PLAYS {
            visitor.presses_by_keyboard("[data-test=next]").await?;
            visitor
                .sees_that("the next round", "return !document.querySelector('[data-test=result]')")
                .await?;
            continue;
        }
        tell(way, plays)?;
        return visitor.leaves().await;
    }
}

fn tell(way: Way, plays: &[Value]) -> Result<()> {
    let figures = |key: &str| {
        let millis = plays.iter().filter_map(|play| play[key].as_f64()).collect();
        Figures::of(millis).context("nothing was measured")
    };
    let at_once = plays.iter().filter(|play| play["frame"] == 1).count();
    println!("\nA play in Plus Minus by {way:?}, {} times:", plays.len());
    println!("  until its movement begins  {}", figures("begun")?);
    println!("  until that is drawn        {}", figures("drawn")?);
    println!("  in the first frame after the input {at_once} times");
    verdict(figures("drawn")?.median(), FRAME);
    Ok(())
}

/// Says whether an aim is reached.
pub fn verdict(median: f64, aim: f64) {
    let said = if median <= aim { "reached" } else { "MISSED" };
    println!("  aim: a median of {aim:.1} ms, {said}");
}
