//! One test a rule, named by it.

use super::*;
use crate::game::{Ending, Game, Refusal, Setup, Start, View as _};
use crate::matches::Match;
use crate::row::Row;
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::Seed;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn deal(seats: usize) -> PlusMinus {
    PlusMinus::deal(&Setup::new(SeatCount::new(seats).unwrap()), Seed::from_number(1)).unwrap()
}

/// A position in which the players hold these cards, with `top` on the pile and all other cards under it.
fn table(top: &str, players: &[(&[&str], &[&str])]) -> Position {
    let mut rest = DECK.to_vec();
    let mut take = |text: &&str| {
        let index = rest.iter().position(|&other| other == card(text)).expect("the deck has that card");
        rest.remove(index)
    };
    let players = players
        .iter()
        .map(|(hand, deck)| Player {
            hand: hand.iter().map(&mut take).collect(),
            deck: deck.iter().map(&mut take).collect(),
        })
        .collect();
    let top = take(&top);
    rest.push(top);
    Position {
        options: Options {},
        start: seat(1),
        version: Default::default(),
        pile: rest,
        face_down: None,
        players,
    }
}

fn game(top: &str, players: &[(&[&str], &[&str])]) -> PlusMinus {
    PlusMinus::from_position(&table(top, players)).unwrap()
}

/// The rule by which the action is refused, after seeing that it changes nothing.
fn refused(game: &PlusMinus, number: usize, action: &str) -> String {
    let mut tried = *game;
    let mut events = Vec::new();
    let illegal = tried.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap_err();
    assert_eq!(tried, *game);
    assert!(events.is_empty());
    illegal.rule().to_string()
}

fn play(game: &mut PlusMinus, number: usize, action: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap();
    events
}

#[test]
fn pm_01_73_cards_of_ten_values_and_three_numbers() {
    assert_eq!(DECK.len(), 73);
    assert_eq!(Card::all().count(), 30);
    assert!(Card::all().all(|card| DECK.contains(&card)));
}

#[test]
fn pm_02_the_distribution_is_ours() {
    let count = |text: &str| DECK.iter().filter(|&&other| other == card(text)).count();
    for text in ["1±1", "4±1", "5±2", "8±2", "1±3", "3±3", "9±3", "10±3"] {
        assert_eq!(count(text), 3, "{text}");
    }
    for text in ["5±1", "10±1", "1±2", "4±2", "9±2", "4±3", "8±3"] {
        assert_eq!(count(text), 2, "{text}");
    }
    let of_value = |value| DECK.iter().filter(|card| card.value().get() == value).count();
    assert_eq!((1..=10).map(of_value).collect::<Vec<_>>(), [8, 8, 8, 7, 7, 7, 7, 7, 7, 7]);
    let of_number = |number| DECK.iter().filter(|card| card.number().get() == number).count();
    assert_eq!((1..=3).map(of_number).collect::<Vec<_>>(), [24, 24, 25]);
}

#[test]
fn pm_03_all_but_one_are_dealt_evenly() {
    for (seats, each) in [(2, 36), (3, 24), (4, 18), (6, 12)] {
        let game = deal(seats);
        assert!(game.seats().iter().all(|seat| game.cards_left(seat) == each));
        assert_eq!(game.pile.len(), 1);
    }
    let five = Setup::new(SeatCount::new(5).unwrap());
    let error = PlusMinus::deal(&five, Seed::from_number(1)).unwrap_err();
    assert_eq!(error.to_string(), "Plus Minus is for 2, 3, 4 or 6 players, not 5");
}

#[test]
fn pm_04_the_top_four_are_the_hand() {
    let game = deal(4);
    for seat in game.seats().iter() {
        assert_eq!(game.hands[seat].len(), 4);
        assert_eq!(game.decks[seat].len(), 14);
    }
}

#[test]
fn pm_05_before_the_signal_no_hand_is_shown() {
    // Until the signal everyone gets the spectator's view.
    let view = deal(2).view(Viewer::Spectator);
    assert_eq!(view.hand, None);
    assert!(view.actions().is_empty());
}

