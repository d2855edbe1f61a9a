//! Rules of thumb: what each action is worth, in units of about one card shed.
//!
//! The weights were found by letting players with slightly different ones play thousands of duplicate deals at two and
//! at four seats against each other, and keeping what won.

use cardshed_rules::arrange_by;
use cardshed_rules::clear4::{Action, Bag, Card, Phase, Source, StackFace, StackSet, Step, Value, View};
use cardshed_rules::{Seat, Sink, View as _};

use super::reason::Reason;
use super::sight::{Sight, cards_left, fitting};

/// Winning is worth more than anything else.
const WIN: f64 = 1000.0;
/// A 1 is better kept, as it goes on everything; a 10 is what to get rid of. From one to the other in equal steps.
const SHED_LOWEST: f64 = -0.82;
const SHED_HIGHEST: f64 = 1.03;
/// What a joker is worth in the hand.
const JOKER: f64 = 2.85;
/// Turning up a card of a stack.
const UNCOVER: f64 = 1.86;
/// Laying a final card bare.
const BARE_FINAL: f64 = 0.89;
/// Four of a value: the pile is gone, and another turn.
const FOUR: f64 = 3.0;
/// Falling from a 10 to a 1 in one play wastes all that could have gone between.
const FALL: f64 = 1.02;
/// A card of the pile that the next player has to take.
const STOP: f64 = 0.58;
/// The same, the more the nearer they are to winning.
const STOP_LEADER: f64 = 0.66;
/// Having nothing left that fits on the own play.
const STRANDED: f64 = 0.43;
const STRANDED_A_CARD: f64 = 0.085;
/// Taking the pile: in itself, for each card, and for each joker among them.
const PASS: f64 = -1.33;
const TAKE: f64 = -3.39;
const TAKE_JOKER: f64 = 2.17;
/// A PUSH given away, what it spares, and what it costs whom.
const PUSH: f64 = -5.8;
const PUSH_A_CARD: f64 = 0.5;
const PUSH_LEADER: f64 = 3.96;
/// A CLEAR given away.
const CLEAR: f64 = -1.84;
/// A final card that fits, one that does not, and one on an empty pile.
const BLIND: f64 = 1.58;
const BLIND_MISS: f64 = -1.04;
const BLIND_SAFE: f64 = 1.97;
/// A last card that fits wins.
const BLIND_LAST: f64 = 50.0;
/// Four left lying is seldom right.
const LEAVE: f64 = -0.19;
/// So is adding nothing.
const DONE: f64 = -0.24;

/// Above this chance of stopping the next player, that is why a play was made.
const SURELY_STOPS: f64 = 0.5;

/// The rules of thumb, applied to one view.
pub struct Thumb<'a> {
    sight: Sight<'a>,
    /// How many cards lie on the pile.
    pile: f64,
}

