//! A start in small steps.
//!
//! The first screen stays in sight until all of the page is there. Until then each part is made in a task of its own, so that
//! a tap on a link of the first screen waits for one of them at most.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use cardshed_view::view;
use leptos::prelude::*;

use crate::device;
use crate::parts::alike::{Show, effect};

/// Nothing is waited for longer than this.
const PATIENCE: Duration = Duration::from_millis(800);

/// How the start goes on. Copies mean the same.
#[derive(Clone, Copy)]
struct Start {
    /// Whether the first screen is still to be seen.
    is_on: StoredValue<bool>,
    /// How many parts are still to be made.
    waiting: StoredValue<u32>,
    /// What is done at the end.
    afterwards: StoredValue<Vec<Box<dyn FnOnce()>>, LocalStorage>,
}

/// Makes [`Later`] wait from now on, and gives what becomes true when the screen is to be made.
pub fn begin() -> RwSignal<bool> {
    let start = Start {
        is_on: StoredValue::new(true),
        waiting: StoredValue::new(0),
        afterwards: StoredValue::new_local(Vec::new()),
    };
    provide_context(start);
    let is_begun = RwSignal::new(false);
    next(move || {
        start.waiting.update_value(|waiting| *waiting += 1);
        is_begun.set(true);
        // By then the screen has been made, and has said which of its parts come later.
        next(move || start.made());
    });
    is_begun
}

/// Does something in a task of its own.
fn next(work: impl FnOnce() + 'static) {
    set_timeout(work, Duration::ZERO);
}

impl Start {
    fn made(self) {
        self.waiting.update_value(|waiting| *waiting -= 1);
        if self.waiting.get_value() == 0 {
            self.is_on.set_value(false);
            if let Some(first) = device::document().get_element_by_id("first") {
                first.remove();
            }
            let afterwards = self.afterwards.try_update_value(std::mem::take).unwrap_or_default();
            afterwards.into_iter().for_each(|work| work());
        }
    }
}

/// Keeps the first screen in sight until something is there that soon will be.
pub fn wait_for(is_there: impl Fn() -> bool + 'static) {
    let start: Start = expect_context();
    if !start.is_on.get_value() {
        return;
    }
    start.waiting.update_value(|waiting| *waiting += 1);
    let is_over = Rc::new(Cell::new(false));
    let end = move || {
        if !is_over.replace(true) {
            next(move || start.made());
        }
    };
    set_timeout(end.clone(), PATIENCE);
    effect(move || {
        if is_there() {
            end();
        }
    });
}

/// Does something once the first screen has gone, unless what asks for it has gone before.
pub fn afterwards(work: impl FnOnce() + 'static) {
    let start: Start = expect_context();
    if !start.is_on.get_value() {
        return work();
    }
    let asker = StoredValue::new(());
    let work: Box<dyn FnOnce()> = Box::new(move || {
        if asker.try_get_value().is_some() {
            work();
        }
    });
    start.afterwards.update_value(|afterwards| afterwards.push(work));
}

/// What is made later while the page starts, and at once afterwards.
#[component]
pub fn Later(children: ChildrenFn) -> impl IntoView {
    let start: Start = expect_context();
    let waits = start.is_on.get_value();
    let is_there = RwSignal::new(!waits);
    if waits {
        start.waiting.update_value(|waiting| *waiting += 1);
        next(move || {
            // The screen may have been left meanwhile.
            let _ = is_there.try_set(true);
            next(move || start.made());
        });
    }
    view! { <Show when=move || is_there.get()>{children()}</Show> }
}
