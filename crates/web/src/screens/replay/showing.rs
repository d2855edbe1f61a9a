//! A record being shown: the board, what happened, and all hands where they are wanted.

use std::rc::Rc;

use cardshed_rules::{Seat, Viewer};
use cardshed_table::deal::check_written;
use cardshed_text::{People, games, key, log as story};
use cardshed_view::view;
use leptos::prelude::*;

use super::board::AnyBoard;
use super::controls::{Bench, Controls};
use super::hands::Hands;
use super::{RoundChoice, source};
use crate::device;
use crate::line::replay::{Film, Screen};
use crate::parts::alike::{Show, effect_after, handler};
use crate::parts::announce::announcer;
use crate::parts::copy::Copy;
use crate::parts::log::{self, Log};
use crate::parts::side::{Side, SideButton};
use crate::play::Play;
use crate::soon::soon;
use crate::t;
use crate::words::words;

/// Whose eyes one looks through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// Those of somebody who watched.
    Watching,
    /// Everybody's at once.
    All,
}

impl Eyes {
    /// What the board shows.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Watching | Eyes::All => Viewer::Spectator,
        }
    }
}

/// A record being shown.
#[component]
pub fn Showing(
    /// The record.
    film: Film,
    /// Where to begin.
    step: usize,
    /// Which round of the file it is.
    round: RwSignal<usize>,
    /// How many rounds the file has.
    count: usize,
    /// Where others find it.
    link: Option<String>,
    /// The file.
    text: Callback<(), String>,
    /// Opens another file.
    again: Callback<()>,
) -> impl IntoView {
    let game = film.id();
    let proof = check_written(&film.record().header);
    let breaks_off = film.breaks_off;
    let bench = Bench::new(step.min(film.len()), film.len());
    let film = StoredValue::new(film);
    let play = Play::new();
    play.connect(None, Rc::new(Screen(play)));
    let eyes = RwSignal::new(Eyes::Seat(Seat::new(0).expect("every table has a first seat")));
    follow(play, film, bench, eyes);
    bench.run(move |step| film.with_value(|film| film.wait(step)));
    let open = Signal::derive(move || {
        let all = eyes.get() == Eyes::All;
        all.then(|| film.with_value(|film| film.game(bench.step.get())))
    });
    let side = RwSignal::new(false);
    let ending = move || {
        let outcome = film.with_value(|film| film.outcome(bench.step.get()))?;
        let (names, you) = (play.names(), play.seat.get());
        Some(story::outcome(&words(), &outcome, &People { names: &names, you }))
    };
    let proof_said = move || match proof {
        Ok(true) => words().get("replay-checked"),
        Ok(false) => words().get("replay-unproved"),
        Err(_) => words().get("replay-deal-wrong"),
    };
    view! {
        <div class="table-page film">
            <header class="top">
                <a class="button plain" href="/" aria-label=t!("to-home")>"‹"</a>
                <h1>{move || format!("{} · {}", words().get("replay-title"), games::name(&words(), game))}</h1>
                <span class="grow"></span>
                <span class="pill" class:warn=proof.is_err() data-test="replay-proof">{move || proof_said()}</span>
                <SideButton side unread=Signal::derive(|| false)/>
            </header>
            <main id="main" class="body">
                <div class="stage" on:click:capture=still on:pointerdown:capture=still>
                    <AnyBoard play game/>
                    <Show when=move || eyes.get() == Eyes::All><Hands play game=open/></Show>
                    {move || ending().map(|text| view! { <p class="ending" role="status">{text}</p> })}
                    {move || (breaks_off && bench.is_at_end()).then(|| view! { <p class="ending warn">{t!("replay-breaks-off")}</p> })}
                </div>
                <Side side>
                    <Log play/>
                    <div class="row files">
                        <RoundChoice round count/>
                        <Link link step=bench.step/>
                        <button type="button" on:click=handler(move |_| source::download(&text.run(()), &format!("{game}.jsonl")))>{t!("replay-download")}</button>
                        <button type="button" on:click=handler(move |_| again.run(()))>{t!("replay-other")}</button>
                    </div>
                </Side>
            </main>
            <Controls play bench eyes/>
        </div>
    }
}

/// What is over cannot be changed: the board is only looked at.
fn still<E: Into<web_sys::Event>>(event: E) {
    let event: web_sys::Event = event.into();
    event.stop_propagation();
}

/// Nobody has to go past cards with the keyboard that cannot be pressed. They are still read out to whoever looks for them.
fn pass_over_cards() {
    while let Ok(Some(card)) = device::document().query_selector(".film .board button:not([tabindex])") {
        if card.set_attribute("tabindex", "-1").is_err() {
            return;
        }
    }
}

/// Shows every step that is asked for, through the eyes that are asked for, and reads out what a step brought.
fn follow(play: Play, film: StoredValue<Film>, bench: Bench, eyes: RwSignal<Eyes>) {
    let announce = announcer();
    effect_after(move |before: Option<(usize, Viewer)>| {
        let (step, viewer) = (bench.step.get(), eyes.get().viewer());
        let shown = before.filter(|(_, before)| *before == viewer).map(|(step, _)| step);
        if before != Some((step, viewer)) {
            film.with_value(|film| film.show(play, shown, step, viewer));
            soon(pass_over_cards);
            if !bench.playing.get_untracked() {
                announce(untrack(|| {
                    let log = play.log.get();
                    let version = log.last().map(|entry| entry.version);
                    let newest = log.partition_point(|entry| Some(entry.version) < version);
                    log::lines(play, &log[newest..])
                }));
            }
        }
        (step, viewer)
    });
}

/// Copies the address of this very step, where others can open it too.
#[component]
fn Link(link: Option<String>, step: RwSignal<usize>) -> impl IntoView {
    link.map(|link| {
        let address = Callback::new(move |()| {
            let origin = device::window().location().origin().unwrap_or_default();
            format!("{origin}{link}&step={}", step.get_untracked())
        });
        view! { <Copy name=key!("replay-link") class="" link=address/> }
    })
}
