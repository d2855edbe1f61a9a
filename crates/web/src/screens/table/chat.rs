//! Reactions, and chat where the host allows it. Bots do not answer, so a game in the page has neither.

use cardshed_protocol::{ChatText, Command, Reaction};
use cardshed_text::talk;
use cardshed_view::view;
use leptos::prelude::*;

use super::Place;
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::t;
use crate::words::words;

/// So many of the last sayings can be read.
const READ: usize = 30;

/// What people say, and the means to say something.
#[component]
pub fn Talk(play: Play, place: Place) -> impl IntoView {
    matches!(place, Place::Remote { .. }).then(|| view! {
        <div class="talk">
            <ul class="sayings" tabindex="0" aria-label=t!("setting-chat")>
                {move || play.said.get().iter().rev().take(READ).map(|saying| {
                    let name = play.person(saying.person).map_or_else(String::new, |person| person.name.to_string());
                    view! { <li><strong>{name}</strong>" "{talk::told(&words(), &saying.told)}</li> }
                }).collect_view()}
            </ul>
            <div class="row"><Chat play/><ReactButton play/></div>
        </div>
    })
}

/// A line to write in, if there is chat at this table.
#[component]
fn Chat(play: Play) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let may_chat =
        Memo::new(move |_| play.table.with(|table| table.as_ref().is_some_and(|table| table.settings.chat)));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(line) = text.with_untracked(|text| text.parse::<ChatText>()) {
            // What is said while the line is lost would be lost with it: it stays to be sent again.
            if play.ask_if_there(Command::Chat { text: line }) {
                text.set(String::new());
            }
        }
    };
    view! {
        <Show when=move || may_chat.get()>
            <form class="row chat" on:submit=handler(send)>
                <label class="unseen" for="chat">{t!("table-chat")}</label>
                <input id="chat" class="grow" data-test="chat" autocomplete="off" placeholder=t!("table-chat") maxlength=ChatText::LONGEST.to_string()
                    prop:value=move || text.get() on:input=handler(move |event| text.set(event_target_value(&event)))/>
                <button type="submit">{t!("table-send")}</button>
            </form>
        </Show>
    }
}

/// The button that offers all reactions.
#[component]
pub fn ReactButton(play: Play) -> impl IntoView {
    let open = RwSignal::new(false);
    let react = move |reaction: Reaction| {
        play.ask_if_there(Command::React { reaction });
        open.set(false);
    };
    view! {
        <button type="button" class="plain" aria-label=t!("table-react") aria-haspopup="dialog" data-test="react" on:click=handler(move |_| open.set(true))>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 14.500q4 4 8 0M9 9.200v.600M15 9.200v.600"/></svg>
        </button>
        <Dialog open title=Signal::derive(t!("table-react"))>
            <div class="reactions">
                {REACTIONS.into_iter().map(|reaction| view! {
                    <button type="button" data-test=format!("reaction-{reaction:?}") on:click=handler(move |_| react(reaction))>
                        <span aria-hidden="true">{talk::emote(reaction)}</span>{move || talk::reaction(&words(), reaction)}
                    </button>
                }).collect_view()}
            </div>
        </Dialog>
    }
}

const REACTIONS: [Reaction; 14] = [
    Reaction::Hello,
    Reaction::GoodLuck,
    Reaction::WellPlayed,
    Reaction::Thanks,
    Reaction::OhNo,
    Reaction::SoClose,
    Reaction::Laugh,
    Reaction::Wow,
    Reaction::Thinking,
    Reaction::Hurry,
    Reaction::Sorry,
    Reaction::OneMore,
    Reaction::GoodGame,
    Reaction::BackSoon,
];
