//! What is read out by a screen reader, and spoken aloud where that is wanted.

use cardshed_view::view;
use leptos::prelude::*;
use web_sys::SpeechSynthesisUtterance;

use crate::device;
use crate::parts::alike::For;
use crate::words::words;

/// So many announcements stay in the region: assistive technology may read them with a delay.
const KEPT: usize = 4;

#[derive(Clone, Copy)]
struct Announcements(RwSignal<Vec<(u32, String)>>);

/// Makes [`announcer`] available to everything below.
pub fn provide() {
    provide_context(Announcements(RwSignal::new(Vec::new())));
}

/// A function that has something read out by a screen reader. It may be kept and called at any time.
pub fn announcer() -> impl Fn(String) + Copy + 'static {
    let Announcements(all) = expect_context();
    move |text: String| {
        if text.is_empty() {
            return;
        }
        all.update(|all| {
            let number = all.last().map_or(0, |(number, _)| number + 1);
            all.push((number, text));
            let old = all.len().saturating_sub(KEPT);
            all.drain(..old);
        });
    }
}

/// The region screen readers listen to. Once on the page.
#[component]
pub fn Announcer() -> impl IntoView {
    let Announcements(all) = expect_context();
    view! {
        <div class="unseen" role="log" aria-live="polite" id="announcements">
            <For each=move || all.get() key=|(number, _)| *number children=|(_, text)| view! { <p>{text}</p> }/>
        </div>
    }
}

/// Speaks a text aloud in the page's language, and stops what was being spoken: in a race only the newest counts.
pub fn speak(text: &str) {
    let Ok(speech) = device::window().speech_synthesis() else { return };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else { return };
    utterance.set_lang(words().language().code());
    utterance.set_rate(1.3);
    speech.cancel();
    speech.speak(&utterance);
}
