//! How quick a person is: a model of seeing, looking through a hand, choosing and laying.
//!
//! | preset | see | a card | choose | move | spread | slips | one fitting card among four, median |
//! | --- | --- | --- | --- | --- | --- | --- | --- |
//! | child | 900 ms | 350 ms | 300 ms | 700 ms | 0.45 | 8 % | 2,475 ms |
//! | casual | 600 ms | 220 ms | 200 ms | 500 ms | 0.35 | 4 % | 1,650 ms |
//! | practised | 400 ms | 130 ms | 120 ms | 350 ms | 0.28 | 2 % | 1,075 ms |
//! | expert | 280 ms | 70 ms | 60 ms | 220 ms | 0.20 | 1 % | 675 ms |
//!
//! The times add up: seeing what is new on the table, then looking through the cards one by one until the one that
//! will be played is found (of four the second or third, on average), then choosing (the choice time for each doubling
//! of the possibilities, as Hick found), then moving the card. The sum is spread log-normally, so that it is the
//! median of the reaction.
//!
//! The eyes are free while the hand moves. Who uses that to look for the card after this one has the time of the
//! movement for it ([`Pace::median_ahead`]); whether somebody does is a matter of skill, not of pace.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cardshed_rules::{NotationError, Shuffler};

/// How quick a person is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Eight years old, and new to it.
    Child,
    /// Somebody at a family table.
    #[default]
    Casual,
    /// Somebody who plays often.
    Practised,
    /// As quick as people get.
    Expert,
}

/// What a person has to do before a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Whether something on the table is new to them and has to be seen first.
    pub new: bool,
    /// How many cards they look at, up to the one they play.
    pub cards: usize,
    /// How many possibilities they choose from; one is no choice.
    pub choices: usize,
}

/// The times of one preset, in milliseconds, and how they vary.
struct Times {
    see: f64,
    card: f64,
    choose: f64,
    lay: f64,
    spread: f64,
    slips_per_mille: u32,
}

impl Pace {
    /// All presets, from slow to quick.
    pub const ALL: [Pace; 4] = [Pace::Child, Pace::Casual, Pace::Practised, Pace::Expert];

    /// The name used in options.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Pace::Child => "child",
            Pace::Casual => "casual",
            Pace::Practised => "practised",
            Pace::Expert => "expert",
        }
    }

    const fn times(self) -> Times {
        match self {
            Pace::Child => Times {
                see: 900.0,
                card: 350.0,
                choose: 300.0,
                lay: 700.0,
                spread: 0.45,
                slips_per_mille: 80,
            },
            Pace::Casual => Times {
                see: 600.0,
                card: 220.0,
                choose: 200.0,
                lay: 500.0,
                spread: 0.35,
                slips_per_mille: 40,
            },
            Pace::Practised => Times {
                see: 400.0,
                card: 130.0,
                choose: 120.0,
                lay: 350.0,
                spread: 0.28,
                slips_per_mille: 20,
            },
            Pace::Expert => {
                Times { see: 280.0, card: 70.0, choose: 60.0, lay: 220.0, spread: 0.20, slips_per_mille: 10 }
            }
        }
    }

    /// The median time from a glance until the card lies on the table.
    #[must_use]
    pub fn median(self, glance: Glance) -> Duration {
        self.times().until_laid(self.times().thought(glance))
    }

    /// The same if the glance was made ahead, while the hand still moved the card before: looking and choosing then
    /// take only what is left of them when that card lies.
    #[must_use]
    pub fn median_ahead(self, glance: Glance) -> Duration {
        let times = self.times();
        times.until_laid((times.thought(glance) - times.lay).max(0.0))
    }

    /// A time as it comes out, drawn from the model's spread around its median.
    #[must_use]
    pub fn vary(self, median: Duration, random: &mut Shuffler) -> Duration {
        median.mul_f64((self.times().spread * normal(random)).exp())
    }

    /// A reaction to a glance, drawn from the model.
    #[must_use]
    pub fn reaction(self, glance: Glance, random: &mut Shuffler) -> Duration {
        self.vary(self.median(glance), random)
    }

    /// Whether the hand slips this time, and does something wrong.
    #[must_use]
    pub fn slips(self, random: &mut Shuffler) -> bool {
        random.below(1000) < self.times().slips_per_mille
    }
}

