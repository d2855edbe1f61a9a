//! EL-01 to EL-15, and the skips, EL-30 to EL-33.

use super::*;
use crate::game::View as _;
use crate::seat::{SeatSet, Viewer};

#[test]
fn el_01_101_cards() {
    let count = |holds: &dyn Fn(&Card) -> bool| DECK.iter().filter(|card| holds(card)).count();
    assert_eq!(DECK.len(), 101);
    assert_eq!(count(&|&card| card == Card::JOKER), 7);
    assert_eq!(count(&|&card| card == Card::SKIP), 4);
    for colour in Colour::ALL {
        for number in Number::all() {
            assert_eq!(count(&|&card| card == Card::new(colour, number)), 1);
        }
    }
}

#[test]
fn el_02_two_to_six_start_on_level_1() {
    for seats in 2..=6 {
        assert!(deal(seats).table.levels.iter().all(|&level| level == 1));
    }
    assert_eq!(refused(&deal(2), 3, "draw"), "EL-02");
    let spectator = deal(2).view(Viewer::Spectator);
    assert_eq!(spectator.check(&Action::Draw), Err(Illegal::NotAPlayer));
}

#[test]
fn el_03_ten_cards_each_and_a_draw_pile() {
    for seats in 2..=6 {
        let game = deal(seats);
        assert!(game.hands.iter().all(|hand| hand.len() == 10));
        assert_eq!(game.draw_pile.len(), 101 - 10 * seats - 1);
    }
}

#[test]
fn el_04_the_first_card_lies_on_the_dealers_own_pile() {
    let game = deal(3);
    let sizes: Vec<usize> = game.seats().iter().map(|seat| game.table.discards.pile(seat).len()).collect();
    assert_eq!(game.table.dealer, seat(1));
    assert_eq!(sizes, [1, 0, 0]);
}

#[test]
fn el_04_whatever_it_is_it_stays() {
    for special in [Card::JOKER, Card::SKIP] {
        let deals = |n| Levels::deal(&setup(2, ""), Seed::from_number(n)).unwrap();
        let top = |game: &Levels| game.table.discards.top(seat(1));
        let mut game = (0..).map(deals).find(|game| top(game) == Some(special)).unwrap();
        play(&mut game, 2, "draw 1");
        assert!(game.hands[seat(2)].has(special));
    }
}

#[test]
fn el_05_the_left_of_the_dealer_begins_and_the_turn_goes_left() {
    let mut game = deal(3);
    for number in [2, 3, 1, 2] {
        assert_eq!(game.to_act(), SeatSet::only(seat(number)));
        assert_eq!(refusal(&game, number % 3 + 1, "draw"), Illegal::NotYourTurn(seat(number)));
        assert_eq!(refused(&game, number % 3 + 1, "draw"), "EL-05");
        play(&mut game, number, "draw");
        let discard = listed(&game, number).pop().unwrap();
        let discard = if discard.starts_with("skip") { "discard S".to_owned() } else { discard };
        play(&mut game, number, &discard);
    }
}

#[test]
fn el_10_draw_first_from_the_draw_pile_or_any_discard_pile() {
    let discards = |hand, discards| Player { discards: cards(discards), ..player(hand) };
    let players = vec![discards("R1", "G1 G2"), discards("B1", "G3"), player("V1")];
    let game = game(Stage::Draw(seat(1)), "O9", players);
    assert_eq!(listed(&game, 1), ["draw", "draw 1", "draw 2"]);
    assert_eq!(refusal(&game, 1, "discard R1"), Illegal::DrawFirst);
    assert_eq!(refused(&game, 1, "discard R1"), "EL-10");
    for (pile, drawn) in [("draw", "O9"), ("draw 1", "G2"), ("draw 2", "G3")] {
        let mut game = game;
        play(&mut game, 1, pile);
        assert!(game.hands[seat(1)].has(card(drawn)), "{pile}");
        assert_eq!(refusal(&game, 1, "draw"), Illegal::DrawnAlready);
        assert_eq!(refused(&game, 1, "draw 1"), "EL-10");
    }
    assert_eq!(refusal(&game, 1, "draw 3"), Illegal::NoPile(seat(3)));
    assert_eq!(refused(&game, 1, "draw 6"), "EL-10");
}

