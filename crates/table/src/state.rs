//! The table as everyone sees it.

use cardshed_protocol::{MatchState, Millis, PersonState, PhaseState, SeatState, TableState, Who};
use cardshed_rules::Seat;

use crate::deal;
use crate::people::Person;
use crate::table::{Phase, Table};

impl Table {
    /// The table as everyone sees it now.
    #[must_use]
    pub fn state(&self, now: Millis) -> TableState {
        let phase = match &self.phase {
            Phase::Lobby => PhaseState::Lobby,
            Phase::Countdown { ends } => PhaseState::Countdown { ends: *ends },
            Phase::Playing(round) if round.paused => PhaseState::Paused,
            Phase::Playing(_) => PhaseState::Playing,
            Phase::Between => PhaseState::Between,
            Phase::Over => PhaseState::Over,
        };
        // While a round is being played, the commitment shown is the one its deal was made under.
        let commitment = match &self.phase {
            Phase::Playing(round) => round.proof.commitment,
            _ => deal::commitment(&self.secret()),
        };
        TableState {
            at: now,
            settings: self.settings.clone(),
            host: self.host,
            seats: (0..self.seats.len())
                .filter_map(Seat::new)
                .map(|seat| self.seat_state(now, seat))
                .collect(),
            people: self
                .people
                .iter()
                .filter(|person| self.is_shown(person))
                .map(|person| self.person_state(person))
                .collect(),
            phase,
            agreeing: self.agreeing.iter().collect(),
            rounds: self.progress.as_ref().map(|progress| MatchState {
                rounds: progress.score.rounds(),
                results: progress.results.clone(),
                points: *progress.score.points(),
                places: progress.score.places(),
            }),
            commitment: Some(commitment),
            deal: self.deals,
        }
    }

    fn seat_state(&self, now: Millis, seat: Seat) -> SeatState {
        let slot = &self.seats[seat.index()];
        let (stand_in, clock) = match &self.phase {
            Phase::Playing(round) => {
                let person = matches!(slot.who, Who::Person { .. });
                (person && self.needs_stand_in(now, round, seat), round.clocks.left(now, seat))
            }
            _ => (false, None),
        };
        SeatState { who: slot.who.clone(), ready: slot.ready, stand_in, handicap: slot.handicap, clock }
    }

    /// Whoever is here or sits here, the host, and nobody else: people come and go all evening.
    fn is_shown(&self, person: &Person) -> bool {
        let sits = self.seat_of(person.id).is_some();
        sits || (!person.removed && (person.away_since.is_none() || self.host == Some(person.id)))
    }

    fn person_state(&self, person: &Person) -> PersonState {
        PersonState {
            person: person.id,
            name: person.name.clone(),
            present: person.away_since.is_none(),
            muted: person.muted,
            round_trip: self.round_trip(person.id),
        }
    }
}
