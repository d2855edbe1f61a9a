//! How far a hand is from a level, and what each card means to it.
//!
//! A *way* to a level says where each run starts and of which number or colour each set is. A way lacks the cards that
//! the hand does not have for it; jokers stand in for those that are hardest to come by. The *distance* is the fewest
//! cards that any way lacks then.
//!
//! A hand usually has many ways that are as short or nearly so, and the more of them the better. So every way has a
//! *promise*: one if it lacks nothing, and for every card it lacks a share less that grows with the copies not yet
//! seen. The promise of a hand is the sum over its ways. What a card in hand is worth is what the hand would lose
//! without it: the promise of all ways that need it; what a new card is worth is what it would add. One walk through
//! the ways finds all of that for all cards at once.
//!
//! The walk leaves out ways that are longer than the shortest by more than a given slack: they promise next to nothing. The distance
//! is exact for levels with up to one combination of one colour. With several, the first is tried in every colour and
//! each other one takes the colour of which most is left, and what can be spared of these colours is counted together;
//! the distance may then be off by one or two.

use cardshed_rules::levels::{Card, Colour, Hand, Kind, Level};
use cardshed_rules::{Row, arrange, arrange_by};

use super::counts::{Counts, LOWEST_BITS, bits, marked, once, some, spread};
use super::sight::Unseen;

/// What a way keeps of its promise for a card it lacks, for each copy of it that is unseen. Tuned in play.
const PER_COPY: f32 = 0.015;

/// A way that lacks a card of which many are about keeps at most this share of its promise…
const SURE: f32 = 0.9;

/// …and one that lacks a card which cannot come for now keeps this: discards come back some day.
const NO_COPY: f32 = 0.005;

/// What a hand has in view.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// The fewest cards that are lacking, jokers spent.
    pub distance: u8,
    /// The promise of all ways together.
    pub promise: f32,
    /// Whether no way can be shorter.
    is_exact: bool,
    /// At which place of the sums each number stands.
    places: [u8; 15],
    colourings: Row<Colouring, 6>,
    sums: [Sums; 6],
}

impl Outlook {
    /// Looks from the hand to the level. Ways up to `slack` longer than the shortest are counted.
    pub fn new(hand: Hand, level: &Level, unseen: &Unseen, slack: u8) -> Outlook {
        let mut walk = Walk::new(hand, level, unseen, slack);
        walk.numbers(0, 0, walk.have, 0, 0);
        let mut places = [0; 15];
        for (place, &number) in walk.numbers.iter().enumerate() {
            places[usize::from(number)] = place as u8;
        }
        Outlook {
            distance: walk.shortest.saturating_sub(walk.jokers as u8),
            promise: walk.sums.iter().map(|sums| sums.promise).sum(),
            is_exact: walk.is_exact,
            places,
            colourings: walk.colourings,
            sums: walk.sums,
        }
    }

    /// Whether the hand plainly cannot pay the level.
    pub fn is_out_of_reach(&self) -> bool {
        self.is_exact && self.distance > 0
    }

    /// The sum over all colourings of something about that card.
    fn sum(&self, card: Card, of: impl Fn(&Sums, usize, bool) -> f32) -> f32 {
        let (Some(colour), Some(number)) = (card.colour(), card.number()) else {
            return 0.0;
        };
        let place = usize::from(self.places[usize::from(number.get()) - 1]);
        let within = |colouring: &Colouring| colouring.colours >> colour.index() & 1 == 1;
        self.colourings
            .iter()
            .zip(&self.sums)
            .map(|(colouring, sums)| of(sums, place, within(colouring)))
            .sum()
    }

    /// What is lost without that card of the hand. Jokers are worth more than anything, skips nothing.
    pub fn loss(&self, card: Card) -> f32 {
        if card == Card::JOKER {
            return f32::INFINITY;
        }
        self.sum(card, |sums, place, within| match within {
            true => sums.loss_in_colour[place] + sums.loss_of_colour,
            false => sums.loss[place],
        })
    }

    /// What that card would add.
    pub fn gain(&self, card: Card) -> f32 {
        if card == Card::JOKER {
            return self.sums.iter().map(|sums| sums.gain_of_joker).sum();
        }
        self.sum(card, |sums, place, within| {
            sums.gain[place] + if within { sums.gain_of_colour } else { 0.0 }
        })
    }

