//! What a table for six tells its clients, taken in by one of them.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result};
use cardshed_e2e::{Browsers, Player, Screen, Site, Visitor, Way, Work};
use cardshed_rules::GameId;

use crate::figures::Figures;
use crate::plays::verdict;

/// So many players, of whom one is a person.
const SEATS: usize = 6;

/// The processor is slowed down so many times, as that of a phone.
const SLOWER: u32 = 4;

/// So many events are measured, unless the game ends before.
const EVENTS: u64 = 80;

/// At most so long scripts should run for one, in milliseconds.
const AIM: f64 = 4.0;

/// How often the player looks whether there is something to do. Watching the page for it would be counted.
const GLANCE: Duration = Duration::from_millis(250);

/// In the second round an event comes every so many milliseconds.
const PACE: u64 = 200;

/// Measures how long the page's scripts run for an event of the server: while it is played, and then again without the server
/// and its bots, which need the same processors just then.
pub async fn measure(browsers: &Browsers, game: GameId) -> Result<()> {
    let site = Site::open().await?;
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.brings(include_str!("events.js")).await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    let table = visitor.opens_table(&site, game).await?;
    visitor.wants_seats(SEATS).await?;
    visitor.fills_up(2..=SEATS).await?;
    visitor.sees_quick_bots(2..=SEATS).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    println!("\n{} for {SEATS}, processor {SLOWER} times slower, as it is played:", game.name());
    taken_in(&visitor, plays(&visitor, game)).await?;
    let heard = visitor.asks("return window.heard").await?;
    visitor.leaves().await?;

    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.brings(&include_str!("again.js").replace("SAID", &heard.to_string())).await?;
    visitor.brings(include_str!("events.js")).await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    visitor.goes_to(&table).await?;
    visitor.sees(".board").await?;
    println!("\nThe same messages again, without the server and the bots:");
    let median = taken_in(&visitor, is_told_again(&visitor)).await?;
    verdict(median, AIM);
    visitor.leaves().await
}

/// Says how long the page took to take in what happens, and gives the median for an event until it is shown.
async fn taken_in(visitor: &Visitor, happens: impl Future<Output = Result<()>>) -> Result<f64> {
    visitor.is_slower(SLOWER).await?;
    visitor.asks("window.taken.length = 0").await?;
    let before = visitor.has_worked().await?;
    happens.await?;
    let after = visitor.has_worked().await?;
    let (median, events) = tell(visitor).await?;
    let each = |work: fn(Work) -> f64| (work(after) - work(before)) / events as f64;
    println!(
        "  of the processor's time for each event, all else included: scripts {:.1} ms, styles {:.1} ms, layout {:.1} ms",
        each(|work| work.scripts),
        each(|work| work.styles),
        each(|work| work.layout)
    );
    visitor.is_slower(1).await?;
    Ok(median)
}

/// Has the messages told again, and does nothing else meanwhile.
async fn is_told_again(visitor: &Visitor) -> Result<()> {
    visitor.asks(&format!("window.tellAgain({PACE})")).await?;
    tokio::time::sleep(Duration::from_millis(PACE * EVENTS)).await;
    visitor.sees_that("all of it", "return window.isTold === true").await
}

/// Plays until enough has happened, or the game is over.
async fn plays(visitor: &Visitor, game: GameId) -> Result<()> {
    let player = Player { visitor, way: Way::Touch, game };
    let events = "return window.taken.filter((message) => message.say === 'events').length";
    let mut turns = 0;
    while player.glances(turns).await? && visitor.asks(events).await?.as_u64() < Some(EVENTS) {
        turns += 1;
        tokio::time::sleep(GLANCE).await;
    }
    Ok(())
}

/// Says how long each kind of message took until the table showed it and afterwards, and gives the median for events until
/// then, and how many there were.
async fn tell(visitor: &Visitor) -> Result<(f64, usize)> {
    let taken = visitor.asks("return window.taken").await?;
    let mut kinds = BTreeMap::<&str, [Vec<f64>; 2]>::new();
    for message in taken.as_array().into_iter().flatten() {
        let millis = |when: &str| message[when].as_f64();
        if let (Some(kind), Some(shown), Some(after)) =
            (message["say"].as_str(), millis("shown"), millis("after"))
        {
            let [all_shown, all_after] = kinds.entry(kind).or_default();
            all_shown.push(shown);
            all_after.push(after);
        }
    }
    let mut events = None;
    for (kind, [shown, after]) in kinds {
        let count = shown.len();
        let shown = Figures::of(shown).context("every kind has a message")?;
        let after = Figures::of(after).context("every kind has a message")?;
        println!("  {kind:<8} {count:>4} times: until it is shown {shown}");
        println!("  {:<20} afterwards        {after}", "");
        if kind == "events" {
            events = Some((shown.median(), count));
        }
    }
    events.context("nothing happened at the table")
}
