//! Where hand cards can be attached, and how to get rid of as many as possible.
//!
//! A card that belongs to a set of equals or to a colour on the table can be attached now or later. One that only a
//! run could take is *stuck* until the run reaches it: other cards or jokers may have to go first.

use cardshed_rules::levels::{Action, Card, Colour, Face, Hand, Kind, Level, Number, Shape, Table};
use cardshed_rules::{MAX_SEATS, Row, Seat, arrange};

use super::counts::{Counts, spread};

/// More combinations than these never lie on the table.
const MOST_COMBINATIONS: usize = MAX_SEATS * Level::MOST_COMBINATIONS;

/// Whose combination, and which of them.
type Place = (Seat, u8);

#[derive(Clone, Copy, Default)]
struct Run {
    place: Option<Place>,
    low: u8,
    high: u8,
}

/// The combinations on the table, as somebody sees them who has cards to attach.
#[derive(Clone, Copy)]
pub(super) struct Openings {
    runs: Row<Run, MOST_COMBINATIONS>,
    /// A set of equals for each number, from zero, if there is one.
    same: [Option<Place>; 15],
    /// The numbers of these sets: number 1 in the lowest bit.
    numbers: u16,
    colours: [Option<Place>; 6],
}

/// What attaching comes to.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// What to attach first, if anything can be.
    pub first: Option<Action>,
    /// The cards that are left then, at least one.
    pub left: Hand,
}

impl Openings {
    /// What the table offers.
    pub fn of(table: &Table) -> Openings {
        let mut openings = Openings { runs: Row::new(), same: [None; 15], numbers: 0, colours: [None; 6] };
        for (seat, laid) in table.laid.entries() {
            for (index, laid) in laid.iter().enumerate() {
                openings.add(laid.shape, (seat, index as u8));
            }
        }
        openings
    }

    /// One combination more.
    pub fn add(&mut self, shape: Shape, place: Place) {
        match shape {
            Shape::Run { low, high } => {
                self.runs.push(Run { place: Some(place), low: low.get(), high: high.get() });
            }
            Shape::Same(number) => {
                self.same[usize::from(number.get()) - 1] = Some(place);
                self.numbers |= 1 << (number.get() - 1);
            }
            Shape::Colour(colour) => self.colours[colour.index()] = Some(place),
        }
    }

    /// Whether that card can be attached at once.
    pub fn fits(&self, card: Card) -> bool {
        let (Some(colour), Some(number)) = (card.colour(), card.number()) else {
            return card == Card::JOKER && !self.is_empty();
        };
        let number = number.get();
        self.stays_open(colour, number)
            || self.runs.iter().any(|run| number + 1 == run.low || number == run.high + 1)
    }

    /// Whether there is nothing on the table.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty() && self.numbers == 0 && self.colours.iter().all(Option::is_none)
    }

    /// Whether a card can be attached to a combination that will take it at any time.
    fn stays_open(&self, colour: Colour, number: u8) -> bool {
        self.numbers >> (number - 1) & 1 == 1 || self.colours[colour.index()].is_some()
    }

    /// How to get rid of as many cards as possible, jokers as well if they may be spent. One card stays, to be
    /// discarded.
    pub fn plan(mut self, hand: Hand, spend_jokers: bool) -> Plan {
        let mut plan = Plan { first: None, left: hand };
        let mut cards = plan.left.len();
        while cards > 1
            && let Some((face, place)) = self.next(plan.left, spend_jokers)
        {
            self.attach(face, place);
            let held = plan.left.remove(face.card());
            debug_assert!(held, "the plan attaches cards of the hand");
            cards -= 1;
            let (to, index) = place;
            plan.first = plan.first.or(Some(Action::Attach { face, to, index }));
        }
        plan
    }

    fn attach(&mut self, face: Face, place: Place) {
        let Some(number) = face.number().map(Number::get) else {
            return;
        };
        for run in self.runs.as_mut_slice() {
            if run.place == Some(place) {
                run.low = run.low.min(number);
                run.high = run.high.max(number);
            }
        }
    }

    /// The next card to attach: towards a stuck card if a run can be brought to it, else one that fits anywhere, else
    /// a joker.
    fn next(&self, hand: Hand, spend_jokers: bool) -> Option<(Face, Place)> {
        let jokers = if spend_jokers { hand.count(Card::JOKER) } else { 0 };
        let mut stuck = 0_u16;
        let mut held = 0_u16;
        let mut fitting = None;
        for colour in Colour::ALL {
            let numbers = hand.numbers_of(colour);
            held |= numbers;
            if let Some(place) = self.colours[colour.index()] {
                fitting = fitting.or(first_card(colour, numbers).map(|card| (Face::of(card), place)));
            } else {
                stuck |= numbers & !self.numbers;
                let same = first_card(colour, numbers & self.numbers);
                fitting = fitting.or_else(|| {
                    let card = same?;
                    let place = self.same[usize::from(card.number()?.get()) - 1]?;
                    Some((Face::of(card), place))
                });
            }
        }
        let towards = (self.runs.iter())
            .flat_map(|run| [(run, true), (run, false)])
            .filter_map(|(run, up)| reach(run, up, held, stuck, jokers).map(|reach| (reach, run)))
            .min_by_key(|((spent, _), _)| *spent);
        if let Some(((_, number), run)) = towards {
            return Some((self.card_for(hand, number)?, run.place?));
        }
        fitting.or_else(|| if jokers > 0 { self.anywhere() } else { None })
    }

    /// The card that goes to a run there: a stuck one if there is one, else any of the number, else a joker.
    fn card_for(&self, hand: Hand, number: u8) -> Option<Face> {
        let number = Number::new(number)?;
        let of_number = hand.of_number(number);
        let is_stuck =
            |card: &Card| card.colour().is_some_and(|colour| !self.stays_open(colour, number.get()));
        let card = of_number.kinds().find(is_stuck).or_else(|| of_number.kinds().next());
        Some(card.map_or(Face::joker_number(number), Face::of))
    }

    /// Where a joker can go: to a set or a colour, which opens nothing new for others, else to a run.
    fn anywhere(&self) -> Option<(Face, Place)> {
        let same = Number::all()
            .zip(&self.same)
            .find_map(|(number, place)| place.map(|place| (Face::joker_number(number), place)));
        let colour = || {
            Colour::ALL
                .into_iter()
                .zip(&self.colours)
                .find_map(|(colour, place)| place.map(|place| (Face::joker_colour(colour), place)))
        };
        let run = || {
            self.runs.iter().find_map(|run| {
                let number = Number::new(run.high + 1).or_else(|| Number::new(run.low - 1))?;
                Some((Face::joker_number(number), run.place?))
            })
        };
        same.or_else(colour).or_else(run)
    }
}

