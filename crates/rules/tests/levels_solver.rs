//! The level solver against a plain slow one that tries everything.

use std::collections::BTreeSet;

use cardshed_rules::Seed;
use cardshed_rules::levels::{
    Card, Colour, Combination, Face, Hand, Kind, Laid, Lay, Level, MOST_WAYS, Number, Options, Shape,
    can_pay, ways,
};
use proptest::prelude::*;

/// Levels of all sorts: both presets, and lists of one's own with several colours, five pairs, and the largest sizes.
const LISTS: &[&str] = &[
    "levels=one_star",
    "levels=two_stars",
    "levels=2c3.c3-c4.2c2-s2-r2.3c3.c2-c3-r3.c5-s3",
    "levels=5s2.s10.r10.c10.2r5.r2-s2-c2-r2-s2.2c2-2s2.s4-r3-c3",
];

fn levels() -> Vec<Level> {
    let read = |list: &&str| list.parse::<Options>().expect("the lists are good");
    LISTS.iter().map(read).flat_map(|options| options.levels().to_vec()).collect()
}

/// A way as far as listed ways differ: the shapes, and the cards of the combinations of one colour.
type Way = BTreeSet<(usize, String)>;

/// The key of each combination, made different from equal ones by its place among them.
fn key(laid: &[Laid]) -> Way {
    let mut keys: Vec<String> = laid
        .iter()
        .map(|laid| match laid.shape {
            Shape::Colour(_) => laid.to_string(),
            shape => format!("{shape:?} of {}", laid.cards.len()),
        })
        .collect();
    keys.sort();
    keys.into_iter().enumerate().collect()
}

/// Tries every shape and every card for each combination in turn.
struct Plain<'a> {
    level: &'a [Combination],
    jokers: usize,
    best: BTreeSet<Way>,
}

impl Plain<'_> {
    fn solve(hand: Hand, level: &Level) -> BTreeSet<Way> {
        let jokers = usize::from(hand.count(Card::JOKER));
        let mut plain = Plain { level, jokers, best: BTreeSet::new() };
        plain.combination(hand, 0, &mut Vec::new());
        plain.best
    }

    fn combination(&mut self, left: Hand, spent: usize, laid: &mut Vec<Laid>) {
        if spent > self.jokers {
            return;
        }
        let Some(asked) = self.level.get(laid.len()).copied() else {
            if spent < self.jokers {
                self.jokers = spent;
                self.best.clear();
            }
            self.best.insert(key(laid));
            return;
        };
        let size = asked.size() as u8;
        match asked.kind() {
            Kind::Run => {
                for low in 1..=16 - size {
                    let slots: Vec<Number> = (low..low + size).filter_map(Number::new).collect();
                    self.numbers(&slots, asked.kind(), left, spent, &mut Vec::new(), laid);
                }
            }
            Kind::Same => {
                for number in Number::all() {
                    self.numbers(
                        &vec![number; size.into()],
                        asked.kind(),
                        left,
                        spent,
                        &mut Vec::new(),
                        laid,
                    );
                }
            }
            Kind::Colour => {
                for colour in Colour::ALL {
                    let cards: Vec<Card> = left.of_colour(colour).cards().collect();
                    self.colour(&cards, colour, left, spent, &mut Vec::new(), laid);
                }
            }
        }
    }

    /// Fills each slot with every card that fits, and with a joker.
    fn numbers(
        &mut self,
        slots: &[Number],
        kind: Kind,
        left: Hand,
        spent: usize,
        faces: &mut Vec<Face>,
        laid: &mut Vec<Laid>,
    ) {
        if spent > self.jokers {
            return;
        }
        let Some((&number, rest)) = slots.split_first() else {
            laid.push(Laid::read(kind, faces).expect("the slots make a combination"));
            self.combination(left, spent, laid);
            laid.pop();
            return;
        };
        let cards = left.of_number(number).cards().map(Face::of);
        for face in cards.chain([Face::joker_number(number)]) {
            let mut left = left;
            faces.push(face);
            if left.remove(face.card()) {
                self.numbers(rest, kind, left, spent + usize::from(face.card() == Card::JOKER), faces, laid);
            }
            faces.pop();
        }
    }

    /// Takes or leaves each card of the colour, and fills up with jokers.
    fn colour(
        &mut self,
        cards: &[Card],
        colour: Colour,
        left: Hand,
        spent: usize,
        faces: &mut Vec<Face>,
        laid: &mut Vec<Laid>,
    ) {
        let size = self.level[laid.len()].size();
        if let Some((&card, rest)) = cards.split_first() {
            self.colour(rest, colour, left, spent, faces, laid);
            let mut left = left;
            if faces.len() < size && left.remove(card) {
                faces.push(Face::of(card));
                self.colour(rest, colour, left, spent, faces, laid);
                faces.pop();
            }
            return;
        }
        let mut all = faces.clone();
        let (mut left, mut spent) = (left, spent);
        while all.len() < size {
            if !left.remove(Card::JOKER) {
                return;
            }
            all.push(Face::joker_colour(colour));
            spent += 1;
        }
        laid.push(Laid::read(Kind::Colour, &all).expect("one colour"));
        self.combination(left, spent, laid);
        laid.pop();
    }
}

