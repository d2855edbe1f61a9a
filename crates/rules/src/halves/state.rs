//! The whole table: every hand, every stack, the pile.

use super::apply::{Event, Seen};
use super::cards::{Card, DECK, Hand, Laid};
use super::{Action, Illegal, Options, Position, View};
use crate::game::{Game, Outcome, Setup, SetupError, Sink, Version};
use crate::position::PositionError;
use crate::row::Row;
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::Seed;

/// The cards of a starting hand (TH-04), and the most a hand may have (TH-14).
pub(super) const FULL_HAND: usize = 4;

/// The most cards a stack has: 72 among two, less the hand.
pub(super) type Stack = Row<Card, 32>;

/// The shared pile, bottom first.
pub(super) type Pile = Row<Laid, { DECK.len() }>;

/// A game of Two Halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halves {
    pub(super) version: Version,
    pub(super) start: Seat,
    pub(super) hands: PerSeat<Hand>,
    /// Face-down; the next card to draw is the last.
    pub(super) stacks: PerSeat<Stack>,
    pub(super) pile: Pile,
    pub(super) phase: Phase,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Everyone plays.
    Racing,
    /// Somebody has won, or nobody can play any more.
    Over { outcome: Outcome },
}

impl Halves {
    /// The cards a seat has left, in hand and stack.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        self.hands[seat].len() + self.stacks[seat].len()
    }

    /// The top card of the pile.
    pub(super) fn top(&self) -> Laid {
        *self.pile.last().expect("the pile starts with a card and only grows")
    }
}

impl Game for Halves {
    const ID: GameId = GameId::Halves;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn deal(setup: &Setup<Options>, seed: Seed) -> Result<Halves, SetupError> {
        setup.check(GameId::Halves)?;
        let mut stream = seed.stream(0);
        let mut cards = DECK;
        stream.shuffle(&mut cards);
        let start = setup.start.resolve(setup.seats, &mut stream);

        let each = cards.len() / setup.seats.get();
        let mut hands = PerSeat::new(setup.seats);
        let mut stacks: PerSeat<Stack> = PerSeat::new(setup.seats);
        for (seat, share) in setup.seats.iter().zip(cards.chunks_exact(each)) {
            let (hand, stack) = share.split_at(FULL_HAND);
            hands[seat] = Hand::of(hand);
            stacks[seat] = Stack::from_values(stack.iter().rev().copied()).expect("a share fits in a stack");
        }
        let first = stacks[start].pop().expect("a share is more than a hand");
        let mut game = Halves {
            version: Version::default(),
            start,
            hands,
            stacks,
            pile: Pile::from_values([Laid::upright(first)]).expect("a pile holds one card"),
            phase: Phase::Racing,
        };
        game.help_if_stuck(&mut ());
        Ok(game)
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
            Phase::Over { outcome } => Some(outcome),
        }
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Halves, PositionError> {
        position.check()
    }
}
