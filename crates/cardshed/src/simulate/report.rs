//! The figures, as a table for people or as JSON.

use std::fmt;
use std::time::Duration;

use cardshed_rules::{Game, Seed, Setup};
use serde::Serialize;

use super::tally::Tally;

#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    players: usize,
    options: String,
    seed: Seed,
    threads: usize,
    games: u64,
    actions: u64,
    length: Length,
    seats: Vec<SeatReport>,
    undecided_share: f64,
    deadlocked_share: f64,
    seconds: f64,
    games_per_second: f64,
    actions_per_second: f64,
}

/// In actions.
#[derive(Debug, Serialize)]
struct Length {
    median: u32,
    p90: u32,
    longest: u32,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    win_share: f64,
    /// 95 % bounds.
    win_share_low: f64,
    win_share_high: f64,
    mean_points: f64,
}

impl Report {
    pub fn new<G: Game>(
        setup: &Setup<G::Options>,
        seed: Seed,
        threads: usize,
        tally: &Tally,
        time: Duration,
    ) -> Report {
        let share = |games: u64| games as f64 / tally.games as f64;
        let seconds = time.as_secs_f64();
        let seats = setup.seats.iter().map(|seat| {
            let [win_share_low, win_share, win_share_high] = tally.win_share(seat);
            SeatReport { win_share, win_share_low, win_share_high, mean_points: tally.mean_points(seat) }
        });
        Report {
            game: G::ID.id(),
            name: G::ID.name(),
            players: setup.seats.get(),
            options: setup.options.to_string(),
            seed,
            threads,
            games: tally.games,
            actions: tally.actions,
            length: Length {
                median: tally.length_at(0.5),
                p90: tally.length_at(0.9),
                longest: tally.longest(),
            },
            seats: seats.collect(),
            undecided_share: share(tally.undecided),
            deadlocked_share: share(tally.deadlocked),
            seconds,
            games_per_second: tally.games as f64 / seconds,
            actions_per_second: tally.actions as f64 / seconds,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = if self.options.is_empty() { "printed rules" } else { &self.options };
        writeln!(f, "{}, {} players, {options}: {} random games", self.name, self.players, self.games)?;
        writeln!(f, "  seed        {}", self.seed)?;
        let Length { median, p90, longest } = self.length;
        writeln!(f, "  length      median {median}, p90 {p90}, longest {longest} actions")?;
        for (number, seat) in self.seats.iter().enumerate() {
            let [low, share, high] =
                [seat.win_share_low, seat.win_share, seat.win_share_high].map(|x| 100.0 * x);
            writeln!(
                f,
                "  seat {}      wins {share:5.2} % ({low:.2} to {high:.2}), {:.2} points a game",
                number + 1,
                seat.mean_points
            )?;
        }
        writeln!(f, "  undecided   {:.3} %", 100.0 * self.undecided_share)?;
        writeln!(f, "  deadlocked  {:.3} %", 100.0 * self.deadlocked_share)?;
        writeln!(
            f,
            "  speed       {:.0} games/s, {:.2} M actions/s on {} ({:.2} s)",
            self.games_per_second,
            self.actions_per_second / 1e6,
            if self.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", self.threads) },
            self.seconds
        )
    }
}
