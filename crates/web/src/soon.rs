//! What is done in the next frame, and what need not be there by then.
//!
//! A table first shows what has happened. Cards take off in the frame that shows it; the log, what is read out, sounds and
//! the title wait until that frame has been drawn.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::IdleRequestOptions;

use crate::device;

/// A page that is never idle goes on after so many milliseconds nevertheless.
const LATEST: u32 = 150;

/// What is to be done, in the order in which it was asked for.
type Works = RefCell<Vec<Box<dyn FnOnce()>>>;

thread_local! {
    static IN_FRAME: Works = const { RefCell::new(Vec::new()) };
    static SOON: Works = const { RefCell::new(Vec::new()) };
    /// Whether a frame has been asked for.
    static ASKED: Cell<bool> = const { Cell::new(false) };
    static FRAME: Closure<dyn FnMut()> = Closure::new(frame);
    static IDLE: Closure<dyn FnMut()> = Closure::new(idle);
}

/// Does something just before the next frame is drawn. A page that nobody sees has none until it is looked at.
pub fn in_frame(work: impl FnOnce() + 'static) {
    IN_FRAME.with_borrow_mut(|works| works.push(Box::new(work)));
    ask();
}

/// Does something as soon as the next frame has been drawn and nothing more urgent is to be done; at once in a page that
/// nobody sees.
pub fn soon(work: impl FnOnce() + 'static) {
    let is_first = SOON.with_borrow_mut(|works| {
        works.push(Box::new(work));
        works.len() == 1
    });
    // Where something waits already, all of it will be done together.
    if !is_first {
        return;
    }
    if device::document().hidden() {
        idle();
    } else {
        ask();
    }
}

/// Has nothing wait any longer when the page is left: it may never be seen again.
pub fn listen() {
    IDLE.with(|idle| {
        let flush = idle.as_ref().unchecked_ref();
        drop(device::document().add_event_listener_with_callback("visibilitychange", flush));
    });
}

fn ask() {
    if !ASKED.replace(true) {
        FRAME.with(|frame| drop(device::window().request_animation_frame(frame.as_ref().unchecked_ref())));
    }
}

fn frame() {
    ASKED.set(false);
    IN_FRAME.take().into_iter().for_each(|work| work());
    if SOON.with_borrow(Vec::is_empty) {
        return;
    }
    let options = IdleRequestOptions::new();
    options.set_timeout(LATEST);
    let asked = IDLE.with(|idle| {
        device::window().request_idle_callback_with_options(idle.as_ref().unchecked_ref(), &options)
    });
    // Not every browser says when it is idle.
    if asked.is_err() {
        set_timeout(idle, Duration::ZERO);
    }
}

fn idle() {
    SOON.take().into_iter().for_each(|work| work());
}
