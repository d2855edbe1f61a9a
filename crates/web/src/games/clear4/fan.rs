//! How the pile lies: the cards of the top value in four places, so that four of them are seen coming, and the end of what
//! lies under them as a narrow fan. Where that is on the screen is worked out by the style.

use cardshed_rules::clear4::{Pile, PileCard};

/// The places for cards of the top value.
pub const PLACES: usize = 4;

/// So many cards under those of the top value are shown.
const UNDER: usize = 7;

/// How a pile lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Fan {
    /// The cards, bottom first.
    pub cards: Vec<Laid>,
    /// The number of the first card of the top value, from the bottom of the pile.
    pub first_on_top: usize,
    /// How many places there are for cards of the top value.
    pub places: usize,
}

/// A card of the pile on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// Its number on the pile, from the bottom.
    pub index: usize,
    /// The card.
    pub card: PileCard,
    /// Whether it is one of the top value.
    pub on_top: bool,
}

impl Fan {
    /// How a pile lies.
    #[must_use]
    pub fn new(pile: &Pile) -> Fan {
        let all = pile.cards();
        // Jokers without a value count toward nothing: the last of them just lies on top.
        let (top, places) =
            if pile.run() == 0 { (all.len().min(1), 1) } else { (usize::from(pile.run()), PLACES) };
        let first_on_top = all.len() - top;
        let shown = all.iter().enumerate().skip(first_on_top.saturating_sub(UNDER));
        let cards = shown.map(|(index, &card)| Laid { index, card, on_top: index >= first_on_top }).collect();
        Fan { cards, first_on_top, places }
    }

    /// Whether four of the top value lie there.
    #[must_use]
    pub fn is_four(&self) -> bool {
        self.cards.iter().filter(|laid| laid.on_top).count() >= PLACES
    }

    /// How many cards under those of the top value are shown.
    #[must_use]
    pub fn under(&self) -> usize {
        self.first_on_top.min(UNDER)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::view;
    use super::*;

    fn of(pile: &str) -> Fan {
        Fan::new(&view(&["1", "1"], pile).pile)
    }

    #[test]
    fn what_is_missing_to_four_is_left_free() {
        let fan = of("10 8 J=8");
        assert_eq!(fan.cards.iter().map(|laid| laid.on_top).collect::<Vec<_>>(), [false, true, true]);
        assert_eq!((fan.first_on_top, fan.places, fan.under()), (1, 4, 1));
        assert!(!fan.is_four() && of("10 8 J=8 8 8").is_four());
    }

    #[test]
    fn an_empty_pile_has_one_place() {
        let fan = of("");
        assert_eq!((fan.cards.len(), fan.places), (0, 1));
    }

    #[test]
    fn of_a_high_pile_only_the_end_is_shown() {
        let fan = of("10 9 8 7 6 5 4 3 2 1");
        let shown: Vec<usize> = fan.cards.iter().map(|laid| laid.index).collect();
        assert_eq!(shown, (2..10).collect::<Vec<_>>());
        assert_eq!(fan.under(), UNDER);
    }
}
