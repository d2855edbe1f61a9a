//! A beginner: sheds as many cards as possible, keeps nothing back, and looks at nobody else.

use cardshed_rules::clear4::{Action, Card, View};
use cardshed_rules::{Shuffler, View as _};

use super::Thought;
use super::sight::cards_left;
use super::thumb::Thumb;

/// Of a hundred decisions, so many are made without looking.
const CARELESS: u32 = 15;

/// Takes what looks good at first sight.
pub fn choose(view: &View, random: &mut Shuffler) -> Thought {
    let actions = view.actions();
    let action = if random.below(100) < CARELESS {
        // Even who does not look takes the pile only if nothing else is left.
        let plays: Vec<Action> = actions.iter().copied().filter(|&action| action != Action::Pass).collect();
        let from = if plays.is_empty() { &actions } else { &plays };
        *from.get(random.below(from.len().max(1) as u32) as usize)?
    } else {
        let looks = |&action: &Action| first_sight(view, action);
        actions.iter().copied().max_by(|one, other| looks(one).total_cmp(&looks(other)))?
    };
    Some((action, Thumb::new(view)?.reason(action)))
}

/// How good an action looks to somebody who counts only the own cards that go.
fn first_sight(view: &View, action: Action) -> f64 {
    match action {
        Action::Play { hand, stacks } => {
            let cards = hand.len() + stacks.iter().count();
            let jokers = f64::from(hand.count(Card::Joker));
            cards as f64 + 0.1 * stacks.iter().count() as f64 - 0.5 * jokers
        }
        Action::ClearFour => 3.0,
        Action::Clear { .. } => 0.6,
        Action::Push { to, .. } | Action::Onto(to) => {
            // Somebody with few cards is worth a push, even to a beginner.
            0.5 + 0.4 / (1.0 + cards_left(view, to) as f64)
        }
        Action::Blind(_) => 0.4,
        Action::Leave | Action::Done => 0.0,
        Action::Pass => -1.0,
    }
}
