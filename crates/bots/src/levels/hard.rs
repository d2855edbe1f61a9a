//! Looks ahead: tries what comes into question on many deals that look like this one, each played to the end of the
//! round by rules of thumb in every seat.

use cardshed_rules::levels::{Action, Card, DECK, Levels, Phase, Table, View};
use cardshed_rules::{Game, Seat, Shuffler, View as _};

use super::shed::Openings;
use super::sight::{Sight, Unseen};
use super::{Reason, reaction, thumb};
use crate::pace::Pace;
use crate::player::{Decision, Effort, Moment, Player};

/// Playouts for a decision if nobody says how many.
const PLAYOUTS: u32 = 150;

/// So many ways to end a turn are tried at most.
const MOST_FAREWELLS: usize = 5;

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
        let sight = Sight::of_view(moment.view)?;
        let (first, reason) = thumb::choose(&sight)?;
        let candidates = candidates(&sight, first);
        let (mut action, mut reason) = (first, reason);
        if candidates.len() > 1 {
            let wanted = self.playouts.unwrap_or(PLAYOUTS);
            if let Some(best) = race(moment.view, candidates, wanted, effort, random) {
                (action, reason) = (best, Reason::LooksAhead);
            }
        }
        let after = reaction(self.pace, &moment, &sight, random);
        Some(Decision { action, reason: crate::Reason::Levels(reason), after })
    }
}

/// What comes into question, the choice by rule of thumb first.
fn candidates(sight: &Sight<'_>, first: Action) -> Vec<Action> {
    let mut all = vec![first];
    let more: Vec<Action> = match (sight.phase, first) {
        (Phase::Draw { .. }, _) => draws(sight),
        (Phase::Act { .. }, Action::Discard(_) | Action::Skip(_)) => farewells(sight),
        _ => Vec::new(),
    };
    all.extend(more.into_iter().filter(|&action| action != first));
    all
}

fn draws(sight: &Sight<'_>) -> Vec<Action> {
    let seats = sight.table.seats().iter();
    let takes = seats.filter(|&seat| sight.table.discards.top(seat).is_some()).map(Action::Take);
    std::iter::once(Action::Draw).chain(takes).collect()
}

fn farewells(sight: &Sight<'_>) -> Vec<Action> {
    let mut all = thumb::farewells(sight, thumb::level_in_view(sight).as_ref());
    all.retain(|farewell| farewell.action != Action::Discard(Card::JOKER));
    all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    all.truncate(MOST_FAREWELLS);
    all.into_iter().map(|farewell| farewell.action).collect()
}

/// What has been found out about a candidate: by how much it did better than the first.
#[derive(Clone, Copy, Default)]
struct Lead {
    sum: f64,
    squares: f64,
}

impl Lead {
    /// The mean over so many deals, and its standard error.
    fn estimate(self, deals: f64) -> (f64, f64) {
        let mean = self.sum / deals;
        let variance = (self.squares / deals - mean * mean).max(0.0) / (deals - 1.0).max(1.0);
        (mean, variance.sqrt())
    }
}

/// A candidate this many standard errors behind the first is given up.
const BEHIND: f64 = 1.0;
/// One this many ahead is preferred to the first.
const AHEAD: f64 = 1.0;
/// Nobody is given up before so many deals.
const FEWEST_DEALS: u32 = 8;

/// Tries the candidates on deals that look like this, and gives the best. The first one, chosen by rule of thumb, is
/// taken unless another is better beyond chance: a few playouts know less than the rules of thumb.
fn race(
    view: &View,
    mut candidates: Vec<Action>,
    wanted: u32,
    effort: &mut Effort<'_>,
    random: &mut Shuffler,
) -> Option<Action> {
    let seat = view.viewer.seat()?;
    let first = candidates.remove(0);
    let mut rivals: Vec<(Action, Lead)> =
        candidates.into_iter().map(|action| (action, Lead::default())).collect();
    let (mut done, mut deals) = (0, 0);
    while !rivals.is_empty() && effort.allows(done, wanted) {
        let deal = imagine(view, random)?;
        let standard = play_out(deal, seat, first);
        for (action, lead) in &mut rivals {
            let more = play_out(deal, seat, *action) - standard;
            lead.sum += more;
            lead.squares += more * more;
        }
        done += 1 + rivals.len() as u32;
        deals += 1;
        if deals >= FEWEST_DEALS {
            rivals.retain(|(_, lead)| {
                let (mean, error) = lead.estimate(f64::from(deals));
                mean + BEHIND * error > 0.0
            });
        }
    }
    let sure = |lead: Lead| {
        let (mean, error) = lead.estimate(f64::from(deals));
        (mean - AHEAD * error > 0.0).then_some(mean)
    };
    rivals
        .into_iter()
        .filter_map(|(action, lead)| Some((action, sure(lead)?)))
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(action, _)| action)
}

