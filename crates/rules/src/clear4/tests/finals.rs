//! The final cards.

use super::*;

/// Seat 1 plays this final card blind, with these cards in hand.
fn blind(options: &str, pile: &str, card: &str, in_hand: &str) -> Clear4 {
    let mut game = game_with(options, pile, &[(in_hand, [card, "10", "", ""]), SOMEBODY]);
    let events = play(&mut game, 1, "blind s1");
    assert!(matches!(events[0], Event::BlindTurned { card: turned, .. } if turned == cards(card)[0]));
    assert!(game.stacks[seat(1)].face(stack("s1")).cards == 0);
    game
}

#[test]
fn cf_50_a_final_card_once_its_stack_has_nothing_else() {
    let game = game("5", &[("3 PUSH", ["9", "8 9", "7 8 9", ""]), SOMEBODY]);
    assert_eq!(choices(&game, 1), ["play 3", "push 2", "pass", "blind s1"]);
    assert_eq!(refused(&game, 1, "blind s2"), "CF-50");
    assert_eq!(refused(&game, 1, "blind s3"), "CF-50");
    assert_eq!(refused(&game, 1, "blind s4"), "CF-50");
    assert_eq!(game.check(seat(1), &Action::Blind(stack("s4"))), Err(Illegal::NoFinalCard(stack("s4"))));
}

#[test]
fn cf_51_it_is_chosen_before_it_is_seen() {
    let game = game("5", &[("3", ["9", "2", "", ""]), SOMEBODY]);
    let view = game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.stacks[seat(1)][0], StackFace { open: None, cards: 1 });
    assert!(view.actions().contains(&Action::Blind(stack("s1"))), "fitting or not");
    assert_eq!(refused(&game, 1, "play s1"), "CF-12");
}

#[test]
fn cf_52_a_card_that_fits_stays() {
    assert_eq!(pile(&blind("", "7", "7", "3")), "7 7");
    assert_eq!(pile(&blind("", "7", "2", "3")), "7 2");
    assert_eq!(pile(&blind("", "", "9", "3")), "9");
    assert_eq!(pile(&blind("", "J", "9", "3")), "J 9");
    assert_eq!(pile(&blind("", "7", "J", "3")), "7 J=7");
    assert_eq!(pile(&blind("", "", "J", "3")), "J");
    assert_eq!(pile(&blind("", "J", "J", "3")), "J J");
}

#[test]
fn cf_52_a_fourth_makes_four() {
    for card in ["7", "J"] {
        let game = blind("", "7 7 7", card, "3");
        assert_eq!(game.phase, Phase::Playing(Step::FourOnPile));
        assert!(is_turn_of(&blind("auto_clear", "7 7 7", card, "3"), 1));
    }
}

#[test]
fn cf_53_a_card_that_does_not_fit_is_taken_with_the_pile() {
    for (lying, card) in [("9 7", "8"), ("7 7 7 7", "7")] {
        let game = blind("", lying, card, "3");
        assert!(game.pile.is_empty());
        assert_eq!(hand(&game, 1), bag(&format!("3 {lying} {card}")));
        assert_eq!(game.shown[seat(1)], bag(&format!("{lying} {card}")));
        assert!(is_turn_of(&game, 2));
    }
}

