//! A card of any game, to be shown: from the rules' notation to its drawing and its name.

use cardshed_rules::{GameId, clear4, halves, levels, plusminus};
use cardshed_text::{Words, cards};

use crate::faces;

/// A card to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    /// Of Clear Four.
    Clear4(clear4::Card),
    /// Of Plus Minus.
    PlusMinus(plusminus::Card),
    /// Of Two Halves, as it lies.
    Halves(halves::Laid),
    /// Of Eight Levels.
    Levels(levels::Face),
    /// Face down.
    Back(GameId),
}

impl Shown {
    /// Reads a card: the game's own notation, or `?` for one that lies face down.
    #[must_use]
    pub fn read(game: GameId, text: &str) -> Option<Shown> {
        if text == "?" {
            return Some(Shown::Back(game));
        }
        match game {
            GameId::Clear4 => text.parse().map(Shown::Clear4).ok(),
            GameId::PlusMinus => text.parse().map(Shown::PlusMinus).ok(),
            GameId::Halves => text.parse().map(Shown::Halves).ok(),
            GameId::Levels => text.parse().map(Shown::Levels).ok(),
        }
    }

    /// The drawing of the card.
    #[must_use]
    pub fn drawing(self) -> String {
        match self {
            Shown::Clear4(card) => faces::clear4::face(card),
            Shown::PlusMinus(card) => faces::plusminus::face(card),
            Shown::Halves(card) => faces::halves::face(card),
            Shown::Levels(face) => faces::levels::face(face.card()),
            Shown::Back(game) => faces::back(game),
        }
    }

    /// What the card is called.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        match self {
            Shown::Clear4(card) => cards::clear4(words, card),
            Shown::PlusMinus(card) => cards::plusminus(words, card),
            Shown::Halves(card) => cards::laid_halves(words, card),
            Shown::Levels(face) => cards::face(words, face),
            Shown::Back(_) => words.get("rules-face-down"),
        }
    }
}
