//! The finished rounds of a table as records: who did what, and when.

use cardshed_table::{RestoreError, Table};

use crate::storage::Stored;

/// The finished rounds of a table, as JSON Lines. Of a round that is still being played nothing is shown.
pub fn finished_rounds(stored: &Stored) -> Result<String, RestoreError> {
    Ok(Table::records(stored.id, stored.master, &stored.entries)?.concat())
}
