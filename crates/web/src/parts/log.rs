//! What has happened at a table, to be read.

use cardshed_rules::Version;
use cardshed_text::{People, log, talk};
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::{For, Memo};
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
            <For each=move || numbered(&play.log.read()) key=|(key, _)| *key children=move |(_, entry)| {
                let text = Memo::new(move |_| line(play, &entry));
                view! { {move || Some(text.get()).filter(|text| !text.is_empty()).map(|text| view! { <li>{text}</li> })} }
            }/>
        </ol>
    }
}

/// The entries, the newest first, each with what it is known by: its version, and its place among those of that version.
/// So only what is new has to be put into words, however fast things happen.
fn numbered(log: &[Entry]) -> Vec<((Version, usize), Entry)> {
    let mut numbered: Vec<((Version, usize), Entry)> = Vec::with_capacity(log.len());
    for entry in log {
        let place = match numbered.last() {
            Some(((version, place), _)) if *version == entry.version => place + 1,
            _ => 0,
        };
        numbered.push(((entry.version, place), entry.clone()));
    }
    numbered.reverse();
    numbered
}
