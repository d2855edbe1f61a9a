//! An address where nothing is.

use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::top::Top;
use crate::t;

/// Nothing is here, but there is a way home.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content column">
                <h1>{t!("missing-title")}</h1>
                <p>{t!("missing-text")}</p>
                <p><a class="button primary" href="/">{t!("to-home")}</a></p>
            </main>
        </div>
    }
}
