//! To come.

use leptos::prelude::*;

use crate::parts::top::Top;

/// To come.
#[component]
pub fn Replay() -> impl IntoView {
    view! { <div class="page"><Top/><main id="main" class="content"></main></div> }
}
