//! Places of a pattern between nodes: texts and views.

use std::borrow::Cow;

use leptos::prelude::*;
use leptos::tachys::view::any_view::AnyViewState;
use web_sys::{Node, Text};

use super::{Alive, Fill};
use crate::device;

/// What is before a marker.
enum Slot {
    Empty,
    Text(Text, Cow<'static, str>),
    View(AnyViewState),
}

/// A child: one that stays, or one that changes.
pub struct Held(Kind);

enum Kind {
    Still(Slot),
    Live(RenderEffect<Slot>),
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
            Kind::Still(slot) => std::mem::replace(slot, Slot::Empty),
            Kind::Live(effect) => effect.take_value().unwrap_or(Slot::Empty),
        };
        self.0 = match fill {
            Fill::Live(mut read) => {
                let (marker, alive) = (marker.clone(), Alive::here());
                Kind::Live(RenderEffect::new_with_value(
                    move |slot: Option<Slot>| {
                        let mut slot = slot.unwrap_or(Slot::Empty);
                        if alive.is() {
                            slot.put(read().now(), &marker);
                        }
                        slot
                    },
                    Some(slot),
                ))
            }
            fill => {
                slot.put(fill, marker);
                Kind::Still(slot)
            }
        };
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
        let Some(parent) = marker.parent_element() else { return Slot::Empty };
        match fill {
            Fill::Text(text) => {
                let node = device::document().create_text_node(&text);
                drop(parent.insert_before(&node, Some(marker)));
                Slot::Text(node, text)
            }
            Fill::View(view) => {
                let mut state = view.build();
                state.mount(&parent, Some(marker));
                Slot::View(state)
            }
            _ => Slot::Empty,
        }
    }

    fn clear(&mut self) {
        match self {
            Slot::Empty => {}
            Slot::Text(node, _) => node.remove(),
            Slot::View(state) => state.unmount(),
        }
    }
}
