//! Drawings: what is inside an `<svg>`.
//!
//! A browser reads each of them once, onto a shelf that nobody sees; whatever shows it says `<use>` and where it is kept. To
//! show another card is a change of one attribute then, and a card has three elements, whatever is drawn on it.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::copy;
use crate::device;
use crate::soon::soon;

/// So many drawings are read at a time: together they take a fraction of a frame.
const AT_ONCE: usize = 10;

/// What holds all drawings.
const SHELF: &str = r#"<svg class="shelf" aria-hidden="true"></svg>"#;

/// What holds one of them.
const PLACE: &str = "~<g></g>";

/// A card to look at, before it is drawn.
const CARD: &str = r#"<span class="card"><svg class="face" viewBox="0 0 90 126"><use></use></svg></span>"#;

thread_local! {
    /// The names of all drawings on the shelf, in order.
    static NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static THE_SHELF: Element = {
        let shelf = copy(SHELF);
        if let Some(body) = device::document().body() {
            drop(body.append_child(&shelf));
        }
        shelf
    };
}

/// Where a drawing is kept, for the `href` of a `<use>`: under its own name. It is drawn when it is wanted for the first time.
pub fn kept(name: &str, draw: impl FnOnce() -> String) -> String {
    if place_of(name).is_err() {
        keep(name, &draw());
        // Drawing it may have put others there, so the place is looked for only now.
        let (Ok(place) | Err(place)) = place_of(name);
        NAMES.with_borrow_mut(|names| names.insert(place, name.to_owned()));
    }
    format!("#{name}")
}

/// Draws something anew, if it is on the shelf. Whatever shows it shows the new drawing.
pub fn change(name: &str, draw: impl FnOnce() -> String) {
    if place_of(name).is_ok()
        && let Some(element) = device::document().get_element_by_id(name)
    {
        element.set_inner_html(&draw());
    }
}

/// The place of a drawing among the names, or where it would be.
fn place_of(name: &str) -> Result<usize, usize> {
    NAMES.with_borrow(|names| names.binary_search_by(|known| known.as_str().cmp(name)))
}

fn keep(name: &str, drawing: &str) {
    let element = copy(PLACE);
    element.set_inner_html(drawing);
    element.set_id(name);
    // The shelf takes any element.
    THE_SHELF.with(|shelf| drop(shelf.append_child(&element)));
}

/// A card to look at.
pub fn card(drawing: &str) -> Element {
    let card = copy(CARD);
    let face = card.first_element_child().and_then(|face| face.first_element_child());
    if let Some(face) = face {
        drop(face.set_attribute("href", drawing));
    }
    card.unchecked_into()
}

/// Draws what will be wanted, a few at a time, while there is nothing else to do.
pub fn prepare(mut drawings: Box<dyn Iterator<Item = String>>) {
    soon(move || {
        if drawings.by_ref().take(AT_ONCE).count() == AT_ONCE {
            prepare(drawings);
        }
    });
}
