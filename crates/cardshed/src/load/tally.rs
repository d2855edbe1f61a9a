//! What is counted while the load runs.

use std::collections::BTreeMap;
use std::time::Duration;

/// Counts and times of one table, or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Actions that were told to somebody, and so are durable.
    pub accepted: u64,
    /// Rounds that came to their end.
    pub rounds: u64,
    /// Messages to the server.
    pub sent: u64,
    /// Messages from it.
    pub received: u64,
    /// From send to the receipt of each other seat, in microseconds.
    times: Vec<u32>,
    /// Refusals, by their reason.
    pub refusals: BTreeMap<String, u64>,
    /// Tables that could not play on, by what went wrong.
    pub faults: BTreeMap<String, u64>,
}

impl Tally {
    /// One more receipt.
    pub fn time(&mut self, time: Duration) {
        self.times.push(time.as_micros().try_into().unwrap_or(u32::MAX));
    }

    pub fn add(&mut self, other: Tally) {
        self.accepted += other.accepted;
        self.rounds += other.rounds;
        self.sent += other.sent;
        self.received += other.received;
        self.times.extend(other.times);
        for (mine, others) in [(&mut self.refusals, other.refusals), (&mut self.faults, other.faults)] {
            for (kind, count) in others {
                *mine.entry(kind).or_default() += count;
            }
        }
    }

    /// The times below which these shares of all receipts were, in milliseconds.
    pub fn quantiles<const N: usize>(&mut self, shares: [f64; N]) -> [f64; N] {
        self.times.sort_unstable();
        shares.map(|share| {
            let rank = (share * self.times.len() as f64).ceil() as usize;
            let time = self.times.get(rank.saturating_sub(1)).copied().unwrap_or(0);
            f64::from(time) / 1000.0
        })
    }

    /// How many receipts were timed.
    pub fn timed(&self) -> usize {
        self.times.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_times_that_were_measured() {
        let mut tally = Tally::default();
        for millis in (1..=100).rev() {
            tally.time(Duration::from_millis(millis));
        }
        assert_eq!(tally.quantiles([0.5, 0.99, 0.999, 1.0]), [50.0, 99.0, 100.0, 100.0]);
        assert_eq!(Tally::default().quantiles([0.5]), [0.0]);
    }

    #[test]
    fn tallies_add_up() {
        let mut one = Tally { accepted: 2, ..Tally::default() };
        one.refusals.insert("stale".to_owned(), 1);
        let mut sum = one.clone();
        sum.add(one);
        assert_eq!((sum.accepted, sum.refusals["stale"]), (4, 2));
    }
}
