//! Notifications of the browser, for somebody who looks at something else. The service worker shows them (`sw.js`): browsers
//! of phones let nobody else. Where there is none, the page does.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorker};

use crate::device;

thread_local! {
    /// Of which table something was told that still stands.
    static TOLD: RefCell<Option<String>> = const { RefCell::new(None) };
    /// What stands, where the page has shown it.
    static SHOWN: RefCell<Option<Notification>> = const { RefCell::new(None) };
    /// Whether it was tried in vain.
    static FAILED: Cell<bool> = const { Cell::new(false) };
}

fn has_them() -> bool {
    Reflect::has(&device::window(), &"Notification".into()).unwrap_or(false)
}

/// Whether the browser lets this page tell of things, as far as is known.
#[must_use]
pub fn is_allowed() -> bool {
    has_them() && !FAILED.get() && Notification::permission() == NotificationPermission::Granted
}

/// Asks the browser for leave, and says whether the page can tell of things.
pub async fn ask() -> bool {
    if !has_them() {
        return false;
    }
    if let Ok(answer) = Notification::request_permission() {
        drop(JsFuture::from(answer).await);
    }
    FAILED.set(false);
    // There is no other way to find out than to try.
    if is_allowed() && worker().is_none() {
        show("Cardshed", "");
        hide();
    }
    is_allowed()
}

/// Tells something of the table at this address, if nobody looks at it. It takes the place of what was told before.
pub fn tell(title: &str) {
    if !device::document().hidden() || !is_allowed() {
        return;
    }
    let place = device::window().location().pathname().unwrap_or_default();
    if !post(title.into(), &place) {
        show(title, &place);
    }
    TOLD.set(Some(place));
}

/// What was told is over, or seen.
pub fn is_over() {
    if let Some(place) = TOLD.take() {
        hide();
        post(JsValue::NULL, &place);
    }
}

fn worker() -> Option<ServiceWorker> {
    device::workers()?.controller()
}

/// Has the worker tell something of a place, or nothing any more. Says whether there is one.
fn post(title: JsValue, place: &str) -> bool {
    worker().is_some_and(|worker| worker.post_message(&Array::of2(&title, &place.into())).is_ok())
}

fn show(title: &str, place: &str) {
    let options = NotificationOptions::new();
    options.set_tag(place);
    let shown = Notification::new_with_options(title, &options);
    FAILED.set(shown.is_err());
    SHOWN.set(shown.ok());
}

fn hide() {
    if let Some(shown) = SHOWN.take() {
        shown.close();
    }
}