/// How many jokers it takes to bring a run, upwards or downwards, to a stuck number, and the first number on the way.
fn reach(run: &Run, up: bool, held: u16, stuck: u16, jokers: u8) -> Option<(u8, u8)> {
    let mut spent = 0;
    let first = if up { run.high + 1 } else { run.low - 1 };
    let mut number = first;
    while (1..=15).contains(&number) {
        let bit = 1 << (number - 1);
        if stuck & bit != 0 {
            return Some((spent, first));
        }
        if held & bit == 0 {
            spent += 1;
            if spent > jokers {
                return None;
            }
        }
        number = if up { number + 1 } else { number - 1 };
    }
    None
}

/// The lowest of the numbers in that colour.
fn first_card(colour: Colour, numbers: u16) -> Option<Card> {
    Some(Card::new(colour, Number::new(numbers.trailing_zeros() as u8 + 1)?))
}

/// At least as many cards as can leave the hand with the level and what is then attached to it, if nothing else lies on
/// the table.
///
/// As if every set of equals had the number, every colour the colour, and every run the stretch of which most is held,
/// and all jokers went somewhere.
pub(super) fn most_that_go(hand: Hand, level: &Level) -> usize {
    let asked = |kind: Kind| level.iter().filter(|combination| combination.kind() == kind).count();
    let jokers = hand.count(Card::JOKER);
    let of_colour = Colour::ALL.map(|colour| hand.numbers_of(colour));
    let in_colours = || of_colour.map(|numbers| numbers.count_ones() as u8);
    let of_numbers = || {
        let counts: Counts = of_colour.iter().map(|&numbers| spread(numbers)).sum();
        std::array::from_fn::<u8, 15, _>(|number| (counts >> (4 * number) & 0xf) as u8)
    };
    let stretch = || longest_stretch(of_colour.iter().fold(0, |all, numbers| all | numbers), jokers);
    let of_kind = |kind: Kind| match (kind, asked(kind)) {
        (_, 0) => 0,
        (Kind::Colour, combinations) => sum_of_most(&mut in_colours(), combinations),
        (Kind::Same, combinations) => sum_of_most(&mut of_numbers(), combinations),
        (Kind::Run, combinations) => stretch() * combinations,
    };
    usize::from(jokers) + [Kind::Colour, Kind::Same, Kind::Run].map(of_kind).iter().sum::<usize>()
}

/// The sum of so many of the counts, the largest.
fn sum_of_most(counts: &mut [u8], how_many: usize) -> usize {
    arrange(counts, |&count| std::cmp::Reverse(count));
    counts.iter().take(how_many).map(|&count| usize::from(count)).sum()
}

/// The most of these numbers, number 1 in the lowest bit, that a run can have with so many jokers.
fn longest_stretch(numbers: u16, jokers: u8) -> usize {
    let (mut longest, mut low, mut gaps) = (0, 0, 0);
    for high in 0..15 {
        gaps += u32::from(numbers >> high & 1 == 0);
        while gaps > u32::from(jokers) {
            gaps -= u32::from(numbers >> low & 1 == 0);
            low += 1;
        }
        longest = longest.max(high + 1 - low - gaps as usize);
    }
    longest
}
