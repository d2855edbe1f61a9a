//! The table as one viewer sees it.

use super::actions::{Action, Eyes, Illegal, Own};
use super::apply::Seen;
use super::cards::{Bag, Card};
use super::pile::Pile;
use super::stacks::{OpenCards, STACKS, StackFace, StackId, StackSet, Stacks};
use super::state::{Clear4, Phase, Step};
use super::{Options, Value};
use crate::game::{self, Game, Outcome, Sink, Version};
use crate::seat::{PerSeat, Seat, SeatSet, Viewer};
use crate::seed::Shuffler;

/// The table as one viewer sees it: the pile, everyone's open cards, their own hand, and what an attentive player
/// remembers. No view has a face-down card, not even for the owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// How many actions have led here.
    pub version: Version,
    /// The house rules.
    pub options: Options,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns are over.
    pub turns: u16,
    /// How far the game is.
    pub phase: Phase,
    /// The pile.
    pub pile: Pile,
    /// The cards that left the game.
    pub removed: Bag,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Bag>,
    /// How many cards each hand has.
    pub hand_sizes: PerSeat<u8>,
    /// What everyone knows of each hand: cards that came there from the pile and have not been played since. Where
    /// a card of such a kind was played, it counts as the one that was known; there may be more of them.
    pub shown: PerSeat<Bag>,
    /// Everyone's stacks.
    pub stacks: PerSeat<[StackFace; STACKS]>,
}

#[cfg(feature = "serde")]
crate::by_name!(View {
    viewer,
    version,
    options,
    start,
    turn,
    turns,
    phase,
    pile,
    removed,
    hand,
    hand_sizes,
    shown,
    stacks
});

impl View {
    pub(super) fn of(game: &Clear4, viewer: Viewer) -> View {
        let seats = game.seats();
        View {
            viewer,
            version: game.version,
            options: game.options,
            start: game.start,
            turn: game.turn,
            turns: game.turns,
            phase: game.phase,
            pile: game.pile,
            removed: game.removed,
            hand: viewer.seat().filter(|&seat| seats.has(seat)).map(|seat| game.hands[seat]),
            hand_sizes: PerSeat::from_fn(seats, |seat| game.hands[seat].len() as u8),
            shown: game.shown,
            stacks: PerSeat::from_fn(seats, |seat| game.stacks[seat].faces()),
        }
    }

    fn eyes(&self) -> Eyes {
        let own = self.viewer.seat().zip(self.hand).map(|(seat, hand)| {
            let (mut open, mut left) = (OpenCards::default(), StackSet::EMPTY);
            for (stack, face) in StackId::ALL.into_iter().zip(self.stacks[seat]) {
                if let Some(card) = face.open {
                    open.insert(stack, card);
                }
                if face.cards > 0 {
                    left.insert(stack);
                }
            }
            Own { seat, hand, open, left }
        });
        Eyes::new(own, self.hand_sizes.seats(), self.options, self.turn, self.phase, &self.pile)
    }

    /// Cards leave a hand.
    fn give_up(&mut self, seat: Seat, cards: Bag) {
        self.hand_sizes[seat] -= cards.len() as u8;
        self.shown[seat] = self.shown[seat].minus_what_is_there(cards);
        if let Some(hand) = self.hand.as_mut().filter(|_| self.viewer.is(seat)) {
            *hand = hand.minus(cards);
        }
    }

    /// Cards of the pile go to a hand.
    fn hand_over(&mut self, seat: Seat, cards: Bag) {
        self.pile = Pile::default();
        self.hand_sizes[seat] += cards.len() as u8;
        self.shown[seat] = self.shown[seat].plus(cards);
        if let Some(hand) = self.hand.as_mut().filter(|_| self.viewer.is(seat)) {
            *hand = hand.plus(cards);
        }
    }

    /// The top card of a stack goes; what is turned up under it is told by an event of its own.
    fn take(&mut self, seat: Seat, stack: StackId) {
        let face = &mut self.stacks[seat][stack.index()];
        *face = StackFace { open: None, cards: face.cards - 1 };
    }

    fn lay(&mut self, cards: Bag, value: Option<Value>) {
        let before = match self.phase {
            Phase::Playing(Step::Extending { cards }) => cards,
            _ => 0,
        };
        self.pile.lay(cards, value, before);
    }

