//! What stands beside a board: always there where there is room for it, else opened by a button.

use cardshed_view::view;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::device;
use crate::parts::alike::handler;
use crate::t;

/// The button that opens it, and closes it again.
#[component]
pub fn SideButton(
    /// Whether it is open.
    side: RwSignal<bool>,
    /// Whether there is something new in it.
    unread: Signal<bool>,
) -> impl IntoView {
    view! {
        <button type="button" class="plain side-button" class:unread=move || unread.get() aria-label=t!("table-side") data-test="side"
            aria-expanded=move || if side.get() { "true" } else { "false" } on:click=handler(move |_| side.update(|side| *side = !*side))>"☰"</button>
    }
}

/// What stands beside a board.
#[component]
pub fn Side(
    /// Whether it is open.
    side: RwSignal<bool>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    // The focus was in it, and goes back to what has opened it.
    let close = move || {
        if side.get_untracked() {
            side.set(false);
            device::focus(".side-button");
        }
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    };
    view! {
        <aside class="side" class:open=move || side.get() aria-label=t!("table-side") on:keydown=handler(escape)>
            <button type="button" class="plain close-side" aria-label=t!("close") on:click=handler(move |_| close())>"✕"</button>
            {children()}
        </aside>
    }
}
