//! A choice out of a few, as the browser draws it.

use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::parts::alike::{effect, handler};
use crate::pattern::Wanted;
use crate::play::Play;

/// A choice out of a few: their texts, and which of them is chosen now.
#[component]
pub fn Pick(
    /// The table, which may refuse what is chosen.
    play: Play,
    /// What is chosen.
    #[prop(into)]
    label: Signal<String>,
    /// What there is to choose from.
    #[prop(into)]
    texts: Signal<Vec<String>>,
    /// Which it is now.
    #[prop(into)]
    chosen: Signal<Option<usize>>,
    /// How tests find it.
    #[prop(into)]
    test: String,
    /// What a choice does.
    #[prop(into)]
    on_pick: Callback<usize>,
) -> impl IntoView {
    let pick = move |event: leptos::ev::Event| {
        if let Ok(index) = event_target_value(&event).parse() {
            on_pick.run(index);
        }
    };
    let node = Wanted::new();
    // The browser shows what was picked. If that is refused, nothing changes that a place could follow, so it is set again.
    effect(move || {
        play.notice.track();
        if let Some((select, index)) = node.get().zip(chosen.get()) {
            let index = JsValue::from_f64(index as f64);
            drop(js_sys::Reflect::set(&select, &JsValue::from_str("selectedIndex"), &index));
        }
    });
    view! {
        <select node_ref=node aria-label=move || label.get() data-test=test on:change=handler(pick)>
            {move || texts.get().into_iter().enumerate().map(|(index, text)| view! {
                <option value=index.to_string() prop:selected=move || chosen.get() == Some(index)>{text}</option>
            }).collect_view()}
        </select>
    }
}
