//! `cardshed load`: many tables at once against a server on this machine, to learn what it can bear.
//!
//! Every table is opened over HTTP, every seat has a WebSocket of its own, keeps its view up to date by the events it is
//! sent, and does random legal actions. One action is in flight at a table.

mod door;
mod fault;
mod figures;
mod party;
mod report;
mod seat;
mod tally;

use std::hint::black_box;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use cardshed_protocol::TableSettings;
use cardshed_rules::{SeatCount, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use crate::cli::LoadArgs;
use crate::{batch, files};
use figures::Figures;
use party::{Party, Window, connections};
use report::{Readings, Report};
use tally::Tally;

/// Tables that are opened at the same time: enough to keep the server busy, few enough not to fill its queues.
const OPENING: usize = 32;

/// Loopback has about 28,000 ports for connections to one address.
const MOST_CONNECTIONS: u64 = 27_000;

/// Play settles down before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// If no further table gets to its cards within this time, the server does not keep up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Nobody at these tables may be taken for away, however slow the server gets.
const GRACE: u16 = 3_600;

/// What is to be done.
pub struct Plan {
    server: SocketAddr,
    settings: TableSettings,
    seats: SeatCount,
    tables: u64,
    /// Time between two actions of a table; none to act as soon as possible.
    interval: Option<Duration>,
    measured: Duration,
    seed: u64,
}

impl Plan {
    fn new(args: &LoadArgs) -> Result<Plan> {
        let server = args.server;
        if !server.ip().is_loopback() {
            bail!(
                "{server} is not on this machine: load is only put on loopback addresses such as 127.0.0.1"
            );
        }
        let (game, players) = (args.game, args.players);
        if !game.seat_counts().contains(&players.get()) {
            bail!("{} is not for {} players", game.name(), players.get());
        }
        let needed = connections(args.tables.get(), players);
        if needed > MOST_CONNECTIONS {
            bail!("{needed} connections are too many for one loopback address: {MOST_CONNECTIONS} fit");
        }
        files::make_room_for(needed)?;
        // Arrival order: a play that is held for a slower seat would measure the referee, not the server.
        let settings = TableSettings { grace: GRACE, hold_cap: 0, ..TableSettings::new(game) };
        Ok(Plan {
            server,
            settings,
            seats: players,
            tables: args.tables.get(),
            interval: args.rate.map(|rate| Duration::from_secs_f64(1.0 / rate)),
            measured: args.seconds,
            seed: args.seed,
        })
    }
}

pub fn run(args: &LoadArgs) -> Result<()> {
    let plan = Arc::new(Plan::new(args)?);
    // One thread: the server is to have the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(measure(&plan))?;
    batch::print(&report, args.json)
}

async fn measure(plan: &Arc<Plan>) -> Result<Report> {
    let shuffle = shuffle_ns();
    let before = Figures::read(plan.server).await?;
    let (start, started) = watch::channel(None);
    let mut parties = seat_all(plan, &started).await?;
    let seated = Figures::read(plan.server).await?;
    let used = cardshed_server::usage();
    let begin = Instant::now();
    let from = begin + WARM_UP + plan.interval.unwrap_or_default();
    let window = Window { begin, from, until: from + plan.measured };
    start.send_replace(Some(window));
    watch_clock(&window).await;
    let after = Figures::read(plan.server).await?;
    let own_processor = used.zip(cardshed_server::usage()).map(|(then, now)| now.processor - then.processor);
    let mut tally = Tally::default();
    while let Some(party) = parties.join_next().await {
        tally.add(party.context("a table's task")??);
    }
    if tally.accepted == 0 {
        let refused: Vec<_> = tally.refusals.into_iter().chain(tally.faults).collect();
        bail!("no action was accepted: {refused:?}");
    }
    Ok(Report::new(plan, tally, &Readings { before, seated, after, own_processor }, shuffle))
}

/// Opens all tables, and waits until everyone has their cards.
async fn seat_all(
    plan: &Arc<Plan>,
    start: &watch::Receiver<Option<Window>>,
) -> Result<JoinSet<Result<Tally>>> {
    let opening = Arc::new(Semaphore::new(OPENING));
    let (dealt, mut all_dealt) = mpsc::channel::<()>(OPENING);
    let mut parties = JoinSet::new();
    for number in 0..plan.tables {
        let (plan, opening) = (Arc::clone(plan), Arc::clone(&opening));
        let (dealt, start) = (dealt.clone(), start.clone());
        parties.spawn(async move {
            let turn = opening.acquire().await?;
            let mut party = Party::sit_down(&plan, number).await?;
            drop(turn);
            party.until_dealt().await.context("waiting for cards")?;
            dealt.send(()).await?;
            drop(dealt);
            Ok(party.play(start).await)
        });
    }
    drop(dealt);
    let bar = bar(plan.tables, "tables seated");
    while bar.position() < plan.tables {
        let next = async {
            tokio::select! {
                Some(()) = all_dealt.recv() => Ok(()),
                Some(ended) = parties.join_next() => match ended? {
                    Err(error) => Err(error),
                    Ok(_) => bail!("a table ended before it began"),
                },
            }
        };
        timeout(PATIENCE, next).await.context("the server does not seat any more tables")??;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(parties)
}

/// Shows the time until the end of the window.
async fn watch_clock(window: &Window) {
    let seconds = window.until.duration_since(window.begin).as_secs();
    let bar = bar(seconds, "seconds");
    for second in 1..=seconds {
        sleep_until(window.begin + Duration::from_secs(second)).await;
        bar.inc(1);
    }
    sleep_until(window.until).await;
    bar.finish_and_clear();
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {msg}")
        .expect("the template is well-formed");
    ProgressBar::new(length).with_style(style).with_message(what)
}

/// How quick this machine is just now, whoever else uses it.
fn shuffle_ns() -> f64 {
    const SHUFFLES: u32 = 100_000;
    let mut cards: [u8; 120] = std::array::from_fn(|index| index as u8);
    let mut random = Seed::from_number(1).stream(0);
    let begin = Instant::now();
    for _ in 0..SHUFFLES {
        random.shuffle(black_box(&mut cards));
    }
    begin.elapsed().as_nanos() as f64 / f64::from(SHUFFLES)
}
