//! What people call themselves and say to each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A name or a chat line that will not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// Nothing in it that can be seen.
    #[error("it is empty")]
    Empty,
    /// More characters than there is room for.
    #[error("it is longer than {0} characters")]
    TooLong(usize),
}

/// Drops what cannot be seen or could disturb the line it is shown in: control characters, and the marks that turn the
/// direction of writing around. White space becomes single spaces.
fn clean(text: &str, longest: usize) -> Result<String, TextError> {
    let hidden = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let visible: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !hidden(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    let cleaned = words.join(" ");
    match cleaned.chars().count() {
        0 => Err(TextError::Empty),
        count if count > longest => Err(TextError::TooLong(longest)),
        _ => Ok(cleaned),
    }
}

macro_rules! checked_text {
    ($(#[$doc:meta])* $name:ident, $longest:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The most characters it may have.
            pub const LONGEST: usize = $longest;

            /// As text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<$name, TextError> {
                clean(text, $longest).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = TextError;

            fn try_from(text: String) -> Result<$name, TextError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> String {
                text.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }
    };
}

checked_text! {
    /// What a person is called.
    Name, 24
}

checked_text! {
    /// A line of chat.
    ChatText, 200
}

/// Preset reactions and phrases. The receiver's client puts them into its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oh no.
    OhNo,
    /// So close!
    SoClose,
    /// Laughing.
    Laugh,
    /// Surprised.
    Wow,
    /// Thinking.
    Thinking,
    /// Hurry up.
    Hurry,
    /// Sorry.
    Sorry,
    /// One more game?
    OneMore,
    /// Good game.
    GoodGame,
    /// Back in a moment.
    BackSoon,
}

cardshed_rules::worded!(impl[] Reaction {
    Hello, GoodLuck, WellPlayed, Thanks, OhNo, SoClose, Laugh, Wow, Thinking, Hurry, Sorry, OneMore, GoodGame, BackSoon,
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_bounded() {
        let name = |text: &str| text.parse::<Name>().map(String::from);
        assert_eq!(name("  Ada \t Lovelace\n"), Ok("Ada Lovelace".to_owned()));
        assert_eq!(name("a\u{202e}b\u{0}c"), Ok("abc".to_owned()));
        assert_eq!(name("\u{200b} \u{7}"), Err(TextError::Empty));
        assert_eq!(name(&"é".repeat(25)), Err(TextError::TooLong(24)));
        assert_eq!(name(&"é".repeat(24)).unwrap().chars().count(), 24);
    }
}
