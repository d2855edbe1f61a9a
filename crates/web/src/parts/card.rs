//! A card on the page: to look at, or to press.

use cardshed_view::view;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::faces::Face;
use crate::parts::alike::handler;
use crate::parts::given::Given;
use crate::pattern;

/// A card to look at. It needs a name, unless what it is part of says which card it is.
#[component]
pub fn Card(
    /// The drawing.
    #[prop(into)]
    drawing: Given,
    /// What it is called; none where something around it says so.
    #[prop(into, optional)]
    name: Option<Given>,
    /// Further classes: `tiny`, `up`, `dim`.
    #[prop(into, optional)]
    class: Given,
    /// Where flights to and from it start and end, see [`flight`](crate::parts::flight).
    #[prop(into, optional)]
    place: Option<String>,
) -> impl IntoView {
    let role = name.as_ref().map(|_| "img");
    view! {
        <span class=class.with(|class| format!("card {class}")) role=role aria-label=name id=place>
            <Face drawing/>
        </span>
    }
}

/// A card to look at, for what is put onto the page by hand.
#[must_use]
pub fn picture(drawing: &str) -> HtmlElement {
    pattern::card(drawing).unchecked_into()
}

/// A card to press. It can always be pressed: what is not allowed says why.
#[component]
pub fn CardButton(
    /// The drawing.
    #[prop(into)]
    drawing: Given,
    /// What it is called.
    #[prop(into)]
    name: Given,
    /// Further classes: `up`, `dim`.
    #[prop(into, optional)]
    class: Given,
    /// Whether it is selected; none where it acts at once.
    #[prop(into, optional)]
    pressed: Option<Signal<bool>>,
    /// Acts on press instead of on release: for games where every moment counts.
    #[prop(optional)]
    at_once: bool,
    /// Where flights to and from it start and end.
    #[prop(into, optional)]
    place: Option<String>,
    /// For a card of one's own to choose: which it is, in the notation of the rules.
    #[prop(into, optional)]
    piece: Option<Signal<String>>,
    /// The key that presses it.
    #[prop(optional_no_strip)]
    keys: Option<String>,
    /// What it does.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let (down, click) = pressing(at_once, on_press);
    view! {
        <button
            type="button"
            class=class.with(|class| format!("card {class}"))
            aria-label=name
            aria-pressed=pressed.map(|pressed| move || if pressed.get() { "true" } else { "false" })
            aria-keyshortcuts=keys
            id=place
            data-card=piece
            data-piece=piece.map(|_| "")
            on:pointerdown=handler(down)
            on:click=handler(click)
        >
            <Face drawing/>
        </button>
    }
}

/// What a control does when it is pressed and when it is clicked, if it acts `at_once`, on press, or else on release.
pub fn pressing(
    at_once: bool,
    act: Callback<()>,
) -> (impl Fn(PointerEvent) + Copy + 'static, impl Fn(MouseEvent) + Copy + 'static) {
    // A press that has acted must not act again when the click comes. A finger that slid off brings no click: what comes then
    // from a keyboard, which says so by counting no clicks, is not that of the press.
    let acted = StoredValue::new(false);
    let down = move |event: PointerEvent| {
        // Any finger counts, also a second one while the first is still down.
        if at_once && event.button() == 0 {
            acted.set_value(true);
            act.run(());
        }
    };
    let click = move |event: MouseEvent| {
        if !acted.try_update_value(std::mem::take).unwrap_or_default() || event.detail() == 0 {
            act.run(());
        }
    };
    (down, click)
}
