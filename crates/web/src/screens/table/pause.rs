//! Pausing and going on, both by agreement: who has agreed, and who is still waited for.

use cardshed_protocol::{Command, PhaseState};
use cardshed_view::view;
use leptos::prelude::*;

use crate::device;
use crate::parts::alike::{Memo, Show, effect, handler};
use crate::pattern::Wanted;
use crate::play::Play;
use crate::t;
use crate::words::words;

/// What is asked for: a pause while a round runs, to go on while it is paused.
#[component]
pub fn Pause(play: Play) -> impl IntoView {
    let agreeing = Memo::new(move |_| {
        play.table.with(|table| table.as_ref().map(|table| table.agreeing.clone()).unwrap_or_default())
    });
    let has_agreed =
        Memo::new(move |_| play.seat.get().is_some_and(|seat| agreeing.with(|all| all.contains(&seat))));
    let is_paused = Memo::new(move |_| play.phase() == Some(PhaseState::Paused));
    let resume = Wanted::new();
    // Nothing on the board can be used meanwhile; what can is where one is now.
    effect(move || {
        let is_paused = is_paused.get();
        if let Ok(Some(board)) = device::document().query_selector("#main > .board") {
            drop(board.toggle_attribute_with_force("inert", is_paused));
        }
        if let Some(resume) = resume.get() {
            drop(resume.focus());
        }
    });
    let is_asked = move || !is_paused.get() && agreeing.with(|all| !all.is_empty());
    let sits = move || play.seat.get().is_some();
    let names = move || {
        let names: Vec<String> = agreeing.get().into_iter().map(|seat| play.name(seat)).collect();
        names.join(", ")
    };
    let asked = move || match has_agreed.get() {
        true => words().get("table-pause-yours"),
        false => words().say("table-pause-asked", &[("names", names().into())]),
    };
    view! {
        <Show when=is_asked>
            <div class="asked" role="status" data-test="pause-asked">
                <span>{move || asked()}</span>
                <Show when=move || sits() && !has_agreed.get()>
                    <button type="button" class="primary" data-test="pause-agree" on:click=handler(move |_| play.ask(Command::Pause))>{t!("table-pause-agree")}</button>
                </Show>
                <Show when=move || has_agreed.get()>
                    <button type="button" on:click=handler(move |_| play.ask(Command::Resume))>{t!("table-pause-undo")}</button>
                </Show>
            </div>
        </Show>
        <Show when=move || is_paused.get()>
            <div class="overlay"><div class="panel column" role="status" data-test="paused">
                <h2>{t!("table-paused")}</h2>
                <Show when=move || agreeing.with(|all| !all.is_empty())>
                    <p>{move || words().say("table-resume-asked", &[("names", names().into())])}</p>
                </Show>
                <Show when=move || sits() && !has_agreed.get()>
                    <button type="button" class="primary" node_ref=resume data-test="resume" on:click=handler(move |_| play.ask(Command::Resume))>{t!("table-resume")}</button>
                </Show>
            </div></div>
        </Show>
    }
}
