//! The 73 cards (PM-01, PM-02), and a hand of them.

/// The value in the corners of a card: 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u8);

impl Value {
    /// `None` outside 1 to 10.
    #[must_use]
    pub const fn new(value: u8) -> Option<Value> {
        if value >= 1 && value <= 10 { Some(Value(value)) } else { None }
    }

    /// As a plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Plus the number; above 10 less 10 (PM-12).
    #[must_use]
    pub const fn plus(self, number: Number) -> Value {
        let sum = self.0 + number.0;
        Value(if sum > 10 { sum - 10 } else { sum })
    }

    /// Minus the number; below 1 plus 10 (PM-13).
    #[must_use]
    pub const fn minus(self, number: Number) -> Value {
        Value(if self.0 > number.0 { self.0 - number.0 } else { self.0 + 10 - number.0 })
    }
}

/// The ± number in the middle of a card: 1 (blue), 2 (yellow) or 3 (red).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// `None` outside 1 to 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Number> {
        if number >= 1 && number <= 3 { Some(Number(number)) } else { None }
    }

    /// As a plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A card: a value with a ± number. There are 30 kinds, two or three cards of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 30;

    /// The card of that value and number.
    #[must_use]
    pub const fn new(value: Value, number: Number) -> Card {
        Card((value.0 - 1) * 3 + number.0 - 1)
    }

    /// The kinds in order of value, then number.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// Its place among the kinds.
    #[must_use]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// The value in its corners.
    #[must_use]
    pub const fn value(self) -> Value {
        Value(self.0 / 3 + 1)
    }

    /// The number in its middle.
    #[must_use]
    pub const fn number(self) -> Number {
        Number(self.0 % 3 + 1)
    }

    /// The two values that may cover it: less its number, and plus it (PM-11).
    #[must_use]
    pub const fn takes(self) -> [Value; 2] {
        [self.value().minus(self.number()), self.value().plus(self.number())]
    }

    /// Whether it may be laid on `top`.
    #[must_use]
    pub fn fits(self, top: Card) -> bool {
        top.takes().contains(&self.value())
    }
}

/// The deck before shuffling: every kind twice, then the thirteen that are there a third time (PM-02).
pub const DECK: [Card; 73] = {
    /// The values with a third card of ±1, ±2 and ±3.
    const THIRDS: [&[u8]; 3] = [&[1, 2, 3, 4], &[5, 6, 7, 8], &[1, 2, 3, 9, 10]];
    let mut deck = [Card(0); 73];
    let mut count = 0;
    while count < 2 * Card::KINDS {
        deck[count] = Card((count / 2) as u8);
        count += 1;
    }
    let mut number = 1;
    while number <= 3 {
        let values = THIRDS[number - 1];
        let mut i = 0;
        while i < values.len() {
            deck[count] = Card::new(Value(values[i]), Number(number as u8));
            count += 1;
            i += 1;
        }
        number += 1;
    }
    deck
};

/// The cards in one hand: how many of each kind.
///
/// Two bits count a kind (there are never more than three), so a hand is one word, and the cards of a value, being
/// neighbours, are found with one mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

/// The most cards of a kind that two bits can count, and the most there are.
const MOST_OF_A_KIND: u64 = 3;

impl Hand {
    /// Holds nothing.
    pub const EMPTY: Hand = Hand(0);

    /// The hand of these cards, which come from one deck.
    pub(super) fn of(cards: &[Card]) -> Hand {
        let mut hand = Hand::EMPTY;
        for &card in cards {
            let room = hand.insert(card);
            debug_assert!(room, "one deck has no fourth {card}");
        }
        hand
    }

    /// How many of that card.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (2 * card.0) & MOST_OF_A_KIND) as u8
    }

    /// How many cards in all.
    #[must_use]
    pub const fn len(self) -> usize {
        const LOW: u64 = 0x5555_5555_5555_5555;
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as usize
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds one card exactly.
    #[must_use]
    pub const fn is_single(self) -> bool {
        const LOW: u64 = 0x5555_5555_5555_5555;
        self.0.is_power_of_two() && self.0 & LOW != 0
    }

    /// Puts a card in. A fourth of a kind does not exist, and is refused with `false`.
    #[must_use]
    pub const fn insert(&mut self, card: Card) -> bool {
        let room = self.count(card) < MOST_OF_A_KIND as u8;
        if room {
            self.0 += 1 << (2 * card.0);
        }
        room
    }

    /// Takes a card out; `false` if it is not there.
    #[must_use]
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.count(card) > 0;
        if there {
            self.0 -= 1 << (2 * card.0);
        }
        there
    }

    /// The part of the hand that may be laid on `top`.
    #[must_use]
    pub const fn fitting(self, top: Card) -> Hand {
        // Three kinds of two bits a value.
        const OF_VALUE_1: u64 = 0b11_11_11;
        let [low, high] = top.takes();
        Hand(self.0 & (OF_VALUE_1 << (6 * (low.0 - 1)) | OF_VALUE_1 << (6 * (high.0 - 1))))
    }

    /// The kinds it holds, lowest first, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| rest.trailing_zeros() / 2)?;
            rest &= !(MOST_OF_A_KIND << (2 * kind));
            Some(Card(kind as u8))
        })
    }

    /// The cards, lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}
