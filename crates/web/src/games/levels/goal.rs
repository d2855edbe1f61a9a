//! One's own level: what it asks for, what one has of it, and what is missing.

use cardshed_text::{Words, cards, levels};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::{Desk, level_of};
use super::piles::{Chip, Ladder};
use super::plan::{Part, Plan, Slot, Wanted};
use super::seats::shown_level;
use crate::faces::{self, Face};
use crate::words::words;

/// More than so many things that would help are no help.
const MOST_NAMED: usize = 7;

/// The letters that combinations of a level are marked with, on the hand too.
const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];

/// The letter of a combination of the level.
#[must_use]
pub fn letter(index: usize) -> &'static str {
    LETTERS.get(index).copied().unwrap_or_default()
}

/// A thing that is wanted, in words.
fn wanted(words: &Words, wanted: Wanted) -> String {
    match wanted {
        Wanted::Number(number) => number.get().to_string(),
        Wanted::Colour(colour) => cards::colour(words, colour),
    }
}

/// What is missing, in words.
#[must_use]
pub fn missing(words: &Words, plan: &Plan) -> String {
    let named: Vec<String> = plan.wanted.iter().map(|&one| wanted(words, one)).collect();
    let list = named.join(", ");
    match plan.missing {
        0 => words.get("levels-complete"),
        1 if named.len() == 1 => words.say("levels-missing-this", &[("cards", list.into())]),
        1 if named.len() <= MOST_NAMED => words.say("levels-missing-one-of", &[("cards", list.into())]),
        count if named.len() <= MOST_NAMED => {
            words.say("levels-missing-among", &[("count", count.into()), ("cards", list.into())])
        }
        count => words.say("levels-missing", &[("count", count.into())]),
    }
}

/// One's own level.
#[component]
pub fn Goal(desk: Desk) -> impl IntoView {
    let own =
        desk.part(|view| view.viewer.seat().map(|seat| (shown_level(view, seat), level_of(view, seat))));
    let level = Signal::derive(move || own.get().map_or(1, |(level, _)| level));
    let last = desk.last_level();
    let asked = move || {
        let (_, level) = own.get()?;
        level.map(|level| levels::level(&words(), &level))
    };
    let state = move || match desk.plan.get() {
        Some(plan) => missing(&words(), &plan),
        None => words().get("levels-on-table"),
    };
    let is_complete = move || desk.plan.with(|plan| plan.as_ref().is_none_or(|plan| plan.missing == 0));
    view! {
        <section class="goal">
            <p class="needs">
                <span class="number">{move || words().say("levels-level", &[("level", level.get().into())])}</span>
                <Ladder level last/>
                <strong>{move || asked()}</strong>
            </p>
            <p class="state" class:complete=move || is_complete() data-test="missing">{move || state()}</p>
            <div class="parts" aria-hidden="true">
                {move || desk.plan.get().map(|plan| {
                    plan.parts.into_iter().enumerate().map(|(index, part)| view! { <Progress index part/> }).collect_view()
                })}
            </div>
        </section>
    }
}

/// How far one combination of the level is.
#[component]
fn Progress(index: usize, part: Part) -> impl IntoView {
    let complete = part.slots.iter().all(|slot| slot.card().is_some()) && !part.slots.is_empty();
    view! {
        <span class="part" class:complete=complete>
            <b class=format!("letter use-{index}")>{letter(index)}</b>
            {part.slots.into_iter().map(|slot| match slot {
                Slot::Has(face) => view! { <Chip face/> },
                Slot::Misses(wanted) => {
                    let drawing = match wanted {
                        Wanted::Number(number) => faces::levels::gap(Some(number), None),
                        Wanted::Colour(colour) => faces::levels::gap(None, Some(colour)),
                    };
                    view! { <span class="chip gap"><Face drawing/></span> }
                }
            }).collect_view()}
        </span>
    }
}
