//! Drawings: what is inside an `<svg>`, given as a text.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::copy;
use crate::device;
use crate::soon::soon;

/// More drawings than all games have cards.
const MOST: usize = 600;

/// So many drawings are read at a time: together they take a fraction of a frame.
const AT_ONCE: usize = 10;

/// Where they are read.
const SCRATCH: &str = "~<g></g>";

thread_local! {
    /// Drawings as a browser has read them, in order. To copy one takes it a fraction of the time of reading it again.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}

/// A drawing as a text, and what a browser has read.
type Known = (String, Node);

/// Where a drawing is, or would be.
fn find(known: &[Known], drawing: &str) -> Result<usize, usize> {
    known.binary_search_by(|(text, _)| text.as_str().cmp(drawing))
}

/// Makes this the drawing inside an element of an `<svg>`, or that itself.
pub fn draw(element: &Element, drawing: &str) {
    let known = KNOWN.with_borrow(|known| {
        let (_, node) = &known[find(known, drawing).ok()?];
        node.clone_node_with_deep(true).ok()
    });
    match known {
        Some(copy) => element.replace_children_with_node_1(&copy),
        None => {
            element.set_inner_html(drawing);
            remember(element, drawing);
        }
    }
}

/// Reads drawings that will be wanted, a few at a time, while there is nothing else to do.
pub fn prepare(mut drawings: Box<dyn Iterator<Item = String>>) {
    soon(move || {
        let scratch = copy(SCRATCH);
        let mut is_over = true;
        for drawing in drawings.by_ref().take(AT_ONCE) {
            is_over = false;
            draw(&scratch, &drawing);
        }
        if !is_over {
            prepare(drawings);
        }
    });
}

fn remember(element: &Element, drawing: &str) {
    let range = device::document().create_range().ok();
    let content = range.and_then(|range| {
        range.select_node_contents(element).ok()?;
        range.clone_contents().ok()
    });
    if let Some(content) = content {
        KNOWN.with_borrow_mut(|known| {
            if let Err(place) = find(known, drawing)
                && known.len() < MOST
            {
                known.insert(place, (drawing.to_owned(), content.unchecked_into()));
            }
        });
    }
}