    /// What an unseen card adds on average to the hand, less what is then discarded for it.
    pub fn hope(&self, hand: Hand, unseen: &Unseen) -> f32 {
        let cheapest = hand.kinds().map(|card| self.loss(card)).fold(f32::INFINITY, f32::min);
        let net = |gain: f32| (gain - cheapest).max(0.0);
        let of_number = self.places.map(|place| -> f32 {
            self.sums[..self.colourings.len()].iter().map(|sums| sums.gain[usize::from(place)]).sum()
        });
        let mut all = net(self.gain(Card::JOKER)) * f32::from(unseen.jokers);
        for (colour, &numbers) in unseen.colours.iter().enumerate() {
            let within =
                self.colourings.iter().zip(&self.sums).filter(|(of, _)| of.colours >> colour & 1 == 1);
            let of_colour: f32 = within.map(|(_, sums)| sums.gain_of_colour).sum();
            all += bits(numbers.into()).map(|number| net(of_number[number] + of_colour)).sum::<f32>();
        }
        all / unseen.len().max(1) as f32
    }
}

/// A run or a set of equals that the level asks for.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Part {
    is_run: bool,
    size: u8,
}

/// One choice for a part.
struct Step {
    /// The cards of the hand it takes.
    taken: Counts,
    /// The cards it lacks.
    lacking: Counts,
    /// How many these are.
    lacks: u8,
}

impl Part {
    /// Where the last choice is: the lowest number of a run, the number of equals, both from zero.
    const fn last(self) -> u8 {
        if self.is_run { 15 - self.size } else { 14 }
    }

    /// The part starting there, paid from what is left.
    fn at(self, start: u8, left: Counts) -> Step {
        let shift = 4 * u32::from(start);
        if self.is_run {
            let window = LOWEST_BITS & ((1 << (4 * u32::from(self.size))) - 1) << shift;
            let taken = some(left) & window;
            let lacking = window & !taken;
            Step { taken, lacking, lacks: lacking.count_ones() as u8 }
        } else {
            let held = (left >> shift & 0xf) as u8;
            let taken = self.size.min(held);
            let lacks = self.size - taken;
            Step { taken: u64::from(taken) << shift, lacking: u64::from(lacks) << shift, lacks }
        }
    }
}

/// Which colours the combinations of one colour have.
#[derive(Clone, Copy, Debug, Default)]
struct Colouring {
    /// A mark for each number of which the hand has a card in these colours.
    cards: Counts,
    /// The colours, the first in the lowest bit.
    colours: u8,
    /// How many cards these combinations lack.
    lacks: u8,
    /// How many cards of these colours they do not need.
    spare: u8,
    /// What is kept of a promise for a card of such a colour that is lacking.
    share: f32,
}

/// What all ways of one colouring promise together.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    promise: f32,
    /// Lost without a card of that number that is not of the colours.
    loss: [f32; 16],
    /// Lost without a card of that number that is.
    loss_in_colour: [f32; 16],
    /// Lost without any card of the colours.
    loss_of_colour: f32,
    gain: [f32; 16],
    gain_of_colour: f32,
    gain_of_joker: f32,
}

/// The walk through the ways.
struct Walk {
    have: Counts,
    /// Which number stands at each place, both from zero. In a level of sets alone, those of which most are held come first: then a
    /// walk can stop at the first place that is too poor.
    numbers: [u8; 15],
    is_sorted: bool,
    jokers: usize,
    parts: Row<Part, { Level::MOST_COMBINATIONS }>,
    /// What the parts from that one on lack at least, with the combinations of one colour.
    least: [u8; Level::MOST_COMBINATIONS + 1],
    colourings: Row<Colouring, 6>,
    /// What is kept of a promise for a card of that number that is lacking.
    shares: [f32; 15],
    /// What the shortest way so far lacks, jokers not yet spent.
    shortest: u8,
    slack: u8,
    /// Whether there is at most one combination of one colour.
    is_exact: bool,
    sums: [Sums; 6],
}

