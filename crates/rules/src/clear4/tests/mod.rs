//! One test a rule, named by it.

mod example;
mod finals;
mod fours;
mod outside;
mod plays;
mod setup;
mod specials;
mod the_end;

use super::*;
use crate::game::{Game, Refusal, Setup, View as _};
use crate::seat::{Seat, SeatCount, Viewer};
use crate::seed::Seed;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn stack(text: &str) -> StackId {
    text.parse().unwrap()
}

fn value(number: u8) -> Value {
    Value::new(number).unwrap()
}

/// Cards in a row: `5 5 J`.
fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn bag(text: &str) -> Bag {
    Bag::of(&cards(text))
}

fn deal(seats: usize) -> Clear4 {
    Clear4::deal(&Setup::new(SeatCount::new(seats).unwrap()), Seed::from_number(1)).unwrap()
}

/// A hand, and four stacks from top to bottom.
type Has<'a> = (&'a str, [&'a str; 4]);

/// Somebody with enough cards not to win.
const SOMEBODY: Has = ("1 2 3", ["4", "6", "", ""]);

/// A position in which the players have these cards and seat 1 is on turn. Of the other cards, the last of the deck have
/// left the game: they are special cards and jokers first.
fn table(pile: &str, players: &[Has]) -> Position {
    let players: Vec<Player> = players
        .iter()
        .map(|(hand, stacks)| Player {
            hand: cards(hand),
            shown: Vec::new(),
            stacks: stacks.iter().map(|stack| cards(stack)).collect(),
        })
        .collect();
    let mut position = Position {
        options: Options::default(),
        start: seat(1),
        turn: seat(1),
        turns: 0,
        version: Default::default(),
        step: Step::Turn,
        pile: pile.split_whitespace().map(|card| card.parse().unwrap()).collect(),
        removed: Vec::new(),
        unseen: None,
        players,
    };
    let undealt = DECK.len() - state::DEALT * position.players.len();
    position.removed = rest(&position).split_off(undealt);
    position
}

/// The cards that lie nowhere yet.
fn rest(position: &Position) -> Vec<Card> {
    let mut rest = DECK.to_vec();
    let held =
        position.players.iter().flat_map(|player| player.hand.iter().chain(player.stacks.iter().flatten()));
    for card in held.copied().chain(position.pile.iter().map(|card| card.card())) {
        let index = rest.iter().position(|&other| other == card).expect("the deck has that card");
        rest.remove(index);
    }
    rest
}

fn game(pile: &str, players: &[Has]) -> Clear4 {
    Clear4::from_position(&table(pile, players)).unwrap()
}

fn game_with(options: &str, pile: &str, players: &[Has]) -> Clear4 {
    let position = Position { options: options.parse().unwrap(), ..table(pile, players) };
    Clear4::from_position(&position).unwrap()
}

/// The rule by which the action is refused, after seeing that it changes nothing.
fn refused(game: &Clear4, number: usize, action: &str) -> String {
    let mut tried = *game;
    let mut events = Vec::new();
    let illegal = tried.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap_err();
    assert_eq!(tried, *game);
    assert!(events.is_empty());
    assert!(!game.actions(seat(number)).contains(&action.parse().unwrap()));
    illegal.rule().to_string()
}

/// Does it, after seeing that it is listed.
fn play(game: &mut Clear4, number: usize, action: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let action = action.parse().unwrap();
    assert!(game.actions(seat(number)).contains(&action), "listed: {action}");
    game.apply(seat(number), &action, &mut events).unwrap();
    events
}

/// What may be done, as text.
fn choices(game: &Clear4, number: usize) -> Vec<String> {
    game.actions(seat(number)).iter().map(ToString::to_string).collect()
}

/// The pile as text.
fn pile(game: &Clear4) -> String {
    let cards: Vec<String> = game.pile.cards().iter().map(ToString::to_string).collect();
    cards.join(" ")
}

fn is_turn_of(game: &Clear4, number: usize) -> bool {
    game.phase == Phase::Playing(Step::Turn) && game.turn == seat(number)
}

fn is_open(game: &Clear4) -> bool {
    matches!(game.phase, Phase::Playing(Step::Extending { .. }))
}

fn hand(game: &Clear4, number: usize) -> Bag {
    game.hands[seat(number)]
}
