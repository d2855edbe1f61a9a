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

/// A card to look at, before it is drawn.
const CARD: &str = r#"<span class="card"><svg class="face" viewBox="0 0 90 126"></svg></span>"#;

thread_local! {
    /// Drawings as a browser has read them.
    static DRAWINGS: Known = const { Known::new() };
    /// Cards with these drawings.
    static CARDS: Known = const { Known::new() };
}

/// What a browser has made of texts, in the order of these. To copy it takes a fraction of the time of making it again.
struct Known(RefCell<Vec<(String, Node)>>);

impl Known {
    const fn new() -> Known {
        Known(RefCell::new(Vec::new()))
    }

    /// Where something is, or would be.
    fn find(known: &[(String, Node)], drawing: &str) -> Result<usize, usize> {
        known.binary_search_by(|(text, _)| text.as_str().cmp(drawing))
    }

    /// A copy of what was made of a drawing.
    fn copy(&self, drawing: &str) -> Option<Node> {
        let known = self.0.borrow();
        let (_, node) = &known[Known::find(&known, drawing).ok()?];
        node.clone_node_with_deep(true).ok()
    }

    /// Keeps what was made of a drawing.
    fn keep(&self, drawing: &str, node: Node) {
        let mut known = self.0.borrow_mut();
        if let Err(place) = Known::find(&known, drawing)
            && known.len() < MOST
        {
            known.insert(place, (drawing.to_owned(), node));
        }
    }
}

/// Makes this the drawing inside an element of an `<svg>`, or that itself.
pub fn draw(element: &Element, drawing: &str) {
    match DRAWINGS.with(|drawings| drawings.copy(drawing)) {
        Some(copy) => element.replace_children_with_node_1(&copy),
        None => {
            element.set_inner_html(drawing);
            remember(element, drawing);
        }
    }
}

/// A card to look at.
pub fn card(drawing: &str) -> Element {
    let card = CARDS.with(|cards| cards.copy(drawing)).unwrap_or_else(|| {
        let card = copy(CARD);
        if let Some(face) = card.first_element_child() {
            draw(&face, drawing);
        }
        if let Ok(copy) = card.clone_node_with_deep(true) {
            CARDS.with(|cards| cards.keep(drawing, copy));
        }
        card.into()
    });
    card.unchecked_into()
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
        DRAWINGS.with(|drawings| drawings.keep(drawing, content.unchecked_into()));
    }
}
