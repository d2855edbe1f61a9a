//! Keys that mean something wherever the focus is, except where they are meant for something else.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::device;

/// Whether what a key was pressed on, or something around it, is one of these.
#[must_use]
pub fn is_on(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Whether somebody writes, answers a dialog, or uses a key of the browser's own. Alt is for the board to decide.
#[must_use]
pub fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let in_dialog = || device::document().query_selector("dialog[open]").ok().flatten().is_some();
    event.ctrl_key()
        || event.meta_key()
        || event.default_prevented()
        || is_on(event, "input, textarea, select, [contenteditable], .overlay")
        || in_dialog()
}
