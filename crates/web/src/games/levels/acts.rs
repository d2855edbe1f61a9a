//! What can be done now, said and offered.

use cardshed_rules::levels::Action;
use cardshed_text::cards;
use cardshed_view::view;
use leptos::prelude::*;

use super::choice::Step;
use super::desk::Desk;
use super::order::Sort;
use super::piles::Chip;
use crate::parts::alike::{Memo, Show, effect_soon, handler};
use crate::t;
use crate::words::words;

/// What can be done now, in a sentence.
fn prompt(desk: Desk) -> String {
    let words = words();
    let chosen = desk.chosen.with(|chosen| !chosen.is_empty());
    let options = desk.options.get();
    let attaches = options.iter().any(|action| matches!(action, Action::Attach { .. }));
    let skips = options.iter().any(|action| matches!(action, Action::Skip(_)));
    match desk.step.get() {
        None | Some(Step::Over) => String::new(),
        Some(Step::Wait(seat)) => words.say("levels-do-wait", &[("name", desk.play.name(seat).into())]),
        Some(Step::Draw) => words.get("levels-do-draw"),
        Some(Step::Collect { .. }) if desk.trays.with(Option::is_some) => words.get("levels-do-lay"),
        Some(Step::Collect { .. } | Step::Attach) if skips => words.get("levels-do-whom"),
        Some(Step::Collect { .. } | Step::Attach) if attaches => words.get("levels-do-where"),
        Some(Step::Collect { .. } | Step::Attach) if chosen => words.get("levels-do-discard"),
        Some(Step::Collect { can_lay: true }) => words.get("levels-do-can-lay"),
        Some(Step::Collect { can_lay: false }) => words.get("levels-do-choose"),
        Some(Step::Attach) => words.get("levels-do-attach"),
        Some(Step::Keep) => words.say("levels-do-keep", &[("count", desk.chosen.with(Vec::len).into())]),
        Some(Step::OthersKeep(waiting)) => {
            let names: Vec<String> = waiting.iter().map(|seat| desk.play.name(seat)).collect();
            words.say("levels-do-others-keep", &[("names", names.join(", ").into())])
        }
    }
}

/// What can be done now: a sentence, the main button, and others.
#[component]
pub fn Acts(desk: Desk) -> impl IntoView {
    let prompt = Memo::new(move |_| prompt(desk));
    let hint = Memo::new(move |_| desk.hint_words());
    let is_your_turn = Memo::new(move |_| desk.play.is_your_turn());
    effect_soon(move || {
        if is_your_turn.get() {
            desk.announce.run(prompt.get());
        }
    });
    effect_soon(move || {
        if let Some(hint) = hint.get() {
            desk.announce.run(hint);
        }
    });
    view! {
        <p class="prompt" data-test="prompt">{move || hint.get().unwrap_or_else(|| prompt.get())}</p>
        <div class="acts">
            <Asked desk/>
            <MainButton desk/>
            <Others desk/>
            <Tools desk/>
        </div>
    }
}

/// The one button that says exactly what will happen.
#[component]
fn MainButton(desk: Desk) -> impl IntoView {
    let text = move || {
        if desk.trays.with(Option::is_some) {
            return Some(words().get("action-lay-down"));
        }
        match desk.main_option() {
            Some(action) => Some(desk.label(&action)),
            None => desk.can_lay.get().then(|| words().get("levels-open-trays")),
        }
    };
    // What lies in the trays may not be the level yet. Pressed all the same, it says why.
    let is_off = move || desk.play.pending.with(|pending| !pending.is_empty()) || desk.verdict().is_some();
    let text = Memo::new(move |_| text());
    let is_chosen = move || desk.chosen.with_untracked(|chosen| !chosen.is_empty());
    effect_soon(move || desk.announce.run(text.get().filter(|_| is_chosen()).unwrap_or_default()));
    // It stays where it is without anything to do: a button that goes takes the focus with it.
    view! {
        <button
            type="button"
            class="primary main"
            data-test="primary"
            class:none=move || text.with(Option::is_none)
            aria-disabled=move || if is_off() { "true" } else { "false" }
            on:click=handler(move |_| desk.go())
        >
            <span>{move || text.get()}</span><kbd aria-hidden="true">"↵"</kbd>
        </button>
    }
}

