//! Places of a pattern between nodes: texts and views.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyViewState;
use web_sys::{Node, Text};

use super::Fill;
use super::following::{Following, When};
use crate::device;

/// What is before a marker.
#[derive(Default)]
enum Slot {
    #[default]
    Empty,
    Text(Text, Cow<'static, str>),
    View(AnyViewState),
}

/// A child: one that stays, or one that changes.
pub struct Held(Kind);

enum Kind {
    Still(Slot),
    Live(
        Rc<RefCell<Slot>>,
        #[expect(dead_code, reason = "it is followed as long as this is there")] Following,
    ),
}

impl Held {
    /// Fills in a child before its marker.
    pub fn new(fill: Fill, marker: &Node) -> Held {
        let mut held = Held(Kind::Still(Slot::Empty));
        held.change(fill, marker);
        held
    }

    /// Fills in another one, and keeps of the one before what fits.
    pub fn change(&mut self, fill: Fill, marker: &Node) {
        let mut slot = match &mut self.0 {
            Kind::Still(slot) => std::mem::take(slot),
            Kind::Live(slot, _) => slot.take(),
        };
        self.0 = match fill {
            Fill::Live(mut read) => {
                let (marker, slot) = (marker.clone(), Rc::new(RefCell::new(slot)));
                let live = Rc::clone(&slot);
                let following = Following::now(When::AtOnce, move || {
                    let now = read().now();
                    live.borrow_mut().put(now, &marker);
                });
                Kind::Live(slot, following)
            }
            fill => {
                slot.put(fill, marker);
                Kind::Still(slot)
            }
        };
    }

    /// Looks at what is there.
    pub fn with<R>(&self, look: impl FnOnce(Option<&dyn Mountable>) -> R) -> R {
        match &self.0 {
            Kind::Still(slot) => look(slot.mountable()),
            Kind::Live(slot, _) => look(slot.borrow().mountable()),
        }
    }

    /// Changes where it is.
    pub fn with_mut<R>(&mut self, change: impl FnOnce(Option<&mut dyn Mountable>) -> R) -> R {
        match &mut self.0 {
            Kind::Still(slot) => change(slot.mountable_mut()),
            Kind::Live(slot, _) => change(slot.borrow_mut().mountable_mut()),
        }
    }
}

impl Slot {
    fn put(&mut self, fill: Fill, marker: &Node) {
        match (&mut *self, fill) {
            (Slot::Text(node, before), Fill::Text(text)) => {
                if *before != text {
                    node.set_data(&text);
                    *before = text;
                }
            }
            (Slot::View(state), Fill::View(view)) => view.rebuild(state),
            (_, fill) => {
                self.clear();
                *self = Slot::new(fill, marker);
            }
        }
    }

    fn new(fill: Fill, marker: &Node) -> Slot {
        let mut slot = match fill {
            Fill::Text(text) => Slot::Text(device::document().create_text_node(&text), text),
            Fill::View(view) => Slot::View(view.build()),
            _ => Slot::Empty,
        };
        // A marker that is nowhere yet takes what is before it along when it comes somewhere.
        if let (Some(content), Some(parent)) = (slot.mountable_mut(), marker.parent_element()) {
            content.mount(&parent, Some(marker));
        }
        slot
    }

    fn clear(&mut self) {
        if let Some(content) = self.mountable_mut() {
            content.unmount();
        }
    }

    fn mountable(&self) -> Option<&dyn Mountable> {
        match self {
            Slot::Empty => None,
            Slot::Text(node, _) => Some(node),
            Slot::View(state) => Some(state),
        }
    }

    fn mountable_mut(&mut self) -> Option<&mut dyn Mountable> {
        match self {
            Slot::Empty => None,
            Slot::Text(node, _) => Some(node),
            Slot::View(state) => Some(state),
        }
    }
}
