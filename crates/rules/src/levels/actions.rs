//! What a player can do, and why not.

use super::cards::{Card, Hand};
use super::combinations::{Face, Laid, Lay};
use super::illegal::{Illegal, Purpose};
use super::options::{Combination, Kind, Level};
use super::solver;
use super::state::{Levels, MOST_KEPT, Phase};
use super::table::Table;
use crate::game::Sink;
use crate::row::Row;
use crate::seat::Seat;

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Draw from the draw pile (EL-10).
    Draw,
    /// Draw the top card of that player's discard pile (EL-10).
    Take(Seat),
    /// Lay down one's level (EL-11).
    Lay(Lay),
    /// Attach a card to a combination on the table (EL-13).
    Attach {
        /// The card; a joker says what it stands for.
        face: Face,
        /// Whose combination.
        to: Seat,
        /// Which of them, counted from zero.
        index: u8,
    },
    /// Discard a card (EL-14).
    Discard(Card),
    /// Put a skip before another player instead of discarding (EL-30).
    Skip(Seat),
    /// Keep these cards for the next round (EL-61).
    Keep(Hand),
}

/// All of the table that decides what one player may do. State and view both look through it, so that legal actions
/// cannot depend on anything the player does not see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes<'a> {
    pub table: &'a Table,
    pub phase: Phase<()>,
    /// The seat that looks and its hand. Not there: no such seat, or a spectator.
    pub own: Option<(Seat, Hand)>,
}

impl Eyes<'_> {
    /// Lists what may be done: drawing, or laying down, attaching, discarding, skipping, or keeping.
    pub fn legal_actions(&self, out: &mut impl Sink<Action>) {
        let Some((seat, hand)) = self.own.filter(|&(seat, _)| self.phase.to_act().contains(seat)) else {
            return;
        };
        match self.phase {
            Phase::Draw { .. } => self.list_draws(out),
            Phase::Act { .. } => {
                if !self.table.has_laid(seat) {
                    solver::ways(hand, self.table.level(seat), &mut Lays(out));
                } else if hand.len() > 1 {
                    self.list_attachments(hand, out);
                }
                self.list_discards(seat, hand, out);
            }
            Phase::Keeping { .. } => list_keeps(hand, out),
            Phase::Over { .. } => {}
        }
    }

    fn list_draws(&self, out: &mut impl Sink<Action>) {
        out.push(Action::Draw);
        for seat in self.table.seats().iter().filter(|&seat| self.table.discards.top(seat).is_some()) {
            out.push(Action::Take(seat));
        }
    }

    fn list_attachments(&self, hand: Hand, out: &mut impl Sink<Action>) {
        let has_joker = hand.has(Card::JOKER);
        for (to, laid) in self.table.laid.entries() {
            for (index, laid) in laid.iter().enumerate() {
                for (joker, fitting) in laid.shape.takes(hand).into_iter().flatten() {
                    for face in fitting.kinds().map(Face::of).chain(has_joker.then_some(joker)) {
                        out.push(Action::Attach { face, to, index: index as u8 });
                    }
                }
            }
        }
    }

    fn list_discards(&self, seat: Seat, hand: Hand, out: &mut impl Sink<Action>) {
        for card in hand.kinds() {
            out.push(Action::Discard(card));
        }
        if hand.has(Card::SKIP) && hand.len() > 1 {
            for other in self.table.seats().iter() {
                if other != seat && !self.table.skipped.contains(other) {
                    out.push(Action::Skip(other));
                }
            }
        }
    }

    /// Whether this may be done.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        let (seat, hand) = self.own.ok_or(Illegal::NotAPlayer)?;
        self.check_phase(seat, action)?;
        match *action {
            Action::Draw => Ok(()),
            Action::Take(from) => self.check_take(from),
            Action::Lay(ref lay) => self.check_lay(seat, hand, lay),
            Action::Attach { face, to, index } => self.check_attach(seat, hand, face, to, index),
            Action::Discard(card) => held(hand, card, Purpose::Discard),
            Action::Skip(before) => self.check_skip(seat, hand, before),
            Action::Keep(kept) => check_keep(hand, kept),
        }
    }

    /// Whether it is this player's turn, and the time for such an action.
    fn check_phase(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let keeps = matches!(action, Action::Keep(_));
        let draws = matches!(action, Action::Draw | Action::Take(_));
        match self.phase {
            Phase::Over { .. } => Err(Illegal::Over),
            Phase::Keeping { waiting, .. } if !waiting.contains(seat) => Err(Illegal::NotChoosing),
            Phase::Keeping { .. } if !keeps => Err(Illegal::ChooseWhatToKeep),
            Phase::Keeping { .. } => Ok(()),
            Phase::Draw { seat: turn } | Phase::Act { seat: turn } if turn != seat => {
                Err(Illegal::NotYourTurn(turn))
            }
            Phase::Draw { .. } | Phase::Act { .. } if keeps => Err(Illegal::NothingToKeep),
            Phase::Draw { .. } if !draws => Err(Illegal::DrawFirst),
            Phase::Act { .. } if draws => Err(Illegal::DrawnAlready),
            Phase::Draw { .. } | Phase::Act { .. } => Ok(()),
        }
    }

    fn check_take(&self, from: Seat) -> Result<(), Illegal> {
        let there = self.table.seats().has(from) && self.table.discards.top(from).is_some();
        if there { Ok(()) } else { Err(Illegal::NoPile(from)) }
    }

    fn check_lay(&self, seat: Seat, mut hand: Hand, lay: &Lay) -> Result<(), Illegal> {
        if self.table.has_laid(seat) {
            return Err(Illegal::LaidAlready);
        }
        for &face in lay.faces() {
            check_face(face)?;
            if !hand.remove(face.card()) {
                return Err(Illegal::NotInHand { card: face.card(), purpose: Purpose::LayDown });
            }
        }
        let level = self.table.level(seat);
        if lay.pays(level).is_some() { Ok(()) } else { Err(what_is_wrong(lay, level)) }
    }

    fn check_attach(&self, seat: Seat, hand: Hand, face: Face, to: Seat, index: u8) -> Result<(), Illegal> {
        if !self.table.has_laid(seat) {
            return Err(Illegal::NotLaidYet);
        }
        check_face(face)?;
        held(hand, face.card(), Purpose::Attach)?;
        let laid = (self.table.combination(to, index.into()))
            .ok_or(Illegal::NoCombination { to, index: usize::from(index) + 1 })?;
        if laid.shape.with(face).is_none() {
            return Err(Illegal::DoesNotFit { face, laid: *laid });
        }
        if hand.len() == 1 { Err(Illegal::LastCard) } else { Ok(()) }
    }

    fn check_skip(&self, seat: Seat, hand: Hand, before: Seat) -> Result<(), Illegal> {
        held(hand, Card::SKIP, Purpose::Skip)?;
        if hand.len() == 1 {
            return Err(Illegal::LastSkip);
        }
        if before == seat || !self.table.seats().has(before) {
            return Err(Illegal::NoOtherPlayer(before));
        }
        if self.table.skipped.contains(before) { Err(Illegal::SkippedAlready(before)) } else { Ok(()) }
    }
}

