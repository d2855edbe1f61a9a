//! The table as one viewer sees it.

use super::actions::{Action, Eyes, Illegal};
use super::apply::Seen;
use super::cards::{Card, DECK, Hand, Laid};
use super::state::{Halves, Phase, Pile, Stack};
use crate::game::{self, Game, Outcome, Sink, Version};
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
    /// Who turned up the first card.
    pub start: Seat,
    /// The pile, bottom first, each card as it lies. Everyone has seen every card of it.
    pub pile: Pile,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Hand>,
    /// How many cards each hand has.
    pub hand_sizes: PerSeat<u8>,
    /// How many cards each stack has.
    pub stack_sizes: PerSeat<u8>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

#[cfg(feature = "serde")]
crate::by_name!(View { viewer, version, start, pile, hand, hand_sizes, stack_sizes, outcome });

impl View {
    pub(super) fn of(game: &Halves, viewer: Viewer) -> View {
        let seats = game.seats();
        View {
            viewer,
            version: game.version,
            start: game.start,
            pile: game.pile,
            hand: viewer.seat().filter(|&seat| seats.has(seat)).map(|seat| game.hands[seat]),
            hand_sizes: PerSeat::from_fn(seats, |seat| game.hands[seat].len() as u8),
            stack_sizes: PerSeat::from_fn(seats, |seat| game.stacks[seat].len() as u8),
            outcome: game.outcome(),
        }
    }

    /// The card to be covered.
    #[must_use]
    pub fn top(&self) -> Laid {
        self.pile.last().copied().unwrap_or_default()
    }

    /// How the card would come to lie on the pile; `None` if it does not fit (TH-12).
    #[must_use]
    pub fn lies(&self, card: Card) -> Option<Laid> {
        card.lies_on(self.top())
    }

    fn eyes(&self) -> Eyes {
        Eyes {
            hand: self.hand,
            stack_size: self.viewer.seat().map_or(0, |seat| self.stack_sizes[seat].into()),
            top: self.top(),
            over: self.outcome.is_some(),
        }
    }

    /// The cards the viewer cannot see.
    fn unseen(&self) -> Hand {
        let mut unseen = Hand::of(&DECK);
        let laid = self.pile.iter().map(|laid| laid.card());
        for card in laid.chain(self.hand.iter().flat_map(|hand| hand.cards())) {
            let there = unseen.remove(card);
            debug_assert!(there, "a view shows no card twice");
        }
        unseen
    }

    /// The game in which the others hold `cards`, from the end on.
    fn with_hidden(&self, cards: &[Card]) -> Halves {
        let mut rest = cards;
        let mut take = |count: u8| {
            let (left, taken) = rest.split_at(rest.len() - usize::from(count));
            rest = left;
            taken
        };
        let seats = self.hand_sizes.seats();
        Halves {
            version: self.version,
            start: self.start,
            hands: PerSeat::from_fn(seats, |seat| match self.hand {
                Some(hand) if self.viewer.is(seat) => hand,
                _ => Hand::of(take(self.hand_sizes[seat])),
            }),
            stacks: PerSeat::from_fn(seats, |seat| {
                let stack = take(self.stack_sizes[seat]);
                Stack::from_values(stack.iter().copied()).expect("a stack has at most its share")
            }),
            pile: self.pile,
            phase: Phase::Racing,
        }
    }
}

impl game::View for View {
    type Game = Halves;
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
                Seen::Played { seat, card } => {
                    self.pile.push(card);
                    self.hand_sizes[seat] -= 1;
                    if let Some(hand) = self.hand.as_mut().filter(|_| self.viewer.is(seat)) {
                        let held = hand.remove(card.card());
                        debug_assert!(held, "a player lays cards of the own hand");
                    }
                }
                Seen::Drew { seat, card } => {
                    self.stack_sizes[seat] -= 1;
                    self.hand_sizes[seat] += 1;
                    if let (Some(hand), Some(card)) = (&mut self.hand, card) {
                        let room = hand.insert(card);
                        debug_assert!(room, "there is no second {card}");
                    }
                }
                Seen::Turned { .. } => self.pile.as_mut_slice().rotate_left(1),
                Seen::Ended { outcome } => self.outcome = Some(outcome),
            }
        }
    }

    fn imagine(&self, random: &mut Shuffler) -> Option<Halves> {
        if self.outcome.is_some() {
            return None;
        }
        let mut cards: Vec<Card> = self.unseen().cards().collect();
        // As the game goes on, somebody can act. Where that cannot be the viewer, nor anybody by drawing, it says
        // something of the hidden hands: deals that belie it are thrown away, and the others stay equally likely.
        let possible = cards.iter().any(|card| card.fits(self.top()));
        loop {
            random.shuffle(&mut cards);
            let game = self.with_hidden(&cards);
            if game.somebody_can_act() {
                return Some(game);
            }
            if !possible {
                return None;
            }
        }
    }
}
