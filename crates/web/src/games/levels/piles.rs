//! What lies on the table: the draw pile, everybody's discard pile, and the combinations that were laid down.

use std::cmp::Ordering;

use cardshed_rules::levels::{Action, Face as CardFace, Laid};
use cardshed_rules::{GameId, Seat};
use cardshed_text::{People, cards, levels};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use crate::faces::{self, Face};
use crate::games::equals_before;
use crate::parts::alike::{For, Memo, Show, handler};
use crate::t;
use crate::words::words;

/// The levels as a flight of steps, those done and the one somebody is on marked.
#[component]
pub fn Ladder(
    /// The level they are on, counted from one.
    level: Signal<u8>,
    /// How many there are.
    last: u8,
) -> impl IntoView {
    view! {
        <span class="ladder" aria-hidden="true">
            {move || (1..=last).map(|step| {
                let class = match step.cmp(&level.get()) {
                    Ordering::Less => Some("done"),
                    Ordering::Equal => Some("now"),
                    Ordering::Greater => None,
                };
                view! { <i class=class></i> }
            }).collect_view()}
        </span>
    }
}

/// The draw pile.
#[component]
pub fn DrawPile(desk: Desk) -> impl IntoView {
    let count = desk.part(|view| view.draw_pile);
    let is_low = desk.part(|view| view.draw_pile < 2);
    let name = move || {
        let words = words();
        let cards = cards::count(&words, count.get().into());
        words.say("levels-draw-pile", &[("cards", cards.into())])
    };
    let drawing = faces::back(GameId::Levels);
    let is_lit = move || desk.draws.get();
    let is_hinted = move || desk.is_hinted(|action| *action == Action::Draw);
    view! {
        <button
            type="button"
            class="pile draw"
            class:lit=move || is_lit()
            class:hinted=move || is_hinted()
            class:low=move || is_low.get()
            aria-label=move || name()
            data-test="draw-pile"
            on:click=handler(move |_| desk.act(Action::Draw))
        >
            <span class="card" id="draw-pile"><Face drawing/></span>
            <span class="count" aria-hidden="true">{move || count.get()}</span>
            <small aria-hidden="true">{t!("levels-caption-draw")}</small>
            <Show when=is_lit><kbd aria-hidden="true">"D"</kbd></Show>
        </button>
    }
}

/// Somebody's discard pile.
#[component]
pub fn Pile(
    desk: Desk,
    seat: Seat,
    /// The key that takes from it.
    #[prop(into)]
    number: Signal<Option<usize>>,
) -> impl IntoView {
    let top = desk.part(move |view| view.table.discards.top(seat));
    // Most of what the pile shows is the same for every card.
    let is_empty = desk.part(move |view| view.table.discards.top(seat).is_none());
    let is_own = move || desk.play.seat.get() == Some(seat);
    let name = move || {
        let words = words();
        let (names, you) = (desk.play.names(), desk.play.seat.get());
        let owner = People { names: &names, you }.person(&words, seat);
        match top.get() {
            Some(card) => words.say(
                "levels-pile",
                &[("you", owner.you()), ("name", owner.name()), ("card", cards::levels(&words, card).into())],
            ),
            None => words.say("levels-pile-empty", &[("you", owner.you()), ("name", owner.name())]),
        }
    };
    let takes = move || desk.draws.get() && !is_empty.get();
    let gets = move || {
        is_own()
            && desk.options.with(|options| options.iter().any(|action| matches!(action, Action::Discard(_))))
    };
    let is_hinted = move || {
        desk.is_hinted(|action| match action {
            Action::Take(from) => *from == seat,
            Action::Discard(_) => is_own(),
            _ => false,
        })
    };
    view! {
        <button
            type="button"
            class="pile"
            class:lit=move || takes() || gets()
            class:hinted=move || is_hinted()
            class:empty=move || is_empty.get()
            aria-label=move || name()
            data-test="pile"
            data-seat=seat.to_string()
            data-drop=move || is_own().then_some("pile")
            on:click=handler(move |_| desk.press_pile(seat))
        >
            <span class="card" id=format!("pile-{seat}")>
                <Face drawing=Signal::derive(move || top.get().map(faces::levels::face).unwrap_or_default())/>
            </span>
            <Show when=is_own><small aria-hidden="true">{t!("levels-caption-own")}</small></Show>
            <Show when=takes><kbd aria-hidden="true">{move || number.get().map(|number| number.to_string())}</kbd></Show>
        </button>
    }
}

/// A card of a combination, small.
#[component]
pub fn Chip(
    face: CardFace,
    /// Where flights to it end.
    #[prop(optional)]
    place: Option<String>,
) -> impl IntoView {
    view! { <span class="chip" id=place><Face drawing=faces::levels::chip(face)/></span> }
}

/// What somebody has laid down. With a card selected, what takes it is lit.
#[component]
pub fn Combinations(desk: Desk, seat: Seat) -> impl IntoView {
    let count = desk.part(move |view| view.table.laid[seat].len());
    view! {
        <Show when=move || { count.get() > 0 }>
            <ul class="laid" data-laid=seat.to_string()>
                {move || (0..count.get()).map(|index| {
                    let laid = desk.part(move |view| view.table.laid[seat].get(index).copied());
                    view! { <li><Combination desk seat index laid/></li> }
                }).collect_view()}
            </ul>
        </Show>
    }
}

/// Where a card of a combination lies, for flights: a card, and the number of its equals before it.
pub fn laid_place(seat: Seat, index: usize, (face, copy): (CardFace, usize)) -> String {
    format!("laid-{seat}-{index}-{face}-{copy}")
}

/// The cards of a combination, each with the number of its equals before it.
pub fn numbered(laid: Option<Laid>) -> Vec<(CardFace, usize)> {
    let faces = laid.map(|laid| laid.faces().to_vec()).unwrap_or_default();
    (0..faces.len()).map(|index| (faces[index], equals_before(&faces, index))).collect()
}

/// One combination on the table.
#[component]
fn Combination(desk: Desk, seat: Seat, index: usize, laid: Memo<Option<Laid>>) -> impl IntoView {
    let is_here = move |action: &Action| matches!(*action, Action::Attach { to, index: place, .. } if to == seat && usize::from(place) == index);
    let name = move || {
        let words = words();
        laid.get().map(|laid| {
            let (shape, cards) = (levels::laid(&words, laid), levels::laid_cards(&words, laid));
            words.say(
                "levels-combination",
                &[
                    ("name", desk.play.name(seat).into()),
                    ("combination", shape.into()),
                    ("cards", cards.into()),
                ],
            )
        })
    };
    let is_lit = move || desk.options.with(|options| options.iter().any(is_here));
    let is_aimed = move || is_lit() && desk.main_option().as_ref().is_some_and(is_here);
    view! {
        <button
            type="button"
            class="combination"
            class:lit=move || is_lit()
            class:aimed=move || is_aimed()
            class:hinted=move || desk.is_hinted(is_here)
            aria-label=move || name()
            data-test="combination"
            data-drop=format!("laid {seat} {index}")
            on:click=handler(move |_| desk.press_combination(seat, index))
        >
            <For each=move || numbered(laid.get()) key=|key| *key let:chip>
                <Chip face=chip.0 place=laid_place(seat, index, chip)/>
            </For>
        </button>
    }
}
