//! The finished rounds of a table, to be kept: as records, and as results only.

use cardshed_table::{PlayedRound, RestoreError, Table};

use crate::storage::Stored;

/// The finished rounds of a table, as JSON Lines: who did what, and when. Of a round that is still being played nothing
/// is shown.
pub fn finished_rounds(stored: &Stored) -> Result<String, RestoreError> {
    Ok(Table::records(stored.id, stored.master, &stored.entries)?.concat())
}

/// How each of them ended.
pub fn results(stored: &Stored) -> Result<Vec<PlayedRound>, RestoreError> {
    Table::results(stored.id, stored.master, &stored.entries)
}
