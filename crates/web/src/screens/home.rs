//! The first thing people see: the four games, and what is going on.

use cardshed_protocol::{TableId, TableSummary};
use cardshed_rules::GameId;
use cardshed_text::{Words, games, key};
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::address;
use crate::device;
use crate::line::local;
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::card::Card;
use crate::parts::later::{self, Later};
use crate::parts::top::Top;
use crate::screens::server::{self, NoAnswer};
use crate::settings::settings;
use crate::t;
use crate::words::{words, words_now};

mod picture;
mod visits;

pub use visits::{Visit, remember};

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    // The games that wait in this browser: each tile finds out for its own, before the list of them is made.
    let running = StoredValue::new(Vec::new());
    // Whether there is a server again since one was missed.
    let is_back = RwSignal::new(false);
    view! {
        <div class="page">
            <Later><Top/></Later>
            <main id="main" class="home">
                <h1 class="unseen">"Cardshed"</h1>
                <p class="lead">{t!("home-lead")}</p>
                <section class="games" aria-label=t!("home-games")>
                    {GameId::ALL.into_iter().map(|game| view! { <Later><Tile game running is_back/></Later> }).collect_view()}
                </section>
                <Later>
                    <visits::Running in_page=running/><PublicTables is_back/>
                    <p class="more"><a href="/replay?file" data-test="open-record">{t!("home-record")}</a></p>
                </Later>
            </main>
        </div>
    }
}

/// A game: play against bots with one tap, or make a table to share with one more.
#[component]
fn Tile(game: GameId, running: StoredValue<Vec<GameId>>, is_back: RwSignal<bool>) -> impl IntoView {
    let failed = RwSignal::new(None::<NoAnswer>);
    let busy = RwSignal::new(false);
    let settings = settings();
    let share = move || {
        busy.set(true);
        failed.set(None);
        spawn_local(async move {
            let opened = make_table(game, settings.with_untracked(|settings| settings.name.clone())).await;
            // Whoever has gone elsewhere meanwhile stays there.
            if busy.try_set(false).is_some() {
                return;
            }
            match opened {
                Ok(id) => address::go(&format!("/table/{id}")),
                Err(problem) => {
                    is_back.set(false);
                    failed.set(Some(problem));
                }
            }
        });
    };
    // It may still be asked for on the first screen.
    later::afterwards(move || {
        if device::was_wanted(&game.to_string()) {
            share();
        }
    });
    let is_over = move |problem: &NoAnswer| *problem == NoAnswer::Unreachable && is_back.get();
    let still_failed = move || failed.get().filter(|problem| !is_over(problem));
    let is_running = local::is_running(game);
    if is_running {
        running.update_value(|running| running.push(game));
    }
    view! {
        <article class="game-tile">
            <div class="picture" aria-hidden="true">
                {picture::cards(game).into_iter().map(|drawing| view! { <Card drawing/> }).collect_view()}
            </div>
            <div class="words">
                <h2>{move || games::name(&words(), game)}</h2>
                <p class="facts">{move || format!("{} · {}", games::players(&words(), game), games::kind(&words(), game))}</p>
                <p class="about">{move || games::about(&words(), game)}</p>
            </div>
            <div class="ways">
                <a class="button primary" href=format!("/play/{game}") data-test=format!("play-{game}")>
                    {move || if is_running { words().get("home-go-on") } else { words().get("home-play-bots") }}
                </a>
                <button type="button" disabled=move || busy.get() on:click=handler(move |_| share()) data-test=format!("share-{game}")>{t!("home-play-friends")}</button>
                <p class="small" role="alert">{move || still_failed().map(|problem| why(&problem))}</p>
                <div class="more">
                    <a href=format!("/learn/{game}")>{t!("learn")}</a>
                    <a href=format!("/rules/{game}")>{t!("rules")}</a>
                </div>
            </div>
        </article>
    }
}

