//! Bots: on seats of their own, and for people who are away.

use cardshed_bots::{BotSpec, Decision, Effort, Moment, Strength};
use cardshed_protocol::{Millis, PersonId, Who};
use cardshed_rules::any::AnyAction;
use cardshed_rules::{Seat, SeatSet, Viewer};

use crate::fact::Actor;
use crate::race::{Candidate, is_race};
use crate::round::Round;
use crate::table::{Out, Phase, Table};

/// A person who is here but has done nothing for this many times the grace period is played for, if the game waits.
const SILENCE: u64 = 6;

/// A bot at a table thinks no longer than so many iterations: the table waits meanwhile.
const BOT_ITERATIONS: u32 = 400;

impl Table {
    /// Whether [`Table::handle`] may take long, tens of milliseconds, because a bot that searches plays here. A shell
    /// with other work to do should not let that wait.
    #[must_use]
    pub fn thinks_long(&self) -> bool {
        let searches = |who: &Who| matches!(who, Who::Bot { bot } if bot.0.strength == Strength::Hard);
        !self.settings.game.is_speed() && !self.is_idle() && self.seats.iter().any(|slot| searches(&slot.who))
    }

    /// Lets bots and stand-ins act whose time has come, and has the others make up their minds; `true` if one acted.
    pub(crate) fn play_for_others(&mut self, now: Millis, out: &mut Out) -> bool {
        let Phase::Playing(round) = &self.phase else {
            return false;
        };
        if round.paused {
            return false;
        }
        let free: SeatSet = round.game.to_act().iter().filter(|&seat| !round.is_held(seat)).collect();
        for seat in free.iter() {
            let Some((spec, actor)) = self.plays_for(now, seat) else {
                continue;
            };
            if let Some(action) = self.due(now, seat, spec) {
                if is_race(&action) {
                    self.race(now, seat, Candidate { action, actor, from: None });
                } else {
                    self.perform(now, seat, &action, (actor, None, None), out);
                }
                return true;
            }
        }
        false
    }

    /// Which bot plays for a seat, if one does.
    fn plays_for(&self, now: Millis, seat: Seat) -> Option<(BotSpec, Actor)> {
        let Phase::Playing(round) = &self.phase else {
            return None;
        };
        match &self.seats[seat.index()].who {
            Who::Bot { bot } => Some((bot.0, Actor::Bot)),
            Who::Person { .. } if self.needs_stand_in(now, round, seat) => {
                Some((BotSpec::new(Strength::Medium), Actor::StandIn))
            }
            Who::Person { .. } | Who::Open => None,
        }
    }

    /// Somebody is there: if a bot played for them only because they were away or silent, they play themselves again at
    /// once, and what the bot meant to do falls away. Nobody gets time back in this way that has run out.
    pub(crate) fn hears_from(&mut self, now: Millis, person: PersonId) {
        let Some(seat) = self.seat_of(person) else {
            return;
        };
        if let Phase::Playing(round) = &mut self.phase {
            round.heard[seat] = now;
        }
        let Phase::Playing(round) = &self.phase else {
            return;
        };
        let still_played_for = self.needs_stand_in(now, round, seat);
        if let Phase::Playing(round) = &mut self.phase
            && !still_played_for
        {
            round.plans[seat] = None;
            round.waiting.remove(seat);
        }
    }

    /// Has everyone told when a bot begins or stops playing for somebody.
    pub(crate) fn notice_stand_ins(&mut self, now: Millis, out: &mut Out) {
        let Phase::Playing(round) = &self.phase else {
            return;
        };
        let stood_in =
            round.game.seats().iter().filter(|&seat| self.needs_stand_in(now, round, seat)).collect();
        if let Phase::Playing(round) = &mut self.phase
            && round.stood_in != stood_in
        {
            round.stood_in = stood_in;
            out.table_changed = true;
        }
    }

    /// Whether a bot plays for the person of that seat: they have given up, are away, silent or out of time.
    pub(crate) fn needs_stand_in(&self, now: Millis, round: &Round, seat: Seat) -> bool {
        round.resigned.contains(seat) || self.stand_in_from(round, seat).is_some_and(|from| now >= from)
    }

    /// From when on a bot would play for the person of a seat.
    pub(crate) fn stand_in_from(&self, round: &Round, seat: Seat) -> Option<Millis> {
        let Who::Person { person } = self.seats[seat.index()].who else {
            return None;
        };
        let grace = 1000 * u64::from(self.settings.grace);
        let person = self.person(person)?;
        if person.removed {
            return Some(round.began);
        }
        let away = person.away_since.map(|since| since.after(grace));
        let acting = round.game.to_act().contains(seat);
        let silent = acting.then(|| round.heard[seat].after(SILENCE * grace));
        let out_of_time = round.clocks.next_end(SeatSet::only(seat));
        [away, silent, out_of_time].into_iter().flatten().min()
    }

    /// What a bot does now, if its time has come; otherwise it makes up its mind.
    fn due(&mut self, now: Millis, seat: Seat, spec: BotSpec) -> Option<AnyAction> {
        let Phase::Playing(round) = &mut self.phase else {
            return None;
        };
        if round.plans[seat].as_ref().is_some_and(|(time, _)| now >= *time) {
            let (_, action) = round.plans[seat].take()?;
            // A slip is not done; the bot looks again.
            if round.game.check(seat, &action).is_ok() {
                return Some(action);
            }
        }
        if round.plans[seat].is_none() && !round.waiting.contains(seat) {
            match round.decide(seat, spec) {
                Some(decision) => {
                    // Never at once, so that time goes on whatever a bot thinks of.
                    let after = (decision.after.as_millis() as u64).max(1);
                    round.plans[seat] = Some((now.after(after), decision.action));
                }
                None => round.waiting.insert(seat),
            }
        }
        None
    }
}

impl Round {
    pub(crate) fn decide(&mut self, seat: Seat, spec: BotSpec) -> Option<Decision<AnyAction>> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut effort = Effort::iterations(BOT_ITERATIONS);
        let moment = Moment { view: &view, fresh: self.fresh.contains(seat), drew: self.drew.contains(seat) };
        let decision = cardshed_bots::decide(spec, moment, &mut effort, &mut self.random);
        self.drew.remove(seat);
        if decision.as_ref().is_none_or(|decision| decision.reason.looked()) {
            self.fresh.remove(seat);
        }
        decision
    }

    pub(crate) fn drop_impossible_plans(&mut self) {
        for seat in self.game.seats().iter() {
            let possible =
                self.plans[seat].as_ref().is_some_and(|(_, action)| self.game.check(seat, action).is_ok());
            if !possible {
                self.plans[seat] = None;
            }
        }
    }
}
