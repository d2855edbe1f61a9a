//! One complete exchange for each game, as `docs/exchanges/<game>.jsonl`: everything one client says and is told, from
//! coming in to the result. Each is played against a real table here, and every message is checked with the schema.
//!
//! `CARDSHED_UPDATE=1 cargo test --package cardshed-table --test exchanges` writes them anew.

#![allow(clippy::unwrap_used)]

mod room;

use std::path::PathBuf;

use cardshed_protocol::{Command, Nonce, PhaseState, Reaction, Request, TableSettings};
use cardshed_rules::{GameId, Seat, Seed};
use cardshed_table::{ConnId, Input};
use room::{Room, one_round, seat};
use serde_json::{Value, json};

fn docs(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(path)
}

/// One round among two; a short one, where there are options for it.
fn settings(game: GameId) -> TableSettings {
    let options = if game == GameId::Levels { "levels=r3-c2.2s2" } else { "" };
    TableSettings { options: options.to_owned(), ..one_round(game) }
}

/// What one client says and is told.
struct Exchange {
    room: Room,
    lines: Vec<String>,
    read: usize,
    id: u32,
}

impl Exchange {
    fn ask(&mut self, command: Command) {
        self.id += 1;
        let request = Request { id: Some(self.id), command };
        self.lines.push(line("table", &request));
        self.room.give(Input::Request { conn: ConnId(1), request });
        self.listen();
    }

    fn listen(&mut self) {
        for (_, reply) in &self.room.sent[&1][self.read..] {
            self.lines.push(line("client", reply));
        }
        self.read = self.room.sent[&1].len();
    }

    fn pass(&mut self, millis: u64) {
        self.room.pass(millis);
        self.listen();
    }
}

fn line(to: &str, message: &impl serde::Serialize) -> String {
    format!("{{\"to\":\"{to}\",\"message\":{}}}", serde_json::to_string(message).unwrap())
}

/// Plays a round: the first client is the one that is shown, both do anything legal.
fn play(game: GameId, seed: u64) -> Vec<String> {
    let mut random = Seed::from_number(seed).stream(5);
    let mut exchange = Exchange { room: Room::open(settings(game), 2), lines: Vec::new(), read: 0, id: 0 };
    exchange.room.connect(1, 1);
    exchange.listen();
    exchange.ask(Command::Sit { seat: seat(1) });
    exchange.room.connect(2, 2);
    exchange.room.ask(2, Command::Sit { seat: seat(2) });
    exchange.room.measure(1, 20);
    exchange.room.measure(2, 20);
    exchange.ask(Command::Nonce { nonce: Nonce([seed as u8; 16]) });
    exchange.room.ask(2, Command::Ready { ready: true });
    exchange.ask(Command::Ready { ready: true });
    exchange.pass(exchange.room.countdown());
    exchange.ask(Command::Act { against: Default::default(), action: "fly".to_owned() });
    while exchange.room.phase() == PhaseState::Playing {
        let version = exchange.room.version();
        let acting: Vec<Seat> =
            [seat(1), seat(2)].into_iter().filter(|&seat| !exchange.room.actions(seat).is_empty()).collect();
        let seat = acting[random.below(acting.len() as u32) as usize];
        let actions = exchange.room.actions(seat);
        // Whoever can lay a card does, so that the round is short.
        let plays: Vec<_> = actions.iter().filter(|action| !action.to_string().starts_with("draw")).collect();
        let action = match plays.len() {
            0 => actions[0].to_string(),
            count => plays[random.below(count as u32) as usize].to_string(),
        };
        let command = Command::Act { against: version, action };
        match seat.index() {
            0 => exchange.ask(command),
            _ => drop(exchange.room.ask(2, command)),
        }
        exchange.pass(400);
    }
    exchange.ask(Command::React { reaction: Reaction::GoodGame });
    exchange.lines
}

/// The shortest of some rounds in which the client does something is the best to read.
fn shortest(game: GameId) -> String {
    let rounds = (0..40).map(|seed| play(game, seed));
    let acts = |lines: &[String]| lines.iter().filter(|line| line.contains("\"do\":\"act\"")).count();
    let text = |lines: Vec<String>| lines.into_iter().map(|line| line + "\n").collect::<String>();
    rounds.filter(|lines| acts(lines) >= 6).map(text).min_by_key(String::len).unwrap()
}

#[test]
fn the_exchanges_in_the_documentation_are_what_a_table_says() {
    for game in GameId::ALL {
        let path = docs(&format!("exchanges/{game}.jsonl"));
        let played = shortest(game);
        if std::env::var_os("CARDSHED_UPDATE").is_some() {
            std::fs::create_dir_all(docs("exchanges")).unwrap();
            std::fs::write(&path, &played).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == played, "{} is out of date", path.display());
    }
}

#[test]
fn every_message_of_the_exchanges_follows_the_schema() {
    let schema: Value =
        serde_json::from_str(&std::fs::read_to_string(docs("protocol.schema.json")).unwrap()).unwrap();
    let only = |kind: &str| {
        let mut schema = schema.clone();
        schema["anyOf"] = json!([{ "$ref": format!("#/$defs/{kind}") }]);
        jsonschema::validator_for(&schema).unwrap()
    };
    let (request, reply) = (only("Request"), only("Reply"));
    for game in GameId::ALL {
        for line in play(game, 1) {
            let line: Value = serde_json::from_str(&line).unwrap();
            let (validator, message) =
                (if line["to"] == "table" { &request } else { &reply }, &line["message"]);
            let problems: Vec<String> =
                validator.iter_errors(message).map(|error| error.to_string()).collect();
            assert!(problems.is_empty(), "{message}: {problems:?}");
        }
    }
    assert!(!request.is_valid(&json!({ "do": "fly" })), "the schema takes everything");
    assert!(!reply.is_valid(&json!({ "say": "done" })), "the schema takes everything");
}

/// What the page shows of an exchange stands in the exchange.
#[test]
fn the_lines_in_the_page_are_from_the_exchanges() {
    let page = std::fs::read_to_string(docs("protocol.md")).unwrap();
    let quoted: Vec<Value> = page
        .lines()
        .filter_map(|line| line.strip_prefix("→ ").or(line.strip_prefix("← ")))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(quoted.len() > 10, "the page shows no exchange");
    let mut exchanges: Vec<Value> = Vec::new();
    for game in GameId::ALL {
        let exchange = std::fs::read_to_string(docs(&format!("exchanges/{game}.jsonl"))).unwrap();
        let lines = exchange.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        exchanges.extend(lines.map(|mut line| line["message"].take()));
    }
    for message in quoted {
        assert!(exchanges.contains(&message), "no exchange has {message}");
    }
}

/// A client that is not told the result has not seen a whole exchange.
#[test]
fn every_exchange_ends_with_a_result() {
    for game in GameId::ALL {
        let result = play(game, 2).iter().any(|line| line.contains("\"say\":\"result\""));
        assert!(result, "{game}");
    }
}
