//! To come.

use leptos::prelude::*;

use crate::parts::top::Top;

/// To come.
#[component]
pub fn Lessons() -> impl IntoView {
    view! { <div class="page"><Top/><main id="main" class="content"></main></div> }
}

/// To come.
#[component]
pub fn Learn() -> impl IntoView {
    view! { <div class="page"><Top/><main id="main" class="content"></main></div> }
}