#[test]
fn el_10_only_the_drawer_sees_a_card_from_the_draw_pile() {
    let discards = Player { discards: cards("G3"), ..player("B1") };
    let mut game = game(Stage::Draw(seat(1)), "O9", vec![player("R1"), discards]);
    let events = play(&mut game, 1, "draw");
    let seen = |viewer| Levels::cut(&events[0], viewer);
    assert_eq!(seen(Viewer::Seat(seat(1))), Seen::Drew { seat: seat(1), card: Some(card("O9")) });
    assert_eq!(seen(Viewer::Seat(seat(2))), Seen::Drew { seat: seat(1), card: None });
    assert_eq!(seen(Viewer::Spectator), Seen::Drew { seat: seat(1), card: None });
    play(&mut game, 1, "discard R1");
    assert!(game.table.shown[seat(1)].is_empty());
    play(&mut game, 2, "draw 1");
    assert_eq!(game.table.shown[seat(2)], Hand::of(&cards("R1")), "taken openly: everyone knows it is there");
    play(&mut game, 2, "discard R1");
    assert!(game.table.shown[seat(2)].is_empty());
}

#[test]
fn el_11_the_whole_level_at_once() {
    let hand = "R4 O5 G6 B9 V10 K11 R1 R15";
    let game = game(Stage::Act(seat(1)), "", vec![player(hand), player("")]);
    for way in ["lay R4 O5 G6 / B9 V10 K11", "lay K11 B9 V10 / G6 R4 O5"] {
        let mut game = game;
        let events = play(&mut game, 1, way);
        let combinations = game.table.laid[seat(1)];
        assert_eq!(events, [Event::LaidDown { seat: seat(1), combinations }]);
        assert_eq!(combinations.len(), 2);
        assert_eq!(game.hands[seat(1)].len(), 5);
    }
    assert!(listed(&game, 1).contains(&"lay R4 O5 G6 / B9 V10 K11".to_owned()));
    assert_eq!(refused(&game, 1, "lay R4 O5 G6 / B9 V10 K12"), "EL-11");
    let purpose = Purpose::LayDown;
    assert_eq!(
        refusal(&game, 1, "lay R4 O5 G6 / B9 V10 J11"),
        Illegal::NotInHand { card: Card::JOKER, purpose }
    );
    assert_eq!(refused(&game, 1, "lay R4 O5 G6 / R4 O5 G6"), "EL-11", "no card is laid twice");
}

#[test]
fn el_11_each_combination_has_the_size_the_level_says() {
    let game = game(Stage::Act(seat(1)), "", vec![player("R4 O5 G6 R7 B9 V10 K11"), player("")]);
    let illegal = refusal(&game, 1, "lay R4 O5 G6 R7 / B9 V10 K11");
    assert_eq!(illegal.rule().to_string(), "EL-11");
    assert_eq!(
        illegal.to_string(),
        "these are not the combinations of your level; it asks for a run of 3 here"
    );
}

#[test]
fn el_12_no_part_no_more_and_no_second_time() {
    let hand = "R4 O5 G6 B9 V10 K11 R1 R2 R3";
    let mut game = game(Stage::Act(seat(1)), "", vec![player(hand), player("")]);
    assert_eq!(refusal(&game, 1, "lay R4 O5 G6"), Illegal::WrongCount { asked: 2, laid: 1 });
    assert_eq!(refused(&game, 1, "lay R4 O5 G6"), "EL-12");
    assert_eq!(refused(&game, 1, "lay R4 O5 G6 / B9 V10 K11 / R1 R2 R3"), "EL-12");
    play(&mut game, 1, "lay R4 O5 G6 / B9 V10 K11");
    assert_eq!(refusal(&game, 1, "lay R1 R2 R3"), Illegal::LaidAlready);
    assert_eq!(refused(&game, 1, "lay R1 R2 R3"), "EL-12");
}

