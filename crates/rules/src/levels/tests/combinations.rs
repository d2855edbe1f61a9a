//! EL-20 to EL-26.

use super::*;

/// Whether these cards are a combination of that kind.
fn is(kind: Kind, text: &str) -> bool {
    let faces: Vec<Face> = text.split_whitespace().map(|face| face.parse().unwrap()).collect();
    Laid::read(kind, &faces).is_some()
}

/// A player who has just drawn, with this hand, on the only level of this list.
fn on_level(list: &str, hand: &str) -> Levels {
    let mut position = table(Stage::Act(seat(1)), "", vec![player(hand), player("")]);
    position.options = format!("levels={list}.r3").parse().unwrap();
    Levels::from_position(&position).unwrap()
}

#[test]
fn el_20_a_run_is_of_consecutive_numbers_of_any_colour() {
    assert!(is(Kind::Run, "R4 B5 K6"));
    assert!(is(Kind::Run, "R8 R9 R10 R11"));
    assert!(is(Kind::Run, "O15 V13 G14"), "in whatever order it is laid");
    assert!(!is(Kind::Run, "R4 B6 K7"));
    assert!(!is(Kind::Run, "R4 B4 K5"));
}

#[test]
fn el_20_no_step_from_15_to_1() {
    assert!(!is(Kind::Run, "R14 R15 R1"));
    let game = on_level("2r3", "R14 R15 R1 B4 B5 B6");
    assert_eq!(refusal(&game, 1, "lay R14 R15 R1 / B4 B5 B6"), Illegal::NotARun(1));
    assert_eq!(refused(&game, 1, "lay B4 B5 B6 / R14 R15 R1"), "EL-20");
}

#[test]
fn el_21_equal_numbers() {
    assert!(is(Kind::Same, "R4 B4"));
    assert!(is(Kind::Same, "R9 B9 K9"));
    assert!(!is(Kind::Same, "R9 B9 K10"));
    let game = on_level("4s2", "R2 B2 R3 B3 R6 B6 G6 K7");
    assert_eq!(refusal(&game, 1, "lay R2 B2 / R3 B3 / R6 B6 / G6 K7"), Illegal::NotTheSame(4));
    assert_eq!(refused(&game, 1, "lay R2 B2 / R3 B3 / R6 B6 / G6 K7"), "EL-21");
}

#[test]
fn el_21_two_pairs_may_be_of_one_number() {
    let mut game = on_level("4s2", "R2 B2 R3 B3 R6 B6 G6 K6");
    assert!(listed(&game, 1).contains(&"lay R2 B2 / R3 B3 / R6 G6 / B6 K6".to_owned()));
    play(&mut game, 1, "lay R2 B2 / R3 B3 / R6 B6 / G6 K6");
}

#[test]
fn el_22_one_colour_any_numbers() {
    assert!(is(Kind::Colour, "R7 R2 R9"));
    assert!(is(Kind::Colour, "V12 V7 V4 V8"));
    assert!(!is(Kind::Colour, "R7 R2 B9"));
    let game = on_level("r3-c4", "R1 R2 R3 V12 V7 V4 B8");
    assert_eq!(refusal(&game, 1, "lay R1 R2 R3 / V12 V7 V4 B8"), Illegal::NotOneColour(2));
    assert_eq!(refused(&game, 1, "lay R1 R2 R3 / V12 V7 V4 B8"), "EL-22");
}

