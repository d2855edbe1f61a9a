//! What a player can do, and why not.

use thiserror::Error;

use super::cards::{Card, Hand, Laid};
use super::rules::rule;
use super::state::{FULL_HAND, Halves, Phase};
use crate::game::{Refusal, Sink};
use crate::rule::RuleId;
use crate::seat::Seat;

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a card of the hand on the pile (TH-10), the way that fits (TH-12).
    Play(Card),
    /// Take the next card of one's own stack (TH-14).
    Draw,
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
    /// The card is not in the hand.
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// The card does not fit: wrong, or too late.
    #[error("{card} does not fit on {top} either way round: each half must agree in colour or symbol")]
    DoesNotFit {
        /// The card.
        card: Card,
        /// The top card.
        top: Laid,
    },
    /// One half is the very same, the other agrees in nothing.
    #[error(
        "{card} does not fit on {top}: one half is the same, but the other agrees in neither colour nor symbol"
    )]
    HalfFits {
        /// The card.
        card: Card,
        /// The top card.
        top: Laid,
    },
    /// The hand is full.
    #[error("you hold four cards, and may not hold more")]
    HandFull,
    /// The stack is used up.
    #[error("your stack is used up")]
    StackUsedUp,
}

impl Illegal {
    /// Why a card that does not fit does not.
    fn fit(card: Card, top: Laid) -> Illegal {
        let same = card.halves().iter().any(|half| top.halves().contains(half));
        if same { Illegal::HalfFits { card, top } } else { Illegal::DoesNotFit { card, top } }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        rule(match self {
            Illegal::Over => 30,
            Illegal::NotAPlayer => 3,
            Illegal::NotInHand(_) => 10,
            Illegal::DoesNotFit { .. } => 11,
            Illegal::HalfFits { .. } => 13,
            Illegal::HandFull | Illegal::StackUsedUp => 14,
        })
    }
}

/// All of the table that decides what one player may do. State and view both look through it, so that legal actions
/// cannot depend on anything the player does not see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    /// Not there: no such seat, or a spectator.
    pub hand: Option<Hand>,
    pub stack_size: usize,
    pub top: Laid,
    pub over: bool,
}

impl Eyes {
    /// Lists what may be done: plays from the lowest card up, then drawing.
    pub fn legal_actions(self, out: &mut impl Sink<Action>) {
        let Some(hand) = self.hand.filter(|_| !self.over) else {
            return;
        };
        for card in hand.fitting(self.top).cards() {
            out.push(Action::Play(card));
        }
        if self.check(Action::Draw).is_ok() {
            out.push(Action::Draw);
        }
    }

    /// Whether this may be done.
    pub fn check(self, action: Action) -> Result<(), Illegal> {
        let hand = self.hand.ok_or(Illegal::NotAPlayer)?;
        if self.over {
            return Err(Illegal::Over);
        }
        match action {
            Action::Play(card) if !hand.contains(card) => Err(Illegal::NotInHand(card)),
            Action::Play(card) if !card.fits(self.top) => Err(Illegal::fit(card, self.top)),
            Action::Draw if self.stack_size == 0 => Err(Illegal::StackUsedUp),
            Action::Draw if hand.len() >= FULL_HAND => Err(Illegal::HandFull),
            Action::Play(_) | Action::Draw => Ok(()),
        }
    }
}

impl Halves {
    /// What the seat sees that matters for its actions.
    pub(super) fn eyes(&self, seat: Seat) -> Eyes {
        Eyes {
            hand: self.hands.seats().has(seat).then(|| self.hands[seat]),
            stack_size: self.stacks[seat].len(),
            top: self.top(),
            over: matches!(self.phase, Phase::Over { .. }),
        }
    }
}
