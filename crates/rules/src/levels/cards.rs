//! The 101 cards (EL-01), and a hand of them.

/// The number on a card: 1 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// The lowest.
    pub const LOWEST: Number = Number(1);
    /// The highest. No run goes from here on to the lowest (EL-20).
    pub const HIGHEST: Number = Number(15);

    /// `None` outside 1 to 15.
    #[must_use]
    pub const fn new(number: u8) -> Option<Number> {
        if number >= Number::LOWEST.0 && number <= Number::HIGHEST.0 { Some(Number(number)) } else { None }
    }

    /// As a plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// One less, if there is such a number.
    #[must_use]
    pub const fn below(self) -> Option<Number> {
        Number::new(self.0 - 1)
    }

    /// One more, if there is such a number.
    #[must_use]
    pub const fn above(self) -> Option<Number> {
        Number::new(self.0 + 1)
    }

    /// All of them, rising.
    pub fn all() -> impl Iterator<Item = Number> {
        (Number::LOWEST.0..=Number::HIGHEST.0).map(Number)
    }
}

/// One of the six colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Written `R`.
    Red,
    /// Written `O`.
    Orange,
    /// Written `G`.
    Green,
    /// Written `B`.
    Blue,
    /// Written `V`.
    Violet,
    /// Written `K`.
    Grey,
}

impl Colour {
    /// All six, in the order in which cards are sorted.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Green, Colour::Blue, Colour::Violet, Colour::Grey];

    /// Its place among the six.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How many numbers there are.
const NUMBERS: usize = Number::HIGHEST.0 as usize;

/// How many cards have a number: they come first among the kinds.
const NUMBERED: usize = NUMBERS * Colour::ALL.len();

/// A card: a number in a colour, a joker or a skip. Of the numbers there is one card a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many kinds there are: 90 numbers, the joker and the skip.
    pub const KINDS: usize = NUMBERED + 2;
    /// The joker, there seven times.
    pub const JOKER: Card = Card(NUMBERED as u8);
    /// "Skip a turn", there four times.
    pub const SKIP: Card = Card(NUMBERED as u8 + 1);

    /// The card of that colour and number.
    #[must_use]
    pub const fn new(colour: Colour, number: Number) -> Card {
        Card(colour as u8 * NUMBERS as u8 + number.0 - 1)
    }

    /// The kinds: numbers by colour, then the joker, then the skip.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// The kind at that place; `None` if there are not so many.
    #[must_use]
    pub const fn of_kind(kind: usize) -> Option<Card> {
        if kind < Card::KINDS { Some(Card(kind as u8)) } else { None }
    }

    /// Its place among the kinds.
    #[must_use]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// How many of it there are.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Card::JOKER => 7,
            Card::SKIP => 4,
            _ => 1,
        }
    }

    /// Its number; a joker and a skip have none.
    #[must_use]
    pub const fn number(self) -> Option<Number> {
        if self.kind() < NUMBERED { Number::new(self.0 % NUMBERS as u8 + 1) } else { None }
    }

    /// Its colour; a joker and a skip have none.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        if self.kind() < NUMBERED { Some(Colour::ALL[self.kind() / NUMBERS]) } else { None }
    }
}

/// The deck before shuffling: kind by kind.
pub const DECK: [Card; 101] = {
    let mut deck = [Card(0); 101];
    let mut count = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        let card = Card(kind as u8);
        let mut copy = 0;
        while copy < card.copies() {
            deck[count] = card;
            count += 1;
            copy += 1;
        }
        kind += 1;
    }
    deck
};

/// Some of the 101 cards, in no order: a hand, or what lies in a combination.
///
/// One bit for each number card, colour by colour, then three bits that count jokers and three that count skips: 96
/// bits, kept as bytes so that a state has no gaps between its hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand([u8; 12]);

/// Where the jokers are counted.
const JOKERS: u32 = NUMBERED as u32;
/// Where the skips are counted.
const SKIPS: u32 = JOKERS + 3;
/// Three bits count up to seven.
const COUNT: u128 = 0b111;
/// The bits of one colour.
const ONE_COLOUR: u128 = (1 << NUMBERS) - 1;
/// The bits of number 1 in every colour.
const ONE_NUMBER: u128 = {
    let mut mask = 0;
    let mut colour = 0;
    while colour < Colour::ALL.len() {
        mask |= 1 << (colour * NUMBERS);
        colour += 1;
    }
    mask
};

