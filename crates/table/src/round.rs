//! One round: the game, the referee, the clocks, and who plays for whom.

use cardshed_bots::{BotSpec, Decision, Effort, Strength};
use cardshed_protocol::{Finish, Millis, Nonce, Proof, RefusalReason, Reply, RoundResult, Who};
use cardshed_rules::any::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use cardshed_rules::{PerSeat, Seat, SeatSet, Seed, Setup, Shuffler, Start, Version, Viewer};

use crate::clocks::Clocks;
use crate::deal;
use crate::fact::{Actor, Fact};
use crate::referee::{Judge, Play, Racer, Verdict};
use crate::shell::ConnId;
use crate::table::{Out, Phase, Table};

/// What lay between two players is a photo finish below this many milliseconds.
const PHOTO_FINISH: i64 = 100;

/// A person who is here but has done nothing for this many times the grace period is played for, if the game waits.
const SILENCE: u64 = 6;

/// A bot at a table thinks no longer than so many iterations: the table waits meanwhile.
const BOT_ITERATIONS: u32 = 400;

/// A play on the way to the referee.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    action: AnyAction,
    actor: Actor,
    /// Whom to answer.
    from: Option<(ConnId, Option<u32>)>,
}

/// What was decided last, for those who come in later.
#[derive(Clone, Debug)]
struct Decided {
    seat: Seat,
    reaction: i64,
    racers: PerSeat<Racer>,
    /// The version whose top card it was played on, and everything up to its own.
    before: Version,
}

/// A round being played.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub game: AnyGame,
    pub began: Millis,
    pub proof: Proof,
    pub paused: bool,
    pub resigned: SeatSet,
    pub clocks: Clocks,
    finishes: Vec<Finish>,
    /// What bots and stand-ins are about to do, and when.
    plans: PerSeat<Option<(Millis, AnyAction)>>,
    /// Seats whose bot waits for the table to change.
    waiting: SeatSet,
    /// When each seat last acted or came back.
    heard: PerSeat<Millis>,
    /// The version with which the card on top came up.
    top: Version,
    /// When everyone was told of it; not yet, right after it came up.
    top_told: Option<Millis>,
    judge: Option<Judge<Candidate>>,
    decided: Option<Decided>,
    random: Shuffler,
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

    pub fn person_is_back(&mut self, now: Millis, seat: Seat) {
        self.heard[seat] = now;
        self.plans[seat] = None;
        self.waiting.remove(seat);
    }

    /// Whether a play of that seat waits for the referee.
    fn is_held(&self, seat: Seat) -> bool {
        self.judge.as_ref().is_some_and(|judge| judge.holds(seat))
    }

    /// The seats that could lay a card on the pile now.
    fn able(&self) -> SeatSet {
        let can_race = |seat: &Seat| self.game.actions(*seat).iter().any(is_race);
        self.game.seats().iter().filter(can_race).collect()
    }
}

/// Whether the action is one that somebody else could be quicker with.
fn is_race(action: &AnyAction) -> bool {
    use cardshed_rules::{halves, plusminus};
    match action {
        AnyAction::PlusMinus(action) => *action != plusminus::Action::Draw,
        AnyAction::Halves(action) => *action != halves::Action::Draw,
        _ => false,
    }
}

/// Whether the event brought another card to the top of the pile.
fn changes_top(event: &AnyEvent) -> bool {
    use cardshed_rules::{halves, plusminus};
    matches!(
        event,
        AnyEvent::PlusMinus(plusminus::Event::Played { .. } | plusminus::Event::Turned { .. })
            | AnyEvent::Halves(halves::Event::Played { .. } | halves::Event::Turned { .. })
    )
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

    /// Hands a play to the referee of the card on top.
    fn race(&mut self, now: Millis, seat: Seat, candidate: Candidate) {
        let racers = self.racers(now);
        let cap = self.settings.hold_cap;
        if let Phase::Playing(round) = &mut self.phase {
            round.judge.get_or_insert_with(|| Judge::new(racers, cap)).take(seat, candidate, now);
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
                Who::Person { person } => {
                    let conns = self.conns.values().filter(|conn| conn.person == person);
                    conns.filter_map(|conn| conn.round_trip()).min().unwrap_or(0)
                }
                Who::Open | Who::Bot { .. } => 0,
            };
            Racer { told, round_trip, handicap: slot.handicap }
        })
    }

    /// By how much a play came too late, if it was close.
    fn missed_by(&self, now: Millis, seat: Seat, against: Version) -> Option<Finish> {
        let Phase::Playing(round) = &self.phase else {
            return None;
        };
        let decided = round.decided.as_ref().filter(|decided| against <= decided.before)?;
        let racer = decided.racers[seat];
        let reaction =
            now.0 as i64 - racer.told.0 as i64 - i64::from(racer.round_trip) + i64::from(racer.handicap);
        finish(decided.seat, decided.reaction, seat, reaction)
    }

    /// Does an action that is legal, and tells everyone.
    fn perform(
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

    fn tell_result(&self, out: &mut Out) {
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

    /// Asks the referee; `true` if something was decided.
    fn hear_referee(&mut self, now: Millis, out: &mut Out) -> bool {
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
        if let Some((conn, Some(id))) = from {
            out.send(conn, Reply::Done { id });
        }
        for play in late {
            refuse_late(&play, finish(first.seat, first.reaction, play.seat, play.reaction), out);
        }
        true
    }

    /// Lets bots and stand-ins act whose time has come, and has the others make up their minds; `true` if one acted.
    fn play_for_others(&mut self, now: Millis, out: &mut Out) -> bool {
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

    /// Whether a bot plays for the person of that seat: they have given up, are away, silent or out of time.
    pub(crate) fn needs_stand_in(&self, now: Millis, round: &Round, seat: Seat) -> bool {
        round.resigned.contains(seat) || self.stand_in_from(round, seat).is_some_and(|from| now >= from)
    }

    /// From when on a bot would play for the person of a seat.
    fn stand_in_from(&self, round: &Round, seat: Seat) -> Option<Millis> {
        let Who::Person { person } = self.seats[seat.index()].who else {
            return None;
        };
        let grace = 1000 * u64::from(self.settings.grace);
        let person = self.person(person)?;
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

impl Round {
    fn decide(&mut self, seat: Seat, spec: BotSpec) -> Option<Decision<AnyAction>> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut effort = Effort::iterations(BOT_ITERATIONS);
        cardshed_bots::decide(spec, &view, true, &mut effort, &mut self.random)
    }

    fn drop_impossible_plans(&mut self) {
        for seat in self.game.seats().iter() {
            let possible =
                self.plans[seat].as_ref().is_some_and(|(_, action)| self.game.check(seat, action).is_ok());
            if !possible {
                self.plans[seat] = None;
            }
        }
    }
}

/// A photo finish, if it was one.
fn finish(first: Seat, first_reaction: i64, second: Seat, second_reaction: i64) -> Option<Finish> {
    let margin = second_reaction - first_reaction;
    (0..PHOTO_FINISH).contains(&margin).then_some(Finish { first, second, margin: margin as u32 })
}

fn refuse_late(play: &Play<Candidate>, finish: Option<Finish>, out: &mut Out) {
    if let Some((conn, id)) = play.action.from {
        let (reason, text) = (RefusalReason::TooLate, "somebody was quicker".to_owned());
        out.send(conn, Reply::Refused { id, reason, text, finish });
    }
}