impl Walk {
    fn new(hand: Hand, level: &Level, unseen: &Unseen, slack: u8) -> Walk {
        let held = Colour::ALL.map(|colour| hand.numbers_of(colour));
        let mut have: Counts = held.iter().map(|&numbers| spread(numbers)).sum();
        let about: Counts = unseen.colours.iter().map(|&numbers| spread(numbers)).sum();
        let share = |copies: u32| (copies as f32 * PER_COPY).clamp(NO_COPY, SURE);
        let colourings = colourings(level, &held, |colour| share(unseen.colours[colour].count_ones()));
        let parts = parts(level);
        let is_sorted = level.len() > 1 && level.iter().all(|combination| combination.kind() == Kind::Same);
        let mut numbers: [u8; 15] = std::array::from_fn(|place| place as u8);
        if is_sorted {
            let count = |number: u8| have >> (4 * number) & 0xf;
            arrange(&mut numbers, |&number| (std::cmp::Reverse(count(number)), number));
            have = numbers.iter().rev().fold(0, |all, &number| all << 4 | count(number));
        }
        let mut least = [0; Level::MOST_COMBINATIONS + 1];
        least[parts.len()] = colourings.iter().map(|colouring| colouring.lacks).min().unwrap_or(0);
        for (place, part) in parts.iter().enumerate().rev() {
            let alone = (0..=part.last()).map(|start| part.at(start, have).lacks).min().unwrap_or(0);
            least[place] = least[place + 1] + alone;
        }
        let mut walk = Walk {
            have,
            numbers,
            is_sorted,
            jokers: hand.count(Card::JOKER).into(),
            parts,
            least,
            colourings,
            shares: numbers.map(|number| share((about >> (4 * number) & 0xf) as u32)),
            shortest: 0,
            slack,
            is_exact: level.len() <= parts.len() + 1,
            sums: [Sums::default(); 6],
        };
        walk.shortest = walk.some_way();
        walk
    }

    /// What a way that is chosen part by part lacks, so that the walk does not follow far longer ones.
    fn some_way(&self) -> u8 {
        let (mut left, mut lacks) = (self.have, 0);
        for part in &self.parts {
            let best = (0..=part.last()).min_by_key(|&start| part.at(start, left).lacks);
            let step = part.at(best.unwrap_or(0), left);
            left -= step.taken;
            lacks += step.lacks;
        }
        let used_up = some(self.have) & !some(left);
        lacks + self.colourings.iter().map(|colouring| colouring.short(used_up).0).min().unwrap_or(0)
    }

    /// Chooses the numbers of the parts from `place` on, this one starting at `first` or later.
    fn numbers(&mut self, place: usize, first: u8, left: Counts, lacking: Counts, lacks: u8) {
        let Some(&part) = self.parts.get(place) else {
            return self.note(left, lacking, lacks);
        };
        // The order of two equal parts makes no difference.
        let repeated = self.parts.get(place + 1) == Some(&part);
        for start in first..=part.last() {
            let step = part.at(start, left);
            if lacks + step.lacks + self.least[place + 1] > self.shortest + self.slack {
                let untouched = (left ^ self.have) >> (4 * start) & 0xf == 0;
                if self.is_sorted && untouched {
                    break;
                }
            } else {
                let next = if repeated { start } else { 0 };
                self.numbers(place + 1, next, left - step.taken, lacking + step.lacking, lacks + step.lacks);
            }
        }
    }

