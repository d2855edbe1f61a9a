//! What is chosen from hand and stacks together, what it would do, and what may join it.

use cardshed_rules::clear4::{Action, Bag, Card, Illegal, Source, StackFace, StackId, StackSet, Step, View};
use cardshed_rules::{Seat, View as _};

/// Something of one's own that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A card of the hand. The cards of a kind are counted, so that each has a place of its own on the screen.
    Hand {
        /// The card.
        card: Card,
        /// Which of its kind, from zero.
        nth: u8,
    },
    /// The open card of a stack.
    Open(StackId),
    /// A final card with nothing on it.
    Final(StackId),
}

impl Piece {
    /// What of a stack can be chosen.
    #[must_use]
    pub fn of_stack(stack: StackId, face: StackFace) -> Option<Piece> {
        match face {
            StackFace { open: Some(_), .. } => Some(Piece::Open(stack)),
            StackFace { cards: 0, .. } => None,
            StackFace { open: None, .. } => Some(Piece::Final(stack)),
        }
    }

    /// The card, unless nobody has seen it.
    #[must_use]
    pub fn card(self, view: &View) -> Option<Card> {
        match self {
            Piece::Hand { card, .. } => Some(card),
            Piece::Open(stack) => own_stacks(view)?[stack.index()].open,
            Piece::Final(_) => None,
        }
    }

    /// The stack it is of.
    #[must_use]
    pub fn stack(self) -> Option<StackId> {
        match self {
            Piece::Hand { .. } => None,
            Piece::Open(stack) | Piece::Final(stack) => Some(stack),
        }
    }

    /// Where it is on the screen, for cards that fly.
    #[must_use]
    pub fn place(self) -> String {
        match self {
            Piece::Hand { card, nth } => format!("hand-{card}-{nth}"),
            Piece::Open(stack) | Piece::Final(stack) => format!("own-{stack}"),
        }
    }
}

/// One's own stacks; a spectator has none.
#[must_use]
pub fn own_stacks(view: &View) -> Option<&[StackFace; 4]> {
    view.viewer.seat().map(|seat| &view.stacks[seat])
}

/// One of one's own stacks; an empty one for a spectator.
#[must_use]
pub fn own_stack(view: &View, stack: StackId) -> StackFace {
    own_stacks(view).map_or_else(StackFace::default, |faces| faces[stack.index()])
}

/// The hand, sorted.
#[must_use]
pub fn hand(view: &View) -> Vec<Piece> {
    let hand = view.hand.unwrap_or(Bag::EMPTY);
    let kind = |card: Card| (0..hand.count(card)).map(move |nth| Piece::Hand { card, nth });
    hand.kinds().flat_map(kind).collect()
}

/// Everything that can be chosen: the hand, sorted, then the stacks.
#[must_use]
pub fn pieces(view: &View) -> Vec<Piece> {
    let stacks = own_stacks(view).into_iter().flat_map(|faces| StackId::ALL.into_iter().zip(*faces));
    hand(view).into_iter().chain(stacks.filter_map(|(stack, face)| Piece::of_stack(stack, face))).collect()
}

/// What the chosen cards would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Nothing is chosen.
    Nothing,
    /// This.
    Act(Action),
    /// A PUSH, once it is said whom it hits.
    Push(Source),
}

impl Plan {
    /// What the main button does with it, if anything. Whoever has chosen nothing is offered what they have to do, or what a
    /// hint advises.
    #[must_use]
    pub fn main_action(self, view: &View, step: Step, advised: Option<Action>) -> Option<Action> {
        let only = || view.actions() == [Action::Pass];
        match (step, self) {
            (Step::FourOnPile, _) => Some(advised.unwrap_or(Action::ClearFour)),
            (Step::PushTarget, _) | (_, Plan::Push(_)) => None,
            // Jokers may be chosen before the number that they go with.
            (_, Plan::Act(action)) => Some(action).filter(|action| view.check(action).is_ok()),
            (Step::Extending { .. }, Plan::Nothing) => Some(Action::Done),
            (Step::Turn, Plan::Nothing) => (advised == Some(Action::Pass) || only()).then_some(Action::Pass),
        }
    }
}

/// What is chosen, in the order in which it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(Vec<Piece>);

impl Chosen {
    /// Whether nothing is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether that is.
    #[must_use]
    pub fn contains(&self, piece: Piece) -> bool {
        self.0.contains(&piece)
    }

