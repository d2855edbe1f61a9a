//! What a table writes down. A table is the sum of its facts.

use cardshed_protocol::{BotSeat, Finish, Millis, Name, Nonce, PersonId, TableSettings};
use cardshed_rules::fields::Fields;
pub use cardshed_rules::record::Actor;
use cardshed_rules::{Seat, Start, by_name, tagged};
use serde::Serialize;

use crate::people::Identity;

/// A fact, and when it came about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// When, by the table's clock.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub fact: Fact,
}

by_name!(Entry { at; fact });

/// Something that changed a table for good.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The table was set up. The first fact, and only that.
    Opened {
        /// What is played.
        settings: TableSettings,
        /// By how many.
        seats: u8,
    },
    /// Somebody came for the first time.
    Came {
        /// The number they were given.
        person: PersonId,
        /// Who they are.
        identity: Identity,
        /// What they are called.
        name: Name,
    },
    /// Somebody is called something else.
    Renamed {
        /// Who.
        person: PersonId,
        /// What.
        name: Name,
    },
    /// Somebody took a seat.
    Sat {
        /// Who.
        person: PersonId,
        /// Where.
        seat: Seat,
    },
    /// A seat became free.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// The host changed what is played.
    Settled {
        /// All of it.
        settings: TableSettings,
    },
    /// The host changed the number of seats.
    Resized {
        /// How many.
        seats: u8,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which.
        bot: BotSeat,
    },
    /// A seat's reactions count as so much slower.
    Handicapped {
        /// Whose.
        seat: Seat,
        /// Milliseconds.
        millis: u16,
    },
    /// Somebody is the host now.
    Hosts {
        /// Who.
        person: PersonId,
    },
    /// Somebody is muted, or no longer.
    Muted {
        /// Who.
        person: PersonId,
        /// Muted or not.
        muted: bool,
    },
    /// Somebody was sent away.
    Removed {
        /// Who.
        person: PersonId,
    },
    /// Somebody added to the next deal.
    Added {
        /// Who.
        person: PersonId,
        /// What.
        nonce: Nonce,
    },
    /// Everyone is ready, and the countdown to the next round begins. In the lobby and after a match it begins a match.
    Counting,
    /// The signal fell, and the round was dealt.
    Dealt {
        /// What clients had added, in seat order.
        nonces: Vec<Nonce>,
        /// Who has the start.
        start: Start,
    },
    /// Somebody acted.
    Acted {
        /// Whose seat.
        seat: Seat,
        /// What, in the game's notation.
        action: String,
        /// Who really did it.
        actor: Actor,
        /// How quick it was, in milliseconds, in a game without turns.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reaction: Option<i64>,
        /// How close it was, where it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        finish: Option<Finish>,
        /// When each seat had been shown what stood before the action, in milliseconds since the deal; none for a
        /// seat nobody was connected for.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        shown: Vec<Option<u64>>,
    },
    /// The round is paused, or goes on.
    Paused {
        /// Paused or not.
        paused: bool,
    },
    /// Somebody gave up the round.
    Resigned {
        /// Whose seat.
        seat: Seat,
    },
}

tagged!(impl[] Fact, "fact" {
    Opened { settings, seats },
    Came { person, identity, name },
    Renamed { person, name },
    Sat { person, seat },
    Stood { seat },
    Settled { settings },
    Resized { seats },
    BotSat { seat, bot },
    Handicapped { seat, millis },
    Hosts { person },
    Muted { person, muted },
    Removed { person },
    Added { person, nonce },
    Counting {},
    Dealt { nonces, start },
    Acted { seat, action, actor, reaction, finish, shown = Fields::take_or_default },
    Paused { paused },
    Resigned { seat },
});
