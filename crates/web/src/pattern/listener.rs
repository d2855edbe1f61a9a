//! What is done on an event.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, Node};

use super::Handler;

/// Listens to an event of a node until it is dropped.
pub struct Listener {
    node: Node,
    name: &'static str,
    captured: bool,
    /// Taken out while it runs.
    handler: Rc<RefCell<Option<Handler>>>,
    called: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Listens from now on.
    pub fn new(node: &Node, name: &'static str, captured: bool, handler: Handler) -> Listener {
        let handler = Rc::new(RefCell::new(Some(handler)));
        let run = Rc::clone(&handler);
        let called = Closure::new(move |event| {
            // What it does may bring the same event again, or another handler.
            let taken = run.take();
            if let Some(mut handler) = taken {
                handler(event);
                run.borrow_mut().get_or_insert(handler);
            }
        });
        let listener = Listener { node: node.clone(), name, captured, handler, called };
        let function = listener.called.as_ref().unchecked_ref();
        drop(node.add_event_listener_with_callback_and_bool(name, function, captured));
        listener
    }

    /// Does something else on it.
    pub fn change(&mut self, handler: Handler) {
        self.handler.replace(Some(handler));
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.called.as_ref().unchecked_ref();
        drop(self.node.remove_event_listener_with_callback_and_bool(self.name, function, self.captured));
    }
}
