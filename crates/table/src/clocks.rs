//! How long players may still think, in games with turns.

use cardshed_protocol::{Clock, Millis};
use cardshed_rules::{PerSeat, Seat, SeatCount, SeatSet};

/// The clocks of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    kind: Clock,
    /// What each seat had left when its clock was last started or stopped, in milliseconds.
    left: PerSeat<u64>,
    /// Since when each seat's clock runs.
    since: PerSeat<Option<Millis>>,
}

impl Clocks {
    pub fn new(kind: Clock, seats: SeatCount) -> Clocks {
        let full = match kind {
            Clock::None => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => 1000 * u64::from(seconds),
        };
        Clocks { kind, left: PerSeat::from_fn(seats, |_| full), since: PerSeat::new(seats) }
    }

    /// Whether anybody's time is counted at all.
    pub fn is_used(&self) -> bool {
        self.kind != Clock::None
    }

    /// Lets the clocks of just these seats run, from now on where they did not run before.
    pub fn run(&mut self, now: Millis, seats: SeatSet) {
        if !self.is_used() {
            return;
        }
        for seat in self.left.seats().iter() {
            match (seats.contains(seat), self.since[seat]) {
                (true, None) => self.since[seat] = Some(now),
                (false, Some(_)) => {
                    self.left[seat] = self.left(now, seat).unwrap_or(0);
                    self.since[seat] = None;
                }
                _ => {}
            }
        }
    }

    /// The seat has acted: the next action has its own time, or the bank gets its increment.
    pub fn acted(&mut self, now: Millis, seat: Seat) {
        let left = self.left(now, seat).unwrap_or(0);
        self.left[seat] = match self.kind {
            Clock::None => 0,
            Clock::PerMove { seconds } => 1000 * u64::from(seconds),
            Clock::Bank { increment, .. } => left + 1000 * u64::from(increment),
        };
        self.since[seat] = None;
    }

    /// What a seat has left, in milliseconds.
    pub fn left(&self, now: Millis, seat: Seat) -> Option<u64> {
        self.is_used().then(|| {
            let gone = self.since[seat].map_or(0, |since| now.since(since));
            self.left[seat].saturating_sub(gone)
        })
    }

    /// When a running clock of these seats runs out first.
    pub fn next_end(&self, seats: SeatSet) -> Option<Millis> {
        seats.iter().filter_map(|seat| Some(self.since[seat]?.after(self.left[seat]))).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> (SeatCount, Seat, Seat) {
        let seats = SeatCount::new(2).unwrap();
        let mut all = seats.iter();
        (seats, all.next().unwrap(), all.next().unwrap())
    }

    #[test]
    fn a_bank_runs_down_and_gets_its_increment() {
        let (count, first, second) = seats();
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 }, count);
        clocks.run(Millis(0), SeatSet::only(first));
        assert_eq!(clocks.left(Millis(20_000), first), Some(40_000));
        assert_eq!(clocks.next_end(SeatSet::only(first)), Some(Millis(60_000)));
        clocks.acted(Millis(20_000), first);
        clocks.run(Millis(20_000), SeatSet::only(second));
        assert_eq!(clocks.left(Millis(50_000), first), Some(45_000));
        assert_eq!(clocks.left(Millis(50_000), second), Some(30_000));
        assert_eq!(clocks.next_end(SeatSet::all(count)), Some(Millis(80_000)));
    }

    #[test]
    fn every_move_has_its_own_time() {
        let (count, first, _) = seats();
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 10 }, count);
        clocks.run(Millis(0), SeatSet::only(first));
        clocks.acted(Millis(9_000), first);
        clocks.run(Millis(9_000), SeatSet::only(first));
        assert_eq!(clocks.left(Millis(9_000), first), Some(10_000));
    }

    #[test]
    fn a_clock_that_stands_still_loses_nothing() {
        let (count, first, _) = seats();
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 10 }, count);
        clocks.run(Millis(0), SeatSet::only(first));
        clocks.run(Millis(3_000), SeatSet::EMPTY);
        assert_eq!(clocks.left(Millis(99_000), first), Some(7_000));
        clocks.run(Millis(99_000), SeatSet::only(first));
        assert_eq!(clocks.left(Millis(100_000), first), Some(6_000));
    }

    #[test]
    fn without_a_clock_nothing_runs() {
        let (count, first, _) = seats();
        let mut clocks = Clocks::new(Clock::None, count);
        clocks.run(Millis(0), SeatSet::only(first));
        assert_eq!((clocks.left(Millis(9), first), clocks.next_end(SeatSet::all(count))), (None, None));
    }
}
