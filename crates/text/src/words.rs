//! The messages of one language, looked up by their keys.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;
use rustc_hash::FxHashMap;

use crate::Language;
use crate::message::{Argument, write};

/// The messages of one language. Copies are cheap and share them.
#[derive(Clone)]
pub struct Words {
    language: Language,
    messages: Arc<FxHashMap<&'static str, Message>>,
}

/// A message. A language has a thousand, and a screen says a few dozen: each is read when it is said for the first time.
struct Message {
    text: &'static str,
    pattern: OnceLock<Option<Pattern<&'static str>>>,
}

impl Words {
    /// The messages of that language.
    #[cfg(feature = "built-in")]
    #[must_use]
    pub fn new(language: Language) -> Words {
        Words::read(language, crate::locales::files(language).iter().map(|(_, text)| *text))
    }

    /// The messages of a language from the texts of its files.
    pub fn read(language: Language, files: impl IntoIterator<Item = &'static str>) -> Words {
        let messages = files.into_iter().flat_map(texts).map(|(key, text)| (key, Message::new(text)));
        Words { language, messages: Arc::new(messages.collect()) }
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
        let Some(pattern) = self.messages.get(key).and_then(Message::pattern) else { return key.to_owned() };
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

#[cfg(all(test, feature = "built-in"))]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_as_it_is_in_its_file() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut count = 0;
            for (_, text) in crate::locales::files(language) {
                for entry in parse_runtime(*text).unwrap().body {
                    if let Entry::Message(message) = entry {
                        let found = words.messages.get(message.id.name).and_then(Message::pattern);
                        assert_eq!(found, message.value.as_ref(), "{}", message.id.name);
                        count += 1;
                    }
                }
            }
            assert_eq!(words.messages.len(), count);
        }
    }

    #[test]
    fn one_text_has_all_messages() {
        for language in Language::ALL {
            let built_in = Words::new(language);
            let read = Words::read(language, [crate::source(language).leak() as &str]);
            assert_eq!(read.messages.len(), built_in.messages.len());
            for (key, message) in &*built_in.messages {
                assert_eq!(read.messages[key].pattern(), message.pattern(), "{key}");
            }
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
