//! A table as those know it who are not at it: in the list of public tables, or where a link leads to.

use cardshed_rules::by_name;
use serde::Serialize;

use crate::{Name, PhaseState, TableId, TableSettings, TableState, Who};

/// What everyone may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableSummary {
    /// Which.
    pub id: TableId,
    /// What is played.
    pub settings: TableSettings,
    /// How far it is.
    #[serde(flatten)]
    pub phase: PhaseState,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How many people are there now, with and without a seat.
    pub present: usize,
}

by_name!(TableSummary { id, settings, seats, present; phase });

/// A seat, for those who are not at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSummary {
    /// Who has it.
    #[serde(flatten)]
    pub who: Who,
    /// What the person is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

by_name!(SeatSummary { name; who });

impl TableSummary {
    /// The short form of a table's state.
    #[must_use]
    pub fn new(id: TableId, state: TableState) -> TableSummary {
        let name_of = |who: &Who| match who {
            Who::Person { person: sits } => {
                state.people.iter().find(|person| person.person == *sits).map(|person| person.name.clone())
            }
            Who::Open | Who::Bot { .. } => None,
        };
        let seats = state
            .seats
            .iter()
            .map(|seat| SeatSummary { who: seat.who.clone(), name: name_of(&seat.who) })
            .collect();
        TableSummary {
            id,
            seats,
            present: state.people.iter().filter(|person| person.present).count(),
            settings: state.settings,
            phase: state.phase,
        }
    }

    /// How many seats are free.
    #[must_use]
    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.who == Who::Open).count()
    }
}
