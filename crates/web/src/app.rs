//! The page as a whole: settings, language, and which screen is shown at which address.

use cardshed_view::view;
use leptos::prelude::*;

use crate::address::{self, Address, Screen, address};
use crate::device;
use crate::faces::{self, halves::WEAVES};
use crate::parts::alike::{Memo, effect_soon};
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
