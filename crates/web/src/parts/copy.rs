//! A button that copies a link, and says for a while what came of it.

use cardshed_text::key;
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::clipboard;
use crate::device::{self, Alarm};
use crate::parts::alike::handler;
use crate::words::words;

/// How long it is said, in milliseconds.
const SAID: f64 = 2_500.0;

/// Copies a link.
#[component]
pub fn Copy(
    /// The key of what it is called.
    name: &'static str,
    /// How it looks.
    class: &'static str,
    /// The link, as it is then.
    link: Callback<(), String>,
) -> impl IntoView {
    let done = RwSignal::new(None::<bool>);
    let alarm = StoredValue::new_local(Alarm::default());
    let copy = move |_| {
        let link = link.run(());
        spawn_local(async move {
            let copied = clipboard::copy(&link).await;
            if !copied {
                // Then at least one key copies it, where it can be read: the field selects all of it.
                device::focus(".link-box input");
            }
            done.try_set(Some(copied));
            alarm.try_with_value(|alarm| {
                alarm.set(SAID, move || {
                    let _ = done.try_set(None);
                });
            });
        });
    };
    let said = move || {
        done.get()
            .map(|copied| words().get(if copied { key!("lobby-copied") } else { key!("lobby-copy-failed") }))
    };
    view! {
        <button type="button" class=class on:click=handler(copy) data-test="copy">{move || said().unwrap_or_else(|| words().get(name))}</button>
        <span class="unseen" role="status">{move || said()}</span>
    }
}
