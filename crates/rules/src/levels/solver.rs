//! In which ways a hand can pay a level.
//!
//! A *way* says of each combination which cards it has, and what its jokers stand for. There can be thousands, most of
//! them of no interest. The *useful* ways are those that spend as few jokers as any way does: a joker in hand can be
//! attached almost anywhere, so it is worth keeping. Of useful ways that differ only in the colours of the cards in
//! runs and among equal numbers, or in which of two combinations a card and a joker of the same number lie, one stands
//! for all: the one with the first colours. The first [`MOST_WAYS`] of these are listed. A player may propose any other way; that is checked without the solver
//! ([`Lay::pays`](super::Lay::pays)).
//!
//! The search first chooses the cards of every combination of one colour, set by set. What is left is a matter of
//! numbers only: for each run where it starts, for each set of equals its number, taking a card wherever one is left
//! and a joker where none is. It never follows a branch that must spend more jokers than the hand has, or than the best
//! way so far.

use super::cards::{Card, Colour, Hand, Number};
use super::combinations::{Face, Lay};
use super::options::{Kind, Level};
use crate::game::Sink;
use crate::row::Row;

/// How many ways are listed at most. A random hand that can pay a preset level has about six on average or fewer; only
/// many cards of one colour, or many jokers, make more than this.
pub const MOST_WAYS: usize = 40;

/// Whether the hand can pay the level.
#[must_use]
pub fn can_pay(hand: Hand, level: &Level) -> bool {
    Search::new(hand, level, 1).is_some_and(|search| !search.found.is_empty())
}

/// Lists the useful ways in which the hand can pay the level: none if it cannot, at least one if it can. The
/// combinations stand in the level's order.
pub fn ways(hand: Hand, level: &Level, out: &mut impl Sink<Lay>) {
    if let Some(search) = Search::new(hand, level, MOST_WAYS) {
        search.found.iter().for_each(|&way| out.push(search.lay(way)));
    }
}

/// What one combination is in a way.
#[derive(Clone, Copy, Default, PartialEq, PartialOrd)]
struct Choice {
    /// The lowest number of a run, the number of equals, the place of a colour.
    what: u8,
    /// The numbers of the cards that pay a combination of one colour: number 1 in the lowest bit.
    cards: u16,
}

/// The choices for each combination, in the order of the search.
type Way = [Choice; Level::MOST_COMBINATIONS];

/// A combination of the level as the search sees it.
#[derive(Clone, Copy, Default)]
struct Part {
    kind: Kind,
    size: u8,
    /// Its place in the level.
    index: u8,
    /// Whether the part before it is of the same kind and size, so that their order makes no difference.
    repeats: bool,
    /// The jokers that this part and all behind it need at least.
    jokers: u8,
}

/// How many cards of each number there are: four bits a number, number 1 in the lowest.
type Counts = u64;

struct Search {
    hand: Hand,
    parts: Row<Part, { Level::MOST_COMBINATIONS }>,
    way: Way,
    /// Ways that spend more are of no interest.
    jokers: u8,
    found: Row<Way, MOST_WAYS>,
    /// How many ways to look for.
    room: usize,
}

impl Search {
    /// Searches for so many ways. `None` if the hand plainly cannot pay.
    fn new(hand: Hand, level: &Level, room: usize) -> Option<Search> {
        let numbered = Colour::ALL.map(|colour| hand.numbers_of(colour));
        let jokers = hand.count(Card::JOKER);
        let parts = parts(level, &numbered);
        if parts.first()?.jokers > jokers {
            return None;
        }
        let mut search = Search { hand, parts, way: Way::default(), jokers, found: Row::new(), room };
        search.colours(0, numbered, 0);
        Some(search)
    }

    /// Whether a branch with so many jokers spent, and parts left from `next` on, is worth following.
    fn is_hopeful(&self, next: usize, spent: u8) -> bool {
        let least = spent + self.parts.get(next).map_or(0, |part| part.jokers);
        // Once there is no more room, only a cheaper way counts.
        least < self.jokers || (least == self.jokers && self.found.len() < self.room)
    }

    /// Where the choices of a part start, so that equal parts are chosen in one order only.
    fn first_choice(&self, place: usize) -> Choice {
        if self.parts[place].repeats { self.way[place - 1] } else { Choice::default() }
    }

    /// Chooses the cards of the combinations of one colour, from `place` on; they are the first parts.
    fn colours(&mut self, place: usize, left: [u16; 6], spent: u8) {
        let Some(&part) = self.parts.get(place).filter(|part| part.kind == Kind::Colour) else {
            let counts = left.iter().map(|&numbers| spread(numbers)).sum();
            return self.numbers(place, counts, spent);
        };
        let first = self.first_choice(place);
        for colour in first.what..6 {
            let held = left[usize::from(colour)];
            // All subsets of the cards held, the largest first in this order of counting down.
            let mut cards = held;
            loop {
                let size = cards.count_ones() as u8;
                let choice = Choice { what: colour, cards };
                if size <= part.size
                    && self.is_hopeful(place + 1, spent + part.size - size)
                    && first <= choice
                {
                    self.way[place] = choice;
                    let mut left = left;
                    left[usize::from(colour)] &= !cards;
                    self.colours(place + 1, left, spent + part.size - size);
                }
                if cards == 0 {
                    break;
                }
                cards = (cards - 1) & held;
            }
        }
    }