impl<'a> Thumb<'a> {
    /// `None` for a spectator.
    pub fn new(view: &'a View) -> Option<Thumb<'a>> {
        Some(Thumb { sight: Sight::new(view)?, pile: view.pile.cards().len() as f64 })
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.sight.own
    }

    /// The best action; the first of equals.
    pub fn best(&self) -> Option<Action> {
        let mut best = Best { thumb: self, best: None };
        self.sight.view.legal_actions(&mut best);
        best.best.map(|(action, _)| action)
    }

    /// The best so many actions, best first.
    pub fn best_of_all(&self, most: usize) -> Vec<Action> {
        let mut all: Vec<(Action, f64)> =
            self.sight.view.actions().into_iter().map(|action| (action, self.worth(action))).collect();
        arrange_by(&mut all, |one, other| other.1.total_cmp(&one.1));
        all.into_iter().take(most).map(|(action, _)| action).collect()
    }

    /// What an action is worth.
    pub fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Play { hand, stacks } => {
                let uncovered: f64 =
                    stacks.iter().map(|stack| uncover(self.sight.faces()[stack.index()])).sum();
                uncovered + self.play(self.played(hand, stacks))
            }
            Action::Push { from, to } => {
                self.special(from) + PUSH + PUSH_A_CARD * self.pile + self.push_to(to) * self.pile
            }
            Action::Clear { from } => self.special(from) + CLEAR,
            Action::Pass => {
                let jokers = self.sight.view.pile.bag().count(Card::Joker);
                PASS + TAKE * self.pile + TAKE_JOKER * f64::from(jokers)
            }
            Action::Blind(_) => self.blind(),
            Action::ClearFour => FOUR,
            Action::Leave => LEAVE + STOP * self.pile * self.sight.stops(self.top().saturating_sub(1)),
            Action::Done => DONE,
            Action::Onto(to) => self.push_to(to),
        }
    }

    /// The value on top of the pile; 10 where anything may follow.
    fn top(&self) -> u8 {
        self.sight.view.pile.value().map_or(10, Value::get)
    }

    /// The cards of a play, from hand and stacks.
    fn played(&self, hand: Bag, stacks: StackSet) -> Bag {
        let open = stacks.iter().filter_map(|stack| self.sight.faces()[stack.index()].open);
        open.fold(hand, |bag, card| bag.plus(Bag::several(card, 1)))
    }

    fn push_to(&self, to: Seat) -> f64 {
        PUSH_LEADER / (cards_left(self.sight.view, to) as f64 + 1.0)
    }

    /// A special card may be the last one, and may open a stack.
    fn special(&self, from: Source) -> f64 {
        let win = if self.sight.left == 1 { WIN } else { 0.0 };
        match from {
            Source::Hand => win,
            Source::Stack(stack) => win + uncover(self.sight.faces()[stack.index()]),
        }
    }

    fn blind(&self) -> f64 {
        let luck = self.sight.luck();
        let safe = if self.pile == 0.0 { BLIND_SAFE } else { 0.0 };
        let last = if self.sight.left == 1 { luck * BLIND_LAST } else { 0.0 };
        luck * BLIND + (1.0 - luck) * BLIND_MISS * (self.pile + 1.0) + safe + last
    }

    /// What it is worth to lay these cards on the pile.
    fn play(&self, cards: Bag) -> f64 {
        let count = cards.len();
        if count == self.sight.left {
            return WIN;
        }
        let number = cards.number();
        let mut worth = -JOKER * f64::from(cards.count(Card::Joker));
        if let Some(number) = number {
            let step = f64::from(number.get() - 1) / 9.0;
            let each = SHED_LOWEST + (SHED_HIGHEST - SHED_LOWEST) * step;
            worth += each * f64::from(cards.count(Card::Number(number)));
        }
        if self.run_after(cards) == 4 {
            return worth + FOUR;
        }
        let value = number.map_or(self.top(), Value::get);
        let pile = self.pile + count as f64;
        worth -= FALL * f64::from(self.top().saturating_sub(value)) / 9.0;
        if fitting(self.sight.mine, value) <= count as u8 {
            worth -= STRANDED + STRANDED_A_CARD * pile;
        }
        let nearness = STOP_LEADER / cards_left(self.sight.view, self.sight.next).max(1) as f64;
        worth + (STOP + nearness) * self.sight.stops(value) * pile
    }

    /// How many of one value lie on top after these cards.
    fn run_after(&self, cards: Bag) -> u8 {
        let pile = &self.sight.view.pile;
        let count = cards.len() as u8;
        match (cards.number(), pile.value()) {
            (None, None) => 0,
            (number, top) if number.is_none() || number == top => pile.run() + count,
            (_, None) => match self.sight.view.phase {
                // A blind joker takes the value of what is added to it.
                Phase::Playing(Step::Extending { cards }) => cards + count,
                _ => count,
            },
            _ => count,
        }
    }

    /// Why the action is a good one, as a person would say it.
    pub fn reason(&self, action: Action) -> Reason {
        match action {
            Action::Play { hand, stacks } => {
                let cards = self.played(hand, stacks);
                let value = cards.number().or(self.sight.view.pile.value());
                match value {
                    _ if cards.len() == self.sight.left => Reason::Wins,
                    _ if self.run_after(cards) == 4 => Reason::CompletesFour,
                    Some(value) if self.sight.stops(value.get()) > SURELY_STOPS => Reason::Stops { value },
                    _ if stacks.iter().next().is_some() => Reason::Uncovers,
                    _ if self.spares_joker(action) => Reason::KeepsJoker,
                    _ => Reason::Sheds { cards: cards.len() as u8 },
                }
            }
            Action::Push { .. } | Action::Clear { .. } if self.sight.left == 1 => Reason::Wins,
            Action::Push { to, .. } | Action::Onto(to) => Reason::PushesTo { seat: to },
            Action::Clear { .. } | Action::ClearFour => Reason::Clears,
            Action::Blind(_) if self.sight.luck() >= SURELY_STOPS => Reason::GoodOdds,
            Action::Blind(_) => Reason::Tries,
            Action::Pass | Action::Leave | Action::Done if self.spares_joker(action) => Reason::KeepsJoker,
            Action::Pass => Reason::Takes,
            Action::Leave | Action::Done => Reason::KeepsBack,
        }
    }

    /// Whether a joker could have been laid now and is not.
    fn spares_joker(&self, action: Action) -> bool {
        let lays = |action: &Action| match *action {
            Action::Play { hand, stacks } => self.played(hand, stacks).count(Card::Joker) > 0,
            _ => false,
        };
        !lays(&action) && self.sight.view.actions().iter().any(lays)
    }
}

fn uncover(face: StackFace) -> f64 {
    if face.cards == 3 { UNCOVER } else { BARE_FINAL }
}

/// Keeps the best action of a listing.
struct Best<'t, 'a> {
    thumb: &'t Thumb<'a>,
    best: Option<(Action, f64)>,
}

impl Sink<Action> for Best<'_, '_> {
    fn push(&mut self, action: Action) {
        let worth = self.thumb.worth(action);
        if self.best.is_none_or(|(_, best)| worth > best) {
            self.best = Some((action, worth));
        }
    }
}