    /// Adds up what the chosen numbers promise, in every colouring.
    fn note(&mut self, left: Counts, lacking: Counts, lacks: u8) {
        let used_up = some(self.have) & !some(left);
        for (place, colouring) in self.colourings.iter().enumerate() {
            let (short, tight) = colouring.short(used_up);
            if lacks + short > self.shortest + self.slack {
                continue;
            }
            self.shortest = self.shortest.min(lacks + short);
            let mut shares: Row<f32, 24> = Row::new();
            for number in marked(some(lacking)) {
                (0..lacking >> (4 * number) & 0xf).for_each(|_| shares.push(self.shares[number]));
            }
            (0..short).for_each(|_| shares.push(colouring.share));
            let (promise, hardest) = promise(&mut shares, self.jokers);
            let sums = &mut self.sums[place];
            sums.promise += promise;
            marked(used_up).for_each(|number| sums.loss[number] += promise);
            // Without a card of this number, one of the colour would have to stand in that is needed there.
            let stands_in = if tight { once(left) & some(self.have - left) & colouring.cards } else { 0 };
            marked(stands_in).for_each(|number| sums.loss[number] += promise);
            if tight {
                sums.loss_of_colour += promise;
            } else {
                marked(used_up & colouring.cards).for_each(|number| sums.loss_in_colour[number] += promise);
            }
            if shares.len() > self.jokers {
                // With a card that a joker stood in for, the joker can stand in for the hardest of the others.
                let gain = |share: f32| promise * (1.0 / share.max(hardest) - 1.0);
                marked(some(lacking)).for_each(|number| sums.gain[number] += gain(self.shares[number]));
                sums.gain_of_colour += if short > 0 { gain(colouring.share) } else { 0.0 };
                // Another card of a number sets free the one of the colour that is used there.
                let sets_free = if short > colouring.lacks { used_up & colouring.cards } else { 0 };
                marked(sets_free).for_each(|number| sums.gain[number] += gain(self.shares[number]));
                sums.gain_of_joker += gain(hardest);
            }
        }
    }
}

impl Colouring {
    /// How many cards of the colours are short if the other combinations use up all cards of these numbers, and
    /// whether one card of the colours less would be one more that is short.
    fn short(&self, used_up: Counts) -> (u8, bool) {
        let used = (used_up & self.cards).count_ones() as u8;
        (self.lacks + used.saturating_sub(self.spare), used >= self.spare)
    }
}

/// What is left of a promise, the jokers spent on the cards that are hardest to come by, and the share of the hardest
/// of those that are left.
fn promise(shares: &mut Row<f32, 24>, jokers: usize) -> (f32, f32) {
    if jokers > 0 {
        arrange_by(shares.as_mut_slice(), f32::total_cmp);
    }
    let left = shares.get(jokers..).unwrap_or_default();
    left.iter().fold((1.0, 1.0_f32), |(promise, hardest), &share| (promise * share, hardest.min(share)))
}

/// The runs and sets of equals of the level, the largest first.
fn parts(level: &Level) -> Row<Part, { Level::MOST_COMBINATIONS }> {
    let mut parts: Row<Part, { Level::MOST_COMBINATIONS }> = Row::new();
    for combination in level.iter().filter(|combination| combination.kind() != Kind::Colour) {
        let part = Part { is_run: combination.kind() == Kind::Run, size: combination.size() as u8 };
        let order = |part: &Part| (std::cmp::Reverse(part.size), part.is_run);
        let place = parts.iter().position(|other| order(other) > order(&part)).unwrap_or(parts.len());
        parts.insert(place, part);
    }
    parts
}

/// The colourings to look at: the largest combination of one colour in each of the six, every other one in the colour
/// of which most is left. Without such a combination, the one colouring that asks for nothing.
fn colourings(level: &Level, held: &[u16; 6], share: impl Fn(usize) -> f32) -> Row<Colouring, 6> {
    let mut sizes: Row<u8, { Level::MOST_COMBINATIONS }> = Row::new();
    for combination in level.iter().filter(|combination| combination.kind() == Kind::Colour) {
        sizes.push(combination.size() as u8);
    }
    arrange(sizes.as_mut_slice(), |&size| std::cmp::Reverse(size));
    let mut all = Row::new();
    if sizes.is_empty() {
        all.push(Colouring::default());
        return all;
    }
    for first in 0..6 {
        let mut left = held.map(|numbers| numbers.count_ones() as u8);
        let mut colouring = Colouring { share: share(first), ..Colouring::default() };
        let mut colour = first;
        for &size in &sizes {
            colouring.lacks += size.saturating_sub(left[colour]);
            colouring.colours |= 1 << colour;
            left[colour] = left[colour].saturating_sub(size);
            colour = (0..6).max_by_key(|&other| left[other]).unwrap_or(first);
        }
        for colour in (0..6).filter(|colour| colouring.colours >> colour & 1 == 1) {
            colouring.spare += left[colour];
            colouring.cards |= spread(held[colour]);
        }
        all.push(colouring);
    }
    all
}
