//! What a player can do, and why not.

use thiserror::Error;

use super::cards::{Card, Hand, Value};
use super::rules::rule;
use super::state::{Phase, PlusMinus};
use crate::game::{Refusal, Sink};
use crate::rule::RuleId;
use crate::seat::Seat;

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a card of the hand on the pile (PM-10).
    Play(Card),
    /// Take the next card of one's own deck (PM-17).
    Draw,
    /// Lay the last card face down, whatever it is (PM-30).
    LayLast,
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
    #[error("{card} does not fit on {top}, which takes {} or {}", .takes[0].get(), .takes[1].get())]
    DoesNotFit {
        /// The card.
        card: Card,
        /// The top card.
        top: Card,
        /// The values that fit.
        takes: [Value; 2],
    },
    /// The deck is used up.
    #[error("your deck is used up")]
    DeckUsedUp,
    /// More than one card is left.
    #[error("only your very last card may be laid face down, and you have {0}")]
    NotTheLast(usize),
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        rule(match self {
            Illegal::Over | Illegal::NotTheLast(_) => 30,
            Illegal::NotAPlayer => 3,
            Illegal::NotInHand(_) => 10,
            Illegal::DoesNotFit { .. } => 11,
            Illegal::DeckUsedUp => 17,
        })
    }
}

/// All of the table that decides what one player may do. State and view both look through it, so that legal actions
/// cannot depend on anything the player does not see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    /// Not there: no such seat, or a spectator.
    pub hand: Option<Hand>,
    pub deck_size: usize,
    pub top: Card,
    pub over: bool,
}

impl Eyes {
    /// Lists what may be done: plays from the lowest card up, then drawing, then the last card.
    pub fn legal_actions(self, out: &mut impl Sink<Action>) {
        let Some(hand) = self.hand.filter(|_| !self.over) else {
            return;
        };
        for card in hand.fitting(self.top).kinds() {
            out.push(Action::Play(card));
        }
        if self.deck_size > 0 {
            out.push(Action::Draw);
        } else if hand.is_single() {
            out.push(Action::LayLast);
        }
    }

    /// Whether anything may be done.
    pub fn can_act(self) -> bool {
        self.hand
            .is_some_and(|hand| self.deck_size > 0 || hand.is_single() || !hand.fitting(self.top).is_empty())
    }

    /// Whether this may be done.
    pub fn check(self, action: Action) -> Result<(), Illegal> {
        let hand = self.hand.ok_or(Illegal::NotAPlayer)?;
        if self.over {
            return Err(Illegal::Over);
        }
        match action {
            Action::Play(card) if hand.count(card) == 0 => Err(Illegal::NotInHand(card)),
            Action::Play(card) if !card.fits(self.top) => {
                Err(Illegal::DoesNotFit { card, top: self.top, takes: self.top.takes() })
            }
            Action::Draw if self.deck_size == 0 => Err(Illegal::DeckUsedUp),
            Action::LayLast if self.deck_size > 0 || !hand.is_single() => {
                Err(Illegal::NotTheLast(hand.len() + self.deck_size))
            }
            Action::Play(_) | Action::Draw | Action::LayLast => Ok(()),
        }
    }
}

impl PlusMinus {
    /// What the seat sees that matters for its actions.
    pub(super) fn eyes(&self, seat: Seat) -> Eyes {
        Eyes {
            hand: self.seats_has(seat).then(|| self.hands[seat]),
            deck_size: self.decks[seat].len(),
            top: self.top(),
            over: matches!(self.phase, Phase::Over { .. }),
        }
    }

    fn seats_has(&self, seat: Seat) -> bool {
        self.hands.seats().has(seat)
    }
}
