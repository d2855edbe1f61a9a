//! What a table tells a client.

use cardshed_rules::any::{AnySeen, AnyView};
use cardshed_rules::fields::{self, Fields};
use cardshed_rules::{Outcome, RuleId, Seat, Seed, Version, by_name, tagged};
use serde::Serialize;

use crate::Millis;
use crate::table::{Commitment, Nonce, PersonId, Secret, TableState};
use crate::words::{ChatText, Reaction};

/// One message of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum Reply {
    /// The first message, and the answer to `sync`: everything, as it is now.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// Who you are here.
        you: PersonId,
        /// Your seat, if you have one.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Seat>"))]
        seat: Option<Seat>,
        /// The table.
        table: Box<TableState>,
        /// Your view of the running game; a spectator's before the start signal.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::View>"))]
        view: Option<Box<AnyView>>,
        /// What was done last in the running game, the newest last; only where players take turns.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        recent: Vec<Recent>,
    },
    /// Something about the table has changed.
    Table {
        /// The table as it is now.
        table: Box<TableState>,
    },
    /// A round begins: your view of it. Sent when the signal falls, not before.
    Dealt {
        /// Your view.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::View"))]
        view: Box<AnyView>,
    },
    /// An action was done. Brings your view from the version before to `version`.
    Events {
        /// The version of the game now.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Version"))]
        version: Version,
        /// Who did it.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
        seat: Seat,
        /// What you saw of it.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Seen>"))]
        seen: Vec<AnySeen>,
        /// How close it was, where somebody else was almost as quick.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        finish: Option<Finish>,
    },
    /// A round is over.
    Result {
        /// How.
        result: Box<RoundResult>,
    },
    /// Your request was done.
    Done {
        /// The number you gave it.
        id: u32,
    },
    /// Your request was not done, and nothing has changed.
    Refused {
        /// The number you gave it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// Why.
        reason: RefusalReason,
        /// In words, for logs and simple clients.
        text: String,
        /// How close it was, if you were only a little late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        finish: Option<Finish>,
    },
    /// Somebody says something.
    Said {
        /// Who.
        person: PersonId,
        /// What.
        #[serde(flatten)]
        told: Told,
    },
    /// The connection ends after this.
    Goodbye {
        /// Why.
        reason: Goodbye,
    },
}

tagged!(impl[] Reply, "say" {
    Welcome { protocol, you, seat, table, view, recent = Fields::take_or_default },
    Table { table },
    Dealt { view },
    Events { version, seat, seen, finish },
    Result { result },
    Done { id },
    Refused { id, reason, text, finish },
    Said { person, told = told },
    Goodbye { reason },
});

/// An action that was done before one was there to be told of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recent {
    /// The version of the game after it.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Version"))]
    pub version: Version,
    /// What you could see of it.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Seen>"))]
    pub seen: Vec<AnySeen>,
}

cardshed_rules::by_name!(Recent { version, seen });

/// What is said has a field of its own for each kind.
fn told(fields: &mut Fields, _: &'static str) -> Result<Told, fields::Error> {
    Ok(match fields.take("reaction")? {
        Some(reaction) => Told::Reaction(reaction),
        None => Told::Text(fields.take("text")?),
    })
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// A preset.
    Reaction(Reaction),
    /// Free text.
    Text(ChatText),
}

cardshed_rules::worded!(impl[] Told { Reaction(reaction), Text(text) });

/// A photo finish: two seats wanted the same top card, and less than a tenth of a second lay between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finish {
    /// Who was quicker.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
    pub first: Seat,
    /// Who was slower.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Seat"))]
    pub second: Seat,
    /// By how many milliseconds.
    pub margin: u32,
}

by_name!(Finish { first, second, margin });

/// Why a request is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum RefusalReason {
    /// The message could not be read.
    Unreadable,
    /// The game does not allow the action.
    Illegal {
        /// By which rule.
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Rule>"))]
        rule: Option<RuleId>,
    },
    /// The action was made against an older version, in a game with turns.
    Stale {
        /// The version now.
        #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Version"))]
        version: Version,
    },
    /// Somebody else was quicker.
    TooLate,
    /// Not in this phase of the table.
    WrongPhase,
    /// Only the host may.
    NotHost,
    /// Only somebody with a seat may.
    NotSeated,
    /// The seat is not free, or not of the kind that is meant.
    SeatTaken,
    /// There is no such seat or person.
    Unknown,
    /// The settings do not go together.
    Settings,
    /// The host has muted you, or the table has no chat.
    Muted,
    /// Too many requests in too short a time.
    TooFast,
}

tagged!(impl[] RefusalReason, "why" {
    Unreadable {},
    Illegal { rule },
    Stale { version },
    TooLate {},
    WrongPhase {},
    NotHost {},
    NotSeated {},
    SeatTaken {},
    Unknown {},
    Settings {},
    Muted {},
    TooFast {},
});

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Goodbye {
    /// The host has sent you away.
    Removed,
    /// Your client speaks another version of the protocol.
    Protocol,
    /// Your client does not read what it is sent.
    TooSlow,
    /// Too many messages, or none that could be read.
    Flood,
    /// The server stops, and will be back: connect again.
    Restart,
    /// The table is gone.
    Closed,
}

cardshed_rules::worded!(impl[] Goodbye { Removed, Protocol, TooSlow, Flood, Restart, Closed });

/// How a round ended, and the proof of its deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundResult {
    /// The round, counted from one.
    pub round: u16,
    /// The outcome.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Outcome"))]
    pub outcome: Outcome,
    /// When it began and ended.
    pub began: Millis,
    /// When it ended.
    pub ended: Millis,
    /// How the deal can be checked.
    pub proof: Proof,
    /// The closest races.
    pub finishes: Vec<Finish>,
}

by_name!(RoundResult { round, outcome, began, ended, proof, finishes });

/// How a deal can be checked: the secret hashes to the commitment, and secret and nonces together to the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proof {
    /// What was published before.
    pub commitment: Commitment,
    /// What was committed to.
    pub secret: Secret,
    /// What clients added, in the order in which it went into the seed.
    pub nonces: Vec<Nonce>,
    /// The seed of the deal.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Hex"))]
    pub seed: Seed,
}

by_name!(Proof { commitment, secret, nonces, seed });
