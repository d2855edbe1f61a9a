//! A game among players, in simulated time: whoever is to act answers with an action and when, and the earliest
//! happens first. With turns or without makes no difference.

use std::time::Duration;

use cardshed_rules::{Game, PerSeat, Seat, SeatSet, Shuffler, Viewer};
use thiserror::Error;

use crate::player::{Decision, Moment};

/// A game in progress, and what everyone is about to do.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    now: Duration,
    /// What each seat is about to do, and at what time.
    pending: PerSeat<Option<(Duration, G::Action)>>,
    /// Seats that wait for the table to change.
    waiting: SeatSet,
    /// Seats for which somebody else has changed the table since they last acted.
    fresh: SeatSet,
}

/// Nobody wants to do anything although somebody could.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("everybody waits, and the game is not over")]
pub struct Stalled;

impl<G: Game> Sitting<G> {
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
            match decide(seat, Moment { view: &view, fresh: self.fresh.contains(seat) })? {
                Some(decision) => self.pending[seat] = Some((self.now + decision.after, decision.action)),
                None => self.waiting.insert(seat),
            }
        }
        let (seat, time, action) = self.earliest(random).ok_or(Stalled)?;
        self.now = time;
        self.fresh.remove(seat);
        if self.game.apply(seat, &action, &mut ()).is_ok() {
            self.somebody_acted(seat);
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

    /// The others look up: what they were about to do falls away if it is no longer possible.
    fn somebody_acted(&mut self, actor: Seat) {
        self.waiting = SeatSet::EMPTY;
        for seat in self.game.seats().iter().filter(|&seat| seat != actor) {
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
    use cardshed_rules::plusminus::PlusMinus;
    use cardshed_rules::{SeatCount, Seed, Setup};

    use super::*;
    use crate::player::{Effort, Player};
    use crate::random::RandomPlayer;

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

    #[test]
    fn the_earliest_acts_and_then_knows_the_table_while_the_others_look_anew() {
        let mut sitting = sitting(1);
        let mut random = Seed::from_number(1).stream(1);
        let quick = |seat: Seat, moment: Moment<'_, cardshed_rules::plusminus::View>| {
            assert!(moment.fresh);
            let after = Duration::from_millis(if seat.index() == 1 { 10 } else { 500 });
            let action = "draw".parse().unwrap();
            Ok::<_, Stalled>(Some(Decision { action, reason: crate::Reason::Chance, after }))
        };
        sitting.step(&mut random, quick).unwrap();
        assert_eq!(sitting.now(), Duration::from_millis(10));
        let mut asked = Vec::new();
        let again = |seat: Seat, moment: Moment<'_, _>| {
            asked.push((seat.index(), moment.fresh));
            Ok::<_, Stalled>(None)
        };
        sitting.step(&mut random, again).unwrap();
        assert_eq!(asked, [(1, false)], "the others still mean to draw");
        assert_eq!(sitting.now(), Duration::from_millis(500));
    }
}
