//! The language of the page.

use std::sync::{Arc, LazyLock};

use cardshed_text::{Language, Words};
use leptos::prelude::*;

/// One language for the whole page: wherever words are looked up, also where no component is being built.
static WORDS: LazyLock<ArcRwSignal<Words>> =
    LazyLock::new(|| ArcRwSignal::new(Words::new(Language::English)));

/// The words of the page's language. Whoever reads them in a view reads them again when the language changes.
#[must_use]
pub fn words() -> Words {
    WORDS.get()
}

/// The words of the page's language now, for what is not said again when the language changes.
#[must_use]
pub fn words_now() -> Words {
    WORDS.get_untracked()
}

/// Has everything shown in that language.
pub fn speak(language: Language) {
    if WORDS.with_untracked(Words::language) != language {
        WORDS.set(Words::new(language));
    }
}

/// Has the words of the page's language found now, instead of when the first of them is said.
pub fn prepare() {
    WORDS.with_untracked(Words::prepare);
}

/// The message of that key, whatever the language: one type for all of them, see [`alike`](crate::parts::alike).
pub fn message(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || words().get(key)
}

/// A message that depends on something, as the same type for all of them.
pub fn changing(
    said: Arc<dyn Fn() -> String + Send + Sync>,
) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    move || said()
}

/// A message in the page's language, as a closure for views: `t!("home-title")`, `t!("card-count", count = 3)`.
#[macro_export]
macro_rules! t {
    ($key:literal) => {
        $crate::words::message($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::changing(std::sync::Arc::new(move || {
            $crate::words::words().say($key, &[$((stringify!($name), $value.into())),+])
        }))
    };
}
