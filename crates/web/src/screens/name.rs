//! What a guest is called: asked for once, and kept.

use cardshed_protocol::Name;
use cardshed_text::key;
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::handler;
use crate::settings::settings;
use crate::t;
use crate::words::words;

/// Asks for a name. It is kept in the settings; whoever waits for it sees it there.
#[component]
pub fn AskName(
    /// Whether one can only watch.
    watches: bool,
) -> impl IntoView {
    let settings = settings();
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| text.parse::<Name>()) {
            Ok(name) => settings.update(|settings| settings.name = Some(name)),
            Err(_) => wrong.set(true),
        }
    };
    view! {
        <form class="panel column" on:submit=handler(submit)>
            <label for="guest-name"><h2>{t!("name-ask")}</h2></label>
            <p class="quiet">{t!("name-why")}</p>
            <div class="row">
                <input
                    id="guest-name"
                    class="grow"
                    autocomplete="nickname"
                    maxlength=Name::LONGEST.to_string()
                    aria-describedby="name-wrong"
                    aria-invalid=move || wrong.get().then_some("true")
                    prop:value=move || text.get()
                    on:input=handler(move |event| text.set(event_target_value(&event)))
                />
                <button type="submit" class="primary">{move || words().get(if watches { key!("home-watch") } else { key!("name-go") })}</button>
            </div>
            <p id="name-wrong" class="small trouble" role="alert">{move || wrong.get().then(t!("name-wrong"))}</p>
        </form>
    }
}
