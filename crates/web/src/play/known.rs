//! What is known of a table: how far it is, and who is there.

use cardshed_protocol::{MatchState, PersonId, PersonState, PhaseState, SeatState, TableState, Who};
use cardshed_rules::{GameId, Seat, SeatCount, Viewer};
use leptos::prelude::*;

use super::Play;

impl Play {
    /// Which game is played.
    #[must_use]
    pub fn game(self) -> Option<GameId> {
        self.table.with(|table| table.as_ref().map(|table| table.settings.game))
    }

    /// How far the table is.
    #[must_use]
    pub fn phase(self) -> Option<PhaseState> {
        self.table.with(|table| table.as_ref().map(|table| table.phase.clone()))
    }

    /// The match as far as it has come.
    #[must_use]
    pub fn rounds(self) -> Option<MatchState> {
        self.table.with(|table| table.as_ref().and_then(|table| table.rounds.clone()))
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(self) -> Option<SeatCount> {
        self.table.with(|table| table.as_ref().and_then(|table| SeatCount::new(table.seats.len())))
    }

    /// Whether one is the host.
    #[must_use]
    pub fn is_host(self) -> bool {
        let you = self.you.get();
        you.is_some() && self.table.with(|table| table.as_ref().and_then(|table| table.host)) == you
    }

    /// Whether the game waits for one's own action. While a bot plays for oneself, it waits for that.
    #[must_use]
    pub fn is_your_turn(self) -> bool {
        self.awaits_you.get() && self.is_playing() && self.own_seat().is_some_and(|own| !own.stand_in)
    }

    /// One's own seat as the table has it.
    #[must_use]
    pub fn own_seat(self) -> Option<SeatState> {
        let seat = self.seat.get()?;
        self.table.with(|table| table.as_ref()?.seats.get(seat.index()).cloned())
    }

    /// Whether a bot plays for oneself.
    #[must_use]
    pub fn is_played_for(self) -> bool {
        self.own_seat().is_some_and(|own| own.stand_in)
    }

    /// Whether a round is being played at this moment.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.table
            .with(|table| table.as_ref().is_some_and(|table| matches!(table.phase, PhaseState::Playing)))
    }

    /// Whose eyes one looks through.
    #[must_use]
    pub fn viewer(self) -> Viewer {
        self.seat.get().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What everyone is called, in seat order.
    #[must_use]
    pub fn names(self) -> Vec<String> {
        self.table.with(|table| {
            let Some(table) = table else { return Vec::new() };
            (0..table.seats.len()).map(|index| seat_name(table, index)).collect()
        })
    }

    /// What somebody is called.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        self.table
            .with(|table| table.as_ref().map_or_else(String::new, |table| seat_name(table, seat.index())))
    }

    /// Somebody, by their number.
    #[must_use]
    pub fn person(self, person: PersonId) -> Option<PersonState> {
        self.table.with(|table| {
            table.as_ref().and_then(|table| table.people.iter().find(|other| other.person == person).cloned())
        })
    }

    /// The other seats, clockwise from one's own; all of them for somebody who watches.
    #[must_use]
    pub fn others(self) -> Vec<Seat> {
        let Some(count) = self.seats() else { return Vec::new() };
        match self.seat.get() {
            Some(own) => std::iter::successors(Some(own.left(count)), |seat| Some(seat.left(count)))
                .take_while(|&seat| seat != own)
                .collect(),
            None => count.iter().collect(),
        }
    }
}

/// Names for bots, one a seat: short, and easy to tell apart in all five languages.
const BOTS: [&str; 6] = ["Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn"];

/// What a bot on that seat is called.
#[must_use]
pub const fn bot_name(index: usize) -> &'static str {
    BOTS[index % BOTS.len()]
}

fn seat_name(table: &TableState, index: usize) -> String {
    match table.seats.get(index).map(|seat| &seat.who) {
        Some(Who::Person { person }) => table
            .people
            .iter()
            .find(|other| other.person == *person)
            .map_or_else(String::new, |person| person.name.to_string()),
        Some(Who::Bot { .. }) => bot_name(index).to_owned(),
        Some(Who::Open) | None => format!("{}", index + 1),
    }
}