#[test]
fn el_22_what_could_be_a_run_or_a_colour_is_what_the_level_names_there() {
    let level = "r3-c3";
    let game = on_level(level, "R1 R2 R3 R7 R8 R9");
    let laid = |action: &str| {
        let mut game = game;
        play(&mut game, 1, action);
        game.table.laid[seat(1)].iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(laid("lay R1 R2 R3 / R7 R8 R9"), ["run R1 R2 R3", "colour R7 R8 R9"]);
    assert_eq!(laid("lay R7 R8 R9 / R1 R2 R3"), ["run R7 R8 R9", "colour R1 R2 R3"]);
}

/// Which of the cards 1 to 15 in green and orange may be attached to the combination.
fn takes(combination: &str) -> Vec<String> {
    let laid: Laid = combination.parse().unwrap();
    let faces = Card::all().filter(|card| matches!(card.colour(), Some(Colour::Green | Colour::Orange)));
    faces.filter(|&card| laid.shape.with(Face::of(card)).is_some()).map(|card| card.to_string()).collect()
}

#[test]
fn el_23_the_booklets_examples() {
    assert_eq!(takes("run R4 R5 R6"), ["O3", "O7", "G3", "G7"]);
    for (pair, number) in [("R2 B2", 2), ("R3 B3", 3), ("R6 B6", 6)] {
        assert_eq!(takes(&format!("same {pair}")), [format!("O{number}"), format!("G{number}")]);
    }
    assert_eq!(takes("run R8 R9 R10 R11"), ["O7", "O12", "G7", "G12"]);
    assert_eq!(
        takes("colour G1 G9"),
        Card::all()
            .filter(|card| card.colour() == Some(Colour::Green))
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
    );
}

#[test]
fn el_23_the_booklets_third_example_move_by_move() {
    let laid = "run R8 R9 R10 R11 / same R3 B3 / same G9 B9";
    for (first, second) in [
        ("attach V7 1.1", "attach V6 1.1"),
        ("attach V12 1.1", "attach V13 1.1"),
        ("attach V3 1.2", "attach V9 1.3"),
    ] {
        let hand = [first, second].map(|action| action.split(' ').nth(1).unwrap()).join(" ");
        let players = vec![with_level(1, laid, &format!("{hand} K1")), player("")];
        let mut position = table(Stage::Act(seat(1)), "", players);
        position.options = Options::two_stars();
        let mut game = Levels::from_position(&position).unwrap();
        play(&mut game, 1, first);
        play(&mut game, 1, second);
        assert_eq!(game.hands[seat(1)], Hand::of(&cards("K1")));
    }
}

#[test]
fn el_23_a_run_grows_at_both_ends_within_1_to_15() {
    assert_eq!(takes("run R1 R2 R3"), ["O4", "G4"]);
    assert_eq!(takes("run R13 R14 R15"), ["O12", "G12"]);
    let runs = "run R4 R5 R6 / run B13 B14 B15";
    let mut game = game(Stage::Act(seat(1)), "", vec![with_level(1, runs, "G7 G8 G3 G1 G2"), player("")]);
    let laid = game.table.laid[seat(1)][0];
    assert_eq!(refusal(&game, 1, "attach G8 1.1"), Illegal::DoesNotFit { face: "G8".parse().unwrap(), laid });
    assert_eq!(refusal(&game, 1, "attach G8 1.1").to_string(), "G8 cannot be attached to run R4 R5 R6");
    assert_eq!(refused(&game, 1, "attach G1 1.2"), "EL-23");
    for action in ["attach G7 1.1", "attach G8 1.1", "attach G3 1.1"] {
        play(&mut game, 1, action);
    }
    assert_eq!(game.table.laid[seat(1)][0].to_string(), "run G3 R4 R5 R6 G7 G8");
}

#[test]
fn el_24_a_joker_stands_for_any_number_or_colour() {
    let mut game = on_level("r3-c4", "R1 J J V12 V7 J J");
    play(&mut game, 1, "lay R1 J2 J3 / V12 V7 JV JV");
    assert_eq!(game.hands[seat(1)].count(Card::JOKER), 0);
}

#[test]
fn el_24_a_skip_is_no_part_of_a_combination() {
    let game = on_level("2r3", "R14 R15 S B4 B5 B6");
    assert_eq!(refusal(&game, 1, "lay R14 R15 S / B4 B5 B6"), Illegal::SkipInCombination);
    assert_eq!(refused(&game, 1, "lay R14 R15 S / B4 B5 B6"), "EL-24");
    assert!("JS".parse::<Face>().is_err(), "nor does a joker stand for one");
}

#[test]
fn el_25_a_joker_says_what_it_stands_for() {
    let laid = with_level(1, TWO_RUNS, "J V9 V2");
    let mut game = game(Stage::Act(seat(1)), "", vec![laid, player("")]);
    assert_eq!(refusal(&game, 1, "attach J 1.1"), Illegal::JokerUndeclared);
    assert_eq!(refused(&game, 1, "attach J 1.1"), "EL-25");
    assert_eq!(refused(&game, 1, "attach J9 1.1"), "EL-23");
    assert_eq!(listed(&game, 1)[..4], ["attach J5 1.1", "attach J4 1.2", "attach V9 1.2", "attach J9 1.2"]);
    play(&mut game, 1, "attach J9 1.2");
    assert_eq!(game.table.laid[seat(1)][1].to_string(), "run B5 B6 B7 B8 J9");
}

#[test]
fn el_25_a_laid_joker_is_never_exchanged() {
    let runs = "run R1 R2 J3 R4 / run B5 B6 B7 B8";
    let game = game(Stage::Act(seat(1)), "", vec![with_level(1, runs, "R3 V9 V2"), player("")]);
    assert_eq!(refused(&game, 1, "attach R3 1.1"), "EL-23");
}

#[test]
fn el_26_jokers_alone_if_declared() {
    let mut game = on_level("2r3", "J J J B4 B5 B6");
    assert_eq!(refused(&game, 1, "lay J J J / B4 B5 B6"), "EL-25");
    play(&mut game, 1, "lay J13 J14 J15 / B4 B5 B6");
    assert_eq!(game.table.laid[seat(1)][0].to_string(), "run J13 J14 J15");
}

#[test]
fn el_26_a_set_and_a_colour_of_jokers() {
    assert!(is(Kind::Same, "J4 J4"));
    assert!(is(Kind::Colour, "JR JR JR"));
    assert!(!is(Kind::Colour, "JR JB"));
    assert!(!is(Kind::Run, "JR J5 J6"));
}

#[test]
fn the_solver_lists_ways_that_spend_the_fewest_jokers() {
    let level = *"levels=2r3".parse::<Options>().unwrap().level(1);
    let ways = |hand: &str| {
        let mut lays = Vec::new();
        ways(Hand::of(&cards(hand)), &level, &mut lays);
        lays.into_iter().map(|lay| Action::Lay(lay).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ways("R4 O5 G6 B9 V10 K11 R1 J"), ["lay R4 O5 G6 / B9 V10 K11"]);
    assert_eq!(ways("R4 O5 B9 V10 K11 J"), ["lay J3 R4 O5 / B9 V10 K11", "lay R4 O5 J6 / B9 V10 K11"]);
    assert_eq!(ways("R4 O5 B9 V10 S S J"), [""; 0]);
}
