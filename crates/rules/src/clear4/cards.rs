//! The 120 cards (CF-01), and a bag of them.

/// The value of a number card: 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Value {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
}

impl Value {
    /// All of them, lowest first.
    pub const ALL: [Value; 10] = [
        Value::One,
        Value::Two,
        Value::Three,
        Value::Four,
        Value::Five,
        Value::Six,
        Value::Seven,
        Value::Eight,
        Value::Nine,
        Value::Ten,
    ];

    /// `None` outside 1 to 10.
    #[must_use]
    pub const fn new(value: u8) -> Option<Value> {
        if value >= 1 && value <= 10 { Some(Value::ALL[value as usize - 1]) } else { None }
    }

    /// As a plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

/// A card. The cards of a kind cannot be told apart; there are thirteen kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A number card.
    Number(Value),
    /// Pushes the pile to another player (CF-40).
    Push,
    /// Stands for a number (CF-13 to CF-17).
    #[default]
    Joker,
    /// Takes the pile out of the game (CF-41).
    Clear,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 13;

    /// The kinds in order: the numbers, PUSH, JOKER, CLEAR.
    pub const ALL: [Card; Card::KINDS] = {
        let mut all = [Card::Push; Card::KINDS];
        let mut kind = 0;
        while kind < Value::ALL.len() {
            all[kind] = Card::Number(Value::ALL[kind]);
            kind += 1;
        }
        all[Card::Joker.kind()] = Card::Joker;
        all[Card::Clear.kind()] = Card::Clear;
        all
    };

    /// Its place among the kinds.
    #[must_use]
    pub const fn kind(self) -> usize {
        match self {
            Card::Number(value) => value as usize - 1,
            Card::Push => 10,
            Card::Joker => 11,
            Card::Clear => 12,
        }
    }

    /// How many cards of its kind the deck has (CF-01).
    #[must_use]
    pub const fn in_deck(self) -> u8 {
        match self {
            Card::Number(_) => 10,
            Card::Push | Card::Joker => 7,
            Card::Clear => 6,
        }
    }

    /// Whether it is a PUSH or a CLEAR.
    #[must_use]
    pub const fn is_special(self) -> bool {
        matches!(self, Card::Push | Card::Clear)
    }
}

/// The deck before shuffling, kind by kind.
pub const DECK: [Card; 120] = {
    let mut deck = [Card::Joker; 120];
    let mut count = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        let mut copies = Card::ALL[kind].in_deck();
        while copies > 0 {
            deck[count] = Card::ALL[kind];
            count += 1;
            copies -= 1;
        }
        kind += 1;
    }
    deck
};

/// Some cards of one deck, in no order: how many of each kind. A hand, the cards of a play, those out of the game.
///
/// Four bits count a kind (there are never more than ten), so a bag is one word, and two bags that share no card are
/// added with one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bag(pub(super) u64);

/// Four bits.
const COUNT: u64 = 0b1111;

impl Bag {
    /// Holds nothing.
    pub const EMPTY: Bag = Bag(0);

    /// The whole deck.
    pub const DECK: Bag = {
        let mut bag = Bag::EMPTY;
        let mut kind = 0;
        while kind < Card::KINDS {
            bag.0 |= (Card::ALL[kind].in_deck() as u64) << (4 * kind);
            kind += 1;
        }
        bag
    };

    /// The bag of these cards, which come from one deck.
    pub(super) fn of(cards: &[Card]) -> Bag {
        let mut bag = Bag::EMPTY;
        for &card in cards {
            bag = bag.plus(Bag::several(card, 1));
        }
        bag
    }

    /// So many cards of one kind, no more than the deck has.
    pub(super) const fn several(card: Card, count: u8) -> Bag {
        debug_assert!(count <= card.in_deck());
        Bag((count as u64) << (4 * card.kind()))
    }

    /// How many of that card.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.kind()) & COUNT) as u8
    }

    /// How many cards in all.
    #[must_use]
    pub const fn len(self) -> usize {
        // Neighbours are added in pairs, one byte each; the product sums the bytes up in its highest.
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in. One more than the deck has does not exist, and is refused with `false`.
    #[must_use]
    pub const fn insert(&mut self, card: Card) -> bool {
        let room = self.count(card) < card.in_deck();
        if room {
            self.0 += 1 << (4 * card.kind());
        }
        room
    }

    /// A card of which `other` has more than this bag, if there is one.
    pub(super) fn lacks(self, other: Bag) -> Option<Card> {
        other.kinds().find(|&card| self.count(card) < other.count(card))
    }

    /// Both together. They come from one deck, so no count runs over.
    pub(super) const fn plus(self, other: Bag) -> Bag {
        Bag(self.0 + other.0)
    }

    /// Without the cards of `other`, all of which it has.
    pub(super) fn minus(self, other: Bag) -> Bag {
        debug_assert_eq!(self.lacks(other), None);
        Bag(self.0 - other.0)
    }

    /// Without those cards of `other` that it has.
    pub(super) fn minus_what_is_there(self, other: Bag) -> Bag {
        other
            .kinds()
            .fold(self, |left, card| left.minus(Bag::several(card, left.count(card).min(other.count(card)))))
    }

    /// The value of its lowest number card.
    pub(super) fn number(self) -> Option<Value> {
        self.values().next()
    }

    /// The values of its number cards, lowest first, each once.
    pub(super) fn values(self) -> impl Iterator<Item = Value> {
        self.kinds().map_while(|card| match card {
            Card::Number(value) => Some(value),
            _ => None,
        })
    }

    /// The kinds it holds, in order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| rest.trailing_zeros() / 4)?;
            rest &= !(COUNT << (4 * kind));
            Some(Card::ALL[kind as usize])
        })
    }

    /// The cards, in order of their kinds: jokers come after the numbers they stand for.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

#[cfg(feature = "serde")]
mod json {
    //! A bag is written as the list of its cards, a value as a plain number.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::{Bag, Card, Value};

    impl Serialize for Bag {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.cards())
        }
    }

    impl<'de> Deserialize<'de> for Bag {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
            let mut bag = Bag::EMPTY;
            for card in Vec::<Card>::deserialize(deserializer)? {
                if !bag.insert(card) {
                    return Err(D::Error::custom(format!("more than {} × {card}", card.in_deck())));
                }
            }
            Ok(bag)
        }
    }

    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(self.get())
        }
    }

    impl<'de> Deserialize<'de> for Value {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
            let value = u8::deserialize(deserializer)?;
            Value::new(value).ok_or_else(|| D::Error::custom(format!("{value} is not a value from 1 to 10")))
        }
    }
}
