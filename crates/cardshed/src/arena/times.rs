//! How long decisions took, to within one part in 64, in a fixed amount of memory.

use std::time::Duration;

/// Each doubling of the time has 2 to the power of this many steps.
const FINENESS: u32 = 6;
const STEPS: u64 = 1 << FINENESS;

/// A count for every step of time, in nanoseconds; short ones have a step each.
#[derive(Clone, Debug, Default)]
pub struct Times {
    counts: Vec<u64>,
    total: u64,
}

impl Times {
    pub fn record(&mut self, time: Duration) {
        let step = step(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if self.counts.len() <= step {
            self.counts.resize(step + 1, 0);
        }
        self.counts[step] += 1;
        self.total += 1;
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: &Times) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, other) in self.counts.iter_mut().zip(&other.counts) {
            *count += other;
        }
        self.total += other.total;
    }

    /// The time that this share of the decisions did not exceed; `None` if there were none.
    pub fn at(&self, share: f64) -> Option<Duration> {
        let wanted = (share * self.total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let step = self.counts.iter().position(|count| {
            seen += count;
            seen >= wanted
        })?;
        Some(Duration::from_nanos(begin(step)))
    }
}

/// The step a time falls into.
fn step(nanos: u64) -> usize {
    let doublings = (nanos | STEPS).ilog2() - FINENESS;
    (u64::from(doublings) * STEPS + (nanos >> doublings)) as usize
}

/// The shortest time of a step.
fn begin(step: usize) -> u64 {
    let doublings = (step as u64 / STEPS).saturating_sub(1);
    (step as u64 - doublings * STEPS) << doublings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_fine_and_rise() {
        for nanos in (0..5_000).chain([123_456, 50_000_000, 10_000_000_000, u64::MAX]) {
            let found = begin(step(nanos));
            assert!(found <= nanos && nanos - found <= nanos / STEPS, "{nanos} is taken for {found}");
            assert!(nanos == 0 || step(nanos) >= step(nanos - 1));
        }
        assert!(step(u64::MAX) < 4096);
    }

    #[test]
    fn the_median_and_the_hundredth_are_found() {
        let mut first = Times::default();
        let mut second = Times::default();
        (1..=50).for_each(|n| first.record(Duration::from_nanos(n)));
        (51..=100).for_each(|n| second.record(Duration::from_nanos(n * 1_000)));
        assert_eq!(first.at(1.0), Some(Duration::from_nanos(50)));
        first.add(&second);
        assert_eq!(first.at(0.5), Some(Duration::from_nanos(50)));
        let p99 = first.at(0.99).unwrap().as_nanos() as f64;
        assert!((p99 / 99_000.0 - 1.0).abs() < 1.0 / 64.0, "{p99}");
        assert_eq!(Times::default().at(0.5), None);
    }
}
