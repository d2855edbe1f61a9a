//! Drawings: what is inside an `<svg>`, given as a text.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use crate::device;

/// More drawings than all games have cards.
const MOST: usize = 600;

thread_local! {
    /// Drawings as a browser has read them. To copy one takes it a fraction of the time of reading it again.
    static KNOWN: RefCell<Vec<(String, Node)>> = const { RefCell::new(Vec::new()) };
}

/// Makes this the drawing inside an element of an `<svg>`, or that itself.
pub fn draw(element: &Element, drawing: &str) {
    let known = KNOWN.with_borrow(|known| {
        let (_, node) = known.iter().find(|(text, _)| text == drawing)?;
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

fn remember(element: &Element, drawing: &str) {
    let range = device::document().create_range().ok();
    let content = range.and_then(|range| {
        range.select_node_contents(element).ok()?;
        range.clone_contents().ok()
    });
    if let Some(content) = content {
        KNOWN.with_borrow_mut(|known| {
            if known.len() < MOST {
                known.push((drawing.to_owned(), content.unchecked_into()));
            }
        });
    }
}