#[test]
fn el_13_attach_only_after_laying_down() {
    let hand = "K4 O5 G6 B9 V10 K11 R7 G12 G9";
    let mut game = game(Stage::Act(seat(1)), "", vec![player(hand), with_level(1, TWO_RUNS, "V1 V2")]);
    assert_eq!(refusal(&game, 1, "attach G9 2.2"), Illegal::NotLaidYet);
    assert_eq!(refused(&game, 1, "attach G9 2.2"), "EL-13");
    play(&mut game, 1, "lay K4 O5 G6 / B9 V10 K11");
    let events = play(&mut game, 1, "attach R7 1.1");
    let face = "R7".parse().unwrap();
    assert_eq!(events, [Event::Attached { seat: seat(1), face, to: seat(1), index: 0 }]);
    play(&mut game, 1, "attach G9 2.2");
    assert_eq!(game.table.laid[seat(2)][1].to_string(), "run B5 B6 B7 B8 G9");
    let purpose = Purpose::Attach;
    assert_eq!(refusal(&game, 1, "attach R7 1.1"), Illegal::NotInHand { card: card("R7"), purpose });
    assert_eq!(refused(&game, 1, "attach R7 1.1"), "EL-13");
    assert_eq!(refusal(&game, 1, "attach G12 1.3"), Illegal::NoCombination { to: seat(1), index: 3 });
    assert_eq!(refused(&game, 1, "attach G12 5.1"), "EL-13");
}

#[test]
fn el_13_attach_in_later_turns_too() {
    let mut game = game(Stage::Draw(seat(2)), "K9", vec![player(""), with_level(1, TWO_RUNS, "V1 V2")]);
    play(&mut game, 2, "draw");
    play(&mut game, 2, "attach K9 2.2");
    assert_eq!(game.hands[seat(2)].len(), 2);
}

#[test]
fn el_14_discard_one_card_onto_the_own_pile() {
    let mut game = game(Stage::Act(seat(1)), "", vec![player("R4 J"), player("")]);
    let purpose = Purpose::Discard;
    assert_eq!(refusal(&game, 1, "discard S"), Illegal::NotInHand { card: Card::SKIP, purpose });
    assert_eq!(refused(&game, 1, "discard S"), "EL-14");
    let events = play(&mut game, 1, "discard R4");
    assert_eq!(events, [Event::Discarded { seat: seat(1), card: card("R4") }]);
    assert_eq!(game.table.discards.pile(seat(1)), cards("R4"));
    assert_eq!(game.hands[seat(1)].len(), 10);
    assert_eq!(game.to_act(), SeatSet::only(seat(2)));
}

#[test]
fn el_14_the_last_card_cannot_be_attached() {
    let runs = "run R1 R2 R3 R4 R5 / run B5 B6 B7 B8 B9";
    let game = game(Stage::Act(seat(1)), "", vec![with_level(1, runs, "R6"), player("")]);
    assert_eq!(listed(&game, 1), ["discard R6"]);
    assert_eq!(refusal(&game, 1, "attach R6 1.1"), Illegal::LastCard);
    assert_eq!(refused(&game, 1, "attach R6 1.1"), "EL-14");
}

/// Seat 1 is to draw the last card, R9; the discard piles have all the others.
fn almost_used_up(face_up: u8) -> Levels {
    let mut position = table(Stage::Draw(seat(1)), "R9", vec![player(""), player("")]);
    let mut rest = position.draw_pile.split_off(1);
    rest.retain(|&card| card != Card::SKIP);
    rest.splice(0..0, std::iter::repeat_n(Card::SKIP, 4 - usize::from(face_up)));
    position.players[1].discards = rest.split_off(30);
    position.players[0].discards = rest;
    position.face_up = face_up;
    Levels::from_position(&position).unwrap()
}

#[test]
fn el_15_the_last_card_drawn_makes_a_new_draw_pile() {
    let mut game = almost_used_up(0);
    let piles = [1, 2].map(|number| game.table.discards.pile(seat(number)).to_vec());
    let events = play(&mut game, 1, "draw");
    assert_eq!(events[1], Event::Gathered { draw_pile: 78 });
    let mut under = Vec::new();
    for (number, pile) in [1, 2].into_iter().zip(&piles) {
        let (top, rest) = pile.split_last().unwrap();
        assert_eq!(game.table.discards.pile(seat(number)), [*top]);
        under.extend_from_slice(rest);
    }
    let mut gathered = game.draw_pile.to_vec();
    assert_ne!(gathered, under, "shuffled");
    gathered.sort();
    under.sort();
    assert_eq!(gathered, under);
    assert_eq!(game.shuffles, 2);
}

