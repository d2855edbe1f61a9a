//! The table as one viewer sees it.

use super::actions::{Action, Eyes, Illegal};
use super::apply::Seen;
use super::cards::{Card, DECK, Hand};
use super::state::{Phase, Pile, PlusMinus};
use crate::game::{self, Game, Outcome, Sink, Version};
use crate::row::Row;
use crate::seat::{PerSeat, Seat, SeatSet, Viewer};
use crate::seed::Shuffler;

/// The table as one viewer sees it: the pile, their own hand, and how many cards everyone has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// How many actions have led here.
    pub version: Version,
    /// Who gives the signal.
    pub start: Seat,
    /// The pile, bottom first. Everyone has seen every card of it.
    pub pile: Pile,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Hand>,
    /// How many cards each hand has.
    pub hand_sizes: PerSeat<u8>,
    /// How many cards each deck has.
    pub deck_sizes: PerSeat<u8>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

#[cfg(feature = "serde")]
crate::by_name!(View { viewer, version, start, pile, hand, hand_sizes, deck_sizes, outcome });

impl View {
    pub(super) fn of(game: &PlusMinus, viewer: Viewer) -> View {
        let seats = game.seats();
        View {
            viewer,
            version: game.version,
            start: game.start,
            pile: game.pile,
            hand: viewer.seat().filter(|&seat| seats.has(seat)).map(|seat| game.hands[seat]),
            hand_sizes: PerSeat::from_fn(seats, |seat| game.hands[seat].len() as u8),
            deck_sizes: PerSeat::from_fn(seats, |seat| game.decks[seat].len() as u8),
            outcome: game.outcome(),
        }
    }

    /// The card to be covered.
    #[must_use]
    pub fn top(&self) -> Card {
        self.pile.last().copied().unwrap_or_default()
    }

    /// A card leaves a hand; the viewer knows which if it is their own, or laid open.
    fn give_up(&mut self, seat: Seat, card: Option<Card>) {
        self.hand_sizes[seat] -= 1;
        if let (Some(hand), Some(card)) = (&mut self.hand, card)
            && self.viewer.is(seat)
        {
            let held = hand.remove(card);
            debug_assert!(held, "a player lays cards of the own hand");
        }
    }

    fn eyes(&self) -> Eyes {
        Eyes {
            hand: self.hand,
            deck_size: self.viewer.seat().map_or(0, |seat| self.deck_sizes[seat].into()),
            top: self.top(),
            over: self.outcome.is_some(),
        }
    }
}

impl game::View for View {
    type Game = PlusMinus;
    type Action = Action;
    type Seen = Seen;
    type Illegal = Illegal;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn version(&self) -> Version {
        self.version
    }

    fn to_act(&self) -> SeatSet {
        if self.outcome.is_some() { SeatSet::EMPTY } else { SeatSet::all(self.hand_sizes.seats()) }
    }

    fn legal_actions(&self, out: &mut impl Sink<Action>) {
        self.eyes().legal_actions(out);
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.eyes().check(*action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn follow(&mut self, seen: &[Seen]) {
        self.version = self.version.next();
        for event in seen {
            match *event {
                Seen::Played { seat, card, .. } => {
                    self.pile.push(card);
                    self.give_up(seat, Some(card));
                }
                Seen::Drew { seat, card } => {
                    self.deck_sizes[seat] -= 1;
                    self.hand_sizes[seat] += 1;
                    if let (Some(hand), Some(card)) = (&mut self.hand, card) {
                        let room = hand.insert(card);
                        debug_assert!(room, "there is no fourth {card}");
                    }
                }
                Seen::LaidLast { seat, card } => self.give_up(seat, card),
                Seen::Turned { .. } => self.pile.as_mut_slice().rotate_left(1),
                Seen::Ended { outcome } => self.outcome = Some(outcome),
            }
        }
    }

    fn imagine(&self, random: &mut Shuffler) -> Option<PlusMinus> {
        if self.outcome.is_some() {
            return None;
        }
        let mut unseen = Hand::of(&DECK);
        for card in self.pile.iter().copied().chain(self.hand.iter().flat_map(|hand| hand.cards())) {
            let there = unseen.remove(card);
            debug_assert!(there, "a view shows no card twice");
        }
        let mut cards: Vec<Card> = unseen.cards().collect();
        random.shuffle(&mut cards);

        let seats = self.hand_sizes.seats();
        let mut take = |count: u8| cards.split_off(cards.len() - usize::from(count));
        Some(PlusMinus {
            version: self.version,
            start: self.start,
            hands: PerSeat::from_fn(seats, |seat| match self.hand {
                Some(hand) if self.viewer.is(seat) => hand,
                _ => Hand::of(&take(self.hand_sizes[seat])),
            }),
            decks: PerSeat::from_fn(seats, |seat| {
                Row::from_values(take(self.deck_sizes[seat])).expect("a deck has at most its share")
            }),
            pile: self.pile,
            phase: Phase::Racing,
        })
    }
}