#[test]
fn pm_05_the_signal_falls_to_the_seat_named_or_drawn() {
    let setup = Setup::new(SeatCount::new(4).unwrap());
    let named = setup.clone().with_start(Start::Seat(seat(3)));
    assert_eq!(PlusMinus::deal(&named, Seed::from_number(1)).unwrap().start(), seat(3));
    let drawn: SeatSet =
        (0..50).map(|n| PlusMinus::deal(&setup, Seed::from_number(n)).unwrap().start()).collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn pm_10_anybody_may_play_at_any_time() {
    let game = game("5±3", &[(&["8±1", "1±1"], &[]), (&["2±1", "1±1"], &[])]);
    assert_eq!(game.to_act(), SeatSet::all(game.seats()));
    for (number, action) in [(1, "play 8±1"), (2, "play 2±1")] {
        play(&mut game.clone(), number, action);
    }
    assert_eq!(refused(&game, 1, "play 2±1"), "PM-10");
}

#[test]
fn pm_11_a_card_fits_by_plus_or_minus() {
    let game = game("5±3", &[(&["8±1", "2±3", "5±3", "6±3"], &[]), (&["1±1", "1±1"], &[])]);
    assert_eq!(game.actions(seat(1)), ["play 2±3", "play 8±1"].map(|text| text.parse().unwrap()));
    assert_eq!(refused(&game, 1, "play 5±3"), "PM-11");
    assert_eq!(refused(&game, 1, "play 6±3"), "PM-11");
}

#[test]
fn pm_11_the_booklets_examples() {
    for (top, low, high) in [("5±3", 2, 8), ("9±3", 6, 2), ("1±2", 9, 3)] {
        assert_eq!(card(top).takes().map(Value::get), [low, high], "{top}");
    }
}

#[test]
fn pm_12_above_ten_subtract_ten() {
    for (top, takes) in [("10±1", 1), ("10±2", 2), ("10±3", 3), ("9±2", 1), ("8±3", 1), ("9±3", 2)] {
        assert_eq!(card(top).takes()[1].get(), takes, "{top}");
    }
}

#[test]
fn pm_13_below_one_add_ten() {
    for (top, takes) in [("1±1", 10), ("1±2", 9), ("1±3", 8), ("2±2", 10), ("2±3", 9), ("3±3", 10)] {
        assert_eq!(card(top).takes()[0].get(), takes, "{top}");
    }
}

#[test]
fn pm_14_the_same_player_may_go_straight_on() {
    let mut game = game("5±3", &[(&["8±1", "9±1", "1±1"], &[]), (&["1±1", "1±2"], &[])]);
    play(&mut game, 1, "play 8±1");
    play(&mut game, 1, "play 9±1");
    assert_eq!(game.cards_left(seat(1)), 1);
    assert!("play 8±1 9±1".parse::<Action>().is_err(), "one card at a time");
}

#[test]
fn pm_15_the_value_is_called() {
    let mut game = game("5±3", &[(&["8±1", "1±1"], &["4±1"]), (&["1±1", "1±2"], &[])]);
    let events = play(&mut game, 1, "play 8±1");
    let called = Value::new(8).unwrap();
    assert_eq!(events, [Event::Played { seat: seat(1), card: card("8±1"), called }]);
}

#[test]
fn pm_16_too_late_leaves_the_card_in_the_hand() {
    let mut game = game("5±3", &[(&["8±1", "1±1"], &["4±1"]), (&["2±2", "1±2"], &["4±1"])]);
    play(&mut game, 1, "play 8±1");
    assert_eq!(refused(&game, 2, "play 2±2"), "PM-11");
    assert_eq!(game.hands[seat(2)].count(card("2±2")), 1);
}

#[test]
fn pm_17_draw_at_any_time_without_limit() {
    let mut game = deal(2);
    for left in (0..32).rev() {
        play(&mut game, 1, "draw");
        assert_eq!(game.decks[seat(1)].len(), left);
    }
    assert_eq!(game.hands[seat(1)].len(), 36);
    assert_eq!(refused(&game, 1, "draw"), "PM-17");
}

#[test]
fn pm_17_the_hand_gets_the_next_card_of_the_deck() {
    let mut game = game("5±3", &[(&["8±1"], &["4±1", "7±2"]), (&["1±1", "1±2"], &[])]);
    let events = play(&mut game, 1, "draw");
    assert_eq!(events, [Event::Drew { seat: seat(1), card: card("4±1") }]);
    let seen = |viewer| match PlusMinus::cut(&events[0], viewer) {
        Seen::Drew { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Viewer::Seat(seat(1))), Some(card("4±1")));
    assert_eq!(seen(Viewer::Seat(seat(2))), None);
    assert_eq!(seen(Viewer::Spectator), None);
}

#[test]
fn pm_20_the_bottom_card_goes_on_top_when_nobody_can_play() {
    let mut position = table("5±3", &[(&["8±1", "4±1", "4±2"], &[]), (&["4±1", "4±2"], &[])]);
    // 8±1 takes 7 or 9, which nobody has; nor does 7±1 help (6, 8); 6±2 does (4, 8).
    for (place, text) in ["7±1", "6±2"].into_iter().enumerate() {
        let index = position.pile.iter().position(|&other| other == card(text)).unwrap();
        position.pile.swap(place, index);
    }
    let mut game = PlusMinus::from_position(&position).unwrap();
    let events = play(&mut game, 1, "play 8±1");
    let turned = ["7±1", "6±2"].map(|text| Event::Turned { card: card(text) });
    assert_eq!(events[1..], turned);
    assert_eq!(game.top(), card("6±2"));
    assert_eq!(game.pile.last_chunk::<3>().unwrap(), &["8±1", "7±1", "6±2"].map(card));
    assert!(game.outcome().is_none());
}

#[test]
fn pm_20_not_while_somebody_can_draw_or_has_one_card() {
    let drawing = &mut game("5±3", &[(&["8±1", "4±1", "4±2"], &[]), (&["4±1"], &["4±2"])]);
    assert_eq!(play(drawing, 1, "play 8±1").len(), 1);
    let one_card = &mut game("5±3", &[(&["8±1", "4±1", "4±2"], &[]), (&["4±1"], &[])]);
    assert_eq!(play(one_card, 1, "play 8±1").len(), 1);
}

#[test]
fn pm_21_a_pile_that_helps_nobody_ends_the_game() {
    // No game with all 73 cards gets there (see the rules page), so these few are put down directly.
    let seats = SeatCount::new(3).unwrap();
    let mut hands = [&["4±1", "4±2"][..], &["4±1", "5±1", "5±2"], &["6±1", "5±2"]].into_iter();
    let mut game = PlusMinus {
        version: Default::default(),
        start: seat(1),
        hands: PerSeat::from_fn(seats, |_| {
            Hand::of(&hands.next().unwrap().iter().map(|c| card(c)).collect::<Vec<_>>())
        }),
        decks: PerSeat::new(seats),
        pile: Row::from_values(["10±1", "1±1", "10±2"].map(card)).unwrap(),
        phase: state::Phase::Racing,
    };
    let mut events = Vec::new();
    game.help_if_stuck(&mut events);
    assert_eq!(events[..2], ["10±1", "1±1"].map(|text| Event::Turned { card: card(text) }));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Deadlocked);
    assert_eq!(outcome.winners, [seat(1), seat(3)].into_iter().collect(), "equal counts share it");
    assert_eq!(outcome.points.as_slice(), [0, 3, 0]);
    assert!(game.to_act().is_empty());
}

