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

/// The messages of a language by their keys. Found when the first of them is said.
type Messages = OnceLock<HashMap<&'static str, Message>>;

/// A message. A language has a thousand, and a screen says a few dozen: each is read when it is said for the first time.
struct Message {
    text: &'static str,
    pattern: OnceLock<Option<Pattern<&'static str>>>,
}

#[derive(Default)]
struct Shared {
    own: Messages,
    /// For keys that are missing in the language itself.
    english: Messages,
}

impl Words {
    /// The messages of that language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words { language, shared: Arc::default() }
    }

    /// Finds the messages now, instead of when the first of them is said.
    pub fn prepare(&self) {
        found(&self.shared.own, self.language);
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
        let (pattern, language) = match find(&self.shared.own, self.language, key) {
            Some(pattern) => (pattern, self.language),
            None => match find(&self.shared.english, Language::English, key) {
                Some(pattern) => (pattern, Language::English),
                None => return key.to_owned(),
            },
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

/// The message of that key in a language.
fn find<'a>(messages: &'a Messages, language: Language, key: &str) -> Option<&'a Pattern<&'static str>> {
    found(messages, language).get(key)?.pattern()
}

/// The messages of a language, found if they were not yet.
fn found(messages: &Messages, language: Language) -> &HashMap<&'static str, Message> {
    messages.get_or_init(|| {
        let files = locales::files(language).iter();
        files.flat_map(|(_, text)| texts(text)).map(|(key, text)| (key, Message::new(text))).collect()
    })
}

impl Message {
    fn new(text: &'static str) -> Message {
        Message { text, pattern: OnceLock::new() }
    }

    fn pattern(&self) -> Option<&Pattern<&'static str>> {
        let read = || {
            // What cannot be read is missing, and found by the test of all messages.
            let resource = parse_runtime(self.text).unwrap_or_else(|(resource, _)| resource);
            resource.body.into_iter().find_map(|entry| match entry {
                Entry::Message(message) => message.value,
                _ => None,
            })
        };
        self.pattern.get_or_init(read).as_ref()
    }
}

/// The text of each message of a file, with its key. A message begins with its key at the start of a line, where
/// nothing else begins with a letter, and ends where the next begins.
fn texts(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = file;
    std::iter::from_fn(move || {
        let start = rest.starts_with(|first: char| first.is_ascii_alphabetic()).then_some(0);
        let start = start.or_else(|| next(rest))?;
        let end = next(&rest[start..]).map_or(rest.len(), |length| start + length);
        let (text, after) = (&rest[start..end], &rest[end..]);
        rest = after;
        Some((text.split([' ', '=']).next()?, text))
    })
}

/// Where the next line that begins with a letter is.
fn next(text: &str) -> Option<usize> {
    let lines = text.match_indices('\n').map(|(at, _)| at + 1);
    lines.into_iter().find(|&line| text.as_bytes().get(line).is_some_and(u8::is_ascii_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_as_it_is_in_its_file() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut count = 0;
            for (_, text) in locales::files(language) {
                for entry in parse_runtime(*text).unwrap().body {
                    if let Entry::Message(message) = entry {
                        let found = find(&words.shared.own, language, message.id.name);
                        assert_eq!(found, message.value.as_ref(), "{}", message.id.name);
                        count += 1;
                    }
                }
            }
            assert_eq!(words.shared.own.get().map(HashMap::len), Some(count));
        }
    }

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
