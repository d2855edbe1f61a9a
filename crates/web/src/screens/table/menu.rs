//! What can be done at a table besides playing: pause, give up, leave, begin anew.

use cardshed_protocol::{Command, PhaseState};
use cardshed_rules::GameId;
use cardshed_text::key;
use cardshed_view::view;
use leptos::prelude::*;

use super::Place;
use crate::parts::alike::{Memo, Show, effect, handler};
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::screens::lobby::Invite;
use crate::screens::local::Begin;
use crate::screens::settings::SettingsList;
use crate::t;
use crate::words::{message, words};

/// The menu of a table, and what it asks again before it is done.
#[component]
pub fn Menu(play: Play, place: Place, leave: Callback<()>) -> impl IntoView {
    let open = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let settings_open = RwSignal::new(false);
    let inviting = RwSignal::new(false);
    let beginning = RwSignal::new(false);
    let how = RwSignal::new(Begin::Rematch);
    let begins = move || match how.get() {
        Begin::AtOnce | Begin::Rematch => words().get("table-restart"),
        Begin::Choosing => words().get("table-new-game"),
    };
    let may_resign =
        Memo::new(move |_| play.seat.get().is_some() && play.phase() == Some(PhaseState::Playing));
    let then = move |other: RwSignal<bool>| {
        open.set(false);
        other.set(true);
    };
    // Bots would race on meanwhile. It goes on when that is asked for, not with the menu: nobody is ready that soon.
    let pauses = matches!(place, Place::Local { .. });
    effect(move || {
        if pauses && open.get() && may_resign.get() && play.game().is_some_and(GameId::is_speed) {
            play.ask(Command::Pause);
        }
    });
    let pause = move |_| {
        open.set(false);
        play.ask(Command::Pause);
    };
    let give_up = move |()| {
        play.gave_up.set(true);
        play.ask(Command::Resign);
    };
    view! {
        <button type="button" class="plain" aria-label=t!("table-menu") aria-haspopup="dialog" data-test="menu" on:click=handler(move |_| open.set(true))>"⋮"</button>
        <Dialog open title=Signal::derive(t!("table-menu"))>
            <div class="column">
                {match place {
                    Place::Local { again, .. } => {
                        let begin = move |wanted| {
                            if untrack(|| is_running(play)) {
                                how.set(wanted);
                                then(beginning);
                            } else {
                                again.run(wanted);
                            }
                        };
                        view! {
                            <button type="button" data-test="restart" on:click=handler(move |_| begin(Begin::Rematch))>{t!("table-restart")}</button>
                            <button type="button" data-test="new-game" on:click=handler(move |_| begin(Begin::Choosing))>{t!("table-new-game")}</button>
                        }
                    }
                    Place::Remote { .. } => view! {
                        <Show when=move || may_resign.get()>
                            <button type="button" data-test="pause" on:click=handler(pause)>{t!("table-pause")}</button>
                            <Show when=move || !play.is_played_for()>
                                <button type="button" class="danger" data-test="resign" on:click=handler(move |_| then(resigning))>{t!("table-resign")}</button>
                            </Show>
                        </Show>
                        <button type="button" data-test="invite" on:click=handler(move |_| then(inviting))>{t!("lobby-invite")}</button>
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
        {match place {
            Place::Local { again, .. } => view! {
                <Sure open=beginning what=Signal::derive(begins) about=key!("table-restart-sure") test="restart-sure" on_sure=move |()| again.run(how.get_untracked())/>
            },
            Place::Remote { .. } => view! {
                <Dialog open=inviting title=Signal::derive(t!("lobby-invite"))><Invite play/></Dialog>
                <Sure open=resigning what=Signal::derive(t!("table-resign")) about=key!("table-resign-sure") test="resign-sure" on_sure=give_up/>
            },
        }}
    }
}

/// What cannot be taken back is asked again.
#[component]
fn Sure(
    open: RwSignal<bool>,
    /// What it is.
    what: Signal<String>,
    /// The key of what comes of it.
    about: &'static str,
    /// How tests find it.
    test: &'static str,
    /// Does it.
    #[prop(into)]
    on_sure: Callback<()>,
) -> impl IntoView {
    let sure = move |_| {
        open.set(false);
        on_sure.run(());
    };
    view! {
        <Dialog open title=what>
            <p>{message(about)}</p>
            <div class="row">
                <button type="button" on:click=handler(move |_| open.set(false))>{t!("table-keep-playing")}</button>
                <button type="button" class="danger" data-test=test on:click=handler(sure)>{move || what.get()}</button>
            </div>
        </Dialog>
    }
}

/// Whether a match has begun and is not over.
fn is_running(play: Play) -> bool {
    !matches!(play.phase(), Some(PhaseState::Lobby | PhaseState::Over) | None)
}

/// Whether the others would have to play on without one.
#[must_use]
pub fn is_missed(play: Play, place: Place) -> bool {
    matches!(place, Place::Remote { .. }) && play.seat.get().is_some() && is_running(play)
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
