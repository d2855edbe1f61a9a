//! House rules: the list of levels (EL-60, EL-70), and from which level on cards are kept (EL-61).
//!
//! `levels=two_stars`, or a list of one's own such as `levels=2r3.4s2.r3-c4`: levels joined by dots, the combinations
//! of a level by dashes, each a letter (`r` run, `s` same number, `c` one colour) and a size, with a count before it
//! if there are several. `keep_from=3` lets cards be kept from level 3 on.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use crate::options::{self, OptionsError, words};
use crate::row::Row;

/// What holds a combination together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Consecutive numbers (EL-20).
    #[default]
    Run,
    /// Equal numbers (EL-21).
    Same,
    /// One colour (EL-22).
    Colour,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Run, Kind::Same, Kind::Colour];

    const fn letter(self) -> char {
        match self {
            Kind::Run => 'r',
            Kind::Same => 's',
            Kind::Colour => 'c',
        }
    }
}

/// A combination that a level asks for: a kind and a size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Combination(u8);

impl Combination {
    /// `None` unless the size is from 2 to 10: one card is no combination, and ten are all a level may ask for.
    #[must_use]
    pub const fn new(kind: Kind, size: usize) -> Option<Combination> {
        if size >= 2 && size <= Level::MOST_CARDS {
            Some(Combination((kind as u8) << 4 | size as u8))
        } else {
            None
        }
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 >> 4 {
            0 => Kind::Run,
            1 => Kind::Same,
            _ => Kind::Colour,
        }
    }

    /// How many cards it has when it is laid down.
    #[must_use]
    pub const fn size(self) -> usize {
        (self.0 & 0xf) as usize
    }
}

/// One level: the combinations it asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Level(Row<Combination, { Level::MOST_COMBINATIONS }>);

impl Level {
    /// The most cards a level asks for: it must be payable from the ten that are dealt.
    pub const MOST_CARDS: usize = 10;
    /// So it has at most five combinations, of two cards each.
    pub const MOST_COMBINATIONS: usize = Level::MOST_CARDS / 2;

    /// A level of these combinations; `None` if there is none, or they have more than ten cards together.
    pub fn new(combinations: impl IntoIterator<Item = Combination>) -> Option<Level> {
        let level = Level(Row::from_values(combinations)?);
        (!level.is_empty() && level.cards() <= Level::MOST_CARDS).then_some(level)
    }

    /// How many cards it asks for.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.iter().map(|combination| combination.size()).sum()
    }
}

impl Deref for Level {
    type Target = [Combination];

    fn deref(&self) -> &[Combination] {
        &self.0
    }
}

/// The house rules of Eight Levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    levels: Row<Level, { Options::MOST_LEVELS }>,
    keep_from: Option<u8>,
}

/// The presets of EL-70, in the notation.
const ONE_STAR: &str = "2r3.4s2.r3-c4.r6-s2.r7.s2-2s3.s3-c5.s2-s3-s4";
const TWO_STARS: &str = "r4-2s2.r5-s3.2s3-s2.s3-r5-s2.c6-s2.r9.2s4.c8";

/// On the two-star list, cards are kept from this level on (EL-61).
const TWO_STARS_KEEP_FROM: u8 = 5;

impl Options {
    /// The most levels a list may have.
    pub const MOST_LEVELS: usize = 12;

    /// The list with one star, the usual one.
    #[must_use]
    pub fn one_star() -> Options {
        Options { levels: read_levels(ONE_STAR).expect("the preset is a good list"), keep_from: None }
    }

    /// The harder list, with two stars.
    #[must_use]
    pub fn two_stars() -> Options {
        let levels = read_levels(TWO_STARS).expect("the preset is a good list");
        Options { levels, keep_from: Some(TWO_STARS_KEEP_FROM) }
    }

    /// A list of one's own, on which cards are never kept; `None` unless it has 1 to 12 levels.
    pub fn of_levels(levels: impl IntoIterator<Item = Level>) -> Option<Options> {
        let levels = Row::from_values(levels)?;
        (!levels.is_empty()).then_some(Options { levels, keep_from: None })
    }

    /// The same with cards being kept from that level on, counted from one; `None` if there is no such level.
    #[must_use]
    pub fn with_keeping(self, from: u8) -> Option<Options> {
        let keep_from = Some(from);
        (1..=self.last_level()).contains(&from).then_some(Options { keep_from, ..self })
    }

    /// The levels in order.
    #[must_use]
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// The level of that number, counted from one.
    ///
    /// # Panics
    /// If the list has no such level.
    #[must_use]
    pub fn level(&self, number: u8) -> &Level {
        &self.levels[usize::from(number) - 1]
    }

    /// The number of the last level, counted from one: laying it down wins (EL-50).
    #[must_use]
    pub fn last_level(&self) -> u8 {
        self.levels.len() as u8
    }

