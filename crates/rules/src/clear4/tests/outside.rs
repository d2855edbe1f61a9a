//! Positions, notation and options: what comes from outside.

use super::*;

const ALONE: [&str; 4] = ["", "", "", ""];

fn problems(position: &Position) -> Vec<String> {
    Clear4::from_position(position).unwrap_err().problems
}

#[test]
fn a_wrong_position_is_answered_with_all_that_is_wrong() {
    let mut position = table("9 9 J=4", &[("5 5", ["7", "", "", ""]), SOMEBODY]);
    position.start = seat(5);
    position.turns = 1_001;
    position.pile.swap(0, 2);
    position.players[0].hand.push(Card::Clear);
    position.players[0].shown = cards("5 5 5");
    position.players[1].stacks = vec![cards("1 1 1 1")];
    assert_eq!(
        problems(&position),
        [
            "1001 turns, more than 1000 (CF-63)",
            "9 lies on J=4 (CF-11)",
            "jokers count as 4 without a number card (CF-14)",
            "seat 1 is known to hold more 5 than there are in the hand",
            "seat 2 has 1 stacks, not 4 (CF-03)",
            "seat 2 has a stack of 4 cards (CF-03)",
            "7 × CLEAR where the deck has 6",
            "seat 5 has the start",
            "78 cards were never dealt, where 2 players leave 80 (CF-02)",
        ]
    );
}

#[test]
fn absurd_positions_are_refused() {
    let mut position = table("", &[SOMEBODY, SOMEBODY]);
    position.version.0 = u32::MAX;
    position.players[0].hand = vec![Card::Joker; 1_000];
    position.pile = vec![PileCard::Joker(None); 1_000];
    position.step = Step::Extending { cards: u8::MAX };
    let problems = problems(&position);
    assert!(problems.contains(&"version 4294967295: no game has so many actions".to_owned()));
    assert!(problems.contains(&"255 × J where the deck has 7".to_owned()));
    let nobody = Position { players: Vec::new(), ..position };
    assert!(Clear4::from_position(&nobody).is_err());
}

#[test]
fn a_position_with_five_of_a_value_is_refused() {
    let position = table("5 5 5 5 J=5", &[SOMEBODY, SOMEBODY]);
    assert_eq!(problems(&position), ["5 cards of value 5 lie on the pile (CF-32)"]);
}

#[test]
fn nobody_runs_out_of_cards_in_anothers_turn() {
    let position = table("5", &[SOMEBODY, ("", ALONE)]);
    let problem = "seat 2 has no card left without having won in the own turn (CF-60)";
    assert_eq!(problems(&position), [problem]);
    let won = Position { turn: seat(2), ..position };
    assert!(Clear4::from_position(&won).unwrap().outcome().is_some());
    let asked = Position { step: Step::FourOnPile, ..won.clone() };
    assert_eq!(problems(&asked), ["the game is over: there is nothing to decide"]);
    let late = Position { turns: 1_000, ..won };
    assert_eq!(problems(&late), [problem]);
}

