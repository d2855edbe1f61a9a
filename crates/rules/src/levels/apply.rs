//! What an action does, and what everyone sees of it.

use super::actions::Action;
use super::cards::{Card, Hand};
use super::combinations::{Face, LaidLevel, Lay};
use super::state::{Levels, MOST_TURNS, Phase};
use crate::game::{Ending, Outcome, Sink};
use crate::seat::{PerSeat, Seat, SeatSet, Viewer};

/// Something that happened. `C` is a card and `H` are cards that their owner alone sees: every card in a full event,
/// only one's own in an event cut for a viewer ([`Seen`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "event",
        rename_all = "snake_case",
        bound(serialize = "C: serde::Serialize, H: serde::Serialize")
    )
)]
pub enum Event<C = Card, H = Hand> {
    /// A card was drawn from the draw pile.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// The top card of a discard pile was drawn.
    Took {
        /// Who drew it.
        seat: Seat,
        /// Whose pile it was.
        from: Seat,
        /// The card.
        card: Card,
    },
    /// The draw pile was used up; discards and face-up skips became the new one (EL-15, EL-32).
    Gathered {
        /// How many cards it has.
        draw_pile: u8,
    },
    /// A level was laid down (EL-11).
    LaidDown {
        /// Whose level.
        seat: Seat,
        /// Its combinations.
        combinations: LaidLevel,
    },
    /// A card was attached (EL-13).
    Attached {
        /// Who attached it.
        seat: Seat,
        /// The card.
        face: Face,
        /// Whose combination it was attached to.
        to: Seat,
        /// Which of them, counted from zero.
        index: u8,
    },
    /// A card was discarded (EL-14).
    Discarded {
        /// Who discarded it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A skip was put before a player (EL-30).
    PutSkip {
        /// Who put it.
        seat: Seat,
        /// Before whom.
        before: Seat,
    },
    /// A skipped player's turn passed; the skip lies face up under the draw pile (EL-31).
    TurnSkipped {
        /// Whose turn.
        seat: Seat,
    },
    /// The round ended, and players moved up (EL-40 to EL-42).
    RoundEnded {
        /// Who ended it.
        seat: Seat,
        /// The level everyone is on now.
        levels: PerSeat<u8>,
    },
    /// A player chose what to keep (EL-61).
    Kept {
        /// Who chose.
        seat: Seat,
        /// The cards.
        cards: H,
    },
    /// A new round was dealt (EL-43).
    Dealt {
        /// Who dealt.
        dealer: Seat,
        /// The hands.
        hands: PerSeat<H>,
        /// The first card of the dealer's discard pile.
        turned_up: Card,
    },
    /// The game ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::tagged!(impl[C: serde::de::DeserializeOwned, H: serde::de::DeserializeOwned + Default] Event<C, H>, "event" {
    Drew { seat, card },
    Took { seat, from, card },
    Gathered { draw_pile },
    LaidDown { seat, combinations },
    Attached { seat, face, to, index },
    Discarded { seat, card },
    PutSkip { seat, before },
    TurnSkipped { seat },
    RoundEnded { seat, levels },
    Kept { seat, cards },
    Dealt { dealer, hands, turned_up },
    Ended { outcome },
});

/// An event as one viewer saw it.
pub type Seen = Event<Option<Card>, Option<Hand>>;

impl Event {
    pub(super) fn cut(self, viewer: Viewer) -> Seen {
        match self {
            Event::Drew { seat, card } => Seen::Drew { seat, card: viewer.is(seat).then_some(card) },
            Event::Kept { seat, cards } => Seen::Kept { seat, cards: viewer.is(seat).then_some(cards) },
            Event::Dealt { dealer, hands, turned_up } => {
                let own = |seat| viewer.is(seat).then_some(hands[seat]);
                Seen::Dealt { dealer, hands: PerSeat::from_fn(hands.seats(), own), turned_up }
            }
            Event::Took { seat, from, card } => Seen::Took { seat, from, card },
            Event::Gathered { draw_pile } => Seen::Gathered { draw_pile },
            Event::LaidDown { seat, combinations } => Seen::LaidDown { seat, combinations },
            Event::Attached { seat, face, to, index } => Seen::Attached { seat, face, to, index },
            Event::Discarded { seat, card } => Seen::Discarded { seat, card },
            Event::PutSkip { seat, before } => Seen::PutSkip { seat, before },
            Event::TurnSkipped { seat } => Seen::TurnSkipped { seat },
            Event::RoundEnded { seat, levels } => Seen::RoundEnded { seat, levels },
            Event::Ended { outcome } => Seen::Ended { outcome },
        }
    }
}

