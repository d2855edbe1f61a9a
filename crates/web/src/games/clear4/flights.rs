//! Which card flies from where to where.

use cardshed_rules::clear4::{Card, Seen, StackSet, View};
use cardshed_rules::{Seat, arrange};
use leptos::prelude::*;

use super::chosen::{Piece, hand};
use super::desk::Desk;
use crate::faces;
use crate::parts::flight::{Drawing, Start, flights, spot};

/// So many cards of a taken pile fly; more of them could not be told apart.
const MOST: usize = 14;

/// Lets cards fly. Copies fly in the same sky.
#[derive(Clone, Copy)]
pub struct Flights(Callback<(Drawing, Start, String)>);

/// Where things are on the screen.
pub mod places {
    use cardshed_rules::Seat;
    use cardshed_rules::clear4::StackId;
    use leptos::prelude::*;

    use super::super::chosen::Piece;
    use super::super::desk::Desk;

    /// Where cards leave the game.
    pub const GONE: &str = "gone";

    /// Somebody's hand.
    #[must_use]
    pub fn hand(desk: Desk, seat: Seat) -> String {
        if is_own(desk, seat) { "own-hand".to_owned() } else { format!("hand-of-{seat}") }
    }

    /// Somebody's stack.
    #[must_use]
    pub fn stack(desk: Desk, seat: Seat, stack: StackId) -> String {
        if is_own(desk, seat) { Piece::Open(stack).place() } else { format!("{stack}-of-{seat}") }
    }

    /// A card of the pile, by its number from the bottom.
    #[must_use]
    pub fn pile(index: usize) -> String {
        format!("pile-{index}")
    }

    pub(super) fn is_own(desk: Desk, seat: Seat) -> bool {
        desk.play.seat.get_untracked() == Some(seat)
    }
}

impl Flights {
    /// For the components below.
    #[must_use]
    pub fn new() -> Flights {
        let fly = flights();
        Flights(Callback::new(move |(drawing, from, to)| fly(drawing, from, to)))
    }

    /// Lets one card fly.
    pub fn fly(self, drawing: impl FnOnce() -> String + Send + Sync + 'static, from: Start, to: String) {
        self.0.run((Box::new(drawing), from, to));
    }

    /// Lets the cards of what happened fly, while the board still shows how it was before.
    pub fn show(self, desk: Desk, seen: &[Seen]) {
        let Some(view) = desk.view.get_untracked() else { return };
        for seen in seen {
            match *seen {
                Seen::Played { seat, hand, stacks, .. } => {
                    let from = origins(desk, &view, seat, hand.cards().collect(), stacks);
                    for (index, (card, from)) in from.into_iter().enumerate() {
                        let to = places::pile(view.pile.cards().len() + index);
                        self.fly(move || faces::clear4::face(card), from, to);
                    }
                }
                Seen::SpecialPlayed { seat, card, stack } => {
                    let hand = if stack.is_none() { vec![card] } else { Vec::new() };
                    for (card, from) in origins(desk, &view, seat, hand, stack.into_iter().collect()) {
                        self.fly(move || faces::clear4::face(card), from, places::GONE.to_owned());
                    }
                }
                Seen::BlindTurned { card, fits, .. } => {
                    let stays = fits && !card.is_special();
                    let to =
                        if stays { places::pile(view.pile.cards().len()) } else { places::GONE.to_owned() };
                    if let Some(from) = spot("reveal").filter(|_| stays || card.is_special()) {
                        self.fly(move || faces::clear4::face(card), Start::Was(from), to);
                    }
                }
                Seen::PileTaken { seat, .. } | Seen::Pushed { to: seat, .. } => {
                    self.pile(&view, &places::hand(desk, seat));
                }
                Seen::PileCleared { .. } => self.pile(&view, places::GONE),
                Seen::Uncovered { .. } | Seen::Asked { .. } | Seen::TurnEnded { .. } | Seen::Ended { .. } => {
                }
            }
        }
    }

    /// The whole pile goes somewhere.
    fn pile(self, view: &View, to: &str) {
        let cards = view.pile.cards();
        for (index, &card) in cards.iter().enumerate().skip(cards.len().saturating_sub(MOST)) {
            if let Some(from) = spot(&places::pile(index)) {
                self.fly(move || faces::clear4::on_pile(card), Start::Was(from), to.to_owned());
            }
        }
    }
}

impl Default for Flights {
    fn default() -> Flights {
        Flights::new()
    }
}

/// Where the cards of a play come from, in the order in which they lie on the pile.
fn origins(
    desk: Desk,
    view: &View,
    seat: Seat,
    from_hand: Vec<Card>,
    stacks: StackSet,
) -> Vec<(Card, Start)> {
    let mut left = if places::is_own(desk, seat) { own_hand(desk, view) } else { Vec::new() };
    let mut from: Vec<(Card, Start)> = Vec::new();
    for card in from_hand {
        let piece = left.iter().position(|piece| piece.card(view) == Some(card)).map(|at| left.remove(at));
        let start = match piece {
            Some(piece) => spot(&piece.place()).map(Start::Was),
            None => Some(Start::Place(places::hand(desk, seat))),
        };
        from.extend(start.map(|start| (card, start)));
    }
    for stack in stacks.iter() {
        if let Some(card) = view.stacks[seat][stack.index()].open {
            from.push((card, Start::Place(places::stack(desk, seat, stack))));
        }
    }
    arrange(&mut from, |(card, _)| card.kind());
    from
}

/// One's own hand, with the chosen cards first: of several equal cards those fly that were pressed.
fn own_hand(desk: Desk, view: &View) -> Vec<Piece> {
    let (mut first, rest): (Vec<Piece>, Vec<Piece>) = hand(view)
        .into_iter()
        .partition(|&piece| desk.chosen.with_untracked(|chosen| chosen.contains(piece)));
    first.extend(rest);
    first
}
