//! What the levels of Eight Levels ask for, and what lies on the table.

use cardshed_rules::levels::{Combination, Kind, Laid, Level, Shape};

use crate::{Words, cards, lists};

/// What a level asks for: "run of 3 + 4 of one colour", "2 runs of 3".
#[must_use]
pub fn level(words: &Words, level: &Level) -> String {
    let parts: Vec<String> =
        level.chunk_by(PartialEq::eq).map(|equal| several(words, equal.len(), equal[0])).collect();
    parts.join(" + ")
}

/// A combination that a level asks for: "run of 3", "triple", "4 of one colour".
#[must_use]
pub fn combination(words: &Words, combination: Combination) -> String {
    several(words, 1, combination)
}

fn several(words: &Words, count: usize, combination: Combination) -> String {
    let (count, size) = (("count", count.into()), ("size", combination.size().into()));
    match combination.kind() {
        Kind::Run => words.say("level-run", &[count, size]),
        Kind::Same => words.say("level-same", &[count, size]),
        Kind::Colour => words.say("level-colour", &[count, size]),
    }
}

/// A combination on the table: "run from 4 to 6", "7s", "all red".
#[must_use]
pub fn laid(words: &Words, laid: Laid) -> String {
    shape(words, laid.shape)
}

/// The cards of a combination on the table, one by one: "red 4, joker as 5 and blue 6".
#[must_use]
pub fn laid_cards(words: &Words, laid: Laid) -> String {
    lists::and(words, laid.faces().iter().map(|&face| cards::face(words, face)).collect())
}

/// What holds a combination together.
#[must_use]
pub fn shape(words: &Words, shape: Shape) -> String {
    match shape {
        Shape::Run { low, high } => {
            words.say("laid-run", &[("low", low.get().into()), ("high", high.get().into())])
        }
        Shape::Same(number) => words.say("laid-same", &[("number", number.get().into())]),
        Shape::Colour(colour) => words.say("laid-colour", &[("colour", cards::colour(words, colour).into())]),
    }
}
