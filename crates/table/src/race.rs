//! Plays on their way through the referee.

use cardshed_protocol::{Finish, Millis, PersonId, RefusalReason, Reply, Who};
use cardshed_rules::any::{AnyAction, AnyEvent};
use cardshed_rules::{PerSeat, Seat, SeatSet, Version};

use crate::fact::Actor;
use crate::referee::{Judge, Play, Racer, Verdict};
use crate::round::Round;
use crate::shell::ConnId;
use crate::table::{Out, Phase, Slot, Table};

/// What lay between two players is a photo finish below this many milliseconds.
const PHOTO_FINISH: i64 = 100;

/// A play on the way to the referee.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub action: AnyAction,
    pub actor: Actor,
    /// Whom to answer.
    pub from: Option<(ConnId, Option<u32>)>,
}

/// What was decided last, for those who come in later.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub seat: Seat,
    pub reaction: i64,
    pub racers: PerSeat<Racer>,
    /// The version whose top card it was played on, and everything up to its own.
    pub before: Version,
}

impl Round {
    /// Whether a play of that seat waits for the referee.
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.judge.as_ref().is_some_and(|judge| judge.holds(seat))
    }

    /// The seats that could lay a card on the pile now.
    pub(crate) fn able(&self) -> SeatSet {
        let can_race = |seat: &Seat| self.game.actions(*seat).iter().any(is_race);
        self.game.seats().iter().filter(can_race).collect()
    }
}

impl Table {
    /// Hands a play to the referee of the card on top.
    pub(crate) fn race(&mut self, now: Millis, seat: Seat, candidate: Candidate) {
        let racers = self.racers(now);
        let cap = self.settings.hold_cap;
        if let Phase::Playing(round) = &mut self.phase {
            round.judge.get_or_insert_with(|| Judge::new(racers, cap)).take(seat, candidate, now);
        }
    }

    /// What was sent has gone out: from here on, reactions to the top card count, and everyone who is connected will
    /// see it after half their round trip.
    pub(crate) fn told(&mut self, now: Millis) {
        let sees_at = |slot: &Slot| match slot.who {
            Who::Person { person } => {
                let here = self.conns.has(person);
                let way = u64::from(self.round_trip(person).unwrap_or(0) / 2);
                here.then(|| now.after(way))
            }
            Who::Open | Who::Bot { .. } => Some(now),
        };
        let seen: Vec<Option<Millis>> = self.seats.iter().map(sees_at).collect();
        if let Phase::Playing(round) = &mut self.phase {
            round.top_told.get_or_insert(now);
            for (shown, seen) in round.shown.iter_mut().zip(seen) {
                *shown = shown.or(seen);
            }
        }
    }

    /// A person's round trip: the shortest of their connections', so that a slow second one wins them nothing.
    pub(crate) fn round_trip(&self, person: PersonId) -> Option<u32> {
        let conns = self.conns.iter().filter(|(_, conn)| conn.person == person);
        conns.filter_map(|(_, conn)| conn.round_trip()).min()
    }

    /// Sends back what waits for a verdict that will not come.
    pub(crate) fn call_race_off(&mut self, out: &mut Out) {
        let Phase::Playing(round) = &mut self.phase else {
            return;
        };
        let held = round.judge.take().map_or_else(Vec::new, |mut judge| judge.release());
        for play in held {
            self.send_back(&play, RefusalReason::WrongPhase, None, out);
        }
    }

    /// Tells whoever played, and is still there, that it did not count.
    fn send_back(
        &self,
        play: &Play<Candidate>,
        reason: RefusalReason,
        finish: Option<Finish>,
        out: &mut Out,
    ) {
        let from = play.action.from.filter(|(conn, _)| self.conns.get(*conn).is_some());
        if let Some((conn, id)) = from {
            let text = match reason {
                RefusalReason::TooLate => "somebody was quicker",
                _ => "the race was called off",
            };
            out.send(conn, Reply::Refused { id, reason, text: text.to_owned(), finish });
        }
    }

    /// What the referee knows of everyone, for the card on top now.
    fn racers(&self, now: Millis) -> PerSeat<Racer> {
        let Phase::Playing(round) = &self.phase else {
            unreachable!("only a round has a race");
        };
        let told = round.top_told.unwrap_or(now);
        PerSeat::from_fn(round.game.seats(), |seat| {
            let slot = &self.seats[seat.index()];
            let round_trip = match slot.who {
                Who::Person { person } => self.round_trip(person).unwrap_or(0),
                Who::Open | Who::Bot { .. } => 0,
            };
            Racer { told, round_trip, handicap: slot.handicap }
        })
    }

    /// By how much a play came too late, if it was close.
    pub(crate) fn missed_by(&self, now: Millis, seat: Seat, against: Version) -> Option<Finish> {
        let Phase::Playing(round) = &self.phase else {
            return None;
        };
        let decided = round.decided.as_ref().filter(|decided| against <= decided.before)?;
        finish(decided.seat, decided.reaction, seat, decided.racers[seat].reaction(now))
    }

    /// Asks the referee; `true` if something was decided.
    pub(crate) fn hear_referee(&mut self, now: Millis, out: &mut Out) -> bool {
        let Phase::Playing(round) = &mut self.phase else {
            return false;
        };
        if round.judge.is_none() {
            return false;
        }
        let able = round.able();
        let verdict = round.judge.as_mut().map_or(Verdict::Nothing, |judge| judge.verdict(now, able));
        let Verdict::Decided { first, late } = verdict else {
            return false;
        };
        let closest =
            late.first().and_then(|second| finish(first.seat, first.reaction, second.seat, second.reaction));
        let Candidate { action, actor, from } = first.action;
        self.perform(now, first.seat, &action, (actor, Some(first.reaction), closest), out);
        if let Some((conn, id)) = from {
            self.answer(conn, id, out);
        }
        for play in late {
            let finish = finish(first.seat, first.reaction, play.seat, play.reaction);
            self.send_back(&play, RefusalReason::TooLate, finish, out);
        }
        true
    }
}

/// Whether the action is one that somebody else could be quicker with.
pub(crate) fn is_race(action: &AnyAction) -> bool {
    use cardshed_rules::{halves, plusminus};
    match action {
        AnyAction::PlusMinus(action) => *action != plusminus::Action::Draw,
        AnyAction::Halves(action) => *action != halves::Action::Draw,
        _ => false,
    }
}

/// Whether the event brought another card to the top of the pile.
pub(crate) fn changes_top(event: &AnyEvent) -> bool {
    use cardshed_rules::{halves, plusminus};
    matches!(
        event,
        AnyEvent::PlusMinus(plusminus::Event::Played { .. } | plusminus::Event::Turned { .. })
            | AnyEvent::Halves(halves::Event::Played { .. } | halves::Event::Turned { .. })
    )
}

/// Whether the pile was turned, because nobody could play.
pub(crate) fn turns_pile(event: &AnyEvent) -> bool {
    use cardshed_rules::{halves, plusminus};
    matches!(
        event,
        AnyEvent::PlusMinus(plusminus::Event::Turned { .. }) | AnyEvent::Halves(halves::Event::Turned { .. })
    )
}

/// A photo finish, if it was one.
fn finish(first: Seat, first_reaction: i64, second: Seat, second_reaction: i64) -> Option<Finish> {
    let margin = second_reaction - first_reaction;
    (0..PHOTO_FINISH).contains(&margin).then_some(Finish { first, second, margin: margin as u32 })
}
