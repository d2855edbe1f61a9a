//! Games that were written down, to be looked at again: from a finished table, from this page, or from a file.

use cardshed_protocol::TableId;
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DragEvent, File, HtmlInputElement};

use crate::address::{self, Address, Screen, address};
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::top::Top;
use crate::screens::server::NoAnswer;
use crate::t;
use crate::words::words;

pub mod board;
mod controls;
mod hands;
mod keys;
mod showing;
pub mod source;

use showing::Showing;
use source::{Opened, Trouble};

/// What the address asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Whose records; those of this page if none is named.
    pub table: Option<TableId>,
    /// Which of its rounds, counted from one; the last one if none is named.
    pub round: Option<usize>,
    /// After how many steps.
    pub step: Option<usize>,
}

/// The replay screen. Whatever else its address asks for begins anew.
#[component]
pub fn Replay() -> impl IntoView {
    let asked = Memo::new(move |before: Option<&Address>| {
        address().with(|now| match before {
            // For the moment until this screen is gone.
            Some(before) if now.screen() != Screen::Replay => before.clone(),
            _ => Address { hash: String::new(), ..now.clone() },
        })
    });
    view! {
        {move || view! { <Asked address=asked.get()/> }}
    }
}

/// What an address asks for, or a file in its place.
#[component]
fn Asked(address: Address) -> impl IntoView {
    let wanted =
        Wanted { table: address.asked("table"), round: address.asked("round"), step: address.asked("step") };
    let opened = RwSignal::new(None::<Result<Opened, Trouble>>);
    let fetching = RwSignal::new(wanted.table.is_some());
    // A file that is opened is not what the address speaks of.
    let asked = RwSignal::new(wanted);
    match wanted.table {
        Some(table) => spawn_local(async move {
            let found = source::of_table(table).await;
            // A file that was dropped here meanwhile is what is wanted now.
            if asked.try_get_untracked() == Some(wanted) {
                fetching.set(false);
                opened.set(Some(found));
            }
        }),
        None if address.search.is_empty() => opened.set(source::of_page()),
        None if address.search.contains("table=") => {
            opened.set(Some(Err(Trouble::Server(NoAnswer::Missing))));
        }
        // `?file`: somebody wants to open one.
        None => {}
    }
    let take = Callback::new(move |file: File| {
        fetching.set(true);
        asked.set(Wanted { round: Some(1), ..Wanted::default() });
        spawn_local(async move {
            let found = source::of_file(file).await;
            fetching.try_set(false);
            opened.try_set(Some(found));
        });
    });
    let again = Callback::new(move |()| {
        opened.set(None);
        address::go("/replay?file");
    });
    let drop_here = move |event: DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0))
        {
            take.run(file);
        }
    };
    view! {
        <div on:dragover=handler(|event: DragEvent| event.prevent_default()) on:drop=handler(drop_here)>
            {move || match opened.get() {
                Some(Ok(found)) => view! { <Rounds found wanted=asked.get_untracked() again/> },
                Some(Err(trouble)) => view! { <Choose take fetching trouble=Some(trouble)/> },
                None => view! { <Choose take fetching trouble=None/> },
            }}
        </div>
    }
}

/// Asks for a file, and says what was wrong with the last one.
#[component]
fn Choose(take: Callback<File>, fetching: RwSignal<bool>, trouble: Option<Trouble>) -> impl IntoView {
    let chosen = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            take.run(file);
        }
    };
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content column">
                <h1>{t!("replay-title")}</h1>
                <p class="quiet">{t!("replay-lead")}</p>
                {trouble.map(|trouble| view! { <p class="trouble" role="alert" data-test="replay-trouble">{move || source::said(&trouble)}</p> })}
                <Show when=move || fetching.get() fallback=move || view! {
                    <label class="drop-zone">
                        <span>{t!("replay-drop")}</span>
                        <span class="button primary">{t!("replay-choose")}</span>
                        <input class="unseen" type="file" accept=".jsonl,.json,.txt" on:change=handler(chosen) data-test="replay-file"/>
                    </label>
                }>
                    <p role="status">{t!("replay-fetching")}</p>
                </Show>
            </main>
        </div>
    }
}

/// The rounds of a file, one of which is shown.
#[component]
fn Rounds(found: Opened, wanted: Wanted, again: Callback<()>) -> impl IntoView {
    let count = found.records.len();
    let first = wanted.round.unwrap_or(count).min(count).max(1);
    let round = RwSignal::new(first);
    let found = StoredValue::new(found);
    view! {
        {move || {
            let number = round.get();
            let record = found.with_value(|found| found.records[number - 1].clone());
            let step = wanted.step.filter(|_| number == first).unwrap_or(0);
            let film = crate::line::replay::Film::new(record);
            match film {
                Ok(film) => {
                    let link = wanted.table.map(|table| format!("/replay?table={table}&round={number}"));
                    let text = Callback::new(move |()| found.with_value(|found| found.text.clone()));
                    view! { <Showing film step round count link text again/> }
                }
                Err(error) => view! { <Wrong trouble=Trouble::Wrong(error) round count again/> },
            }
        }}
    }
}

/// A round that cannot be shown, although others of the file may.
#[component]
fn Wrong(trouble: Trouble, round: RwSignal<usize>, count: usize, again: Callback<()>) -> impl IntoView {
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content column">
                <h1>{t!("replay-title")}</h1>
                <p class="trouble" role="alert" data-test="replay-trouble">{move || source::said(&trouble)}</p>
                <p class="row">
                    <RoundChoice round count/>
                    <button type="button" on:click=handler(move |_| again.run(()))>{t!("replay-other")}</button>
                </p>
            </main>
        </div>
    }
}

/// Which round of a file is shown, where it has several.
#[component]
fn RoundChoice(round: RwSignal<usize>, count: usize) -> impl IntoView {
    let change = move |event: leptos::ev::Event| {
        if let Ok(number) = event_target_value(&event).parse::<usize>() {
            round.set(number.min(count).max(1));
        }
    };
    (count > 1).then(|| {
        view! {
            <select aria-label=t!("replay-rounds") on:change=handler(change) data-test="replay-round">
                {(1..=count).map(|number| view! {
                    <option value=number.to_string() selected=move || round.get() == number>
                        {move || words().say("replay-round", &[("round", number.into())])}
                    </option>
                }).collect_view()}
            </select>
        }
    })
}
