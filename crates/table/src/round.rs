//! One round: the game, the clocks, how it begins and ends, and what happens by itself meanwhile.

use std::collections::VecDeque;

use cardshed_protocol::{Clock, Finish, Millis, Nonce, Proof, Reply, RoundResult, Who};
use cardshed_rules::any::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use cardshed_rules::{PerSeat, Seat, SeatSet, Seed, Setup, Shuffler, Start, Version, arrange};

use crate::clocks::Clocks;
use crate::deal;
use crate::fact::Fact;
use crate::people::Person;
use crate::race::{Candidate, Decided, changes_top, turns_pile};
use crate::referee::Judge;
use crate::table::{Out, Phase, Slot, Table};

/// So many photo finishes go into the result of a round: the closest.
const CLOSEST: usize = 5;

/// So many actions are told to somebody who comes later: more than anybody reads of what they have missed.
const RECENT: usize = 30;

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
    /// What was done last, with the version after it. Nobody reads that in a race.
    pub recent: VecDeque<(Version, Vec<AnyEvent>)>,
    /// What bots and stand-ins are about to do, and when.
    pub plans: PerSeat<Option<(Millis, AnyAction)>>,
    /// Seats whose bot waits for the table to change.
    pub waiting: SeatSet,
    /// Seats for whose bot there is something on the table that it has not looked at yet.
    pub fresh: SeatSet,
    /// Seats that have just taken a card into the hand, while nothing else has changed for them.
    pub drew: SeatSet,
    /// Seats a bot plays for instead of their person, when it was last looked at.
    pub stood_in: SeatSet,
    /// When each seat was last heard of, or the game began to wait for it.
    pub heard: PerSeat<Millis>,
    /// The version after each seat's own last action.
    pub own: PerSeat<Version>,
    /// When each seat was shown the version of now, as far as one can tell.
    pub shown: PerSeat<Option<Millis>>,
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
            recent: VecDeque::new(),
            plans: PerSeat::new(seats),
            waiting: SeatSet::EMPTY,
            fresh: SeatSet::all(seats),
            drew: SeatSet::EMPTY,
            stood_in: SeatSet::EMPTY,
            heard: PerSeat::from_fn(seats, |_| began),
            own: PerSeat::new(seats),
            shown: PerSeat::new(seats),
            top: Version(0),
            top_told: None,
            judge: None,
            decided: None,
            random,
        }
    }

    /// After a restart: clocks go on from where they were when the `last` fact was written, and everyone has their
    /// grace.
    pub fn wake_up(&mut self, last: Millis, now: Millis) {
        let seats = self.game.seats();
        self.heard = PerSeat::from_fn(seats, |_| now);
        self.clocks.run(last, SeatSet::EMPTY);
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

    /// What an action leaves behind, beside the game itself.
    fn acted(&mut self, at: Millis, seat: Seat, acting_before: SeatSet, events: &[AnyEvent]) {
        self.heard[seat] = at;
        for waited_for in self.game.to_act().iter().filter(|&seat| !acting_before.contains(seat)) {
            self.heard[waited_for] = at;
        }
        self.look_up(seat, events);
        if !self.game.id().is_speed() {
            self.recent.push_back((self.game.version(), events.to_vec()));
            if self.recent.len() > RECENT {
                self.recent.pop_front();
            }
        }
        self.own[seat] = self.game.version();
        self.shown = PerSeat::new(self.game.seats());
        self.clocks.acted(at, seat);
        self.run_clocks(at);
    }

    /// What there is for bots to look at after an action: with turns everything that somebody else does; without, only
    /// what happens to the pile.
    fn look_up(&mut self, seat: Seat, events: &[AnyEvent]) {
        if self.game.id().is_speed() && !events.iter().any(changes_top) {
            self.drew.insert(seat);
            return;
        }
        self.fresh = SeatSet::all(self.game.seats());
        // Who has just laid a card knows what is on top, unless the pile was turned after it.
        if !events.iter().any(turns_pile) {
            self.fresh.remove(seat);
        }
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
        let clock = if game.id().is_speed() { Clock::None } else { self.settings.clock };
        let mut round = Round::new(game, at, proof, Clocks::new(clock, seats));
        round.run_clocks(at);
        self.agreeing = SeatSet::EMPTY;
        for person in &mut self.people {
            person.nonces.clear();
        }
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
        (reaction, finish): (Option<i64>, Option<Finish>),
    ) -> Result<Vec<AnyEvent>, String> {
        let round = self.round_mut()?;
        let action = round.game.parse_action(action).map_err(|error| error.to_string())?;
        let (before, acting) = (round.game.version(), round.game.to_act());
        let events = round.game.apply(seat, &action).map_err(|illegal| illegal.to_string())?;
        round.acted(at, seat, acting, &events);
        round.finishes.extend(finish);
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
        let Phase::Playing(round) = &mut self.phase else {
            return;
        };
        let Some(outcome) = round.game.outcome() else {
            return;
        };
        let Some(progress) = &mut self.progress else {
            return;
        };
        arrange(&mut round.finishes, |finish| finish.margin);
        round.finishes.truncate(CLOSEST);
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
        if progress.score.is_over() {
            self.phase = Phase::Over;
            self.free_seats_of_the_removed();
        } else {
            self.phase = Phase::Between;
        }
    }

    /// Who was sent away during a match kept the seat until its end, with a bot on it.
    fn free_seats_of_the_removed(&mut self) {
        for slot in &mut self.seats {
            let removed = |person: &&Person| slot.who == Who::Person { person: person.id } && person.removed;
            if self.people.iter().any(|person| removed(&person)) {
                *slot = Slot::OPEN;
            }
        }
    }

    pub(crate) fn tell_result(&self, out: &mut Out) {
        let Some(result) = self.progress.as_ref().and_then(|progress| progress.results.last()) else {
            return;
        };
        for conn in self.conns.ids() {
            out.send(conn, Reply::Result { result: Box::new(result.clone()) });
        }
        out.table_changed = true;
    }

    /// Does everything whose time has come.
    pub(crate) fn advance(&mut self, now: Millis, out: &mut Out) {
        self.pass_host_on(now, out);
        self.start_if_ready(now, out);
        if let Phase::Countdown { ends } = self.phase
            && now >= ends
        {
            self.fall_signal(now, out);
        }
        self.pause_if_agreed(now, out);
        while self.hear_referee(now, out) || self.play_for_others(now, out) {}
        self.notice_stand_ins(now, out);
    }

    fn fall_signal(&mut self, now: Millis, out: &mut Out) {
        let people = self.seats.iter().filter_map(|slot| match slot.who {
            Who::Person { person } => self.person(person),
            Who::Open | Who::Bot { .. } => None,
        });
        let nonces = people.flat_map(|person| person.nonces.iter().copied()).collect();
        let start = self.progress.as_ref().map_or(Start::Lot, |progress| progress.score.next_start());
        self.write(now, Fact::Dealt { nonces, start }, out);
        let Phase::Playing(round) = &self.phase else {
            // A deal that nobody can play on is over at once (TH-21).
            return self.tell_result(out);
        };
        for (conn, who) in self.conns.iter() {
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
            Phase::Between => self.absent_waited_for_until(),
            _ => None,
        };
        [host, next].into_iter().flatten().min()
    }

    fn round_wakes(&self, round: &Round) -> Option<Millis> {
        let held = round.judge.as_ref().and_then(|judge| judge.held_until(round.able()));
        let plans = round.plans.iter().flatten().map(|(time, _)| *time);
        let seats = round.game.seats();
        let stand_ins = seats
            .iter()
            .filter(|&seat| !round.stood_in.contains(seat))
            .filter_map(|seat| self.stand_in_from(round, seat));
        held.into_iter().chain(plans).chain(stand_ins).min()
    }
}

