//! The whole game by keyboard.

use cardshed_protocol::PhaseState;
use cardshed_rules::levels::Action;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

use super::desk::Desk;
use super::hand;
use super::order::Sort;
use crate::device;
use crate::parts::alike::effect;
use crate::parts::keys;

/// Listens to the keyboard as long as the board is there.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(ev::keydown, move |event| pressed(desk, &event));
    on_cleanup(move || listener.remove());
    keep_focus(desk);
}

/// Whether nothing has the focus. A button that is hidden by now has it until the frame is drawn.
fn is_lost() -> bool {
    device::document().active_element().is_none_or(|element| element.matches("body, .none").unwrap_or(true))
}

/// A card that is played leaves the page, as does the button that played it, and the focus with them. It then goes to the card
/// that took the place of the one it was on last.
fn keep_focus(desk: Desk) {
    let place = StoredValue::new(None::<usize>);
    let card_place = move || {
        let card = hand::focused(desk)?;
        desk.hand.with_untracked(|hand| hand.cards().iter().position(|held| *held == card))
    };
    let listener = window_event_listener(ev::focusin, move |_| {
        let on_board = device::document().query_selector(".board.levels :focus").ok().flatten().is_some();
        let before = place.get_value().unwrap_or_default();
        place.set_value(on_board.then(|| card_place().unwrap_or(before)));
    });
    on_cleanup(move || listener.remove());
    effect(move || {
        desk.hand.track();
        desk.options.track();
        request_animation_frame(move || {
            let Some(Some(last)) = place.try_get_value() else { return };
            if let Some(now) = card_place() {
                // The cards may have been sorted anew around it.
                place.set_value(Some(now));
            } else if is_lost() {
                let next = desk.hand.with_untracked(|hand| {
                    let cards = hand.cards();
                    cards.get(last).or(cards.last()).copied()
                });
                next.into_iter().for_each(hand::focus);
            }
        });
    });
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
    let nothing_to_do = desk.chosen.with_untracked(Vec::is_empty)
        && desk.trays.with_untracked(Option::is_none)
        && desk.options.with_untracked(Vec::is_empty)
        && !desk.can_lay.get_untracked();
    match on_card {
        Some(held) if nothing_to_do => desk.press(held),
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
