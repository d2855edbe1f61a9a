//! What can be done now: the line that says so, and the buttons.

use cardshed_rules::Seat;
use cardshed_rules::clear4::{Action, Source, Step};
use cardshed_text::cards;
use leptos::prelude::*;

use super::chosen::{Plan, targets};
use super::desk::Desk;
use super::says;
use crate::t;
use crate::words::words;

/// The line above the buttons. While the viewer is on turn, it is read out too.
#[component]
pub fn Status(desk: Desk) -> impl IntoView {
    let text = Memo::new(move |_| {
        let whom = whom(desk);
        desk.view.with(|view| {
            let Some(view) = view else { return String::new() };
            match (whom, desk.step()) {
                (Some(Whom::With(_)), _) => {
                    let pile = cards::count(&words(), view.pile.cards().len());
                    words().say("clear4-push-whom", &[("cards", pile.into())])
                }
                (_, step) => says::status(&words(), view, step, &desk.play.name(view.turn)),
            }
        })
    });
    Effect::new(move || {
        if desk.step().is_some() {
            desk.say(text.get());
        }
    });
    view! {
        <p class="cf-status" class:yours=move || desk.step().is_some() data-test="status">
            {move || text.get()}
        </p>
    }
}

/// Who is being chosen to take the pile.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Whom {
    /// With a PUSH that is chosen.
    With(Source),
    /// With a PUSH that was turned up.
    TurnedUp,
}

fn whom(desk: Desk) -> Option<Whom> {
    match (desk.step()?, desk.plan()) {
        (Step::PushTarget, _) => Some(Whom::TurnedUp),
        (Step::Turn, Plan::Push(from)) => Some(Whom::With(from)),
        _ => None,
    }
}

impl Whom {
    fn action(self, to: Seat) -> Action {
        match self {
            Whom::With(from) => Action::Push { from, to },
            Whom::TurnedUp => Action::Onto(to),
        }
    }
}

/// The buttons.
#[component]
pub fn Acts(desk: Desk) -> impl IntoView {
    let whom = Memo::new(move |_| whom(desk));
    let main = Memo::new(move |_| desk.main_action());
    let is_turn = move || desk.step() == Some(Step::Turn);
    let waits = move || desk.step().is_none();
    let main_label = move || match main.get() {
        Some(action) => desk.label(action),
        None => words().get("clear4-choose"),
    };
    let pile_is_there = move || desk.view.with(|view| view.as_ref().is_some_and(|view| !view.pile.is_empty()));
    let may_take =
        move || is_turn() && pile_is_there() && whom.get().is_none() && main.get() != Some(Action::Pass);
    let press_main = move |_| match main.get_untracked() {
        Some(action) => desk.act(action),
        None => desk.act(Action::Play { hand: Default::default(), stacks: Default::default() }),
    };
    view! {
        <div class="acts cf-acts" class:waits=waits>
            <Show when=move || whom.get().is_none()>
                <button type="button" class="primary" data-test="act" aria-disabled=move || if main.get().is_none() { "true" } else { "false" } on:click=press_main>
                    {main_label}<kbd>"↵"</kbd>
                </button>
            </Show>
            {move || whom.get().map(|whom| view! { <Targets desk whom/> })}
            <Show when=move || desk.step() == Some(Step::FourOnPile)>
                <button type="button" data-test="leave" on:click=move |_| desk.act(Action::Leave)>{move || desk.label(Action::Leave)}</button>
            </Show>
            <Show when=move || (matches!(desk.step(), Some(Step::Extending { .. })) && main.get() != Some(Action::Done))>
                <button type="button" data-test="done" on:click=move |_| desk.act(Action::Done)>{move || desk.label(Action::Done)}</button>
            </Show>
            <Show when=may_take>
                <button type="button" data-test="take" on:click=move |_| desk.act(Action::Pass)>{move || desk.label(Action::Pass)}<kbd>"T"</kbd></button>
            </Show>
            <Show when=move || !desk.chosen.with(super::chosen::Chosen::is_empty)>
                <button type="button" class="plain" data-test="undo" on:click=move |_| desk.undo()>{t!("clear4-undo")}<kbd>"Esc"</kbd></button>
            </Show>
            <Show when=move || desk.hint.with(Option::is_none)>
                <button type="button" class="plain" data-test="hint" on:click=move |_| desk.ask_for_hint()>{t!("clear4-hint")}<kbd>"H"</kbd></button>
            </Show>
        </div>
    }
}

/// Everybody who could take the pile.
#[component]
fn Targets(desk: Desk, whom: Whom) -> impl IntoView {
    let seats = desk.view.with_untracked(|view| view.as_ref().map(targets).unwrap_or_default());
    let held = move |seat: Seat| desk.view.with(|view| view.as_ref().map_or(0, |view| view.hand_sizes[seat]));
    let advised = move |seat: Seat| {
        desk.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.action == whom.action(seat)))
    };
    seats
        .into_iter()
        .enumerate()
        .map(|(index, seat)| {
            let shown = move || {
                let name = desk.play.name(seat);
                words().say("clear4-target", &[("name", name.into()), ("count", held(seat).into())])
            };
            view! {
                <button
                    type="button"
                    class="cf-target"
                    class:primary=move || advised(seat)
                    data-test=format!("target-{seat}")
                    aria-label=move || format!("{} – {}", shown(), desk.label(whom.action(seat)))
                    on:click=move |_| desk.act(whom.action(seat))
                >
                    {shown}<kbd>{index + 1}</kbd>
                </button>
            }
        })
        .collect_view()
}

/// What a bot would do, once it was asked.
#[component]
pub fn Advice(desk: Desk) -> impl IntoView {
    view! {
        {move || desk.hint.get().map(|hint| view! {
            <p class="cf-hint" data-test="hint-text"><span aria-hidden="true">"💡"</span>{hint.text}</p>
        })}
    }
}
