//! One test a rule, named by it.

mod combinations;
mod deal_and_turn;
mod notation;
mod positions;
mod rounds;

use super::*;
use crate::game::{Game, Refusal, Setup, Start};
use crate::seat::{Seat, SeatCount};
use crate::seed::Seed;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn setup(seats: usize, options: &str) -> Setup<Options> {
    let setup = Setup::new(SeatCount::new(seats).unwrap()).with_start(Start::Seat(seat(1)));
    setup.with_options(options.parse().unwrap())
}

fn deal(seats: usize) -> Levels {
    Levels::deal(&setup(seats, ""), Seed::from_number(1)).unwrap()
}

/// A player on level 1 with these cards in hand; [`table`] fills the hand up with others.
fn player(hand: &str) -> Player {
    Player {
        level: 1,
        hand: cards(hand),
        shown: Vec::new(),
        discards: Vec::new(),
        laid: Vec::new(),
        skipped: false,
        kept: None,
    }
}

/// A player with a level on the table: combinations joined by `/`.
fn with_level(level: u8, laid: &str, hand: &str) -> Player {
    let laid = laid.split('/').map(|combination| combination.parse().unwrap()).collect();
    Player { level, laid, ..player(hand) }
}

/// A position of these players. Hands of players who have not laid down are filled up, and all other cards are the
/// draw pile, under the cards named for it.
fn table(stage: Stage, draw_pile: &str, players: Vec<Player>) -> Position {
    let mut position = Position {
        options: Options::default(),
        start: seat(1),
        version: Default::default(),
        seed: Seed::from_number(1),
        shuffles: 1,
        turns: 0,
        dealer: seat(players.len()),
        stage,
        draw_pile: cards(draw_pile),
        face_up: 0,
        players,
    };
    let mut rest = DECK.to_vec();
    let mut take = |card: Card| {
        let index = rest.iter().position(|&other| other == card).expect("the deck has that card");
        rest.remove(index);
    };
    position.draw_pile.iter().copied().for_each(&mut take);
    for player in &position.players {
        player.hand.iter().chain(&player.discards).copied().for_each(&mut take);
        player.laid.iter().flat_map(|laid| laid.cards.cards()).for_each(&mut take);
        if player.skipped {
            take(Card::SKIP);
        }
    }
    for (index, player) in position.players.iter_mut().enumerate() {
        let drawn = stage == Stage::Act(seat(index + 1));
        while player.laid.is_empty() && player.hand.len() < 10 + usize::from(drawn) {
            // From the middle of the rest: numbers, and of many kinds.
            player.hand.push(rest.remove(rest.len() / 2));
        }
    }
    position.draw_pile.append(&mut rest);
    position
}

fn game(stage: Stage, draw_pile: &str, players: Vec<Player>) -> Levels {
    Levels::from_position(&table(stage, draw_pile, players)).unwrap()
}

/// What is answered to an action that is refused, after seeing that it changes nothing.
fn refusal(game: &Levels, number: usize, action: &str) -> Illegal {
    let mut tried = *game;
    let mut events = Vec::new();
    let illegal = tried.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap_err();
    assert_eq!(tried, *game);
    assert!(events.is_empty());
    illegal
}

/// The rule by which the action is refused.
fn refused(game: &Levels, number: usize, action: &str) -> String {
    refusal(game, number, action).rule().to_string()
}

fn play(game: &mut Levels, number: usize, action: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap();
    events
}

/// What the seat may do, written down.
fn listed(game: &Levels, number: usize) -> Vec<String> {
    game.actions(seat(number)).iter().map(ToString::to_string).collect()
}

/// Level 1 of the one-star list on the table, and two cards more.
const TWO_RUNS: &str = "run R1 R2 R3 R4 / run B5 B6 B7 B8";
