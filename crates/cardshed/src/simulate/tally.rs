//! What many games come to.

use std::collections::BTreeMap;

use cardshed_rules::{Ending, Outcome, PerSeat, Seat, SeatCount};

/// Counts over many games.
#[derive(Clone, Debug)]
pub struct Tally {
    pub games: u64,
    pub actions: u64,
    pub undecided: u64,
    pub deadlocked: u64,
    /// How many games had so many actions.
    lengths: BTreeMap<u32, u64>,
    /// Each seat's wins; a shared win is shared out.
    wins: PerSeat<f64>,
    /// Each seat's penalty points.
    points: PerSeat<u64>,
}

impl Tally {
    pub fn new(seats: SeatCount) -> Tally {
        Tally {
            games: 0,
            actions: 0,
            undecided: 0,
            deadlocked: 0,
            lengths: BTreeMap::new(),
            wins: PerSeat::new(seats),
            points: PerSeat::new(seats),
        }
    }

    /// Counts one game.
    pub fn game(&mut self, actions: u32, outcome: &Outcome) {
        self.games += 1;
        self.actions += u64::from(actions);
        *self.lengths.entry(actions).or_default() += 1;
        match outcome.ending {
            Ending::Won => {}
            Ending::Deadlocked => self.deadlocked += 1,
            Ending::Undecided => self.undecided += 1,
        }
        for seat in outcome.winners.iter() {
            self.wins[seat] += 1.0 / outcome.winners.len() as f64;
        }
        for (total, &points) in self.points.iter_mut().zip(&outcome.points) {
            *total += u64::from(points);
        }
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.actions += other.actions;
        self.undecided += other.undecided;
        self.deadlocked += other.deadlocked;
        for (&length, &games) in &other.lengths {
            *self.lengths.entry(length).or_default() += games;
        }
        for (wins, other) in self.wins.iter_mut().zip(&other.wins) {
            *wins += other;
        }
        for (points, other) in self.points.iter_mut().zip(&other.points) {
            *points += other;
        }
    }

    /// The length that this share of the games does not exceed.
    pub fn length_at(&self, share: f64) -> u32 {
        let wanted = (share * self.games as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&length, &games) in &self.lengths {
            seen += games;
            if seen >= wanted {
                return length;
            }
        }
        self.longest()
    }

    pub fn longest(&self) -> u32 {
        self.lengths.last_key_value().map_or(0, |(&length, _)| length)
    }

    /// The share of games a seat won, between its 95 % bounds.
    pub fn win_share(&self, seat: Seat) -> [f64; 3] {
        wilson(self.wins[seat], self.games as f64)
    }

    pub fn mean_points(&self, seat: Seat) -> f64 {
        self.points[seat] as f64 / self.games as f64
    }
}

/// The lower bound, the share itself and the upper bound of Wilson's 95 % score interval.
fn wilson(wins: f64, games: f64) -> [f64; 3] {
    /// The normal distribution has 95 % within this many standard deviations.
    const Z: f64 = 1.96;
    let share = wins / games;
    let centre = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    [((centre - spread) / scale).max(0.0), share, ((centre + spread) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lengths: &[u32]) -> Tally {
        let seats = SeatCount::new(2).unwrap();
        let winner = seats.iter().next().unwrap();
        let mut tally = Tally::new(seats);
        for &length in lengths {
            let points = PerSeat::from_fn(seats, |seat| if seat == winner { 0 } else { 6 });
            let winners = [winner].into_iter().collect();
            tally.game(length, &Outcome { ending: Ending::Won, winners, points });
        }
        tally
    }

    #[test]
    fn lengths_at_a_share() {
        let tally = tally(&[5, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
        assert_eq!([0.5, 0.9, 1.0].map(|share| tally.length_at(share)), [5, 9, 10]);
        assert_eq!(tally.longest(), 10);
    }

    #[test]
    fn adding_up_is_the_same_as_counting_in_one() {
        let mut first = tally(&[1, 2]);
        first.add(&tally(&[3]));
        let whole = tally(&[1, 2, 3]);
        assert_eq!(format!("{first:?}"), format!("{whole:?}"));
    }

    #[test]
    fn the_interval_is_wilsons() {
        // 8 of 10: the textbook interval is 0.490 to 0.943.
        let [low, share, high] = wilson(8.0, 10.0);
        assert!((low - 0.490).abs() < 1e-3 && (share - 0.8).abs() < 1e-9 && (high - 0.943).abs() < 1e-3);
        assert_eq!(wilson(0.0, 5.0)[0], 0.0);
    }
}
