//! Cards, deal and order of turns.

use super::*;
use crate::game::Start;
use crate::matches::Match;
use crate::rule::GameId;
use crate::seat::SeatSet;

#[test]
fn cf_01_120_cards() {
    assert_eq!(DECK.len(), 120);
    let count = |card| DECK.iter().filter(|&&other| other == card).count();
    assert!(Value::ALL.into_iter().all(|value| count(Card::Number(value)) == 10));
    assert_eq!([Card::Push, Card::Joker, Card::Clear].map(count), [7, 7, 6]);
    assert_eq!(Bag::of(&DECK), Bag::DECK);
    assert_eq!(Bag::DECK.len(), 120);
}

#[test]
fn cf_02_twenty_cards_each_and_the_rest_unseen() {
    for seats in 2..=6 {
        let game = deal(seats);
        assert!(game.seats().iter().all(|seat| game.cards_left(seat) == 20));
        assert_eq!(game.unseen.len(), 120 - 20 * seats);
        assert!(game.removed.is_empty());
    }
    assert_eq!(GameId::Clear4.seat_counts(), [2, 3, 4, 5, 6]);
}

#[test]
fn cf_03_four_stacks_with_one_open_card_each() {
    let game = deal(3);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = game.view(viewer);
        for (seat, faces) in view.stacks.entries() {
            for (stack, face) in StackId::ALL.into_iter().zip(faces) {
                assert_eq!(face.cards, 3);
                assert_eq!(face.open, game.stacks[seat].cards(stack).last());
            }
        }
    }
}

#[test]
fn cf_03_nobody_knows_the_face_down_cards_the_owner_included() {
    let game = game("", &[("1", ["2 3 4", "", "", ""]), SOMEBODY]);
    let other = {
        let mut position = game.position();
        position.players[0].stacks[0] = cards("2 4 3");
        Clear4::from_position(&position).unwrap()
    };
    assert_ne!(game, other);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer));
    }
}

#[test]
fn cf_04_eight_cards_in_hand_and_an_empty_pile() {
    let game = deal(6);
    assert!(game.hands.iter().all(|hand| hand.len() == 8));
    assert!(game.pile.is_empty());
    let view = game.view(Viewer::Seat(seat(2)));
    assert_eq!(view.hand, Some(hand(&game, 2)));
    assert_eq!(view.hand_sizes.as_slice(), [8; 6]);
    assert_eq!(game.view(Viewer::Spectator).hand, None);
}

#[test]
fn cf_05_the_start_is_named_or_drawn() {
    let setup = Setup::new(SeatCount::new(4).unwrap());
    let named = setup.clone().with_start(Start::Seat(seat(3)));
    let game = Clear4::deal(&named, Seed::from_number(1)).unwrap();
    assert_eq!(game.start(), seat(3));
    assert_eq!(game.to_act(), SeatSet::only(seat(3)));
    let drawn: SeatSet =
        (0..50).map(|n| Clear4::deal(&setup, Seed::from_number(n)).unwrap().start()).collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn cf_05_in_a_match_the_start_moves_to_the_left() {
    let mut rounds = Match::new(GameId::Clear4, SeatCount::new(2).unwrap(), 2, Start::Seat(seat(1))).unwrap();
    let mut game = game("", &[("5", ["", "", "", ""]), SOMEBODY]);
    play(&mut game, 1, "play 5");
    assert!(rounds.write_down(game.start(), &game.outcome().unwrap()));
    assert_eq!(rounds.next_start(), Start::Seat(seat(2)));
}

#[test]
fn cf_06_turns_go_to_the_left() {
    let mut game =
        game("", &[("9 8", ["", "", "", ""]), ("7 6", ["", "", "", ""]), ("5 4", ["", "", "", ""])]);
    for (number, action) in [(1, "play 9"), (2, "play 7"), (3, "play 5")] {
        assert!(is_turn_of(&game, number));
        play(&mut game, number, action);
    }
    assert!(is_turn_of(&game, 1), "round to the first again");
}

#[test]
fn cf_06_only_the_player_on_turn_may_act() {
    let game = game("", &[SOMEBODY, SOMEBODY]);
    assert_eq!(refused(&game, 2, "play 1"), "CF-06");
    assert_eq!(refused(&game, 3, "play 1"), "CF-06");
    assert_eq!(game.check(seat(3), &Action::Pass), Err(Illegal::NotAPlayer));
    assert_eq!(game.view(Viewer::Spectator).check(&Action::Pass), Err(Illegal::NotAPlayer));
    assert_eq!(game.check(seat(2), &Action::Pass), Err(Illegal::NotYourTurn(seat(1))));
}
