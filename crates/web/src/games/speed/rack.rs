//! One's own hand as a rack: a card keeps its slot as long as it is held.
//!
//! In a race the finger is on its way before the eye has looked again. So nothing moves up when a card is laid: it leaves
//! a hole, and the next card that is drawn fills the first one.

use cardshed_rules::arrange;

use super::cards::RaceCard;

/// A card in the rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Tells two equal cards apart.
    pub id: u32,
    /// The card.
    pub card: RaceCard,
}

/// The slots, some of them empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    slots: Vec<Option<Held>>,
    next: u32,
    sorted: u32,
}

impl Rack {
    /// The rack once the hand has become this. Of several equal cards those that were `pressed` go first.
    #[must_use]
    pub fn follow(&self, hand: &[RaceCard], pressed: &[u32]) -> Rack {
        let mut rack = self.clone();
        let mut missing = hand.to_vec();
        // Those not pressed claim their places first, so that what has gone is found among the pressed ones.
        let mut order: Vec<usize> = (0..rack.slots.len()).collect();
        arrange(&mut order, |&slot| rack.slots[slot].is_some_and(|held| pressed.contains(&held.id)));
        for slot in order {
            let Some(held) = rack.slots[slot] else { continue };
            match missing.iter().position(|&card| card == held.card) {
                Some(found) => drop(missing.swap_remove(found)),
                None => rack.slots[slot] = None,
            }
        }
        arrange(&mut missing, |card| *card);
        for card in missing {
            rack.put(card);
        }
        while rack.slots.last().is_some_and(Option::is_none) {
            rack.slots.pop();
        }
        rack
    }

    fn put(&mut self, card: RaceCard) {
        let held = Some(Held { id: self.next, card });
        self.next += 1;
        match self.slots.iter_mut().find(|slot| slot.is_none()) {
            Some(hole) => *hole = held,
            None => self.slots.push(held),
        }
    }

    /// The rack in order and without holes, if that was asked for more often than it was done.
    #[must_use]
    pub fn sorted(mut self, asked: u32) -> Rack {
        if self.sorted != asked {
            self.sorted = asked;
            self.slots.retain(Option::is_some);
            arrange(&mut self.slots, |slot| slot.map(|held| held.card));
        }
        self
    }

    /// An empty rack that goes on numbering where this one stopped.
    #[must_use]
    pub fn emptied(&self, asked: u32) -> Rack {
        Rack { slots: Vec::new(), next: self.next, sorted: asked }
    }

    /// How many slots there are up to the last card.
    #[must_use]
    pub fn size(&self) -> usize {
        self.slots.len()
    }

    /// What is in a slot.
    #[must_use]
    pub fn at(&self, slot: usize) -> Option<Held> {
        self.slots.get(slot).copied().flatten()
    }

    /// Where a card is.
    #[must_use]
    pub fn slot_of(&self, id: u32) -> Option<usize> {
        self.slots.iter().position(|slot| slot.is_some_and(|held| held.id == id))
    }

    /// The cards with their slots.
    pub fn held(&self) -> impl Iterator<Item = (usize, Held)> + '_ {
        self.slots.iter().enumerate().filter_map(|(slot, held)| Some((slot, (*held)?)))
    }

    /// Which of the cards on their way comes into a slot: they will fill the holes in order, and then go on behind.
    #[must_use]
    pub fn is_for_coming(&self, slot: usize, coming: usize) -> bool {
        let holes_before = (0..slot).filter(|&before| self.at(before).is_none()).count();
        self.at(slot).is_none() && holes_before < coming
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<RaceCard> {
        text.split_whitespace().map(|card| RaceCard::PlusMinus(card.parse().unwrap())).collect()
    }

    fn shown(rack: &Rack) -> Vec<String> {
        (0..rack.size())
            .map(|slot| rack.at(slot).map_or_else(|| "-".to_owned(), |held| held.card.notation()))
            .collect()
    }

    #[test]
    fn a_laid_card_leaves_a_hole_that_the_next_one_fills() {
        let rack = Rack::default().follow(&cards("2±1 5±3 8±2 9±1"), &[]);
        let rack = rack.follow(&cards("2±1 8±2 9±1"), &[]);
        assert_eq!(shown(&rack), ["2±1", "-", "8±2", "9±1"]);
        let rack = rack.follow(&cards("1±1 2±1 8±2 9±1"), &[]);
        assert_eq!(shown(&rack), ["2±1", "1±1", "8±2", "9±1"]);
        let rack = rack.follow(&cards("1±1 2±1 8±2 9±1 10±3"), &[]);
        assert_eq!(shown(&rack), ["2±1", "1±1", "8±2", "9±1", "10±3"]);
    }

    #[test]
    fn of_two_equal_cards_the_pressed_one_goes() {
        let rack = Rack::default().follow(&cards("5±3 5±3 8±2"), &[]);
        let pressed = rack.at(1).unwrap().id;
        assert_eq!(shown(&rack.follow(&cards("5±3 8±2"), &[pressed])), ["5±3", "-", "8±2"]);
        let pressed = rack.at(0).unwrap().id;
        assert_eq!(shown(&rack.follow(&cards("5±3 8±2"), &[pressed])), ["-", "5±3", "8±2"]);
    }

    #[test]
    fn a_card_keeps_its_number_and_a_new_one_gets_a_new_one() {
        let rack = Rack::default().follow(&cards("5±3 8±2"), &[]);
        let kept = rack.at(1).unwrap();
        let rack = rack.follow(&cards("8±2"), &[]).follow(&cards("5±3 8±2"), &[]);
        assert_eq!(rack.at(1), Some(kept));
        assert_eq!(rack.at(0).unwrap().id, 2);
    }

    #[test]
    fn sorting_is_done_once_and_closes_the_holes() {
        let rack = Rack::default().follow(&cards("5±3"), &[]).follow(&cards("2±1 5±3"), &[]);
        assert_eq!(shown(&rack), ["5±3", "2±1"]);
        let rack = rack.sorted(1);
        assert_eq!(shown(&rack), ["2±1", "5±3"]);
        let rack = rack.follow(&cards("1±1 2±1 5±3"), &[]).sorted(1);
        assert_eq!(shown(&rack), ["2±1", "5±3", "1±1"]);
    }

    #[test]
    fn cards_on_their_way_wait_in_the_slots_they_will_get() {
        let rack = Rack::default().follow(&cards("2±1 5±3 8±2"), &[]).follow(&cards("2±1 8±2"), &[]);
        let waiting = |coming| (0..5).filter(|&slot| rack.is_for_coming(slot, coming)).collect::<Vec<_>>();
        assert_eq!(waiting(0), [] as [usize; 0]);
        assert_eq!(waiting(1), [1]);
        assert_eq!(waiting(2), [1, 3]);
    }
}
