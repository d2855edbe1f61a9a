//! What must hold for any text and any JSON that comes from outside.
//!
//! The fuzz targets call these functions with what the fuzzer thinks of; `crates/rules/tests/hostile.rs` takes them in
//! by path and calls them in every run of the tests. Nothing here may panic unless the rules crate has a fault.

mod change;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use cardshed_rules::record::{End, Header, Line, Record, Step};
use cardshed_rules::{Game, GameId, RuleId, Seat, SeatCount, Seed, Setup, View, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use change::Bytes;

/// The games, one line each. It is all that a new game needs here.
macro_rules! games {
    ($($module:ident::$game:ident,)+) => {
        /// Reads the text as everything that has a notation.
        pub fn notation(text: &str) {
            round_trip::<Seat>(text);
            round_trip::<Seed>(text);
            round_trip::<GameId>(text);
            round_trip::<RuleId>(text);
            $(
                round_trip::<cardshed_rules::$module::Card>(text);
                round_trip::<cardshed_rules::$module::Action>(text);
                round_trip::<cardshed_rules::$module::Options>(text);
            )+
        }

        /// Reads the bytes as a position of every game.
        pub fn positions(json: &[u8]) {
            $( position::<cardshed_rules::$module::$game>(json); )+
        }

        /// Deals every game, plays on, and changes its position as the bytes say.
        pub fn changed_positions(bytes: &[u8]) {
            $( changed_position::<cardshed_rules::$module::$game>(bytes); )+
        }

        /// Writes down a game of each kind, and changes the record as the bytes say.
        pub fn changed_records(bytes: &[u8]) {
            $( changed_record::<cardshed_rules::$module::$game>(bytes); )+
        }

        /// Takes an action that was right in every game, and changes its text as the bytes say.
        pub fn changed_actions(bytes: &[u8]) {
            $( changed_action::<cardshed_rules::$module::$game>(bytes); )+
        }
    };
}

games! {
    clear4::Clear4,
    plusminus::PlusMinus,
    halves::Halves,
    levels::Levels,
}

/// The actions tried in an accepted position: enough to meet a second consequence of a first fault.
const ACTIONS: usize = 8;

/// What is read must print, and read back equal.
fn round_trip<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            let again =
                printed.parse::<T>().unwrap_or_else(|error| panic!("{printed:?}, from {text:?}: {error}"));
            assert_eq!(again, value, "{printed:?}, from {text:?}");
        }
        Err(error) => drop(error.to_string()),
    }
}

fn position<G: Game<Position: DeserializeOwned + Serialize>>(json: &[u8]) {
    if let Ok(position) = serde_json::from_slice::<G::Position>(json) {
        judge::<G>(&position);
    }
}

/// Refused with reasons, or playable.
fn judge<G: Game<Position: DeserializeOwned + Serialize>>(position: &G::Position) {
    match G::from_position(position) {
        Ok(game) => play::<G>(game),
        Err(error) => assert!(!error.problems.is_empty(), "refused without a reason: {position:?}"),
    }
}

/// A few random actions, each state looked at from every side.
fn play<G: Game<Position: DeserializeOwned + Serialize>>(mut game: G) {
    let mut random = Seed::from_number(0).stream(0);
    let mut room = Vec::new();
    for _ in 0..ACTIONS {
        look::<G>(&game);
        let Some((seat, action)) = game.random_action(&mut random, &mut room) else {
            assert!(game.outcome().is_some(), "nobody can act, but the game is not over: {game:?}");
            return;
        };
        game.apply(seat, &action, &mut ()).expect("a listed action applies");
    }
}

/// The position is accepted again and gives the same game; views can be made, and agree with the game.
fn look<G: Game<Position: DeserializeOwned + Serialize>>(game: &G) {
    let json = serde_json::to_vec(&game.position()).expect("a position can be written");
    let position = serde_json::from_slice(&json).expect("what was written can be read");
    assert_eq!(G::from_position(&position).as_ref(), Ok(game));
    for seat in game.seats().iter() {
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(view.actions(), game.actions(seat));
    }
    assert!(game.view(Viewer::Spectator).actions().is_empty());
}

