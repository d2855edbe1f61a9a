//! A table at the server: what a link leads to.

use cardshed_protocol::{Name, PhaseState, TableId, TableSummary};
use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;

use crate::address::{self, Screen};
use crate::line::remote::Remote;
use crate::parts::alike::{Fetched, Memo, handler};
use crate::parts::top::Top;
use crate::play::Play;
use crate::screens::home::why;
use crate::screens::missing::Missing;
use crate::screens::name::AskName;
use crate::screens::server::{self, NoAnswer};
use crate::screens::table::{Place, Table};
use crate::settings::settings;
use crate::t;
use crate::words::words;

/// The table of a link. A guest without a name is asked for one first.
#[component]
pub fn RemoteTable() -> impl IntoView {
    let table = address::named::<TableId>(Screen::Table);
    view! {
        {move || match table.get() {
            None => view! { <Missing/> },
            Some(table) => view! { <Found table/> },
        }}
    }
}

/// Looks first whether there is such a table: a socket could not say that there is none.
#[component]
fn Found(table: TableId) -> impl IntoView {
    let settings = settings();
    // The first name there is. Who changes it later stays at the table, which is told of it there.
    let name = Memo::new(move |before: Option<&Option<Name>>| {
        before.cloned().flatten().or_else(|| settings.with(|settings| settings.name.clone()))
    });
    let look = Fetched::new(move || server::look(table));
    view! {
        {move || match (look.get(), name.get()) {
            (None, _) => view! { <div class="page"><Top/><main id="main" class="content"><p role="status">{t!("table-connecting")}</p></main></div> },
            (Some(Err(NoAnswer::Missing)), _) => view! {
                <div class="page"><Top/><main id="main" class="content column">
                    <h1>{t!("join-missing-title")}</h1><p>{t!("join-missing-text")}</p>
                    <p><a class="button primary" href="/">{t!("to-home")}</a></p>
                </main></div>
            },
            (Some(Err(problem @ NoAnswer::Refused(_))), _) | (Some(Err(problem)), None) => view! {
                <div class="page"><Top/><main id="main" class="content column">
                    <p role="alert">{why(&problem)}</p>
                    <p><button type="button" on:click=handler(move |_| look.refetch())>{t!("try-again")}</button></p>
                </main></div>
            },
            (Some(Ok(found)), None) => view! { <Invited found/> },
            // Without an answer the socket goes on trying.
            (Some(_), Some(name)) => view! { <Connected table name/> },
        }}
    }
}

/// Says to what one is invited, and who is there. Where nobody is, it is one's own table; where no seat can be taken, one
/// can watch.
#[component]
fn Invited(found: TableSummary) -> impl IntoView {
    let game = found.settings.game;
    let seats = found.seats.iter();
    let people: Vec<String> = seats.filter_map(|seat| seat.name.as_ref().map(ToString::to_string)).collect();
    let has_people = !people.is_empty();
    let is_settling = matches!(found.phase, PhaseState::Lobby | PhaseState::Over);
    let watches = !is_settling || found.open_seats() == 0;
    let name = move || games::name(&words(), game);
    let title = move || match (has_people, watches) {
        (false, false) => name(),
        (_, true) => words().get("join-watch"),
        (true, false) => words().get("join-title"),
    };
    let people = people.join(", ");
    view! {
        <div class="page"><Top/><main id="main" class="content column">
            <h1>{move || title()}</h1>
            <p>
                {has_people.then(|| view! { <strong>{move || name()}</strong>" · "{people}<br/> })}
                <span class="quiet">{move || games::about(&words(), game)}</span>
            </p>
            <AskName watches/>
        </main></div>
    }
}

#[component]
fn Connected(table: TableId, name: Name) -> impl IntoView {
    let play = Play::new();
    let line = Remote::open(table, &name, move |heard| play.hear(heard));
    play.connect(Some(table), line);
    view! { <Table play place=Place::Remote { table }/> }
}
