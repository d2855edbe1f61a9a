//! The messages of one language, looked up by their keys.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::locales;

/// What stands for `{ $name }` in a message: a number or a text.
pub use fluent_bundle::FluentValue as Argument;

/// The messages of one language. Copies are cheap and share them.
#[derive(Clone)]
pub struct Words {
    language: Language,
    shared: Arc<Shared>,
}

struct Shared {
    own: FluentBundle<FluentResource>,
    /// Read only when a key is missing in the language itself.
    english: OnceLock<FluentBundle<FluentResource>>,
}

impl Words {
    /// The messages of that language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let shared = Shared { own: bundle(language), english: OnceLock::new() };
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
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        format(&self.shared.own, key, &arguments)
            .or_else(|| {
                let english = self.shared.english.get_or_init(|| bundle(Language::English));
                format(english, key, &arguments)
            })
            .unwrap_or_else(|| key.to_owned())
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

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().expect("two letters are a language identifier");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // None of the five is written from right to left, and the marks would show up in titles and copied text.
    bundle.set_use_isolating(false);
    for (_, text) in locales::files(language) {
        // What could not be read is missing, and found by the test of all messages.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    // An argument that is missing is shown by its name; the test of all messages compares them.
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned())
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
