//! The whole game by keyboard.

use cardshed_protocol::PhaseState;
use cardshed_rules::levels::Action;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

use super::desk::Desk;
use super::hand;
use super::order::Sort;
use crate::parts::keys;

/// Listens to the keyboard as long as the board is there.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(ev::keydown, move |event| pressed(desk, &event));
    on_cleanup(move || listener.remove());
}

fn pressed(desk: Desk, event: &KeyboardEvent) {
    let is_playing = untrack(|| desk.play.phase()) == Some(PhaseState::Playing);
    if !is_playing || keys::is_elsewhere(event) {
        return;
    }
    let on_card = hand::focused(desk);
    // A control that has the focus does what it says itself.
    let on_control = on_card.is_none() && keys::is_on(event, "button, a, [tabindex='0']");
    let done = match event.key().as_str() {
        "Enter" if !on_control && !event.repeat() => {
            enter(desk, on_card);
            true
        }
        "ArrowLeft" | "ArrowRight" => step(desk, on_card, event),
        "ArrowUp" | "ArrowDown" if untrack(|| desk.options.with(Vec::len)) > 1 => {
            desk.turn_aim(event.key() == "ArrowDown");
            true
        }
        "Escape" => {
            desk.undo();
            true
        }
        _ if event.alt_key() || event.repeat() => false,
        key => shortcut(desk, key),
    };
    if done {
        event.prevent_default();
    }
}

/// On a card, with nothing to do yet, Enter selects it.
fn enter(desk: Desk, on_card: Option<super::order::Held>) {
    let nothing_chosen =
        desk.chosen.with_untracked(Vec::is_empty) && desk.trays.with_untracked(Option::is_none);
    match on_card {
        Some(held) if nothing_chosen && desk.options.with_untracked(Vec::is_empty) => desk.press(held),
        _ => desk.go(),
    }
}

/// The focus goes along the hand; with Alt the card itself does.
fn step(desk: Desk, on_card: Option<super::order::Held>, event: &KeyboardEvent) -> bool {
    let right = event.key() == "ArrowRight";
    let held = desk.hand.with_untracked(|hand| hand.cards().to_vec());
    let place = on_card.and_then(|card| held.iter().position(|other| *other == card));
    match (on_card, place) {
        (Some(card), _) if event.alt_key() => {
            desk.hand.update(|hand| hand.shift(card, right));
            request_animation_frame(move || hand::focus(card));
        }
        _ if event.alt_key() => return false,
        (_, Some(place)) => {
            let next = if right { place + 1 } else { place + held.len() - 1 };
            hand::focus(held[next % held.len()]);
        }
        _ => match if right { held.first() } else { held.last() } {
            Some(&card) => hand::focus(card),
            None => return false,
        },
    }
    true
}

fn shortcut(desk: Desk, key: &str) -> bool {
    let discard = || {
        desk.options.with_untracked(|options| {
            options.iter().find(|action| matches!(action, Action::Discard(_))).copied()
        })
    };
    match key {
        "d" | "D" => desk.act(Action::Draw),
        "l" | "L" => desk.open_trays(),
        "h" | "H" => desk.toggle_hint(),
        "n" | "N" => desk.sort_by(Sort::Number),
        "c" | "C" => desk.sort_by(Sort::Colour),
        "g" | "G" => desk.sort_by(Sort::Level),
        "x" | "X" | "Delete" => match discard() {
            Some(action) => desk.act(action),
            None => return false,
        },
        _ => return digit(desk, key),
    }
    true
}

/// A number takes from that player's pile, or puts the selected skip before them.
fn digit(desk: Desk, key: &str) -> bool {
    let Ok(number @ 1..=6) = key.parse::<usize>() else { return false };
    let Some(&seat) = untrack(|| desk.numbered()).get(number - 1) else { return false };
    let skip = Action::Skip(seat);
    if desk.options.with_untracked(|options| options.contains(&skip)) {
        desk.act(skip);
    } else {
        desk.act(Action::Take(seat));
    }
    true
}
