//! How the pile lies: the cards of the top value in four places, so that four of them are seen coming, and the end of what
//! lies under them as a narrow fan.

use cardshed_rules::clear4::{Pile, PileCard};

/// So many cards under those of the top value are shown.
const UNDER: usize = 7;

/// Distances between neighbours, in widths of a card.
const STEP: f64 = 0.6;
const UNDER_STEP: f64 = 0.17;

/// A card of the pile on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// Its number on the pile, from the bottom.
    pub index: usize,
    /// The card.
    pub card: PileCard,
    /// Where its middle is, in widths of a card from the middle of the fan.
    pub x: f64,
    /// How far it is turned, in degrees.
    pub turn: f64,
    /// Whether it is one of the top value.
    pub on_top: bool,
}

/// A place where a card is missing to four.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// Where its middle is.
    pub x: f64,
    /// How far it is turned.
    pub turn: f64,
}

/// The whole fan.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fan {
    /// The cards, bottom first.
    pub cards: Vec<Laid>,
    /// What is missing to four.
    pub gaps: Vec<Gap>,
    /// How many cards lie under those shown.
    pub hidden: usize,
}

impl Fan {
    /// How a pile lies.
    #[must_use]
    pub fn of(pile: &Pile) -> Fan {
        let all = pile.cards();
        // Jokers without a value count toward nothing: the last of them just lies on top.
        let top = if pile.run() == 0 { all.len().min(1) } else { usize::from(pile.run()) };
        let places = if pile.run() == 0 { 1 } else { 4 };
        let first_on_top = all.len() - top;
        let first = first_on_top.saturating_sub(UNDER);
        let under = first_on_top - first;
        let width_under = if under == 0 { 0.0 } else { under as f64 * UNDER_STEP + 0.3 };
        let start = -((places - 1) as f64 * STEP) / 2.0 + width_under / 2.0;
        let place =
            |place: usize| (start + place as f64 * STEP, (place as f64 - (places - 1) as f64 / 2.0) * 4.0);
        let cards = all.iter().enumerate().skip(first).map(|(index, &card)| {
            let (x, turn) = match index.checked_sub(first_on_top) {
                Some(on_top) => place(on_top),
                None => {
                    let from_top = (first_on_top - index) as f64;
                    (start - 0.3 - from_top * UNDER_STEP, -8.0 - from_top)
                }
            };
            Laid { index, card, x, turn, on_top: index >= first_on_top }
        });
        let missing = if all.is_empty() { 0..1 } else { top..places };
        let gaps = missing.map(place).map(|(x, turn)| Gap { x, turn });
        Fan { cards: cards.collect(), gaps: gaps.collect(), hidden: first }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::view;
    use super::*;

    fn fan(pile: &str) -> Fan {
        Fan::of(&view(&["1", "1"], pile).pile)
    }

    #[test]
    fn what_is_missing_to_four_is_left_free() {
        let fan = fan("10 8 J=8");
        assert_eq!(fan.cards.iter().map(|laid| laid.on_top).collect::<Vec<_>>(), [false, true, true]);
        assert_eq!(fan.gaps.len(), 2);
        assert!(fan.cards.windows(2).all(|pair| pair[0].x < pair[1].x));
        assert!(fan.gaps[0].x > fan.cards[2].x);
    }
}