#[cfg(test)]
mod tests {
    use cardshed_bots::{BotSpec, Strength};
    use cardshed_rules::{GameId, SeatCount};

    use super::*;

    /// A round of Plus Minus in which both seats' bots have looked at the table once.
    fn looked_at() -> (Round, Seat, Seat) {
        let seats = SeatCount::new(2).unwrap();
        let options = AnyOptions::parse(GameId::PlusMinus, "").unwrap();
        let secret = cardshed_protocol::Secret([1; 32]);
        let seed = Seed::from_number(1);
        let game = AnyGame::deal(&Setup { seats, start: Start::Lot, options }, seed).unwrap();
        let proof = Proof { commitment: deal::commitment(&secret), secret, nonces: Vec::new(), seed };
        let mut round = Round::new(game, Millis(0), proof, Clocks::new(Clock::None, seats));
        assert_eq!(round.fresh, SeatSet::all(seats));
        for seat in seats.iter() {
            round.decide(seat, BotSpec::new(Strength::Easy));
        }
        assert_eq!(round.fresh, SeatSet::EMPTY);
        let mut all = seats.iter();
        (round, all.next().unwrap(), all.next().unwrap())
    }

    fn act(round: &mut Round, seat: Seat, action: &str) {
        let action = round.game.parse_action(action).unwrap();
        let acting = round.game.to_act();
        let events = round.game.apply(seat, &action).unwrap();
        round.acted(Millis(1), seat, acting, &events);
    }

    #[test]
    fn a_drawn_card_is_news_for_its_own_seat_only_and_once() {
        let (mut round, first, _) = looked_at();
        act(&mut round, first, "draw");
        assert_eq!((round.fresh, round.drew), (SeatSet::EMPTY, SeatSet::only(first)));
        round.decide(first, BotSpec::new(Strength::Easy));
        assert_eq!(round.drew, SeatSet::EMPTY);
    }

    #[test]
    fn a_card_on_the_pile_is_news_for_the_others() {
        let (mut round, first, second) = looked_at();
        let can_play = |seat: &Seat| round.game.actions(*seat).iter().any(crate::race::is_race);
        let (seat, other) = if can_play(&first) { (first, second) } else { (second, first) };
        let play =
            round.game.actions(seat).iter().find(|action| crate::race::is_race(action)).unwrap().to_string();
        act(&mut round, seat, &play);
        assert_eq!((round.fresh, round.drew), (SeatSet::only(other), SeatSet::EMPTY));
    }
}
