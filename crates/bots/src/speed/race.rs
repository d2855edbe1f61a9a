//! What a player has to know of a game without turns. Whatever can be said of both is said once, on top of this.

use cardshed_rules::Game;

/// A game without turns: everyone lays cards on one pile, each of which has to fit on the one before.
pub(super) trait Race: Game {
    /// A card, however it lies.
    type Card: Copy + 'static;

    /// Every card there is.
    const DECK: &'static [Self::Card];
    /// To take the next card of one's own into the hand.
    const DRAW: Self::Action;
    /// To be rid of the very last card, where the game has such a thing.
    const LAY_LAST: Option<Self::Action>;
    /// A hand of so many cards is worth drawing for before one looks at what others have laid.
    const GOOD_HAND: usize;

    /// The viewer's own hand.
    fn hand(view: &Self::View) -> Vec<Self::Card>;

    /// The pile, bottom first.
    fn pile(view: &Self::View) -> Vec<Self::Card>;

    /// Whether a card may be laid on `top`.
    fn fits(card: Self::Card, top: Self::Card) -> bool;

    /// To lay that card.
    fn play(card: Self::Card) -> Self::Action;
}
