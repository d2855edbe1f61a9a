//! The short text forms of cards, actions and options, and their one error.
//!
//! Every type with a notation has `Display` and `FromStr`, and the two round-trip. Parsing tolerates upper and
//! lower case and any white space between words; it never panics.

use thiserror::Error;

/// A text that is not what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not {expected}")]
pub struct NotationError {
    /// What was read, cut to a length that fits in a line.
    pub text: String,
    /// What should have stood there.
    pub expected: &'static str,
}

/// Longer texts are cut in an error, so that a wrong file does not become the error message.
const SHOWN: usize = 60;

impl NotationError {
    /// `text` was read where `expected` ("a card such as 5±3") should have stood.
    #[must_use]
    pub fn new(text: &str, expected: &'static str) -> NotationError {
        let mut shown: String = text.chars().take(SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        NotationError { text: shown, expected }
    }
}

/// Writes types with a notation to JSON as that text, and reads them from it.
#[cfg(feature = "serde")]
macro_rules! json_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

/// Writes a hand to JSON as the list of its cards, and reads it from one.
#[cfg(feature = "serde")]
macro_rules! json_as_cards {
    ($hand:ty, $card:ty) => {
        impl serde::Serialize for $hand {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.cards())
            }
        }

        impl<'de> serde::Deserialize<'de> for $hand {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let mut hand = <$hand>::default();
                for card in Vec::<$card>::deserialize(deserializer)? {
                    if !hand.insert(card) {
                        return Err(serde::de::Error::custom(format_args!("more {card} than there are")));
                    }
                }
                Ok(hand)
            }
        }
    };
}

#[cfg(feature = "serde")]
pub(crate) use {json_as_cards, json_as_text};
