//! Keys that play: one for each slot of the hand, and the space bar, which draws. They work wherever the focus is, except
//! where something is being written, in dialogs, and where the space bar belongs to a control that was reached by keyboard.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::Racing;
use crate::device;
use crate::parts::keys;
use crate::settings::Settings;

/// The keys of the slots, in the order of the rows of a keyboard. No hand has more slots: it is a whole share of the
/// deck for one of two.
const KEYS: &str = "1234567890qwertyuiopasdfghjklzxcvbnm";

/// The key of a slot, as it is shown.
#[must_use]
pub fn of_slot(slot: usize) -> Option<char> {
    KEYS.chars().nth(slot)
}

/// The key of a slot, if keys are to play at all.
#[must_use]
pub fn in_use(settings: RwSignal<Settings>, slot: usize) -> Option<String> {
    let is_used = settings.with_untracked(|settings| settings.keys);
    of_slot(slot).filter(|_| is_used).map(String::from)
}

/// The slot of a key. Digits are taken by their place too: some keyboards have them only with shift.
fn slot(key: &str, code: &str) -> Option<usize> {
    let digit = code.strip_prefix("Digit").or_else(|| code.strip_prefix("Numpad"));
    let wanted = digit.filter(|digit| digit.len() == 1).unwrap_or(key).to_ascii_lowercase();
    let mut letters = wanted.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => KEYS.chars().position(|key| key == letter),
        _ => None,
    }
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Slot(usize),
    Draw,
}

fn meaning(key: &str, code: &str) -> Option<Meaning> {
    if key == " " { Some(Meaning::Draw) } else { slot(key, code).map(Meaning::Slot) }
}

/// Whether what has the focus got it by keyboard. A browser says so of anything once a key is down, so it is asked before.
fn is_by_keyboard() -> bool {
    device::document().query_selector(":focus-visible").is_ok_and(|focus| focus.is_some())
}

/// Listens to the keys as long as the board is there.
pub fn listen(racing: Racing) {
    let by_keyboard = StoredValue::new(is_by_keyboard());
    let focus = window_event_listener(ev::focusin, move |_| by_keyboard.set_value(is_by_keyboard()));
    let down = window_event_listener(ev::keydown, move |event| {
        let wanted = wanted(&event, by_keyboard.get_value());
        let Some(meaning) = wanted.filter(|_| racing.may_act()) else { return };
        // Neither scrolls the page nor presses what has the focus.
        event.prevent_default();
        if event.repeat() {
            return;
        }
        match meaning {
            Meaning::Draw => racing.draw(),
            Meaning::Slot(slot) => racing.press_slot(slot),
        }
    });
    // Some browsers press a button when the space bar comes up again.
    let up = window_event_listener(ev::keyup, move |event| {
        if racing.may_act() && wanted(&event, by_keyboard.get_value()) == Some(Meaning::Draw) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        focus.remove();
        down.remove();
        up.remove();
    });
}

fn wanted(event: &KeyboardEvent, by_keyboard: bool) -> Option<Meaning> {
    let meaning = meaning(&event.key(), &event.code())?;
    // A control that was reached by keyboard keeps the space bar for itself.
    let keeps = meaning == Meaning::Draw
        && by_keyboard
        && keys::is_on(event, "button, a")
        && !keys::is_on(event, ".rack, .draw");
    (!keeps && !event.alt_key() && !keys::is_elsewhere(event)).then_some(meaning)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slot_has_a_key_of_its_own() {
        let keys: std::collections::HashSet<char> = KEYS.chars().collect();
        assert_eq!(keys.len(), 36, "as many as half the deck of Plus Minus");
        for (index, key) in KEYS.chars().enumerate() {
            assert_eq!(of_slot(index), Some(key));
            assert_eq!(meaning(&key.to_string(), ""), Some(Meaning::Slot(index)));
        }
        assert_eq!(of_slot(36), None);
    }

    #[test]
    fn digits_are_found_by_their_place() {
        assert_eq!(meaning("é", "Digit2"), Some(Meaning::Slot(1)));
        assert_eq!(meaning("7", "Numpad7"), Some(Meaning::Slot(6)));
        assert_eq!(meaning("Enter", "NumpadEnter"), None);
    }

    #[test]
    fn capitals_are_letters_too() {
        assert_eq!(meaning("Q", "KeyQ"), Some(Meaning::Slot(10)));
        assert_eq!(meaning("Shift", "ShiftLeft"), None);
        assert_eq!(meaning(" ", "Space"), Some(Meaning::Draw));
    }
}
