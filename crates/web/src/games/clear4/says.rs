//! What the board says in words: about the pile, about what can be done now, about each card.

use cardshed_rules::View as _;
use cardshed_rules::clear4::{Action, Phase, Pile, StackFace, StackId, Step, Value, View};
use cardshed_text::{Words, cards, key};

use super::chosen::Piece;

/// What the pile means for whoever is next: "Two 8s: two more clear it".
#[must_use]
pub fn pile_line(words: &Words, pile: &Pile) -> String {
    let Some(value) = pile.value() else {
        return if pile.is_empty() { words.get("clear4-pile-empty") } else { words.get("clear4-pile-free") };
    };
    let shown = ("cards", begins(cards::several(words, pile.run(), value)).into());
    match 4 - pile.run().min(4) {
        0 if value == Value::One => words.say("clear4-pile-ones", &[shown]),
        0 => words.say("clear4-pile-four", &[shown]),
        missing => words.say("clear4-pile-run", &[shown, ("missing", missing.into())]),
    }
}

/// Words that a sentence begins with.
fn begins(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// The pile for somebody who does not see it: how many cards, and the latest ones.
#[must_use]
pub fn pile_name(words: &Words, pile: &Pile) -> String {
    if pile.is_empty() {
        return words.get("clear4-pile-empty");
    }
    let from_the_top: Vec<String> =
        pile.cards().iter().rev().take(6).map(|&card| cards::on_pile(words, card)).collect();
    let count = cards::count(words, pile.cards().len());
    words.say("clear4-pile-name", &[("count", count.into()), ("cards", from_the_top.join(", ").into())])
}

/// What the viewer, who is on turn, can do now: "Your turn: play 8 or lower, or take the pile".
#[must_use]
pub fn what_to_do(words: &Words, view: &View, step: Step) -> String {
    let value = view.pile.value();
    match step {
        Step::Turn => turn(words, view),
        Step::Extending { .. } => match value {
            Some(value) => words.say("clear4-extend", &[("value", value.get().into())]),
            None => words.get("clear4-extend-free"),
        },
        Step::FourOnPile => {
            let four = value.map_or_else(String::new, |value| begins(cards::several(words, 4, value)));
            words.say("clear4-four", &[("cards", four.into())])
        }
        Step::PushTarget => push_whom(words, view, key!("clear4-push-blind")),
    }
}

/// Asks who takes the pile, and says how many cards that are.
#[must_use]
pub fn push_whom(words: &Words, view: &View, key: &'static str) -> String {
    let count = view.pile.cards().len();
    words.say(key, &[("count", count.into()), ("cards", cards::count(words, count).into())])
}

fn turn(words: &Words, view: &View) -> String {
    let actions = view.actions();
    let has = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
    let main = match view.pile.value() {
        _ if actions == [Action::Pass] => words.get("clear4-turn-nothing"),
        None if view.pile.is_empty() => words.get("clear4-turn-any"),
        None => words.get("clear4-turn-free"),
        Some(_) if !has(|action| matches!(action, Action::Play { .. })) => words.get("clear4-turn-no-number"),
        Some(value) if view.pile.run() < 4 => {
            words.say("clear4-turn-lower", &[("value", value.get().into())])
        }
        Some(value) => words.say("clear4-turn-below", &[("value", value.get().into())]),
    };
    if has(|action| matches!(action, Action::Blind(_))) {
        format!("{main}. {}", words.get("clear4-turn-final"))
    } else {
        main
    }
}

/// The line above the buttons: what the viewer can do, or who is to play.
#[must_use]
pub fn status(words: &Words, view: &View, step: Option<Step>, on_turn: &str) -> String {
    match (view.phase, step) {
        (Phase::Over { .. }, _) => words.get("clear4-over"),
        (Phase::Playing(_), Some(step)) => what_to_do(words, view, step),
        (Phase::Playing(_), None) => words.say("clear4-turn-other", &[("name", on_turn.into())]),
    }
}

/// A card of one's own, and whether it may be played.
#[must_use]
pub fn piece(words: &Words, piece: Piece, face: StackFace, not_now: bool) -> String {
    let name = match piece {
        Piece::Hand { card, .. } => cards::clear4(words, card),
        Piece::Open(stack) | Piece::Final(stack) => stack_name(words, stack, face),
    };
    if not_now { words.say("clear4-not-now", &[("card", name.into())]) } else { name }
}

/// A stack, anybody's: its open card and what lies under it.
#[must_use]
pub fn stack_name(words: &Words, stack: StackId, face: StackFace) -> String {
    let number = ("stack", (stack.index() + 1).into());
    match face {
        StackFace { open: Some(card), cards: count } => words.say(
            "clear4-stack-open",
            &[number, ("card", cards::clear4(words, card).into()), ("under", count.saturating_sub(1).into())],
        ),
        StackFace { cards: 0, .. } => words.say("clear4-stack-gone", &[number]),
        StackFace { open: None, .. } => words.say("clear4-stack-final", &[number]),
    }
}
