//! House rules, and their short text form.
//!
//! The text fits in a link: words joined by commas, each a switch (`joker_sets`) or a key with a value
//! (`levels=two_stars`). The empty text is the printed rules.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use thiserror::Error;

/// The house rules of one game. The default is the printed rules with our rulings.
pub trait Options:
    Clone + Default + PartialEq + Eq + Debug + Display + FromStr<Err = OptionsError> + Send + Sync + 'static
{
}

/// Why a text is not the options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// The game has no such option.
    #[error("there is no option {word:?}{}", these(.known))]
    Unknown {
        /// What was read.
        word: String,
        /// What the game has.
        known: &'static [&'static str],
    },
    /// The option is given twice.
    #[error("option {word:?} is given twice")]
    Twice {
        /// The option.
        word: String,
    },
    /// The value does not do.
    #[error("option {word:?}: {problem}")]
    Value {
        /// The option.
        word: String,
        /// What is wrong with its value.
        problem: String,
    },
}

fn these(words: &[&str]) -> String {
    if words.is_empty() {
        " (this game has none)".to_owned()
    } else {
        format!("; there is {}", words.join(", "))
    }
}

/// Splits an options text into words and values, refusing unknown and repeated words.
pub(crate) fn words<'a>(
    text: &'a str,
    known: &'static [&'static str],
) -> Result<Vec<(&'static str, Option<&'a str>)>, OptionsError> {
    let mut found: Vec<(&'static str, Option<&str>)> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (word, value) = match part.split_once('=') {
            Some((word, value)) => (word.trim(), Some(value.trim())),
            None => (part, None),
        };
        let Some(&word) = known.iter().find(|name| name.eq_ignore_ascii_case(word)) else {
            return Err(OptionsError::Unknown { word: word.chars().take(40).collect(), known });
        };
        if found.iter().any(|&(earlier, _)| earlier == word) {
            return Err(OptionsError::Twice { word: word.to_owned() });
        }
        found.push((word, value));
    }
    Ok(found)
}

/// A switch takes no value.
pub(crate) fn switch(word: &str, value: Option<&str>) -> Result<bool, OptionsError> {
    match value {
        None => Ok(true),
        Some(_) => {
            Err(OptionsError::Value { word: word.to_owned(), problem: "it takes no value".to_owned() })
        }
    }
}

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoOptions;

impl Options for NoOptions {}

impl Display for NoOptions {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoOptions {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<NoOptions, OptionsError> {
        words(text, &[]).map(|_| NoOptions)
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(NoOptions);
