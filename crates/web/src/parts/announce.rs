//! What is read out by a screen reader, and spoken aloud where that is wanted.

use cardshed_view::view;
use leptos::prelude::*;
use web_sys::SpeechSynthesisUtterance;

use crate::device;
use crate::pattern::Wanted;
use crate::words::words_now;

/// So many announcements stay in the region: assistive technology may read them with a delay.
const KEPT: u32 = 4;

/// The region screen readers listen to.
#[derive(Clone, Copy)]
struct Region(Wanted);

/// Makes [`announcer`] available to everything below.
pub fn provide() {
    provide_context(Region(Wanted::new()));
}

/// A function that has something read out by a screen reader, after what it was called with before; nothing where there are
/// no words for it. It may be kept and called at any time.
pub fn announcer() -> impl Fn(String) + Copy + 'static {
    let Region(region) = expect_context();
    move |text: String| announce(region, &text)
}

fn announce(region: Wanted, text: &str) {
    let Some(region) = region.get_untracked().filter(|_| !text.is_empty()) else { return };
    let Ok(line) = device::document().create_element("p") else { return };
    line.set_text_content(Some(text));
    drop(region.append_child(&line));
    if region.child_element_count() > KEPT
        && let Some(oldest) = region.first_element_child()
    {
        oldest.remove();
    }
}

/// The region screen readers listen to. Once on the page.
#[component]
pub fn Announcer() -> impl IntoView {
    let Region(region) = expect_context();
    view! { <div class="unseen" role="log" aria-live="polite" id="announcements" node_ref=region></div> }
}

/// Speaks a text aloud in the page's language, and stops what was being spoken: in a race only the newest counts.
pub fn speak(text: &str) {
    let Ok(speech) = device::window().speech_synthesis() else { return };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else { return };
    utterance.set_lang(words_now().language().code());
    utterance.set_rate(1.3);
    speech.cancel();
    speech.speak(&utterance);
}
