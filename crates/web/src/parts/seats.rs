//! The others at the table: who they are, how many cards they have, whose turn it is.

use std::time::Duration;

use cardshed_protocol::{SeatState, Who};
use cardshed_rules::Seat;
use cardshed_text::{bots, seats};
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::{Memo, Show, effect};
use crate::play::Play;
use crate::t;
use crate::words::words;

/// How often a running clock is looked at.
const GLANCE: Duration = Duration::from_millis(250);

/// Whether the game waits for that seat.
pub fn awaits(play: Play, seat: Seat) -> Memo<bool> {
    play.view.part(move |view| view.as_ref().is_some_and(|view| view.to_act().contains(seat)))
}

/// Somebody at the table, with what the game has to say about them.
#[component]
pub fn SeatBadge(
    /// The table.
    play: Play,
    /// Which seat.
    seat: Seat,
    /// What the game says: "9 in hand".
    #[prop(into)]
    facts: Signal<String>,
    /// What of theirs lies on the table.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let state = Memo::new(move |_| {
        play.table.with(|table| table.as_ref().and_then(|table| table.seats.get(seat.index()).cloned()))
    });
    let acts = awaits(play, seat);
    let is_on_turn =
        move || acts.get() && play.is_playing() && play.game().is_some_and(|game| !game.is_speed());
    let is_away = move || state.with(|state| state.as_ref().is_some_and(|state| state.stand_in));
    view! {
        <div class="seat" class:turn=move || is_on_turn() class:away=is_away id=format!("seat-{seat}") role="group" aria-label=move || play.name(seat)>
            <div class="name">
                <span class="dot" role="img" aria-label=t!("table-on-turn")></span>
                <span>{move || play.name(seat)}</span>
            </div>
            <div class="facts">{move || facts.get()}</div>
            <div class="facts small">{move || state.with(|state| state.as_ref().map(|state| about(play, state)))}</div>
            <Clock play seat acts/>
            {children.map(|children| children())}
        </div>
    }
}

/// What has to be known of a seat besides the game: a bot's strength, somebody's absence, a handicap.
fn about(play: Play, state: &SeatState) -> String {
    let words = words();
    let mut parts = Vec::new();
    match &state.who {
        Who::Bot { bot } => {
            parts.push(format!(
                "{} · {}",
                seats::state(&words, state, true),
                bots::strength(&words, bot.0.strength)
            ));
        }
        Who::Person { .. } if state.stand_in => parts.push(seats::state(&words, state, true)),
        Who::Person { person } => {
            if let Some(millis) = play.person(*person).and_then(|person| person.round_trip) {
                parts.push(words.say("seat-round-trip", &[("millis", millis.into())]));
            }
        }
        Who::Open => {}
    }
    if state.handicap > 0 {
        parts.push(words.say("seat-handicap", &[("millis", state.handicap.into())]));
    }
    parts.join(" · ")
}

/// What somebody had left, in milliseconds, and when that was.
type Left = Option<(f64, f64)>;

/// What is left on somebody's clock, where there is one.
#[component]
fn Clock(play: Play, seat: Seat, acts: Memo<bool>) -> impl IntoView {
    let left: Memo<Left> = Memo::new(move |_| {
        play.table.with(|table| {
            let table = table.as_ref()?;
            let clock = table.seats.get(seat.index())?.clock?;
            Some((clock as f64, table.at.0 as f64))
        })
    });
    view! { <Show when=move || left.with(Option::is_some)><Seconds play acts left/></Show> }
}

#[component]
fn Seconds(play: Play, acts: Memo<bool>, left: Memo<Left>) -> impl IntoView {
    let tick = RwSignal::new(0_u32);
    // Only a clock that runs has to be looked at again.
    effect(move || {
        if !acts.get() {
            return;
        }
        let timer = set_interval_with_handle(move || tick.update(|tick| *tick += 1), GLANCE);
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
    let seconds = Memo::new(move |_| {
        tick.track();
        let (left, at) = left.get()?;
        let spent = if acts.get() { (play.table_now() - at).max(0.0) } else { 0.0 };
        Some(((left - spent).max(0.0) / 1000.0).ceil() as u32)
    });
    view! {
        {move || seconds.get().map(|seconds| view! {
            <div class="clock" class:short={seconds <= 10}>{format!("{}:{:02}", seconds / 60, seconds % 60)}</div>
        })}
    }
}
