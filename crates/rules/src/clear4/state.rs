//! The whole table: every hand, every stack, the pile.

use super::actions::{Action, Eyes, Illegal, Own};
use super::apply::{Event, Seen};
use super::cards::{Bag, DECK};
use super::pile::Pile;
use super::stacks::{STACKS, StackId, Stacks};
use super::{Options, Position, View};
use crate::game::{Game, Outcome, Setup, SetupError, Sink, Version};
use crate::position::PositionError;
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::{Seed, Shuffler};

/// The cards each player is dealt (CF-02).
pub(super) const DEALT: usize = 20;

/// A game that has run so many turns is undecided (CF-63).
pub(super) const MOST_TURNS: u16 = 1_000;

/// A game of Clear Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clear4 {
    pub(super) version: Version,
    pub(super) options: Options,
    pub(super) start: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// How many turns are over.
    pub(super) turns: u16,
    pub(super) phase: Phase,
    pub(super) hands: PerSeat<Bag>,
    /// The part of each hand that everyone has seen go there: it came from the pile, and has not been played since.
    pub(super) shown: PerSeat<Bag>,
    pub(super) stacks: PerSeat<Stacks>,
    pub(super) pile: Pile,
    /// The cards that left the game; everyone saw them.
    pub(super) removed: Bag,
    /// The cards that were never dealt; nobody saw them.
    pub(super) unseen: Bag,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Phase {
    /// Somebody is on turn.
    Playing(Step),
    /// Somebody has won, or it ran too long.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::worded!(impl[] Phase { Playing(step), Over { outcome } });

/// What the player on turn has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// Take a turn.
    #[default]
    Turn,
    /// Add cards to the play just made, or leave it at that (CF-20, CF-54).
    Extending {
        /// How many cards on top of the pile are that play.
        cards: u8,
    },
    /// Clear the four of a value just completed, or leave them (CF-30, CF-31).
    FourOnPile,
    /// Choose whom the PUSH hits that was turned up blind (CF-55).
    PushTarget,
}

#[cfg(feature = "serde")]
crate::worded!(impl[] Step { Turn, Extending { cards; end }, FourOnPile, PushTarget });

impl Clear4 {
    /// The cards a seat has left, in hand and stacks.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        self.hands[seat].len() + self.stacks[seat].len()
    }

    /// What the seat sees that matters for its actions.
    pub(super) fn eyes(&self, seat: Seat) -> Eyes {
        let own = self.hands.seats().has(seat).then(|| {
            let stacks = &self.stacks[seat];
            Own { seat, hand: self.hands[seat], open: stacks.open, left: stacks.left() }
        });
        Eyes::new(own, self.hands.seats(), self.options, self.turn, self.phase, &self.pile)
    }
}

impl Game for Clear4 {
    const ID: GameId = GameId::Clear4;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn deal(setup: &Setup<Options>, seed: Seed) -> Result<Clear4, SetupError> {
        setup.check(GameId::Clear4)?;
        let mut stream = seed.stream(0);
        let mut cards = DECK;
        stream.shuffle(&mut cards);

        let (dealt, unseen) = cards.split_at(DEALT * setup.seats.get());
        let mut hands = PerSeat::new(setup.seats);
        let mut stacks: PerSeat<Stacks> = PerSeat::new(setup.seats);
        for (seat, share) in setup.seats.iter().zip(dealt.chunks_exact(DEALT)) {
            let (layers, hand) = share.split_at(Stacks::MOST * STACKS);
            hands[seat] = Bag::of(hand);
            // Laid out as at the table: all final cards, then the face-down ones, then the open ones.
            for stack in StackId::ALL {
                stacks[seat].build(stack, &[0, 1, 2].map(|layer| layers[layer * STACKS + stack.index()]));
            }
        }
        let start = setup.start.resolve(setup.seats, &mut stream);
        Ok(Clear4 {
            version: Version::default(),
            options: setup.options,
            start,
            turn: start,
            turns: 0,
            phase: Phase::Playing(Step::Turn),
            hands,
            shown: PerSeat::new(setup.seats),
            stacks,
            pile: Pile::default(),
            removed: Bag::EMPTY,
            unseen: Bag::of(unseen),
        })
    }

    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> Seat {
        self.start
    }

    fn version(&self) -> Version {
        self.version
    }

    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Playing(_) => SeatSet::only(self.turn),
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

    fn cut(event: &Event, _: Viewer) -> Seen {
        *event
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Playing(_) => None,
            Phase::Over { outcome } => Some(outcome),
        }
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Clear4, PositionError> {
        position.check()
    }

    /// The plays are counted, and only the one drawn is made.
    fn random_action(&self, random: &mut Shuffler, actions: &mut Vec<Action>) -> Option<(Seat, Action)> {
        let eyes = self.eyes(self.turn);
        actions.clear();
        eyes.list_others(actions);
        let plays = eyes.plays().map(|plays| (plays.count(), plays));
        let play_count = plays.as_ref().map_or(0, |(counts, _)| counts.all());
        let n = match u32::from(play_count) + actions.len() as u32 {
            0 => return None,
            1 => 0,
            count => random.below(count) as u16,
        };
        let action = match n.checked_sub(play_count) {
            Some(n) => actions[n as usize],
            None => {
                let (counts, plays) = plays?;
                plays.nth(&counts, n)?
            }
        };
        Some((self.turn, action))
    }
}
