//! What can be done at a table besides playing: pause, resign, react, chat, begin anew.

use cardshed_protocol::{ChatText, Command, PhaseState, Reaction};
use cardshed_text::talk;
use leptos::prelude::*;
use web_sys::{Notification, NotificationPermission};

use super::Place;
use crate::device;
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::screens::local::Begin;
use crate::t;
use crate::words::words;

/// The menu of a table.
#[component]
pub fn Menu(play: Play, place: Place) -> impl IntoView {
    let open = RwSignal::new(false);
    let playing = move || matches!(play.phase(), Some(PhaseState::Playing));
    let sits = move || play.seat.get().is_some();
    let asks = move |command: Command| {
        play.ask(command);
        open.set(false);
    };
    view! {
        <button type="button" class="plain" aria-label=t!("table-menu") aria-haspopup="dialog" on:click=move |_| open.set(true)>"⋮"</button>
        <Dialog open title=Signal::derive(t!("table-menu"))>
            <div class="column">
                {match place {
                    Place::Local { again, .. } => view! {
                        <button type="button" on:click=move |_| again.run(Begin::AtOnce)>{t!("table-restart")}</button>
                        <button type="button" on:click=move |_| again.run(Begin::Choosing)>{t!("table-new-game")}</button>
                    }.into_any(),
                    Place::Remote { .. } => view! {
                        <Show when=move || sits() && playing()>
                            <button type="button" on:click=move |_| asks(Command::Pause)>{t!("table-pause")}</button>
                            <button type="button" class="danger" on:click=move |_| asks(Command::Resign)>{t!("table-resign")}</button>
                        </Show>
                    }.into_any(),
                }}
                {move || play.game().map(|game| view! {
                    <a class="button" href=format!("/rules/{game}") target="_blank">{t!("rules")}</a>
                })}
                <a class="button" href="/settings">{t!("settings")}</a>
            </div>
        </Dialog>
    }
}

/// Reactions, and chat where the host allows it. Bots do not answer, so a game in the page has neither.
#[component]
pub fn Talk(play: Play, place: Place) -> impl IntoView {
    let open = RwSignal::new(false);
    let text = RwSignal::new(String::new());
    let may_chat = move || play.table.with(|table| table.as_ref().is_some_and(|table| table.settings.chat));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(line) = text.with_untracked(|text| text.parse::<ChatText>()) {
            play.ask(Command::Chat { text: line });
            text.set(String::new());
        }
    };
    let react = move |reaction: Reaction| {
        play.ask(Command::React { reaction });
        open.set(false);
    };
    matches!(place, Place::Remote { .. }).then(|| view! {
        <div class="talk column">
            <ul class="log sayings">
                {move || play.said.get().iter().rev().take(6).rev().map(|saying| {
                    let name = play.person(saying.person).map_or_else(String::new, |person| person.name.to_string());
                    view! { <li><strong>{name}</strong>" "{talk::told(&words(), &saying.told)}</li> }
                }).collect_view()}
            </ul>
            <Show when=may_chat>
                <form class="row" on:submit=send>
                    <label class="unseen" for="chat">{t!("table-chat")}</label>
                    <input id="chat" class="grow" autocomplete="off" maxlength=ChatText::LONGEST.to_string() prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
                    <button type="submit">{t!("table-send")}</button>
                </form>
            </Show>
            <button type="button" on:click=move |_| open.set(true)>{t!("table-react")}</button>
            <Dialog open title=Signal::derive(t!("table-react"))>
                <div class="reactions">
                    {REACTIONS.into_iter().map(|reaction| view! {
                        <button type="button" on:click=move |_| react(reaction)>{move || talk::reaction(&words(), reaction)}</button>
                    }).collect_view()}
                </div>
            </Dialog>
        </div>
    })
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

/// Tells somebody who looks at something else that it is their turn, if they have allowed it.
pub fn notify_turn(game: &str) {
    let hidden = device::document().visibility_state() == web_sys::VisibilityState::Hidden;
    if hidden && Notification::permission() == NotificationPermission::Granted {
        let title = format!("{} – {game}", words().get("table-your-turn"));
        drop(Notification::new(&title));
    }
}
