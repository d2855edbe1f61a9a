//! `cardshed arena`: bots and programs against each other, every deal with the seats rotated.
//!
//! Threads take deals one by one and play all rotations of each; what they come to is counted in the order of the
//! deals, in one place. So the report is the same for a seed whatever the threads, all but the times.

mod entry;
mod fault;
mod lineup;
mod messages;
mod process;
mod program;
mod report;
mod score;
mod statistics;
mod table;
mod times;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cardshed_bots::Bots;
use cardshed_rules::{GameId, SeatCount, Seed, Setup, for_game};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::ArenaArgs;
use entry::Entry;
use lineup::Lineup;
use report::Report;
use score::Score;
use table::{Played, Table};
use times::Times;

/// Deals that may wait to be counted, a thread.
const WAITING: usize = 16;

pub fn run(args: &ArenaArgs) -> Result<()> {
    for_game!(args.game, G => arena::<G>(args))
}

/// What is to be played.
struct Plan<G: Bots> {
    setup: Setup<G::Options>,
    seed: Seed,
    deals: u64,
    timeout: Duration,
    entries: Vec<Entry>,
    labels: Vec<String>,
    lineup: Lineup,
}

/// What was played.
struct Results {
    score: Score,
    /// Each bot's decision times.
    times: Vec<Times>,
    /// What programs call themselves.
    names: Vec<Option<String>>,
}

fn arena<G: Bots>(args: &ArenaArgs) -> Result<()>
where
    G::View: Serialize,
{
    let plan = Plan::<G>::new(args)?;
    let threads = match args.threads {
        Some(threads) => threads.get(),
        None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
    };
    let threads = threads.min(usize::try_from(plan.deals).unwrap_or(usize::MAX));
    // All programs are started before the first game, so that one that cannot be is an error at once.
    let tables = (0..threads).map(|_| Table::new(&plan)).collect::<Result<_>>()?;
    let bar = bar(plan.deals * plan.lineup.rotations() as u64);
    let begin = Instant::now();
    let results = plan.run(tables, &bar);
    bar.finish_and_clear();
    let report = Report::new(&plan, threads, &results?, begin.elapsed());
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(())
}

fn bar(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left")
            .expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

/// The smallest table of the game at which all find a seat.
fn smallest_table(game: GameId, bots: usize) -> Option<SeatCount> {
    game.seat_counts().iter().copied().find(|&seats| seats >= bots).and_then(SeatCount::new)
}

impl<G: Bots> Plan<G>
where
    G::View: Serialize,
{
    fn new(args: &ArenaArgs) -> Result<Plan<G>> {
        let entries: Vec<Entry> =
            args.bots.split(',').map(str::parse).collect::<Result<_, _>>().context("--bots")?;
        let options: G::Options = args.options.parse().context("--options")?;
        let most = args.players.or_else(|| smallest_table(G::ID, entries.len()));
        let Some(seats) = most.filter(|seats| seats.get() >= entries.len()) else {
            let seats = most.map_or("the game's largest table".to_owned(), |seats| format!("{seats} seats"));
            bail!("{} bots are more than {seats} can take", entries.len());
        };
        let plan = Plan {
            setup: Setup::new(seats).with_options(options),
            seed: args.seed,
            deals: args.games.get(),
            timeout: args.timeout,
            labels: entry::labels(&entries),
            lineup: Lineup { bots: entries.len(), seats },
            entries,
        };
        // Deals once, so that a wrong number of players is an error before anything is started.
        G::deal(&plan.setup, plan.seed)?;
        Ok(plan)
    }

    /// Plays everything, a table to a thread.
    fn run(&self, tables: Vec<Table<'_, G>>, bar: &ProgressBar) -> Result<Results> {
        let next = &AtomicU64::new(0);
        let stop = &AtomicBool::new(false);
        std::thread::scope(|scope| {
            let (sender, deals) = mpsc::sync_channel(WAITING * tables.len());
            let workers: Vec<_> = tables
                .into_iter()
                .map(|table| {
                    let sender = sender.clone();
                    scope.spawn(move || self.work(table, next, stop, &sender))
                })
                .collect();
            drop(sender);
            let score = self.count(deals, bar);
            stop.store(true, Ordering::Relaxed);
            let mut times = vec![Times::default(); self.entries.len()];
            let mut names = vec![None; self.entries.len()];
            for worker in workers {
                let (worked, named) = worker.join().expect("a worker does not panic");
                times.iter_mut().zip(&worked).for_each(|(times, worked)| times.add(worked));
                names.iter_mut().zip(named).for_each(|(name, named)| *name = name.take().or(named));
            }
            Ok(Results { score: score?, times, names })
        })
    }

    /// Plays deal after deal until none is left, or nobody wants to know.
    fn work(
        &self,
        mut table: Table<'_, G>,
        next: &AtomicU64,
        stop: &AtomicBool,
        sender: &mpsc::SyncSender<(u64, Result<Vec<Played>>)>,
    ) -> (Vec<Times>, Vec<Option<String>>) {
        while !stop.load(Ordering::Relaxed) {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= self.deals {
                break;
            }
            // Once it is to stop, nothing more is counted, so a deal may be left in the middle.
            let games = (0..self.lineup.rotations())
                .take_while(|_| !stop.load(Ordering::Relaxed))
                .map(|rotation| table.play(deal, rotation))
                .collect();
            if sender.send((deal, games)).is_err() {
                break;
            }
        }
        table.close()
    }

    /// Counts the deals by their numbers, keeping those that come early. Ends, and so ends the work, once it is
    /// settled or a bot has made a mistake.
    fn count(&self, deals: mpsc::Receiver<(u64, Result<Vec<Played>>)>, bar: &ProgressBar) -> Result<Score> {
        let mut score = Score::new(self.lineup, self.labels.clone());
        let mut early = BTreeMap::new();
        let say = |line: String| {
            // In one piece, because programs write there too. Nothing is left to do if standard error is gone.
            let line = format!("cardshed: {line}\n");
            bar.suspend(|| drop(io::stderr().write_all(line.as_bytes())));
        };
        'counting: for (deal, games) in deals {
            early.insert(deal, games);
            while let Some(games) = early.remove(&score.deals) {
                score.deal(&games?, say);
                bar.inc(self.lineup.rotations() as u64);
                if score.is_settled() {
                    break 'counting;
                }
            }
        }
        while score.deals < self.deals {
            score.deal(&[], say);
        }
        Ok(score)
    }
}
