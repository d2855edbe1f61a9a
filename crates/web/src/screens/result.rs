//! How a round ended: places, points, photo finishes, and whether the deal was what the table had committed to.

use cardshed_protocol::{Command, MatchState, PhaseState};
use cardshed_text::{People, log};
use leptos::prelude::*;

use crate::play::Play;
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// The result, once a round is over.
#[component]
pub fn Results(play: Play, place: Place) -> impl IntoView {
    let _ = place;
    let shown = move || matches!(play.phase(), Some(PhaseState::Between | PhaseState::Over));
    view! {
        <Show when=shown>
            <div class="overlay">
                <section class="panel column result" aria-label=t!("result-title")>
                    {move || play.rounds().map(|rounds| view! { <Round play rounds/> })}
                    <div class="row">
                        <button type="button" class="primary" on:click=move |_| play.ask(Command::Ready { ready: true })>
                            {move || if play.phase() == Some(PhaseState::Over) { words().get("result-rematch") } else { words().get("result-next") }}
                        </button>
                        <a class="button" href="/">{t!("to-home")}</a>
                    </div>
                </section>
            </div>
        </Show>
    }
}

#[component]
fn Round(play: Play, rounds: MatchState) -> impl IntoView {
    let headline = rounds.results.last().map(|result| {
        let (names, you) = (play.names(), play.seat.get());
        log::outcome(&words(), &result.outcome, &People { names: &names, you })
    });
    view! { <h2>{headline}</h2> }
}
