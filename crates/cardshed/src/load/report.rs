//! The figures, as a table for people or as JSON.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::Plan;
use super::figures::Figures;
use super::tally::Tally;

#[derive(Debug, Serialize)]
pub struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    tables: u64,
    seats: usize,
    /// Actions a second of each table; none in a closed loop.
    rate: Option<f64>,
    seconds: f64,
    /// Told to somebody within the time, and durable before.
    accepted: u64,
    accepted_per_second: f64,
    rounds: u64,
    latency_ms: Latency,
    messages: Messages,
    refusals: BTreeMap<String, u64>,
    faults: BTreeMap<String, u64>,
    server: Server,
    /// Processor time of this program.
    own_processor_seconds: Option<f64>,
    /// What the machine could do just before: nanoseconds for a shuffle of 120 cards on one core.
    shuffle_ns: f64,
}

/// From send to the receipt of another seat.
#[derive(Debug, Serialize)]
struct Latency {
    receipts: usize,
    p50: f64,
    p99: f64,
    p999: f64,
    longest: f64,
}

#[derive(Debug, Serialize)]
struct Messages {
    sent: u64,
    received: u64,
}

/// What the server says of itself.
#[derive(Debug, Serialize)]
struct Server {
    /// Actions it has accepted while the load ran, the warm-up included.
    actions: f64,
    entries_per_commit: f64,
    commit_ms: f64,
    processor_seconds: Option<f64>,
    memory_before_mib: Option<f64>,
    /// Beyond what it needed without tables, with everyone connected and dealt to.
    kib_per_table_seated: Option<f64>,
    /// The same at the end of the run.
    kib_per_table_after: Option<f64>,
}

/// The server's figures before any table, with all tables seated, and at the end.
pub struct Readings {
    pub before: Figures,
    pub seated: Figures,
    pub after: Figures,
    /// Processor time of this program between the last two, in seconds.
    pub own_processor: Option<f64>,
}

impl Server {
    fn new(readings: &Readings, tables: u64) -> Server {
        let Readings { before, seated, after, .. } = readings;
        let commits = (after.commits - seated.commits).max(1.0);
        let per_table = |figures: &Figures| {
            let more = figures.memory? - before.memory?;
            Some(more / 1024.0 / tables as f64)
        };
        Server {
            actions: after.actions - seated.actions,
            entries_per_commit: (after.entries - seated.entries) / commits,
            commit_ms: (after.commit_seconds - seated.commit_seconds) / commits * 1000.0,
            processor_seconds: after.processor.zip(seated.processor).map(|(after, before)| after - before),
            memory_before_mib: before.memory.map(|bytes| bytes / 1024.0 / 1024.0),
            kib_per_table_seated: per_table(seated),
            kib_per_table_after: per_table(after),
        }
    }
}

impl Report {
    pub fn new(plan: &Plan, mut tally: Tally, readings: &Readings, shuffle_ns: f64) -> Report {
        let seconds = plan.measured.as_secs_f64();
        let receipts = tally.timed();
        let [p50, p99, p999, longest] = tally.quantiles([0.5, 0.99, 0.999, 1.0]);
        Report {
            game: plan.settings.game.id(),
            name: plan.settings.game.name(),
            tables: plan.tables,
            seats: plan.seats.get(),
            rate: plan.interval.map(|interval| 1.0 / interval.as_secs_f64()),
            seconds,
            accepted: tally.accepted,
            accepted_per_second: tally.accepted as f64 / seconds,
            rounds: tally.rounds,
            latency_ms: Latency { receipts, p50, p99, p999, longest },
            messages: Messages { sent: tally.sent, received: tally.received },
            refusals: tally.refusals,
            faults: tally.faults,
            server: Server::new(readings, plan.tables),
            own_processor_seconds: readings.own_processor,
            shuffle_ns,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { name, tables, seats, seconds, accepted, .. } = self;
        let mode = match self.rate {
            Some(rate) => format!("{rate} actions a second each"),
            None => "closed loop".to_owned(),
        };
        let Latency { p50, p99, p999, longest, .. } = self.latency_ms;
        let Messages { sent, received } = self.messages;
        writeln!(f, "{name}, {tables} tables of {seats}, {mode}, {seconds:.1} s")?;
        writeln!(f, "  accepted    {:.0} durable actions/s ({accepted})", self.accepted_per_second)?;
        writeln!(f, "  latency     p50 {p50:.1}, p99 {p99:.1}, p99.9 {p999:.1}, longest {longest:.1} ms")?;
        writeln!(f, "              from send to another seat's receipt, {} times", self.latency_ms.receipts)?;
        writeln!(f, "  messages    {sent} sent, {received} received, {} rounds ended", self.rounds)?;
        writeln!(f, "  refused     {}", kinds(&self.refusals))?;
        writeln!(f, "  faults      {}", kinds(&self.faults))?;
        let server = &self.server;
        write!(f, "  server      {:.1} facts a commit, ", server.entries_per_commit)?;
        write!(f, "{:.2} ms a commit", server.commit_ms)?;
        if let Some(seconds) = server.processor_seconds {
            let micros = seconds * 1e6 / server.actions.max(1.0);
            write!(f, ", {seconds:.1} s of processor ({micros:.0} µs an action)")?;
        }
        writeln!(f)?;
        if let Some(seconds) = self.own_processor_seconds {
            writeln!(f, "  this load   {seconds:.1} s of processor")?;
        }
        if let (Some(before), Some(seated), Some(after)) =
            (server.memory_before_mib, server.kib_per_table_seated, server.kib_per_table_after)
        {
            write!(f, "  memory      {before:.1} MiB before; a table {seated:.1} KiB when all sit")?;
            writeln!(f, ", {after:.1} KiB at the end")?;
        }
        writeln!(f, "  machine     {:.0} ns for a shuffle of 120 cards before the run", self.shuffle_ns)
    }
}

fn kinds(counts: &BTreeMap<String, u64>) -> String {
    if counts.is_empty() {
        return "none".to_owned();
    }
    let counts: Vec<String> = counts.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    counts.join(", ")
}
