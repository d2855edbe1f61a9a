//! Players of the games without turns, Plus Minus and Two Halves.
//!
//! Skill and pace are apart. Of the same pace, everyone takes as long to see the table, to look at a card and to move
//! one. Who is skilled looks at the right cards first, and looks and draws at the right time:
//!
//! | skill | looks at the cards | and at the table | draws |
//! | --- | --- | --- | --- |
//! | random | all of them, and takes any that fits | before anything else | as readily as it lays |
//! | easy | in any order, until one fits | before anything else | when none fits |
//! | medium | those first that leave a next play; while a card is being laid, already for the next | before anything else | when none fits |
//! | hard | those first that start a long chain, and that are hard to follow; ahead, as medium | when it has a good hand | up to a good hand first |
//!
//! All but random slip as often as people of that pace do. A slip is a card that does not fit: the game refuses it, and
//! the time is lost. It is the one illegal thing that these players do, and its reason says so ([`Reason::Slip`]).

mod games;
mod hand;
mod race;
mod reason;
#[cfg(test)]
mod tests;

use std::time::Duration;

use cardshed_rules::{Shuffler, View};

use crate::pace::{Glance, Pace};
use crate::player::{Decision, Effort, Moment, Player};
use crate::reason::Reason as AnyReason;
use crate::spec::{BotSpec, Strength};

use hand::arranged;
use race::Race;
pub use reason::Reason;

/// Somebody who plays a game without turns.
#[derive(Clone, Copy, Debug)]
struct Racer {
    skill: Strength,
    pace: Pace,
}

impl Racer {
    /// There is no search here that could be limited: a plan is as long as people's plans are.
    fn new(spec: BotSpec) -> Racer {
        Racer { skill: spec.strength, pace: spec.pace }
    }

    /// How many cards of its own it thinks ahead.
    fn horizon(&self) -> usize {
        match self.skill {
            Strength::Random | Strength::Easy => 0,
            Strength::Medium => 1,
            // About as many things as people keep in mind at once. More would be better still, in Plus Minus.
            Strength::Hard => 4,
        }
    }

    /// Whether it has looked for this card while it laid the one before. On a card of somebody else's, or with one
    /// just drawn, there was nothing to look for yet.
    fn has_looked_ahead<V>(&self, moment: Moment<'_, V>) -> bool {
        self.horizon() > 0 && !moment.fresh && !moment.drew
    }

    /// Whether it draws before it looks. The card on top is everybody's, and the more cards in the hand, the
    /// likelier one fits; a draw is nobody else's, and has to be made some time anyway.
    fn draws_first<G: Race>(&self, moment: Moment<'_, G::View>) -> bool {
        self.skill == Strength::Hard && moment.fresh && G::hand(moment.view).len() < G::GOOD_HAND
    }

    /// How long it takes to lay a card, or to draw, after a look at so many cards of the hand and a choice; by the
    /// median.
    fn time<V>(&self, moment: Moment<'_, V>, cards: usize, choices: usize) -> Duration {
        // A card just drawn is looked at alone: the others were looked at before it was drawn.
        let cards = if moment.drew && !moment.fresh { 1 } else { cards };
        let glance = Glance { new: moment.fresh, cards, choices };
        if self.has_looked_ahead(moment) { self.pace.median_ahead(glance) } else { self.pace.median(glance) }
    }

    /// How long it takes to move a card without a look at anything; by the median.
    fn movement(&self) -> Duration {
        self.pace.median(Glance { new: false, cards: 0, choices: 1 })
    }

    /// What it means to do, why, and how long it takes by the median; `None` to wait, because nothing fits and nothing
    /// can be drawn, or the game is over.
    fn intend<G: Race>(
        &self,
        moment: Moment<'_, G::View>,
        random: &mut Shuffler,
    ) -> Option<(G::Action, Reason, Duration)> {
        if moment.view.outcome().is_some() {
            return None;
        }
        let may = |action: &G::Action| moment.view.check(action).is_ok();
        if let Some(action) = G::LAY_LAST.filter(may) {
            return Some((action, Reason::LastCard, self.movement()));
        }
        let may_draw = may(&G::DRAW);
        if may_draw && self.draws_first::<G>(moment) {
            return Some((G::DRAW, Reason::DrawsFirst, self.movement()));
        }
        let top = *G::pile(moment.view).last()?;
        let hand = arranged::<G>(moment.view, self.horizon(), random);
        let (fitting, misfits): (Vec<_>, Vec<_>) =
            hand.iter().enumerate().partition(|(_, held)| G::fits(held.card, top));
        let Some(&(found, held)) = fitting.first() else {
            return may_draw.then(|| (G::DRAW, Reason::NothingFits, self.time(moment, hand.len(), 1)));
        };
        let time = self.time(moment, found + 1, 1);
        Some(match misfits.first() {
            Some((_, misfit)) if self.pace.slips(random) => (G::play(misfit.card), Reason::Slip, time),
            _ => (G::play(held.card), held.reason(fitting[1..].iter().map(|&(_, other)| other)), time),
        })
    }

    /// Anything legal, each thing equally likely. To know what there is takes a look at every card.
    fn anything<G: Race>(
        &self,
        moment: Moment<'_, G::View>,
        random: &mut Shuffler,
    ) -> Option<(G::Action, AnyReason, Duration)> {
        let mut actions = moment.view.actions();
        let choices = actions.len();
        if choices == 0 {
            return None;
        }
        let action = actions.swap_remove(random.below(choices as u32) as usize);
        let reason = if choices == 1 { AnyReason::OnlyMove } else { AnyReason::Chance };
        Some((action, reason, self.time(moment, G::hand(moment.view).len(), choices)))
    }
}

impl<G: Race> Player<G> for Racer {
    fn decide(
        &self,
        moment: Moment<'_, G::View>,
        _: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<G::Action>> {
        let (action, reason, time) = if self.skill == Strength::Random {
            self.anything::<G>(moment, random)?
        } else {
            let (action, reason, time) = self.intend::<G>(moment, random)?;
            (action, AnyReason::Speed(reason), time)
        };
        Some(Decision { action, reason, after: self.pace.vary(time, random) })
    }
}
