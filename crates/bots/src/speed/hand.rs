//! How a hand is held: the first fitting card that is found is laid, so the best to lay are held where the look falls
//! first.
//!
//! A skilled player arranges the hand whenever there is time, and loses none over a choice when a card is on top. To
//! choose only then, among the cards found to fit, is worth no more than the time it takes.

use std::cmp::Reverse;

use cardshed_rules::{Shuffler, arrange};

use super::race::Race;
use super::reason::Reason;

/// A card of the hand, and what a skilled player knows of it.
pub(super) struct Held<C> {
    pub card: C,
    /// How many cards of the own hand can follow it, one on the other.
    followers: usize,
    /// How many cards of those that others may hold fit on it.
    open: usize,
}

/// The hand in the order in which its cards are looked at by somebody who thinks so many cards ahead: first those
/// that most cards of the own hand can follow, and of these the ones that are hardest to follow for others.
pub(super) fn arranged<G: Race>(view: &G::View, horizon: usize, random: &mut Shuffler) -> Vec<Held<G::Card>> {
    let mut hand = G::hand(view);
    random.shuffle(&mut hand);
    let mut held: Vec<Held<G::Card>> = (0..hand.len())
        .map(|place| Held {
            card: hand[place],
            followers: chain::<G>(hand[place], &hand, 1 << place, horizon),
            // Who does not look beyond the next card does not look at what others can do either.
            open: if horizon > 1 { unseen_that_fit::<G>(view, hand[place]) } else { 0 },
        })
        .collect();
    arrange(&mut held, |held| (Reverse(held.followers), held.open));
    held
}

/// The longest chain, of at most `horizon` cards, that can be laid on `top` from `hand`: every card fits on the one
/// before. `laid` has a bit for every card of the hand that is no longer there.
fn chain<G: Race>(top: G::Card, hand: &[G::Card], laid: u128, horizon: usize) -> usize {
    let mut longest = 0;
    for (place, &card) in hand.iter().enumerate() {
        if longest == horizon {
            break;
        }
        if laid >> place & 1 == 0 && G::fits(card, top) {
            longest = longest.max(1 + chain::<G>(card, hand, laid | 1 << place, horizon - 1));
        }
    }
    longest
}

/// How many of the cards that the viewer does not see fit on `top`.
fn unseen_that_fit<G: Race>(view: &G::View, top: G::Card) -> usize {
    let fitting = |cards: &[G::Card]| cards.iter().filter(|&&card| G::fits(card, top)).count();
    fitting(G::DECK) - fitting(&G::pile(view)) - fitting(&G::hand(view))
}

impl<C> Held<C> {
    /// Why this card is laid, if these fit as well.
    pub fn reason<'a>(&self, others: impl IntoIterator<Item = &'a Held<C>>) -> Reason
    where
        C: 'a,
    {
        let Some(most_open) = others.into_iter().map(|other| other.open).max() else {
            return Reason::OnlyFit;
        };
        match self.followers {
            0 if most_open > self.open => Reason::HardToFollow,
            0 => Reason::FirstFound,
            1 => Reason::LeavesNext,
            more => Reason::Chain(1 + more as u8),
        }
    }
}
