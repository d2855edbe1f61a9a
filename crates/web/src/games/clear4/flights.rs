//! Which card flies from where to where.

use cardshed_rules::clear4::{Bag, Card, PileCard, Seen, StackSet, View};
use cardshed_rules::{Seat, arrange};
use leptos::prelude::*;

use super::chosen::{Piece, hand};
use super::desk::Desk;
use crate::faces;
use crate::parts::flight::{Flight, Flights, Spot, Start, spot};

/// So many cards of a taken pile fly; more of them could not be told apart.
const MOST: usize = 14;

/// Where things are on the screen.
pub mod places {
    use cardshed_rules::Seat;
    use cardshed_rules::clear4::{StackId, View};

    use super::super::chosen::Piece;

    /// Where cards leave the game.
    pub const GONE: &str = "gone";

    /// Somebody's hand.
    #[must_use]
    pub fn hand(view: &View, seat: Seat) -> String {
        if view.viewer.is(seat) { "own-hand".to_owned() } else { format!("hand-of-{seat}") }
    }

    /// Somebody's stack.
    #[must_use]
    pub fn stack(view: &View, seat: Seat, stack: StackId) -> String {
        if view.viewer.is(seat) { Piece::Open(stack).place() } else { format!("{stack}-of-{seat}") }
    }

    /// A card of the pile, by its number from the bottom.
    #[must_use]
    pub fn pile(index: usize) -> String {
        format!("pile-{index}")
    }
}

/// Lets the cards of what happened fly, while the board still shows how it was before.
pub fn show(flights: Flights, desk: Desk, seen: &[Seen]) {
    let Some(view) = desk.view.get_untracked() else { return };
    let height = view.pile.cards().len();
    for seen in seen {
        match *seen {
            Seen::Played { seat, hand, stacks, .. } => {
                Leaving { view, seat, hand, stacks, height: Some(height) }.fly(flights, desk);
            }
            Seen::SpecialPlayed { seat, card, stack } => {
                let hand = if stack.is_none() { Bag::of(&[card]) } else { Bag::EMPTY };
                let stacks = stack.into_iter().collect();
                Leaving { view, seat, hand, stacks, height: None }.fly(flights, desk);
            }
            Seen::BlindTurned { card, fits, .. } => {
                let stays = fits && !card.is_special();
                if let Some(from) = spot("reveal").filter(|_| stays || card.is_special()) {
                    let to = if stays { places::pile(height) } else { places::GONE.to_owned() };
                    flights.fly(move || {
                        vec![Flight { drawing: faces::clear4::face(card), from: Start::Was(from), to }]
                    });
                }
            }
            Seen::PileTaken { seat, .. } | Seen::Pushed { to: seat, .. } => {
                sweep(flights, &view, places::hand(&view, seat));
            }
            Seen::PileCleared { .. } => sweep(flights, &view, places::GONE.to_owned()),
            Seen::Uncovered { .. } | Seen::Asked { .. } | Seen::TurnEnded { .. } | Seen::Ended { .. } => {}
        }
    }
}

/// What somebody plays.
struct Leaving {
    /// The table as it was before.
    view: View,
    seat: Seat,
    hand: Bag,
    stacks: StackSet,
    /// How high the pile is on which the cards come to lie, unless they leave the game.
    height: Option<usize>,
}

impl Leaving {
    fn fly(self, flights: Flights, desk: Desk) {
        // Where one's own cards are can only be asked now.
        let is_own = self.view.viewer.is(self.seat);
        let known = is_own.then(|| self.origins(own_hand(desk, &self.view)));
        flights.fly(move || {
            let from = known.unwrap_or_else(|| self.origins(Vec::new()));
            let flight = |(index, (card, from))| {
                let to = self
                    .height
                    .map_or_else(|| places::GONE.to_owned(), |height| places::pile(height + index));
                Flight { drawing: faces::clear4::face(card), from, to }
            };
            from.into_iter().enumerate().map(flight).collect()
        });
    }

    /// Where the cards come from, in the order in which they lie on the pile. Those of one's own hand are still there.
    fn origins(&self, mut own: Vec<Piece>) -> Vec<(Card, Start)> {
        let (view, mut from) = (&self.view, Vec::new());
        for card in self.hand.cards() {
            let piece = own.iter().position(|piece| piece.card(view) == Some(card)).map(|at| own.remove(at));
            let start = match piece {
                Some(piece) => spot(&piece.place()).map(Start::Was),
                None => Some(Start::Place(places::hand(view, self.seat))),
            };
            from.extend(start.map(|start| (card, start)));
        }
        for stack in self.stacks.iter() {
            if let Some(card) = view.stacks[self.seat][stack.index()].open {
                from.push((card, Start::Place(places::stack(view, self.seat, stack))));
            }
        }
        arrange(&mut from, |(card, _)| card.kind());
        from
    }
}

/// The whole pile goes somewhere.
fn sweep(flights: Flights, view: &View, to: String) {
    let cards = view.pile.cards();
    let last = cards.iter().enumerate().skip(cards.len().saturating_sub(MOST));
    let here: Vec<(PileCard, Spot)> =
        last.filter_map(|(index, &card)| Some((card, spot(&places::pile(index))?))).collect();
    flights.fly(move || {
        let flight = |(card, from)| Flight {
            drawing: faces::clear4::on_pile(card),
            from: Start::Was(from),
            to: to.clone(),
        };
        here.into_iter().map(flight).collect()
    });
}

/// One's own hand, with the chosen cards first: of several equal cards those fly that were pressed.
fn own_hand(desk: Desk, view: &View) -> Vec<Piece> {
    let (mut first, rest): (Vec<Piece>, Vec<Piece>) = hand(view)
        .into_iter()
        .partition(|&piece| desk.chosen.with_untracked(|chosen| chosen.contains(piece)));
    first.extend(rest);
    first
}
