//! The house rules.

use std::fmt;
use std::str::FromStr;

use crate::options::{self, OptionsError};

/// The house rules of Clear Four. By default all are off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Several jokers may be played without a number card (CF-16).
    pub joker_sets: bool,
    /// Four of a value are always cleared (CF-31).
    pub auto_clear: bool,
    /// Penalty points are counted for hand cards only (CF-62).
    pub hand_points: bool,
}

const JOKER_SETS: &str = "joker_sets";
const AUTO_CLEAR: &str = "auto_clear";
const HAND_POINTS: &str = "hand_points";

impl options::Options for Options {}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switches =
            [(self.joker_sets, JOKER_SETS), (self.auto_clear, AUTO_CLEAR), (self.hand_points, HAND_POINTS)];
        let words: Vec<&str> = switches.into_iter().filter(|&(on, _)| on).map(|(_, word)| word).collect();
        f.write_str(&words.join(","))
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Options, OptionsError> {
        let mut read = Options::default();
        for (word, value) in options::words(text, &[JOKER_SETS, AUTO_CLEAR, HAND_POINTS])? {
            let switch = match word {
                JOKER_SETS => &mut read.joker_sets,
                AUTO_CLEAR => &mut read.auto_clear,
                _ => &mut read.hand_points,
            };
            *switch = options::switch(word, value)?;
        }
        Ok(read)
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Options);
