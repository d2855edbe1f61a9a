//! `5±3` for a card; `play 5±3`, `draw` and `last` for actions.

use std::fmt;
use std::str::FromStr;

use super::actions::Action;
use super::cards::{Card, Number, Value};
use crate::notation::NotationError;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}±{}", self.value().get(), self.number().get())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// Where a keyboard has no ±, `5+-3` and `5/3` do as well.
    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(text, "a card such as 5±3 (or 5/3)");
        let (value, number) =
            ["±", "+-", "/"].iter().find_map(|sign| text.split_once(sign)).ok_or_else(wrong)?;
        let value = value.trim().parse().ok().and_then(Value::new);
        let number = number.trim().parse().ok().and_then(Number::new);
        Ok(Card::new(value.ok_or_else(wrong)?, number.ok_or_else(wrong)?))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Draw => f.write_str("draw"),
            Action::LayLast => f.write_str("last"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            ["play", card] => card.parse().map(Action::Play),
            ["draw"] => Ok(Action::Draw),
            ["last"] => Ok(Action::LayLast),
            _ => Err(NotationError::new(text, "an action: play CARD, draw or last")),
        }
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Card, Action);

#[cfg(feature = "serde")]
crate::notation::json_as_cards!(super::Hand, Card);

#[cfg(feature = "serde")]
mod json {
    //! A value is a plain number.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::Value;

    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(self.get())
        }
    }

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
            let value = u8::deserialize(deserializer)?;
            Value::new(value).ok_or_else(|| D::Error::custom(format!("{value} is not a value from 1 to 10")))
        }
    }
}
