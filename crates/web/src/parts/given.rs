//! What a part of the page is given: something that stays, or something that changes.

use leptos::prelude::*;

use crate::pattern::{Fill, Filling};

/// A text that stays as it is, or one that is followed. A card that never changes needs nobody who looks after it.
#[derive(Clone)]
pub enum Given {
    /// It stays.
    Known(String),
    /// It changes.
    Followed(Signal<String>),
}

impl Given {
    /// Something made of the text.
    #[must_use]
    pub fn with(self, make: impl Fn(&str) -> String + Send + Sync + 'static) -> Given {
        match self {
            Given::Known(text) => Given::Known(make(&text)),
            Given::Followed(signal) => {
                Given::Followed(Signal::derive(move || signal.with(|text| make(text))))
            }
        }
    }
}

impl Default for Given {
    fn default() -> Given {
        Given::Known(String::new())
    }
}

impl From<String> for Given {
    fn from(text: String) -> Given {
        Given::Known(text)
    }
}

impl From<&str> for Given {
    fn from(text: &str) -> Given {
        Given::Known(text.to_owned())
    }
}

impl From<Signal<String>> for Given {
    fn from(signal: Signal<String>) -> Given {
        Given::Followed(signal)
    }
}

impl Filling for Given {
    fn fill(self) -> Fill {
        match self {
            Given::Known(text) => text.fill(),
            Given::Followed(signal) => signal.fill(),
        }
    }
}
