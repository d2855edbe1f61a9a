//! The two games without turns in lines.

use cardshed_rules::{halves, plusminus};

use crate::{People, Words, cards};

/// The line of an event of Plus Minus.
#[must_use]
pub fn plusminus(words: &Words, seen: &plusminus::Seen, people: &People<'_>) -> String {
    use plusminus::Seen;

    match *seen {
        Seen::Played { seat, card, called } => {
            let player = people.person(words, seat);
            words.say(
                "log-lays-value",
                &[
                    ("you", player.you()),
                    ("name", player.name()),
                    ("value", called.get().into()),
                    ("number", card.number().get().into()),
                ],
            )
        }
        Seen::Drew { seat, card: Some(card) } => {
            let (player, card) = (people.person(words, seat), short(card));
            words.say("log-draws", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::Drew { seat, card: None } => {
            let player = people.person(words, seat);
            words.say("log-draws-hidden", &[("you", player.you()), ("name", player.name())])
        }
        Seen::LaidLast { seat, .. } => {
            let player = people.person(words, seat);
            words.say("log-lays-last", &[("you", player.you()), ("name", player.name())])
        }
        Seen::Turned { card } => words.say("log-turned", &[("card", short(card).into())]),
        Seen::Ended { outcome } => super::outcome(words, &outcome, people),
    }
}

/// A card of Plus Minus as it is written where it is played: "9 (±2)".
fn short(card: plusminus::Card) -> String {
    format!("{} (±{})", card.value().get(), card.number().get())
}

/// The line of an event of Two Halves.
#[must_use]
pub fn halves(words: &Words, seen: &halves::Seen, people: &People<'_>) -> String {
    use halves::Seen;

    match *seen {
        Seen::Played { seat, card } => {
            let (player, card) = (people.person(words, seat), cards::laid_halves(words, card));
            words.say("log-lays", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::Drew { seat, card: Some(card) } => {
            let (player, card) = (people.person(words, seat), cards::halves(words, card));
            words.say("log-draws", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::Drew { seat, card: None } => {
            let player = people.person(words, seat);
            words.say("log-draws-hidden", &[("you", player.you()), ("name", player.name())])
        }
        Seen::Turned { card } => words.say("log-turned", &[("card", cards::laid_halves(words, card).into())]),
        Seen::Ended { outcome } => super::outcome(words, &outcome, people),
    }
}