/// What the game is worth to the seat if it does this and everyone then goes by rules of thumb until the round ends.
fn play_out(mut game: Levels, seat: Seat, action: Action) -> f64 {
    let dealer = game.table().dealer;
    let mut next = Some((seat, action));
    let mut actions = 0;
    while let Some((actor, action)) = next
        && game.apply(actor, &action, &mut ()).is_ok()
        && game.table().dealer == dealer
        && actions < HORIZON
    {
        actions += 1;
        next = match game.phase() {
            Phase::Draw { seat } | Phase::Act { seat } => {
                thumb::choose(&Sight::of_game(&game, seat)).map(|(action, _)| (seat, action))
            }
            Phase::Keeping { .. } | Phase::Over { .. } => None,
        };
    }
    match game.outcome() {
        Some(outcome) => f64::from(u8::from(outcome.winners.contains(seat))),
        None => chance(game.table(), seat),
    }
}

/// A round that takes so many actions is broken off; hardly one in a thousand does.
const HORIZON: u32 = 400;

/// A deal that looks like this, with hands such as people hold who have been choosing for a while.
fn imagine(view: &View, random: &mut Shuffler) -> Option<Levels> {
    let mut game = view.imagine(random)?;
    let own = view.viewer.seat()?;
    let seats = game.seats();
    let drawn = (DECK.len() - 10 * seats.get() - 1).saturating_sub(game.draw_pile()) / seats.get();
    for seat in seats.iter().filter(|&seat| seat != own) {
        if game.table().has_laid(seat) {
            keep_what_is_stuck(&mut game, seat, random);
        } else {
            collect(&mut game, seat, drawn.min(MOST_DRAWN), random);
        }
    }
    Some(game)
}

/// Further draws hardly change what is imagined.
const MOST_DRAWN: usize = 8;

/// Lets a seat choose from so many cards of the draw pile, as it has chosen from those it has drawn so far.
fn collect(game: &mut Levels, seat: Seat, draws: usize, random: &mut Shuffler) {
    let pile = game.draw_pile();
    for _ in 0..draws.min(pile) {
        let place = random.below(pile as u32) as usize;
        let sight = Sight::of_game(game, seat);
        let unseen = Unseen::all_but(sight.hand);
        let Some(card) = game.in_draw_pile(place) else { return };
        let mut hand = sight.hand;
        if !hand.insert(card) {
            continue;
        }
        let outlook = sight.outlook(hand, &unseen);
        let shown = sight.table.shown[seat];
        let worst = hand
            .kinds()
            .filter(|&card| hand.count(card) > shown.count(card))
            .min_by(|&one, &other| outlook.loss(one).total_cmp(&outlook.loss(other)));
        if let Some(worst) = worst
            && worst != card
        {
            game.exchange(seat, worst, place);
        }
    }
}

/// Who has laid down would have attached what fits.
fn keep_what_is_stuck(game: &mut Levels, seat: Seat, random: &mut Shuffler) {
    let openings = Openings::of(game.table());
    let pile = game.draw_pile() as u32;
    if pile == 0 {
        return;
    }
    let shown = game.table().shown[seat];
    for card in
        game.hand(seat).kinds().filter(|&card| card != Card::JOKER && openings.fits(card) && !shown.has(card))
    {
        for _ in 0..4 {
            let place = random.below(pile) as usize;
            if game.in_draw_pile(place).is_some_and(|card| !openings.fits(card)) {
                game.exchange(seat, card, place);
                break;
            }
        }
    }
}

/// The chance to win with these levels still to go, at the start of a round.
///
/// Measured among 20,000 games of two players by rules of thumb, the odds between two levels are close to the ratio
/// of their standings.
fn chance(table: &Table, seat: Seat) -> f64 {
    let standing = |seat: Seat| {
        let to_go = table.options.last_level() - table.levels[seat];
        (1.0 + 0.7 * f64::from(to_go)).powf(-2.4)
    };
    standing(seat) / table.seats().iter().map(standing).sum::<f64>()
}
