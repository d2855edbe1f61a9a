//! One's own cards, each in its slot, and what is left to draw.

use cardshed_rules::GameId;
use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::rack::{Held, Rack};
use super::{Racing, keys, seats};
use crate::faces::{self, Face};
use crate::parts::alike::{For, Memo, effect_after, handler};
use crate::parts::card::{Card, CardButton, pressing};
use crate::parts::flight::{self, glides};
use crate::pattern::Wanted;
use crate::settings::settings;
use crate::t;
use crate::words::words;

/// With more slots than this they are smaller, at least where there is little room.
const MANY: usize = 10;

/// With so many cards a hand takes up more room, somewhere. The styles are told which of these numbers it has reached. If
/// they looked for the n-th slot instead, browsers would look again whenever anything changes, at the tables of other games
/// too: half as much again of the time that styles take for an event of Clear Four.
const STEPS: [usize; 14] = [6, 8, 11, 13, 15, 16, 19, 21, 22, 25, 27, 29, 31, 36];

/// Which of [`STEPS`] a hand has reached, as the styles read it.
pub fn steps(cards: usize) -> String {
    STEPS.iter().filter(|step| **step <= cards).map(|step| format!("{step} ")).collect()
}

/// What a slot shows.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Shown {
    Nothing,
    /// A card one has asked for.
    Coming,
    Held(Held),
    /// A card on its way to the pile.
    Away(Held),
}

/// How many slots are taken, by cards or by what one has asked for.
pub fn taken(racing: Racing) -> Memo<usize> {
    Memo::new(move |_| {
        let used = racing.rack.with(Rack::size);
        let holes = racing.rack.with(|rack| rack.size() - rack.held().count());
        used + racing.coming.get().saturating_sub(holes)
    })
}

/// One's own cards, and what can be done besides laying them.
#[component]
pub fn Hand(
    racing: Racing,
    /// How many slots there are at least.
    slots: usize,
    /// How many are taken.
    taken: Memo<usize>,
    /// Whether the cards may be seen yet.
    shown: Signal<bool>,
) -> impl IntoView {
    let count = Memo::new(move |_| slots.max(taken.get()));
    view! {
        <section class="mine" aria-label=t!("race-hand")>
            {move || racing.play.seat.get().map(|seat| {
                let counts = seats::counts(racing, seat);
                let facts = move || seats::facts(counts);
                view! {
                    <div class="own" data-test="own-counts">
                        <span class="facts" aria-hidden="true">{move || facts()}</span>
                        <seats::Left racing seat counts/>
                    </div>
                }
            })}
            <ul class="rack" data-from=move || steps(taken.get()) class:many=move || { count.get() > MANY } class:waits=move || !shown.get() aria-label=t!("race-hand") data-test="hand">
                <For each=move || 0..count.get() key=|index| *index children=move |index| view! { <Place racing index/> }/>
            </ul>
            <div class="race-acts">
                <button type="button" class="tool" data-test="sort" aria-label=t!("race-sort") title=t!("race-sort") on:click=handler(move |_| racing.sorts.update(|sorts| *sorts += 1))>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h10M4 17h5" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/></svg>
                </button>
                <Draw racing/>
                <button type="button" class="tool" data-test="help" aria-label=t!("race-help") title=t!("race-help") aria-pressed=move || if racing.helps.get() { "true" } else { "false" } on:click=handler(move |_| racing.helps.update(|helps| *helps = !*helps))>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.600V16h8v-1.400A6.500 6.500 0 0 0 12 3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>
                </button>
            </div>
        </section>
    }
}

/// A slot of the hand, with or without a card.
#[component]
fn Place(racing: Racing, index: usize) -> impl IntoView {
    let shown = Memo::new(move |_| {
        racing.rack.with(|rack| match rack.at(index) {
            Some(held) if racing.away.with(|away| away.iter().any(|away| away.held.id == held.id)) => {
                Shown::Away(held)
            }
            Some(held) => Shown::Held(held),
            None if rack.is_for_coming(index, racing.coming.get()) => Shown::Coming,
            None => Shown::Nothing,
        })
    });
    let node = Wanted::new();
    let glide = glides();
    effect_after(move |before: Option<Shown>| {
        let now = shown.get();
        let from = match (before, now) {
            (None | Some(Shown::Nothing), Shown::Coming | Shown::Held(_)) => Some("deck"),
            (Some(Shown::Away(away)), Shown::Held(held)) if away == held => Some("pile"),
            _ => None,
        };
        if let Some(from) = from {
            // What is in the slot now is there by the next frame.
            request_animation_frame(move || {
                // The round may have ended in the meantime, and the hand be gone.
                let card = node.get_untracked().and_then(|node| node.first_element_child());
                let card = card.and_then(|card| card.dyn_into::<HtmlElement>().ok());
                if let (Some(card), Some(spot)) = (card, flight::spot(from)) {
                    glide(&card, spot);
                }
                if from == "pile" {
                    racing.shake.try_run(index);
                }
            });
        }
        now
    });
    let is_ghost = move || shown.get() == Shown::Nothing && racing.rack.with(|rack| index >= rack.size());
    let notation = move || match shown.get() {
        Shown::Held(held) => Some(held.card.notation()),
        _ => None,
    };
    view! {
        <li class="slot" class:ghost=move || is_ghost() class:free=move || matches!(shown.get(), Shown::Nothing | Shown::Away(_)) data-slot=index.to_string() id=format!("slot-{index}") data-card=move || notation() node_ref=node>
            {move || match shown.get() {
                Shown::Held(held) => view! { <InHand racing held index/> },
                Shown::Coming => view! { <Card drawing=Signal::derive(move || back(racing))/> },
                Shown::Nothing | Shown::Away(_) => ().into_any(),
            }}
            {keys::of_slot(index).map(|key| view! { <kbd aria-hidden="true">{key.to_string()}</kbd> })}
        </li>
    }
}

