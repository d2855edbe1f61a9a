//! The browser this runs in: its clock, its storage, its chance.

use std::cell::RefCell;

use js_sys::{Array, Promise, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, FocusOptions, HtmlElement, MediaQueryList, ServiceWorkerContainer, Storage, Window};

/// The window of the page.
#[must_use]
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document of the page.
#[must_use]
pub fn document() -> Document {
    thread_local! {
        /// Asked for all the time, and always the same.
        static DOCUMENT: Document = window().document().expect("a window has a document");
    }
    DOCUMENT.with(Document::clone)
}

/// Milliseconds since the page was opened, with fractions.
#[must_use]
pub fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Milliseconds since 1970.
#[must_use]
pub fn today() -> u64 {
    js_sys::Date::now() as u64
}

/// Bytes nobody can guess.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("browsers have random numbers");
    bytes
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under that name, if it is there and can be read.
#[must_use]
pub fn kept<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(name).ok().flatten()?;
    json(&text)
}

/// Reads something from JSON, if it is that. It goes by way of any JSON: so each type is compiled to be read from that
/// alone, and not from text as well.
#[must_use]
pub fn json<T: DeserializeOwned>(text: &str) -> Option<T> {
    let any: serde_json::Value = serde_json::from_str(text).ok()?;
    T::deserialize(any).ok()
}

/// Keeps something under a name for the next visit, and says whether the browser does. One that keeps nothing for us (a
/// private window, a full disk) forgets it with the page.
pub fn keep<T: Serialize>(name: &str, value: &T) -> bool {
    let text = serde_json::to_string(value);
    storage().zip(text.ok()).is_some_and(|(storage, text)| storage.set_item(name, &text).is_ok())
}

/// Whether anything is kept under that name.
#[must_use]
pub fn has(name: &str) -> bool {
    storage().is_some_and(|storage| storage.get_item(name).is_ok_and(|text| text.is_some()))
}

thread_local! {
    /// What one screen leaves for another; browsers that keep it for a reload do so as well.
    static HANDED_OVER: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Leaves a text under a name for another screen of this visit, in place of what was left before.
pub fn hand_over(name: &str, text: &str) {
    keep_for_reload(name, text);
    HANDED_OVER.set(Some((name.to_owned(), text.to_owned())));
}

/// What another screen has left under that name.
#[must_use]
pub fn handed_over(name: &str) -> Option<String> {
    let here = HANDED_OVER.with_borrow(|left| left.clone().filter(|(left, _)| left == name));
    here.map(|(_, text)| text).or_else(|| kept_for_reload(name))
}

/// Keeps a text under a name until this tab is closed, in place of what was kept there before.
pub fn keep_for_reload(name: &str, text: &str) {
    if let Some(storage) = window().session_storage().ok().flatten() {
        drop(storage.remove_item(name));
        drop(storage.set_item(name, text));
    }
}

/// What this tab has kept under that name.
#[must_use]
pub fn kept_for_reload(name: &str) -> Option<String> {
    window().session_storage().ok().flatten()?.get_item(name).ok().flatten()
}

/// Forgets what was kept under a name.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        drop(storage.remove_item(name));
    }
}

thread_local! {
    /// It always says how things are at the moment.
    static STILLNESS: Option<MediaQueryList> =
        window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
}

/// Whether the browser's user wants little movement.
#[must_use]
pub fn wants_stillness() -> bool {
    STILLNESS.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
}

/// Has `heard` called when the browser's user wants another movement.
pub fn follow_stillness(heard: &js_sys::Function) {
    STILLNESS.with(|query| {
        if let Some(query) = query {
            query.set_onchange(Some(heard));
        }
    });
}

/// The languages the browser asks for, best first.
#[must_use]
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// The service workers of the page. They are only there where it is served safely: https, or this very machine.
#[must_use]
pub fn workers() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has_them = Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    has_them.then(|| navigator.service_worker())
}

/// Has the browser keep the page for visits without a network, with the words and rules of that language. With another one
/// this is another worker, and so will be the one of the next version.
pub fn keep_for_offline(language: &str) {
    if let Some(workers) = workers() {
        let registered = workers.register(&format!("/sw.js?{language}"));
        wasm_bindgen_futures::spawn_local(async move {
            // A private window may not allow it, and without a network there is none to register: the page does without.
            drop(JsFuture::from(registered).await);
        });
    }
}

/// Gives the focus to the first element that a selector finds. Nothing is scrolled for it. Says whether there is one.
pub fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let quietly = FocusOptions::new();
    quietly.set_prevent_scroll(true);
    let found = found.map(JsCast::unchecked_into::<HtmlElement>);
    found.is_some_and(|element| element.focus_with_options(&quietly).is_ok())
}

/// Where the words of a language are, as `boot.js` says.
#[must_use]
pub fn words_address(language: &str) -> Option<String> {
    let addresses = Reflect::get(&window(), &"words".into()).ok()?;
    Reflect::get(&addresses, &language.into()).ok()?.as_string()
}

/// The words that `boot.js` has asked for, if they are of that language.
pub async fn brought_words(language: &str) -> Option<String> {
    let words: Promise = Reflect::get(&window(), &"brought".into()).ok()?.dyn_into().ok()?;
    let found: Array = JsFuture::from(words).await.ok()?.dyn_into().ok()?;
    found.get(1).as_string().filter(|_| found.get(0) == language)
}

/// Whether a table for that game was asked for on the first screen, before this page was there. It is told once.
#[must_use]
pub fn was_wanted(game: &str) -> bool {
    let (window, place) = (window(), "wanted".into());
    let found = Reflect::get(&window, &place).is_ok_and(|wanted| wanted == game);
    found && Reflect::delete_property(&window, &place).is_ok()
}

/// Waits so many milliseconds.
pub async fn pause(millis: i32) {
    let wait = Promise::new(&mut |resolve, _| {
        drop(window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis));
    });
    drop(JsFuture::from(wait).await);
}

/// Something that will be done later, unless it is forgotten before.
pub struct Timer {
    id: i32,
    // The browser calls into it: it must live as long.
    _work: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does `work` after so many milliseconds.
    #[must_use]
    pub fn after(millis: f64, work: impl FnOnce() + 'static) -> Timer {
        let work = Closure::once(work);
        let millis = millis.clamp(0.0, f64::from(i32::MAX)) as i32;
        let id = window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(work.as_ref().unchecked_ref(), millis)
            .expect("a window has timers");
        Timer { id, _work: work }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        window().clear_timeout_with_handle(self.id);
    }
}

/// A timer that can be set again, from within its own work too.
#[derive(Default)]
pub struct Alarm(RefCell<Option<Timer>>);

impl Alarm {
    /// Does `work` after so many milliseconds, and nothing that was set before.
    pub fn set(&self, millis: f64, work: impl FnOnce() + 'static) {
        let old = self.0.replace(Some(Timer::after(millis, work)));
        // It may be the one whose work is running: it has to outlive it.
        if let Some(old) = old {
            wasm_bindgen_futures::spawn_local(async move { drop(old) });
        }
    }

    /// Does nothing of what was set.
    pub fn stop(&self) {
        self.0.replace(None);
    }
}
