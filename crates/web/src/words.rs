//! The language of the page.

use std::sync::LazyLock;

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

/// A message in the page's language, as a closure for views: `t!("home-title")`, `t!("card-count", count = 3)`.
#[macro_export]
macro_rules! t {
    ($key:literal) => {
        move || $crate::words::words().get($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {
        move || $crate::words::words().say($key, &[$((stringify!($name), $value.into())),+])
    };
}