/// Opens a table with the usual settings. A guest without a name is called one until they say theirs.
async fn make_table(game: GameId, name: Option<cardshed_protocol::Name>) -> Result<TableId, NoAnswer> {
    let name = match name {
        Some(name) => name,
        None => words_now().get(key!("guest")).parse().map_err(|_| NoAnswer::Unreachable)?,
    };
    let seats = usual_seats(game);
    server::open_table(&cardshed_protocol::TableSettings::new(game), seats, &name).await
}

/// The table that most often fits: three at a game for up to four, four at a larger one.
const fn usual_seats(game: GameId) -> u8 {
    match game {
        GameId::Halves => 3,
        GameId::Clear4 | GameId::PlusMinus | GameId::Levels => 4,
    }
}

/// Why the server did not do something, in words.
#[must_use]
pub fn why(problem: &NoAnswer) -> String {
    let words = words();
    match problem {
        NoAnswer::Unreachable => words.get("server-unreachable"),
        NoAnswer::Missing => words.get("server-missing"),
        NoAnswer::Refused(code) => in_words(&words, code),
    }
}

/// What a refusal of the server means for people, and what to do. Others are for programs, and keep their code.
fn in_words(words: &Words, code: &str) -> String {
    match code {
        "too_fast" => words.get("refusal-too-fast"),
        "full" => words.get("server-full"),
        "too_many_tables" => words.get("server-too-many-tables"),
        "busy" | "too_many" | "storage" | "too_slow" | "not_ready" | "identity" => words.get("server-busy"),
        _ => words.say("server-refused", &[("code", code.into())]),
    }
}

/// How often the list of public tables is asked for, in milliseconds.
const AGAIN: u64 = 10_000;

/// Tables that everyone may join and one has not been at, and whether there is a server to ask. Once there is one again, no tile says otherwise.
#[component]
fn PublicTables(is_back: RwSignal<bool>) -> impl IntoView {
    let answer = RwSignal::new(None::<Result<Vec<TableSummary>, NoAnswer>>);
    let ask = move || {
        // Nobody looks at a list in the background.
        if device::document().visibility_state() != web_sys::VisibilityState::Hidden {
            spawn_local(async move {
                let tables = server::public_tables().await;
                let _ = is_back.try_update(|back| *back |= tables.is_ok());
                let _ = answer.try_set(Some(tables));
            });
        }
    };
    ask();
    let timer = set_interval_with_handle(ask, std::time::Duration::from_millis(AGAIN));
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let tables = Memo::new(move |_| {
        let mut tables = answer.get().and_then(Result::ok).unwrap_or_default();
        tables.retain(|table| !visits::is_running(table.id));
        tables
    });
    let problem = Memo::new(move |_| answer.get().and_then(Result::err));
    view! {
        <Show when=move || tables.with(|tables| !tables.is_empty())>
            <section data-test="public">
                <h2>{t!("home-public")}</h2>
                <ul class="listing">
                    {move || tables.get().into_iter().map(|table| view! { <PublicTable table/> }).collect_view()}
                </ul>
            </section>
        </Show>
        {move || problem.get().map(|problem| view! { <p class="quiet" role="status">{why(&problem)}</p> })}
    }
}

#[component]
fn PublicTable(table: TableSummary) -> impl IntoView {
    let (game, open) = (table.settings.game, table.open_seats());
    let phase = table.phase.clone();
    let people: Vec<String> =
        table.seats.iter().filter_map(|seat| seat.name.as_ref().map(ToString::to_string)).collect();
    view! {
        <li>
            <strong>{move || games::name(&words(), game)}</strong>
            <span class="grow">{people.join(", ")}</span>
            <span class="quiet small">{move || cardshed_text::seats::phase(&words(), &phase)}</span>
            <a class="button" href=format!("/table/{}", table.id)>
                {move || if open > 0 { words().say("home-join", &[("seats", open.into())]) } else { words().get("home-watch") }}
            </a>
        </li>
    }
}
