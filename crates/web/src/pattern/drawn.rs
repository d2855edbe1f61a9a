//! A filled pattern on the screen.

use std::cell::RefCell;

use leptos::prelude::*;
use rustc_hash::FxHashMap;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTemplateElement, Node};

use super::Fill;
use super::listener::Listener;
use super::places::{Live, Place, Value};
use super::slot::Held;
use crate::device;

thread_local! {
    /// The elements of each pattern, to be copied. Patterns are told apart by where their texts are.
    static PATTERNS: RefCell<FxHashMap<*const str, Node>> = RefCell::default();
}

/// A filled pattern.
pub struct Drawn {
    pattern: &'static str,
    fills: SendWrapper<Vec<Fill>>,
}

impl Drawn {
    /// A pattern, and what is filled in.
    pub fn new(pattern: &'static str, fills: Vec<Fill>) -> Drawn {
        Drawn { pattern, fills: SendWrapper::new(fills) }
    }
}

/// What is on the screen of it.
pub struct DrawnState {
    pattern: &'static str,
    root: Element,
    filled: Vec<Filled>,
}

/// A place that is filled.
struct Filled {
    place: Place,
    node: Node,
    with: With,
}

/// What a place is filled with.
enum With {
    /// An attribute, a class or a property that stays.
    Still(Option<Value>),
    /// One that changes.
    Live(Live),
    /// What is done on an event.
    Handler(Listener),
    /// A child.
    Child(Held),
}

impl Render for Drawn {
    type State = DrawnState;

    fn build(self) -> DrawnState {
        let mut parts = self.pattern.split('\0');
        let root = copy(self.pattern, parts.next().unwrap_or_default());
        let mut node: Node = root.clone().into();
        let filled = parts.zip(self.fills.take()).map(|(part, fill)| {
            let way = part.find(|step| !matches!(step, 'd' | 'n' | 'u')).unwrap_or(part.len());
            for step in part[..way].bytes() {
                let next = match step {
                    b'd' => node.first_child(),
                    b'n' => node.next_sibling(),
                    _ => node.parent_node(),
                };
                node = next.expect("a pattern knows its own nodes");
            }
            let place = Place::read(&part[way..]);
            let with = place_in(place, &node, fill, None);
            Filled { place, node: node.clone(), with }
        });
        let filled = filled.collect();
        DrawnState { pattern: self.pattern, root, filled }
    }

    fn rebuild(self, state: &mut DrawnState) {
        if std::ptr::eq(self.pattern, state.pattern) {
            for (filled, fill) in state.filled.iter_mut().zip(self.fills.take()) {
                filled.change(fill);
            }
            return;
        }
        let mut new = self.build();
        state.root.insert_before_this(&mut new);
        state.root.unmount();
        *state = new;
    }
}

impl Filled {
    fn change(&mut self, fill: Fill) {
        match (&mut self.with, fill) {
            (With::Handler(listener), Fill::Handler(handler)) => listener.change(handler),
            (With::Child(held), fill) => held.change(fill, &self.node),
            (with, fill) => {
                let before = match with {
                    With::Still(value) => Some(value.take()),
                    With::Live(live) => live.last(),
                    With::Handler(_) | With::Child(_) => None,
                };
                *with = place_in(self.place, &self.node, fill, before);
            }
        }
    }
}

/// Fills in something for the first time, or instead of what was there before.
fn place_in(place: Place, node: &Node, fill: Fill, before: Option<Option<Value>>) -> With {
    match (place, fill) {
        (Place::Child, fill) => With::Child(Held::new(fill, node)),
        (Place::Event { name, captured }, Fill::Handler(handler)) => {
            With::Handler(Listener::new(node, name, captured, handler))
        }
        (_, Fill::Node(wanted)) => {
            wanted.is(node.unchecked_ref());
            With::Still(None)
        }
        (_, Fill::Live(read)) => With::Live(place.live(node.unchecked_ref(), read, before)),
        (_, fill) => With::Still(place.set(node.unchecked_ref(), &fill, before)),
    }
}

/// A copy of the elements of a pattern.
pub fn copy(pattern: &'static str, html: &str) -> Element {
    PATTERNS.with_borrow_mut(|patterns| {
        let original = patterns.entry(std::ptr::from_ref(pattern)).or_insert_with(|| parse(html));
        let copy = device::document().import_node_with_deep(original, true);
        copy.expect("an element can be copied").unchecked_into()
    })
}

fn parse(html: &str) -> Node {
    let template: HtmlTemplateElement =
        device::document().create_element("template").expect("HTML has templates").unchecked_into();
    let content: Node = template.content().into();
    let drawing = html.strip_prefix('~');
    match drawing {
        Some(part) => template.set_inner_html(&format!("<svg>{part}</svg>")),
        None => template.set_inner_html(html),
    }
    let first = content.first_child();
    let root = if drawing.is_some() { first.and_then(|svg| svg.first_child()) } else { first };
    root.expect("a pattern has an element")
}

impl Mountable for DrawnState {
    fn unmount(&mut self) {
        self.root.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.root.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.root.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.root.clone()]
    }
}

/// Views that are drawn in browsers only, as all of the page is.
macro_rules! in_browsers_only {
    ($view:ty) => {
        leptos::tachys::no_attrs!($view);

        impl leptos::tachys::view::RenderHtml for $view {
            type AsyncOutput = $view;
            type Owned = $view;

            const MIN_LENGTH: usize = 0;

            fn dry_resolve(&mut self) {}

            async fn resolve(self) -> $view {
                self
            }

            fn to_html_with_buf(
                self,
                _: &mut String,
                _: &mut leptos::tachys::view::Position,
                _: bool,
                _: bool,
                _: Vec<leptos::tachys::html::attribute::any_attribute::AnyAttribute>,
            ) {
            }

            fn hydrate<const FROM_SERVER: bool>(
                self,
                _: &leptos::tachys::hydration::Cursor,
                _: &leptos::tachys::view::PositionState,
            ) -> Self::State {
                self.build()
            }

            fn into_owned(self) -> $view {
                self
            }
        }
    };
}

pub(super) use in_browsers_only;

in_browsers_only!(Drawn);
