//! The messages of one language, looked up by their keys.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;

use crate::Language;
use crate::message::{Argument, write};

/// The messages of one language. Copies are cheap and share them.
#[derive(Clone)]
pub struct Words {
    language: Language,
    messages: Arc<HashMap<&'static str, Pattern<&'static str>>>,
}

impl Words {
    /// The messages of that language.
    #[cfg(feature = "built-in")]
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::read(language, crate::locales::files(language).iter().map(|(_, text)| *text))
    }

    /// The messages of a language from the texts of its files.
    pub fn read(language: Language, texts: impl IntoIterator<Item = &'static str>) -> Words {
        let mut messages = HashMap::new();
        for text in texts {
            // What could not be read is missing, and found by the test of all messages.
            let resource = parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.body {
                if let Entry::Message(message) = entry
                    && let Some(pattern) = message.value
                {
                    messages.insert(message.id.name, pattern);
                }
            }
        }
        Words { language, messages: Arc::new(messages) }
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of that key, which has no arguments. Without such a message it is the key itself; all languages have
    /// the same keys, which a test sees to.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The message of that key with these arguments; see [`Words::get`] for keys that are missing.
    #[must_use]
    pub fn say(&self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let Some(pattern) = self.messages.get(key) else { return key.to_owned() };
        let mut said = String::new();
        write(&mut said, pattern, self.language, arguments);
        said
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl PartialEq for Words {
    /// Words of one language are the same words.
    fn eq(&self, other: &Words) -> bool {
        self.language == other.language
    }
}

impl Eq for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_key_is_shown_itself() {
        assert_eq!(Words::new(Language::Dutch).get("no-such-message"), "no-such-message");
    }

    #[test]
    fn a_missing_argument_is_shown_by_its_name() {
        assert_eq!(Words::new(Language::French).say("game-clear4", &[]), "Clear Four");
        assert_eq!(Words::new(Language::English).say("seat-numbered", &[]), "seat {$seat}");
    }

    #[test]
    fn plurals_follow_the_language() {
        let zero = |language| Words::new(language).say("card-count", &[("count", 0.into())]);
        assert_eq!(zero(Language::English), "0 cards");
        assert_eq!(zero(Language::French), "0 carte", "to the French, nothing is one");
    }

    #[test]
    fn words_go_between_threads() {
        fn sendable<T: Send + Sync>(_: &T) {}
        sendable(&Words::new(Language::Italian));
    }
}
