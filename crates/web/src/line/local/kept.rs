//! What the browser keeps of a game in the page, so that a reload does not end it.
//!
//! The facts of a match are kept in parts of equal length, each under a name of its own. With every action only the last part
//! is written, however long the match has become.

use std::ops::Range;

use cardshed_protocol::{BotSeat, Millis, Name, Nonce, PhaseState, TableId, TableSettings, Who};
use cardshed_rules::GameId;
use cardshed_table::{Entry, Fact, Table};
use serde::Serialize;

use crate::device;

/// So many facts are a part: a few kilobytes, and a long match has some dozens of parts.
const PART: usize = 64;

/// Where a part of the game is kept. The first has the name of the game alone.
fn place(game: GameId, part: usize) -> String {
    if part == 0 { format!("cardshed.local.{game}") } else { format!("cardshed.local.{game}.{part}") }
}

/// A table, or a part of it, as it is kept.
#[derive(Serialize)]
pub struct Kept<Facts = Vec<Entry>> {
    /// Which table.
    pub id: TableId,
    /// What all its secrets come from.
    pub master: Nonce,
    /// What has happened at it.
    pub facts: Facts,
}

cardshed_rules::by_name!(Kept { id, master, facts });

impl Kept {
    /// A table at which nothing has happened yet.
    pub fn new() -> Kept {
        Kept { id: TableId(device::random()), master: Nonce(device::random()), facts: Vec::new() }
    }

    /// All secrets of the table come from here. Sixteen random bytes are plenty where nobody else plays.
    pub fn master(&self) -> [u8; 32] {
        let mut master = [0; 32];
        master[..16].copy_from_slice(&self.master.0);
        master
    }

    /// When the last thing has happened.
    pub fn last(&self) -> Millis {
        self.facts.last().map_or(Millis(0), |entry| entry.at)
    }

    /// What the person was called, in the order in which they were.
    pub fn names(&mut self) -> impl Iterator<Item = &mut Name> {
        self.facts.iter_mut().filter_map(|entry| match &mut entry.fact {
            Fact::Came { name, .. } | Fact::Renamed { name, .. } => Some(name),
            _ => None,
        })
    }

    /// What was kept of a game.
    pub fn read(game: GameId) -> Option<Kept> {
        let mut kept: Kept = device::kept(&place(game, 0))?;
        // A part of another table was left behind by it.
        let more =
            (1..).map_while(|part| device::kept(&place(game, part)).filter(|more: &Kept| more.id == kept.id));
        let more: Vec<Entry> = more.flat_map(|more| more.facts).collect();
        kept.facts.extend(more);
        Some(kept)
    }

    /// Keeps what has been added since there were so many facts, and says whether the browser does.
    pub fn write(&self, game: GameId, since: usize) -> bool {
        changed(since, self.facts.len()).all(|part| {
            let facts = self.facts.chunks(PART).nth(part).unwrap_or_default();
            device::keep(&place(game, part), &Kept { id: self.id, master: self.master, facts })
        })
    }
}

/// The parts that change when there are more facts than before.
fn changed(before: usize, now: usize) -> Range<usize> {
    before / PART..now.div_ceil(PART)
}

/// Forgets the game that was kept.
pub fn forget(game: GameId) {
    let is_kept = |part: &usize| device::has(&place(game, *part));
    for part in (0..).take_while(is_kept) {
        device::forget(&place(game, part));
    }
}

/// The table that was kept, at that time or at the latest time it knows of.
pub fn restore(game: GameId, now: Millis) -> Option<(Table, Kept)> {
    let kept = Kept::read(game)?;
    let table = Table::restore(now.max(kept.last()), kept.id, kept.master(), &kept.facts).ok()?;
    (table.settings().game == game).then_some((table, kept))
}

/// Whether a match against bots waits to be gone on with.
#[must_use]
pub fn is_running(game: GameId) -> bool {
    let now = Millis(device::today());
    let phase = restore(game, now).map(|(table, _)| table.state(now).phase);
    phase.is_some_and(|phase| !matches!(phase, PhaseState::Lobby | PhaseState::Over))
}

/// The rules and the bots of the match that was kept.
#[must_use]
pub fn terms(game: GameId) -> Option<(TableSettings, Vec<BotSeat>)> {
    let now = Millis(device::today());
    let state = restore(game, now)?.0.state(now);
    let bots = state.seats.into_iter().filter_map(|seat| match seat.who {
        Who::Bot { bot } => Some(bot),
        Who::Open | Who::Person { .. } => None,
    });
    Some((state.settings, bots.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_parts_that_have_changed_are_written() {
        assert_eq!(changed(0, 1), 0..1);
        assert_eq!(changed(0, PART), 0..1);
        assert_eq!(changed(PART - 1, PART + 1), 0..2);
        assert_eq!(changed(PART, PART + 1), 1..2);
        assert_eq!(changed(10 * PART + 3, 10 * PART + 4), 10..11);
        assert!(changed(2 * PART, 2 * PART).is_empty());
    }
}