fn listed(hand: Hand, level: &Level) -> Vec<Lay> {
    let mut lays = Vec::new();
    ways(hand, level, &mut lays);
    lays
}

/// Hands of eleven or fewer, from few numbers or few colours so that many can pay, with jokers and skips.
fn hands() -> impl Strategy<Value = Hand> {
    let jokers = prop_oneof![4 => 0_usize..3, 1 => 3_usize..8];
    let numbers = prop_oneof![Just((15, 6)), Just((5, 6)), Just((15, 2)), Just((8, 3))];
    (jokers, 0..3_usize, numbers, 0..12_usize, any::<u64>()).prop_map(
        |(jokers, skips, (numbers, colours), size, seed)| {
            let mut cards: Vec<Card> = Card::all()
                .filter(|card| card.number().is_some_and(|number| number.get() <= numbers))
                .filter(|card| card.colour().is_some_and(|colour| colour.index() < colours))
                .collect();
            Seed::from_number(seed).stream(0).shuffle(&mut cards);
            let mut hand = Hand::EMPTY;
            let special =
                std::iter::repeat_n(Card::JOKER, jokers).chain(std::iter::repeat_n(Card::SKIP, skips));
            for card in special.chain(cards).take(size.max(7)) {
                assert!(hand.insert(card));
            }
            hand
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_listed_ways_are_the_useful_ones(hand in hands(), level in prop::sample::select(levels())) {
        let plain = Plain::solve(hand, &level);
        let listed = listed(hand, &level);
        prop_assert_eq!(can_pay(hand, &level), !plain.is_empty());
        prop_assert_eq!(listed.is_empty(), plain.is_empty());

        let mut keys = BTreeSet::new();
        for lay in &listed {
            let mut left = hand;
            prop_assert!(lay.faces().iter().all(|face| left.remove(face.card())), "{:?}", lay);
            let laid = lay.pays(&level).expect("a listed way pays");
            prop_assert!(keys.insert(key(&laid)), "listed twice: {:?}", laid);
        }
        prop_assert!(keys.is_subset(&plain));
        prop_assert_eq!(keys.len(), plain.len().min(MOST_WAYS));
    }

    /// Any order of combinations and cards pays.
    #[test]
    fn a_way_may_be_proposed_in_any_order(hand in hands(), level in prop::sample::select(levels()), seed: u64) {
        let mut random = Seed::from_number(seed).stream(0);
        for lay in listed(hand, &level) {
            let mut combinations: Vec<Vec<Face>> = lay.combinations().map(<[Face]>::to_vec).collect();
            combinations.iter_mut().for_each(|faces| random.shuffle(faces));
            random.shuffle(&mut combinations);
            let mut shuffled = Lay::default();
            combinations.into_iter().for_each(|faces| assert!(shuffled.add(faces)));
            prop_assert!(shuffled.pays(&level).is_some(), "the order does not matter: {:?}", shuffled);
        }
    }
}

#[test]
fn hands_full_of_jokers_have_few_ways_to_choose_from() {
    for jokers in 0..=7 {
        for level in levels() {
            let cards = Card::all().step_by(7).take(11 - jokers);
            let mut hand = Hand::EMPTY;
            for card in std::iter::repeat_n(Card::JOKER, jokers).chain(cards) {
                assert!(hand.insert(card));
            }
            assert!(listed(hand, &level).len() <= MOST_WAYS);
        }
    }
}
