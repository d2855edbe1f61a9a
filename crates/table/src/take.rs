//! How facts change a table. Nothing else changes one for good, live or restored.

use cardshed_protocol::{Millis, PersonId, Who};
use cardshed_rules::any::AnyEvent;
use cardshed_rules::{Match, Seat, SeatSet, Start};

use crate::fact::{Entry, Fact};
use crate::people::Person;
use crate::table::{Phase, Progress, Slot, Table, check_settings, countdown};

impl Table {
    /// Takes a fact in.
    ///
    /// # Errors
    /// If it does not follow from those before it.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<Vec<AnyEvent>, String> {
        let at = entry.at;
        match &entry.fact {
            Fact::Opened { .. } => return Err("a table is opened once".to_owned()),
            Fact::Came { person, identity, name } => {
                if person.0 as usize != self.people.len() + 1 {
                    return Err(format!("person {} came out of turn", person.0));
                }
                self.people.push(Person {
                    id: *person,
                    identity: *identity,
                    name: name.clone(),
                    muted: false,
                    removed: false,
                    nonces: Vec::new(),
                    away_since: None,
                });
                self.host.get_or_insert(*person);
            }
            Fact::Renamed { person, name } => self.known_mut(*person)?.name = name.clone(),
            Fact::Sat { person, seat } => {
                self.known_mut(*person)?;
                self.slot_mut(*seat)?.who = Who::Person { person: *person };
            }
            Fact::Stood { seat } => *self.slot_mut(*seat)? = Slot::OPEN,
            Fact::Settled { settings } => {
                check_settings(settings, self.seats.len())?;
                self.settings = settings.clone();
                self.nobody_is_ready();
            }
            Fact::Resized { seats } => {
                check_settings(&self.settings, (*seats).into())?;
                self.seats.resize((*seats).into(), Slot::OPEN);
                self.nobody_is_ready();
            }
            Fact::BotSat { seat, bot } => self.slot_mut(*seat)?.who = Who::Bot { bot: *bot },
            Fact::Handicapped { seat, millis } => self.slot_mut(*seat)?.handicap = *millis,
            Fact::Hosts { person } => {
                self.known_mut(*person)?;
                self.host = Some(*person);
            }
            Fact::Muted { person, muted } => self.known_mut(*person)?.muted = *muted,
            Fact::Removed { person } => self.known_mut(*person)?.removed = true,
            Fact::Added { person, nonce } => {
                let nonces = &mut self.known_mut(*person)?.nonces;
                if !nonces.contains(nonce) {
                    nonces.push(*nonce);
                }
            }
            Fact::Counting => self.begin_counting(at)?,
            Fact::Dealt { nonces, start } => self.begin_round(at, nonces, *start)?,
            Fact::Acted { seat, action, reaction, finish, .. } => {
                return self.take_action(at, *seat, action, (*reaction, *finish));
            }
            Fact::Paused { paused } => {
                self.round_mut()?.set_paused(at, *paused);
                self.agreeing = SeatSet::EMPTY;
            }
            Fact::Resigned { seat } => self.round_mut()?.resigned.insert(*seat),
        }
        Ok(Vec::new())
    }

    fn begin_counting(&mut self, at: Millis) -> Result<(), String> {
        if matches!(self.phase, Phase::Countdown { .. } | Phase::Playing(_)) {
            return Err("a countdown while a round is counted down or played".to_owned());
        }
        if matches!(self.phase, Phase::Lobby | Phase::Over) {
            let seats = self.seat_count()?;
            let rounds =
                self.settings.rounds.unwrap_or_else(|| Match::usual_rounds(self.settings.game, seats));
            // A rematch goes on where the last match stopped, if that seat is still there.
            let start = match self.progress.as_ref().map(|progress| progress.score.next_start()) {
                Some(Start::Seat(seat)) if seats.has(seat) => Start::Seat(seat),
                _ => Start::Lot,
            };
            let score =
                Match::new(self.settings.game, seats, rounds, start).map_err(|error| error.to_string())?;
            self.progress = Some(Progress { score, results: Vec::new() });
        }
        self.phase = Phase::Countdown { ends: at.after(countdown(self.settings.game)) };
        Ok(())
    }

    fn known_mut(&mut self, person: PersonId) -> Result<&mut Person, String> {
        let index = (person.0 as usize).checked_sub(1).ok_or("people are counted from one")?;
        self.people.get_mut(index).ok_or_else(|| format!("there is no person {}", person.0))
    }

    fn slot_mut(&mut self, seat: Seat) -> Result<&mut Slot, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }
}
