//! Cards as they are read out, in the words of the boxes.

use cardshed_rules::clear4::{self, Bag, PileCard, Value};
use cardshed_rules::halves::{self, Half};
use cardshed_rules::levels::{self, Face};
use cardshed_rules::plusminus;

use crate::{Words, lists};

/// "3 cards".
#[must_use]
pub fn count(words: &Words, cards: usize) -> String {
    words.say("card-count", &[("count", cards.into())])
}

/// A card of Clear Four: "7", "PUSH", "joker".
#[must_use]
pub fn clear4(words: &Words, card: clear4::Card) -> String {
    match card {
        clear4::Card::Number(value) => value.get().to_string(),
        clear4::Card::Push => words.get("card-push"),
        clear4::Card::Joker => words.get("card-joker"),
        clear4::Card::Clear => words.get("card-clear"),
    }
}

/// A card on the pile of Clear Four, a joker with what it counts as: "joker as 7", "joker without a value".
#[must_use]
pub fn on_pile(words: &Words, card: PileCard) -> String {
    match card {
        PileCard::Number(value) => value.get().to_string(),
        PileCard::Joker(Some(value)) => words.say("card-joker-as", &[("value", value.get().into())]),
        PileCard::Joker(None) => words.get("card-joker-free"),
    }
}

/// The cards of one play of Clear Four, as what somebody plays: "three 5s", "two 5s and a joker", "a joker as 5".
/// `value` is what its jokers count as.
#[must_use]
pub fn play(words: &Words, cards: Bag, value: Option<Value>) -> String {
    let mut parts: Vec<String> =
        cards.values().map(|value| several(words, cards.count(clear4::Card::Number(value)), value)).collect();
    let jokers = cards.count(clear4::Card::Joker);
    if jokers > 0 {
        let count = ("count", jokers.into());
        parts.push(match value {
            Some(value) if parts.is_empty() => {
                words.say("cards-jokers-as", &[count, ("value", value.get().into())])
            }
            None => words.say("cards-jokers-free", &[count]),
            Some(_) => words.say("cards-jokers", &[count]),
        });
    }
    lists::and(words, parts)
}

/// So many cards of one value, as what somebody plays: "a 5", "three 5s".
#[must_use]
pub fn several(words: &Words, count: u8, value: Value) -> String {
    words.say("cards-several", &[("count", count.into()), ("value", value.get().into())])
}

/// A card of Plus Minus: "5 plus or minus 3".
#[must_use]
pub fn plusminus(words: &Words, card: plusminus::Card) -> String {
    words.say(
        "card-plusminus",
        &[("value", card.value().get().into()), ("number", card.number().get().into())],
    )
}

/// A card of Two Halves in the hand, where it lies neither way round: "orange circle and blue triangle".
#[must_use]
pub fn halves(words: &Words, card: halves::Card) -> String {
    let [one, other] = card.halves().map(|side| half(words, side));
    words.say("card-halves", &[("one", one.into()), ("other", other.into())])
}

/// A card of Two Halves as it lies on the pile: "orange circle over blue triangle".
#[must_use]
pub fn laid_halves(words: &Words, card: halves::Laid) -> String {
    let [top, bottom] = card.halves().map(|side| half(words, side));
    words.say("card-halves-laid", &[("top", top.into()), ("bottom", bottom.into())])
}

/// Half a card: "orange circle".
#[must_use]
pub fn half(words: &Words, half: Half) -> String {
    use halves::Colour::{Blue, Green, Orange, Pink};
    use halves::Symbol::{Circle, Square, Star, Triangle};

    words.get(match (half.colour(), half.symbol()) {
        (Orange, Circle) => key!("half-orange-circle"),
        (Orange, Triangle) => key!("half-orange-triangle"),
        (Orange, Square) => key!("half-orange-square"),
        (Orange, Star) => key!("half-orange-star"),
        (Blue, Circle) => key!("half-blue-circle"),
        (Blue, Triangle) => key!("half-blue-triangle"),
        (Blue, Square) => key!("half-blue-square"),
        (Blue, Star) => key!("half-blue-star"),
        (Green, Circle) => key!("half-green-circle"),
        (Green, Triangle) => key!("half-green-triangle"),
        (Green, Square) => key!("half-green-square"),
        (Green, Star) => key!("half-green-star"),
        (Pink, Circle) => key!("half-pink-circle"),
        (Pink, Triangle) => key!("half-pink-triangle"),
        (Pink, Square) => key!("half-pink-square"),
        (Pink, Star) => key!("half-pink-star"),
    })
}

/// The name of a colour of Two Halves.
#[must_use]
pub fn half_colour(words: &Words, colour: halves::Colour) -> String {
    words.get(match colour {
        halves::Colour::Orange => key!("colour-orange"),
        halves::Colour::Blue => key!("colour-blue"),
        halves::Colour::Green => key!("colour-green"),
        halves::Colour::Pink => key!("colour-pink"),
    })
}

/// A card of Eight Levels: "red 7", "joker", "skip".
#[must_use]
pub fn levels(words: &Words, card: levels::Card) -> String {
    match card.colour().zip(card.number()) {
        Some((colour, number)) => coloured(words, colour, number),
        None if card == levels::Card::JOKER => words.get("card-levels-joker"),
        None => words.get("card-skip"),
    }
}

fn coloured(words: &Words, colour: levels::Colour, number: levels::Number) -> String {
    let number = ("number", number.get().into());
    match colour {
        levels::Colour::Red => words.say("card-red", &[number]),
        levels::Colour::Orange => words.say("card-orange", &[number]),
        levels::Colour::Green => words.say("card-green", &[number]),
        levels::Colour::Blue => words.say("card-blue", &[number]),
        levels::Colour::Violet => words.say("card-violet", &[number]),
        levels::Colour::Grey => words.say("card-grey", &[number]),
    }
}

/// A card of Eight Levels in a combination, a joker with what it stands for: "joker as 7", "joker as red".
#[must_use]
pub fn face(words: &Words, face: Face) -> String {
    if face.card() != levels::Card::JOKER {
        return levels(words, face.card());
    }
    match (face.number(), face.colour()) {
        (Some(number), _) => words.say("card-levels-joker-number", &[("number", number.get().into())]),
        (None, Some(colour)) => {
            words.say("card-levels-joker-colour", &[("colour", self::colour(words, colour).into())])
        }
        (None, None) => words.get("card-levels-joker"),
    }
}

/// The name of a colour of Eight Levels.
#[must_use]
pub fn colour(words: &Words, colour: levels::Colour) -> String {
    words.get(match colour {
        levels::Colour::Red => key!("colour-red"),
        levels::Colour::Orange => key!("colour-orange"),
        levels::Colour::Green => key!("colour-green"),
        levels::Colour::Blue => key!("colour-blue"),
        levels::Colour::Violet => key!("colour-violet"),
        levels::Colour::Grey => key!("colour-grey"),
    })
}
