//! The discard pile, and the values its cards count as.

use super::cards::{Bag, Card, Value};
use crate::row::Row;

/// There are never more of a value on the pile (CF-32), and so many can be cleared (CF-30).
pub(super) const FOUR: u8 = 4;

/// A card on the pile, with the value it counts as there. Special cards never lie on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileCard {
    /// A number card counts as itself.
    Number(Value),
    /// A joker counts as a value, or as none (CF-15, CF-17).
    Joker(Option<Value>),
}

impl Default for PileCard {
    fn default() -> PileCard {
        PileCard::Joker(None)
    }
}

impl PileCard {
    /// The card itself.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            PileCard::Number(value) => Card::Number(value),
            PileCard::Joker(_) => Card::Joker,
        }
    }

    /// What it counts as.
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        match self {
            PileCard::Number(value) => Some(value),
            PileCard::Joker(value) => value,
        }
    }
}

/// The discard pile, bottom first. Everyone has seen every card of it.
///
/// Jokers without a value can only lie at its bottom: one becomes so on an empty pile or on another (CF-15, CF-17).
/// Above them the values only fall (CF-11), so the cards of a value lie together, at most four of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    cards: Row<PileCard, { Pile::MOST }>,
    /// Asked for with every action, so it is kept.
    run: u8,
}

impl Pile {
    /// The most cards that can lie on it: seven jokers without a value, and four of each value.
    pub const MOST: usize = 7 + 4 * 10;

    /// The cards, bottom first, if they are not too many.
    pub(super) fn from_cards(cards: impl IntoIterator<Item = PileCard>) -> Option<Pile> {
        let cards = Row::from_values(cards)?;
        let run = match cards.last().and_then(|top| top.value()) {
            Some(value) => cards.iter().rev().take_while(|card| card.value() == Some(value)).count() as u8,
            None => 0,
        };
        Some(Pile { cards, run })
    }

    /// The cards, bottom first.
    #[must_use]
    pub fn cards(&self) -> &[PileCard] {
        &self.cards
    }

    /// Whether there is no card on it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The value to be equalled or undercut (CF-11); none if anything goes.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.cards.last().and_then(|top| top.value())
    }

    /// How many cards of the top card's value lie on it; jokers without a value count toward nothing (CF-17).
    #[must_use]
    pub fn run(&self) -> u8 {
        self.run
    }

    /// Whether a number card is among the top so many.
    pub(super) fn has_number(&self, cards: u8) -> bool {
        self.cards.iter().rev().take(cards.into()).any(|card| matches!(card, PileCard::Number(_)))
    }

    /// All its cards, whatever they count as.
    #[must_use]
    pub fn bag(&self) -> Bag {
        self.cards.iter().fold(Bag::EMPTY, |bag, card| bag.plus(Bag::several(card.card(), 1)))
    }

    /// Lays the cards of a play on the pile, where its jokers count as `value`. The `before` cards on top are the same
    /// play's earlier ones: if they had no value so far, they now take it (CF-54).
    pub(super) fn lay(&mut self, cards: Bag, value: Option<Value>, before: u8) {
        let top = self.value();
        self.run = match value {
            None => 0,
            Some(_) if top == value => self.run + cards.len() as u8,
            Some(_) if top.is_none() => before + cards.len() as u8,
            Some(_) => cards.len() as u8,
        };
        if value.is_some() && top.is_none() {
            for card in self.cards.as_mut_slice().iter_mut().rev().take(before.into()) {
                *card = PileCard::Joker(value);
            }
        }
        for card in cards.cards() {
            self.cards.push(match card {
                Card::Number(value) => PileCard::Number(value),
                Card::Push | Card::Joker | Card::Clear => PileCard::Joker(value),
            });
        }
    }

    /// Takes everything away.
    pub(super) fn take(&mut self) -> Bag {
        let cards = self.bag();
        self.cards.clear();
        self.run = 0;
        cards
    }
}

#[cfg(feature = "serde")]
mod json {
    //! A pile is the list of its cards.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::{Pile, PileCard};

    impl Serialize for Pile {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.cards())
        }
    }

    impl<'de> Deserialize<'de> for Pile {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
            let cards = Vec::<PileCard>::deserialize(deserializer)?;
            let count = cards.len();
            Pile::from_cards(cards).ok_or_else(|| D::Error::custom(format!("{count} cards on the pile")))
        }
    }
}
