//! Playing numbers and jokers, and adding to a play.

use super::*;

const ALONE: [&str; 4] = ["", "", "", ""];

#[test]
fn cf_10_one_number_or_several_of_the_same() {
    for action in ["play 5", "play 5 5", "play 5 5 5", "play 7"] {
        play(&mut game("", &[("5 5 5 7", ALONE), SOMEBODY]), 1, action);
    }
    let game = game("", &[("5 5 5 7", ALONE), SOMEBODY]);
    assert_eq!(refused(&game, 1, "play 5 7"), "CF-10");
    assert_eq!(refused(&game, 1, "play"), "CF-10");
    assert_eq!(
        game.check(seat(1), &"play 5 7".parse().unwrap()),
        Err(Illegal::MixedValues(value(5), value(7)))
    );
}

#[test]
fn cf_11_equal_or_lower_than_the_top_card() {
    let game = game("9 6", &[("5 6 7", ALONE), SOMEBODY]);
    assert_eq!(choices(&game, 1), ["play 5", "play 6", "pass"]);
    assert_eq!(refused(&game, 1, "play 7"), "CF-11");
    assert_eq!(
        game.check(seat(1), &"play 7".parse().unwrap()),
        Err(Illegal::TooHigh { value: value(7), top: value(6) })
    );
}

#[test]
fn cf_11_anything_on_an_empty_pile() {
    let game = game("", &[("1 5 10", ALONE), SOMEBODY]);
    assert_eq!(choices(&game, 1), ["play 1", "play 5", "play 10"]);
}

#[test]
fn cf_12_hand_and_open_cards_in_one_play() {
    let mut game = game("", &[("5 3", ["5 2 9", "5 2 9", "7", ""]), SOMEBODY]);
    let listed = choices(&game, 1);
    for action in ["play 5", "play s1", "play s2", "play 5 s1", "play s1 s2", "play 5 s1 s2"] {
        assert!(listed.contains(&action.to_owned()), "{action}");
    }
    assert_eq!(refused(&game, 1, "play 5 5"), "CF-12");
    assert_eq!(refused(&game, 1, "play 2"), "CF-12");
    assert_eq!(refused(&game, 1, "play s3"), "CF-12");
    assert_eq!(refused(&game, 1, "play 5 s4"), "CF-12");
    play(&mut game, 1, "play 5 s1 s2");
    assert_eq!(pile(&game), "5 5 5");
    assert_eq!(hand(&game, 1), bag("3"));
}

