//! The protocol as a JSON Schema, for clients that are not written in Rust.
//!
//! It describes every message. Views and events of the games are described by what they have in common; their cards are
//! written in the notation of each game.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use crate::table::{BotSeat, Commitment, Nonce, Secret, TableId, TableMark};
use crate::words::{ChatText, Name};
use crate::{Millis, PROTOCOL, Reply, Request};

/// The schema of this version of the protocol, as the text of a file.
#[must_use]
pub fn schema() -> String {
    let mut generator = SchemaGenerator::default();
    let request = generator.subschema_for::<Request>();
    let reply = generator.subschema_for::<Reply>();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Cardshed protocol {PROTOCOL}"),
        "description": "A message between a client and a table: a Request to the table, a Reply from it.",
        "anyOf": [request, reply],
        "$defs": Value::from(generator.take_definitions(true)),
    });
    let mut text = serde_json::to_string_pretty(&schema).expect("a schema is plain JSON");
    text.push('\n');
    text
}

/// Gives a type that has a JSON form of its own its schema.
macro_rules! described {
    ($($type:ty, $name:literal, $schema:tt;)+) => {
        $(
            impl JsonSchema for $type {
                fn schema_name() -> Cow<'static, str> {
                    $name.into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!($schema)
                }
            }
        )+
    };
}

/// Stand for types of the rules, which know nothing of schemas.
pub(crate) struct Seat;
pub(crate) struct Version;
pub(crate) struct Game;
pub(crate) struct Rule;
pub(crate) struct Hex;
pub(crate) struct View;
pub(crate) struct Seen;
pub(crate) struct Outcome;

described! {
    Seat, "Seat", {
        "description": "A seat, counted from one, clockwise.", "type": "integer", "minimum": 1, "maximum": 6
    };
    Version, "Version", {
        "description": "How many actions of the round have been done.", "type": "integer", "minimum": 0
    };
    Game, "Game", { "enum": ["clear4", "plusminus", "halves", "levels"] };
    Rule, "Rule", { "description": "A rule of the game.", "type": "string", "pattern": "^(CF|PM|TH|EL)-[0-9]{2}$" };
    Hex, "Seed", { "type": "string", "pattern": "^[0-9a-f]{64}$" };
    View, "View", {
        "description": "A round as one viewer sees it. The other fields differ from game to game.",
        "type": "object",
        "required": ["game", "viewer", "version"],
        "properties": {
            "game": { "enum": ["clear4", "plusminus", "halves", "levels"] },
            "viewer": { "description": "The seat, or null for somebody who watches.", "type": ["integer", "null"] },
            "version": { "type": "integer", "minimum": 0 }
        }
    };
    Seen, "Seen", {
        "description": "What a viewer saw happen. The other fields differ from event to event.",
        "type": "object",
        "required": ["game", "event"],
        "properties": {
            "game": { "enum": ["clear4", "plusminus", "halves", "levels"] },
            "event": { "type": "string" }
        }
    };
    Outcome, "Outcome", {
        "description": "How a round ended: in which way, who won, and what each seat writes down.",
        "type": "object",
        "required": ["ending", "winners", "points"],
        "properties": {
            "ending": { "enum": ["won", "deadlocked", "undecided"] },
            "winners": { "type": "array", "items": { "type": "integer" } },
            "points": { "type": "array", "items": { "type": "integer" } }
        }
    };
    Millis, "Millis", {
        "description": "Milliseconds of the table's clock.", "type": "integer", "minimum": 0
    };
    TableId, "TableId", { "type": "string", "pattern": "^[0-9a-f]{24}$" };
    TableMark, "TableMark", { "type": "string", "pattern": "^[0-9a-f]{64}$" };
    Commitment, "Commitment", {
        "description": "A hash of the secret.", "type": "string", "pattern": "^[0-9a-f]{64}$"
    };
    Secret, "Secret", { "type": "string", "pattern": "^[0-9a-f]{64}$" };
    Nonce, "Nonce", { "description": "Sixteen random bytes.", "type": "string", "pattern": "^[0-9a-fA-F]{32}$" };
    BotSeat, "Bot", {
        "description": "A bot: random, easy, medium or hard, and more after colons, such as medium:pace=child.",
        "type": "string"
    };
    Name, "Name", { "type": "string", "minLength": 1, "maxLength": 24 };
    ChatText, "ChatText", { "type": "string", "minLength": 1, "maxLength": 200 };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_schema_is_that_of_the_code() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.schema.json");
        let written = std::fs::read_to_string(path).unwrap();
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        assert_eq!(read(&written), read(&schema()), "run `cargo xtask generate`");
    }
}