#[test]
fn pm_30_the_last_card_may_be_laid_face_down() {
    let mut game = game("5±3", &[(&["7±1"], &[]), (&["1±1", "1±2"], &["2±1"])]);
    assert_eq!(game.actions(seat(1)), [Action::LayLast]);
    let events = play(&mut game, 1, "last");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Won);
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(events[0], Event::LaidLast { seat: seat(1), card: card("7±1") });
    assert_eq!(
        PlusMinus::cut(&events[0], Viewer::Seat(seat(2))),
        Seen::LaidLast { seat: seat(1), card: None }
    );
    assert_eq!(refused(&game, 2, "draw"), "PM-30");
}

#[test]
fn pm_30_a_last_card_that_fits_may_be_laid_open() {
    let mut game = game("5±3", &[(&["8±1"], &[]), (&["1±1", "1±2"], &["2±1"])]);
    assert_eq!(game.actions(seat(1)).len(), 2);
    play(&mut game, 1, "play 8±1");
    assert_eq!(game.outcome().unwrap().winners, SeatSet::only(seat(1)));
}

#[test]
fn pm_30_not_with_a_second_card_or_a_deck() {
    let game = game("5±3", &[(&["8±1", "7±1"], &[]), (&["2±1"], &["1±1"])]);
    assert_eq!(refused(&game, 1, "last"), "PM-30");
    assert_eq!(refused(&game, 2, "last"), "PM-30");
}

#[test]
fn pm_31_everyone_but_the_winner_scores_a_point_a_card() {
    let seats = SeatCount::new(2).unwrap();
    let mut tournament = Match::new(GameId::PlusMinus, seats, 4, Start::Seat(seat(2))).unwrap();
    for round in 1..=4 {
        assert!(!tournament.is_over());
        let mut position = table("5±3", &[(&["7±1"], &[]), (&["1±1", "1±2"], &["2±1"])]);
        position.start = match tournament.next_start() {
            Start::Seat(seat) => seat,
            Start::Lot => panic!("named"),
        };
        let mut game = PlusMinus::from_position(&position).unwrap();
        play(&mut game, 1, "last");
        assert!(tournament.write_down(game.start(), &game.outcome().unwrap()));
        assert_eq!(tournament.points().as_slice(), [0, 3 * round]);
    }
    assert!(tournament.is_over());
    assert_eq!(tournament.places().as_slice(), [1, 2]);
    assert_eq!(tournament.next_start(), Start::Seat(seat(2)), "the start has moved four times among two");
    let short = Match::new(GameId::PlusMinus, seats, 3, Start::Lot).unwrap_err();
    assert_eq!(short.rule.to_string(), "PM-31");
}

#[test]
fn a_wrong_position_is_answered_with_all_that_is_wrong() {
    let mut position = table("5±3", &[(&["7±1"], &[]), (&["1±1", "1±2"], &["2±1"])]);
    position.start = seat(5);
    position.players[0].hand[0] = card("5±1");
    position.players[1].hand.clear();
    position.players[1].deck.clear();
    let error = PlusMinus::from_position(&position).unwrap_err();
    assert_eq!(
        error.problems,
        [
            "seat 5 has the start",
            "2 × 1±1 where the deck has 3",
            "1 × 1±2 where the deck has 2",
            "2 × 2±1 where the deck has 3",
            "3 × 5±1 where the deck has 2",
            "1 × 7±1 where the deck has 2",
        ]
    );
}
