//! A beginner: knows the rules and what the level asks for, and forgets the rest.

use cardshed_rules::levels::{Action, Card, Levels, Phase, View};
use cardshed_rules::{Shuffler, View as _};

use super::sight::{Patience, Sight};
use super::{Reason, reaction, thumb};
use crate::pace::Pace;
use crate::player::{Decision, Effort, Moment, Player};

/// How often, in a hundred, a beginner forgets to look at the discard piles.
const FORGETS_DISCARDS: u32 = 40;
/// How often, in a hundred, a beginner discards without looking what the card was kept for.
const DISCARDS_ANYTHING: u32 = 25;
/// How often, in a hundred, a beginner sees no other player's combination to attach to.
const FORGETS_OTHERS: u32 = 50;
/// How often, in a hundred, a beginner thinks of a skip in the hand.
const THINKS_OF_SKIP: u32 = 30;

/// Plays legally and plausibly, and makes mistakes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Easy {
    pub pace: Pace,
}

impl Player<Levels> for Easy {
    fn decide(
        &self,
        moment: Moment<'_, View>,
        _: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<Action>> {
        let sight = Sight::of_view(moment.view, Patience::Eager)?;
        let (action, reason) = match sight.phase {
            Phase::Draw { seat } if seat == sight.seat => draw(&sight, random),
            Phase::Act { seat } if seat == sight.seat => act(&sight, moment.view, random)?,
            _ => thumb::choose(&sight)?,
        };
        let after = reaction(self.pace, &moment, &sight, random);
        Some(Decision { action, reason: crate::Reason::Levels(reason), after })
    }
}

fn happens(per_cent: u32, random: &mut Shuffler) -> bool {
    random.below(100) < per_cent
}

/// Takes a card only if it brings the level nearer at once.
fn draw(sight: &Sight<'_>, random: &mut Shuffler) -> (Action, Reason) {
    let unseen = sight.unseen();
    let now = sight.outlook(sight.hand, &unseen).distance;
    if sight.table.has_laid(sight.seat) || happens(FORGETS_DISCARDS, random) {
        return (Action::Draw, Reason::HopesForBetter);
    }
    for seat in sight.others().chain([sight.seat]) {
        let mut hand = sight.hand;
        if let Some(card) = sight.table.discards.top(seat)
            && hand.insert(card)
            && sight.outlook(hand, &unseen).distance < now
        {
            return (Action::Take(seat), Reason::TakesForLevel);
        }
    }
    (Action::Draw, Reason::HopesForBetter)
}

/// Lays down whatever pays the level, attaches what comes to mind, and discards one of the least useful cards.
fn act(sight: &Sight<'_>, view: &View, random: &mut Shuffler) -> Option<(Action, Reason)> {
    let actions = view.actions();
    if let Some(&lay) = actions.iter().find(|action| matches!(action, Action::Lay(_))) {
        return Some((lay, Reason::LaysDown));
    }
    let sees_others = !happens(FORGETS_OTHERS, random);
    let attach = actions.iter().find(|action| match action {
        Action::Attach { to, .. } => *to == sight.seat || sees_others,
        _ => false,
    });
    if let Some(&attach) = attach {
        return Some((attach, Reason::Attaches));
    }
    if let Some(&skip) = actions.iter().find(|action| matches!(action, Action::Skip(_)))
        && happens(THINKS_OF_SKIP, random)
    {
        return Some((skip, Reason::GainsTurn));
    }
    Some((Action::Discard(discard(sight, random)?), Reason::DiscardsUseless))
}

fn discard(sight: &Sight<'_>, random: &mut Shuffler) -> Option<Card> {
    let mut cards: Vec<Card> = sight.hand.kinds().filter(|&card| card != Card::JOKER).collect();
    random.shuffle(&mut cards);
    if sight.table.has_laid(sight.seat) || happens(DISCARDS_ANYTHING, random) {
        return cards.first().copied().or_else(|| sight.hand.kinds().next());
    }
    let outlook = sight.outlook(sight.hand, &sight.unseen());
    let least =
        cards.iter().copied().min_by(|&one, &other| outlook.loss(one).total_cmp(&outlook.loss(other)));
    least.or_else(|| sight.hand.kinds().next())
}