    fn follow_one(&mut self, event: Seen) {
        match event {
            Seen::Played { seat, hand, stacks, cards, value } => {
                self.give_up(seat, hand);
                stacks.iter().for_each(|stack| self.take(seat, stack));
                self.lay(cards, value);
            }
            Seen::SpecialPlayed { seat, card, stack } => {
                self.removed = self.removed.plus(Bag::several(card, 1));
                match stack {
                    None => self.give_up(seat, Bag::several(card, 1)),
                    Some(stack) => self.take(seat, stack),
                }
            }
            Seen::Uncovered { seat, stack, card } => self.stacks[seat][stack.index()].open = Some(card),
            Seen::BlindTurned { seat, stack, card, fits } => {
                self.take(seat, stack);
                let one = Bag::several(card, 1);
                if card.is_special() {
                    self.removed = self.removed.plus(one);
                } else if fits {
                    self.lay(one, one.number().or(self.pile.value()));
                }
            }
            Seen::PileTaken { seat, cards } | Seen::Pushed { to: seat, cards, .. } => {
                self.hand_over(seat, cards);
            }
            Seen::PileCleared { cards, .. } => {
                self.pile = Pile::default();
                self.removed = self.removed.plus(cards);
            }
            Seen::Asked { step } => self.phase = Phase::Playing(step),
            Seen::TurnEnded { next } => {
                self.turns += 1;
                self.turn = next;
                self.phase = Phase::Playing(Step::Turn);
            }
            Seen::Ended { outcome } => self.phase = Phase::Over { outcome },
        }
    }

    /// The cards whose place the viewer does not know.
    #[must_use]
    pub fn hidden(&self) -> Bag {
        let open = self.stacks.iter().flatten().filter_map(|face| face.open);
        let seen = open.fold(self.pile.bag().plus(self.removed), |bag, card| bag.plus(Bag::several(card, 1)));
        let known = self.stacks.seats().iter().map(|seat| self.known(seat));
        Bag::DECK.minus(known.fold(seen, Bag::plus))
    }

    /// What the viewer knows of a hand: all of their own, of others' what was shown.
    #[must_use]
    pub fn known(&self, seat: Seat) -> Bag {
        self.hand.filter(|_| self.viewer.is(seat)).unwrap_or(self.shown[seat])
    }
}

impl game::View for View {
    type Game = Clear4;
    type Action = Action;
    type Seen = Seen;
    type Illegal = Illegal;

    fn viewer(&self) -> Viewer {
        self.viewer
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

    fn legal_actions(&self, out: &mut impl Sink<Action>) {
        self.eyes().legal_actions(out);
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.eyes().check(*action)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Playing(_) => None,
            Phase::Over { outcome } => Some(outcome),
        }
    }

    fn follow(&mut self, seen: &[Seen]) {
        self.version = self.version.next();
        seen.iter().for_each(|&event| self.follow_one(event));
    }

    fn imagine(&self, random: &mut Shuffler) -> Option<Clear4> {
        if self.outcome().is_some() {
            return None;
        }
        let mut cards: Vec<Card> = self.hidden().cards().collect();
        random.shuffle(&mut cards);

        let seats = self.hand_sizes.seats();
        let mut take = |count: usize| cards.split_off(cards.len() - count);
        let hands = PerSeat::from_fn(seats, |seat| {
            let known = self.known(seat);
            known.plus(Bag::of(&take(usize::from(self.hand_sizes[seat]) - known.len())))
        });
        let stacks = PerSeat::from_fn(seats, |seat| {
            let mut stacks = Stacks::default();
            for (stack, face) in StackId::ALL.into_iter().zip(self.stacks[seat]) {
                let mut cards = take(usize::from(face.cards) - usize::from(face.open.is_some()));
                cards.extend(face.open);
                stacks.build(stack, &cards);
            }
            stacks
        });
        Some(Clear4 {
            version: self.version,
            options: self.options,
            start: self.start,
            turn: self.turn,
            turns: self.turns,
            phase: self.phase,
            hands,
            shown: self.shown,
            stacks,
            pile: self.pile,
            removed: self.removed,
            unseen: Bag::of(&cards),
        })
    }
}
