//! One round: the game, the clocks, how it begins and ends, and what happens by itself meanwhile.

use cardshed_protocol::{Finish, Millis, Nonce, Proof, Reply, RoundResult, Who};
use cardshed_rules::any::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use cardshed_rules::{PerSeat, Seat, SeatSet, Seed, Setup, Shuffler, Start, Version};

use crate::clocks::Clocks;
use crate::deal;
use crate::fact::Fact;
use crate::race::{Candidate, Decided, changes_top};
use crate::referee::Judge;
use crate::table::{Out, Phase, Table};

/// A round being played.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub game: AnyGame,
    pub began: Millis,
    pub proof: Proof,
    pub paused: bool,
    pub resigned: SeatSet,
    pub clocks: Clocks,
    pub finishes: Vec<Finish>,
    /// What bots and stand-ins are about to do, and when.
    pub plans: PerSeat<Option<(Millis, AnyAction)>>,
    /// Seats whose bot waits for the table to change.
    pub waiting: SeatSet,
    /// When each seat last acted or came back.
    pub heard: PerSeat<Millis>,
    /// The version with which the card on top came up.
    pub top: Version,
    /// When everyone was told of it; not yet, right after it came up.
    pub top_told: Option<Millis>,
    pub judge: Option<Judge<Candidate>>,
    pub decided: Option<Decided>,
    pub random: Shuffler,
}

impl Round {
    fn new(game: AnyGame, began: Millis, proof: Proof, clocks: Clocks) -> Round {
        let seats = game.seats();
        // The bots' choices follow from the deal, but not from anything a player can see.
        let random = Seed::new(proof.secret.0).stream(1);
        Round {
            game,
            began,
            proof,
            paused: false,
            resigned: SeatSet::EMPTY,
            clocks,
            finishes: Vec::new(),
            plans: PerSeat::new(seats),
            waiting: SeatSet::EMPTY,
            heard: PerSeat::from_fn(seats, |_| began),
            top: Version(0),
            top_told: None,
            judge: None,
            decided: None,
            random,
        }
    }

    /// After a restart: clocks go on from where they were, and everyone has their grace.
    pub fn wake_up(&mut self, now: Millis) {
        let seats = self.game.seats();
        self.heard = PerSeat::from_fn(seats, |_| now);
        self.clocks.run(now, SeatSet::EMPTY);
        self.run_clocks(now);
        self.top_told = Some(now);
    }

    fn run_clocks(&mut self, now: Millis) {
        let running =
            if self.paused || self.game.id().is_speed() { SeatSet::EMPTY } else { self.game.to_act() };
        self.clocks.run(now, running);
    }

    pub fn set_paused(&mut self, now: Millis, paused: bool) {
        self.paused = paused;
        self.plans = PerSeat::new(self.game.seats());
        self.waiting = SeatSet::EMPTY;
        self.judge = None;
        self.heard = PerSeat::from_fn(self.game.seats(), |_| now);
        self.run_clocks(now);
    }

    /// What was sent has gone out: from here on, reactions to the top card count.
    pub fn told(&mut self, now: Millis) {
        self.top_told.get_or_insert(now);
    }
}

impl Table {
    /// The signal has fallen: deals.
    pub(crate) fn begin_round(&mut self, at: Millis, nonces: &[Nonce], start: Start) -> Result<(), String> {
        if !matches!(self.phase, Phase::Countdown { .. }) {
            return Err("a round is dealt after its countdown".to_owned());
        }
        let seats = self.seat_count()?;
        let options =
            AnyOptions::parse(self.settings.game, &self.settings.options).map_err(|e| e.to_string())?;
        let secret = self.secret();
        let seed = deal::seed(&secret, &self.id, self.deals, nonces);
        let game =
            AnyGame::deal(&Setup { seats, start, options }, seed).map_err(|error| error.to_string())?;
        let proof = Proof { commitment: deal::commitment(&secret), secret, nonces: nonces.to_vec(), seed };
        let mut round = Round::new(game, at, proof, Clocks::new(self.settings.clock, seats));
        round.run_clocks(at);
        self.agreeing = SeatSet::EMPTY;
        self.nobody_is_ready();
        self.phase = Phase::Playing(Box::new(round));
        self.end_if_over(at);
        Ok(())
    }