#[test]
fn cf_53_a_joker_does_not_fit_as_a_fifth() {
    let game = blind("", "9 7 7 7 7", "J", "3");
    assert_eq!(hand(&game, 1), bag("3 9 7 7 7 7 J"));
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_54_cards_of_its_value_may_be_added() {
    let mut game = game("9", &[("7 7 J 3", ["7", "7 1 1", "", ""]), SOMEBODY]);
    play(&mut game, 1, "blind s1");
    assert_eq!(refused(&game, 1, "play 3"), "CF-20");
    play(&mut game, 1, "play 7 J s2");
    assert_eq!(pile(&game), "9 7 7 7 J=7");
    assert_eq!(game.phase, Phase::Playing(Step::FourOnPile));
}

#[test]
fn cf_54_an_added_card_must_uncover_another_to_go_on() {
    let mut game = blind("", "9", "7", "7 7 3");
    play(&mut game, 1, "play 7");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_54_to_a_blind_joker_of_a_value_numbers_come_first() {
    let mut game = blind("", "7", "J", "7 J 3");
    assert_eq!(refused(&game, 1, "play J"), "CF-16");
    assert_eq!(choices(&game, 1), ["play 7", "play 7 J", "done"]);
    play(&mut game, 1, "play 7 J");
    assert_eq!(pile(&game), "7 J=7 7 J=7");
    assert_eq!(choices(&blind("joker_sets", "7", "J", "7 J 3"), 1), ["play 7", "play 7 J", "play J", "done"]);
}

#[test]
fn cf_54_a_blind_joker_without_a_value_takes_that_of_what_is_added() {
    for lying in ["", "J"] {
        let mut game = blind("", lying, "J", "9 9 9 9 J 3");
        assert!(is_open(&game));
        assert_eq!(refused(&game, 1, "play J"), "CF-16");
        assert_eq!(refused(&game, 1, "play 9 3"), "CF-10");
        assert_eq!(refused(&game, 1, "play 9 9 9 9"), "CF-32");
        play(&mut game, 1, "play 9 9 J");
        assert_eq!(pile(&game), format!("{lying} J=9 9 9 J=9").trim());
        assert_eq!(game.phase, Phase::Playing(Step::FourOnPile), "it counts for the four");
    }
}

#[test]
fn cf_54_with_joker_sets_jokers_may_wait_for_a_value_together() {
    let has = ("J", ["J", "J 9 1", "", ""]);
    let mut game = game_with("joker_sets", "", &[has, SOMEBODY]);
    play(&mut game, 1, "blind s1");
    play(&mut game, 1, "play s2");
    assert_eq!(pile(&game), "J J");
    assert!(is_open(&game), "it uncovered a 9");
    play(&mut game, 1, "play s2");
    assert_eq!(pile(&game), "J=9 J=9 9");
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_54_not_asked_where_everyone_sees_that_nothing_can_be_added() {
    let mut none = game("9", &[("", ["7", "8 1 1", "J", ""]), SOMEBODY]);
    play(&mut none, 1, "blind s1");
    assert!(is_turn_of(&none, 2));
    let mut open = game("9", &[("", ["7", "J 1 1", "", ""]), SOMEBODY]);
    play(&mut open, 1, "blind s1");
    assert_eq!(choices(&open, 1), ["play s2", "done"]);
}

#[test]
fn cf_55_a_blind_push_asks_whom_it_hits() {
    let mut game = game("9 7", &[("3", ["PUSH", "", "", ""]), SOMEBODY, ("8", ["", "", "", ""])]);
    assert_eq!(refused(&game, 1, "onto 2"), "CF-55");
    let removed = game.removed;
    play(&mut game, 1, "blind s1");
    assert_eq!(game.removed, removed.plus(bag("PUSH")));
    assert_eq!(choices(&game, 1), ["onto 2", "onto 3"]);
    assert_eq!(refused(&game, 1, "onto 1"), "CF-40");
    assert_eq!(refused(&game, 1, "onto 6"), "CF-40");
    for action in ["play 3", "pass", "push 2"] {
        assert_eq!(refused(&game, 1, action), "CF-55");
    }
    play(&mut game, 1, "onto 3");
    assert_eq!(hand(&game, 3), bag("8 9 7"));
    assert!(is_turn_of(&game, 2));
}

#[test]
fn cf_55_a_blind_clear_clears() {
    let game = blind("", "9 7", "CLEAR", "3");
    assert!(game.pile.is_empty());
    assert!(is_turn_of(&game, 1));
}