#[test]
fn el_15_drawing_from_a_discard_pile_leaves_the_draw_pile() {
    let mut game = almost_used_up(0);
    assert_eq!(play(&mut game, 1, "draw 2").len(), 1);
    assert_eq!(game.draw_pile[..], cards("R9"));
}

#[test]
fn el_30_a_skip_goes_before_another_player_who_has_none() {
    let skipped = Player { skipped: true, ..player("") };
    let mut game = game(Stage::Act(seat(1)), "", vec![player("S S R1"), skipped, player(""), player("")]);
    let skips: Vec<String> =
        listed(&game, 1).into_iter().filter(|action| action.starts_with("skip")).collect();
    assert_eq!(skips, ["skip 3", "skip 4"]);
    assert_eq!(refusal(&game, 1, "skip 2"), Illegal::SkippedAlready(seat(2)));
    assert_eq!(refused(&game, 1, "skip 2"), "EL-30");
    assert_eq!(refusal(&game, 1, "skip 1"), Illegal::NoOtherPlayer(seat(1)));
    assert_eq!(refused(&game, 1, "skip 5"), "EL-30");
    let events = play(&mut game, 1, "skip 4");
    assert_eq!(events[0], Event::PutSkip { seat: seat(1), before: seat(4) });
    assert!(game.table.skipped.contains(seat(4)));
    assert_eq!(game.hands[seat(1)].len(), 10, "instead of discarding");
}

#[test]
fn el_30_a_skip_must_be_in_the_hand() {
    let game = game(Stage::Act(seat(1)), "", vec![player("J"), player("")]);
    let purpose = Purpose::Skip;
    assert_eq!(refusal(&game, 1, "skip 2"), Illegal::NotInHand { card: Card::SKIP, purpose });
    assert_eq!(refused(&game, 1, "skip 2"), "EL-30");
}

#[test]
fn el_31_a_skipped_turn_puts_the_skip_under_the_draw_pile() {
    let skipped = || Player { skipped: true, ..player("") };
    let mut game = game(Stage::Act(seat(1)), "", vec![player("R1"), skipped(), skipped(), player("")]);
    let events = play(&mut game, 1, "discard R1");
    assert_eq!(events[1..], [2, 3].map(|number| Event::TurnSkipped { seat: seat(number) }));
    assert_eq!(game.to_act(), SeatSet::only(seat(4)));
    assert_eq!(game.table.face_up, 2);
    assert!(game.table.skipped.is_empty());
    assert_eq!(game.table.turns, 3);
}

#[test]
fn el_31_among_two_the_same_player_goes_on() {
    let mut game = game(Stage::Act(seat(1)), "", vec![player("S"), player("")]);
    play(&mut game, 1, "skip 2");
    assert_eq!(game.to_act(), SeatSet::only(seat(1)));
}

#[test]
fn el_32_face_up_skips_are_never_drawn_but_shuffled_in() {
    let mut game = almost_used_up(2);
    let events = play(&mut game, 1, "draw");
    assert_eq!(events[1], Event::Gathered { draw_pile: 78 });
    assert_eq!(game.table.face_up, 0);
    let skips = |cards: &[Card]| cards.iter().filter(|&&card| card == Card::SKIP).count();
    assert_eq!(skips(&game.draw_pile) + skips(game.table.discards.cards()), 4);
}

#[test]
fn el_33_a_skip_as_last_card_ends_the_round_without_effect() {
    let runs = "run R1 R2 R3 R4 R5 / run B5 B6 B7 B8 B9";
    let mut game = game(Stage::Act(seat(1)), "", vec![with_level(1, runs, "S"), player("")]);
    assert_eq!(listed(&game, 1), ["discard S"]);
    assert_eq!(refusal(&game, 1, "skip 2"), Illegal::LastSkip);
    assert_eq!(refused(&game, 1, "skip 2"), "EL-33");
    let events = play(&mut game, 1, "discard S");
    assert!(matches!(events[1], Event::RoundEnded { .. }));
    assert!(game.table.skipped.is_empty());
}
