//! What an action does, and what everyone sees of it.

use super::actions::Action;
use super::cards::{Card, Value};
use super::state::{Phase, PlusMinus};
use crate::game::{Outcome, Sink};
use crate::seat::{PerSeat, Seat, Viewer};
use crate::speed;

/// Something that happened. `C` is a card that its owner alone sees: every card in a full event, only one's own in
/// an event cut for a viewer ([`Seen`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event<C = Card> {
    /// A card was laid on the pile, and its value called (PM-15).
    Played {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The value to call.
        called: Value,
    },
    /// A card was drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// The last card was laid, face down.
    LaidLast {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// Nobody could play, and the bottom card of the pile went on top (PM-20).
    Turned {
        /// The new top card.
        card: Card,
    },
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::tagged!(impl[C: serde::de::DeserializeOwned] Event<C>, "event" {
    Played { seat, card, called },
    Drew { seat, card },
    LaidLast { seat, card },
    Turned { card },
    Ended { outcome },
});

/// An event as one viewer saw it.
pub type Seen = Event<Option<Card>>;

impl Event {
    pub(super) fn cut(self, viewer: Viewer) -> Seen {
        let own = |seat, card| viewer.is(seat).then_some(card);
        match self {
            Event::Drew { seat, card } => Seen::Drew { seat, card: own(seat, card) },
            Event::LaidLast { seat, card } => Seen::LaidLast { seat, card: own(seat, card) },
            Event::Played { seat, card, called } => Seen::Played { seat, card, called },
            Event::Turned { card } => Seen::Turned { card },
            Event::Ended { outcome } => Seen::Ended { outcome },
        }
    }
}

impl PlusMinus {
    /// Does what has been checked.
    pub(super) fn perform(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.version = self.version.next();
        match action {
            Action::Play(card) => {
                let held = self.hands[seat].remove(card);
                debug_assert!(held, "checked");
                self.pile.push(card);
                events.push(Event::Played { seat, card, called: card.value() });
                if self.cards_left(seat) == 0 {
                    self.end(speed::won(seat, self.all_cards_left()), None, events);
                } else {
                    self.help_if_stuck(events);
                }
            }
            Action::Draw => {
                let card = self.decks[seat].pop().expect("checked: the deck is not used up");
                let room = self.hands[seat].insert(card);
                debug_assert!(room, "there is no fourth card of a kind");
                events.push(Event::Drew { seat, card });
                self.help_if_stuck(events);
            }
            Action::LayLast => {
                let card = self.hands[seat].kinds().next().expect("checked: one card is left");
                self.hands[seat] = super::Hand::EMPTY;
                events.push(Event::LaidLast { seat, card });
                self.end(speed::won(seat, self.all_cards_left()), Some(card), events);
            }
        }
    }

    /// While nobody can act, turns the pile from bottom to top; once every card has been on top in vain, the game
    /// is over (PM-20, PM-21).
    pub(super) fn help_if_stuck(&mut self, events: &mut impl Sink<Event>) {
        if self.somebody_can_act() {
            return;
        }
        // Every deck is used up and nobody is down to one card, whichever card is on top, so only the hands count.
        let helps = |top| self.hands.iter().any(|hand| !hand.fitting(top).is_empty());
        let turned = |card| events.push(Event::Turned { card });
        if !speed::turn_pile(self.pile.as_mut_slice(), helps, turned) {
            self.end(speed::deadlocked(self.all_cards_left()), None, events);
        }
    }

    fn somebody_can_act(&self) -> bool {
        self.decks.iter().any(|deck| !deck.is_empty())
            || self.hands.seats().iter().any(|seat| self.eyes(seat).can_act())
    }

    pub(super) fn all_cards_left(&self) -> PerSeat<u16> {
        PerSeat::from_fn(self.hands.seats(), |seat| self.cards_left(seat) as u16)
    }

    pub(super) fn end(&mut self, outcome: Outcome, face_down: Option<Card>, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over { outcome, face_down };
        events.push(Event::Ended { outcome });
    }
}
