//! Golden files: deals that a seed gives for ever, counts of action sequences, and whole games.
//!
//! A difference in `golden/deals` is a broken promise and never to be accepted: seeds that people have kept would
//! deal other cards. Counts and records change only with the rules. `CARDSHED_GOLDEN=write` writes the files anew.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use cardshed_rules::any::{AnyGame, AnyOptions};
use cardshed_rules::record::{End, Header, Kind, Line, Record, Step};
use cardshed_rules::{GameId, SeatCount, Seed, Setup, Start};

/// The options whose deals, counts and games are kept, beside the printed rules.
fn options(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Clear4 => &["", "joker_sets,auto_clear"],
        GameId::PlusMinus | GameId::Halves => &[""],
        GameId::Levels => &["", "levels=two_stars"],
    }
}

/// Every case that is kept: options, seats and seed.
fn cases(game: GameId) -> impl Iterator<Item = (&'static str, SeatCount, Seed)> {
    options(game).iter().flat_map(move |&options| {
        game.seat_counts().iter().flat_map(move |&seats| {
            let seats = SeatCount::new(seats).expect("a game's numbers of seats are good");
            [Seed::from_number(1), Seed::from_number(2).nth(7), Seed::new([0xff; 32])]
                .map(|seed| (options, seats, seed))
        })
    })
}

fn deal(game: GameId, options: &str, seats: SeatCount, seed: Seed) -> AnyGame {
    let options = AnyOptions::parse(game, options).unwrap();
    AnyGame::deal(&Setup { seats, start: Start::Lot, options }, seed).unwrap()
}

/// Compares with the file, or writes it.
fn keep(path: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(path);
    if std::env::var("CARDSHED_GOLDEN").as_deref() == Ok("write") {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (kept, new)) in (1..).zip(kept.lines().zip(text.lines())) {
        assert_eq!(kept, new, "{path}, line {number}");
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{path}: number of lines");
}

#[test]
fn a_seed_deals_the_same_cards_for_ever() {
    for game in GameId::ALL {
        let mut text = String::new();
        for (options, seats, seed) in cases(game) {
            let position = serde_json::to_string(&deal(game, options, seats, seed).position()).unwrap();
            writeln!(text, "{{\"seed\":\"{seed}\",\"position\":{position}}}").unwrap();
        }
        keep(&format!("deals/{game}.jsonl"), &text);
    }
}

/// How deep the sequences are counted: some millions in all for each game.
fn depth(game: GameId) -> u32 {
    match game {
        GameId::Clear4 => 4,
        GameId::PlusMinus | GameId::Halves => 6,
        GameId::Levels => 5,
    }
}

#[test]
fn the_counts_of_action_sequences_are_kept() {
    for game in GameId::ALL {
        let mut text = String::from("# options; seats; seed; sequences of 1, 2, … actions\n");
        for (options, seats, seed) in cases(game) {
            let table = deal(game, options, seats, seed);
            let counts: Vec<String> =
                (1..=depth(game)).map(|depth| table.sequences(depth).to_string()).collect();
            writeln!(text, "{options}; {seats}; {seed}; {}", counts.join(" ")).unwrap();
        }
        keep(&format!("counts/{game}.txt"), &text);
    }
}

/// A whole random game, as a record with the states of its last actions.
fn random_game(game: GameId, options: &str, seats: SeatCount, seed: Seed) -> String {
    let mut table = deal(game, options, seats, seed);
    let mut random = seed.stream(1 << 62);
    let header = Header {
        cardshed: Kind::Record,
        format: 1,
        game,
        options: options.to_owned(),
        start: Start::Lot,
        seats: seats.iter().map(|seat| format!("random {seat}")).collect(),
        seed,
        proof: None,
    };
    let mut text = format!("{}\n", Line::Header(header));
    while let Some((seat, action)) = table.random_action(&mut random) {
        table.apply(seat, &action).unwrap();
        let state = table.outcome().map(|_| table.position());
        writeln!(text, "{}", Line::Step(Step { state, ..Step::new(seat, &action) })).unwrap();
    }
    let outcome = table.outcome().unwrap();
    writeln!(text, "{}", Line::End(End { outcome })).unwrap();
    text
}

#[test]
fn whole_games_are_kept_and_replay() {
    for game in GameId::ALL {
        for &options in options(game) {
            let text = random_game(game, options, SeatCount::new(3).unwrap(), Seed::from_number(4));
            let name = if options.is_empty() { "printed" } else { "house" };
            keep(&format!("records/{game}-{name}.jsonl"), &text);
            let record = Record::parse(&text).unwrap();
            let (end, outcome) = record.replay(|_, _, _| {}).unwrap();
            assert_eq!(end.outcome(), Some(outcome));
        }
    }
}