#[test]
fn steps_a_game_cannot_come_to_are_refused() {
    let refused = |step: Step, options: &str, pile: &str, has: Has| {
        let position = Position { step, options: options.parse().unwrap(), ..table(pile, &[has, SOMEBODY]) };
        problems(&position).join("; ")
    };
    let plain = ("5 3", ["9", "8 9", "7 8 9", "7 8 9"]);
    let blind = ("5 3", ["", "8 9", "7 8 9", "7 8 9"]);
    let extending = |cards| Step::Extending { cards };
    assert!(refused(Step::FourOnPile, "", "5 5 5", plain).contains("CF-30"));
    assert!(refused(Step::FourOnPile, "auto_clear", "5 5 5 5", plain).contains("CF-31"));
    assert!(refused(Step::Turn, "auto_clear", "5 5 5 5", plain).contains("CF-31"));
    assert!(refused(Step::PushTarget, "", "5", plain).contains("CF-55"));
    assert!(refused(extending(3), "", "5 5", blind).contains("on a pile of 2"));
    assert!(refused(extending(0), "", "5 5", blind).contains("CF-10"));
    assert!(refused(extending(2), "", "6 5", blind).contains("CF-10"));
    assert!(refused(extending(2), "", "5 J=5 J=5", blind).contains("CF-16"));
    assert!(refused(extending(1), "", "5 5 5 5", blind).contains("CF-32"));
    assert!(refused(extending(1), "", "5", plain).contains("CF-20"));
    assert!(refused(extending(2), "", "5 5", blind).contains("CF-20"), "a blind card is one card");
    assert!(refused(extending(1), "", "J", plain).contains("CF-20"));
    assert!(refused(extending(1), "", "7", ("", ["", "8 9", "", ""])).contains("CF-20"));

    for (step, pile, has) in [
        (extending(1), "5", blind),
        (extending(1), "J", blind),
        (extending(2), "8 8", plain),
        (Step::FourOnPile, "5 5 5 5", plain),
        (Step::PushTarget, "5", blind),
    ] {
        let position = Position { step, ..table(pile, &[has, SOMEBODY]) };
        let game = Clear4::from_position(&position).unwrap();
        assert_eq!(game.phase, Phase::Playing(step));
    }
}

#[cfg(feature = "serde")]
#[test]
fn a_position_is_written_by_hand() {
    let text = r#"{
        "options": "joker_sets", "start": 1, "turn": 1,
        "pile": ["9", "J=9"],
        "removed": ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "2", "2", "2", "2", "2", "2", "2", "2"],
        "players": [
            {"hand": ["5", "joker", "push"], "stacks": [["8", "7", "6"], ["5", "4"], ["3"], []]},
            {"hand": ["5", "5", "5", "5", "5", "clear"], "shown": ["5"], "stacks": [["8", "7", "6"], ["5", "4"], ["3"], []]}
        ]
    }"#;
    let position: Position = serde_json::from_str(text).unwrap();
    assert_eq!(problems(&position), ["79 cards were never dealt, where 2 players leave 80 (CF-02)"]);
    let text = text.replacen(r#""1", "1""#, r#""1""#, 1);
    let position: Position = serde_json::from_str(&text).unwrap();
    let game = Clear4::from_position(&position).unwrap();
    assert_eq!(choices(&game, 1)[0], "play 5");
    assert!(serde_json::from_str::<Position>(&text.replace("turn", "trun")).is_err());
}

#[test]
fn notation_forgives_case_and_spaces() {
    for (text, printed) in [
        ("  PLAY   s2 5 joker 5 ", "play 5 5 J s2"),
        ("play", "play"),
        ("Push S2 3", "push s2 3"),
        ("Clear", "clear"),
        ("CLEAR4", "clear4"),
        ("play push clear", "play PUSH CLEAR"),
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), printed);
    }
    for wrong in [
        "",
        "play 11",
        "play 0",
        "play s5",
        "play s0",
        "play s1 s1",
        "push",
        "push 7",
        "push 3 s2",
        "blind 2",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
    }
    assert!("play clear clear clear clear clear clear clear".parse::<Action>().is_err(), "there are six");
    for (text, printed) in
        [("j=7", Some("J=7")), ("10", Some("10")), ("J", Some("J")), ("5=5", None), ("push", None)]
    {
        let card: Option<PileCard> = text.parse().ok();
        assert_eq!(card.map(|card| card.to_string()).as_deref(), printed);
    }
}

#[test]
fn options_have_a_short_text() {
    let all = Options { joker_sets: true, auto_clear: true, hand_points: true };
    assert_eq!(all.to_string(), "joker_sets,auto_clear,hand_points");
    assert_eq!(" Hand_Points, auto_clear,joker_sets".parse(), Ok(all));
    assert_eq!("".parse(), Ok(Options::default()));
    for wrong in ["jokers", "auto_clear=1", "auto_clear,auto_clear"] {
        assert!(wrong.parse::<Options>().is_err(), "{wrong}");
    }
}

#[test]
fn a_state_is_small_enough_to_copy_in_search() {
    assert!(size_of::<Clear4>() <= 512, "{}", size_of::<Clear4>());
}
