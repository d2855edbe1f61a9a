//! A game among players, in simulated time: whoever is to act answers with an action and when, and the earliest
//! happens first. With turns or without makes no difference.

use std::time::Duration;

use cardshed_rules::{PerSeat, Seat, SeatSet, Shuffler, Viewer};
use thiserror::Error;

use crate::player::{Decision, Moment};
use crate::roster::{Bots, News};

/// A game in progress, and what everyone is about to do.
#[derive(Clone, Debug)]
pub struct Sitting<G: Bots> {
    game: G,
    now: Duration,
    /// What each seat is about to do, and at what time.
    pending: PerSeat<Option<(Duration, G::Action)>>,
    /// Seats that wait for the table to change.
    waiting: SeatSet,
    /// Seats for which the table has changed since they last looked at it.
    fresh: SeatSet,
    /// Seats that have just taken a card into the hand.
    drew: SeatSet,
}

/// Nobody wants to do anything although somebody could.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("everybody waits, and the game is not over")]
pub struct Stalled;

impl<G: Bots> Sitting<G> {
    /// Everyone has sat down; nobody has looked at the table yet.
    #[must_use]
    pub fn new(game: G) -> Sitting<G> {
        let seats = game.seats();
        Sitting {
            game,
            now: Duration::ZERO,
            pending: PerSeat::new(seats),
            waiting: SeatSet::EMPTY,
            fresh: SeatSet::all(seats),
            drew: SeatSet::EMPTY,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How long it has lasted.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// Asks everyone who is to act and has not made up their mind, then lets the earliest action happen. An action
    /// that is not legal when its time comes does nothing; its player looks again.
    ///
    /// # Errors
    /// An error of `decide`, or [`Stalled`].
    pub fn step<E: From<Stalled>>(
        &mut self,
        random: &mut Shuffler,
        mut decide: impl FnMut(Seat, Moment<'_, G::View>) -> Result<Option<Decision<G::Action>>, E>,
    ) -> Result<(), E> {
        for seat in self.game.to_act().iter() {
            if self.pending[seat].is_some() || self.waiting.contains(seat) {
                continue;
            }
            let view = self.game.view(Viewer::Seat(seat));
            let moment =
                Moment { view: &view, fresh: self.fresh.contains(seat), drew: self.drew.contains(seat) };
            let decision = decide(seat, moment)?;
            self.drew.remove(seat);
            if decision.as_ref().is_none_or(|decision| decision.reason.looked()) {
                self.fresh.remove(seat);
            }
            match decision {
                Some(decision) => self.pending[seat] = Some((self.now + decision.after, decision.action)),
                None => self.waiting.insert(seat),
            }
        }
        let (seat, time, action) = self.earliest(random).ok_or(Stalled)?;
        self.now = time;
        let earlier = self.game.view(Viewer::Spectator);
        if self.game.apply(seat, &action, &mut ()).is_ok() {
            self.waiting = SeatSet::EMPTY;
            match G::news(&earlier, &self.game.view(Viewer::Spectator)) {
                News::Nothing => self.drew.insert(seat),
                News::Action => {
                    self.look_up();
                    self.fresh.remove(seat);
                }
                News::Turned => self.look_up(),
            }
        }
        Ok(())
    }

    /// Takes the earliest pending action; of several at the same time, one by lot.
    fn earliest(&mut self, random: &mut Shuffler) -> Option<(Seat, Duration, G::Action)> {
        let first = self.pending.iter().flatten().map(|(time, _)| *time).min()?;
        let at_once: Vec<Seat> = self
            .pending
            .entries()
            .filter(|(_, pending)| pending.as_ref().is_some_and(|(time, _)| *time == first))
            .map(|(seat, _)| seat)
            .collect();
        let seat = at_once[if at_once.len() == 1 { 0 } else { random.below(at_once.len() as u32) as usize }];
        let (time, action) = self.pending[seat].take()?;
        Some((seat, time, action))
    }

    /// The table has changed. What somebody is about to do falls away if it is not possible any more: they see it
    /// before their card is down, take it back, and look again. What is still possible they go through with.
    fn look_up(&mut self) {
        for seat in self.game.seats().iter() {
            self.fresh.insert(seat);
            let possible =
                self.pending[seat].as_ref().is_some_and(|(_, action)| self.game.check(seat, action).is_ok());
            if !possible {
                self.pending[seat] = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::plusminus::{Action, Card, PlusMinus, View};
    use cardshed_rules::{Game, SeatCount, Seed, Setup};

    use super::*;
    use crate::player::{Effort, Player};
    use crate::random::RandomPlayer;
    use crate::reason::Reason;
    use crate::speed;

    fn sitting(seed: u64) -> Sitting<PlusMinus> {
        let setup = Setup::new(SeatCount::new(3).unwrap());
        Sitting::new(PlusMinus::deal(&setup, Seed::from_number(seed)).unwrap())
    }

    fn play(seed: u64) -> Sitting<PlusMinus> {
        let mut sitting = sitting(seed);
        let mut random = Seed::from_number(seed).stream(1);
        let mut chances = Seed::from_number(seed).stream(2);
        while sitting.game().outcome().is_none() {
            let decide = |_, moment: Moment<'_, _>| {
                let player: &dyn Player<PlusMinus> = &RandomPlayer::default();
                Ok::<_, Stalled>(player.decide(moment, &mut Effort::unlimited(), &mut chances))
            };
            sitting.step(&mut random, decide).unwrap();
        }
        sitting
    }

    #[test]
    fn a_game_is_played_to_its_end_and_the_same_again() {
        let (first, again) = (play(1), play(1));
        assert_eq!(first.game(), again.game());
        assert_eq!(first.now(), again.now());
        assert!(first.now() > Duration::from_secs(10));
    }

    #[test]
    fn when_everybody_waits_the_sitting_says_so() {
        let mut random = Seed::from_number(1).stream(1);
        assert_eq!(sitting(1).step(&mut random, |_, _| Ok::<_, Stalled>(None)), Err(Stalled));
    }

    /// What one seat does, and when; every other waits.
    fn only(
        seat: usize,
        action: &str,
        millis: u64,
        reason: Reason,
    ) -> impl FnMut(Seat, Moment<'_, View>) -> Result<Option<Decision<Action>>, Stalled> {
        let (action, after) = (action.parse().unwrap(), Duration::from_millis(millis));
        move |asked, _| Ok((asked.index() == seat).then_some(Decision { action, reason, after }))
    }

    /// Who is asked next, and what of the table is fresh to them or drawn by them. Nobody does anything.
    fn asked(sitting: &mut Sitting<PlusMinus>) -> Vec<(usize, bool, bool)> {
        let mut asked = Vec::new();
        let note = |seat: Seat, moment: Moment<'_, _>| {
            asked.push((seat.index(), moment.fresh, moment.drew));
            Ok::<_, Stalled>(None)
        };
        let _ = sitting.step(&mut Seed::from_number(1).stream(1), note);
        asked
    }

    /// Three seats, a pile of 5±3, and hands of which two can cover it.
    fn racing() -> Sitting<PlusMinus> {
        let mut position = sitting(1).game().position();
        let mut cards: Vec<Card> =
            position.players.iter().flat_map(|player| [&player.hand[..], &player.deck].concat()).collect();
        cards.extend(&position.pile);
        let mut take = |card: &str| {
            let card = card.parse().unwrap();
            cards.swap_remove(cards.iter().position(|&other| other == card).unwrap())
        };
        position.pile = vec![take("5±3")];
        let hands = [["8±1", "7±1"], ["8±2", "2±1"], ["4±1", "5±1"]].map(|hand| hand.map(&mut take).to_vec());
        for (player, hand) in position.players.iter_mut().zip(hands) {
            player.deck = cards.drain(..player.hand.len() + player.deck.len() - hand.len()).collect();
            player.hand = hand;
        }
        Sitting::new(PlusMinus::from_position(&position).unwrap())
    }

    #[test]
    fn who_lays_a_card_knows_it_and_the_others_look_anew() {
        let mut sitting = racing();
        let mut random = Seed::from_number(1).stream(1);
        sitting.step(&mut random, only(0, "play 8±1", 10, Reason::Chance)).unwrap();
        assert_eq!(sitting.now(), Duration::from_millis(10));
        assert_eq!(asked(&mut sitting), [(0, false, false), (1, true, false), (2, true, false)]);
        assert_eq!(asked(&mut sitting), [], "they all wait");
    }

    #[test]
    fn who_draws_has_that_card_to_look_at_and_the_others_nothing() {
        let mut sitting = racing();
        let mut random = Seed::from_number(1).stream(1);
        sitting.step(&mut random, only(2, "draw", 10, Reason::Chance)).unwrap();
        assert_eq!(asked(&mut sitting), [(0, false, false), (1, false, false), (2, false, true)]);
    }

    #[test]
    fn who_draws_without_a_look_has_the_table_still_to_see() {
        let mut sitting = racing();
        let mut random = Seed::from_number(1).stream(1);
        sitting.step(&mut random, only(2, "draw", 10, Reason::Speed(speed::Reason::DrawsFirst))).unwrap();
        assert_eq!(asked(&mut sitting)[2], (2, true, true));
    }

    #[test]
    fn what_is_no_longer_possible_falls_away_and_what_still_is_is_done() {
        let mut sitting = racing();
        let mut random = Seed::from_number(1).stream(1);
        let plans = ["play 8±1", "play 2±1", "draw"];
        let everyone = |seat: Seat, _: Moment<'_, View>| {
            let action = plans[seat.index()].parse().unwrap();
            let after = Duration::from_millis(100 + 100 * seat.index() as u64);
            Ok::<_, Stalled>(Some(Decision { action, reason: Reason::Chance, after }))
        };
        sitting.step(&mut random, everyone).unwrap();
        // 8±1 takes 7 and 9: the 2 comes too late, and its player looks again; the draw goes on.
        assert_eq!(asked(&mut sitting), [(0, false, false), (1, true, false)]);
        assert_eq!(sitting.now(), Duration::from_millis(300));
        assert_eq!(asked(&mut sitting)[2], (2, true, true), "a card was laid while this one was being drawn");
    }

    #[test]
    fn a_slip_costs_its_time_and_changes_nothing() {
        let mut sitting = racing();
        let before = *sitting.game();
        let mut random = Seed::from_number(1).stream(1);
        sitting.step(&mut random, only(2, "play 4±1", 700, Reason::Speed(speed::Reason::Slip))).unwrap();
        assert_eq!((sitting.game(), sitting.now()), (&before, Duration::from_millis(700)));
        assert_eq!(asked(&mut sitting), [(2, false, false)], "who slipped looks again");
    }
}
