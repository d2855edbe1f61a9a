//! The bar on top of every screen but a table's.

use cardshed_view::view;
use leptos::prelude::*;

use crate::t;
use crate::words::words;

/// The sign of Cardshed.
#[component]
pub fn Sign() -> impl IntoView {
    const SIGN: &str = r##"<rect x="4" y="6" width="15" height="21" rx="3" fill="#0b6e4f" transform="rotate(-10 11 16)"/><rect x="12" y="5" width="15" height="21" rx="3" fill="#fffdf8" stroke="#cfc8b8" transform="rotate(8 19 15)"/><path d="M20 10l1.700 3.700 4 .4-3 2.700.9 4-3.600-2.100-3.500 2.100.9-4-3-2.700 4-.4z" fill="#d97f22"/>"##;
    view! { <svg viewBox="0 0 32 32" aria-hidden="true" inner_html=SIGN></svg> }
}

/// The bar on top: the way home, and to what is always of use.
#[component]
pub fn Top() -> impl IntoView {
    view! {
        <header class="top">
            <a class="brand" href="/" aria-label=move || format!("Cardshed – {}", words().get("to-home"))><Sign/>"Cardshed"</a>
            <span class="grow"></span>
            <nav class="row" aria-label=t!("main-menu")>
                <a class="button plain" href="/learn">{t!("learn")}</a>
                <a class="button plain" href="/settings">{t!("settings")}</a>
            </nav>
        </header>
    }
}
