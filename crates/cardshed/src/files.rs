//! How many files, and so how many connections, this process may have open.

use anyhow::{Result, bail};

/// What a process needs beside its connections.
const OTHERS: u64 = 100;

/// Raises the limit as far as it goes, and gives how many connections fit.
pub fn raise() -> Result<u64> {
    Ok(rlimit::increase_nofile_limit(u64::MAX)?.saturating_sub(OTHERS))
}

/// Raises the limit so that so many connections fit.
pub fn make_room_for(connections: u64) -> Result<()> {
    let room = raise()?;
    if room < connections {
        bail!(
            "{connections} connections need more open files than this process may have: allow them with \
             `ulimit -n {}` (now {})",
            connections + OTHERS,
            room + OTHERS
        );
    }
    Ok(())
}
