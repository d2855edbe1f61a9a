//! Clear Four in lines.

use cardshed_rules::Seat;
use cardshed_rules::clear4::{Card, Seen, Step};

use crate::{People, Words, cards};

/// The line of an event of Clear Four; `None` if it needs none.
#[must_use]
pub fn clear4(words: &Words, seen: &Seen, people: &People<'_>) -> Option<String> {
    let person = |seat| people.person(words, seat);
    Some(match *seen {
        Seen::Played { seat, cards, value, .. } => {
            let (player, cards) = (person(seat), cards::play(words, cards, value));
            words.say("log-plays", &[("you", player.you()), ("name", player.name()), ("cards", cards.into())])
        }
        Seen::SpecialPlayed { seat, card, .. } => {
            let (player, card) = (person(seat), cards::clear4(words, card));
            words.say("log-plays", &[("you", player.you()), ("name", player.name()), ("cards", card.into())])
        }
        Seen::Uncovered { seat, card, .. } => {
            let (player, card) = (person(seat), cards::clear4(words, card));
            words
                .say("log-uncovers", &[("you", player.you()), ("name", player.name()), ("card", card.into())])
        }
        Seen::BlindTurned { seat, card, fits, .. } => blind(words, seat, card, fits, people),
        Seen::PileTaken { seat, cards } => {
            let player = person(seat);
            words.say(
                "log-takes-pile",
                &[
                    ("you", player.you()),
                    ("name", player.name()),
                    ("cards", cards::count(words, cards.len()).into()),
                ],
            )
        }
        Seen::Pushed { seat, to, cards } => pushed(words, seat, to, cards.len(), people),
        Seen::PileCleared { seat, cards } => {
            let player = person(seat);
            words.say(
                "log-clears",
                &[
                    ("you", player.you()),
                    ("name", player.name()),
                    ("count", cards.len().into()),
                    ("cards", cards::count(words, cards.len()).into()),
                ],
            )
        }
        Seen::Asked { step: Step::Turn | Step::Extending { .. } | Step::FourOnPile | Step::PushTarget }
        | Seen::TurnEnded { .. } => return None,
        Seen::Ended { outcome } => super::outcome(words, &outcome, people),
    })
}

/// A special card always fits.
fn blind(words: &Words, seat: Seat, card: Card, fits: bool, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    let (you, name) = (("you", player.you()), ("name", player.name()));
    let shown = ("card", cards::clear4(words, card).into());
    if fits || card.is_special() {
        words.say("log-blind-fits", &[you, name, shown])
    } else {
        words.say("log-blind-misses", &[you, name, shown])
    }
}

fn pushed(words: &Words, seat: Seat, to: Seat, cards: usize, people: &People<'_>) -> String {
    let (player, target) = (people.person(words, seat), people.person(words, to));
    words.say(
        "log-pushes",
        &[
            ("you", player.you()),
            ("name", player.name()),
            ("toyou", target.you()),
            ("other", target.name()),
            ("count", cards.into()),
            ("cards", cards::count(words, cards).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use cardshed_rules::clear4::{Bag, StackSet, Value};

    use super::*;
    use crate::Language;

    fn played(language: Language, cards: &[Card], you: Option<usize>) -> String {
        let names = ["Noor".to_owned(), "Jules".to_owned()];
        let people = People { names: &names, you: you.and_then(Seat::new) };
        let seen = Seen::Played {
            seat: Seat::new(0).unwrap(),
            hand: Bag::of(cards),
            stacks: StackSet::EMPTY,
            cards: Bag::of(cards),
            value: Some(Value::Five),
        };
        clear4(&Words::new(language), &seen, &people).unwrap()
    }

    #[test]
    fn plays_are_told_with_counts_and_jokers() {
        let five = Card::Number(Value::Five);
        assert_eq!(played(Language::English, &[five; 3], None), "Noor plays three 5s");
        assert_eq!(played(Language::English, &[five, Card::Joker], Some(0)), "You play a 5 and a joker");
        assert_eq!(played(Language::German, &[five; 3], Some(0)), "Du spielst drei 5en");
        assert_eq!(played(Language::French, &[Card::Joker], Some(1)), "Noor joue un joker valant 5");
        assert_eq!(played(Language::Dutch, &[five; 2], None), "Noor speelt twee 5’en");
        assert_eq!(played(Language::Italian, &[five], None), "Noor gioca un 5");
    }
}
