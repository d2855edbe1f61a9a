//! What an action does, and what everyone sees of it.

use super::actions::{Action, Source};
use super::cards::{Bag, Card, Value};
use super::pile::FOUR;
use super::stacks::{StackId, StackSet};
use super::state::{Clear4, MOST_TURNS, Phase, Step};
use crate::game::{Ending, Outcome, Sink};
use crate::seat::{PerSeat, Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event {
    /// Number cards and jokers were laid on the pile, or added to the play just made.
    Played {
        /// Who played them.
        seat: Seat,
        /// Those that came from the hand.
        hand: Bag,
        /// The stacks whose open cards were played.
        stacks: StackSet,
        /// All the cards, from hand and stacks, as they lie on the pile.
        cards: Bag,
        /// What they count as.
        value: Option<Value>,
    },
    /// A special card was played, and left the game.
    SpecialPlayed {
        /// Who played it.
        seat: Seat,
        /// PUSH or CLEAR.
        card: Card,
        /// The stack it lay on; else it came from the hand.
        stack: Option<StackId>,
    },
    /// A face-down card was turned up, its stack's open card being gone (CF-18).
    Uncovered {
        /// Whose stack.
        seat: Seat,
        /// Which stack.
        stack: StackId,
        /// The card that now lies open.
        card: Card,
    },
    /// A final card was played blind (CF-51): a number or joker lies on the pile if it fits, a special card has left
    /// the game.
    BlindTurned {
        /// Who played it.
        seat: Seat,
        /// From which stack.
        stack: StackId,
        /// What it was.
        card: Card,
        /// Whether it fits; if not, it goes to the hand with the pile.
        fits: bool,
    },
    /// A player took the pile into the hand (CF-45, CF-53).
    PileTaken {
        /// Who.
        seat: Seat,
        /// Its cards, and the final card that did not fit.
        cards: Bag,
    },
    /// The pile was pushed into another player's hand (CF-40).
    Pushed {
        /// Who pushed it.
        seat: Seat,
        /// Who took it.
        to: Seat,
        /// Its cards.
        cards: Bag,
    },
    /// The pile left the game (CF-30, CF-41).
    PileCleared {
        /// Who cleared it.
        seat: Seat,
        /// Its cards.
        cards: Bag,
    },
    /// The player on turn has something to decide: whether to add to the play, whether to clear, whom to push to.
    Asked {
        /// What.
        step: Step,
    },
    /// A turn is over.
    TurnEnded {
        /// Who has the next.
        next: Seat,
    },
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::tagged!(impl[] Event, "event" {
    Played { seat, hand, stacks, cards, value },
    SpecialPlayed { seat, card, stack },
    Uncovered { seat, stack, card },
    BlindTurned { seat, stack, card, fits },
    PileTaken { seat, cards },
    Pushed { seat, to, cards },
    PileCleared { seat, cards },
    Asked { step },
    TurnEnded { next },
    Ended { outcome },
});

/// An event as one viewer saw it. A card moves only from, to or over the open pile, so everyone sees everything.
pub type Seen = Event;

impl Clear4 {
    /// Does what has been checked.
    pub(super) fn perform(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.version = self.version.next();
        match action {
            Action::Play { hand, stacks } => self.play(seat, hand, stacks, events),
            Action::Push { from, to } => {
                self.play_special(seat, Card::Push, from, events);
                if !self.wins(seat, events) {
                    self.push_onto(seat, to, events);
                }
            }
            Action::Clear { from } => {
                self.play_special(seat, Card::Clear, from, events);
                if !self.wins(seat, events) {
                    self.clear_pile(seat, events);
                }
            }
            Action::Pass => self.take_pile(seat, Bag::EMPTY, events),
            Action::Blind(stack) => self.play_blind(seat, stack, events),
            Action::ClearFour => self.clear_pile(seat, events),
            Action::Leave | Action::Done => self.end_turn(seat.left(self.hands.seats()), events),
            Action::Onto(to) => self.push_onto(seat, to, events),
        }
    }

    /// Plays number cards and jokers, or adds them to the play just made.
    fn play(&mut self, seat: Seat, hand: Bag, stacks: StackSet, events: &mut impl Sink<Event>) {
        let before = match self.phase {
            Phase::Playing(Step::Extending { cards }) => cards,
            _ => 0,
        };
        self.give_up(seat, hand);
        let cards = hand.plus(self.stacks[seat].take_open(stacks));
        let value = cards.number().or(self.pile.value());
        self.pile.lay(cards, value, before);
        events.push(Event::Played { seat, hand, stacks, cards, value });

        let play = before + cards.len() as u8;
        let mut joins = false;
        for stack in stacks.iter() {
            if let Some(card) = self.uncovered(seat, stack, events) {
                joins |= self.joins(card, play);
            }
        }
        // Without a value there is nothing to be equal to, but a blind joker is still waiting for one (CF-54).
        let open = joins && (value.is_some() || before > 0);
        self.settle(seat, play, open, events);
    }

    /// What follows once cards have been laid on the pile: the win, the four, more cards, or the next turn.
    fn settle(&mut self, seat: Seat, play: u8, open: bool, events: &mut impl Sink<Event>) {
        if self.wins(seat, events) {
            return;
        }
        let four = self.pile.run() == FOUR;
        if four && self.options.auto_clear {
            self.clear_pile(seat, events);
        } else if four {
            self.ask(Step::FourOnPile, events);
        } else if open {
            self.ask(Step::Extending { cards: play }, events);
        } else {
            self.end_turn(seat.left(self.hands.seats()), events);
        }
    }

    /// Whether the card, by itself, could join the play that is the top `play` cards of the pile. Everyone can tell.
    pub(super) fn joins(&self, card: Card, play: u8) -> bool {
        match (card, self.pile.value()) {
            (Card::Number(number), Some(value)) => number == value,
            (Card::Number(_), None) => play < FOUR,
            (Card::Joker, value) => self.options.joker_sets || value.is_some() && self.pile.has_number(play),
            (Card::Push | Card::Clear, _) => false,
        }
    }

    /// Plays a final card blind (CF-51 to CF-55).
    fn play_blind(&mut self, seat: Seat, stack: StackId, events: &mut impl Sink<Event>) {
        let card = self.stacks[seat].take_final(stack).expect("checked: the final card is there");
        let fits = self.fits(card);
        events.push(Event::BlindTurned { seat, stack, card, fits });
        match card {
            Card::Push | Card::Clear => {
                self.removed = self.removed.plus(Bag::several(card, 1));
                if self.wins(seat, events) {
                    return;
                }
                match card {
                    Card::Push => self.ask(Step::PushTarget, events),
                    _ => self.clear_pile(seat, events),
                }
            }
            Card::Number(_) | Card::Joker if fits => {
                let card = Bag::several(card, 1);
                self.pile.lay(card, card.number().or(self.pile.value()), 0);
                let open_cards = self.stacks[seat].open.bag();
                let open = !self.hands[seat].is_empty() || open_cards.kinds().any(|card| self.joins(card, 1));
                self.settle(seat, 1, open, events);
            }
            Card::Number(_) | Card::Joker => self.take_pile(seat, Bag::several(card, 1), events),
        }
    }

    /// Whether a final card can stay on the pile (CF-52, CF-53).
    fn fits(&self, card: Card) -> bool {
        match (card, self.pile.value()) {
            (Card::Number(number), Some(top)) => number < top || number == top && self.pile.run() < FOUR,
            (Card::Joker, Some(_)) => self.pile.run() < FOUR,
            (Card::Number(_) | Card::Joker, None) | (Card::Push | Card::Clear, _) => true,
        }
    }

    /// A special card leaves the hand or the stack, and the game.
    fn play_special(&mut self, seat: Seat, card: Card, from: Source, events: &mut impl Sink<Event>) {
        let stack = match from {
            Source::Hand => None,
            Source::Stack(stack) => Some(stack),
        };
        self.removed = self.removed.plus(Bag::several(card, 1));
        events.push(Event::SpecialPlayed { seat, card, stack });
        match stack {
            None => self.give_up(seat, Bag::several(card, 1)),
            Some(stack) => {
                self.stacks[seat].take_open(StackSet::only(stack));
                self.uncovered(seat, stack, events);
            }
        }
    }

    /// Cards leave a hand. Those that everyone knew of are thought to go first: what is left of them is certain.
    fn give_up(&mut self, seat: Seat, cards: Bag) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.shown[seat] = self.shown[seat].minus_what_is_there(cards);
    }

    /// The card that is turned up when a stack's open card has gone (CF-18).
    fn uncovered(&self, seat: Seat, stack: StackId, events: &mut impl Sink<Event>) -> Option<Card> {
        let card = self.stacks[seat].open.card(stack)?;
        events.push(Event::Uncovered { seat, stack, card });
        Some(card)
    }

    /// The player takes the pile, and a final card that does not fit, into the hand; the turn ends.
    fn take_pile(&mut self, seat: Seat, blind: Bag, events: &mut impl Sink<Event>) {
        let cards = self.pile.take().plus(blind);
        self.hand_over(seat, cards);
        events.push(Event::PileTaken { seat, cards });
        self.end_turn(seat.left(self.hands.seats()), events);
    }

    /// Another player takes the pile; the turn ends.
    fn push_onto(&mut self, seat: Seat, to: Seat, events: &mut impl Sink<Event>) {
        let cards = self.pile.take();
        self.hand_over(to, cards);
        events.push(Event::Pushed { seat, to, cards });
        self.end_turn(seat.left(self.hands.seats()), events);
    }

    fn hand_over(&mut self, seat: Seat, cards: Bag) {
        self.hands[seat] = self.hands[seat].plus(cards);
        self.shown[seat] = self.shown[seat].plus(cards);
    }

    /// The pile leaves the game, and the player has another turn.
    fn clear_pile(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let cards = self.pile.take();
        self.removed = self.removed.plus(cards);
        events.push(Event::PileCleared { seat, cards });
        self.end_turn(seat, events);
    }

    fn ask(&mut self, step: Step, events: &mut impl Sink<Event>) {
        self.phase = Phase::Playing(step);
        events.push(Event::Asked { step });
    }

    fn end_turn(&mut self, next: Seat, events: &mut impl Sink<Event>) {
        self.turns += 1;
        self.turn = next;
        self.phase = Phase::Playing(Step::Turn);
        events.push(Event::TurnEnded { next });
        if self.turns == MOST_TURNS {
            self.end(Ending::Undecided, SeatSet::EMPTY, events);
        }
    }

    /// Ends the game if the player has no card left (CF-60).
    fn wins(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        let wins = self.cards_left(seat) == 0;
        if wins {
            self.end(Ending::Won, SeatSet::only(seat), events);
        }
        wins
    }

    /// Ends the game; everyone writes down a point a card (CF-62).
    pub(super) fn end(&mut self, ending: Ending, winners: SeatSet, events: &mut impl Sink<Event>) {
        let points = PerSeat::from_fn(self.hands.seats(), |seat| {
            let cards = if self.options.hand_points { self.hands[seat].len() } else { self.cards_left(seat) };
            cards as u16
        });
        let outcome = Outcome { ending, winners, points };
        self.phase = Phase::Over { outcome };
        events.push(Event::Ended { outcome });
    }
}
