//! In which order one holds one's cards.

use cardshed_rules::arrange;
use cardshed_rules::levels::{Card, Hand, Number};

use super::plan::{Plan, Slot};

/// A card in the hand, told apart from its equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Which of its equals, counted from zero.
    pub copy: u8,
}

impl Held {
    /// A card that joins these, told apart from its equals among them.
    #[must_use]
    pub fn next(card: Card, held: &[Held]) -> Held {
        let is_free = |copy: &u8| !held.contains(&Held { card, copy: *copy });
        Held { card, copy: (0..card.copies()).find(is_free).unwrap_or_default() }
    }

    /// Where it is on the page, for flights.
    #[must_use]
    pub fn place(self) -> String {
        format!("hand-{}-{}", self.card, self.copy)
    }
}

/// By what the hand is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// By what the level needs, the rest by number.
    #[default]
    Level,
    /// By number.
    Number,
    /// By colour.
    Colour,
    /// As its owner has arranged it. New cards come last.
    Own,
}

/// The cards of the hand in the order in which they are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arrangement {
    cards: Vec<Held>,
    sort: Sort,
}

impl Arrangement {
    /// The cards in their order.
    #[must_use]
    pub fn cards(&self) -> &[Held] {
        &self.cards
    }

    /// By what they are sorted.
    #[must_use]
    pub fn sort(&self) -> Sort {
        self.sort
    }

    /// Takes over what the hand holds now, and gives what is new. Of equal cards those `played` are the ones that have
    /// gone.
    pub fn follow(&mut self, hand: Hand, played: &[Held], plan: &Plan) -> Vec<Held> {
        let mut held = hand;
        let mut stays = Vec::new();
        // The ones just played come last in line, so that an equal card stays in their stead.
        let (last, first): (Vec<Held>, Vec<Held>) = self.cards.iter().partition(|held| played.contains(held));
        for card in first.into_iter().chain(last) {
            if held.remove(card.card) {
                stays.push(card);
            }
        }
        self.cards.retain(|card| stays.contains(card));
        let mut fresh = Vec::new();
        for card in held.cards() {
            let next = Held::next(card, &self.cards);
            self.cards.push(next);
            fresh.push(next);
        }
        self.sort_by(self.sort, plan);
        fresh
    }

    /// Sorts them, now and whenever a card comes.
    pub fn sort_by(&mut self, sort: Sort, plan: &Plan) {
        self.sort = sort;
        match sort {
            Sort::Own => {}
            Sort::Number => arrange(&mut self.cards, |held| by_number(held.card)),
            Sort::Colour => arrange(&mut self.cards, |held| by_colour(held.card)),
            Sort::Level => {
                arrange(&mut self.cards, |held| by_number(held.card));
                let cards: Vec<Card> = self.cards.iter().map(|held| held.card).collect();
                let mut rest: Vec<(Option<usize>, Held)> =
                    plan.uses(&cards).into_iter().zip(self.cards.drain(..)).collect();
                for (index, part) in plan.parts.iter().enumerate() {
                    for card in part.slots.iter().filter_map(Slot::card) {
                        let place =
                            rest.iter().position(|(used, held)| *used == Some(index) && held.card == card);
                        self.cards.extend(place.map(|place| rest.remove(place).1));
                    }
                }
                self.cards.extend(rest.into_iter().map(|(_, held)| held));
            }
        }
    }

    /// Puts a card before the one at that place, or last; from then on the order is its owner's.
    pub fn put(&mut self, card: Held, place: usize) {
        let Some(from) = self.cards.iter().position(|other| *other == card) else { return };
        self.cards.remove(from);
        let place = if place > from { place - 1 } else { place };
        self.cards.insert(place.min(self.cards.len()), card);
        self.sort = Sort::Own;
    }

    /// Moves a card by one place, to the left or to the right.
    pub fn shift(&mut self, card: Held, to_the_right: bool) {
        let Some(from) = self.cards.iter().position(|other| *other == card) else { return };
        let place = if to_the_right { from + 2 } else { from.saturating_sub(1) };
        self.put(card, place);
    }
}

/// Numbers first, then jokers, then skips.
fn by_number(card: Card) -> (u8, usize) {
    (card.number().map_or(u8::MAX, Number::get), card.kind())
}

/// The kinds are in this order already.
fn by_colour(card: Card) -> usize {
    card.kind()
}

#[cfg(test)]
mod tests {
    use cardshed_rules::levels::Options;

    use super::super::plan::tests::hand;
    use super::*;

    fn plan(of: Hand) -> Plan {
        Plan::new(of, Options::one_star().level(1))
    }

    fn shown(arrangement: &Arrangement) -> String {
        arrangement.cards().iter().map(|held| held.card.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn holding(cards: &str, sort: Sort) -> Arrangement {
        let hand = hand(cards);
        let mut arrangement = Arrangement::default();
        arrangement.follow(hand, &[], &plan(hand));
        arrangement.sort_by(sort, &plan(hand));
        arrangement
    }

    #[test]
    fn the_hand_is_sorted_as_wanted() {
        let cards = "S J R9 B2 R1 G12 K3 O4";
        assert_eq!(shown(&holding(cards, Sort::Number)), "R1 B2 K3 O4 R9 G12 J S");
        assert_eq!(shown(&holding(cards, Sort::Colour)), "R1 R9 O4 G12 B2 K3 J S");
        let by_level = shown(&holding("K15 V2 R3 G4 B7 V8 O9 R1", Sort::Level));
        assert!(by_level.starts_with("R1 V2 R3 B7 V8 O9") || by_level.starts_with("V2 R3 G4 B7 V8 O9"));
    }

    #[test]
    fn an_order_of_ones_own_stays_when_cards_come_and_go() {
        let mut arrangement = holding("R1 B2 K3", Sort::Number);
        let last = arrangement.cards()[2];
        arrangement.put(last, 0);
        assert_eq!(shown(&arrangement), "K3 R1 B2");
        let more = hand("R1 K3 G1");
        arrangement.follow(more, &[], &plan(more));
        assert_eq!(shown(&arrangement), "K3 R1 G1");
        arrangement.shift(last, true);
        assert_eq!(shown(&arrangement), "R1 K3 G1");
        arrangement.shift(last, true);
        arrangement.shift(last, true);
        assert_eq!(shown(&arrangement), "R1 G1 K3");
    }

    #[test]
    fn of_two_jokers_the_one_that_was_played_goes() {
        let mut arrangement = holding("J J R1", Sort::Own);
        let first =
            arrangement.cards().iter().copied().find(|held| held.copy == 0 && held.card == Card::JOKER);
        let left = hand("J R1");
        arrangement.follow(left, &[first.unwrap()], &plan(left));
        assert!(arrangement.cards().contains(&Held { card: Card::JOKER, copy: 1 }));
        assert_eq!(arrangement.cards().len(), 2);
    }
}
