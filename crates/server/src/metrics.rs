//! What the server counts, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::process::{Usage, usage};

/// Bounds of the commit times, in seconds: from a quick disk to a stuck one.
const BOUNDS: [f64; 10] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

/// Times, counted in classes.
#[derive(Default)]
pub struct Times {
    classes: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// One more.
    pub fn add(&self, time: Duration) {
        if let Some(class) = BOUNDS.iter().position(|bound| time.as_secs_f64() <= *bound) {
            self.classes[class].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// How many there were.
    #[cfg(test)]
    pub fn count(&self) -> u64 {
        self.count.load(Relaxed)
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bound, class) in BOUNDS.iter().zip(&self.classes) {
            below += class.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {below}");
        }
        let count = self.count.load(Relaxed);
        let sum = self.micros.load(Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Open WebSockets.
    pub connections: AtomicI64,
    /// Messages from clients.
    pub received: AtomicU64,
    /// Messages to clients.
    pub sent: AtomicU64,
    /// Actions of games that were accepted, of people and bots.
    pub actions: AtomicU64,
    /// Messages that could not be read, or came too fast.
    pub refused: AtomicU64,
    /// Times that a client's queue was full.
    pub behind: AtomicU64,
    /// Connections ended because the client did not read.
    pub too_slow: AtomicU64,
    /// Connections ended because the client sent too much.
    pub floods: AtomicU64,
    /// Facts made durable.
    pub entries: AtomicU64,
    /// How long a commit took.
    pub commits: Times,
    /// Commits that failed.
    pub failed_commits: AtomicU64,
}

impl Metrics {
    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("cardshed_tables", "Tables in memory.", &self.tables),
            ("cardshed_connections", "Open WebSockets.", &self.connections),
        ];
        for (name, help, value) in gauges {
            let value = value.load(Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("cardshed_messages_received_total", "Messages from clients.", &self.received),
            ("cardshed_messages_sent_total", "Messages to clients.", &self.sent),
            ("cardshed_actions_total", "Accepted actions of games.", &self.actions),
            ("cardshed_messages_refused_total", "Messages unreadable or too fast.", &self.refused),
            ("cardshed_clients_behind_total", "Times a client's queue was full.", &self.behind),
            ("cardshed_clients_too_slow_total", "Connections ended: not reading.", &self.too_slow),
            ("cardshed_clients_flooding_total", "Connections ended: too many messages.", &self.floods),
            ("cardshed_entries_total", "Facts made durable.", &self.entries),
            ("cardshed_failed_commits_total", "Commits that failed.", &self.failed_commits),
        ];
        for (name, help, value) in counters {
            let value = value.load(Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        self.commits.write(&mut text, "cardshed_commit_seconds", "How long a commit took.");
        if let Some(Usage { memory, processor }) = usage() {
            let (name, help) = ("process_resident_memory_bytes", "Memory of this process.");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {memory}");
            let (name, help) = ("process_cpu_seconds_total", "Processor time of this process.");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {processor}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_add_up() {
        let metrics = Metrics::default();
        for millis in [1, 4, 40, 9_000] {
            metrics.commits.add(Duration::from_millis(millis));
        }
        let text = metrics.text();
        for line in [
            "cardshed_commit_seconds_bucket{le=\"0.001\"} 1",
            "cardshed_commit_seconds_bucket{le=\"0.05\"} 3",
            "cardshed_commit_seconds_bucket{le=\"+Inf\"} 4",
            "cardshed_commit_seconds_count 4",
            "# TYPE cardshed_tables gauge",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
