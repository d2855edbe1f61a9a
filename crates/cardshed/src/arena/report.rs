//! The figures, as a table for people or as JSON.

use std::fmt;
use std::time::Duration;

use cardshed_bots::Bots;
use cardshed_rules::Seed;
use serde::Serialize;

use super::score::BotScore;
use super::statistics::{Interval, rating};
use super::times::Times;
use super::{Plan, Results};

#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    players: usize,
    options: String,
    seed: Seed,
    threads: usize,
    deals: u64,
    rotations: usize,
    games: u64,
    bots: Vec<BotReport>,
    undecided_share: f64,
    deadlocked_share: f64,
    forfeited_share: f64,
    seconds: f64,
    games_per_second: f64,
}

#[derive(Debug, Serialize)]
struct BotReport {
    bot: String,
    /// What a program calls itself.
    name: Option<String>,
    /// How many seats of a table it has.
    seats: usize,
    games: u64,
    win_share: Interval,
    /// What it would win if all played equally well.
    even_share: f64,
    /// `None` if every game was forfeited.
    mean_points: Option<Interval>,
    /// Against the rest of the table; `None` if there is nobody else.
    rating: Option<Interval>,
    decisions: u64,
    median_decision_ms: Option<f64>,
    p99_decision_ms: Option<f64>,
    longest_decision_ms: Option<f64>,
    forfeits: u64,
}

impl Report {
    pub fn new<G: Bots>(plan: &Plan<G>, threads: usize, results: &Results, time: Duration) -> Report {
        let score = &results.score;
        let share = |games: u64| games as f64 / score.games as f64;
        let bots = score.bots.iter().zip(&results.times).zip(&results.names).enumerate();
        let bots = bots.map(|(bot, ((figures, times), name))| {
            let seats = plan.lineup.seats_of(bot);
            let even = seats as f64 / plan.setup.seats.get() as f64;
            BotReport::new(plan.labels[bot].clone(), name.clone(), (seats, even), figures, times, score.games)
        });
        Report {
            game: G::ID.id(),
            title: G::ID.name(),
            players: plan.setup.seats.get(),
            options: plan.setup.options.to_string(),
            seed: plan.seed,
            threads,
            deals: score.deals,
            rotations: plan.lineup.rotations(),
            games: score.games,
            bots: bots.collect(),
            undecided_share: share(score.undecided),
            deadlocked_share: share(score.deadlocked),
            forfeited_share: share(score.forfeited),
            seconds: time.as_secs_f64(),
            games_per_second: score.games as f64 / time.as_secs_f64(),
        }
    }
}

impl BotReport {
    fn new(
        bot: String,
        name: Option<String>,
        (seats, even_share): (usize, f64),
        score: &BotScore,
        times: &Times,
        games: u64,
    ) -> BotReport {
        const NOTHING: Interval = Interval { low: 0.0, value: 0.0, high: 1.0 };
        let milliseconds = |share| times.at(share).map(|time| time.as_secs_f64() * 1e3);
        let rated = score.score.share().filter(|_| even_share < 1.0);
        BotReport {
            bot,
            name,
            seats,
            games,
            win_share: score.wins.share().unwrap_or(NOTHING),
            even_share,
            mean_points: score.points.mean(),
            rating: rated.map(|share| share.map(|share| rating(share, even_share))),
            decisions: score.decisions,
            median_decision_ms: milliseconds(0.5),
            p99_decision_ms: milliseconds(0.99),
            longest_decision_ms: milliseconds(1.0),
            forfeits: score.forfeits,
        }
    }

    /// One row of the table.
    fn row(&self) -> [String; COLUMNS.len()] {
        let bot = match &self.name {
            Some(name) => format!("{} ({name})", self.bot),
            None => self.bot.clone(),
        };
        [
            bot,
            between(Some(self.win_share.map(|share| 100.0 * share)), |share| format!("{share:.2}")),
            format!("{:.1}", 100.0 * self.even_share),
            between(self.mean_points, |points| format!("{points:.2}")),
            between(self.rating, |rating| format!("{rating:+.0}")),
            self.decisions.to_string(),
            self.median_decision_ms.map_or_else(dash, time),
            self.p99_decision_ms.map_or_else(dash, time),
            self.longest_decision_ms.map_or_else(dash, time),
            self.forfeits.to_string(),
        ]
    }
}

const COLUMNS: [&str; 10] = [
    "bot",
    "wins %",
    "even %",
    "points a game",
    "rating",
    "decisions",
    "median",
    "p99",
    "longest",
    "forfeits",
];

fn dash() -> String {
    "–".to_owned()
}

/// `61.20 (59.10 to 63.25)`.
fn between(interval: Option<Interval>, write: impl Fn(f64) -> String) -> String {
    let write = |figure: f64| match figure {
        f64::INFINITY => "∞".to_owned(),
        f64::NEG_INFINITY => "−∞".to_owned(),
        figure => write(figure),
    };
    match interval {
        Some(Interval { low, value, high }) => {
            format!("{} ({} to {})", write(value), write(low), write(high))
        }
        None => dash(),
    }
}

/// `1 deal`, `2 deals`.
fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// A time with the unit that suits it.
fn time(milliseconds: f64) -> String {
    match milliseconds {
        ms if ms < 0.001 => format!("{:.0} ns", ms * 1e6),
        ms if ms < 1.0 => format!("{:.1} µs", ms * 1e3),
        ms if ms < 1e3 => format!("{ms:.1} ms"),
        ms => format!("{:.1} s", ms / 1e3),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = if self.options.is_empty() { "printed rules" } else { &self.options };
        writeln!(
            f,
            "{}, {} players, {options}: {} in {} each, {}",
            self.title,
            self.players,
            counted(self.deals, "deal"),
            counted(self.rotations as u64, "rotation"),
            counted(self.games, "game")
        )?;
        writeln!(f, "  seed        {}", self.seed)?;
        writeln!(f, "  undecided   {:.3} %", 100.0 * self.undecided_share)?;
        writeln!(f, "  deadlocked  {:.3} %", 100.0 * self.deadlocked_share)?;
        writeln!(f, "  forfeited   {:.3} %", 100.0 * self.forfeited_share)?;
        writeln!(
            f,
            "  speed       {:.1} games/s on {} ({:.2} s)\n",
            self.games_per_second,
            counted(self.threads as u64, "thread"),
            self.seconds
        )?;
        self.write_bots(f)
    }
}

impl Report {
    /// A row for each bot, the columns as wide as they need to be.
    fn write_bots(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> =
            std::iter::once(COLUMNS.map(str::to_owned)).chain(self.bots.iter().map(BotReport::row)).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; COLUMNS.len()] = std::array::from_fn(width);
        for row in &rows {
            let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
            writeln!(f, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}
