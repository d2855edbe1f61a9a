//! PUSH, CLEAR, and passing.

use super::*;

const ALONE: [&str; 4] = ["", "", "", ""];

#[test]
fn cf_40_push_gives_the_pile_to_another_player() {
    let mut game = game("9 J=9 4", &[("PUSH 3", ALONE), SOMEBODY, ("7", ALONE)]);
    let removed = game.removed;
    let events = play(&mut game, 1, "push 3");
    assert_eq!(events[1], Event::Pushed { seat: seat(1), to: seat(3), cards: bag("9 J 4") });
    assert_eq!(hand(&game, 3), bag("7 9 J 4"));
    assert_eq!(hand(&game, 1), bag("3"));
    assert_eq!(game.removed, removed.plus(bag("PUSH")));
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_40_not_onto_yourself_or_an_empty_seat() {
    let game = game("9", &[("PUSH 3", ALONE), SOMEBODY, SOMEBODY]);
    assert_eq!(refused(&game, 1, "push 1"), "CF-40");
    assert_eq!(refused(&game, 1, "push 4"), "CF-40");
    assert_eq!(choices(&game, 1), ["play 3", "push 2", "push 3", "pass"]);
}

#[test]
fn cf_40_on_an_empty_pile_push_only_ends_the_turn() {
    let mut game = game("", &[("PUSH 3", ALONE), SOMEBODY]);
    let before = hand(&game, 2);
    play(&mut game, 1, "push 2");
    assert_eq!(hand(&game, 2), before);
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_41_clear_takes_the_pile_out_and_gives_another_turn() {
    let mut game = game("9 4", &[("CLEAR 3", ALONE), SOMEBODY]);
    let removed = game.removed;
    play(&mut game, 1, "clear");
    assert!(game.pile.is_empty());
    assert_eq!(game.removed, removed.plus(bag("CLEAR 9 4")));
    assert!(is_turn_of(&game, 1));
}

#[test]
fn cf_42_specials_from_a_stack_uncover_the_next_card() {
    let mut game = game("4", &[("3", ["CLEAR PUSH 9", "", "", ""]), SOMEBODY]);
    assert_eq!(refused(&game, 1, "push s1 2"), "CF-42");
    let events = play(&mut game, 1, "clear s1");
    assert_eq!(events[1], Event::Uncovered { seat: seat(1), stack: stack("s1"), card: Card::Push });
    play(&mut game, 1, "push s1 2");
    assert_eq!(game.stacks[seat(1)].face(stack("s1")), StackFace { open: None, cards: 1 });
}

#[test]
fn cf_42_specials_never_mix() {
    let game = game("", &[("5 J PUSH CLEAR", ["PUSH 1 1", "", "", ""]), SOMEBODY]);
    for action in ["play 5 PUSH", "play J CLEAR", "play PUSH", "play 5 s1", "play s1", "play PUSH CLEAR"] {
        assert_eq!(refused(&game, 1, action), "CF-42", "{action}");
    }
    assert_eq!(refused(&game, 1, "clear s1"), "CF-42");
    let mut without = game;
    play(&mut without, 1, "clear");
    assert_eq!(refused(&without, 1, "clear"), "CF-42", "it is not in the hand any more");
}

#[test]
fn cf_42_whatever_lies_on_the_pile() {
    for lying in ["", "J", "1", "5 5 5 5"] {
        let game = game(lying, &[("PUSH CLEAR", ALONE), SOMEBODY]);
        assert_eq!(choices(&game, 1)[..2], ["push 2", "clear"], "{lying}");
    }
}

#[test]
fn cf_45_passing_takes_the_pile() {
    let mut game = game("9 J=9 4", &[("3 10", ALONE), SOMEBODY]);
    let events = play(&mut game, 1, "pass");
    assert_eq!(events[0], Event::PileTaken { seat: seat(1), cards: bag("9 J 4") });
    assert_eq!(hand(&game, 1), bag("3 10 9 J 4"));
    assert!(game.pile.is_empty());
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_45_everyone_knows_what_was_taken_until_it_is_played() {
    let mut game = game("9 9 4", &[("9 10", ALONE), ("2 PUSH", ALONE)]);
    play(&mut game, 1, "pass");
    let shown = |game: &Clear4| game.view(Viewer::Seat(seat(2))).shown[seat(1)];
    assert_eq!(shown(&game), bag("9 9 4"));
    for n in 0..20 {
        let imagined = game.view(Viewer::Seat(seat(2))).imagine(&mut Seed::from_number(n).stream(0)).unwrap();
        assert_eq!(hand(&imagined, 1).lacks(bag("9 9 4")), None);
    }
    play(&mut game, 2, "push 1");
    play(&mut game, 1, "play 9 9");
    assert_eq!(shown(&game), bag("4"), "what is left of them for certain");
    assert_eq!(hand(&game, 1), bag("4 9 10"));
}

#[test]
fn cf_46_no_passing_on_an_empty_pile() {
    let game = game("", &[("3 10", ALONE), SOMEBODY]);
    assert_eq!(refused(&game, 1, "pass"), "CF-46");
}

#[test]
fn cf_46_something_can_always_be_played_on_an_empty_pile() {
    for has in [("PUSH", ALONE), ("CLEAR", ALONE), ("J", ALONE), ("10", ALONE), ("", ["9", "", "", ""])] {
        assert!(!choices(&game("", &[has, SOMEBODY]), 1).is_empty());
    }
}
