//! What has happened at a table, to be read.

use cardshed_text::{People, log, talk};
use leptos::prelude::*;

use crate::play::{Entry, Play};
use crate::t;
use crate::words::words;

/// One line of the log in words; nothing for what needs none.
#[must_use]
pub fn line(play: Play, entry: &Entry) -> String {
    let words = words();
    let (names, you) = (play.names(), play.seat.get());
    let people = People { names: &names, you };
    let text = log::line(&words, &entry.seen, &people).unwrap_or_default();
    match &entry.finish {
        Some(finish) => format!("{text} {}", talk::finish(&words, *finish, &people)),
        None => text,
    }
}

/// What has happened, the newest first.
#[component]
pub fn Log(
    /// The table.
    play: Play,
) -> impl IntoView {
    view! {
        <h2>{t!("table-log")}</h2>
        <ol class="log" tabindex="0" aria-label=t!("table-log") reversed>
            {move || {
                play.log.get().iter().rev().map(|entry| line(play, entry)).filter(|text| !text.is_empty())
                    .map(|text| view! { <li>{text}</li> }).collect_view()
            }}
        </ol>
    }
}
