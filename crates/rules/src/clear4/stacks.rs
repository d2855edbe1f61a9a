//! The four stacks in front of a player (CF-03).

use super::cards::{Bag, Card};

/// How many stacks a player has.
pub const STACKS: usize = 4;

/// One of a player's stacks, `s1` to `s4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StackId(u8);

impl StackId {
    /// The stack with this index, counted from zero.
    #[must_use]
    pub const fn new(index: usize) -> Option<StackId> {
        if index < STACKS { Some(StackId(index as u8)) } else { None }
    }

    /// All four.
    pub const ALL: [StackId; STACKS] = [StackId(0), StackId(1), StackId(2), StackId(3)];

    /// Counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of a player's stacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StackSet(u8);

impl StackSet {
    /// No stack.
    pub const EMPTY: StackSet = StackSet(0);

    /// Just this stack.
    #[must_use]
    pub const fn only(stack: StackId) -> StackSet {
        StackSet(1 << stack.0)
    }

    /// The set whose stacks are the low four bits, the first stack the lowest.
    pub(super) const fn from_bits(bits: u8) -> StackSet {
        StackSet(bits & 0b1111)
    }

    /// The stacks for which there is a card.
    fn with_a_card(cards: [Option<Card>; STACKS]) -> StackSet {
        let bit = |(stack, card): (usize, Option<Card>)| u8::from(card.is_some()) << stack;
        StackSet(cards.into_iter().enumerate().map(bit).sum())
    }

    /// Whether the stack is in the set.
    #[must_use]
    pub const fn contains(self, stack: StackId) -> bool {
        self.0 & 1 << stack.0 != 0
    }

    /// Puts a stack in.
    pub const fn insert(&mut self, stack: StackId) {
        self.0 |= 1 << stack.0;
    }

    /// Whether no stack is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many stacks are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The stacks in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = StackId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(StackId(lowest))
        })
    }

    /// The stacks that are in either set.
    pub(super) const fn or(self, other: StackSet) -> StackSet {
        StackSet(self.0 | other.0)
    }

    /// The stacks that are in this set and not in the other.
    pub(super) const fn without(self, other: StackSet) -> StackSet {
        StackSet(self.0 & !other.0)
    }

    /// Whether no stack is in both sets.
    pub(super) const fn is_apart_from(self, other: StackSet) -> bool {
        self.0 & other.0 == 0
    }

    /// Every set that can be made of these stacks, the empty one first.
    pub(super) fn subsets(self) -> impl Iterator<Item = StackSet> {
        // Counting through the bits of the mask alone: what lies between them is carried over.
        let mut next = Some(0_u8);
        std::iter::from_fn(move || {
            let subset = next?;
            let following = subset.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(StackSet(subset))
        })
    }
}

impl FromIterator<StackId> for StackSet {
    fn from_iter<I: IntoIterator<Item = StackId>>(stacks: I) -> StackSet {
        let mut set = StackSet::EMPTY;
        stacks.into_iter().for_each(|stack| set.insert(stack));
        set
    }
}

/// On which of a player's stacks each kind of card lies open: four bits a kind, as in a [`Bag`], and one of them a
/// stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenCards(pub u64);

/// The lowest bit of every four.
const EVERY_KIND: u64 = 0x1111_1111_1111_1111;

impl OpenCards {
    /// Puts the card on a stack that has none open.
    pub const fn insert(&mut self, stack: StackId, card: Card) {
        self.0 |= 1 << (4 * card.kind() + stack.index());
    }

    /// Takes these cards away, all of which are there.
    pub const fn remove(&mut self, taken: OpenCards) {
        self.0 &= !taken.0;
    }

    /// The card that lies open on the stack.
    pub fn card(self, stack: StackId) -> Option<Card> {
        self.of(StackSet::only(stack)).bag().kinds().next()
    }

    /// The stacks on which any card lies open.
    pub const fn stacks_with_any(self) -> StackSet {
        let mut bits = self.0 | self.0 >> 32;
        bits |= bits >> 16;
        bits |= bits >> 8;
        StackSet::from_bits((bits | bits >> 4) as u8)
    }

    /// The stacks on which that card lies open.
    pub const fn stacks(self, card: Card) -> StackSet {
        StackSet::from_bits((self.0 >> (4 * card.kind())) as u8)
    }

    /// The open cards of these stacks alone.
    pub const fn of(self, stacks: StackSet) -> OpenCards {
        OpenCards(self.0 & (EVERY_KIND * stacks.0 as u64))
    }

    /// The cards, wherever they lie.
    pub const fn bag(self) -> Bag {
        // The bits of every four, added up in pairs and then in fours.
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        Bag((pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333))
    }
}

/// A player's four stacks, with the cards that nobody has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stacks {
    pub open: OpenCards,
    /// The upright cards: under each there is a final card, and over it an open one.
    face_down: [Option<Card>; STACKS],
    final_cards: [Option<Card>; STACKS],
}

impl Stacks {
    /// The cards of a stack at the start: final, face down, open.
    pub const MOST: usize = 3;

    /// Builds an empty stack up from its final card.
    pub fn build(&mut self, stack: StackId, from_the_bottom: &[Card]) {
        let (face_down, open) = match *from_the_bottom {
            [_, face_down, open] => (Some(face_down), Some(open)),
            [_, open] => (None, Some(open)),
            _ => (None, None),
        };
        self.final_cards[stack.index()] = from_the_bottom.first().copied();
        self.face_down[stack.index()] = face_down;
        if let Some(open) = open {
            self.open.insert(stack, open);
        }
    }

    /// The cards of a stack, the final one first.
    pub fn cards(&self, stack: StackId) -> impl Iterator<Item = Card> {
        let hidden = [self.final_cards[stack.index()], self.face_down[stack.index()]];
        hidden.into_iter().flatten().chain(self.open.card(stack))
    }

    /// What everyone sees of a stack.
    pub fn face(&self, stack: StackId) -> StackFace {
        StackFace { open: self.open.card(stack), cards: self.cards(stack).count() as u8 }
    }

    /// What everyone sees of all four.
    pub fn faces(&self) -> [StackFace; STACKS] {
        StackId::ALL.map(|stack| self.face(stack))
    }

    /// The stacks of which something is left.
    pub fn left(&self) -> StackSet {
        StackSet::with_a_card(self.final_cards)
    }

    /// How many cards they have.
    pub fn len(&self) -> usize {
        let hidden = StackSet::with_a_card(self.face_down).len() + self.left().len();
        usize::from(hidden + self.open.stacks_with_any().len())
    }

    /// Takes the open cards of these stacks, and turns up what lies under them (CF-18).
    pub fn take_open(&mut self, stacks: StackSet) -> Bag {
        let taken = self.open.of(stacks);
        self.open.remove(taken);
        for stack in stacks.iter() {
            if let Some(card) = self.face_down[stack.index()].take() {
                self.open.insert(stack, card);
            }
        }
        taken.bag()
    }

    /// Takes a final card.
    pub fn take_final(&mut self, stack: StackId) -> Option<Card> {
        self.final_cards[stack.index()].take()
    }
}

/// A stack as everyone sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StackFace {
    /// The open card, if there is one.
    pub open: Option<Card>,
    /// How many cards it has, the open one included: all others lie face down.
    pub cards: u8,
}