/// A card of the hand.
#[component]
fn InHand(racing: Racing, held: Held, index: usize) -> impl IntoView {
    let lies =
        Memo::new(move |_| racing.race.with(|race| race.as_ref().and_then(|race| race.lies(held.card))));
    let is_last =
        Memo::new(move |_| racing.race.with(|race| race.as_ref().is_some_and(super::Race::is_at_last_card)));
    let name = Signal::derive(move || {
        let words = words();
        let card = held.card.name(&words);
        if lies.get().is_some() { words.say("race-fits", &[("card", card.into())]) } else { card }
    });
    let class = Signal::derive(move || {
        // A card that turned of itself would give away that it fits: only with help. It turns on its way to the pile.
        let lies = lies.get().filter(|_| racing.helps.get());
        let turned = if lies.is_some_and(super::RaceCard::is_turned) { "turned" } else { "" };
        let fits = if lies.is_some() { " fits" } else { "" };
        let is_best = lies.is_some()
            && racing.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.is_for(held.card)));
        let best = if is_best { " best" } else { "" };
        let last = if is_last.get() { " last" } else { "" };
        format!("{turned}{fits}{best}{last}")
    });
    let drawing = Signal::derive(move || held.card.face());
    view! {
        <CardButton drawing name class at_once=true on_press=Callback::new(move |()| racing.press(held)) keys=keys::in_use(settings(), index)/>
    }
}

fn back(racing: Racing) -> String {
    faces::back(racing.race.with(|race| race.as_ref().map_or(GameId::PlusMinus, |race| race.game)))
}

/// Draws a card on press; at the very last card it lays that one.
#[component]
fn Draw(racing: Racing) -> impl IntoView {
    let left =
        Memo::new(move |_| racing.race.with(|race| race.as_ref().map_or(0, super::Race::left_to_draw)));
    let is_last =
        Memo::new(move |_| racing.race.with(|race| race.as_ref().is_some_and(super::Race::is_at_last_card)));
    let room =
        Memo::new(move |_| racing.race.with(|race| race.as_ref().is_some_and(|race| race.has_room(0))));
    let acts = move || (room.get() || is_last.get()) && !racing.play.gave_up.get();
    let label = move || {
        let words = words();
        match left.get() {
            // Before the signal nobody knows.
            0 if racing.race.with(Option::is_none) => words.get("action-draw"),
            0 if is_last.get() => words.get("action-lay-last"),
            0 => words.get("race-draw-none"),
            left => words.say("race-draw", &[("count", left.into())]),
        }
    };
    let (down, click) = pressing(true, Callback::new(move |()| racing.draw()));
    view! {
        <button type="button" class="draw primary" class:final-card=move || is_last.get() data-test="draw" aria-disabled=move || if acts() { "false" } else { "true" } aria-keyshortcuts="Space" on:pointerdown=handler(down) on:click=handler(click)>
            <span class="deck" id="deck" class:used-up=move || { left.get() == 0 }><Face drawing=Signal::derive(move || back(racing))/></span>
            <span>{move || label()}</span>
            <kbd aria-hidden="true">{t!("race-space")}</kbd>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn styles_ask_for_the_steps_that_they_are_told_of() {
        let styles = include_str!("../../../style/41-speed.css");
        let asked: BTreeSet<usize> = styles
            .split("[data-from~=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().and_then(|step| step.parse().ok()).expect("a number of cards"))
            .collect();
        assert_eq!(asked, BTreeSet::from(STEPS));
    }

    #[test]
    fn a_hand_has_reached_every_step_up_to_its_size() {
        assert_eq!(steps(5), "");
        assert_eq!(steps(6), "6 ");
        assert_eq!(steps(12), "6 8 11 ");
        assert_eq!(steps(36).split_whitespace().count(), STEPS.len());
    }
}
