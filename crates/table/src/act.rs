//! Actions of the game: checked, done, told.

use cardshed_protocol::{Finish, Millis, RefusalReason, Reply};
use cardshed_rules::any::AnyAction;
use cardshed_rules::{Seat, SeatSet, Version};

use crate::fact::{Actor, Fact};
use crate::race::{Candidate, is_race};
use crate::shell::ConnId;
use crate::table::{Out, Phase, Table};

impl Table {
    /// A person's action: done, refused, or handed to the referee.
    pub(crate) fn act(
        &mut self,
        now: Millis,
        conn: ConnId,
        id: Option<u32>,
        (against, text): (Version, &str),
        out: &mut Out,
    ) {
        let refused = |reason, text: String| Reply::Refused { id, reason, text, finish: None };
        let person = self.conns[&conn].person;
        let Some(seat) = self.seat_of(person) else {
            return out.send(conn, refused(RefusalReason::NotSeated, "you have no seat".to_owned()));
        };
        let Phase::Playing(round) = &mut self.phase else {
            return out.send(conn, refused(RefusalReason::WrongPhase, "no round is being played".to_owned()));
        };
        if round.paused || round.resigned.contains(seat) {
            let why = if round.paused { "the round is paused" } else { "you have given up this round" };
            return out.send(conn, refused(RefusalReason::WrongPhase, why.to_owned()));
        }
        let action = match round.game.parse_action(text) {
            Ok(action) => action,
            Err(error) => return out.send(conn, refused(RefusalReason::Unreadable, error.to_string())),
        };
        round.person_is_back(now, seat);
        let race = is_race(&action);
        if race && against < round.top {
            let finish = self.missed_by(now, seat, against);
            let (reason, text) = (RefusalReason::TooLate, "somebody was quicker".to_owned());
            return out.send(conn, Reply::Refused { id, reason, text, finish });
        }
        if !race && !round.game.id().is_speed() && against != round.game.version() {
            let version = round.game.version();
            let text = format!("the table is at version {}, and you saw {}", version.0, against.0);
            return out.send(conn, refused(RefusalReason::Stale { version }, text));
        }
        if let Err(illegal) = round.game.check(seat, &action) {
            return out
                .send(conn, refused(RefusalReason::Illegal { rule: illegal.rule() }, illegal.to_string()));
        }
        if race {
            let candidate = Candidate { action, actor: Actor::Person, from: Some((conn, id)) };
            self.race(now, seat, candidate);
        } else {
            self.perform(now, seat, &action, (Actor::Person, None, None), out);
            if let Some(id) = id {
                out.send(conn, Reply::Done { id });
            }
        }
    }

    /// Does an action that is legal, and tells everyone.
    pub(crate) fn perform(
        &mut self,
        now: Millis,
        seat: Seat,
        action: &AnyAction,
        (actor, reaction, finish): (Actor, Option<i64>, Option<Finish>),
        out: &mut Out,
    ) {
        if let (Phase::Playing(round), Some(finish)) = (&mut self.phase, finish) {
            round.finishes.push(finish);
        }
        let fact = Fact::Acted { seat, action: action.to_string(), actor, reaction };
        let version = match &self.phase {
            Phase::Playing(round) => round.game.version().next(),
            _ => return,
        };
        let events = self.write(now, fact, out);
        for (&conn, who) in &self.conns {
            let viewer = self.viewer_of(who.person);
            let seen = events.iter().map(|event| event.cut(viewer)).collect();
            out.send(conn, Reply::Events { version, seat, seen, finish });
        }
        match &mut self.phase {
            Phase::Playing(round) => {
                round.waiting = SeatSet::EMPTY;
                round.plans[seat] = None;
                round.drop_impossible_plans();
            }
            _ => self.tell_result(out),
        }
    }
}
