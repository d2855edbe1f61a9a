//! A choice out of a few, as the browser draws it.

use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::handler;

/// A choice out of a few: their texts, and which of them is chosen now.
#[component]
pub fn Pick(
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
    view! {
        <select aria-label=move || label.get() data-test=test on:change=handler(pick)>
            {move || texts.get().into_iter().enumerate().map(|(index, text)| view! {
                <option value=index.to_string() prop:selected=move || chosen.get() == Some(index)>{text}</option>
            }).collect_view()}
        </select>
    }
}
