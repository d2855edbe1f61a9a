//! What can be done at a table besides playing: pause, give up, leave, begin anew.

use cardshed_protocol::{Command, PhaseState};
use cardshed_view::view;
use leptos::prelude::*;

use super::Place;
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::screens::local::Begin;
use crate::screens::settings::SettingsList;
use crate::t;

/// The menu of a table, and what it asks again before it is done.
#[component]
pub fn Menu(play: Play, place: Place, leave: Callback<()>) -> impl IntoView {
    let open = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let settings_open = RwSignal::new(false);
    let may_resign =
        Memo::new(move |_| play.seat.get().is_some() && play.phase() == Some(PhaseState::Playing));
    let then = move |other: RwSignal<bool>| {
        open.set(false);
        other.set(true);
    };
    let pause = move |_| {
        open.set(false);
        play.ask(Command::Pause);
    };
    view! {
        <button type="button" class="plain" aria-label=t!("table-menu") aria-haspopup="dialog" data-test="menu" on:click=handler(move |_| open.set(true))>"⋮"</button>
        <Dialog open title=Signal::derive(t!("table-menu"))>
            <div class="column">
                {match place {
                    Place::Local { again, .. } => view! {
                        <button type="button" data-test="restart" on:click=handler(move |_| again.run(Begin::AtOnce))>{t!("table-restart")}</button>
                        <button type="button" data-test="new-game" on:click=handler(move |_| again.run(Begin::Choosing))>{t!("table-new-game")}</button>
                    },
                    Place::Remote { .. } => view! {
                        <Show when=move || may_resign.get()>
                            <button type="button" data-test="pause" on:click=handler(pause)>{t!("table-pause")}</button>
                            <button type="button" class="danger" data-test="resign" on:click=handler(move |_| then(resigning))>{t!("table-resign")}</button>
                        </Show>
                    },
                }}
                {move || play.game().map(|game| view! {
                    <a class="button" href=format!("/rules/{game}") target="_blank">{t!("rules")}</a>
                })}
                <button type="button" on:click=handler(move |_| then(settings_open))>{t!("settings")}</button>
                <button type="button" on:click=handler(move |_| { open.set(false); leave.run(()); })>{t!("table-leave")}</button>
            </div>
        </Dialog>
        <Dialog open=settings_open title=Signal::derive(t!("settings"))><SettingsList/></Dialog>
        <Resign play open=resigning/>
    }
}

/// Giving up cannot be taken back, so it is asked again.
#[component]
fn Resign(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let give_up = move |_| {
        open.set(false);
        play.ask(Command::Resign);
    };
    view! {
        <Dialog open title=Signal::derive(t!("table-resign"))>
            <p>{t!("table-resign-sure")}</p>
            <div class="row">
                <button type="button" on:click=handler(move |_| open.set(false))>{t!("table-keep-playing")}</button>
                <button type="button" class="danger" data-test="resign-sure" on:click=handler(give_up)>{t!("table-resign")}</button>
            </div>
        </Dialog>
    }
}

/// Whether the others would have to play on without one.
#[must_use]
pub fn is_missed(play: Play, place: Place) -> bool {
    let is_running = !matches!(play.phase(), Some(PhaseState::Lobby | PhaseState::Over) | None);
    matches!(place, Place::Remote { .. }) && play.seat.get().is_some() && is_running
}

/// Asks again before somebody leaves others in the middle of a match.
#[component]
pub fn Leave(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open title=Signal::derive(t!("table-leave"))>
            <p>{t!("table-leave-sure")}</p>
            <div class="row">
                <button type="button" on:click=handler(move |_| open.set(false))>{t!("table-keep-playing")}</button>
                <a class="button primary" href="/" data-test="leave-sure">{t!("table-leave")}</a>
            </div>
        </Dialog>
    }
}
