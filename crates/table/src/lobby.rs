//! Coming and going, sitting and standing, settling what is played, getting ready.

use cardshed_protocol::{Command, Goodbye, Millis, Name, Nonce, PersonId, RefusalReason, Reply, Told, Who};
use cardshed_rules::Seat;

use crate::fact::Fact;
use crate::people::{Conn, Identity};
use crate::shell::{ConnId, Output};
use crate::table::{Out, Phase, Refusal, Table, check_settings};

/// So many nonces somebody may add to a deal: more than they have pages, even if these are loaded again and again.
const MOST_NONCES: usize = 32;

type Done = Result<(), Refusal>;

fn refuse(reason: RefusalReason, text: &str) -> Done {
    Err(Refusal::new(reason, text))
}

impl Table {
    /// Somebody's client is there: for the first time, again, or a second one.
    pub(crate) fn connect(
        &mut self,
        now: Millis,
        conn: ConnId,
        identity: Identity,
        name: Name,
        out: &mut Out,
    ) {
        let known = self.people.iter().find(|person| person.identity == identity);
        if known.is_some_and(|person| person.removed) {
            out.send(conn, Reply::Goodbye { reason: Goodbye::Removed });
            out.outputs.push(Output::Close { conn, reason: Goodbye::Removed });
            return;
        }
        let person = match known.map(|person| person.id) {
            Some(person) => person,
            None => {
                let person = PersonId(self.people.len() as u32 + 1);
                self.write(now, Fact::Came { person, identity, name }, out);
                person
            }
        };
        self.conns.insert(conn, Conn::new(person));
        self.people[person.0 as usize - 1].away_since = None;
        self.hears_from(now, person);
        out.table_changed = true;
        self.welcome(now, conn, person, out);
    }

    pub(crate) fn disconnect(&mut self, now: Millis, conn: ConnId, out: &mut Out) {
        let Some(gone) = self.conns.remove(conn) else {
            return;
        };
        if !self.conns.has(gone.person) {
            self.people[gone.person.0 as usize - 1].away_since = Some(now);
            // Whoever is gone has neither said that they are ready nor agreed to anything.
            if let Some(seat) = self.seat_of(gone.person) {
                self.seats[seat.index()].ready = false;
                self.agreeing.remove(seat);
            }
            out.table_changed = true;
        }
    }

    /// Everything a person can ask for that is not an action of the game.
    pub(crate) fn arrange(&mut self, now: Millis, person: PersonId, command: Command, out: &mut Out) -> Done {
        let fact = match command {
            Command::Nonce { nonce } => self.add_nonce(person, nonce)?,
            Command::Ready { ready } => return self.set_ready(person, ready, out),
            Command::Pause => return self.agree(person, true, out),
            Command::Resume => return self.agree(person, false, out),
            Command::Resign => self.resign(person)?,
            Command::Rename { name } => Fact::Renamed { person, name },
            Command::Sit { seat } => {
                let fact = self.sit(person, seat)?;
                if let Some(seat) = self.seat_of(person) {
                    self.write(now, Fact::Stood { seat }, out);
                }
                fact
            }
            Command::Stand => self.stand(person)?,
            host_command => {
                if self.host != Some(person) {
                    return refuse(RefusalReason::NotHost, "only the host may do that");
                }
                return self.host_does(now, host_command, out);
            }
        };
        self.write(now, fact, out);
        Ok(())
    }

    fn host_does(&mut self, now: Millis, command: Command, out: &mut Out) -> Done {
        let fact = match command {
            Command::Settle { settings } => {
                self.only_before_a_match()?;
                self.playable(&settings, self.seats.len())?;
                Fact::Settled { settings }
            }
            Command::Seats { seats } => {
                self.only_before_a_match()?;
                self.playable(&self.settings, seats.into())?;
                let kept = usize::from(seats).min(self.seats.len());
                if self.seats[kept..].iter().any(|slot| slot.who != Who::Open) {
                    return refuse(RefusalReason::SeatTaken, "a seat that would go is not free");
                }
                Fact::Resized { seats }
            }
            Command::AddBot { seat, bot } => {
                self.only_before_a_match()?;
                self.only_if(seat, "somebody sits there", |who| !matches!(who, Who::Person { .. }))?;
                Fact::BotSat { seat, bot }
            }
            Command::RemoveBot { seat } => {
                self.only_before_a_match()?;
                self.only_if(seat, "no bot sits there", |who| matches!(who, Who::Bot { .. }))?;
                Fact::Stood { seat }
            }
            Command::Handicap { seat, millis } => {
                self.only_before_a_match()?;
                self.only_if(seat, "", |_| true)?;
                Fact::Handicapped { seat, millis: millis.min(LONGEST_HANDICAP) }
            }
            Command::GiveHost { person } => {
                self.known(person)?;
                Fact::Hosts { person }
            }
            Command::Mute { person, muted } => {
                self.known(person)?;
                Fact::Muted { person, muted }
            }
            Command::Remove { person } => return self.remove(now, person, out),
            _ => return refuse(RefusalReason::WrongPhase, "that cannot be asked for"),
        };
        self.write(now, fact, out);
        Ok(())
    }

