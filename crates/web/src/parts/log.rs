//! What has happened at a table, to be read.

use std::collections::VecDeque;

use cardshed_text::{People, log, talk};
use cardshed_view::view;
use leptos::prelude::*;
use web_sys::Element;

use crate::device;
use crate::parts::alike::{Memo, effect_soon};
use crate::pattern::Wanted;
use crate::play::{Entry, Play, Suspense};
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

/// Several lines in one text.
#[must_use]
pub fn lines(play: Play, entries: &[Entry]) -> String {
    let lines: Vec<String> =
        entries.iter().map(|entry| line(play, entry)).filter(|line| !line.is_empty()).collect();
    lines.join(". ")
}

/// What has happened, the newest first.
#[component]
pub fn Log(
    /// The table.
    play: Play,
) -> impl IntoView {
    let node = Wanted::new();
    let lines = StoredValue::new_local(Lines::default());
    // Other words or names make every line another one.
    let said_with = Memo::new(move |_| {
        let seat = play.seat.get().map(|seat| seat.to_string()).unwrap_or_default();
        [words().language().code().to_owned(), seat, play.names().join("\n")].join("\n")
    });
    let mut before = None;
    effect_soon(move || {
        let now = said_with.get();
        let Some(list) = node.get() else { return };
        lines.update_value(|lines| {
            if before.as_ref() != Some(&now) {
                lines.forget();
            }
            let say = |entry: &Entry| untrack(|| line(play, entry));
            if play.suspense.get() != Suspense::FaceDown {
                play.log.with(|log| lines.follow(log, &list, say));
            }
        });
        before = Some(now);
    });
    view! {
        <h2>{t!("table-log")}</h2>
        <ol class="log" tabindex="0" aria-label=t!("table-log") reversed node_ref=node></ol>
    }
}

/// The lines on the screen, the newest last. Only what is new is put into words and onto the page, however fast things
/// happen and however much has happened before.
#[derive(Default)]
struct Lines(VecDeque<(u32, Option<Element>)>);

impl Lines {
    /// Has the list show the log; `say` puts an entry into words, and gives nothing for one that needs none.
    fn follow(&mut self, log: &[Entry], list: &Element, say: impl Fn(&Entry) -> String) {
        let oldest = log.first().map_or(u32::MAX, |entry| entry.number);
        while self.0.front().is_some_and(|(number, _)| *number < oldest) {
            take_away(self.0.pop_front());
        }
        let newest = self.0.back().map(|(number, _)| *number);
        for entry in log.iter().filter(|entry| newest.is_none_or(|newest| entry.number > newest)) {
            self.0.push_back((entry.number, add(list, &say(entry))));
        }
    }

    /// Takes all lines away.
    fn forget(&mut self) {
        self.0.drain(..).for_each(|line| take_away(Some(line)));
    }
}

/// Puts a line at the top of the list, if there is one.
fn add(list: &Element, text: &str) -> Option<Element> {
    let line = device::document().create_element("li").ok().filter(|_| !text.is_empty())?;
    line.set_text_content(Some(text));
    list.insert_before(&line, list.first_child().as_ref()).ok()?;
    Some(line)
}

fn take_away(line: Option<(u32, Option<Element>)>) {
    if let Some((_, Some(line))) = line {
        line.remove();
    }
}