impl Levels {
    /// Does what has been checked.
    pub(super) fn perform(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        self.version = self.version.next();
        match *action {
            Action::Draw => self.draw(seat, events),
            Action::Take(from) => {
                let card = self.table.take(seat, from).expect("checked: the pile has a card");
                self.put_in_hand(seat, card);
                self.phase = Phase::Act { seat };
                events.push(Event::Took { seat, from, card });
            }
            Action::Lay(ref lay) => self.lay_down(seat, lay, events),
            Action::Attach { face, to, index } => {
                self.take_from_hand(seat, face.card());
                self.table.attach(seat, face, to, index.into());
                events.push(Event::Attached { seat, face, to, index });
            }
            Action::Discard(card) => {
                self.take_from_hand(seat, card);
                self.table.discard(seat, card);
                events.push(Event::Discarded { seat, card });
                if self.hands[seat].is_empty() {
                    self.end_round(seat, events);
                } else {
                    self.pass_on(seat, events);
                }
            }
            Action::Skip(before) => {
                self.take_from_hand(seat, Card::SKIP);
                self.table.put_skip(seat, before);
                events.push(Event::PutSkip { seat, before });
                self.pass_on(seat, events);
            }
            Action::Keep(cards) => self.keep(seat, cards, events),
        }
    }

    fn put_in_hand(&mut self, seat: Seat, card: Card) {
        let room = self.hands[seat].insert(card);
        debug_assert!(room, "one deck has no other {card}");
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let held = self.hands[seat].remove(card);
        debug_assert!(held, "checked");
    }

    /// Draws from the draw pile, and makes a new one if that was its last face-down card.
    fn draw(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let card = self.draw_pile.pop().expect("a draw pile used up is made anew at once");
        self.put_in_hand(seat, card);
        self.phase = Phase::Act { seat };
        events.push(Event::Drew { seat, card });
        if self.draw_pile.is_empty() {
            self.draw_pile = self.table.gather();
            self.next_stream().shuffle(self.draw_pile.as_mut_slice());
            events.push(Event::Gathered { draw_pile: self.draw_pile.len() as u8 });
        }
    }

    /// Lays down a level; the last one wins (EL-50).
    fn lay_down(&mut self, seat: Seat, lay: &Lay, events: &mut impl Sink<Event>) {
        let combinations = lay.pays(self.table.level(seat)).expect("checked: it pays the level");
        for laid in &combinations {
            self.hands[seat] =
                self.hands[seat].without(laid.cards).expect("checked: the cards are in the hand");
        }
        self.table.lay_down(seat, combinations);
        events.push(Event::LaidDown { seat, combinations });
        if self.table.levels[seat] == self.table.options.last_level() {
            self.end(Ending::Won, SeatSet::only(seat), events);
        }
    }

    /// The turn goes to the left, past those who are skipped (EL-31).
    fn pass_on(&mut self, from: Seat, events: &mut impl Sink<Event>) {
        let mut seat = from.left(self.table.seats());
        while self.table.skipped.contains(seat) {
            self.table.skip_turn(seat);
            events.push(Event::TurnSkipped { seat });
            seat = seat.left(self.table.seats());
        }
        self.phase = Phase::Draw { seat };
        self.end_if_too_long(events);
    }

    /// Ends the round, and with the last but one level on the table the game (EL-51).
    fn end_round(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if self.table.levels[seat] + 1 == self.table.options.last_level() {
            return self.end(Ending::Won, SeatSet::only(seat), events);
        }
        let levels = self.table.levels_after(seat);
        let waiting = self.table.end_round(levels);
        for (seat, hand) in self.table.seats().iter().zip(self.hands.iter_mut()) {
            if !waiting.contains(seat) {
                *hand = Hand::EMPTY;
            }
        }
        self.draw_pile.clear();
        self.phase = Phase::Keeping { waiting, kept: PerSeat::new(self.table.seats()) };
        events.push(Event::RoundEnded { seat, levels });
        self.end_if_too_long(events);
        self.deal_if_all_have_chosen(events);
    }

    fn keep(&mut self, seat: Seat, cards: Hand, events: &mut impl Sink<Event>) {
        if let Phase::Keeping { waiting, kept } = &mut self.phase {
            waiting.remove(seat);
            kept[seat] = cards;
        }
        events.push(Event::Kept { seat, cards });
        self.deal_if_all_have_chosen(events);
    }

    /// Deals the next round once nobody has to choose what to keep (EL-43).
    fn deal_if_all_have_chosen(&mut self, events: &mut impl Sink<Event>) {
        let Phase::Keeping { waiting: SeatSet::EMPTY, kept } = self.phase else {
            return;
        };
        self.hands = kept;
        let mut stream = self.next_stream();
        self.deal_round(&mut stream);
        let dealer = self.table.dealer.left(self.table.seats());
        let turned_up = self.turn_up(dealer);
        events.push(Event::Dealt { dealer, hands: self.hands, turned_up });
    }

    fn end_if_too_long(&mut self, events: &mut impl Sink<Event>) {
        if self.table.turns >= MOST_TURNS {
            self.end(Ending::Undecided, SeatSet::EMPTY, events);
        }
    }

    /// Ends the game; everyone but the winner has levels left.
    pub(super) fn end(&mut self, ending: Ending, winners: SeatSet, events: &mut impl Sink<Event>) {
        let points = PerSeat::from_fn(self.table.seats(), |seat| {
            if winners.contains(seat) { 0 } else { self.table.levels_left(seat) }
        });
        let outcome = Outcome { ending, winners, points };
        self.phase = Phase::Over { outcome };
        events.push(Event::Ended { outcome });
    }
}