    /// Chooses the numbers of the other combinations, from `place` on.
    fn numbers(&mut self, place: usize, left: Counts, spent: u8) {
        let Some(&part) = self.parts.get(place) else {
            return self.note(spent);
        };
        let first = self.first_choice(place).what.max(1);
        let is_run = part.kind == Kind::Run;
        let last = if is_run { Number::HIGHEST.get() + 1 - part.size } else { Number::HIGHEST.get() };
        let there = some(left);
        for what in first..=last {
            let shift = 4 * (u32::from(what) - 1);
            let (taken, size) = if is_run {
                let window = (1 << (4 * u32::from(part.size))) - 1;
                let taken = there & (window << shift);
                (taken, taken.count_ones() as u8)
            } else {
                let size = part.size.min((left >> shift & 0xf) as u8);
                (u64::from(size) << shift, size)
            };
            let spent = spent + part.size - size;
            if self.is_hopeful(place + 1, spent) {
                self.way[place].what = what;
                self.numbers(place + 1, left - taken, spent);
            }
        }
    }

    /// Notes the way that has been chosen.
    fn note(&mut self, spent: u8) {
        if spent < self.jokers {
            self.jokers = spent;
            self.found.clear();
        }
        self.found.push(self.way);
    }

    /// The way with its cards.
    fn lay(&self, way: Way) -> Lay {
        let mut left = self.hand;
        let mut combinations = [Row::<Face, { Level::MOST_CARDS }>::new(); Level::MOST_COMBINATIONS];
        for (part, choice) in self.parts.iter().zip(way) {
            let combination = &mut combinations[usize::from(part.index)];
            match part.kind {
                Kind::Colour => take_colour(&mut left, choice, part.size, combination),
                Kind::Run => (choice.what..choice.what + part.size)
                    .for_each(|number| combination.push(take_number(&mut left, number))),
                Kind::Same => {
                    (0..part.size).for_each(|_| combination.push(take_number(&mut left, choice.what)));
                }
            }
        }
        let mut lay = Lay::default();
        for combination in &combinations[..self.parts.len()] {
            let added = lay.add(combination.iter().copied());
            debug_assert!(added, "a level has no more cards than a hand");
        }
        lay
    }
}

/// Takes the chosen cards of a colour, and jokers for the rest.
fn take_colour(
    left: &mut Hand,
    choice: Choice,
    size: u8,
    combination: &mut Row<Face, { Level::MOST_CARDS }>,
) {
    let colour = Colour::ALL[usize::from(choice.what)];
    for number in Number::all().filter(|number| choice.cards >> (number.get() - 1) & 1 == 1) {
        let card = Card::new(colour, number);
        let held = left.remove(card);
        debug_assert!(held, "the search chose {card} from the hand");
        combination.push(Face::of(card));
    }
    while combination.len() < usize::from(size) {
        combination.push(Face::joker_colour(colour));
    }
}

/// Takes a card of that number, the first colour first, or else a joker.
fn take_number(left: &mut Hand, number: u8) -> Face {
    let number = Number::new(number).expect("the search stays within 1 to 15");
    match left.of_number(number).kinds().next() {
        Some(card) if left.remove(card) => Face::of(card),
        _ => Face::joker_number(number),
    }
}

/// The combinations of the level, those of one colour first, then the largest first.
fn parts(level: &Level, numbered: &[u16; 6]) -> Row<Part, { Level::MOST_COMBINATIONS }> {
    let counts: Counts = numbered.iter().map(|&numbers| spread(numbers)).sum();
    let mut parts: Row<Part, { Level::MOST_COMBINATIONS }> = Row::new();
    for (index, combination) in level.iter().enumerate() {
        let (kind, size) = (combination.kind(), combination.size() as u8);
        let jokers = size - most_cards(kind, size, numbered, counts);
        let order = |part: &Part| (part.kind != Kind::Colour, std::cmp::Reverse(part.size), part.kind);
        let part = Part { kind, size, index: index as u8, repeats: false, jokers };
        let place = parts.iter().position(|other| order(other) > order(&part)).unwrap_or(parts.len());
        parts.insert(place, part);
    }
    for place in (0..parts.len()).rev() {
        let (before, from) = parts.as_mut_slice().split_at_mut(place);
        let (part, behind) = from.split_first_mut().expect("the place is within the row");
        part.repeats = before.last().is_some_and(|last| (last.kind, last.size) == (part.kind, part.size));
        part.jokers += behind.first().map_or(0, |next| next.jokers);
    }
    parts
}

/// The most cards of the hand that such a combination, taken alone, could have.
fn most_cards(kind: Kind, size: u8, numbered: &[u16; 6], counts: Counts) -> u8 {
    let most = match kind {
        Kind::Colour => numbered.iter().map(|numbers| numbers.count_ones()).max(),
        Kind::Same => (0..15).map(|place| (counts >> (4 * place) & 0xf) as u32).max(),
        Kind::Run => {
            let there = numbered.iter().fold(0, |all, numbers| all | numbers);
            let window = (1_u16 << size) - 1;
            (0..=15 - size).map(|low| (there >> low & window).count_ones()).max()
        }
    };
    size.min(most.unwrap_or(0) as u8)
}

/// The lowest bit of each count.
const LOWEST_BITS: Counts = 0x0111_1111_1111_1111;

/// A one for each number that is there at all.
const fn some(counts: Counts) -> Counts {
    // There are at most six cards of a number, so three bits tell.
    (counts | counts >> 1 | counts >> 2) & LOWEST_BITS
}

/// One bit a number becomes four.
const fn spread(numbers: u16) -> Counts {
    let mut bits = numbers as u64;
    bits = (bits | bits << 24) & 0x0000_00ff_0000_00ff;
    bits = (bits | bits << 12) & 0x000f_000f_000f_000f;
    bits = (bits | bits << 6) & 0x0303_0303_0303_0303;
    (bits | bits << 3) & 0x1111_1111_1111_1111
}
