//! Tables one has been at: those still running, and how the others ended.

use cardshed_protocol::TableId;
use cardshed_rules::GameId;
use cardshed_rules::fields::Fields;
use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;
use serde::Serialize;

use crate::device;
use crate::parts::alike::{Fetched, effect};
use crate::screens::server::{self, NoAnswer};
use crate::t;
use crate::words::words;

/// Where they are kept.
const PLACE: &str = "cardshed.visits";

/// So many are kept.
const KEPT: usize = 8;

/// A table one has been at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Visit {
    /// Which.
    pub table: TableId,
    /// What was played.
    pub game: String,
    /// With whom.
    pub people: Vec<String>,
    /// Whether the match was over.
    pub is_over: bool,
    /// One's own place in it; nobody's who only watched.
    pub place: Option<u8>,
    /// Whether it was in this page, against bots.
    pub is_local: bool,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

cardshed_rules::by_name!(Visit {
    table,
    game,
    people,
    is_over = Fields::take_or_default,
    place,
    is_local = Fields::take_or_default,
    at
});

/// Keeps a visit, in place of what was known of that table.
pub fn remember(visit: Visit) {
    let mut visits: Vec<Visit> = device::kept(PLACE).unwrap_or_default();
    visits.retain(|other| other.table != visit.table);
    visits.insert(0, visit);
    visits.truncate(KEPT);
    device::keep(PLACE, &visits);
}

/// The visits to matches that are over, and to others.
fn visits() -> (Vec<Visit>, Vec<Visit>) {
    let visits: Vec<Visit> = device::kept(PLACE).unwrap_or_default();
    visits.into_iter().partition(|visit| visit.is_over || visit.place.is_some())
}

/// Whether one can go on at that table: it is among those that are listed for it.
#[must_use]
pub fn is_running(table: TableId) -> bool {
    visits().1.iter().any(|visit| visit.table == table)
}

/// Forgets a table that is no more.
fn forget(table: TableId) {
    let mut visits: Vec<Visit> = device::kept(PLACE).unwrap_or_default();
    visits.retain(|visit| visit.table != table);
    device::keep(PLACE, &visits);
}

/// What one can go on with, and how other matches ended, the latest first.
#[component]
pub fn Running(
    /// The games that wait in this browser.
    in_page: StoredValue<Vec<GameId>>,
) -> impl IntoView {
    let (over, running) = visits();
    let in_page = in_page.get_value();
    view! {
        {(!running.is_empty() || !in_page.is_empty()).then(|| view! {
            <section data-test="running">
                <h2>{t!("home-running")}</h2>
                <ul class="listing">
                    {in_page.into_iter().map(|game| view! { <InPage game/> }).collect_view()}
                    {running.into_iter().map(|visit| view! { <AtServer visit/> }).collect_view()}
                </ul>
            </section>
        })}
        {(!over.is_empty()).then(|| view! {
            <section data-test="recent">
                <h2>{t!("home-results")}</h2>
                <ul class="listing">{over.into_iter().map(|visit| view! { <Ended visit/> }).collect_view()}</ul>
            </section>
        })}
    }
}

/// A game against bots that waits in this browser.
#[component]
fn InPage(game: GameId) -> impl IntoView {
    view! {
        <li>
            <strong>{move || games::name(&words(), game)}</strong>
            <span class="grow quiet">{t!("home-with-bots")}</span>
            <a class="button" href=format!("/play/{game}")>{t!("home-go-on")}</a>
        </li>
    }
}

/// A table at the server: how far it is, if it is still there.
#[component]
fn AtServer(visit: Visit) -> impl IntoView {
    let game: Option<GameId> = visit.game.parse().ok();
    let table = visit.table;
    let look = Fetched::new(move || async move { server::look(table).await });
    let is_gone = move || look.get().is_some_and(|answer| answer == Err(NoAnswer::Missing));
    effect(move || {
        if is_gone() {
            forget(table);
        }
    });
    let phase = move || {
        let summary = look.get()?.ok()?;
        Some(cardshed_text::seats::phase(&words(), &summary.phase))
    };
    view! {
        <li hidden=move || is_gone()>
            <strong>{move || game.map(|game| games::name(&words(), game))}</strong>
            <span class="grow">{visit.people.join(", ")}</span>
            <span class="quiet small">{move || phase()}</span>
            <a class="button" href=format!("/table/{table}")>{t!("home-open")}</a>
        </li>
    }
}

/// How a match ended.
#[component]
fn Ended(visit: Visit) -> impl IntoView {
    let game: Option<GameId> = visit.game.parse().ok();
    let place = visit.place;
    view! {
        <li>
            {place.map(|place| view! { <span class="medal" class:first={place == 1} aria-hidden="true">{format!("{place}.")}</span> })}
            <strong>{move || game.map(|game| games::name(&words(), game))}</strong>
            <span class="grow">{visit.people.join(", ")}</span>
            <span class="quiet small">{move || place.map(|place| words().say("home-place", &[("place", place.into())]))}</span>
            {(!visit.is_local).then(|| view! { <a class="button" href=format!("/table/{}", visit.table)>{t!("home-open")}</a> })}
        </li>
    }
}
