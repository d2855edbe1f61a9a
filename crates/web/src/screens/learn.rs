//! Learning a game by playing it: a short lesson each.

use crate::address::{self, Screen};
use crate::device;
use crate::parts::top::Top;
use crate::screens::missing::Missing;
use crate::screens::rules::drawing::Row;
use crate::screens::rules::shown::Shown;
use crate::t;
use crate::words::words;

use cardshed_rules::GameId;
use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;

mod desk;
mod lessons;
mod positions;

use desk::Lesson;

/// Where it is kept which exercises of a game are solved.
fn place(game: GameId) -> String {
    format!("cardshed.solved.{game}")
}

/// Which exercises of a game are solved: a bit for each, the first one's lowest.
fn solved(game: GameId) -> usize {
    let solved: usize = device::kept(&place(game)).unwrap_or_default();
    solved & ((1 << lessons::of(game).len()) - 1)
}

/// Keeps that an exercise is solved.
fn keep(game: GameId, exercise: usize) {
    device::keep(&place(game), &(solved(game) | 1 << exercise));
}

/// All lessons, and how far one has come.
#[component]
pub fn Lessons() -> impl IntoView {
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content column">
                <h1>{t!("learn-title")}</h1>
                <p class="quiet">{t!("learn-lead")}</p>
                <ul class="listing lessons">
                    {GameId::ALL.into_iter().map(|game| view! { <LessonLink game/> }).collect_view()}
                </ul>
            </main>
        </div>
    }
}

/// Three cards by which a game is known.
const fn cards(game: GameId) -> &'static str {
    match game {
        GameId::Clear4 => "8 8 CLEAR",
        GameId::PlusMinus => "5±3 2±1 1±2",
        GameId::Halves => "Oc/Bt Gs/Px Bx/Oc",
        GameId::Levels => "R7 G8 V9",
    }
}

#[component]
fn LessonLink(game: GameId) -> impl IntoView {
    let (done, all) = (solved(game).count_ones() as usize, lessons::of(game).len());
    let begin = move || {
        words().get(match done {
            0 => cardshed_text::key!("learn-begin"),
            done if done < all => cardshed_text::key!("learn-go-on"),
            _ => cardshed_text::key!("learn-again"),
        })
    };
    let cards = cards(game).split_whitespace().filter_map(|card| Shown::read(game, card)).collect();
    view! {
        <li>
            <div class="picture" aria-hidden="true"><Row cards/></div>
            <div class="grow">
                <h2>{move || games::name(&words(), game)}</h2>
                <p class="quiet small">{move || games::about(&words(), game)}</p>
            </div>
            <span class="pill" class:on={done == all}>
                {move || words().say("learn-progress", &[("done", done.into()), ("all", all.into())])}
            </span>
            <a class="button" class:primary={done < all} href=format!("/learn/{game}") data-test=format!("learn-{game}")>{move || begin()}</a>
            <a class="button plain" href=format!("/rules/{game}")>{t!("rules")}</a>
        </li>
    }
}

/// The lesson of the game in the address.
#[component]
pub fn Learn() -> impl IntoView {
    let game = address::named::<GameId>(Screen::Learn);
    view! {
        {move || match game.get() {
            Some(game) => view! { <Lesson game/> },
            None => view! { <Missing/> },
        }}
    }
}
