//! Actions of the game: checked, done, told.

use cardshed_protocol::{Finish, Millis, RefusalReason, Reply};
use cardshed_rules::any::AnyAction;
use cardshed_rules::{Seat, SeatSet, Version};

use crate::fact::{Actor, Fact};
use crate::race::{Candidate, is_race};
use crate::round::Round;
use crate::shell::ConnId;
use crate::table::{Out, Phase, Table};

impl Round {
    /// Whether the action was made without knowing what has to be known for it: everything in a game with turns; in
    /// one without, one's own last action, so that a message that comes twice does not draw twice, unless it is known to
    /// come for the first time. Whether a play is too late, the top card says.
    fn is_stale(&self, seat: Seat, against: Version, race: bool, comes_once: bool) -> bool {
        let version = self.game.version();
        let known = match (self.game.id().is_speed(), race) {
            (true, true) => self.top,
            (true, false) if comes_once => Version(0),
            (true, false) => self.own[seat],
            (false, _) => version,
        };
        against < known || against > version
    }
}

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
        let Some(client) = self.conns.get_mut(conn) else { return };
        let (person, comes_once) = (client.person, client.counts_on(id));
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
        let race = is_race(&action);
        if race && against < round.top {
            let finish = self.missed_by(now, seat, against);
            let (reason, text) = (RefusalReason::TooLate, "somebody was quicker".to_owned());
            return out.send(conn, Reply::Refused { id, reason, text, finish });
        }
        if round.is_stale(seat, against, race, comes_once) {
            let version = round.game.version();
            let text = format!("the table is at version {}, and you saw {}", version.0, against.0);
            return out.send(conn, refused(RefusalReason::Stale { version }, text));
        }
        if let Err(illegal) = round.game.check(seat, &action) {
            return out
                .send(conn, refused(RefusalReason::Illegal { rule: illegal.rule() }, illegal.to_string()));
        }
        if round.is_held(seat) && race {
            let text = "your play on this card is being judged".to_owned();
            return out.send(conn, refused(RefusalReason::TooFast, text));
        }
        if race {
            let candidate = Candidate { action, actor: Actor::Person, from: Some((conn, id)) };
            self.race(now, seat, candidate);
        } else {
            self.perform(now, seat, &action, (Actor::Person, None, None), out);
            self.answer(conn, id, out);
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
        let Phase::Playing(round) = &self.phase else {
            return;
        };
        let version = round.game.version().next();
        let shown = round.shown.iter().map(|shown| shown.map(|at| at.since(round.began))).collect();
        // Clocks are part of the table, so that it has to be told again whenever one is stopped.
        out.table_changed |= round.clocks.is_used();
        let fact = Fact::Acted { seat, action: action.to_string(), actor, reaction, finish, shown };
        let events = self.write(now, fact, out);
        for (conn, who) in self.conns.iter() {
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
