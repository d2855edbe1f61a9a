//! The messages of one language, looked up by their keys.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;

use crate::Language;
use crate::locales;
use crate::message::{Argument, write};

/// The messages of one language. Copies are cheap and share them.
#[derive(Clone)]
pub struct Words {
    language: Language,
    shared: Arc<Shared>,
}

type Messages = HashMap<&'static str, Pattern<&'static str>>;

struct Shared {
    own: Messages,
    /// Read only when a key is missing in the language itself.
    english: OnceLock<Messages>,
}

impl Words {
    /// The messages of that language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let shared = Shared { own: messages(language), english: OnceLock::new() };
        Words { language, shared: Arc::new(shared) }
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of that key, which has no arguments. Without such a message in this language it is the English one,
    /// and without that the key itself.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The message of that key with these arguments; see [`Words::get`] for keys that are missing.
    #[must_use]
    pub fn say(&self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let (pattern, language) = match self.shared.own.get(key) {
            Some(pattern) => (pattern, self.language),
            None => {
                let english = self.shared.english.get_or_init(|| messages(Language::English));
                let Some(pattern) = english.get(key) else { return key.to_owned() };
                (pattern, Language::English)
            }
        };
        let mut said = String::new();
        write(&mut said, pattern, language, arguments);
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

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (_, text) in locales::files(language) {
        // What could not be read is missing, and found by the test of all messages.
        let resource = parse_runtime(*text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                messages.insert(message.id.name, pattern);
            }
        }
    }
    messages
}

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
