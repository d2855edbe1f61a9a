//! The countdown to the start signal.

use std::time::Duration;

use cardshed_protocol::PhaseState;
use cardshed_rules::GameId;
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::{Memo, Show, effect_after};
use crate::parts::seats::ticks;
use crate::parts::sound::{Sound, sounds};
use crate::play::Play;

/// The seconds to the signal, large, in a ring that runs out. Games with turns begin without one.
#[component]
pub fn Countdown(play: Play) -> impl IntoView {
    let ends = Memo::new(move |_| match play.phase() {
        Some(PhaseState::Countdown { ends }) if play.game().is_some_and(GameId::is_speed) => Some(ends),
        _ => None,
    });
    let tick = ticks(Duration::from_millis(100), Memo::new(move |_| ends.get().is_some()));
    let seconds = Memo::new(move |_| {
        let ends = ends.get()?;
        tick.track();
        Some(((ends.0 as f64 - play.table_now()) / 1000.0).ceil().max(1.0) as u32)
    });
    let sound = sounds();
    effect_after(move |before: Option<Option<u32>>| {
        let now = seconds.get();
        match (before.flatten(), now) {
            (before, Some(now)) if before != Some(now) => sound(Sound::Tick),
            (Some(_), None) => sound(Sound::Go),
            _ => {}
        }
        now
    });
    view! {
        <Show when=move || ends.get().is_some()>
            <div class="overlay counting">
                <div class="countdown" role="timer" aria-live="assertive" data-test="countdown">
                    <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="track" cx="50" cy="50" r="44"/></svg>
                    {move || seconds.get().map(|seconds| view! {
                        <svg class="run" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="44"/></svg>
                        <span class="beat">{seconds}</span>
                    })}
                </div>
            </div>
        </Show>
    }
}