    /// Takes in an action that is legal, or says why it is not.
    pub(crate) fn take_action(
        &mut self,
        at: Millis,
        seat: Seat,
        action: &str,
        reaction: Option<i64>,
    ) -> Result<Vec<AnyEvent>, String> {
        let round = self.round_mut()?;
        let action = round.game.parse_action(action).map_err(|error| error.to_string())?;
        let before = round.game.version();
        let events = round.game.apply(seat, &action).map_err(|illegal| illegal.to_string())?;
        round.heard[seat] = at;
        round.clocks.acted(at, seat);
        round.run_clocks(at);
        if events.iter().any(changes_top) {
            let racers = round
                .judge
                .take()
                .map(|judge| PerSeat::from_fn(round.game.seats(), |seat| *judge.racer(seat)));
            round.decided =
                reaction.zip(racers).map(|(reaction, racers)| Decided { seat, reaction, racers, before });
            round.top = round.game.version();
            round.top_told = None;
        }
        self.end_if_over(at);
        Ok(events)
    }

    /// Writes down the result of a game that is over, and goes on to what comes after it.
    fn end_if_over(&mut self, at: Millis) {
        let Phase::Playing(round) = &self.phase else {
            return;
        };
        let Some(outcome) = round.game.outcome() else {
            return;
        };
        let Some(progress) = &mut self.progress else {
            return;
        };
        progress.score.write_down(round.game.start(), &outcome);
        progress.results.push(RoundResult {
            round: progress.score.played(),
            outcome,
            began: round.began,
            ended: at,
            proof: round.proof.clone(),
            finishes: round.finishes.clone(),
        });
        self.deals += 1;
        for person in &mut self.people {
            person.nonce = None;
        }
        self.phase = if progress.score.is_over() { Phase::Over } else { Phase::Between };
    }

    pub(crate) fn tell_result(&self, out: &mut Out) {
        let Some(result) = self.progress.as_ref().and_then(|progress| progress.results.last()) else {
            return;
        };
        for &conn in self.conns.keys() {
            out.send(conn, Reply::Result { result: Box::new(result.clone()) });
        }
        out.table_changed = true;
    }

    /// Does everything whose time has come.
    pub(crate) fn advance(&mut self, now: Millis, out: &mut Out) {
        self.pass_host_on(now, out);
        if let Phase::Countdown { ends } = self.phase
            && now >= ends
        {
            self.fall_signal(now, out);
        }
        while self.hear_referee(now, out) || self.play_for_others(now, out) {}
    }

    fn fall_signal(&mut self, now: Millis, out: &mut Out) {
        let nonces = self.seats.iter().filter_map(|slot| match slot.who {
            Who::Person { person } => self.person(person)?.nonce,
            Who::Open | Who::Bot { .. } => None,
        });
        let nonces = nonces.collect();
        let start = self.progress.as_ref().map_or(Start::Lot, |progress| progress.score.next_start());
        self.write(now, Fact::Dealt { nonces, start }, out);
        let Phase::Playing(round) = &self.phase else {
            // A deal that nobody can play on is over at once (TH-21).
            return self.tell_result(out);
        };
        for (&conn, who) in &self.conns {
            let view = Box::new(round.game.view(self.viewer_of(who.person)));
            out.send(conn, Reply::Dealt { view });
        }
    }

    /// When something will happen by itself.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        let host = self.host_passes_at();
        let next = match &self.phase {
            Phase::Countdown { ends } => Some(*ends),
            Phase::Playing(round) if !round.paused => self.round_wakes(round),
            _ => None,
        };
        [host, next].into_iter().flatten().min()
    }

    fn round_wakes(&self, round: &Round) -> Option<Millis> {
        let held = round.judge.as_ref().and_then(|judge| judge.held_until(round.able()));
        let plans = round.plans.iter().flatten().map(|(time, _)| *time);
        let stand_ins = round
            .game
            .to_act()
            .iter()
            .filter(|&seat| round.plans[seat].is_none() && !round.waiting.contains(seat))
            .filter_map(|seat| self.stand_in_from(round, seat));
        held.into_iter().chain(plans).chain(stand_ins).min()
    }
}
