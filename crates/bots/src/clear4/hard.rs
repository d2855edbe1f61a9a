//! Plays the best few actions out, over deals that fit everything seen, with medium players in all seats.
//!
//! Between two, whatever comes out best is done. Among several a win is rarer and so tells less: there the best action by
//! rule of thumb is done unless another is better beyond chance. Without that, hard is hardly better than
//! medium at four seats.

use cardshed_rules::clear4::{Action, Clear4, View};
use cardshed_rules::{Game, Seat, Seed, Shuffler, View as _, Viewer};

use super::answer;
use super::reason::Reason;
use super::thumb::Thumb;
use crate::challenge::{Playout, challenge};
use crate::pace::Pace;
use crate::player::{Decision, Effort, Moment, Player};
use crate::search::{Guide, play_out, search};

/// Playouts a decision, unless told otherwise.
const ITERATIONS: u32 = 240;
/// Candidates: what the rules of thumb put further down is hardly ever best.
const CANDIDATES: usize = 8;
/// A playout is broken off after so many actions; most games are over by then.
const HORIZON: u32 = 160;
/// What one card fewer than the others is worth in a game that was broken off.
const CARD: f64 = 0.12;
/// What a card left at the end of a lost game costs: little, but it tells two losing actions apart.
const PENALTY: f64 = 0.003;

/// The player who looks ahead.
pub struct Hard {
    pub pace: Pace,
    pub iterations: Option<u32>,
}

impl Player<Clear4> for Hard {
    fn decide(
        &self,
        moment: Moment<'_, View>,
        effort: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<Action>> {
        let thumb = Thumb::new(moment.view)?;
        let candidates = thumb.best_of_all(CANDIDATES);
        let first = *candidates.first()?;
        let wanted = self.iterations.unwrap_or(ITERATIONS);
        let best = if candidates.len() == 1 {
            first
        } else if moment.view.hand_sizes.seats().get() == 2 {
            search::<Clear4>(moment.view, candidates, &Medium, wanted, effort, random).first()?.action
        } else {
            let rivals = candidates[1..].to_vec();
            let deal = || Some((moment.view.imagine(random)?, random.seed()));
            let play_out = |(deal, luck): &(Clear4, Seed), action: Action| Playout {
                worth: play_out(*deal, thumb.seat(), &action, &Medium, *luck),
                iterations: 1,
            };
            challenge((first, rivals), wanted, effort, deal, play_out).unwrap_or(first)
        };
        let reason = if best == first { thumb.reason(best) } else { Reason::LooksAhead };
        Some(answer(moment.view, (best, reason), self.pace, random))
    }
}

/// Medium players all round.
struct Medium;

impl Guide<Clear4> for Medium {
    fn choose(&self, game: &Clear4, seat: Seat, _: &mut Shuffler) -> Option<Action> {
        Thumb::new(&game.view(Viewer::Seat(seat)))?.best()
    }

    fn worth(&self, game: &Clear4, seat: Seat) -> f64 {
        match game.outcome() {
            Some(outcome) if outcome.winners.contains(seat) => 1.0,
            Some(outcome) => -PENALTY * f64::from(outcome.points[seat]),
            None => {
                let others = game.seats().iter().filter(|&other| other != seat);
                let cards: usize = others.map(|other| game.cards_left(other)).sum();
                let mean = cards as f64 / (game.seats().get() - 1) as f64;
                1.0 / (1.0 + (CARD * (game.cards_left(seat) as f64 - mean)).exp())
            }
        }
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }
}