#[test]
fn cf_13_a_joker_has_the_value_of_the_numbers_with_it() {
    let mut game = game("9", &[("5 J 3", ["J 1 1", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play 5 J s1");
    assert_eq!(pile(&game), "9 5 J=5 J=5");
    assert_eq!(game.pile.run(), 3);
}

#[test]
fn cf_14_a_lone_joker_has_the_value_of_the_top_card() {
    let mut game = game("9 7", &[("J 3", ALONE), SOMEBODY]);
    let events = play(&mut game, 1, "play J");
    assert_eq!(pile(&game), "9 7 J=7");
    assert!(matches!(events[0], Event::Played { value: Some(Value::Seven), .. }));
}

#[test]
fn cf_15_a_joker_on_an_empty_pile_has_no_value() {
    let mut game = game("", &[("J 3", ALONE), ("10 2", ALONE)]);
    play(&mut game, 1, "play J");
    assert_eq!(pile(&game), "J");
    assert_eq!(choices(&game, 2), ["play 2", "play 10", "pass"]);
}

#[test]
fn cf_16_only_one_joker_without_a_number() {
    for lying in ["", "7"] {
        let game = game(lying, &[("J J 3", ["J 1 1", "", "", ""]), SOMEBODY]);
        assert_eq!(refused(&game, 1, "play J J"), "CF-16");
        assert_eq!(refused(&game, 1, "play J s1"), "CF-16");
        play(&mut game.clone(), 1, "play s1");
    }
}

#[test]
fn cf_16_joker_sets_are_a_house_rule() {
    let mut on_seven = game_with("joker_sets", "7", &[("J J J J 3", ALONE), SOMEBODY]);
    assert_eq!(refused(&on_seven, 1, "play J J J J"), "CF-32");
    play(&mut on_seven, 1, "play J J J");
    assert_eq!(pile(&on_seven), "7 J=7 J=7 J=7");
    assert_eq!(on_seven.phase, Phase::Playing(Step::FourOnPile));

    let mut on_nothing = game_with("joker_sets", "", &[("J J J J J 3", ALONE), SOMEBODY]);
    play(&mut on_nothing, 1, "play J J J J J");
    assert_eq!(pile(&on_nothing), "J J J J J");
    assert!(is_turn_of(&on_nothing, 2), "jokers without a value are no four");
}

#[test]
fn cf_17_a_joker_on_a_joker_without_a_value_has_none() {
    let mut game = game("J", &[("J 3", ALONE), ("8 8 8 2", ALONE)]);
    play(&mut game, 1, "play J");
    assert_eq!(pile(&game), "J J");
    play(&mut game, 2, "play 8 8 8");
    assert_eq!(pile(&game), "J J 8 8 8", "covered, they stay without a value");
    assert!(is_turn_of(&game, 1), "and count toward no four");
}

#[test]
fn cf_18_the_upright_card_is_turned_up_and_the_final_card_is_not() {
    let mut game = game("", &[("3", ["9 6 2", "", "", ""]), ("1", ["9 9 9", "", "", ""])]);
    let events = play(&mut game, 1, "play s1");
    assert_eq!(events[1], Event::Uncovered { seat: seat(1), stack: stack("s1"), card: cards("6")[0] });
    assert_eq!(game.stacks[seat(1)].face(stack("s1")), StackFace { open: Some(cards("6")[0]), cards: 2 });
    play(&mut game, 2, "play 1");
    play(&mut game, 1, "pass");
    play(&mut game, 2, "play s1");
    assert!(is_open(&game));
    play(&mut game, 2, "done");
    let events = play(&mut game, 1, "play s1");
    assert!(!events.iter().any(|event| matches!(event, Event::Uncovered { .. })));
    assert_eq!(game.stacks[seat(1)].face(stack("s1")), StackFace { open: None, cards: 1 });
}

#[test]
fn cf_19_an_uncovered_card_of_the_value_may_be_added() {
    let mut game = game("", &[("3", ["5 5 2", "J 5 1", "", ""]), SOMEBODY]);
    let events = play(&mut game, 1, "play s1");
    assert_eq!(events.last(), Some(&Event::Asked { step: Step::Extending { cards: 1 } }));
    play(&mut game, 1, "play s1 s2");
    assert_eq!(pile(&game), "5 5 J=5");
    assert!(is_open(&game), "and so on: the joker uncovered another");
    play(&mut game, 1, "play s2");
    assert_eq!(pile(&game), "5 5 J=5 5");
    assert_eq!(game.phase, Phase::Playing(Step::FourOnPile), "four in one play");
}

#[test]
fn cf_19_an_uncovered_card_of_another_value_may_not() {
    let mut game = game("", &[("5 3", ["5 4 2", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play s1");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_20_an_uncovered_joker_may_be_added() {
    let mut game = game("", &[("3", ["5 J 2", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play s1");
    assert_eq!(choices(&game, 1), ["play s1", "done"]);
    play(&mut game, 1, "play s1");
    assert_eq!(pile(&game), "5 J=5");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_20_an_open_play_takes_hand_cards_and_jokers_of_its_value_only() {
    let mut game = game("9", &[("5 J 4 PUSH", ["5 5 2", "", "3", ""]), SOMEBODY]);
    assert_eq!(refused(&game, 1, "done"), "CF-20");
    play(&mut game, 1, "play s1");
    assert_eq!(refused(&game, 1, "play 4"), "CF-20");
    for action in ["pass", "push 2", "clear", "blind s3"] {
        assert_eq!(refused(&game, 1, action), "CF-20", "{action}");
    }
    assert_eq!(
        choices(&game, 1),
        ["play 5", "play 5 J", "play s1", "play J s1", "play 5 s1", "play 5 J s1", "play J", "done"]
    );
    play(&mut game, 1, "play 5 J");
    assert_eq!(pile(&game), "9 5 5 J=5");
    assert!(is_turn_of(&game, 2), "nothing new was uncovered");
}

#[test]
fn cf_20_whether_a_play_is_open_does_not_depend_on_the_hand() {
    for cards_in_hand in ["5 3", "3 3"] {
        let mut closed = game("", &[(cards_in_hand, ["5 4 2", "", "", ""]), SOMEBODY]);
        play(&mut closed, 1, "play s1");
        assert!(is_turn_of(&closed, 2));
        let mut open = game("", &[(cards_in_hand, ["", "", "", "5"]), SOMEBODY]);
        play(&mut open, 1, "blind s4");
        assert!(is_open(&open));
    }
}

#[test]
fn cf_20_a_second_joker_cannot_join_a_lone_one() {
    let players = [("7 J 3", ["J J 2", "", "", ""]), SOMEBODY];
    let mut strict = game("7", &players);
    play(&mut strict, 1, "play s1");
    assert!(is_turn_of(&strict, 2));
    let mut house = game_with("joker_sets", "7", &players);
    play(&mut house, 1, "play s1");
    assert!(is_open(&house));

    // Opened by a number, the play still has none itself.
    let mut game = game("7", &[("J 3", ["J 7 2", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play s1");
    assert_eq!(refused(&game, 1, "play J"), "CF-16");
    play(&mut game, 1, "play J s1");
    assert_eq!(pile(&game), "7 J=7 7 J=7");
}

#[test]
fn cf_20_a_play_without_a_value_is_not_open() {
    for options in ["", "joker_sets"] {
        for under in ["5", "J"] {
            let stack = format!("J {under} 2");
            let mut game = game_with(options, "", &[("3", [&stack, "", "", ""]), SOMEBODY]);
            play(&mut game, 1, "play s1");
            assert!(is_turn_of(&game, 2));
        }
    }
}