    fn remove(&mut self, now: Millis, person: PersonId, out: &mut Out) -> Done {
        self.known(person)?;
        if self.host == Some(person) {
            return refuse(RefusalReason::Unknown, "the host cannot send themselves away");
        }
        if let Some(seat) = self.seat_of(person).filter(|_| self.before_a_match()) {
            self.write(now, Fact::Stood { seat }, out);
        }
        self.write(now, Fact::Removed { person }, out);
        self.people[person.0 as usize - 1].away_since = Some(now);
        if let Some(seat) = self.seat_of(person) {
            self.seats[seat.index()].ready = false;
            self.agreeing.remove(seat);
        }
        self.close_all(person, Goodbye::Removed, out);
        Ok(())
    }

    fn before_a_match(&self) -> bool {
        matches!(self.phase, Phase::Lobby | Phase::Over)
    }

    fn only_before_a_match(&self) -> Done {
        if self.before_a_match() {
            return Ok(());
        }
        refuse(RefusalReason::WrongPhase, "not while a match is being played")
    }

    fn playable(&self, settings: &cardshed_protocol::TableSettings, seats: usize) -> Done {
        check_settings(settings, seats).map_err(|problem| Refusal::new(RefusalReason::Settings, problem))
    }

    fn known(&self, person: PersonId) -> Done {
        match self.person(person) {
            Some(person) if !person.removed => Ok(()),
            _ => refuse(RefusalReason::Unknown, "there is no such person here"),
        }
    }

    fn only_if(&self, seat: Seat, otherwise: &str, holds: impl Fn(&Who) -> bool) -> Done {
        match self.seats.get(seat.index()) {
            None => refuse(RefusalReason::Unknown, "there is no such seat"),
            Some(slot) if !holds(&slot.who) => refuse(RefusalReason::SeatTaken, otherwise),
            Some(_) => Ok(()),
        }
    }

    /// Somebody who has a seat gives it up for the other one, and keeps it where that is not free.
    fn sit(&self, person: PersonId, seat: Seat) -> Result<Fact, Refusal> {
        self.only_before_a_match()?;
        self.only_if(seat, "the seat is not free", |who| *who == Who::Open)?;
        Ok(Fact::Sat { person, seat })
    }

    fn stand(&self, person: PersonId) -> Result<Fact, Refusal> {
        self.only_before_a_match()?;
        Ok(Fact::Stood { seat: self.own_seat(person)? })
    }

