//! Why an action is refused.

use thiserror::Error;

use super::cards::Card;
use super::combinations::{Face, Laid};
use super::options::{Combination, Kind};
use super::rules::rule;
use super::state::MOST_KEPT;
use crate::game::Refusal;
use crate::rule::RuleId;
use crate::seat::Seat;

/// What a card was wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Laying down.
    LayDown,
    /// Attaching.
    Attach,
    /// Discarding.
    Discard,
    /// Putting a skip before a player.
    Skip,
    /// Keeping.
    Keep,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// No such seat, or only watching.
    #[error("only a player may act")]
    NotAPlayer,
    /// It is another player's turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// Nothing has been drawn yet.
    #[error("draw a card first")]
    DrawFirst,
    /// A card has been drawn already.
    #[error("you have drawn already")]
    DrawnAlready,
    /// The discard pile to draw from has no card, or does not exist.
    #[error("there is no discard pile of seat {0} to draw from")]
    NoPile(Seat),
    /// The card is not in the hand, or not so often.
    #[error("{card} is not in your hand")]
    NotInHand {
        /// The card.
        card: Card,
        /// What it was wanted for.
        purpose: Purpose,
    },
    /// The level lies on the table already.
    #[error("your level lies on the table already")]
    LaidAlready,
    /// Too few combinations, or too many.
    #[error("your level is {asked} combinations, laid down at once, not {laid}")]
    WrongCount {
        /// How many the level asks for.
        asked: usize,
        /// How many were laid.
        laid: usize,
    },
    /// Cards that should be a run and are none.
    #[error("combination {0} is not a run of consecutive numbers")]
    NotARun(usize),
    /// Cards that should be of one number and are not.
    #[error("combination {0} is not all of one number")]
    NotTheSame(usize),
    /// Cards that should be of one colour and are not.
    #[error("combination {0} is not all of one colour")]
    NotOneColour(usize),
    /// Good combinations that are not those of the level.
    #[error("these are not the combinations of your level; it asks for {} here", words(*asked))]
    NotTheLevel {
        /// What should have been among them.
        asked: Combination,
    },
    /// A skip where a number should be.
    #[error("a skip is no part of a combination")]
    SkipInCombination,
    /// A joker that does not say what it stands for.
    #[error("say what the joker stands for: J7 for a 7, JR for red")]
    JokerUndeclared,
    /// Nothing may be attached before one's own level is laid down.
    #[error("lay down your own level before you attach")]
    NotLaidYet,
    /// There is no such combination on the table.
    #[error("seat {to} has no combination {index} on the table")]
    NoCombination {
        /// Whose.
        to: Seat,
        /// Which, counted from one.
        index: usize,
    },
    /// The card does not fit there.
    #[error("{face} cannot be attached to {laid}")]
    DoesNotFit {
        /// The card.
        face: Face,
        /// The combination.
        laid: Laid,
    },
    /// The last card has to be discarded.
    #[error("your last card can only be discarded")]
    LastCard,
    /// The last card is a skip, and has no effect.
    #[error("a skip as your last card has no effect: discard it")]
    LastSkip,
    /// No other player sits there.
    #[error("a skip goes before another player, and seat {0} is none")]
    NoOtherPlayer(Seat),
    /// A skip lies there already.
    #[error("a skip lies before seat {0} already")]
    SkippedAlready(Seat),
    /// Cards are kept between rounds only.
    #[error("the round is not over: there is nothing to keep")]
    NothingToKeep,
    /// Between rounds, this player has nothing to choose, or has chosen.
    #[error("the others are choosing what to keep")]
    NotChoosing,
    /// Between rounds, nothing else can be done.
    #[error("the round is over: choose what to keep")]
    ChooseWhatToKeep,
    /// More cards than may be kept.
    #[error("{0} cards are too many: keep {MOST_KEPT} at most")]
    TooManyKept(usize),
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        rule(match self {
            Illegal::Over => 50,
            Illegal::NotAPlayer => 2,
            Illegal::NotYourTurn(_) => 5,
            Illegal::DrawFirst | Illegal::DrawnAlready | Illegal::NoPile(_) => 10,
            Illegal::NotInHand { purpose, .. } => match purpose {
                Purpose::LayDown => 11,
                Purpose::Attach => 13,
                Purpose::Discard => 14,
                Purpose::Skip => 30,
                Purpose::Keep => 61,
            },
            Illegal::NotTheLevel { .. } => 11,
            Illegal::LaidAlready | Illegal::WrongCount { .. } => 12,
            Illegal::NotLaidYet | Illegal::NoCombination { .. } => 13,
            Illegal::LastCard => 14,
            Illegal::NotARun(_) => 20,
            Illegal::NotTheSame(_) => 21,
            Illegal::NotOneColour(_) => 22,
            Illegal::DoesNotFit { .. } => 23,
            Illegal::SkipInCombination => 24,
            Illegal::JokerUndeclared => 25,
            Illegal::NoOtherPlayer(_) | Illegal::SkippedAlready(_) => 30,
            Illegal::LastSkip => 33,
            Illegal::NothingToKeep
            | Illegal::NotChoosing
            | Illegal::ChooseWhatToKeep
            | Illegal::TooManyKept(_) => 61,
        })
    }
}

/// `a run of 3`.
fn words(combination: Combination) -> String {
    let size = combination.size();
    match combination.kind() {
        Kind::Run => format!("a run of {size}"),
        Kind::Same => format!("{size} of one number"),
        Kind::Colour => format!("{size} of one colour"),
    }
}
