//! What comes after a round: the next one, a new match, its replay, its record, or home.

use cardshed_protocol::{PhaseState, TableId};
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::parts::alike::{Memo, Show, handler};
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::screens::home::why;
use crate::screens::lobby::{Chairs, Terms, waiting};
use crate::screens::local::Begin;
use crate::screens::replay::source;
use crate::screens::server::{self, NoAnswer};
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// What the file of a match is called.
const FILE: &str = "cardshed.jsonl";

/// What comes next, and who is ready for it.
#[component]
pub fn Next(play: Play, place: Place) -> impl IntoView {
    let is_over = Memo::new(move |_| play.phase() == Some(PhaseState::Over));
    let is_ready = Memo::new(move |_| {
        let seat = play.seat.get()?;
        play.table.with(|table| Some(table.as_ref()?.seats.get(seat.index())?.ready))
    });
    let label = move || match (is_ready.get() == Some(true), is_over.get()) {
        (true, _) => words().get("result-ready"),
        (false, true) => words().get("result-rematch"),
        (false, false) => words().get("result-next"),
    };
    let go_on = move |_| match place {
        // Each match in the page is a table of its own, so that what is kept of it does not grow for ever.
        Place::Local { again, .. } if is_over.get_untracked() => again.run(Begin::Rematch),
        _ => play.say_ready(is_ready.get_untracked() != Some(true)),
    };
    view! {
        <div class="row next">
            <Show when=move || is_ready.get().is_some()>
                <button type="button" class="big" class:primary=move || is_ready.get() != Some(true) data-test="next"
                    aria-pressed=move || if is_ready.get() == Some(true) { "true" } else { "false" }
                    aria-disabled=move || play.is_lost().then_some("true")
                    on:click=handler(go_on)>
                    {move || (is_ready.get() == Some(true)).then_some("✓ ")}{move || label()}
                </button>
            </Show>
            <p class="small quiet grow" role="status" data-test="waiting">{move || waiting(play)}</p>
        </div>
    }
}

/// What else can be done after a round.
#[component]
pub fn Afterwards(play: Play, place: Place, aside: RwSignal<bool>) -> impl IntoView {
    let is_over = Memo::new(move |_| play.phase() == Some(PhaseState::Over));
    view! {
        <div class="row afterwards">
            <button type="button" on:click=handler(move |_| aside.set(true))>{t!("result-aside")}</button>
            <Show when=move || is_over.get()><OtherTerms play place/></Show>
            <Records place/>
            <a class="button" href="/">{t!("to-home")}</a>
        </div>
    }
}

/// Other seats or rules for the next match: a table may be changed once a match is over.
#[component]
fn OtherTerms(play: Play, place: Place) -> impl IntoView {
    let open = RwSignal::new(false);
    let wants_seat = RwSignal::new(false);
    match place {
        Place::Local { again, .. } => view! {
            <button type="button" on:click=handler(move |_| again.run(Begin::Choosing))>{t!("table-new-game")}</button>
        },
        Place::Remote { .. } => view! {
            <button type="button" data-test="change" on:click=handler(move |_| open.set(true))>{t!("result-change")}</button>
            <Dialog open title=Signal::derive(t!("result-change"))>
                <div class="column lobby-page"><Chairs play place wants_seat/><Terms play place/></div>
            </Dialog>
        },
    }
}

/// The replay of the round, and the records of the match as a file.
#[component]
fn Records(place: Place) -> impl IntoView {
    let failed = RwSignal::new(None::<NoAnswer>);
    // Without a round it is the last one that is shown.
    let address = match place {
        Place::Remote { table } => format!("/replay?table={table}"),
        Place::Local { .. } => "/replay".to_owned(),
    };
    let prepare = move |_| {
        if let Place::Local { records, .. } = place {
            source::leave(&records.run(()));
        }
    };
    let download = move |_| match place {
        Place::Local { records, .. } => source::download(&records.run(()), FILE),
        Place::Remote { table } => {
            failed.set(None);
            spawn_local(async move {
                if let Err(problem) = save_from_server(table).await {
                    let _ = failed.try_set(Some(problem));
                }
            });
        }
    };
    view! {
        <a class="button" href=address data-test="replay" on:click=handler(prepare)>{t!("result-replay")}</a>
        <button type="button" data-test="download" on:click=handler(download)>{t!("result-download")}</button>
        {move || failed.get().map(|problem| view! { <p class="small" role="alert">{why(&problem)}</p> })}
    }
}

async fn save_from_server(table: TableId) -> Result<(), NoAnswer> {
    source::download(&server::records(table).await?, FILE);
    Ok(())
}
