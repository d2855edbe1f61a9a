//! What a game is: one trait, with turns or without.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use thiserror::Error;

use crate::notation::NotationError;
use crate::options::Options;
use crate::position::PositionError;
use crate::rule::{GameId, RuleId};
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::{Seed, Shuffler};

/// A game as a pure state machine that holds every card.
///
/// Nothing here does I/O, reads a clock or draws random numbers: a deal follows from its [`Seed`], and everything
/// after it from the actions.
///
/// ```
/// use cardshed_rules::plusminus::PlusMinus;
/// use cardshed_rules::{Game, SeatCount, Seed, Setup};
///
/// let setup = Setup::new(SeatCount::new(3).unwrap());
/// let mut game = PlusMinus::deal(&setup, Seed::from_number(1))?;
/// while game.outcome().is_none() {
///     let (seat, action) = game
///         .to_act()
///         .iter()
///         .find_map(|seat| Some((seat, *game.actions(seat).first()?)))
///         .expect("somebody can always act");
///     game.apply(seat, &action, &mut ())?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Which of the four it is.
    const ID: GameId;
    /// Its house rules.
    type Options: Options;
    /// One thing a player can do. Any action whatever can be written down; [`Game::check`] says whether it is legal.
    type Action: Clone + PartialEq + Eq + Hash + Debug + Display + FromStr<Err = NotationError>;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// Something that happened, with every card.
    type Event: Clone + PartialEq + Debug;
    /// An event as one viewer saw it.
    type Seen: Clone + PartialEq + Debug;
    /// The table as one viewer sees it.
    type View: View<Game = Self, Action = Self::Action, Seen = Self::Seen, Illegal = Self::Illegal>;
    /// The full state as plain data: written by hand, read from a file, not to be trusted.
    type Position: Clone + PartialEq + Debug;

    /// Shuffles and deals.
    ///
    /// # Errors
    /// If the game is not for that many seats, or the seat named to start is not at the table.
    fn deal(setup: &Setup<Self::Options>, seed: Seed) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> SeatCount;

    /// The house rules it is played by.
    fn options(&self) -> &Self::Options;

    /// The seat that had the start: who begins (CF-05), deals first (EL-03), turns up the first card (TH-05) or
    /// gives the signal (PM-05).
    fn start(&self) -> Seat;

    /// How many actions have led here.
    fn version(&self) -> Version;

    /// Whose action the game waits for: one seat in a game with turns, every seat in one without, several
    /// while cards are being kept (EL-61), none when it is over. In a game without turns a seat of the set may find
    /// that it can do nothing; somebody in the set always can do something.
    fn to_act(&self) -> SeatSet;

    /// The actions a seat can choose from, each once, in a fixed order; none if it is not to act.
    fn legal_actions(&self, seat: Seat, out: &mut impl Sink<Self::Action>);

    /// Whether the action is legal for that seat now. Exact for any action, listed or not.
    ///
    /// # Errors
    /// What is wrong with it, with the rule.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does it, and says in order what happened. `&mut ()` takes the events of callers who want none.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is then as it was, and no event is given.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The table as the viewer sees it, without any card that is hidden from them.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as the viewer saw it.
    fn cut(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The state as plain data.
    fn position(&self) -> Self::Position;

    /// The one door for positions from outside.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn from_position(position: &Self::Position) -> Result<Self, PositionError>;

    /// [`Game::legal_actions`] as a list.
    fn actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// A seat that can act and one of its legal actions, both drawn at random, each equally likely; `None` when the
    /// game is over. `actions` is room to work in, kept by the caller so that no action costs an allocation.
    fn random_action(
        &self,
        random: &mut Shuffler,
        actions: &mut Vec<Self::Action>,
    ) -> Option<(Seat, Self::Action)> {
        let mut waiting = self.to_act();
        while !waiting.is_empty() {
            let nth = if waiting.len() == 1 { 0 } else { random.below(waiting.len() as u32) as usize };
            let seat = waiting.nth(nth)?;
            actions.clear();
            self.legal_actions(seat, actions);
            match actions.len() {
                0 => waiting.remove(seat),
                1 => return Some((seat, actions[0].clone())),
                count => return Some((seat, actions[random.below(count as u32) as usize].clone())),
            }
        }
        None
    }
}

/// The table as one viewer sees it. It has no place where a card hidden from them could stand, yet says all that
/// they may do: a client or a bot needs nothing else.
pub trait View: Clone + PartialEq + Debug {
    /// The game it is a view of.
    type Game: Game<View = Self>;
    /// As [`Game::Action`].
    type Action;
    /// As [`Game::Seen`].
    type Seen;
    /// As [`Game::Illegal`].
    type Illegal: Refusal;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;

    /// How many actions have led here.
    fn version(&self) -> Version;

    /// Whose action the game waits for, as [`Game::to_act`].
    fn to_act(&self) -> SeatSet;

    /// What the viewer can choose from, as [`Game::legal_actions`]; nothing for a spectator.
    fn legal_actions(&self, out: &mut impl Sink<Self::Action>);