/// What else can be done: discard instead of attaching, another place, undoing.
#[component]
fn Others(desk: Desk) -> impl IntoView {
    let discard = move || {
        let discard = desk
            .options
            .with(|options| options.iter().find(|action| matches!(action, Action::Discard(_))).copied());
        discard.filter(|discard| desk.main_option() != Some(*discard))
    };
    let places = move || {
        let attaches = |action: &&Action| matches!(action, Action::Attach { .. });
        desk.options.with(|options| options.iter().filter(attaches).count())
    };
    let can_undo = move || {
        desk.trays.with(Option::is_some)
            || desk.chosen.with(|chosen| !chosen.is_empty())
            || desk.asked.with(|asked| !asked.is_empty())
    };
    let offers_lay = move || {
        desk.can_lay.get()
            && desk.trays.with(Option::is_none)
            && desk.chosen.with(|chosen| !chosen.is_empty())
    };
    view! {
        {move || discard().map(|action| view! {
            <button type="button" data-test="discard" on:click=handler(move |_| desk.act(action))>{move || desk.label(&action)}<kbd aria-hidden="true">"X"</kbd></button>
        })}
        <Show when=move || { places() > 1 }>
            <button type="button" data-test="other-place" on:click=handler(move |_| desk.turn_aim(true))>{t!("levels-other-place")}<kbd aria-hidden="true">"↓"</kbd></button>
        </Show>
        <Show when=offers_lay>
            <button type="button" data-test="open-trays" on:click=handler(move |_| desk.open_trays())>{t!("levels-open-trays")}<kbd aria-hidden="true">"L"</kbd></button>
        </Show>
        <Show when=can_undo>
            <button type="button" class="plain undo" data-test="undo" on:click=handler(move |_| desk.undo())>{t!("levels-undo")}<kbd aria-hidden="true">"Esc"</kbd></button>
        </Show>
    }
}

/// Sorting, building one's own way, and a hint.
#[component]
fn Tools(desk: Desk) -> impl IntoView {
    let sort = move || desk.hand.with(super::order::Arrangement::sort);
    let pressed = move |by: Sort| if sort() == by { "true" } else { "false" };
    let may_build =
        move || desk.step.get() == Some(Step::Collect { can_lay: false }) && desk.trays.with(Option::is_none);
    view! {
        <div class="tools">
            <div class="sorts" role="group" aria-label=t!("levels-sort")>
                <button type="button" aria-pressed=move || pressed(Sort::Level) data-test="sort-level" on:click=handler(move |_| desk.sort_by(Sort::Level))>{t!("levels-sort-level")}</button>
                <button type="button" aria-pressed=move || pressed(Sort::Number) data-test="sort-number" on:click=handler(move |_| desk.sort_by(Sort::Number))>{t!("levels-sort-number")}</button>
                <button type="button" aria-pressed=move || pressed(Sort::Colour) data-test="sort-colour" on:click=handler(move |_| desk.sort_by(Sort::Colour))>{t!("levels-sort-colour")}</button>
            </div>
            <Show when=may_build>
                <button type="button" class="plain" data-test="build" on:click=handler(move |_| desk.open_trays())>{t!("levels-build")}<kbd aria-hidden="true">"L"</kbd></button>
            </Show>
            <Show when=move || desk.play.is_your_turn()>
                <button type="button" class="plain" data-test="hint" aria-pressed=move || if desk.hint.with(Option::is_some) { "true" } else { "false" } on:click=handler(move |_| desk.toggle_hint())>{t!("levels-hint")}<kbd aria-hidden="true">"H"</kbd></button>
            </Show>
        </div>
    }
}

/// What a joker is to stand for, where it could go to either end. As long as this is asked, the style shows no other button but
/// that to undo.
#[component]
fn Asked(desk: Desk) -> impl IntoView {
    view! {
        <Show when=move || desk.asked.with(|asked| !asked.is_empty())>
            <div class="meanings" role="group" aria-label=t!("levels-joker-asks") data-test="joker-asks">
                <span>{t!("levels-joker-asks")}</span>
                {move || desk.asked.get().into_iter().map(|action| {
                    let Action::Attach { face, .. } = action else { return ().into_any() };
                    view! {
                        <button type="button" class="placed" aria-label=move || cards::face(&words(), face) data-test="meaning" on:click=handler(move |_| desk.act(action))><Chip face/></button>
                    }
                }).collect_view()}
            </div>
        </Show>
    }
}