impl Times {
    /// Seeing, looking and choosing.
    fn thought(&self, glance: Glance) -> f64 {
        let see = if glance.new { self.see } else { 0.0 };
        let look = self.card * glance.cards as f64;
        let choose = self.choose * (glance.choices.max(1) as f64).log2();
        see + look + choose
    }

    /// Moving the card, after a thought.
    fn until_laid(&self, thought: f64) -> Duration {
        Duration::from_micros(((thought + self.lay) * 1e3) as u64)
    }
}

/// A number from the standard normal distribution, as the sum of twelve uniform ones less six: close enough for
/// people, and without the extremes that people do not have.
fn normal(random: &mut Shuffler) -> f64 {
    const FINE: u32 = 1 << 16;
    (0..12).map(|_| (f64::from(random.below(FINE)) + 0.5) / f64::from(FINE)).sum::<f64>() - 6.0
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Pace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pace, NotationError> {
        Pace::ALL
            .into_iter()
            .find(|pace| pace.id().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| NotationError::new(text, "a pace: child, casual, practised or expert"))
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::Seed;

    use super::*;

    #[test]
    fn the_presets_have_the_documented_medians() {
        for (pace, documented) in Pace::ALL.into_iter().zip([2475, 1650, 1075, 675]) {
            // The one card that fits may be any of the four.
            let glance = |found| Glance { new: true, cards: found, choices: 1 };
            let average = (1..=4).map(|found| pace.median(glance(found))).sum::<Duration>() / 4;
            assert_eq!(average.as_millis(), documented, "{pace}");

            let mut random = Seed::from_number(1).stream(0);
            let mut times: Vec<Duration> =
                (0..40_000).map(|i| pace.reaction(glance(i % 4 + 1), &mut random)).collect();
            times.sort();
            let drawn = times[times.len() / 2].as_millis() as f64;
            assert!((drawn / documented as f64 - 1.0).abs() < 0.02, "{pace}: {drawn}");
        }
    }

    #[test]
    fn slips_come_as_often_as_documented() {
        for (pace, per_mille) in Pace::ALL.into_iter().zip([80, 40, 20, 10]) {
            let mut random = Seed::from_number(2).stream(0);
            let slips = (0..100_000).filter(|_| pace.slips(&mut random)).count();
            assert!((slips as f64 / 100.0 / f64::from(per_mille) - 1.0).abs() < 0.1, "{pace}: {slips}");
        }
    }

    #[test]
    fn more_to_look_at_takes_longer() {
        let casual = |new, cards, choices| Pace::Casual.median(Glance { new, cards, choices });
        assert!(casual(true, 4, 1) > casual(false, 4, 1));
        assert!(casual(true, 9, 1) > casual(true, 4, 1));
        assert!(casual(true, 4, 3) > casual(true, 4, 1));
    }

    #[test]
    fn a_look_ahead_takes_what_the_movement_before_has_left_of_it() {
        let glance = |cards, choices| Glance { new: false, cards, choices };
        let millis = |time: Duration| time.as_millis();
        let movement = Pace::Casual.median(glance(0, 1));
        assert_eq!(millis(movement), 500);
        // Two cards at 220 ms are looked at before the card before lies; three at 220 ms and a choice of 200 ms not.
        assert_eq!(Pace::Casual.median_ahead(glance(2, 1)), movement);
        assert_eq!(millis(Pace::Casual.median_ahead(glance(3, 2))), 500 + 3 * 220 + 200 - 500);
    }
}
