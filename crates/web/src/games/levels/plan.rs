//! How far one's hand is on the way to one's level.
//!
//! The solver of the rules finds the ways in which a hand pays a level with as few jokers as possible. A hand that cannot pay is
//! given jokers until it can: what they stand for is what is missing.

use cardshed_rules::arrange;
use cardshed_rules::levels::{Card, Colour, Combination, Face, Hand, Lay, Level, Number, ways};

/// Something that a card is wanted to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// Of this number.
    Number(Number),
    /// Of this colour.
    Colour(Colour),
}

impl Wanted {
    fn of(face: Face) -> Option<Wanted> {
        face.number().map(Wanted::Number).or(face.colour().map(Wanted::Colour))
    }
}

/// A place in a combination of the level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Slot {
    /// A card of the hand is for it; a joker as what it will stand for.
    Has(Face),
    /// No card is.
    Misses(Wanted),
}

impl Slot {
    /// The card of the hand that is for it.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        match self {
            Slot::Has(face) => Some(face.card()),
            Slot::Misses(_) => None,
        }
    }
}

/// A combination of the level, and how far it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What the level asks for.
    pub asked: Combination,
    /// Its places, as they would lie.
    pub slots: Vec<Slot>,
}

/// The shortest way from a hand to a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The combinations of the level, in its order.
    pub parts: Vec<Part>,
    /// How many cards are missing.
    pub missing: usize,
    /// What any card could be to bring the level nearer, on this way or another one that is as short.
    pub wanted: Vec<Wanted>,
}

impl Plan {
    /// The shortest way from the hand to the level.
    #[must_use]
    pub fn new(hand: Hand, level: &Level) -> Plan {
        let mut lent = hand;
        let mut missing = 0;
        loop {
            let found = ways_of(lent, level);
            if let Some(way) = found.first() {
                return Plan::along(way, &found, hand, missing, level);
            }
            if !lent.insert(Card::JOKER) {
                return Plan::far(level);
            }
            missing += 1;
        }
    }

    /// So far away that all jokers of the box would not do.
    fn far(level: &Level) -> Plan {
        let parts = level.iter().map(|&asked| Part { asked, slots: Vec::new() }).collect();
        Plan { parts, missing: level.cards(), wanted: Vec::new() }
    }

    fn along(way: &Lay, all: &[Lay], hand: Hand, missing: usize, level: &Level) -> Plan {
        let mut jokers = hand.count(Card::JOKER);
        let parts = (way.combinations().zip(level.iter()))
            .map(|(faces, &asked)| {
                let slots = faces.iter().filter_map(|&face| slot(face, &mut jokers)).collect();
                Part { asked, slots }
            })
            .collect();
        let mut wanted: Vec<Wanted> = if missing == 0 { Vec::new() } else { all_wanted(all) };
        arrange(&mut wanted, |wanted| *wanted);
        wanted.dedup();
        Plan { parts, missing, wanted }
    }

    /// For which combination of the level each of these cards is; each card of the plan serves one of them.
    #[must_use]
    pub fn uses(&self, cards: &[Card]) -> Vec<Option<usize>> {
        let mut slots: Vec<(usize, Card)> = Vec::new();
        for (index, part) in self.parts.iter().enumerate() {
            slots.extend(part.slots.iter().filter_map(|slot| Some((index, slot.card()?))));
        }
        cards
            .iter()
            .map(|card| {
                let place = slots.iter().position(|(_, other)| other == card)?;
                Some(slots.remove(place).0)
            })
            .collect()
    }
}

fn ways_of(hand: Hand, level: &Level) -> Vec<Lay> {
    let mut found = Vec::new();
    ways(hand, level, &mut found);
    found
}

/// Jokers of the hand go to the first places where there is no card.
fn slot(face: Face, jokers: &mut u8) -> Option<Slot> {
    if face.card() != Card::JOKER {
        return Some(Slot::Has(face));
    }
    if *jokers > 0 {
        *jokers -= 1;
        return Some(Slot::Has(face));
    }
    Wanted::of(face).map(Slot::Misses)
}

/// A joker that is there can be anywhere, so all that jokers stand for would help.
fn all_wanted(ways: &[Lay]) -> Vec<Wanted> {
    let faces = ways.iter().flat_map(Lay::faces);
    faces.filter(|face| face.card() == Card::JOKER).filter_map(|&face| Wanted::of(face)).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use cardshed_rules::levels::{Kind, Options};

    use super::*;

    /// A hand in the notation of the rules.
    pub fn hand(cards: &str) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards.split_whitespace() {
            assert!(hand.insert(card.parse().unwrap()));
        }
        hand
    }

    fn number(number: u8) -> Wanted {
        Wanted::Number(Number::new(number).unwrap())
    }

    #[test]
    fn one_card_short_of_two_runs_names_both_ends() {
        let level = *Options::one_star().level(1);
        let plan = Plan::new(hand("R2 O3 G4 B7 V8 K15 R15"), &level);
        assert_eq!(plan.missing, 1);
        assert!(plan.wanted.contains(&number(6)) && plan.wanted.contains(&number(9)));
        assert!(!plan.wanted.contains(&number(15)));
    }

    #[test]
    fn a_joker_of_the_hand_is_part_of_the_plan() {
        let level = *Options::one_star().level(1);
        let plan = Plan::new(hand("R2 O3 G4 B7 V8 J"), &level);
        assert_eq!((plan.missing, plan.wanted.len()), (0, 0));
        let has_joker = plan.parts.iter().flat_map(|part| &part.slots).any(
            |slot| matches!(slot, Slot::Has(face) if face.card() == Card::JOKER && face.number().is_some()),
        );
        assert!(has_joker);
    }

    #[test]
    fn a_colour_is_wanted_as_such() {
        let level = Level::new([Combination::new(Kind::Colour, 4).unwrap()]).unwrap();
        let plan = Plan::new(hand("R2 R9 R4 B7"), &level);
        assert_eq!((plan.missing, plan.wanted), (1, vec![Wanted::Colour(Colour::Red)]));
    }

    #[test]
    fn each_card_serves_once() {
        let level = *Options::one_star().level(2);
        let cards = ["R5", "G5", "B5", "K5", "R1"].map(|card| card.parse().unwrap());
        let plan = Plan::new(hand("R5 G5 B5 K5 R1"), &level);
        let uses = plan.uses(&cards);
        for part in 0..4 {
            assert!(uses.iter().filter(|used| **used == Some(part)).count() <= 2);
        }
        assert!(uses[..4].iter().all(Option::is_some));
    }
}
