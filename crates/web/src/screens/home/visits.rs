//! Tables one has been at: those still running, and how the others ended.

use cardshed_protocol::TableId;
use cardshed_rules::GameId;
use cardshed_text::games;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::device;
use crate::t;
use crate::words::words;

/// Where they are kept.
const PLACE: &str = "cardshed.visits";

/// So many are kept.
const KEPT: usize = 8;

/// A table one has been at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// Which.
    pub table: TableId,
    /// What was played.
    pub game: String,
    /// With whom.
    pub people: Vec<String>,
    /// One's own place, once the match was over.
    pub place: Option<u8>,
    /// Whether it was in this page, against bots.
    #[serde(default)]
    pub is_local: bool,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Keeps a visit, in place of what was known of that table.
pub fn remember(visit: Visit) {
    let mut visits: Vec<Visit> = device::kept(PLACE).unwrap_or_default();
    visits.retain(|other| other.table != visit.table);
    visits.insert(0, visit);
    visits.truncate(KEPT);
    device::keep(PLACE, &visits);
}

/// Tables one has been at, the latest first.
#[component]
pub fn Running() -> impl IntoView {
    let visits: Vec<Visit> = device::kept(PLACE).unwrap_or_default();
    let (over, running): (Vec<Visit>, Vec<Visit>) =
        visits.into_iter().partition(|visit| visit.place.is_some());
    view! {
        {(!running.is_empty()).then(|| view! {
            <section><h2>{t!("home-running")}</h2><Visits visits=running/></section>
        })}
        {(!over.is_empty()).then(|| view! {
            <section><h2>{t!("home-results")}</h2><Visits visits=over/></section>
        })}
    }
}

#[component]
fn Visits(visits: Vec<Visit>) -> impl IntoView {
    view! {
        <ul class="listing">
            {visits.into_iter().map(|visit| {
                let game: Option<GameId> = visit.game.parse().ok();
                let place = visit.place;
                view! {
                    <li>
                        <strong>{move || game.map(|game| games::name(&words(), game))}</strong>
                        <span class="grow">{visit.people.join(", ")}</span>
                        <span class="quiet small">{move || place.map(|place| words().say("home-place", &[("place", place.into())]))}</span>
                        <a class="button" href=format!("/table/{}", visit.table)>{t!("home-open")}</a>
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}