    /// The level from which on cards are kept (EL-61), counted from one; `None` where they never are.
    #[must_use]
    pub const fn keep_from(&self) -> Option<u8> {
        self.keep_from
    }

    /// Whether a player on that level may keep cards.
    #[must_use]
    pub fn keeps(&self, level: u8) -> bool {
        self.keep_from.is_some_and(|from| level >= from)
    }

    /// What `keep_from` is if a text does not say: it belongs to the two-star list.
    fn usual_keeping(&self) -> Option<u8> {
        (self.levels == Options::two_stars().levels).then_some(TWO_STARS_KEEP_FROM)
    }
}

impl options::Options for Options {}

impl Default for Options {
    fn default() -> Options {
        Options::one_star()
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letter(), self.size())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, equal) in self.chunk_by(PartialEq::eq).enumerate() {
            if place > 0 {
                f.write_str("-")?;
            }
            if equal.len() > 1 {
                write!(f, "{}", equal.len())?;
            }
            write!(f, "{}", equal[0])?;
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        if self.levels == Options::two_stars().levels {
            f.write_str("levels=two_stars")?;
            comma = ",";
        } else if self.levels != Options::one_star().levels {
            for (place, level) in self.levels.iter().enumerate() {
                write!(f, "{}{level}", if place == 0 { "levels=" } else { "." })?;
            }
            comma = ",";
        }
        match self.keep_from {
            keep_from if keep_from == self.usual_keeping() => Ok(()),
            Some(from) => write!(f, "{comma}keep_from={from}"),
            None => write!(f, "{comma}keep_from=never"),
        }
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<Options, OptionsError> {
        let words = words(text, &["levels", "keep_from"])?;
        let value =
            |name: &str| words.iter().find(|(word, _)| *word == name).map(|(_, value)| value.unwrap_or(""));
        let wrong = |word: &str| {
            let word = word.to_owned();
            |problem| OptionsError::Value { word, problem }
        };
        let mut options = match value("levels") {
            None => Options::one_star(),
            Some(list) if list.eq_ignore_ascii_case("one_star") => Options::one_star(),
            Some(list) if list.eq_ignore_ascii_case("two_stars") => Options::two_stars(),
            Some(list) => Options { levels: read_levels(list).map_err(wrong("levels"))?, keep_from: None },
        };
        options.keep_from = match value("keep_from") {
            None => options.usual_keeping(),
            Some(never) if never.eq_ignore_ascii_case("never") => None,
            Some(from) => {
                let kept = from.parse().ok().and_then(|from| options.with_keeping(from));
                let problem = || {
                    format!("{} is not a level from 1 to {}, nor never", short(from), options.last_level())
                };
                kept.ok_or_else(problem).map_err(wrong("keep_from"))?.keep_from
            }
        };
        Ok(options)
    }
}

/// A text as it is quoted in a problem.
fn short(text: &str) -> String {
    format!("{:?}", text.chars().take(20).collect::<String>())
}

fn read_levels(text: &str) -> Result<Row<Level, { Options::MOST_LEVELS }>, String> {
    let mut levels = Row::new();
    for level in text.split('.') {
        if levels.len() == Options::MOST_LEVELS {
            return Err(format!("more than {} levels", Options::MOST_LEVELS));
        }
        levels.push(read_level(level)?);
    }
    Ok(levels)
}

fn read_level(text: &str) -> Result<Level, String> {
    let mut combinations = Vec::new();
    for part in text.split('-') {
        let (count, combination) = read_combinations(part.trim())?;
        if combinations.len() + count > Level::MOST_COMBINATIONS {
            return Err(format!(
                "level {} has more than {} combinations",
                short(text),
                Level::MOST_COMBINATIONS
            ));
        }
        combinations.extend(std::iter::repeat_n(combination, count));
    }
    Level::new(combinations)
        .ok_or_else(|| format!("level {} cannot be paid from {} cards", short(text), Level::MOST_CARDS))
}

/// `2r3`: how many, and of what.
fn read_combinations(text: &str) -> Result<(usize, Combination), String> {
    let wrong = || format!("{} is not a combination such as r3, s2 or 2c4", short(text));
    let place = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
    let (count, rest) = text.split_at(place);
    let letter = rest.chars().next().ok_or_else(wrong)?;
    let kind =
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase()).ok_or_else(wrong)?;
    let size = &rest[letter.len_utf8()..];
    let count: usize = if count.is_empty() { 1 } else { count.parse().map_err(|_| wrong())? };
    if count == 0 || size.is_empty() || !size.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong());
    }
    let size = size.parse().map_err(|_| wrong())?;
    Combination::new(kind, size)
        .map(|combination| (count, combination))
        .ok_or_else(|| format!("{} is not of 2 to {} cards", short(text), Level::MOST_CARDS))
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Options);
