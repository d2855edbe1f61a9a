//! Who is at the table, and through which connections.

use std::fmt;

use cardshed_protocol::{Millis, Name, Nonce, PersonId};
use serde::{Deserialize, Serialize};

use crate::shell::ConnId;

/// Who somebody is, on every table and across connections. Only the shell knows how it was established.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Identity(pub [u8; 16]);

impl fmt::Debug for Identity {
    /// Shortened, for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// Somebody who is or was at the table.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: PersonId,
    pub identity: Identity,
    pub name: Name,
    pub muted: bool,
    /// Sent away by the host; may not come back.
    pub removed: bool,
    /// What their clients add to the next deal.
    pub nonces: Vec<Nonce>,
    /// Since when no client of theirs is connected.
    pub away_since: Option<Millis>,
}

/// A connection, and how far away its client is.
#[derive(Clone, Debug)]
pub(crate) struct Conn {
    pub person: PersonId,
    trips: [Option<u32>; RECENT],
    next: usize,
    /// The highest number of an action that has come over it.
    acted: Option<u32>,
}

/// Round trips remembered. The least of them counts: what is above it was waiting in some queue.
const RECENT: usize = 8;

impl Conn {
    pub fn new(person: PersonId) -> Conn {
        Conn { person, trips: [None; RECENT], next: 0, acted: None }
    }

    /// Takes note of an action's number. Whether it is known to come for the first time: a client that numbers its actions
    /// upwards does not repeat one on the same connection under a higher number. What comes first over a new connection
    /// may have come over the one before.
    pub fn counts_on(&mut self, id: Option<u32>) -> bool {
        let comes_once = self.acted.is_some_and(|acted| id.is_some_and(|id| id > acted));
        self.acted = self.acted.max(id);
        comes_once
    }

    /// Remembers a measured round trip.
    pub fn measured(&mut self, millis: u32) {
        self.trips[self.next] = Some(millis);
        self.next = (self.next + 1) % RECENT;
    }

    /// The least of the recent round trips; none before the first.
    pub fn round_trip(&self) -> Option<u32> {
        self.trips.iter().flatten().min().copied()
    }
}

/// The connections of a table, in the order of their numbers. There are few of them: a list is as quick as a map, and much
/// less code in the page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Conns(Vec<(ConnId, Conn)>);

impl Conns {
    fn place(&self, id: ConnId) -> Result<usize, usize> {
        self.0.binary_search_by_key(&id, |(id, _)| *id)
    }

    pub fn get(&self, id: ConnId) -> Option<&Conn> {
        self.place(id).ok().map(|place| &self.0[place].1)
    }

    pub fn get_mut(&mut self, id: ConnId) -> Option<&mut Conn> {
        self.place(id).ok().map(|place| &mut self.0[place].1)
    }

    /// Adds a connection, in place of the one that had its number.
    pub fn insert(&mut self, id: ConnId, conn: Conn) {
        match self.place(id) {
            Ok(place) => self.0[place].1 = conn,
            Err(place) => self.0.insert(place, (id, conn)),
        }
    }

    pub fn remove(&mut self, id: ConnId) -> Option<Conn> {
        self.place(id).ok().map(|place| self.0.remove(place).1)
    }

    pub fn iter(&self) -> impl Iterator<Item = (ConnId, &Conn)> {
        self.0.iter().map(|(id, conn)| (*id, conn))
    }

    pub fn ids(&self) -> impl Iterator<Item = ConnId> {
        self.0.iter().map(|(id, _)| *id)
    }

    /// Whether somebody is connected.
    pub fn has(&self, person: PersonId) -> bool {
        self.0.iter().any(|(_, conn)| conn.person == person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_of_the_recent_round_trips_counts() {
        let mut conn = Conn::new(PersonId(1));
        assert_eq!(conn.round_trip(), None);
        conn.measured(50);
        conn.measured(300);
        assert_eq!(conn.round_trip(), Some(50));
        (0..RECENT).for_each(|_| conn.measured(120));
        assert_eq!(conn.round_trip(), Some(120), "what is long ago is forgotten");
    }
}
