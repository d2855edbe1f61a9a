//! Four of a value.

use super::*;

const ALONE: [&str; 4] = ["", "", "", ""];

#[test]
fn cf_30_four_of_a_value_may_be_cleared_for_another_turn() {
    let mut game = game("9 5 5", &[("5 5 3", ALONE), SOMEBODY]);
    play(&mut game, 1, "play 5 5");
    assert_eq!(choices(&game, 1), ["clear4", "leave"]);
    let removed = game.removed;
    let events = play(&mut game, 1, "clear4");
    assert_eq!(events[0], Event::PileCleared { seat: seat(1), cards: bag("9 5 5 5 5") });
    assert!(game.pile.is_empty());
    assert_eq!(game.removed, removed.plus(bag("9 5 5 5 5")));
    assert!(is_turn_of(&game, 1));
    assert_eq!(game.turns, 1, "it is a turn of its own");
}

#[test]
fn cf_30_jokers_count_as_what_they_stand_for() {
    let mut game = game("8 J=8", &[("8 J 3", ALONE), SOMEBODY]);
    play(&mut game, 1, "play 8 J");
    play(&mut game, 1, "clear4");
    assert!(is_turn_of(&game, 1));
}

#[test]
fn cf_30_only_a_play_that_completes_four_can_clear() {
    let game = game("8 8 8", &[("3 2", ALONE), SOMEBODY]);
    assert_eq!(refused(&game, 1, "clear4"), "CF-30");
    assert_eq!(refused(&game, 1, "leave"), "CF-30");
}

#[test]
fn cf_30_four_that_were_left_and_covered_are_no_reason_to_clear() {
    let mut game = game("8 8 8 8", &[("3 2", ALONE), SOMEBODY]);
    play(&mut game, 1, "play 3");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_31_four_may_be_left() {
    let mut game = game("5 5 5", &[("5 3", ["2", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play 5");
    for action in ["play 3", "pass", "blind s1", "done", "onto 2", "push 2"] {
        assert_eq!(refused(&game, 1, action), "CF-31", "{action}");
    }
    play(&mut game, 1, "leave");
    assert_eq!(pile(&game), "5 5 5 5");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_31_auto_clear_is_a_house_rule() {
    let mut game = game_with("auto_clear", "5 5 5", &[("5 3", ALONE), SOMEBODY]);
    play(&mut game, 1, "play 5");
    assert!(game.pile.is_empty());
    assert!(is_turn_of(&game, 1));
}

#[test]
fn cf_32_a_fifth_of_a_value_is_illegal() {
    let three = game("9 5 5 5", &[("5 5 J 3", ALONE), SOMEBODY]);
    assert_eq!(choices(&three, 1), ["play 3", "play 3 J", "play 5", "play J", "pass"]);
    assert_eq!(refused(&three, 1, "play 5 5"), "CF-32");
    assert_eq!(refused(&three, 1, "play 5 J"), "CF-32");
    let five = game("", &[("5 5 5 5 5 3", ALONE), SOMEBODY]);
    assert_eq!(refused(&five, 1, "play 5 5 5 5 5"), "CF-32");
    play(&mut five.clone(), 1, "play 5 5 5 5");
}

#[test]
fn cf_32_a_lone_joker_included() {
    let game = game("5 5 5 5", &[("J 5 3", ALONE), SOMEBODY]);
    assert_eq!(refused(&game, 1, "play J"), "CF-32");
    assert_eq!(refused(&game, 1, "play 5"), "CF-32");
    assert_eq!(choices(&game, 1), ["play 3", "play 3 J", "pass"]);
}

#[test]
fn cf_32_not_in_additions_either() {
    let mut game = game("", &[("5 5 3", ["5 5 2", "5 1 1", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play s1 s2");
    assert_eq!(refused(&game, 1, "play 5 5 s1"), "CF-32");
    play(&mut game, 1, "play 5 s1");
    assert_eq!(game.phase, Phase::Playing(Step::FourOnPile));
}

#[test]
fn cf_33_completing_four_with_the_last_card_wins() {
    for options in ["", "auto_clear"] {
        let mut game = game_with(options, "5 5 5", &[("5", ALONE), SOMEBODY]);
        play(&mut game, 1, "play 5");
        assert!(game.outcome().unwrap().winners.contains(seat(1)));
    }
}
