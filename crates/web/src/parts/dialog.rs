//! A dialog: something that wants to be answered or read before going on.

use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use crate::parts::alike::{Show, effect, handler};
use crate::pattern::Wanted;
use crate::t;

/// A modal dialog with a title and a way out. The browser keeps the focus in it, and gives it back afterwards.
#[component]
pub fn Dialog(
    /// Whether it is shown.
    open: RwSignal<bool>,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it; made when it is opened.
    children: ChildrenFn,
) -> impl IntoView {
    let node = Wanted::new();
    let children = StoredValue::new(children);
    effect(move || {
        let Some(dialog) = node.get().map(JsCast::unchecked_into::<HtmlDialogElement>) else { return };
        if open.get() && !dialog.open() {
            drop(dialog.show_modal());
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=node aria-label=move || title.get() on:close=handler(move |_| open.set(false))>
            <Show when=move || open.get()>
                // It heads the dialog, not the page.
                <header role="presentation">
                    <h2>{move || title.get()}</h2>
                    <button type="button" class="plain" aria-label=t!("close") on:click=handler(move |_| open.set(false))>"✕"</button>
                </header>
                {children.with_value(|children| children())}
            </Show>
        </dialog>
    }
}
