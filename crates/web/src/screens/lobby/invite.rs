//! The link to a table: to copy, to share, to point a phone at.

use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlInputElement, ShareData};

use super::qr::Qr;
use crate::clipboard;
use crate::device::{self, Alarm};
use crate::parts::alike::handler;
use crate::pattern::Wanted;
use crate::play::Play;
use crate::t;
use crate::words::words;

/// How long it is said that the link was copied, in milliseconds.
const SAID: f64 = 2_500.0;

/// The link to the table.
#[component]
pub fn Invite(play: Play) -> impl IntoView {
    let field = Wanted::new();
    let copied = RwSignal::new(false);
    let alarm = StoredValue::new_local(Alarm::default());
    let address = address(play);
    let link = StoredValue::new(address.clone());
    let copy = move |_| {
        let link = link.get_value();
        spawn_local(async move {
            if clipboard::copy(&link).await {
                copied.try_set(true);
                alarm.try_with_value(|alarm| {
                    alarm.set(SAID, move || {
                        let _ = copied.try_set(false);
                    });
                });
            } else {
                // Then at least one key copies it.
                select(field);
            }
        });
    };
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
                <input node_ref=field readonly aria-label=t!("lobby-link") value=address.clone() data-test="link" on:focus=handler(move |_| select(field))/>
                <button type="button" class="primary" on:click=handler(copy) data-test="copy">
                    {move || if copied.get() { words().get("lobby-copied") } else { words().get("lobby-copy") }}
                </button>
            </div>
            <span class="unseen" role="status">{move || copied.get().then(|| words().get("lobby-copied"))}</span>
            {can_share().then(|| view! { <button type="button" on:click=handler(share) data-test="share">{t!("lobby-share")}</button> })}
            <Qr text=address name=Signal::derive(t!("lobby-qr"))/>
        </section>
    }
}

/// The address of the table, as others need it.
fn address(play: Play) -> String {
    let origin = device::window().location().origin().unwrap_or_default();
    play.id().map_or_else(String::new, |table| format!("{origin}/table/{table}"))
}

fn select(field: Wanted) {
    // The lobby may have been left while the browser was asked to copy.
    if let Some(field) = field.get_untracked() {
        field.unchecked_into::<HtmlInputElement>().select();
    }
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
