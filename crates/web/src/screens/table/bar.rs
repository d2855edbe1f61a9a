//! The bar on top of a table: what is played, how far it is, and what must always be at hand.

use cardshed_protocol::PhaseState;
use cardshed_rules::GameId;
use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;

use super::Place;
use super::chat::ReactButton;
use super::menu::{Leave, Menu, is_missed};
use crate::address;
use crate::parts::alike::{Memo, Show, effect, handler};
use crate::parts::seats::OwnClock;
use crate::parts::side::SideButton;
use crate::play::Play;
use crate::settings::settings;
use crate::t;
use crate::words::words;

/// The bar on top of a table.
#[component]
pub fn Bar(play: Play, place: Place, side: RwSignal<bool>) -> impl IntoView {
    let leaving = RwSignal::new(false);
    let leave = Callback::new(move |()| {
        if untrack(|| is_missed(play, place)) {
            leaving.set(true);
        } else {
            address::go("/");
        }
    });
    let round = move || {
        play.rounds().filter(|rounds| rounds.rounds > 1).map(|rounds| {
            let over = matches!(play.phase(), Some(PhaseState::Between | PhaseState::Over));
            let round = rounds.results.len() as u16 + u16::from(!over);
            let long =
                words().say("table-round", &[("round", round.into()), ("rounds", rounds.rounds.into())]);
            (long, format!("{round}/{}", rounds.rounds))
        })
    };
    let round_trip = move || {
        let you = play.you.get().and_then(|you| play.person(you))?;
        you.round_trip.map(|millis| words().say("table-round-trip", &[("millis", millis.into())]))
    };
    let turn = move || {
        let is_speed = play.game().is_some_and(GameId::is_speed);
        (play.is_your_turn())
            .then(|| if is_speed { words().get("table-go") } else { words().get("table-your-turn") })
    };
    let is_watching = Memo::new(move |_| play.you.get().is_some() && play.seat.get().is_none());
    let unread = unread(play, side);
    let unread = Signal::derive(move || unread.get());
    view! {
        <header class="top">
            <button type="button" class="plain" aria-label=t!("table-leave") data-test="leave" on:click=handler(move |_| leave.run(()))>"‹"</button>
            <h1>{move || play.game().map(|game| games::name(&words(), game))}</h1>
            {move || round().map(|(long, short)| view! { <span class="pill round"><span>{long}</span><span class="short">{short}</span></span> })}
            <span class="grow"></span>
            {move || round_trip().map(|millis| view! { <span class="pill trip">{millis}</span> })}
            <Show when=move || is_watching.get()><span class="pill" data-test="watching">{t!("table-watching")}</span></Show>
            {move || turn().map(|turn| view! { <span class="pill on">{turn}</span> })}
            <OwnClock play/>
            {matches!(place, Place::Remote { .. }).then(|| view! { <span class="wide"><ReactButton play/></span> })}
            <SoundButton/>
            <SideButton side unread/>
            <Menu play place leave/>
            <Leave open=leaving/>
        </header>
    }
}

/// Whether somebody has said something since the side was last open.
fn unread(play: Play, side: RwSignal<bool>) -> Memo<bool> {
    let read = RwSignal::new(0_u32);
    let newest = Memo::new(move |_| play.said.with(|said| said.last().map_or(0, |saying| saying.number)));
    effect(move || {
        if side.get() {
            read.set(newest.get());
        }
    });
    Memo::new(move |_| newest.get() > read.get())
}

/// Sounds on or off, at hand: a phone may have to be quiet now.
#[component]
fn SoundButton() -> impl IntoView {
    let settings = settings();
    let is_on = Memo::new(move |_| settings.with(|settings| settings.sound));
    let flip = move |_| settings.update(|settings| settings.sound = !settings.sound);
    // A loudspeaker, with waves or crossed out.
    let drawing = move || {
        if is_on.get() {
            "M4 9h4l5-4v14l-5-4H4zM16 9q2 3 0 6M18.500 6.500q4.500 5.500 0 11"
        } else {
            "M4 9h4l5-4v14l-5-4H4zM16 9.500l5 5M21 9.500l-5 5"
        }
    };
    view! {
        <button type="button" class="plain" aria-label=t!("table-sound-on") aria-pressed=move || if is_on.get() { "true" } else { "false" } data-test="sound" on:click=handler(flip)>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=drawing/></svg>
        </button>
    }
}
