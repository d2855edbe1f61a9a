//! A view that changes and is no element.

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use web_sys::{Comment, Element, Node};

use super::Fill;
use super::drawn::in_browsers_only;
use super::slot::Held;
use crate::device;

/// Something to fill in by itself.
pub struct Alone(SendWrapper<Fill>);

impl Alone {
    /// What is filled in.
    pub fn new(fill: Fill) -> Alone {
        Alone(SendWrapper::new(fill))
    }
}

/// What is on the screen of it: what is filled in, and after that a marker.
pub struct AloneState {
    held: Held,
    marker: Comment,
}

impl Render for Alone {
    type State = AloneState;

    fn build(self) -> AloneState {
        let marker = device::document().create_comment("");
        AloneState { held: Held::new(self.0.take(), &marker), marker }
    }

    fn rebuild(self, state: &mut AloneState) {
        state.held.change(self.0.take(), &state.marker);
    }
}

impl Mountable for AloneState {
    fn unmount(&mut self) {
        self.held.with_mut(|content| content.map(Mountable::unmount));
        self.marker.unmount();
    }

    fn mount(&mut self, parent: &Element, before: Option<&Node>) {
        self.marker.mount(parent, before);
        self.held.with_mut(|content| content.map(|content| content.mount(parent, Some(&self.marker))));
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.held.with(|content| content.unwrap_or(&self.marker).insert_before_this(child))
    }

    fn elements(&self) -> Vec<Element> {
        self.held.with(|content| content.map(Mountable::elements)).unwrap_or_default()
    }
}

in_browsers_only!(Alone);
