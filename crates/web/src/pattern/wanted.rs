//! Elements that are wanted once they are there.

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// An element of a view, once it is there: `node_ref=wanted`. Of one type for all elements, so that it is compiled once.
#[derive(Clone, Copy)]
pub struct Wanted(RwSignal<Option<SendWrapper<HtmlElement>>>);

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted::new()
    }
}

impl Wanted {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Wanted {
        Wanted(RwSignal::new(None))
    }

    pub(super) fn is(self, element: &Element) {
        self.0.set(Some(SendWrapper::new(element.clone().unchecked_into())));
    }

    /// The element, now and when it comes.
    #[must_use]
    pub fn get(self) -> Option<HtmlElement> {
        self.0.track();
        self.get_untracked()
    }

    /// The element, if it is there now; nothing after the view has gone.
    #[must_use]
    pub fn get_untracked(self) -> Option<HtmlElement> {
        self.0.try_get_untracked().flatten().map(SendWrapper::take)
    }
}
