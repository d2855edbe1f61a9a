//! Looks ahead: tries what comes into question on many deals that look like this one, each played to the end of the
//! round by rules of thumb in every seat.
//!
//! The choice by rule of thumb is the one to beat ([`mod@crate::challenge`]): a few playouts know less than the rules. That is
//! why this is no [`mod@crate::search`], which takes whatever comes out best.

use cardshed_rules::arrange_by;
use cardshed_rules::levels::{Action, Card, Levels, Phase, Table, View};
use cardshed_rules::{Game, Seat, Shuffler};

use super::imagine::imagine;
use super::sight::{Patience, Sight};
use super::{Reason, reaction, thumb};
use crate::challenge::{Playout, challenge};
use crate::pace::Pace;
use crate::player::{Decision, Effort, Moment, Player};

/// Playouts for a decision among two if nobody says how many; at a larger table as many fewer as they take longer there.
/// Between 150 and 600 the difference in wins is within chance.
const PLAYOUTS: u32 = 200;

/// A playout of more actions than these counts as another one, so that the time of a decision is bounded even if the
/// rounds are long. Up to four seats that is one in thirty, at six one in twelve.
const COUNTED_ACTIONS: u32 = 60;

/// From so many discard piles cards are taken at most; the others are of the least use by rule of thumb.
const MOST_TAKES: usize = 3;

/// So many ways to end a turn are tried at most; the others lose too much by rule of thumb.
const MOST_FAREWELLS: usize = 5;

/// So many of them are tried against laying down the level: which one hardly matters for that.
const INSTEAD_OF_LAYING: usize = 2;

/// A playout is broken off after so many actions. A round takes 25 on average and hardly ever so many, unless the levels
/// are so easy that everyone has theirs complete and waits for the rest of the hand.
const HORIZON: u32 = 120;

/// Searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hard {
    pub pace: Pace,
    pub playouts: Option<u32>,
}

impl Player<Levels> for Hard {
    fn decide(
        &self,
        moment: Moment<'_, View>,
        effort: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<Action>> {
        let sight = Sight::of_view(moment.view, Patience::Patient)?;
        let (action, reason) = thumb::choose(&sight)?;
        let seats = sight.table.seats().get() as u32;
        let wanted = self.playouts.unwrap_or(2 * PLAYOUTS / seats);
        let seat = sight.seat;
        let better = challenge(
            (action, rivals(&sight, action)),
            wanted,
            effort,
            || imagine(moment.view, random),
            |deal, action| play_out(*deal, seat, action),
        );
        let (action, reason) = better.map_or((action, reason), |action| (action, Reason::LooksAhead));
        let after = reaction(self.pace, &moment, &sight, random);
        Some(Decision { action, reason: crate::Reason::Levels(reason), after })
    }
}

/// What comes into question besides the choice by rule of thumb.
fn rivals(sight: &Sight<'_>, first: Action) -> Vec<Action> {
    let mut rivals = match first {
        Action::Draw | Action::Take(_) => draws(sight),
        Action::Discard(_) | Action::Skip(_) => {
            let mut all = farewells(sight, MOST_FAREWELLS);
            if !sight.table.has_laid(sight.seat) {
                all.extend(thumb::lay_down(sight, sight.hand).map(|laying| Action::Lay(laying.lay)));
            }
            all
        }
        // To lay down the level gives those who have laid down something to attach to. The last one wins, though.
        Action::Lay(_) if sight.table.levels[sight.seat] < sight.table.options.last_level() => {
            farewells(sight, INSTEAD_OF_LAYING)
        }
        Action::Lay(_) | Action::Attach { .. } | Action::Keep(_) => Vec::new(),
    };
    rivals.retain(|&action| action != first);
    rivals
}

/// The draw pile, and the discard piles whose top cards are of most use.
fn draws(sight: &Sight<'_>) -> Vec<Action> {
    let mut takes = thumb::takes(sight);
    arrange_by(&mut takes, |(_, one), (_, other)| other.total_cmp(one));
    let takes = takes.into_iter().map(|(seat, _)| Action::Take(seat)).take(MOST_TAKES);
    std::iter::once(Action::Draw).chain(takes).collect()
}

/// The cheapest ways to end the turn.
fn farewells(sight: &Sight<'_>, most: usize) -> Vec<Action> {
    let mut all = thumb::farewells(sight, thumb::level_in_view(sight).as_ref());
    all.retain(|farewell| farewell.action != Action::Discard(Card::JOKER));
    arrange_by(&mut all, |one, other| one.cost.total_cmp(&other.cost));
    all.into_iter().map(|farewell| farewell.action).take(most).collect()
}

/// Does this for the seat, and lets everyone then go by rules of thumb until the round ends.
fn play_out(mut game: Levels, seat: Seat, action: Action) -> Playout {
    let dealer = game.table().dealer;
    let mut next = Some((seat, action));
    let mut actions = 0;
    while let Some((actor, action)) = next {
        let done = game.apply(actor, &action, &mut ());
        debug_assert!(done.is_ok(), "{action}: {done:?}");
        // The next round has another dealer.
        if done.is_err() || game.table().dealer != dealer || actions == HORIZON {
            break;
        }
        actions += 1;
        next = match game.phase() {
            Phase::Draw { seat } | Phase::Act { seat } => {
                thumb::choose(&Sight::of_game(&game, seat)).map(|(action, _)| (seat, action))
            }
            Phase::Keeping { .. } | Phase::Over { .. } => None,
        };
    }
    let chance = match game.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => 1.0,
        Some(_) => 0.0,
        None => chance(game.table(), seat),
    };
    Playout { worth: chance, iterations: 1 + actions / COUNTED_ACTIONS }
}

/// The chance to win at the start of a round.
///
/// The odds between two players are close to the ratio of their standings, which is
/// `(1 + 0.7 · levels to go) ^ -2.4`: fitted to 20,000 games of two by rules of thumb on the one-star list.
fn chance(table: &Table, seat: Seat) -> f64 {
    let standing = |seat: Seat| {
        let to_go = f64::from(table.options.last_level().saturating_sub(table.levels[seat]));
        (1.0 + 0.7 * to_go).powf(-2.4)
    };
    standing(seat) / table.seats().iter().map(standing).sum::<f64>()
}
