//! Means over deals with their 95 % intervals, and ratings.
//!
//! The rotations of one deal are played with the same cards, so they are not independent; the deals are. A sample
//! therefore takes one number a deal, the mean over its rotations, and every interval comes from the spread of
//! those.

use serde::Serialize;

/// The normal distribution has 95 % within this many standard deviations.
const Z: f64 = 1.96;

/// A figure between its 95 % bounds. A bound that is not known is infinite, and `null` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

impl Interval {
    pub fn map(self, change: impl Fn(f64) -> f64) -> Interval {
        Interval { low: change(self.low), value: change(self.value), high: change(self.high) }
    }
}

/// Numbers of which only the count, the mean and the spread are kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sample {
    count: u64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Sample {
    /// Adds a number (Welford's way, which does not lose digits).
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (number - self.mean);
    }

    /// The mean between its bounds; `None` of nothing.
    pub fn mean(&self) -> Option<Interval> {
        let count = self.count as f64;
        let error = match self.count {
            0 => return None,
            1 => f64::INFINITY,
            _ => Z * (self.squares / (count - 1.0) / count).sqrt(),
        };
        Some(Interval { low: self.mean - error, value: self.mean, high: self.mean + error })
    }

    /// The mean of numbers from 0 to 1, its bounds by the "plus four" rule of Agresti and Coull: as if two more deals
    /// had been won wholly and two lost wholly. So a bot that has won all of ten deals is not thought to win always.
    pub fn share(&self) -> Option<Interval> {
        if self.count == 0 {
            return None;
        }
        let mut padded = *self;
        [0.0, 0.0, 1.0, 1.0].into_iter().for_each(|deal| padded.add(deal));
        let error = Z * padded.squares.sqrt() / padded.count as f64;
        Some(Interval {
            low: (padded.mean - error).max(0.0).min(self.mean),
            value: self.mean,
            high: (padded.mean + error).min(1.0).max(self.mean),
        })
    }
}

/// The Elo difference between a bot and the rest of the table: 400 points are ten times the odds that were due to it.
/// `even` is the share it would win if all played equally well; with 0.5 this is the formula of chess.
pub fn rating(share: f64, even: f64) -> f64 {
    let odds = |share: f64| share / (1.0 - share);
    400.0 * (odds(share) / odds(even)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(numbers: impl IntoIterator<Item = f64>) -> Sample {
        let mut sample = Sample::default();
        numbers.into_iter().for_each(|number| sample.add(number));
        sample
    }

    fn close(interval: Interval, [low, value, high]: [f64; 3]) {
        for (got, wanted) in [(interval.low, low), (interval.value, value), (interval.high, high)] {
            assert!((got - wanted).abs() < 1e-3, "{interval:?}, not {low} {value} {high}");
        }
    }

    #[test]
    fn the_mean_has_the_textbook_interval() {
        // 1 to 5: the standard deviation is 1.5811, the standard error 0.7071.
        close(sample([1.0, 2.0, 3.0, 4.0, 5.0]).mean().unwrap(), [1.614, 3.0, 4.386]);
        assert!(sample([]).mean().is_none());
        assert_eq!(sample([2.0]).mean().unwrap().high, f64::INFINITY);
    }

    #[test]
    fn the_share_has_the_plus_four_interval() {
        // 8 of 10: 10 of 14 is 0.7143, with a standard error of 0.1207.
        let eight = [1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0];
        close(sample(eight).share().unwrap(), [0.478, 0.8, 0.951]);
        // All of 10: 12 of 14, and the figure itself is never outside.
        close(sample([1.0; 10]).share().unwrap(), [0.674, 1.0, 1.0]);
        close(sample([0.0; 10]).share().unwrap(), [0.0, 0.0, 0.326]);
        // One of one: 3 of 5, with a standard error of 0.2191.
        close(sample([1.0]).share().unwrap(), [0.171, 1.0, 1.0]);
    }

    #[test]
    fn the_deal_is_the_unit_whatever_its_rotations_come_to() {
        // Half the deals won wholly and half lost wholly say less than deals that are each shared.
        let whole = sample((0..1000).map(|deal| f64::from(deal % 2))).share().unwrap();
        let shared = sample([0.5; 1000]).share().unwrap();
        close(whole, [0.469, 0.5, 0.531]);
        close(shared, [0.498, 0.5, 0.502]);
    }

    #[test]
    fn ratings_are_elos() {
        let near = |rating: f64, wanted: f64| assert!((rating - wanted).abs() < 0.1, "{rating}");
        near(rating(0.5, 0.5), 0.0);
        near(rating(0.64, 0.5), 100.0);
        near(rating(0.36, 0.5), -100.0);
        near(rating(10.0 / 11.0, 0.5), 400.0);
        // One against three: a quarter is due, and ten to three is ten times those odds.
        near(rating(0.25, 0.25), 0.0);
        near(rating(10.0 / 13.0, 0.25), 400.0);
        assert_eq!(rating(1.0, 0.5), f64::INFINITY);
        assert_eq!(rating(0.0, 0.5), f64::NEG_INFINITY);
    }
}
