//! The board by keyboard: arrows go from card to card, space chooses, Enter does what the main button says or chooses, T
//! takes the pile, H asks for a hint, Escape undoes the choice, numbers choose whom to push.

use cardshed_rules::clear4::{Action, Step};
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::chosen::{Chosen, Piece, Plan, pieces, targets};
use super::desk::Desk;
use crate::device;
use crate::parts::keys;

/// Listens to the keyboard as long as the board is there.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if !keys::is_elsewhere(&event) && !event.alt_key() && press(desk, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
    keep_focus(desk);
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Whether the key meant something.
fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "Enter" => return enter(desk, event),
        "ArrowRight" => return go(desk, event, Towards::Right),
        "ArrowLeft" => return go(desk, event, Towards::Left),
        "ArrowUp" => return go(desk, event, Towards::Up),
        "ArrowDown" => return go(desk, event, Towards::Down),
        "Escape" => desk.undo(),
        "t" | "T" => desk.act(Action::Pass),
        "h" | "H" => desk.ask_for_hint(),
        key => return key.parse::<usize>().is_ok_and(|number| push(desk, number)),
    }
    true
}

/// On a card, or nowhere, Enter does what the main button says. Where that says nothing yet, it chooses the card, as a button
/// that is pressed does by itself. On anything else it does what that says.
fn enter(desk: Desk, event: &KeyboardEvent) -> bool {
    let elsewhere = "button:not([data-piece]), a, [tabindex='0']";
    if target(event).is_some_and(|target| target.matches(elsewhere).unwrap_or(false)) {
        return false;
    }
    match untrack(|| desk.main_action()) {
        Some(action) => desk.act(action),
        None => return !desk.chosen.with_untracked(Chosen::is_empty),
    }
    true
}

fn push(desk: Desk, number: usize) -> bool {
    let Some(view) = desk.view.get_untracked() else { return false };
    let to = number.checked_sub(1).and_then(|index| targets(&view).get(index).copied());
    match (to, desk.step.get_untracked(), untrack(|| desk.plan())) {
        (Some(to), Some(Step::PushTarget), _) => desk.act(Action::Onto(to)),
        (Some(to), Some(Step::Turn), Plan::Push(from)) => desk.act(Action::Push { from, to }),
        _ => return false,
    }
    true
}

#[derive(Clone, Copy, PartialEq)]
enum Towards {
    Left,
    Right,
    Up,
    Down,
}

/// Goes to the next card in that direction. From elsewhere in the page arrows do what they always do; from nowhere they go
/// to the first card.
fn go(desk: Desk, event: &KeyboardEvent, towards: Towards) -> bool {
    let cards = cards(desk);
    let here = cards.iter().position(|card| target(event).is_some_and(|target| &target == card.as_ref()));
    let next = match here {
        None => {
            let from_nowhere =
                target(event).is_none_or(|target| target.matches("body, h1, .asks").unwrap_or(true));
            return from_nowhere && focus(first(&cards));
        }
        Some(here) => match towards {
            Towards::Right => cards.get((here + 1) % cards.len()),
            Towards::Left => cards.get((here + cards.len() - 1) % cards.len()),
            Towards::Up | Towards::Down => across(&cards, here, towards == Towards::Down),
        },
    };
    focus(next);
    true
}

fn focus(card: Option<&HtmlElement>) -> bool {
    card.is_some_and(|card| card.focus().is_ok())
}

/// Cards that can be chosen, as they are on the page.
fn cards(desk: Desk) -> Vec<HtmlElement> {
    let document = device::document();
    let on_the_page = |piece: Piece| {
        let found = document.get_element_by_id(&piece.place());
        // An empty stack has a place as well.
        found.filter(|found| found.has_attribute("data-piece"))?.dyn_into().ok()
    };
    let all = desk.view.with_untracked(|view| view.as_ref().map(pieces).unwrap_or_default());
    all.into_iter().filter_map(on_the_page).collect()
}

/// The first card that may be played, or the first one.
fn first(cards: &[HtmlElement]) -> Option<&HtmlElement> {
    cards.iter().find(|card| card.class_list().contains("lit")).or(cards.first())
}

/// The nearest card in another row.
fn across(cards: &[HtmlElement], here: usize, down: bool) -> Option<&HtmlElement> {
    let middle = |card: &HtmlElement| {
        let place = card.get_bounding_client_rect();
        (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
    };
    let (x, y) = middle(&cards[here]);
    // Less than this is the same row: a chosen card is raised a little.
    let row = cards[here].get_bounding_client_rect().height() * 0.3;
    let away = |card: &HtmlElement| {
        let (other_x, other_y) = middle(card);
        let distance = if down { other_y - y } else { y - other_y };
        (distance > row).then_some(distance * 2.0 + (other_x - x).abs())
    };
    let ranked = cards.iter().filter_map(|card| Some((away(card)?, card)));
    ranked.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, card)| card)
}

/// A card that is played leaves the page, and the focus with it. It then goes to the first card that may be played.
fn keep_focus(desk: Desk) {
    let was_on_a_card = StoredValue::new(false);
    let listener = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        was_on_a_card.set_value(element.is_some_and(|element| element.has_attribute("data-piece")));
    });
    on_cleanup(move || listener.remove());
    desk.view.follow(move || {
        if !was_on_a_card.get_value() {
            return;
        }
        request_animation_frame(move || {
            let lost = device::document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            if lost && was_on_a_card.try_get_value() == Some(true) {
                focus(first(&cards(desk)));
            }
        });
    });
}
