//! Who sits at the table: how many cards they have, whose turn it is, what time is left, and who is not here.

use std::time::Duration;

use cardshed_protocol::{Command, SeatState, Who};
use cardshed_rules::Seat;
use cardshed_text::{bots, seats};
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::{Memo, Show, effect, handler};
use crate::play::{Play, Suspense};
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
    let is_on_turn = Memo::new(move |before: Option<&bool>| match before {
        // Who is next would tell what a card is that is being turned over.
        Some(before) if play.suspense.get() == Suspense::FaceDown => *before,
        _ => acts.get() && play.is_playing() && play.game().is_some_and(|game| !game.is_speed()),
    });
    let away = Memo::new(move |_| state.with(|state| state.as_ref().and_then(|state| away(play, state))));
    view! {
        <div class="seat" class:turn=move || is_on_turn.get() id=format!("seat-{seat}") role="group" aria-label=move || play.name(seat)>
            <div class="name">
                <span class="dot" role="img" aria-label=t!("table-on-turn")></span>
                <span>{move || play.name(seat)}</span>
                // Shown however little room there is: somebody who is waited for in vain has to be seen.
                {move || away.get().map(|away| view! {
                    <svg class="icon gone" viewBox="0 0 24 24" role="img" aria-label=away><path d=AWAY/></svg>
                })}
            </div>
            <div class="facts">{move || facts.get()}</div>
            <div class="facts small">{move || state.with(|state| state.as_ref().map(|state| about(play, state)))}</div>
            <Clock play seat acts/>
            {children.map(|children| children())}
        </div>
    }
}

/// A bot's head.
const AWAY: &str = "M4 9h16v10H4zM12 9V4M9 13v2M15 13v2";

/// That the person of a seat is away, in words, and whether a bot plays for them.
fn away(play: Play, state: &SeatState) -> Option<String> {
    let Who::Person { person } = state.who else { return None };
    let present = play.person(person).is_none_or(|person| person.present);
    (state.stand_in || !present).then(|| seats::state(&words(), state, present))
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
        Who::Person { person } => {
            let round_trip = || {
                let millis = play.person(*person)?.round_trip?;
                Some(words.say("seat-round-trip", &[("millis", millis.into())]))
            };
            parts.extend(away(play, state).or_else(round_trip));
        }
        Who::Open => {}
    }
    if state.handicap > 0 {
        parts.push(words.say("seat-handicap", &[("millis", state.handicap.into())]));
    }
    parts.join(" · ")
}

/// Everyone with what has to be known of them besides the game, for screens on which seats have no room for it.
#[component]
pub fn People(play: Play) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let abouts = play.table.with(|table| {
            let seats = table.iter().flat_map(|table| &table.seats);
            seats.map(|state| about(play, state)).collect::<Vec<_>>()
        });
        play.names().into_iter().zip(abouts).filter(|(_, about)| !about.is_empty()).collect::<Vec<_>>()
    });
    view! {
        <ul class="people" aria-label=t!("table-people") data-test="people">
            {move || rows.get().into_iter().map(|(name, about)| view! { <li><strong>{name}</strong>" "{about}</li> }).collect_view()}
        </ul>
    }
}

/// One's own clock.
#[component]
pub fn OwnClock(play: Play) -> impl IntoView {
    view! {
        {move || play.seat.get().map(|seat| {
            let acts = awaits(play, seat);
            view! { <div class="own-clock" role="timer" aria-label=t!("table-your-time") data-test="own-clock"><Clock play seat acts/></div> }
        })}
    }
}

/// Says that a bot plays for oneself, and how to play again. Whoever was silent is heard with the next request; whoever has given
/// up is back in the next round, and whoever was too slow with the next move.
#[component]
pub fn StandIn(play: Play) -> impl IntoView {
    let is_late = Memo::new(move |_| play.own_seat().is_some_and(|own| own.clock == Some(0)));
    let has_button = move || !play.gave_up.get() && !is_late.get();
    let text = move || match (play.gave_up.get(), is_late.get()) {
        (true, _) => words().get("table-stand-in-round"),
        (false, true) => words().get("table-stand-in-late"),
        (false, false) => words().get("table-stand-in"),
    };
    view! {
        <Show when=move || play.is_played_for()>
            <div class="stand-in" role="status" data-test="stand-in">
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=AWAY/></svg>
                <span>{move || text()}</span>
                <Show when=has_button>
                    <button type="button" class="primary" data-test="stand-in-end" on:click=handler(move |_| play.ask(Command::Sync))>{t!("table-stand-in-end")}</button>
                </Show>
            </div>
        </Show>
    }
}

/// What somebody had left, in milliseconds, and when that was.
type Left = Option<(f64, f64)>;

/// What is left on somebody's clock, where there is one.
#[component]
fn Clock(play: Play, seat: Seat, acts: Memo<bool>) -> impl IntoView {
    let left: Memo<Left> = Memo::new(move |_| {
        play.table.with(|table| {
            let table = table.as_ref()?;
            let clock = table.seats.get(seat.index())?.clock.filter(|_| !table.settings.game.is_speed())?;
            Some((clock as f64, table.at.0 as f64))
        })
    });
    // In a pause nobody's time runs.
    let acts = Memo::new(move |_| acts.get() && play.is_playing());
    view! { <Show when=move || left.with(Option::is_some)><Seconds play acts left/></Show> }
}

#[component]
fn Seconds(play: Play, acts: Memo<bool>, left: Memo<Left>) -> impl IntoView {
    let tick = ticks(GLANCE, acts);
    let seconds = Memo::new(move |_| {
        tick.track();
        let (left, at) = left.get()?;
        let spent = if acts.get() { (play.table_now() - at).max(0.0) } else { 0.0 };
        Some(((left - spent).max(0.0) / 1000.0).ceil() as u32)
    });
    view! {
        {move || seconds.get().map(|seconds| view! {
            <div class="clock" class:short=move || seconds <= 10 && acts.get()>{format!("{}:{:02}", seconds / 60, seconds % 60)}</div>
        })}
    }
}

/// Tells again and again that time has passed, while something runs that has to be looked at.
pub fn ticks(every: Duration, runs: Memo<bool>) -> RwSignal<()> {
    let tick = RwSignal::new(());
    effect(move || {
        if !runs.get() {
            return;
        }
        let timer = set_interval_with_handle(move || tick.set(()), every);
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
    tick
}
