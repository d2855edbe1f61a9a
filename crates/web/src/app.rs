//! The page as a whole: settings, language, and which screen is shown at which address.

use std::time::Duration;

use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;
use web_sys::Element;

use crate::address::{self, Address, Screen, address};
use crate::device;
use crate::faces::{self, halves::WEAVES};
use crate::parts::alike::{Memo, effect, effect_after, effect_soon};
use crate::parts::announce::{self, Announcer};
use crate::parts::flight::{self, Sky};
use crate::parts::later::{self, Later, afterwards};
use crate::screens::home::Home;
use crate::screens::learn::{Learn, Lessons};
use crate::screens::local::LocalTable;
use crate::screens::missing::Missing;
use crate::screens::remote::RemoteTable;
use crate::screens::replay::Replay;
use crate::screens::rules::Rules;
use crate::screens::settings::SettingsScreen;
use crate::settings;
use crate::soon;
use crate::t;
use crate::words::words;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::provide();
    announce::provide();
    flight::provide();
    address::follow();
    soon::listen();
    faces::follow_language();
    let address = address();
    let screen = Memo::new(move |_| address.with(Address::screen));
    tell_where();
    let is_begun = later::begin();
    let is_there = RwSignal::new(false);
    afterwards(move || is_there.set(true));
    effect_soon(move || {
        if is_there.get() {
            device::keep_for_offline(words().language().code());
        }
    });
    view! {
        <a class="skip" href="#main">{t!("skip-to-main")}</a>
        {move || is_begun.get().then(|| match screen.get() {
            Screen::Home => view! { <Home/> },
            Screen::Play => view! { <LocalTable/> },
            Screen::Table => view! { <RemoteTable/> },
            Screen::Replay => view! { <Replay/> },
            Screen::Rules => view! { <Rules/> },
            Screen::Lessons => view! { <Lessons/> },
            Screen::Learn => view! { <Learn/> },
            Screen::Settings => view! { <SettingsScreen/> },
            Screen::Missing => view! { <Missing/> },
        })}
        <Later><svg width="0" height="0" aria-hidden="true"><defs inner_html=WEAVES></defs></svg></Later>
        <Announcer/>
        <Sky/>
    }
}

/// Says where one is in the title, and takes the focus along to another screen: without that, who does not see it would not
/// learn that there is one.
fn tell_where() {
    let address = address();
    let path = Memo::new(move |_| address.with(|address| address.path.clone()));
    // A table says more than this, and says it afterwards.
    effect(move || device::document().set_title(&path.with(|path| title(path))));
    effect_after(move |before: Option<()>| {
        path.track();
        // Once the screen is there; not at first, when somebody may be reading already.
        if before.is_some() {
            let from = device::document().active_element();
            set_timeout(move || arrive(path, from, TRIES), Duration::ZERO);
        }
    });
}

fn title(path: &str) -> String {
    let (words, address) = (words(), Address::read(path));
    let game = address.game().map(|game| games::name(&words, game));
    let screen = match address.screen() {
        Screen::Home | Screen::Play | Screen::Table => None,
        Screen::Replay => Some(words.get("replay-title")),
        Screen::Rules => Some(words.get("rules")),
        Screen::Lessons | Screen::Learn => Some(words.get("learn")),
        Screen::Settings => Some(words.get("settings")),
        Screen::Missing => Some(words.get("missing-title")),
    };
    let parts = [game, screen, Some("Cardshed".to_owned())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" – ")
}

/// How long to wait for a table that has not answered yet, each time.
const AGAIN: Duration = Duration::from_millis(300);

/// So often the heading of a screen is looked for: a table that does not answer for longer says so itself.
const TRIES: u32 = 30;

/// Gives the focus to the heading of a new screen, unless it has been taken on from where it was when that was asked for.
fn arrive(path: Memo<String>, from: Option<Element>, tries: u32) {
    let document = device::document();
    let focus = document.active_element();
    let is_free =
        focus.as_ref().is_none_or(|focus| from.as_ref() == Some(focus) || focus.tag_name() == "BODY");
    if !is_free || tries == 0 {
        return;
    }
    match document.query_selector("h1") {
        Ok(Some(heading)) => {
            drop(heading.set_attribute("tabindex", "-1"));
            device::focus("h1");
        }
        _ => {
            let here = path.get_untracked();
            let again = move || {
                // Another screen has its own heading looked for.
                if path.get_untracked() == here {
                    arrive(path, from, tries - 1);
                }
            };
            set_timeout(again, AGAIN);
        }
    }
}
