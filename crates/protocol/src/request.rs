//! What a client can ask for.

use cardshed_rules::{Seat, Version};
use serde::{Deserialize, Serialize};

use crate::table::{BotSeat, Nonce, PersonId, TableSettings};
use crate::words::{ChatText, Name, Reaction};

/// One message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// A number of the client's choosing; the answer carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// What is asked for.
    #[serde(flatten)]
    pub command: Command,
}

/// What a client can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Do an action of the game.
    Act {
        /// The version of the view it was made against.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Version"))]
        against: Version,
        /// The action, in the game's notation.
        action: String,
    },
    /// Add to the coming deal what nobody else could have known.
    Nonce {
        /// Sixteen random bytes.
        nonce: Nonce,
    },
    /// Take an open seat, and give up the one that one has.
    Sit {
        /// Which.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
        seat: Seat,
    },
    /// Leave one's seat, and watch.
    Stand,
    /// Be called something else.
    Rename {
        /// What.
        name: Name,
    },
    /// Be ready, or not, for what comes next: the start, the next round, a new match.
    Ready {
        /// Ready or not.
        ready: bool,
    },
    /// Change what the table plays, before a match (host).
    Settle {
        /// All of it.
        settings: TableSettings,
    },
    /// Have another number of seats, before a match (host).
    Seats {
        /// How many.
        seats: u8,
    },
    /// Put a bot on an open seat, or in place of another bot (host).
    AddBot {
        /// Where.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
        seat: Seat,
        /// Which.
        bot: BotSeat,
    },
    /// Send a bot away (host).
    RemoveBot {
        /// From where.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
        seat: Seat,
    },
    /// Slow a seat's reactions down by so many milliseconds (host).
    Handicap {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
        seat: Seat,
        /// Milliseconds.
        millis: u16,
    },
    /// Make somebody else the host (host).
    GiveHost {
        /// Whom.
        person: PersonId,
    },
    /// Let somebody's chat and reactions pass no more, or again (host).
    Mute {
        /// Whose.
        person: PersonId,
        /// Mute or not.
        muted: bool,
    },
    /// Send somebody away from the table (host).
    Remove {
        /// Whom.
        person: PersonId,
    },
    /// Agree to pause the round, once all who sit agree.
    Pause,
    /// Agree to go on.
    Resume,
    /// Give up the round: a bot plays on, and the seat cannot be taken back before it ends.
    Resign,
    /// React with a preset.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Say something, where the host allows it.
    Chat {
        /// What.
        text: ChatText,
    },
    /// Send me everything again.
    Sync,
    /// Answer that you are there. It is no sign of life from a player: a client asks by itself.
    Ping,
}