impl Hand {
    /// Holds nothing.
    pub const EMPTY: Hand = Hand([0; 12]);

    /// The hand of these cards, which come from one deck.
    pub(super) fn of(cards: &[Card]) -> Hand {
        let mut hand = Hand::EMPTY;
        for &card in cards {
            let room = hand.insert(card);
            debug_assert!(room, "one deck has no other {card}");
        }
        hand
    }

    pub(super) fn bits(self) -> u128 {
        let [a, b, c, d, e, f, g, h, i, j, k, l] = self.0;
        u128::from(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
            | u128::from(u32::from_le_bytes([i, j, k, l])) << 64
    }

    fn from_bits(bits: u128) -> Hand {
        let [a, b, c, d, e, f, g, h] = (bits as u64).to_le_bytes();
        let [i, j, k, l] = ((bits >> 64) as u32).to_le_bytes();
        Hand([a, b, c, d, e, f, g, h, i, j, k, l])
    }

    /// Where the card has its bit or its count, and what one of it weighs there.
    const fn place(card: Card) -> (u32, u128) {
        match card {
            Card::JOKER => (JOKERS, COUNT),
            Card::SKIP => (SKIPS, COUNT),
            _ => (card.0 as u32, 1),
        }
    }

    /// How many of that card.
    #[must_use]
    pub fn count(self, card: Card) -> u8 {
        let (place, mask) = Hand::place(card);
        (self.bits() >> place & mask) as u8
    }

    /// Whether it holds that card.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(self) -> usize {
        let numbered = (self.bits() & ((1 << NUMBERED) - 1)).count_ones() as usize;
        numbered + usize::from(self.count(Card::JOKER)) + usize::from(self.count(Card::SKIP))
    }

    /// Whether it holds nothing.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 12]
    }

    /// Puts a card in. A card more than the deck has of it is refused with `false`.
    #[must_use]
    pub fn insert(&mut self, card: Card) -> bool {
        let room = self.count(card) < card.copies();
        if room {
            *self = Hand::from_bits(self.bits() + (1 << Hand::place(card).0));
        }
        room
    }

    /// Takes a card out; `false` if it is not there.
    #[must_use]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            *self = Hand::from_bits(self.bits() - (1 << Hand::place(card).0));
        }
        there
    }

    /// Takes all these cards out; `None` if one of them is not there.
    #[must_use]
    pub fn without(self, cards: Hand) -> Option<Hand> {
        let enough = |card| self.count(card) >= cards.count(card);
        let numbers = (1 << NUMBERED) - 1;
        let there = self.bits() & cards.bits() & numbers == cards.bits() & numbers;
        (there && enough(Card::JOKER) && enough(Card::SKIP))
            .then(|| Hand::from_bits(self.bits() - cards.bits()))
    }

    /// The number cards of that number.
    #[must_use]
    pub fn of_number(self, number: Number) -> Hand {
        Hand::from_bits(self.bits() & ONE_NUMBER << (number.0 - 1))
    }

    /// The number cards of that colour.
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> Hand {
        Hand::from_bits(self.bits() & ONE_COLOUR << (colour.index() * NUMBERS))
    }

    /// Which numbers it holds in that colour: number 1 in the lowest bit.
    pub(super) fn numbers_of(self, colour: Colour) -> u16 {
        (self.bits() >> (colour.index() * NUMBERS) & ONE_COLOUR) as u16
    }

    /// The kinds it holds, in order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros())?;
            let card = match place {
                0..JOKERS => Card(place as u8),
                JOKERS..SKIPS => Card::JOKER,
                _ => Card::SKIP,
            };
            let (place, mask) = Hand::place(card);
            rest &= !(mask << place);
            Some(card)
        })
    }

    /// The cards, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

#[cfg(feature = "serde")]
mod json {
    //! A hand is written as the list of its cards.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::{Card, Hand};

    impl Serialize for Hand {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.cards())
        }
    }

    impl<'de> Deserialize<'de> for Hand {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
            let mut hand = Hand::EMPTY;
            for card in Vec::<Card>::deserialize(deserializer)? {
                if !hand.insert(card) {
                    return Err(D::Error::custom(format!("there is no other {card}")));
                }
            }
            Ok(hand)
        }
    }
}
