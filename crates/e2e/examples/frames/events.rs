//! What a table for six tells its clients, taken in by one of them.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use cardshed_e2e::{Browsers, Player, Screen, Site, Visitor, Way, Work};
use cardshed_rules::GameId;
use serde_json::Value;

use crate::figures::Figures;
use crate::plays::verdict;

/// So many players, of whom one is a person.
const SEATS: usize = 6;

/// The processor is slowed down so many times, as that of a phone.
const SLOWER: u32 = 4;

/// So many events are measured, unless the game ends before.
const EVENTS: u64 = 120;

/// At most so long scripts should run for one then, in milliseconds.
const AIM: f64 = 4.0;

/// How often the player looks whether there is something to do. Watching the page for it would be counted.
const GLANCE: Duration = Duration::from_millis(250);

/// The same messages are told so many times. A browser slows its page down by having it wait now and then, so that one and the
/// same event takes a millisecond one time and ten another.
const TELLINGS: usize = 3;

/// When they are told again, an event comes every so many milliseconds.
const PACE: u64 = 200;

/// What the scripts for a message have taken, in milliseconds.
#[derive(Clone)]
struct Taken {
    say: String,
    shown: f64,
    after: f64,
}

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
    println!("\n{} for {SEATS}, {}, as it is played:", game.name(), slowed(SLOWER));
    tell(taken_in(&visitor, SLOWER, plays(&visitor, game)).await?)?;
    let heard = visitor.asks("return window.heard").await?;
    visitor.leaves().await?;

    for slower in [1, SLOWER] {
        println!(
            "\nThe same messages {TELLINGS} times again, without the server and the bots, {}:",
            slowed(slower)
        );
        let mut tellings = Vec::new();
        for _ in 0..TELLINGS {
            let visitor = browsers.visitor(Screen::Phone, "en").await?;
            visitor.brings(&include_str!("again.js").replace("SAID", &heard.to_string())).await?;
            visitor.brings(include_str!("events.js")).await?;
            visitor.goes_to(&site.url("/")).await?;
            visitor.is_called("Ada").await?;
            visitor.goes_to(&table).await?;
            visitor.sees(".board").await?;
            tellings.push(taken_in(&visitor, slower, is_told_again(&visitor)).await?);
            visitor.leaves().await?;
        }
        println!("Of each message the median of its {TELLINGS} times:");
        verdict(tell(in_the_middle(&tellings)?)?, AIM * f64::from(slower) / f64::from(SLOWER));
    }
    Ok(())
}

fn slowed(slower: u32) -> String {
    if slower == 1 {
        "processor at full speed".to_owned()
    } else {
        format!("processor {slower} times slower")
    }
}

/// What the page took to take in each message of what happens. Says what the processor did meanwhile.
async fn taken_in(
    visitor: &Visitor,
    slower: u32,
    happens: impl Future<Output = Result<()>>,
) -> Result<Vec<Taken>> {
    visitor.is_slower(slower).await?;
    visitor.asks("window.taken.length = 0").await?;
    let before = visitor.has_worked().await?;
    happens.await?;
    let after = visitor.has_worked().await?;
    visitor.is_slower(1).await?;
    let taken = visitor.asks("return window.taken").await?;
    let taken: Option<Vec<Taken>> = taken.as_array().into_iter().flatten().map(Taken::read).collect();
    let taken = taken.context("the page says what it has taken in")?;
    let events = taken.iter().filter(|taken| taken.say == "events").count();
    let each = |work: fn(Work) -> f64| (work(after) - work(before)) / events as f64;
    println!(
        "  of the processor's time for each of {events} events, all else included: scripts {:.1} ms, styles {:.1} ms, layout {:.1} ms",
        each(|work| work.scripts),
        each(|work| work.styles),
        each(|work| work.layout)
    );
    Ok(taken)
}

impl Taken {
    fn read(said: &Value) -> Option<Taken> {
        Some(Taken {
            say: said["say"].as_str()?.to_owned(),
            shown: said["shown"].as_f64()?,
            after: said["after"].as_f64()?,
        })
    }
}

/// Each message with the median of what it took.
fn in_the_middle(tellings: &[Vec<Taken>]) -> Result<Vec<Taken>> {
    let first = tellings.first().context("the messages have been told again")?;
    ensure!(tellings.iter().all(|telling| telling.len() == first.len()), "some messages were not taken in");
    let messages = first.iter().enumerate().map(|(number, message)| {
        let median = |millis: fn(&Taken) -> f64| {
            let all = tellings.iter().map(|telling| millis(&telling[number])).collect();
            Figures::of(all).map(|figures| figures.median())
        };
        let (shown, after) = (median(|taken| taken.shown)?, median(|taken| taken.after)?);
        Some(Taken { shown, after, ..message.clone() })
    });
    messages.collect::<Option<_>>().context("every message was told")
}

/// Has the messages told again, and does nothing else meanwhile.
async fn is_told_again(visitor: &Visitor) -> Result<()> {
    let messages = visitor.asks(&format!("return window.tellAgain({PACE})")).await?;
    let messages = messages.as_u64().context("there are messages to tell")?;
    tokio::time::sleep(Duration::from_millis(PACE * messages)).await;
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
/// then.
fn tell(taken: Vec<Taken>) -> Result<f64> {
    let mut kinds = BTreeMap::<String, [Vec<f64>; 2]>::new();
    for message in taken {
        let [shown, after] = kinds.entry(message.say).or_default();
        shown.push(message.shown);
        after.push(message.after);
    }
    let mut events = None;
    for (kind, [shown, after]) in kinds {
        let count = shown.len();
        let shown = Figures::of(shown).context("every kind has a message")?;
        let after = Figures::of(after).context("every kind has a message")?;
        println!("  {kind:<8} {count:>4} times: until it is shown {shown}");
        println!("  {:<20} afterwards        {after}", "");
        if kind == "events" {
            events = Some(shown.median());
        }
    }
    events.context("nothing happened at the table")
}
