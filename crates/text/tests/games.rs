//! Whole games told in every language, as a player and as a spectator: no event, refusal or action is left without
//! words.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use cardshed_bots::{BotSpec, Effort, Moment, Strength, decide};
use cardshed_rules::any::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use cardshed_rules::{GameId, Seat, SeatCount, Seed, Setup, Shuffler, Start, Viewer};
use cardshed_text::{Language, People, Words, actions, log, refusals};

/// Games that take longer are left there.
const MOST_ACTIONS: usize = 1_000;

fn deal(game: GameId, seed: u64) -> AnyGame {
    let options =
        AnyOptions::parse(game, if game == GameId::Levels { "levels=two_stars" } else { "" }).unwrap();
    let seats = SeatCount::new(3).unwrap();
    AnyGame::deal(&Setup { seats, start: Start::Lot, options }, Seed::from_number(seed)).unwrap()
}

/// A sentence with a gap, or a key instead of words.
fn assert_is_said(text: &str, language: Language) {
    let key =
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    assert!(!text.is_empty() && !text.contains(['{', '}']) && !key, "{}: {text:?}", language.code());
}

/// What somebody does next: anything at all, or what a bot finds sensible, for levels are seldom laid down by chance. In a
/// game without turns bots make slips, and chance does as well.
fn next(state: &AnyGame, by_chance: bool, random: &mut Shuffler) -> Option<(Seat, AnyAction)> {
    let (seat, action) = state.random_action(random)?;
    if by_chance || state.id().is_speed() {
        return Some((seat, action));
    }
    let moment = Moment { view: &state.view(Viewer::Seat(seat)), fresh: true, drew: false };
    let decision = decide(BotSpec::new(Strength::Medium), moment, &mut Effort::iterations(1), random);
    Some((seat, decision.map_or(action, |decision| decision.action)))
}

/// Every kind of event that a game has.
const fn kinds_of_events(game: GameId) -> usize {
    match game {
        GameId::Clear4 => 10,
        GameId::PlusMinus => 5,
        GameId::Halves => 4,
        GameId::Levels => 12,
    }
}

#[test]
fn every_event_has_its_line_and_every_action_its_label() {
    let names = ["Noor", "Jules", "Ada"].map(str::to_owned);
    let all_words = Language::ALL.map(Words::new);
    for game in GameId::ALL {
        let mut met = BTreeSet::new();
        for seed in 0..20 {
            let mut state = deal(game, seed);
            let mut random = Seed::from_number(seed).stream(1);
            for _ in 0..MOST_ACTIONS {
                let Some((seat, action)) = next(&state, seed % 2 == 0, &mut random) else { break };
                let view = state.view(Viewer::Seat(seat));
                let events = state.apply(seat, &action).unwrap();
                met.extend(events.iter().map(kind));
                for words in &all_words {
                    let people = People { names: &names, you: Some(seat) };
                    assert_is_said(&actions::label(words, &action, &view, &people), words.language());
                    for viewer in [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Spectator] {
                        let people = People { names: &names, you: viewer.seat() };
                        let lines =
                            events.iter().filter_map(|event| log::line(words, &event.cut(viewer), &people));
                        lines.for_each(|line| assert_is_said(&line, words.language()));
                    }
                }
            }
        }
        assert_eq!(met.len(), kinds_of_events(game), "{game}: {met:?}");
    }
}

/// The name of an event.
fn kind(event: &AnyEvent) -> String {
    format!("{event:?}").chars().take_while(|&c| c != '{').collect()
}

/// Actions that are illegal for nearly everyone at nearly any time.
fn attempts(game: GameId) -> Vec<AnyAction> {
    let texts: &[&str] = match game {
        GameId::Clear4 => &[
            "play 10 10",
            "play 10 9",
            "play J J",
            "play s1 s2",
            "push 1",
            "push 2",
            "push 6",
            "push s1 2",
            "clear",
            "pass",
            "blind s1",
            "clear4",
            "leave",
            "done",
            "onto 2",
        ],
        GameId::PlusMinus => &["play 5±3", "play 1±1", "play 9±2", "draw", "last"],
        GameId::Halves => &["play Oc/Bt", "play Gx/Ps", "draw"],
        GameId::Levels => &[
            "draw",
            "draw 1",
            "draw 2",
            "lay R4 R5 J6 / B2 G2",
            "lay R1 R2 R3 R4 / B2 G2 / B3 G3",
            "attach R7 2.1",
            "attach J 1.1",
            "discard R7",
            "discard S",
            "skip 2",
            "skip 1",
            "keep R5 R6",
            "keep",
        ],
    };
    texts.iter().map(|text| AnyAction::parse(game, text).unwrap()).collect()
}

#[test]
fn every_refusal_in_whole_games_is_a_sentence() {
    let all_words = Language::ALL.map(Words::new);
    for game in GameId::ALL {
        let mut state = deal(game, 9);
        let mut random = Seed::from_number(10).stream(0);
        let attempts = attempts(game);
        for _ in 0..MOST_ACTIONS {
            let tried =
                state.seats().iter().flat_map(|seat| attempts.iter().map(move |action| (seat, action)));
            let refused: Vec<_> =
                tried.filter_map(|(seat, action)| state.check(seat, action).err()).collect();
            for (words, illegal) in
                all_words.iter().flat_map(|words| refused.iter().map(move |one| (words, one)))
            {
                let sentence = refusals::illegal(words, illegal, &People::UNKNOWN);
                assert_is_said(&sentence, words.language());
                assert!(sentence.ends_with('.'), "{sentence}");
            }
            let Some((seat, action)) = state.random_action(&mut random) else { break };
            state.apply(seat, &action).unwrap();
        }
    }
}
