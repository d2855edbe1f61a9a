//! The link to a table: to copy, to share, to point a phone at.

use cardshed_text::{games, key};
use cardshed_view::view;
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlInputElement, ShareData};

use super::qr::Qr;
use crate::device;
use crate::parts::alike::handler;
use crate::parts::copy::Copy;
use crate::play::Play;
use crate::t;
use crate::words::words;

/// The link to the table.
#[component]
pub fn Invite(play: Play) -> impl IntoView {
    let address = address(play);
    let link = StoredValue::new(address.clone());
    let copy = Callback::new(move |()| link.get_value());
    let share = move |_| {
        let title = untrack(|| play.game()).map_or_else(String::new, |game| games::name(&words(), game));
        let text = words().say("lobby-share-text", &[("game", title.as_str().into())]);
        let link = link.get_value();
        // Whoever changes their mind in the system's sheet has not failed at anything.
        spawn_local(async move { drop(share_link(&title, &text, &link).await) });
    };
    view! {
        <section class="panel column invite" aria-labelledby="invite-title">
            <h2 id="invite-title">{t!("lobby-invite")}</h2>
            <p class="small quiet">{t!("lobby-invite-about")}</p>
            <div class="link-box">
                <input readonly aria-label=t!("lobby-link") value=address.clone() data-test="link" on:focus=handler(select)/>
                <Copy name=key!("lobby-copy") class="primary" link=copy/>
                {can_share().then(|| view! { <button type="button" on:click=handler(share) data-test="share">{t!("lobby-share")}</button> })}
            </div>
            // On a phone it is behind its name; elsewhere there is room for it.
            <details><summary>{t!("lobby-qr")}</summary></details>
            <Qr text=address name=Signal::derive(t!("lobby-qr"))/>
        </section>
    }
}

/// The address of the table, as others need it.
fn address(play: Play) -> String {
    let origin = device::window().location().origin().unwrap_or_default();
    play.id().map_or_else(String::new, |table| format!("{origin}/table/{table}"))
}

fn select(event: Event) {
    event_target::<HtmlInputElement>(&event).select();
}

fn can_share() -> bool {
    js_sys::Reflect::has(&device::window().navigator(), &"share".into()).unwrap_or(false)
}

async fn share_link(title: &str, text: &str, link: &str) -> Result<JsValue, JsValue> {
    let shared = ShareData::new();
    shared.set_title(title);
    shared.set_text(text);
    shared.set_url(link);
    JsFuture::from(device::window().navigator().share_with_data(&shared)).await
}
