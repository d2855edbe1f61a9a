//! The whole table: every hand, every deck, the pile.

use super::apply::{Event, Seen};
use super::cards::{Card, DECK, Hand};
use super::{Action, Illegal, Options, Position, View};
use crate::game::{Game, Outcome, Setup, SetupError, Sink, Version};
use crate::position::PositionError;
use crate::row::Row;
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::Seed;

/// The cards of a starting hand (PM-04).
const STARTING_HAND: usize = 4;

/// The most cards a personal deck has: 72 among two.
pub(super) type Deck = Row<Card, 36>;

/// The shared pile, bottom first.
pub(super) type Pile = Row<Card, { DECK.len() }>;

/// A game of Plus Minus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlusMinus {
    pub(super) version: Version,
    pub(super) start: Seat,
    pub(super) hands: PerSeat<Hand>,
    /// Face-down; the next card to draw is the last.
    pub(super) decks: PerSeat<Deck>,
    pub(super) pile: Pile,
    pub(super) phase: Phase,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Everyone plays.
    Racing,
    /// Somebody has won, or nobody can play any more. `face_down` is the last card laid by PM-30.
    Over { outcome: Outcome, face_down: Option<Card> },
}

impl PlusMinus {
    /// The cards a seat has left, in hand and deck.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        self.hands[seat].len() + self.decks[seat].len()
    }

    /// The top card of the pile.
    pub(super) fn top(&self) -> Card {
        *self.pile.last().expect("the pile starts with a card and only grows")
    }
}

impl Game for PlusMinus {
    const ID: GameId = GameId::PlusMinus;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn deal(setup: &Setup<Options>, seed: Seed) -> Result<PlusMinus, SetupError> {
        setup.check(GameId::PlusMinus)?;
        let mut stream = seed.stream(0);
        let mut cards = DECK;
        stream.shuffle(&mut cards);
        let (last, dealt) = cards.split_last().expect("the deck has cards");

        let each = dealt.len() / setup.seats.get();
        let mut hands = PerSeat::new(setup.seats);
        let mut decks = PerSeat::new(setup.seats);
        for (seat, share) in setup.seats.iter().zip(dealt.chunks_exact(each)) {
            let (hand, deck) = share.split_at(STARTING_HAND);
            hands[seat] = Hand::of(hand);
            decks[seat] = Deck::from_values(deck.iter().rev().copied()).expect("a share fits in a deck");
        }
        Ok(PlusMinus {
            version: Version::default(),
            start: setup.start.resolve(setup.seats, &mut stream),
            hands,
            decks,
            pile: Pile::from_values([*last]).expect("a pile holds one card"),
            phase: Phase::Racing,
        })
    }

    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    fn options(&self) -> &Options {
        &Options {}
    }

    fn start(&self) -> Seat {
        self.start
    }

    fn version(&self) -> Version {
        self.version
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Racing => SeatSet::all(self.seats()),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut impl Sink<Action>) {
        self.eyes(seat).legal_actions(out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.eyes(seat).check(*action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.perform(seat, *action, events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn cut(event: &Event, viewer: Viewer) -> Seen {
        event.cut(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Racing => None,
            Phase::Over { outcome, .. } => Some(outcome),
        }
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<PlusMinus, PositionError> {
        position.check()
    }
}
