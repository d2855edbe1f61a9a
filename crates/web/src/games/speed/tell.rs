//! What is read out, spoken and heard in a race: the called value (PM-15), what lies on top, and which of one's own cards
//! fit. Cards come faster than they can be read out, so only how things are now is said, and not too often.

use cardshed_protocol::PhaseState;
use leptos::prelude::*;

use super::pile::{self, Last};
use super::rack::Held;
use super::{Race, RaceCard, Racing, hint, keys, seats};
use crate::device::{self, Alarm};
use crate::parts::alike::{Memo, effect};
use crate::parts::announce::{announcer, speak};
use crate::parts::sound::Sound;
use crate::play::Happened;
use crate::settings::{Settings, settings};
use crate::words::words;

/// Between two announcements at least so many milliseconds pass: about what it takes to read one out.
const PAUSE: f64 = 1_500.0;

/// What comes together is said together.
const SHORT: f64 = 120.0;

/// Tells of the race as long as the board is there.
pub fn tell(racing: Racing) {
    let play = racing.play;
    play.before(move |happened: &Happened| {
        let is_play = happened.seen.iter().any(|seen| pile::laid(seen).is_some());
        if is_play && !happened.own {
            racing.sound.run(Sound::Lay);
        }
    });
    let last = Memo::new(move |_| play.log.with(|log| pile::last(log)));
    let settings = settings();
    effect(move || {
        let called = last.get().and_then(|last| last.card?.called());
        if let Some(value) = called.filter(|_| settings.with_untracked(|settings| settings.speech)) {
            speak(&value.to_string());
        }
    });
    let top = Memo::new(move |_| racing.race.with(|race| race.as_ref().and_then(Race::top)));
    // Nobody follows this: it is only put into words when it is said.
    let text = Memo::new(move |_| summary(racing, last.get(), settings));
    let announce = announcer();
    let (alarm, said) = (StoredValue::new_local(Alarm::default()), StoredValue::new(f64::MIN));
    effect(move || {
        last.track();
        racing.helps.track();
        if top.get().is_none() {
            return;
        }
        let wait = (said.get_value() + PAUSE - device::now()).max(SHORT);
        alarm.with_value(|alarm| {
            alarm.set(wait, move || {
                // The board may have gone meanwhile.
                if let Some(text) = text.try_get_untracked() {
                    said.set_value(device::now());
                    announce(text);
                }
            });
        });
    });
}

/// How things are: who called what, what lies on top, and what one can lay.
fn summary(racing: Racing, last: Option<Last>, settings: RwSignal<Settings>) -> String {
    let words = words();
    let mut parts = Vec::new();
    if let Some(last) = last {
        let name = seats::called(racing.play, last.seat);
        if let Some(value) = last.card.and_then(RaceCard::called) {
            parts.push(words.say("colon", &[("of", name.into()), ("what", value.into())]));
        }
    }
    if racing.play.log.with(|log| pile::is_turned(log)) {
        parts.push(words.get("race-turned"));
    }
    racing.race.with(|race| {
        let Some(race) = race else { return };
        if let Some(top) = race.top() {
            parts.push(words.say("race-top", &[("card", top.name_on_pile(&words).into())]));
        }
        if race.is_at_last_card() {
            parts.push(words.get("action-lay-last"));
        } else if race.hand.is_some() && racing.play.phase() == Some(PhaseState::Playing) {
            let away = racing.away.get();
            let fitting: Vec<String> = racing.rack.with(|rack| {
                let is_here = |held: &Held| away.iter().all(|away| away.held.id != held.id);
                let fits = rack.held().filter(|(_, held)| is_here(held) && race.lies(held.card).is_some());
                fits.map(|(slot, held)| {
                    let card = held.card.name(&words);
                    match keys::in_use(settings, slot) {
                        Some(key) => {
                            words.say("race-card-key", &[("card", card.into()), ("key", key.into())])
                        }
                        None => card,
                    }
                })
                .collect()
            });
            let help = hint::said(racing);
            if !fitting.is_empty() {
                parts.push(words.say("race-you-can", &[("cards", fitting.join(", ").into())]));
            } else if help.is_none() {
                parts.push(words.get("race-nothing-fits"));
            }
            parts.extend(help);
        }
    });
    parts.join(". ")
}
