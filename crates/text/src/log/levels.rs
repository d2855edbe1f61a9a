//! Eight Levels in lines.

use cardshed_rules::levels::{Card, Face, Hand, LaidLevel, Seen};
use cardshed_rules::{PerSeat, Seat};

use crate::{People, Words, cards, levels as combinations, lists};

/// The line of an event of Eight Levels.
#[must_use]
pub fn levels(words: &Words, seen: &Seen, people: &People<'_>) -> String {
    let person = |seat| people.person(words, seat);
    match *seen {
        Seen::Drew { seat, card } => drew(words, seat, card, people),
        Seen::Took { seat, from, card } => took(words, seat, from, card, people),
        Seen::Gathered { draw_pile } => {
            words.say("log-gathered", &[("cards", cards::count(words, draw_pile.into()).into())])
        }
        Seen::LaidDown { seat, combinations } => laid_down(words, seat, &combinations, people),
        Seen::Attached { seat, face, to, .. } => attached(words, seat, face, to, people),
        Seen::Discarded { seat, card } => {
            let (player, card) = (person(seat), cards::levels(words, card));
            words
                .say("log-discards", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::PutSkip { seat, before } => {
            let (player, target) = (person(seat), person(before));
            words.say(
                "log-puts-skip",
                &[
                    ("you", player.you()),
                    ("name", player.name()),
                    ("toyou", target.you()),
                    ("other", target.name()),
                ],
            )
        }
        Seen::TurnSkipped { seat } => {
            let player = person(seat);
            words.say("log-skipped", &[("you", player.you()), ("name", player.name())])
        }
        Seen::RoundEnded { seat, levels } => round_ended(words, seat, &levels, people),
        Seen::Kept { seat, cards } => kept(words, seat, cards, people),
        Seen::Dealt { dealer, turned_up, .. } => {
            let (player, card) = (person(dealer), cards::levels(words, turned_up));
            words.say("log-deals", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::Ended { outcome } => super::outcome(words, &outcome, people),
    }
}

fn drew(words: &Words, seat: Seat, card: Option<Card>, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    let (you, name) = (("you", player.you()), ("name", player.name()));
    match card {
        Some(card) => words.say("log-draws", &[you, name, ("card", cards::levels(words, card).into())]),
        None => words.say("log-draws-hidden", &[you, name]),
    }
}

fn took(words: &Words, seat: Seat, from: Seat, card: Card, people: &People<'_>) -> String {
    let (player, owner) = (people.person(words, seat), people.person(words, from));
    let (you, name) = (("you", player.you()), ("name", player.name()));
    let card = ("card", cards::levels(words, card).into());
    if seat == from {
        return words.say("log-takes-own", &[you, name, card]);
    }
    words.say("log-takes-from", &[you, name, card, ("toyou", owner.you()), ("other", owner.name())])
}

fn laid_down(words: &Words, seat: Seat, laid: &LaidLevel, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    let laid = laid.iter().map(|&laid| combinations::laid(words, laid)).collect();
    words.say(
        "log-lays-down",
        &[("you", player.you()), ("name", player.name()), ("combinations", lists::and(words, laid).into())],
    )
}

fn attached(words: &Words, seat: Seat, face: Face, to: Seat, people: &People<'_>) -> String {
    let (player, owner) = (people.person(words, seat), people.person(words, to));
    let card = ("card", cards::face(words, face).into());
    let (you, name) = (("you", player.you()), ("name", player.name()));
    if seat == to {
        return words.say("log-attaches-own", &[you, name, card]);
    }
    words.say("log-attaches", &[you, name, card, ("toyou", owner.you()), ("other", owner.name())])
}

/// Who ended the round, and the level on which everyone is now.
fn round_ended(words: &Words, seat: Seat, levels: &PerSeat<u8>, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    let levels: Vec<String> = levels
        .entries()
        .map(|(seat, &level)| {
            let player = people.person(words, seat);
            words.say(
                "log-on-level",
                &[("you", player.you()), ("name", player.name()), ("level", level.into())],
            )
        })
        .collect();
    words.say(
        "log-ends-round",
        &[("you", player.you()), ("name", player.name()), ("levels", levels.join(", ").into())],
    )
}

fn kept(words: &Words, seat: Seat, kept: Option<Hand>, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    let (you, name) = (("you", player.you()), ("name", player.name()));
    match kept {
        Some(hand) if hand.is_empty() => words.say("log-keeps-nothing", &[you, name]),
        Some(hand) => {
            let cards = hand.cards().map(|card| cards::levels(words, card)).collect();
            words.say("log-keeps", &[you, name, ("cards", lists::and(words, cards).into())])
        }
        None => words.say("log-has-chosen", &[you, name]),
    }
}
