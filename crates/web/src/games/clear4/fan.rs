//! How the pile lies: the cards of the top value in four places, so that four of them are seen coming, and the end of what
//! lies under them as a narrow fan.

use cardshed_rules::clear4::{Pile, PileCard};

/// So many cards under those of the top value are shown.
const UNDER: usize = 7;

/// Distances between neighbours, in hundredths of a card's width.
const STEP: i32 = 60;
const UNDER_STEP: i32 = 17;

/// How far what lies under the cards of the top value is from these.
const APART: i32 = 30;

/// A card of the pile on the screen, or a place where one is missing to four.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// Its number on the pile, from the bottom.
    pub index: usize,
    /// The card.
    pub card: Option<PileCard>,
    /// Where its middle is, in hundredths of a card's width from the middle of the fan.
    pub x: i32,
    /// How far it is turned, in degrees.
    pub turn: i32,
    /// Whether it is one of the top value.
    pub on_top: bool,
}

/// How a pile lies: what is missing to four, and over that the cards, bottom first.
#[must_use]
pub fn fan(pile: &Pile) -> Vec<Laid> {
    let all = pile.cards();
    // Jokers without a value count toward nothing: the last of them just lies on top.
    let (top, places) =
        if pile.run() == 0 { (all.len().min(1), 1) } else { (usize::from(pile.run()), 4_i32) };
    let first_on_top = all.len() - top;
    let first = first_on_top.saturating_sub(UNDER);
    let under = (first_on_top - first) as i32;
    let width_under = if under == 0 { 0 } else { under * UNDER_STEP + APART };
    let start = (width_under - (places - 1) * STEP) / 2;
    let laid = |index: usize, card: Option<PileCard>| {
        let place = index as i32 - first_on_top as i32;
        let on_top = place >= 0;
        let (x, turn) = if on_top {
            (start + place * STEP, place * 4 - (places - 1) * 2)
        } else {
            (start - APART + place * UNDER_STEP, place - 8)
        };
        Laid { index, card, x, turn, on_top }
    };
    let missing = if all.is_empty() { 0..1 } else { all.len()..first_on_top + places as usize };
    let cards = all.iter().enumerate().skip(first).map(|(index, &card)| laid(index, Some(card)));
    missing.map(|index| laid(index, None)).chain(cards).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::view;
    use super::*;

    #[test]
    fn what_is_missing_to_four_is_left_free() {
        let all = fan(&view(&["1", "1"], "10 8 J=8").pile);
        let (gaps, cards) = all.split_at(2);
        assert!(gaps.iter().all(|gap| gap.card.is_none() && gap.on_top));
        assert_eq!(cards.iter().map(|laid| laid.on_top).collect::<Vec<_>>(), [false, true, true]);
        let from_left: Vec<i32> = cards.iter().chain(gaps).map(|laid| laid.x).collect();
        assert!(from_left.is_sorted_by(|left, right| left < right));
    }

    #[test]
    fn an_empty_pile_has_one_place() {
        let all = fan(&view(&["1", "1"], "").pile);
        assert_eq!(all, [Laid { index: 0, card: None, x: 0, turn: 0, on_top: true }]);
    }
}
