//! The language of the page, and its words, which come from the server one language at a time.

use std::sync::{Arc, LazyLock};

use cardshed_text::{Language, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rustc_hash::FxHashMap;

use crate::device;
use crate::screens::server::{self, NoAnswer};

/// One language for the whole page: wherever words are looked up, also where no component is being built.
static SPOKEN: LazyLock<ArcRwSignal<Words>> =
    LazyLock::new(|| ArcRwSignal::new(Words::read(Language::English, [])));

/// The languages that are here.
static KNOWN: LazyLock<ArcStoredValue<FxHashMap<Language, Words>>> = LazyLock::new(ArcStoredValue::default);

/// The language that is wanted, and whether its words could not be had so far.
static WANTED: LazyLock<ArcRwSignal<Wanted>> = LazyLock::new(ArcRwSignal::default);

/// How long to wait before the server is asked for words again, in milliseconds.
const PATIENCE: i32 = 2_000;

#[derive(Clone, Default)]
struct Wanted {
    language: Language,
    is_missing: bool,
}

/// The words of the page's language. Whoever reads them in a view reads them again when the language changes.
#[must_use]
pub fn words() -> Words {
    SPOKEN.get()
}

/// The words of the page's language now, for what is not said again when the language changes.
#[must_use]
pub fn words_now() -> Words {
    SPOKEN.get_untracked()
}

/// Whether the language that is wanted could not be had so far.
#[must_use]
pub fn is_missing() -> bool {
    WANTED.with(|wanted| wanted.is_missing)
}

/// Has everything shown in that language, at once or when its words are here. They are asked for until they come, or another
/// language is wanted.
pub fn speak(language: Language) {
    if WANTED.with_untracked(|wanted| wanted.is_missing && wanted.language == language) {
        return;
    }
    WANTED.set(Wanted { language, is_missing: false });
    if SPOKEN.with_untracked(Words::language) == language {
        return;
    }
    if let Some(words) = KNOWN.with_value(|known| known.get(&language).cloned()) {
        return SPOKEN.set(words);
    }
    spawn_local(async move {
        loop {
            let found = learn(language).await;
            if WANTED.with_untracked(|wanted| wanted.language) != language {
                return;
            }
            WANTED.set(Wanted { language, is_missing: found.is_err() });
            match found {
                Ok(words) => return SPOKEN.set(words),
                Err(_) => device::pause(PATIENCE).await,
            }
        }
    });
}

/// Gets the words the page begins with: of that language, or of another one rather than of none. Without a network that is
/// tried again and again, and the first screen stays meanwhile.
pub async fn begin(language: Language) {
    let others = Language::ALL.into_iter().filter(|&other| other != language);
    let any: Vec<Language> = std::iter::once(language).chain(others).collect();
    loop {
        for &language in &any {
            if let Ok(words) = learn(language).await {
                return SPOKEN.set(words);
            }
        }
        device::pause(PATIENCE).await;
    }
}

async fn learn(language: Language) -> Result<Words, NoAnswer> {
    let text = match device::brought_words(language.code()).await {
        Some(text) => text,
        None => server::words(language).await?,
    };
    // It may have been asked for twice at a time.
    if let Some(known) = KNOWN.with_value(|known| known.get(&language).cloned()) {
        return Ok(known);
    }
    // The words of a language stay for as long as the page does.
    let text: &'static str = text.leak();
    let words = Words::read(language, [text]);
    KNOWN.update_value(|known| drop(known.insert(language, words.clone())));
    Ok(words)
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
