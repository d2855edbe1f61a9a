//! Which player sits there, in words: `medium`, `hard:iterations=2000`, `easy:pace=child`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::pace::Pace;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Anything legal.
    Random,
    /// Legal and plausible, with a beginner's mistakes.
    Easy,
    /// Sound rules of thumb.
    Medium,
    /// Looks ahead.
    Hard,
}

impl Strength {
    /// All strengths, from weak to strong.
    pub const ALL: [Strength; 4] = [Strength::Random, Strength::Easy, Strength::Medium, Strength::Hard];

    /// The name used in options.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A bot: how well it plays, how quick it is, how long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotSpec {
    /// How well.
    pub strength: Strength,
    /// How quick.
    pub pace: Pace,
    /// How many iterations a search may take; the game's own measure if not given.
    pub iterations: Option<u32>,
}

/// More iterations than anybody waits for.
const MOST_ITERATIONS: u32 = 10_000_000;

impl BotSpec {
    /// That strength at a family table's pace.
    #[must_use]
    pub const fn new(strength: Strength) -> BotSpec {
        BotSpec { strength, pace: Pace::Casual, iterations: None }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.strength)?;
        if self.pace != Pace::default() {
            write!(f, ":pace={}", self.pace)?;
        }
        match self.iterations {
            Some(iterations) => write!(f, ":iterations={iterations}"),
            None => Ok(()),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// No such strength.
    #[error("{0:?} is not a bot: random, easy, medium or hard")]
    Strength(String),
    /// No such parameter, or given twice.
    #[error("{0:?} is not a parameter of a bot: pace=… or iterations=…, each once")]
    Parameter(String),
    /// A value that does not do.
    #[error("{0:?}: {1}")]
    Value(String, String),
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let strength = Strength::ALL
            .into_iter()
            .find(|strength| strength.id().eq_ignore_ascii_case(name))
            .ok_or_else(|| SpecError::Strength(name.chars().take(40).collect()))?;
        let mut pace = None;
        let mut iterations = None;
        for part in parts {
            let value = |problem: String| SpecError::Value(part.to_owned(), problem);
            match part.split_once('=') {
                Some(("pace", text)) if pace.is_none() => {
                    pace = Some(text.parse::<Pace>().map_err(|error| value(error.to_string()))?);
                }
                Some(("iterations", text)) if iterations.is_none() => {
                    let number = text.parse().ok().filter(|number| (1..=MOST_ITERATIONS).contains(number));
                    let wanted = || value(format!("a number from 1 to {MOST_ITERATIONS}"));
                    iterations = Some(number.ok_or_else(wanted)?);
                }
                _ => return Err(SpecError::Parameter(part.chars().take(40).collect())),
            }
        }
        Ok(BotSpec { strength, pace: pace.unwrap_or_default(), iterations })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_round_trip() {
        for text in
            ["random", "easy", "medium:pace=child", "hard:iterations=2000", "hard:pace=expert:iterations=5"]
        {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("HARD:pace=casual".parse::<BotSpec>().unwrap(), BotSpec::new(Strength::Hard));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| text.parse::<BotSpec>().unwrap_err().to_string();
        assert_eq!(error("best"), "\"best\" is not a bot: random, easy, medium or hard");
        assert!(error("hard:iterations=0").contains("a number from 1 to"));
        assert!(error("hard:pace=slow").contains("a pace: child"));
        assert!(error("hard:pace=child:pace=child").contains("each once"));
        assert!(error("hard:").contains("is not a parameter"));
    }
}
