//! What an action does, and what everyone sees of it.

use super::actions::Action;
use super::cards::{Card, Hand, Laid};
use super::state::{Halves, Phase};
use crate::game::{Outcome, Sink};
use crate::seat::{PerSeat, Seat, Viewer};
use crate::speed;

/// Something that happened. `C` is a card that its owner alone sees: every card in a full event, only one's own in
/// an event cut for a viewer ([`Seen`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event<C = Card> {
    /// A card was laid on the pile.
    Played {
        /// Who laid it.
        seat: Seat,
        /// The card, as it lies there.
        card: Laid,
    },
    /// A card was drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// Nobody could play, and the bottom card of the pile went on top (TH-20).
    Turned {
        /// The new top card, as it lay before.
        card: Laid,
    },
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::tagged!(impl[C: serde::de::DeserializeOwned] Event<C>, "event" {
    Played { seat, card },
    Drew { seat, card },
    Turned { card },
    Ended { outcome },
});

/// An event as one viewer saw it.
pub type Seen = Event<Option<Card>>;

impl Event {
    pub(super) fn cut(self, viewer: Viewer) -> Seen {
        match self {
            Event::Drew { seat, card } => Seen::Drew { seat, card: viewer.is(seat).then_some(card) },
            Event::Played { seat, card } => Seen::Played { seat, card },
            Event::Turned { card } => Seen::Turned { card },
            Event::Ended { outcome } => Seen::Ended { outcome },
        }
    }
}

impl Halves {
    /// Does what has been checked.
    pub(super) fn perform(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.version = self.version.next();
        match action {
            Action::Play(card) => {
                let held = self.hands[seat].remove(card);
                debug_assert!(held, "checked");
                let card = card.lies_on(self.top()).expect("checked: the card fits");
                self.pile.push(card);
                events.push(Event::Played { seat, card });
            }
            Action::Draw => {
                let card = self.stacks[seat].pop().expect("checked: the stack is not used up");
                let room = self.hands[seat].insert(card);
                debug_assert!(room, "no card is there twice");
                events.push(Event::Drew { seat, card });
            }
        }
        if self.has_finished(seat) {
            self.end(speed::won(seat, self.all_cards_left()), events);
        } else {
            self.help_if_stuck(events);
        }
    }

    /// Whether the seat has used up its stack and holds one last card (TH-30).
    pub(super) fn has_finished(&self, seat: Seat) -> bool {
        self.stacks[seat].is_empty() && self.hands[seat].len() == 1
    }

    /// While nobody can act, turns the pile from bottom to top; once every card has been on top in vain, the game
    /// is over (TH-20, TH-21).
    pub(super) fn help_if_stuck(&mut self, events: &mut impl Sink<Event>) {
        if self.somebody_can_act() {
            return;
        }
        // Nobody can draw, whichever card is on top, so only the hands count.
        let held = self.all_hands();
        let helps = |top| !held.fitting(top).is_empty();
        let turned = |card| events.push(Event::Turned { card });
        if !speed::turn_pile(self.pile.as_mut_slice(), helps, turned) {
            self.end(speed::deadlocked(self.all_cards_left()), events);
        }
    }

    pub(super) fn somebody_can_act(&self) -> bool {
        !self.all_hands().fitting(self.top()).is_empty()
            || self.hands.seats().iter().any(|seat| self.eyes(seat).check(Action::Draw).is_ok())
    }

    fn all_hands(&self) -> Hand {
        self.hands.iter().fold(Hand::EMPTY, |all, &hand| all.union(hand))
    }

    pub(super) fn all_cards_left(&self) -> PerSeat<u16> {
        PerSeat::from_fn(self.hands.seats(), |seat| self.cards_left(seat) as u16)
    }

    pub(super) fn end(&mut self, outcome: Outcome, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over { outcome };
        events.push(Event::Ended { outcome });
    }
}