/// Takes the ways of the solver as actions.
struct Lays<'a, S>(&'a mut S);

impl<S: Sink<Action>> Sink<Lay> for Lays<'_, S> {
    fn push(&mut self, lay: Lay) {
        self.0.push(Action::Lay(lay));
    }
}

/// Lists every choice of up to four cards, none first.
fn list_keeps(hand: Hand, out: &mut impl Sink<Action>) {
    fn longer(kept: Hand, rest: &[Card], out: &mut impl Sink<Action>) {
        out.push(Action::Keep(kept));
        if kept.len() == MOST_KEPT {
            return;
        }
        for (place, &card) in rest.iter().enumerate() {
            // Of equal cards, the first ones are kept.
            if place > 0 && rest[place - 1] == card {
                continue;
            }
            let mut kept = kept;
            let room = kept.insert(card);
            debug_assert!(room, "one deck has no other {card}");
            longer(kept, &rest[place + 1..], out);
        }
    }
    let cards: Row<Card, { Lay::MOST_CARDS }> = Row::from_values(hand.cards()).unwrap_or_default();
    longer(Hand::EMPTY, &cards, out);
}

fn check_keep(hand: Hand, kept: Hand) -> Result<(), Illegal> {
    if kept.len() > MOST_KEPT {
        return Err(Illegal::TooManyKept(kept.len()));
    }
    match kept.kinds().find(|&card| kept.count(card) > hand.count(card)) {
        Some(card) => Err(Illegal::NotInHand { card, purpose: Purpose::Keep }),
        None => Ok(()),
    }
}

fn held(hand: Hand, card: Card, purpose: Purpose) -> Result<(), Illegal> {
    if hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand { card, purpose }) }
}

/// Whether the card can be part of a combination at all.
fn check_face(face: Face) -> Result<(), Illegal> {
    if face.card() == Card::SKIP {
        Err(Illegal::SkipInCombination)
    } else if face.is_undeclared() {
        Err(Illegal::JokerUndeclared)
    } else {
        Ok(())
    }
}

/// Why a proposal does not pay a level: the first thing found, in the order of the proposal.
fn what_is_wrong(lay: &Lay, level: &Level) -> Illegal {
    let laid = lay.combinations().count();
    if laid != level.len() {
        return Illegal::WrongCount { asked: level.len(), laid };
    }
    for (place, (faces, asked)) in lay.combinations().zip(level.iter()).enumerate() {
        if !level.iter().any(|other| Laid::read(other.kind(), faces).is_some()) {
            return match asked.kind() {
                Kind::Run => Illegal::NotARun(place + 1),
                Kind::Same => Illegal::NotTheSame(place + 1),
                Kind::Colour => Illegal::NotOneColour(place + 1),
            };
        }
    }
    let pays = |faces: &[Face], asked: &Combination| {
        faces.len() == asked.size() && Laid::read(asked.kind(), faces).is_some()
    };
    let not_there = level.iter().find(|asked| !lay.combinations().any(|faces| pays(faces, asked)));
    let asked = not_there.or(level.first()).copied().unwrap_or_default();
    Illegal::NotTheLevel { asked }
}

impl Levels {
    /// What the seat sees that matters for its actions.
    pub(super) fn eyes(&self, seat: Seat) -> Eyes<'_> {
        Eyes {
            table: &self.table,
            phase: self.phase.open(),
            own: self.table.seats().has(seat).then(|| (seat, self.hands[seat])),
        }
    }
}