    /// Whether the action is legal for the viewer, as [`Game::check`].
    ///
    /// # Errors
    /// As [`Game::check`]; a spectator may do nothing.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Brings the view up to date with what the viewer saw of one action: all its events, in order. The result is
    /// the view the game itself would give.
    fn follow(&mut self, seen: &[Self::Seen]);

    /// A game that looks just like this to the viewer, the cards they cannot see dealt at random among the places
    /// where they can be: what a player has to reckon with. `None` once the game is over.
    fn imagine(&self, random: &mut Shuffler) -> Option<Self::Game>;

    /// [`View::legal_actions`] as a list.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions
    }
}

/// Why an action is refused. Its text says what was wrong; [`Refusal::rule`] says by which rule.
pub trait Refusal: std::error::Error + Clone + PartialEq {
    /// The rule the action breaks.
    fn rule(&self) -> RuleId;
}

/// Takes what a listing or an action gives, one at a time: a `Vec` keeps them, `()` drops them.
pub trait Sink<T> {
    /// Takes one.
    fn push(&mut self, item: T);
}

impl<T> Sink<T> for Vec<T> {
    fn push(&mut self, item: T) {
        Vec::push(self, item);
    }
}

impl<T> Sink<T> for () {
    fn push(&mut self, _: T) {}
}

/// Counts what it is given, and drops it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count(pub usize);

impl<T> Sink<T> for Count {
    fn push(&mut self, _: T) {
        self.0 += 1;
    }
}

/// How many actions a game has seen. An action names the version it was made against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Version(pub u32);

impl Version {
    /// One action on. A position from outside may name the last version there is, so it stops there.
    #[must_use]
    pub const fn next(self) -> Version {
        Version(self.0.saturating_add(1))
    }
}

/// Who has the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Start {
    /// Drawn by lot at the deal.
    #[default]
    Lot,
    /// The table names the seat.
    Seat(Seat),
}

#[cfg(feature = "serde")]
crate::worded!(impl[] Start { Lot, Seat(seat) });

impl Start {
    /// The seat itself. `stream` is the deal's, after its shuffle (see [`crate::seed`]).
    pub(crate) fn resolve(self, seats: SeatCount, stream: &mut Shuffler) -> Seat {
        match self {
            Start::Lot => stream.seat(seats),
            Start::Seat(seat) => seat,
        }
    }
}

/// What has to be settled before a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<O> {
    /// How many play.
    pub seats: SeatCount,
    /// Who has the start.
    pub start: Start,
    /// The house rules.
    pub options: O,
}

impl<O: Options> Setup<O> {
    /// The printed rules, the start by lot.
    #[must_use]
    pub fn new(seats: SeatCount) -> Setup<O> {
        Setup { seats, start: Start::Lot, options: O::default() }
    }

    /// The same with these house rules.
    #[must_use]
    pub fn with_options(self, options: O) -> Setup<O> {
        Setup { options, ..self }
    }

    /// The same with this start.
    #[must_use]
    pub fn with_start(self, start: Start) -> Setup<O> {
        Setup { start, ..self }
    }

    /// Whether that game can be dealt so.
    pub(crate) fn check(&self, game: GameId) -> Result<(), SetupError> {
        if !game.seat_counts().contains(&self.seats.get()) {
            return Err(SetupError::Seats { game, seats: self.seats.get() });
        }
        match self.start {
            Start::Seat(seat) if !self.seats.has(seat) => {
                Err(SetupError::Start { seat, seats: self.seats.get() })
            }
            _ => Ok(()),
        }
    }
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Not a number of seats for this game.
    #[error("{} is for {} players, not {seats}", game.name(), list(game.seat_counts()))]
    Seats {
        /// The game asked for.
        game: GameId,
        /// The number asked for.
        seats: usize,
    },
    /// The start is given to a seat the table does not have.
    #[error("seat {seat} cannot have the start: there are {seats} seats")]
    Start {
        /// The seat named.
        seat: Seat,
        /// The seats there are.
        seats: usize,
    },
}

/// `2, 3, 4 or 6`.
fn list(counts: &[usize]) -> String {
    let (last, rest) = counts.split_last().expect("every game has a number of seats");
    let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
    format!("{} or {last}", rest.join(", "))
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// In which way.
    pub ending: Ending,
    /// Who won; several may share it, and nobody wins an undecided game.
    pub winners: SeatSet,
    /// What each seat writes down: penalty points (CF-62, PM-31, TH-31), or in Eight Levels the levels it had
    /// still to lay down.
    pub points: PerSeat<u16>,
}

#[cfg(feature = "serde")]
crate::by_name!(Outcome { ending, winners, points });

/// In which way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Ending {
    /// Somebody won by the rules' own goal.
    Won,
    /// Nobody could play any more, and the fewest cards won (PM-21, TH-21).
    Deadlocked,
    /// It ran too long, and nobody won (CF-63).
    Undecided,
}

#[cfg(feature = "serde")]
crate::worded!(impl[] Ending { Won, Deadlocked, Undecided });
