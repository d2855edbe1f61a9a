//! The page as a whole: settings, language, and which screen is shown at which address.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::faces::halves::WEAVES;
use crate::parts::announce::{self, Announcer};
use crate::parts::flight::{self, Sky};
use crate::screens::home::Home;
use crate::screens::learn::{Learn, Lessons};
use crate::screens::local::LocalTable;
use crate::screens::missing::Missing;
use crate::screens::remote::RemoteTable;
use crate::screens::replay::Replay;
use crate::screens::rules::Rules;
use crate::screens::settings::SettingsScreen;
use crate::settings;
use crate::t;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::provide();
    announce::provide();
    flight::provide();
    view! {
        <Router>
            <a class="skip" href="#main">{t!("skip-to-main")}</a>
            <svg width="0" height="0" aria-hidden="true"><defs inner_html=WEAVES></defs></svg>
            <Routes fallback=Missing>
                <Route path=path!("/") view=Home/>
                <Route path=path!("/play/:game") view=LocalTable/>
                <Route path=path!("/table/:id") view=RemoteTable/>
                <Route path=path!("/replay") view=Replay/>
                <Route path=path!("/rules/:game") view=Rules/>
                <Route path=path!("/learn") view=Lessons/>
                <Route path=path!("/learn/:game") view=Learn/>
                <Route path=path!("/settings") view=SettingsScreen/>
            </Routes>
            <Announcer/>
            <Sky/>
        </Router>
    }
}