    /// What has to be chosen for an action.
    #[must_use]
    pub fn of(action: Action) -> Chosen {
        let special = |card, from| match from {
            Source::Hand => Piece::Hand { card, nth: 0 },
            Source::Stack(stack) => Piece::Open(stack),
        };
        Chosen(match action {
            Action::Play { hand, stacks } => {
                let kind = |card: Card| (0..hand.count(card)).map(move |nth| Piece::Hand { card, nth });
                hand.kinds().flat_map(kind).chain(stacks.iter().map(Piece::Open)).collect()
            }
            Action::Push { from, .. } => vec![special(Card::Push, from)],
            Action::Clear { from } => vec![special(Card::Clear, from)],
            Action::Blind(stack) => vec![Piece::Final(stack)],
            Action::Pass | Action::ClearFour | Action::Leave | Action::Done | Action::Onto(_) => Vec::new(),
        })
    }

    /// What it would do.
    #[must_use]
    pub fn plan(&self, view: &View) -> Plan {
        match self.0[..] {
            [] => return Plan::Nothing,
            [Piece::Final(stack)] => return Plan::Act(Action::Blind(stack)),
            [only] => {
                let from = match only {
                    Piece::Open(stack) => Source::Stack(stack),
                    Piece::Hand { .. } | Piece::Final(_) => Source::Hand,
                };
                match only.card(view) {
                    Some(Card::Push) => return push(view, from),
                    Some(Card::Clear) => return Plan::Act(Action::Clear { from }),
                    _ => {}
                }
            }
            _ => {}
        }
        let (mut hand, mut stacks) = (Bag::EMPTY, StackSet::EMPTY);
        for &piece in &self.0 {
            match piece {
                Piece::Hand { card, .. } => hand = hand.plus(Bag::several(card, 1)),
                Piece::Open(stack) => stacks.insert(stack),
                Piece::Final(_) => {}
            }
        }
        Plan::Act(Action::Play { hand, stacks })
    }

    /// Chooses something, or takes it back.
    ///
    /// # Errors
    /// If it cannot go with what is already chosen, or not at all.
    pub fn press(&mut self, view: &View, piece: Piece) -> Result<(), Illegal> {
        if self.contains(piece) {
            self.0.retain(|&other| other != piece);
            return Ok(());
        }
        let with = self.with(piece);
        with.may_lead_to_something(view)?;
        *self = with;
        Ok(())
    }

    /// Whether that may be chosen too, or taken back.
    #[must_use]
    pub fn may_press(&self, view: &View, piece: Piece) -> bool {
        self.contains(piece) || self.with(piece).may_lead_to_something(view).is_ok()
    }

    /// A final card is a turn of its own: it takes the place of whatever was chosen, and the other way round.
    fn with(&self, piece: Piece) -> Chosen {
        let alone = matches!(piece, Piece::Final(_)) || matches!(self.0[..], [Piece::Final(_)]);
        let before = if alone { &[] } else { &self.0[..] };
        Chosen(before.iter().copied().chain([piece]).collect())
    }

    /// What is chosen may be played as it is, or jokers together with a number card that is still to be chosen.
    fn may_lead_to_something(&self, view: &View) -> Result<(), Illegal> {
        let action = match self.plan(view) {
            Plan::Nothing => return Ok(()),
            Plan::Act(action) => action,
            Plan::Push(from) => {
                Action::Push { from, to: targets(view).first().copied().unwrap_or(view.turn) }
            }
        };
        let checked = view.check(&action);
        let waits_for_number = || {
            let is_joker = |piece: &Piece| piece.card(view) == Some(Card::Joker);
            self.0.iter().all(is_joker)
                && pieces(view).into_iter().any(|piece| {
                    let number = matches!(piece.card(view), Some(Card::Number(_)));
                    let Plan::Act(action) = self.with(piece).plan(view) else { return false };
                    number && view.check(&action).is_ok()
                })
        };
        if checked.is_err() && waits_for_number() { Ok(()) } else { checked }
    }
}

/// With two players there is nobody to choose between.
fn push(view: &View, from: Source) -> Plan {
    match targets(view)[..] {
        [to] => Plan::Act(Action::Push { from, to }),
        _ => Plan::Push(from),
    }
}

/// Whom one can push the pile to, from the left.
#[must_use]
pub fn targets(view: &View) -> Vec<Seat> {
    let seats = view.hand_sizes.seats();
    let Some(own) = view.viewer.seat() else { return Vec::new() };
    std::iter::successors(Some(own.left(seats)), |seat| Some(seat.left(seats)))
        .take_while(|&seat| seat != own)
        .collect()
}
