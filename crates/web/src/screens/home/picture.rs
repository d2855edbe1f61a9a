//! The picture of a game: four of its cards.

use cardshed_rules::{GameId, clear4, halves, levels, plusminus};

use crate::faces;

/// Four cards of a game, drawn.
#[must_use]
pub fn cards(game: GameId) -> [String; 4] {
    match game {
        GameId::Clear4 => {
            let eight = clear4::Value::new(8).map_or(clear4::Card::Joker, clear4::Card::Number);
            [eight, eight, clear4::Card::Joker, clear4::Card::Clear].map(faces::clear4::face)
        }
        GameId::PlusMinus => [(5, 3), (2, 1), (1, 2), (3, 3)].map(|(value, number)| {
            let value = plusminus::Value::new(value).expect("a value of the game");
            let number = plusminus::Number::new(number).expect("a number of the game");
            faces::plusminus::face(plusminus::Card::new(value, number))
        }),
        GameId::Halves => [3, 22, 41, 60].map(|index| {
            let card = halves::Card::all().nth(index).expect("the game has 72 cards");
            faces::halves::face(halves::Laid::upright(card))
        }),
        GameId::Levels => [
            levels(levels::Colour::Red, 7),
            levels(levels::Colour::Green, 8),
            levels(levels::Colour::Violet, 9),
            faces::levels::face(levels::Card::JOKER),
        ],
    }
}

fn levels(colour: levels::Colour, number: u8) -> String {
    let number = levels::Number::new(number).expect("a number of the game");
    faces::levels::face(levels::Card::new(colour, number))
}
