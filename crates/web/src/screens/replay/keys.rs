//! The keys of a replay. They are taken before the board sees them, whose keys mean something else.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, KeyboardEvent};

use crate::device;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Play, or pause.
    Toggle,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the deal.
    Start,
    /// To the end.
    End,
}

/// What a key does where nothing else wants it: on the element of that tag, of that type.
#[must_use]
pub fn meaning(key: &str, tag: &str, kind: &str) -> Option<Move> {
    let presses = matches!(tag, "BUTTON" | "A" | "SELECT") || tag == "INPUT" && kind != "range";
    let moves = matches!(tag, "INPUT" | "SELECT");
    match key {
        " " if !presses => Some(Move::Toggle),
        "ArrowLeft" if !moves => Some(Move::Back),
        "ArrowRight" if !moves => Some(Move::Forward),
        "Home" if !moves => Some(Move::Start),
        "End" if !moves => Some(Move::End),
        _ => None,
    }
}

/// Calls `moves` for every key of a replay, as long as the screen is there.
pub fn listen(moves: impl Fn(Move) + 'static) {
    let heard = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let tag = on.as_ref().map_or_else(String::new, Element::tag_name);
        let kind = on.and_then(|on| on.get_attribute("type")).unwrap_or_default();
        if let Some(what) = meaning(&event.key(), &tag, &kind) {
            event.prevent_default();
            event.stop_immediate_propagation();
            moves(what);
        } else if event.key().chars().count() == 1 && event.key() != " " {
            event.stop_immediate_propagation();
        }
    });
    let window = device::window();
    drop(window.add_event_listener_with_callback_and_bool("keydown", heard.as_ref().unchecked_ref(), true));
    let heard = StoredValue::new_local(heard);
    on_cleanup(move || {
        heard.try_with_value(|heard| {
            let heard = heard.as_ref().unchecked_ref();
            drop(device::window().remove_event_listener_with_callback_and_bool("keydown", heard, true));
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_the_focus_keeps_its_own_keys() {
        assert_eq!(meaning(" ", "BODY", ""), Some(Move::Toggle));
        assert_eq!(meaning(" ", "INPUT", "range"), Some(Move::Toggle));
        assert_eq!(meaning(" ", "BUTTON", ""), None);
        assert_eq!(meaning("ArrowLeft", "INPUT", "range"), None);
        assert_eq!(meaning("ArrowLeft", "BUTTON", ""), Some(Move::Back));
        assert_eq!(meaning("x", "BODY", ""), None);
    }
}
