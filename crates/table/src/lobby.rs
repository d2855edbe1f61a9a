//! Coming and going, sitting and standing, settling what is played, getting ready.

use cardshed_protocol::{Command, Goodbye, Millis, Name, PersonId, RefusalReason, Reply, Told, Who};
use cardshed_rules::{Seat, SeatSet};

use crate::fact::Fact;
use crate::people::{Conn, Identity};
use crate::shell::{ConnId, Output};
use crate::table::{Out, Phase, Refusal, Table, check_settings};

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
        if let Phase::Playing(round) = &mut self.phase {
            // Whoever is back plays on at once: what a bot meant to do for them falls away.
            if let Some(seat) =
                self.seats.iter().position(|slot| slot.who == Who::Person { person }).and_then(Seat::new)
            {
                round.person_is_back(now, seat);
            }
        }
        out.table_changed = true;
        self.welcome(now, conn, person, out);
    }

    pub(crate) fn disconnect(&mut self, now: Millis, conn: ConnId, out: &mut Out) {
        let Some(gone) = self.conns.remove(&conn) else {
            return;
        };
        if self.conns.values().all(|conn| conn.person != gone.person) {
            self.people[gone.person.0 as usize - 1].away_since = Some(now);
            if let Some(seat) = self.seat_of(gone.person).filter(|_| self.is_idle()) {
                self.seats[seat.index()].ready = false;
            }
            out.table_changed = true;
        }
    }

    /// Everything a person can ask for that is not an action of the game.
    pub(crate) fn arrange(&mut self, now: Millis, person: PersonId, command: Command, out: &mut Out) -> Done {
        let fact = match command {
            Command::Nonce { nonce } => {
                self.people[person.0 as usize - 1].nonce = Some(nonce);
                return Ok(());
            }
            Command::Ready { ready } => return self.set_ready(now, person, ready, out),
            Command::Pause => return self.agree(now, person, true, out),
            Command::Resume => return self.agree(now, person, false, out),
            Command::Resign => self.resign(person)?,
            Command::Rename { name } => Fact::Renamed { person, name },
            Command::Sit { seat } => self.sit(person, seat)?,
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
                self.only_if(seat, "the seat is not free", |who| *who == Who::Open)?;
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
        self.people[person.0 as usize - 1].away_since = Some(Millis(0));
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

    fn sit(&self, person: PersonId, seat: Seat) -> Result<Fact, Refusal> {
        self.only_before_a_match()?;
        self.only_if(seat, "the seat is not free", |who| *who == Who::Open)?;
        match self.seat_of(person) {
            Some(_) => Err(Refusal::new(RefusalReason::SeatTaken, "you have a seat: stand up first")),
            None => Ok(Fact::Sat { person, seat }),
        }
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

    /// Once everyone who sits is ready and no seat is open, the countdown begins.
    fn set_ready(&mut self, now: Millis, person: PersonId, ready: bool, out: &mut Out) -> Done {
        let seat = self.own_seat(person)?;
        if !matches!(self.phase, Phase::Lobby | Phase::Between | Phase::Over) {
            return refuse(RefusalReason::WrongPhase, "the round has begun");
        }
        self.seats[seat.index()].ready = ready;
        out.table_changed = true;
        let all_ready = self.seats.iter().all(|slot| match slot.who {
            Who::Open => false,
            // Nobody has to wait for somebody who has been sent away.
            Who::Person { person } => slot.ready || self.person(person).is_some_and(|person| person.removed),
            Who::Bot { .. } => true,
        });
        if all_ready {
            self.write(now, Fact::Counting, out);
        }
        Ok(())
    }

    /// A pause begins, or ends, once everyone who sits and is here agrees.
    fn agree(&mut self, now: Millis, person: PersonId, pause: bool, out: &mut Out) -> Done {
        let seat = self.own_seat(person)?;
        match &self.phase {
            Phase::Playing(round) if round.paused != pause => {}
            _ => return refuse(RefusalReason::WrongPhase, "there is nothing to pause, or to go on with"),
        }
        self.agreeing.insert(seat);
        out.table_changed = true;
        let missing = (0..self.seats.len()).filter_map(Seat::new).any(|seat| {
            let here = match self.seats[seat.index()].who {
                Who::Person { person } => {
                    self.person(person).is_some_and(|person| person.away_since.is_none())
                }
                Who::Open | Who::Bot { .. } => false,
            };
            here && !self.agreeing.contains(seat)
        });
        if !missing {
            self.agreeing = SeatSet::EMPTY;
            self.write(now, Fact::Paused { paused: pause }, out);
        }
        Ok(())
    }

    /// Passes on what somebody says, to everyone.
    pub(crate) fn say(&mut self, person: PersonId, told: Told, out: &mut Out) -> Done {
        let muted = self.person(person).is_none_or(|person| person.muted);
        if muted || (matches!(told, Told::Text(_)) && !self.settings.chat) {
            return refuse(RefusalReason::Muted, "the host has muted you, or this table has no chat");
        }
        for &conn in self.conns.keys() {
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