    fn own_seat(&self, person: PersonId) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or_else(|| Refusal::new(RefusalReason::NotSeated, "you have no seat"))
    }

    fn resign(&self, person: PersonId) -> Result<Fact, Refusal> {
        let seat = self.own_seat(person)?;
        match &self.phase {
            Phase::Playing(round) if !round.resigned.contains(seat) => Ok(Fact::Resigned { seat }),
            _ => Err(Refusal::new(RefusalReason::WrongPhase, "there is nothing to give up")),
        }
    }

    /// A nonce counts for the deal whose commitment is shown: one that came before it could have been reckoned with. All of
    /// a person's count: each of their pages looks for its own.
    fn add_nonce(&self, person: PersonId, nonce: Nonce) -> Result<Fact, Refusal> {
        self.own_seat(person)?;
        let has_enough = |nonces: &[Nonce]| nonces.len() >= MOST_NONCES && !nonces.contains(&nonce);
        if self.person(person).is_some_and(|person| has_enough(&person.nonces)) {
            return Err(Refusal::new(RefusalReason::TooFast, "enough has been added to this deal"));
        }
        if matches!(self.phase, Phase::Playing(_)) {
            return Err(Refusal::new(RefusalReason::WrongPhase, "the next deal is not committed to yet"));
        }
        Ok(Fact::Added { person, nonce })
    }

    fn set_ready(&mut self, person: PersonId, ready: bool, out: &mut Out) -> Done {
        let seat = self.own_seat(person)?;
        if !self.is_idle() {
            return refuse(RefusalReason::WrongPhase, "the round has begun");
        }
        self.seats[seat.index()].ready = ready;
        out.table_changed = true;
        Ok(())
    }

    /// Once everyone who sits is ready and no seat is open, the countdown begins. In the middle of a match nobody waits
    /// for somebody who has been away for longer than the grace period.
    pub(crate) fn start_if_ready(&mut self, now: Millis, out: &mut Out) {
        let somebody = self.seats.iter().any(|slot| slot.ready);
        let open = self.seats.iter().any(|slot| slot.who == Who::Open);
        if self.is_idle() && somebody && !open && self.waited_for_until().is_some_and(|until| now >= until) {
            self.write(now, Fact::Counting, out);
        }
    }

    /// Until when those who are ready wait for those who are away; `None` if they wait for somebody who is here.
    fn waited_for_until(&self) -> Option<Millis> {
        let mut until = Millis(0);
        for slot in &self.seats {
            let Who::Person { person } = slot.who else {
                continue;
            };
            let person = self.person(person)?;
            if slot.ready || person.removed {
                continue;
            }
            let away = person.away_since.filter(|_| matches!(self.phase, Phase::Between))?;
            until = until.max(away.after(1000 * u64::from(self.settings.grace)));
        }
        Some(until)
    }

    /// When the next round begins without those who are away, if somebody is ready for it.
    pub(crate) fn absent_waited_for_until(&self) -> Option<Millis> {
        self.seats.iter().any(|slot| slot.ready).then(|| self.waited_for_until()).flatten()
    }

    /// Asks for a pause, or to go on; or takes back that one has asked for the opposite.
    fn agree(&mut self, person: PersonId, pause: bool, out: &mut Out) -> Done {
        let seat = self.own_seat(person)?;
        let Phase::Playing(round) = &self.phase else {
            return refuse(RefusalReason::WrongPhase, "no round is being played");
        };
        if round.paused != pause {
            self.agreeing.insert(seat);
        } else if self.agreeing.contains(seat) {
            self.agreeing.remove(seat);
        } else {
            return refuse(RefusalReason::WrongPhase, "there is nothing to pause, or to go on with");
        }
        out.table_changed = true;
        Ok(())
    }

    /// A pause begins, or ends, once everyone agrees who sits, is here and has not given up.
    pub(crate) fn pause_if_agreed(&mut self, now: Millis, out: &mut Out) {
        let Phase::Playing(round) = &self.phase else {
            return;
        };
        let has_a_say = |seat: Seat| match self.seats[seat.index()].who {
            Who::Person { person } => {
                let here = self.person(person).is_some_and(|person| person.away_since.is_none());
                here && !round.resigned.contains(seat)
            }
            Who::Open | Who::Bot { .. } => false,
        };
        let seats = round.game.seats();
        let agreed = seats.iter().all(|seat| self.agreeing.contains(seat) || !has_a_say(seat));
        let paused = !round.paused;
        if agreed && !self.agreeing.is_empty() {
            self.call_race_off(out);
            self.write(now, Fact::Paused { paused }, out);
        }
    }

    /// Passes on what somebody says, to everyone.
    pub(crate) fn say(&mut self, person: PersonId, told: &Told, out: &mut Out) -> Done {
        let muted = self.person(person).is_none_or(|person| person.muted);
        if muted || (matches!(told, Told::Text(_)) && !self.settings.chat) {
            return refuse(RefusalReason::Muted, "the host has muted you, or this table has no chat");
        }
        for conn in self.conns.ids() {
            out.send(conn, Reply::Said { person, told: told.clone() });
        }
        Ok(())
    }

    /// If the host has been away for long while nothing is being played, somebody who is here takes over.
    pub(crate) fn pass_host_on(&mut self, now: Millis, out: &mut Out) {
        let Some(due) = self.host_passes_at() else {
            return;
        };
        let heir = self.people.iter().find(|person| person.away_since.is_none() && !person.removed);
        if let Some(heir) = heir.map(|person| person.id).filter(|_| now >= due) {
            self.write(now, Fact::Hosts { person: heir }, out);
        }
    }

    /// When the host will have been away for too long, if somebody is there to take over.
    pub(crate) fn host_passes_at(&self) -> Option<Millis> {
        let host = self.person(self.host?)?;
        let away = host.away_since.filter(|_| self.is_idle())?;
        let somebody = self.people.iter().any(|person| person.away_since.is_none() && !person.removed);
        somebody.then(|| away.after(1000 * u64::from(self.settings.grace)))
    }
}

/// Nobody needs a longer head start than this, in milliseconds.
const LONGEST_HANDICAP: u16 = 5_000;
