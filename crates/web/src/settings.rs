//! What a person has chosen for this browser.

use cardshed_protocol::Name;
use cardshed_rules::fields::{self, Fields};
use cardshed_text::Language;
use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, KeyboardEvent, StorageEvent};

use crate::parts::alike::{effect_after, settle};
use crate::{device, words};

/// Where the settings are kept. `early.js` reads them too.
const PLACE: &str = "cardshed.settings";

/// What a person has chosen for this browser.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// What they are called; asked for once.
    pub name: Option<Name>,
    /// The code of the language, if it is not the browser's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How large cards are.
    pub cards: CardSize,
    /// Whether cards fly.
    pub motion: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether called values are spoken.
    pub speech: bool,
    /// Whether buttons are for the left hand.
    pub left_hand: bool,
    /// Whether colours are named on the cards.
    pub colour_names: bool,
    /// Whether letters and digits play.
    pub keys: bool,
    /// Whether the browser may tell when it is one's turn.
    pub notices: bool,
}

cardshed_rules::by_name!(Settings {
    name, language, theme = Fields::take_or_default, cards = Fields::take_or_default, motion = or_yes, sound = or_yes,
    speech = Fields::take_or_default, left_hand = Fields::take_or_default, colour_names = Fields::take_or_default,
    keys = or_yes, notices = Fields::take_or_default
});

/// A setting that is on unless somebody has said otherwise.
fn or_yes(fields: &mut Fields, name: &'static str) -> Result<bool, fields::Error> {
    fields.take(name).map(|said: Option<bool>| said.unwrap_or(true))
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: None,
            language: None,
            theme: Theme::Auto,
            cards: CardSize::Medium,
            motion: true,
            sound: true,
            speech: false,
            left_hand: false,
            colour_names: false,
            keys: true,
            notices: false,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

cardshed_rules::worded!(impl[] Theme { Auto, Light, Dark });

/// How large cards are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSize {
    /// More fit on the screen.
    Small,
    /// The usual size.
    #[default]
    Medium,
    /// Easier to read.
    Large,
}

cardshed_rules::worded!(impl[] CardSize { Small, Medium, Large });

impl Settings {
    /// The language of the page: the chosen one, or the best of the browser's.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.as_deref().and_then(Language::parse).unwrap_or_else(|| {
            let wanted = device::languages();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            Language::choose(&wanted)
        })
    }

    /// Whether cards fly: it is wanted here, and the system has nothing against it.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.motion && !device::wants_stillness()
    }
}

/// The settings of this browser as it has kept them.
#[must_use]
pub fn kept() -> Settings {
    device::kept(PLACE).unwrap_or_default()
}

/// The settings of this browser, kept and in force from now on. Components find them with [`settings`].
pub fn provide() {
    let settings = RwSignal::new(kept());
    provide_context(settings);
    effect_after(move |before: Option<()>| {
        settings.with(|settings| {
            // To begin with they are as they were kept.
            if before.is_some() {
                device::keep(PLACE, settings);
            }
            words::speak(settings.language());
            show(settings);
        });
    });
    follow(settings);
    hold_keys(settings);
}

/// Has all tabs of the browser agree: what is chosen in another one holds here too, and is not overwritten from here. The
/// system may want other movement in the middle of a visit, which is looked at again at the same time.
fn follow(settings: RwSignal<Settings>) {
    let again = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        // Games are kept in the same place, and where nothing can be kept what was chosen holds for this visit.
        let is_ours =
            event.dyn_ref::<StorageEvent>().is_some_and(|event| event.key().as_deref() == Some(PLACE));
        if let Some(kept) = is_ours.then(|| device::kept(PLACE)).flatten() {
            settle(settings, kept);
        }
        untrack(|| settings.with_untracked(show));
    });
    let heard = again.as_ref().unchecked_ref();
    drop(device::window().add_event_listener_with_callback("storage", heard));
    device::follow_stillness(heard);
    // As long as the page is there.
    again.forget();
}

/// Where letters and digits are not to play, nobody hears of them before what has the focus does: they may come from
/// speech, or from a hand that trembles. What they write in a field they write nevertheless. The space bar is neither.
fn hold_keys(settings: RwSignal<Settings>) {
    let hold = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        let key = event.key();
        let is_letter = key != " " && key.chars().nth(1).is_none();
        if is_letter && !settings.with_untracked(|settings| settings.keys) {
            event.stop_immediate_propagation();
        }
    });
    let heard = hold.as_ref().unchecked_ref();
    for kind in ["keydown", "keyup"] {
        drop(device::window().add_event_listener_with_callback_and_bool(kind, heard, true));
    }
    hold.forget();
}

/// The settings of this browser.
///
/// # Panics
/// Outside of the components of the page.
#[must_use]
pub fn settings() -> RwSignal<Settings> {
    expect_context()
}

/// Puts what styles depend on where they find it.
fn show(settings: &Settings) {
    let Some(root) = device::document().document_element() else { return };
    let set = |name: &str, value: &str| drop(root.set_attribute(name, value));
    set("lang", words::words().language().code());
    // `early.js` has the browser's own bar follow.
    match settings.theme {
        Theme::Auto => drop(root.remove_attribute("data-theme")),
        Theme::Light => set("data-theme", "light"),
        Theme::Dark => set("data-theme", "dark"),
    }
    set(
        "data-cards",
        match settings.cards {
            CardSize::Small => "small",
            CardSize::Medium => "medium",
            CardSize::Large => "large",
        },
    );
    set("data-motion", if settings.moves() { "on" } else { "off" });
    set("data-hand", if settings.left_hand { "left" } else { "right" });
    set("data-keys", if settings.keys { "on" } else { "off" });
    set("data-colour-names", if settings.colour_names { "on" } else { "off" });
}
