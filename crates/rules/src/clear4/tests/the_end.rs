//! Winning, points, and games that run too long.

use super::*;
use crate::game::{Ending, Start};
use crate::matches::Match;
use crate::rule::GameId;
use crate::seat::SeatSet;

const ALONE: [&str; 4] = ["", "", "", ""];

fn won_by(game: &Clear4, number: usize) -> bool {
    game.outcome().is_some_and(|end| end.ending == Ending::Won && end.winners == SeatSet::only(seat(number)))
}

#[test]
fn cf_60_whoever_has_no_card_left_has_won() {
    let mut game = game("9", &[("5 5", ALONE), SOMEBODY]);
    let events = play(&mut game, 1, "play 5 5");
    assert!(won_by(&game, 1));
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
    assert!(game.to_act().is_empty());
    assert_eq!(refused(&game, 2, "pass"), "CF-60");
    assert_eq!(refused(&game, 1, "pass"), "CF-60");
}

#[test]
fn cf_60_not_while_a_stack_has_cards() {
    let mut game = game("9", &[("5", ["7", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play 5");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_60_in_the_middle_of_a_turn_and_blind() {
    let mut added = game("9", &[("7", ["7", "", "", ""]), SOMEBODY]);
    play(&mut added, 1, "blind s1");
    play(&mut added, 1, "play 7");
    assert!(won_by(&added, 1));
    for card in ["7", "J"] {
        let mut last = game("9", &[("", [card, "", "", ""]), SOMEBODY]);
        play(&mut last, 1, "blind s1");
        assert!(won_by(&last, 1));
    }
}

#[test]
fn cf_60_a_special_as_last_card_wins_and_does_nothing_else() {
    for (has, action) in [
        (("PUSH", ALONE), "push 2"),
        (("CLEAR", ALONE), "clear"),
        (("", ["PUSH", "", "", ""]), "blind s1"),
        (("", ["CLEAR", "", "", ""]), "blind s1"),
    ] {
        let mut game = game("9 9 9", &[has, SOMEBODY]);
        let before = hand(&game, 2);
        play(&mut game, 1, action);
        assert!(won_by(&game, 1), "{action}");
        assert_eq!(hand(&game, 2), before);
        assert_eq!(pile(&game), "9 9 9");
    }
}

#[test]
fn cf_61_a_last_blind_card_that_does_not_fit_is_no_win() {
    let mut game = game("4", &[("", ["7", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "blind s1");
    assert_eq!(hand(&game, 1), bag("4 7"));
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_62_a_point_for_each_card_left() {
    let players = [("5", ALONE), ("1 2 3", ["4 4 4", "6", "", ""]), ("", ["9 9", "", "", ""])];
    let mut all = game("", &players);
    play(&mut all, 1, "play 5");
    assert_eq!(all.outcome().unwrap().points.as_slice(), [0, 7, 2]);
    let mut hands = game_with("hand_points", "", &players);
    play(&mut hands, 1, "play 5");
    assert_eq!(hands.outcome().unwrap().points.as_slice(), [0, 3, 0]);
}

#[test]
fn cf_62_a_match_has_as_many_rounds_as_players_and_equal_totals_share_a_place() {
    let seats = SeatCount::new(3).unwrap();
    assert_eq!(Match::usual_rounds(GameId::Clear4, seats), 3);
    let mut rounds = Match::new(GameId::Clear4, seats, 2, Start::Lot).unwrap();
    for _ in 0..2 {
        let mut round = game("", &[("5", ALONE), ("1 2 3", ALONE), ("", ["9 9", "9", "", ""])]);
        play(&mut round, 1, "play 5");
        assert!(rounds.write_down(round.start(), &round.outcome().unwrap()));
    }
    assert_eq!(rounds.points().as_slice(), [0, 6, 6]);
    assert_eq!(rounds.places().as_slice(), [1, 2, 2]);
    assert_eq!(Match::new(GameId::Clear4, seats, 0, Start::Lot).unwrap_err().rule.to_string(), "CF-62");
}

#[test]
fn cf_63_a_thousand_turns_end_it_undecided() {
    let position = Position { turns: 998, ..table("9", &[("CLEAR 5 5", ALONE), SOMEBODY]) };
    let mut game = Clear4::from_position(&position).unwrap();
    play(&mut game, 1, "clear");
    assert_eq!(game.turns, 999, "another turn counts too");
    assert!(is_turn_of(&game, 1));
    play(&mut game, 1, "play 5");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Undecided);
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.points.as_slice(), [1, 5]);
}

#[test]
fn cf_63_a_win_in_the_thousandth_turn_is_a_win() {
    let position = Position { turns: 999, ..table("9", &[("5", ALONE), SOMEBODY]) };
    let mut game = Clear4::from_position(&position).unwrap();
    play(&mut game, 1, "play 5");
    assert!(won_by(&game, 1));
}
