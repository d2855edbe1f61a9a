//! Before a match: who sits where, by which rules, and the link to share.

use cardshed_protocol::Command;
use cardshed_text::games;
use leptos::prelude::*;

use crate::parts::top::Top;
use crate::play::Play;
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// The lobby of a table.
#[component]
pub fn Lobby(play: Play, place: Place) -> impl IntoView {
    let _ = place;
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content">
                <h1>{move || play.game().map(|game| games::name(&words(), game))}</h1>
                <button type="button" class="primary" on:click=move |_| play.ask(Command::Ready { ready: true })>{t!("lobby-ready")}</button>
            </main>
        </div>
    }
}