/// A game that was dealt and played on, as the first bytes say.
fn some_game<G: Game>(bytes: &mut Bytes) -> G {
    let counts = G::ID.seat_counts();
    let seats = SeatCount::new(counts[bytes.below(counts.len())]).expect("a number of seats of the game");
    let seed = Seed::from_number(bytes.next().into());
    let mut game = G::deal(&Setup::new(seats), seed).expect("the game is for that many");
    let mut random = seed.stream(1 << 32);
    let mut room = Vec::new();
    for _ in 0..bytes.next() {
        let Some((seat, action)) = game.random_action(&mut random, &mut room) else { break };
        game.apply(seat, &action, &mut ()).expect("a listed action applies");
    }
    game
}

fn changed_position<G: Game<Position: DeserializeOwned + Serialize>>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let game = some_game::<G>(&mut bytes);
    let mut json = serde_json::to_value(game.position()).expect("a position can be written");
    while !bytes.is_empty() {
        change::json(&mut json, &mut bytes);
    }
    if let Ok(position) = serde_json::from_value::<G::Position>(json) {
        judge::<G>(&position);
    }
}

/// Reads the text as records. What can be read can be replayed, or says at which line not.
pub fn records(text: &str) {
    match Record::parse_all(text) {
        Err(error) => assert!(error.line <= text.lines().count().max(1), "{error}"),
        Ok(records) => {
            for record in records {
                if let Err(error) = record.replay(|_, _, _| {}) {
                    assert!(error.line <= text.lines().count(), "{error}");
                }
            }
        }
    }
}

fn changed_record<G: Game>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let mut text = some_record::<G>(&mut bytes);
    while !bytes.is_empty() {
        text = change::line(&text, &mut bytes);
    }
    records(&text);
}

/// A game dealt and played to its end, or as far as the bytes say, as a record.
fn some_record<G: Game>(bytes: &mut Bytes) -> String {
    let setup = Setup::new(SeatCount::new(2).expect("every game is for two"));
    let seed = Seed::from_number(bytes.next().into());
    let mut game = G::deal(&setup, seed).expect("every game is for two");
    let mut random = seed.stream(1 << 32);
    let mut room = Vec::new();
    let mut lines = vec![Line::Header(Header::new::<G>(&setup, seed, vec!["a".into(), "b".into()]))];
    for _ in 0..bytes.next() {
        let Some((seat, action)) = game.random_action(&mut random, &mut room) else { break };
        game.apply(seat, &action, &mut ()).expect("a listed action applies");
        lines.push(Line::Step(Step::new(seat, &action)));
    }
    lines.extend(game.outcome().map(|outcome| Line::End(End { outcome })));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn changed_action<G: Game>(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let game = some_game::<G>(&mut bytes);
    let actions: Vec<G::Action> = game.seats().iter().flat_map(|seat| game.actions(seat)).collect();
    if actions.is_empty() {
        return;
    }
    let mut text = actions[bytes.below(actions.len())].to_string();
    while !bytes.is_empty() {
        text = change::text(&text, &mut bytes);
    }
    notation(&text);
    // What can be read may be tried by anybody: it is legal or refused with a rule, and nothing worse.
    if let Ok(action) = text.parse::<G::Action>() {
        for seat in (0..cardshed_rules::MAX_SEATS).filter_map(Seat::new) {
            try_action(&game, seat, &action);
        }
    }
}

fn try_action<G: Game>(game: &G, seat: Seat, action: &G::Action) {
    let mut after = game.clone();
    let checked = game.check(seat, action);
    let applied = after.apply(seat, action, &mut ());
    assert_eq!(checked, applied, "{action} by seat {seat}");
    assert!(applied.is_ok() || after == *game, "a refusal changed something: {action} by seat {seat}");
}
