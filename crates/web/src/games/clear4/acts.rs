//! What can be done now: the line that says so, and the buttons.

use cardshed_rules::Seat;
use cardshed_rules::clear4::{Action, Source, Step};
use cardshed_text::key;
use cardshed_view::view;
use leptos::prelude::*;

use super::chosen::{Chosen, Plan, targets};
use super::desk::Desk;
use super::says;
use crate::parts::alike::{Memo, Show, effect_soon, handler};
use crate::t;
use crate::words::words;

/// The line above the buttons. While the viewer is on turn, it is read out too.
#[component]
pub fn Status(desk: Desk) -> impl IntoView {
    let text = Memo::new(move |_| {
        let whom = whom(desk);
        desk.view.with(|view| {
            let Some(view) = view else { return String::new() };
            match (whom, desk.step.get()) {
                (Some(Whom::With(_)), _) => says::push_whom(&words(), view, key!("clear4-push-whom")),
                (_, step) => says::status(&words(), view, step, &desk.play.name(view.turn)),
            }
        })
    });
    effect_soon(move || {
        if desk.step.get().is_some() {
            desk.say(text.get());
        }
    });
    let sits = move || desk.step.get().is_some();
    let has_chosen = move || !desk.chosen.with(Chosen::is_empty) || desk.hint.with(Option::is_some);
    view! {
        <div class="cf-say">
            <Show when=sits>
                <button type="button" class="plain" data-test="hint" aria-label=t!("clear4-hint") on:click=handler(move |_| desk.ask_for_hint())>
                    <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=BULB></svg><span>{t!("clear4-hint")}</span><kbd aria-hidden="true">"H"</kbd>
                </button>
            </Show>
            <p class="cf-status" class:yours=move || sits() data-test="status">{move || text.get()}</p>
            <Show when=has_chosen>
                <button type="button" class="plain" data-test="undo" aria-label=t!("clear4-undo") on:click=handler(move |_| desk.undo())>
                    <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=BACK></svg><span>{t!("clear4-undo")}</span><kbd aria-hidden="true">"Esc"</kbd>
                </button>
            </Show>
        </div>
    }
}

/// The signs of the two small buttons.
const BULB: &str = r#"<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.700.500 1.100 1.200 1.100 2.200h5c0-1 .400-1.700 1.100-2.200A6 6 0 0 0 12 3z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>"#;
const BACK: &str = r#"<path d="M8 5L4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H8" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>"#;

/// Who is being chosen to take the pile.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Whom {
    /// With a PUSH that is chosen.
    With(Source),
    /// With a PUSH that was turned up.
    TurnedUp,
}

fn whom(desk: Desk) -> Option<Whom> {
    match (desk.step.get()?, desk.plan()) {
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
    let is_turn = move || desk.step.get() == Some(Step::Turn);
    let waits = move || desk.step.get().is_none();
    let main_label = Memo::new(move |_| match main.get() {
        Some(action) => desk.label(action),
        None if desk.chosen.with(Chosen::is_empty) => words().get("clear4-choose"),
        None => words().get("clear4-choose-number"),
    });
    effect_soon(move || {
        let label = main_label.get();
        // A hint has said it already.
        let is_news = desk.hint.with_untracked(Option::is_none) && main.with_untracked(Option::is_some);
        if is_news && !desk.chosen.with_untracked(Chosen::is_empty) {
            desk.say(label);
        }
    });
    let has_pile = desk.part(|view| !view.pile.is_empty());
    let may_take =
        move || is_turn() && has_pile.get() && whom.get().is_none() && main.get() != Some(Action::Pass);
    let other = move || if main.get() == Some(Action::Leave) { Action::ClearFour } else { Action::Leave };
    let press_main = move |_| match (main.get_untracked(), untrack(|| desk.plan())) {
        (Some(action), _) | (None, Plan::Act(action)) => desk.act(action),
        _ => desk.act(Action::Play { hand: Default::default(), stacks: Default::default() }),
    };
    view! {
        <div class="acts cf-acts" class:waits=move || waits()>
            <Show when=move || whom.get().is_none()>
                <button type="button" class="primary" data-test="act" aria-disabled=move || if main.get().is_none() { "true" } else { "false" } on:click=handler(press_main)>
                    {move || main_label.get()}<kbd aria-hidden="true">"↵"</kbd>
                </button>
            </Show>
            {move || whom.get().map(|whom| view! { <Targets desk whom/> })}
            <Show when=move || desk.step.get() == Some(Step::FourOnPile)>
                <button type="button" data-test="other" on:click=handler(move |_| desk.act(other()))>{move || desk.label(other())}</button>
            </Show>
            <Show when=move || (matches!(desk.step.get(), Some(Step::Extending { .. })) && main.get() != Some(Action::Done))>
                <button type="button" data-test="done" on:click=handler(move |_| desk.act(Action::Done))>{move || desk.label(Action::Done)}</button>
            </Show>
            <Show when=may_take>
                <button type="button" data-test="take" on:click=handler(move |_| desk.act(Action::Pass))>{move || desk.label(Action::Pass)}<kbd aria-hidden="true">"T"</kbd></button>
            </Show>
        </div>
    }
}

/// Everybody who could take the pile.
#[component]
fn Targets(desk: Desk, whom: Whom) -> impl IntoView {
    let seats = desk.view.with_untracked(|view| view.as_ref().map(targets).unwrap_or_default());
    let held = move |seat: Seat| desk.asked(|view| view.hand_sizes[seat]).unwrap_or_default();
    let advised = move |seat: Seat| {
        desk.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.action == whom.action(seat)))
    };
    seats
        .into_iter()
        .enumerate()
        .map(|(index, seat)| {
            let shown = move || {
                let (words, name) = (words(), desk.play.name(seat));
                words.say("clear4-target", &[("name", name.into()), ("count", held(seat).into())])
            };
            view! {
                <button
                    type="button"
                    class="cf-target"
                    class:primary=move || advised(seat)
                    data-test=format!("target-{seat}")
                    aria-label=move || format!("{} – {}", shown(), desk.label(whom.action(seat)))
                    on:click=handler(move |_| desk.act(whom.action(seat)))
                >
                    {move || shown()}<kbd aria-hidden="true">{index + 1}</kbd>
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
            <p class="cf-hint" data-test="hint-text"><strong>{t!("clear4-hint")}</strong><span>{hint.text}</span></p>
        })}
    }
}
