//! A link as a QR code, for the phone of whoever sits opposite. The server draws it.

use cardshed_view::view;
use leptos::prelude::*;

/// The link to a table as a QR code.
#[component]
pub fn Qr(
    /// The link.
    text: String,
    /// What it is called.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    let link: String = js_sys::encode_uri_component(&text).into();
    view! { <img class="qr" src=format!("/api/qr?link={link}") alt=move || name.get()/> }
}
