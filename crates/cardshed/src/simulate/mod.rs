//! `cardshed simulate`: random legal games, in parallel, the same for a seed whatever the threads.

mod report;
mod tally;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result};
use cardshed_rules::any::AnyPosition;
use cardshed_rules::record::{End, Header, Line, Step};
use cardshed_rules::{Game, Seed, Setup, for_game};
use indicatif::ProgressBar;

use crate::batch;
use crate::cli::SimulateArgs;
use report::Report;
use tally::Tally;

/// Games are handed out to threads, and written, in blocks: few enough hand-overs, and a bar that moves.
const BLOCK: u64 = 64;

/// A game's random actions come from this stream of its seed, which no game's own shuffles reach.
const ACTIONS: u64 = 1 << 62;

/// Blocks that may wait for their turn to be written, a thread: bounds the memory of a slow disk.
const WAITING: usize = 4;

pub fn run(args: &SimulateArgs) -> Result<()> {
    for_game!(args.deal.game, G => simulate::<G>(args))
}

fn simulate<G: Game>(args: &SimulateArgs) -> Result<()>
where
    AnyPosition: From<G::Position>,
{
    let options: G::Options = args.deal.options.parse().context("--options")?;
    let plan = Plan::<G> {
        setup: Setup::new(args.deal.players).with_options(options),
        seed: args.deal.seed,
        games: args.games.get(),
        write: args.record.is_some(),
        states: args.states,
    };
    // Deals once, so that a wrong number of players is an error before anything is started.
    G::deal(&plan.setup, plan.seed)?;
    let threads = batch::threads(args.threads);
    let file = args.record.as_deref().map(create).transpose()?;
    let bar = batch::bar(plan.games);
    let begin = Instant::now();
    let tally = plan.run(threads, file, &bar)?;
    bar.finish_and_clear();
    let report = Report::new::<G>(&plan.setup, plan.seed, threads, &tally, begin.elapsed());
    batch::print(&report, args.json)
}

fn create(path: &Path) -> Result<BufWriter<File>> {
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(BufWriter::new(file))
}

/// What is to be played.
struct Plan<G: Game> {
    setup: Setup<G::Options>,
    seed: Seed,
    games: u64,
    write: bool,
    states: bool,
}

impl<G: Game> Plan<G>
where
    AnyPosition: From<G::Position>,
{
    /// Plays all games on so many threads, and writes them in order.
    fn run(&self, threads: usize, file: Option<BufWriter<File>>, bar: &ProgressBar) -> Result<Tally> {
        let next = &AtomicU64::new(0);
        std::thread::scope(|scope| {
            let (sender, written) = mpsc::sync_channel(WAITING * threads);
            let writer = scope.spawn(|| write_in_order(file, written));
            let workers: Vec<_> = (0..threads)
                .map(|_| {
                    let sender = sender.clone();
                    scope.spawn(move || self.work(next, &sender, bar))
                })
                .collect();
            drop(sender);
            let mut tally = Tally::new(self.setup.seats);
            for worker in workers {
                tally.add(&worker.join().expect("a worker does not panic"));
            }
            writer.join().expect("the writer does not panic")?;
            Ok(tally)
        })
    }

    /// Plays block after block until none is left, or nobody takes what is written.
    fn work(&self, next: &AtomicU64, sender: &mpsc::SyncSender<(u64, Vec<u8>)>, bar: &ProgressBar) -> Tally {
        let mut tally = Tally::new(self.setup.seats);
        let mut room = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            let games = block * BLOCK..((block + 1) * BLOCK).min(self.games);
            if games.is_empty() {
                return tally;
            }
            let mut text = Vec::new();
            for number in games.clone() {
                self.play(self.seed.nth(number), &mut room, &mut tally, &mut text);
            }
            bar.inc(games.end - games.start);
            if self.write && sender.send((block, text)).is_err() {
                return tally;
            }
        }
    }

    /// Plays one game, and writes it down if that was asked for.
    fn play(&self, seed: Seed, room: &mut Vec<G::Action>, tally: &mut Tally, text: &mut Vec<u8>) {
        let mut game = G::deal(&self.setup, seed).expect("the same setup was dealt before");
        let mut random = seed.stream(ACTIONS);
        let mut write = |line: &dyn Fn() -> Line| {
            if self.write {
                text.extend_from_slice(line().to_string().as_bytes());
                text.push(b'\n');
            }
        };
        write(&|| {
            let names = self.setup.seats.iter().map(|_| "random".to_owned()).collect();
            Line::Header(Header::new::<G>(&self.setup, seed, names))
        });
        while let Some((seat, action)) = game.random_action(&mut random, room) {
            game.apply(seat, &action, &mut ()).expect("a listed action is legal");
            write(&|| {
                let state = self.states.then(|| game.position().into());
                Line::Step(Step { state, ..Step::new(seat, &action) })
            });
        }
        let outcome = game.outcome().expect("a game in which nobody can act is over");
        write(&|| Line::End(End { outcome }));
        tally.game(game.version().0, &outcome);
    }
}

/// Writes the blocks by their numbers, keeping those that come early.
fn write_in_order(file: Option<BufWriter<File>>, blocks: mpsc::Receiver<(u64, Vec<u8>)>) -> Result<()> {
    let Some(mut file) = file else {
        return Ok(());
    };
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (block, text) in blocks {
        early.insert(block, text);
        while let Some(text) = early.remove(&next) {
            file.write_all(&text).context("cannot write the record")?;
            next += 1;
        }
    }
    file.flush().context("cannot write the record")
}
