//! Positions from outside.

use super::*;
use crate::game::Version;
use crate::seat::Viewer;

/// All that is wrong with a position.
fn problems(position: &Position) -> Vec<String> {
    Levels::from_position(position).unwrap_err().problems
}

#[test]
fn a_state_is_small_enough_to_copy_in_search() {
    assert!(size_of::<Levels>() <= 1024, "{}", size_of::<Levels>());
}

#[test]
fn a_wrong_position_is_answered_with_all_that_is_wrong() {
    let mut position = table(Stage::Draw(seat(1)), "", vec![player("R1"), player("B1")]);
    position.start = seat(5);
    position.dealer = seat(6);
    position.stage = Stage::Draw(seat(4));
    position.turns = MOST_TURNS;
    position.shuffles = 0;
    position.version = Version(u32::MAX);
    position.players[0].level = 9;
    position.players[0].hand[0] = card("B1");
    position.players[0].kept = Some(Vec::new());
    position.players[1].shown = cards("R1");
    position.players[1].hand.pop();
    let missing = position.players[1].hand.len() - 9;
    assert_eq!(missing, 0);
    let found = problems(&position);
    assert_eq!(
        found[..10],
        [
            "50000 turns (EL-52)",
            "0 shuffles",
            "4294967295 actions",
            "seat 5 has the start",
            "seat 6 deals",
            "it is the turn of seat 4",
            "seat 1 is on level 9, and there are 8",
            "seat 1 keeps cards during a round (EL-61)",
            "cards are shown that seat 2 does not have",
            "0 × R1 where the deck has 1",
        ]
    );
    assert!(found.contains(&"2 × B1 where the deck has 1".to_owned()));
    assert!(found.contains(&"seat 2 has 9 cards in hand, not 10 (EL-03, EL-14)".to_owned()));
    assert!(found.contains(
        &"19 cards in hands and combinations, where 20 were dealt and drawn (EL-03, EL-14)".to_owned()
    ));
}

#[test]
fn absurd_sizes_are_refused() {
    let mut position = table(Stage::Draw(seat(1)), "", vec![player(""), player("")]);
    position.players[0].hand = vec![Card::JOKER; 1_000];
    position.draw_pile = vec![Card::SKIP; 1_000];
    position.players[1].discards = vec![Card::SKIP; 1_000];
    position.players[1].laid = vec!["run R1 R2".parse().unwrap(); 1_000];
    position.face_up = 255;
    assert!(!problems(&position).is_empty());
    position.stage = Stage::Keeping;
    position.players[0].kept = Some(vec![Card::JOKER; 1_000]);
    assert!(!problems(&position).is_empty());
    position.players = vec![player(""); 300];
    assert!(problems(&position).contains(&"300 players".to_owned()));
    position.players.clear();
    assert!(problems(&position).contains(&"0 players".to_owned()));
}

#[test]
fn combinations_must_be_those_of_the_level() {
    let wrong = "seat 1 has not laid down level 1 (EL-11)".to_owned();
    for laid in ["run R1 R2 R3 R4", "run R1 R2 R3 / same B4 G4 K4", "run R1 R2 R3 / run B1 B2"] {
        let players = vec![with_level(1, laid, "G1"), player("")];
        assert!(problems(&table(Stage::Draw(seat(1)), "", players)).contains(&wrong), "{laid}");
    }
    let mut position = table(Stage::Draw(seat(1)), "", vec![with_level(1, TWO_RUNS, "V1 V2"), player("")]);
    assert!(Levels::from_position(&position).is_ok());
    // Cards that do not make the run that is claimed.
    position.players[0].laid[0].cards = Hand::of(&cards("R1 R2 R3 R5"));
    assert!(problems(&position).contains(&wrong));
}

#[test]
fn phases_that_cannot_be_reached_are_refused() {
    let skipped = Player { skipped: true, ..player("") };
    let turn = table(Stage::Draw(seat(1)), "", vec![skipped, player("")]);
    assert_eq!(problems(&turn), ["seat 1 has the turn with a skip before it (EL-31)"]);

    let over = table(Stage::Over, "", vec![player(""), player("")]);
    assert_eq!(problems(&over), ["nobody has won (EL-50)"]);

    let hand = table(Stage::Draw(seat(2)), "", vec![with_level(1, TWO_RUNS, "G1"), player("")]);
    assert_eq!(
        problems(&hand),
        ["19 cards in hands and combinations, where 20 were dealt and drawn (EL-03, EL-14)"]
    );

    let mut used_up = table(Stage::Draw(seat(1)), "", vec![player(""), player("")]);
    used_up.players[0].discards = std::mem::take(&mut used_up.draw_pile);
    assert_eq!(problems(&used_up), ["the draw pile is empty (EL-15)"]);

    let last = "run R1 R2 R3 R4 R5 / run B5 B6 B7 B8 B9";
    let mut won = table(Stage::Draw(seat(2)), "", vec![with_level(7, last, ""), player("")]);
    won.options = "levels=2r3.2r3.2r3.2r3.2r3.2r3.2r3.2r3".parse().unwrap();
    assert_eq!(problems(&won), ["somebody has won (EL-50, EL-51)"]);
    won.stage = Stage::Over;
    assert!(Levels::from_position(&won).is_ok());
}

/// A position between two rounds: seat 1 has ended one, seat 2 may keep.
fn keeping() -> Position {
    let mut position = table(Stage::Draw(seat(1)), "", vec![player(""), player("R1 R2 R3 R4 R5")]);
    position.options = Options::two_stars();
    position.stage = Stage::Keeping;
    position.draw_pile.clear();
    position.players[0] = Player { level: 3, ..player("") };
    position.players[1].level = 5;
    position
}

#[test]
fn between_rounds_only_hands_remain() {
    assert!(Levels::from_position(&keeping()).is_ok());
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut position = keeping();
        change(&mut position);
        problems(&position)
    };
    assert_eq!(
        wrong(&|position| position.draw_pile = cards("K1")),
        ["cards lie on the table after the end of a round"]
    );
    assert_eq!(
        wrong(&|position| position.players[0].level = 2),
        ["nobody has ended the round and moved up two levels (EL-41)"]
    );
    assert_eq!(
        wrong(&|position| position.players[1].level = 4),
        ["seat 2 may not keep any of 10 cards on level 4 (EL-61)"]
    );
    assert_eq!(
        wrong(&|position| position.players[1].kept = Some(cards("R1 R2 R3 R4 R5"))),
        ["seat 2 cannot keep these 5 cards (EL-61)", "nobody has to choose what to keep (EL-61)"]
    );
}

#[cfg(feature = "serde")]
#[test]
fn a_position_is_written_by_hand() {
    let mut position =
        table(Stage::Act(seat(1)), "R9", vec![with_level(1, TWO_RUNS, "V1 V2 V3"), player("")]);
    position.seed = Seed::from_number(0);
    let mut json = serde_json::to_value(&position).unwrap();
    for needless in ["options", "version", "seed", "shuffles", "turns", "face_up"] {
        json.as_object_mut().unwrap().remove(needless);
    }
    assert_eq!(json["stage"], serde_json::json!({ "act": 1 }));
    assert_eq!(json["players"][0]["laid"], serde_json::json!(["run R1 R2 R3 R4", "run B5 B6 B7 B8"]));
    assert_eq!(serde_json::from_value::<Position>(json.clone()).unwrap(), position);
    json["drawpile"] = serde_json::json!([]);
    assert!(serde_json::from_value::<Position>(json).is_err(), "a field that is not known");
}

#[test]
fn an_exchange_of_hidden_cards_is_seen_by_their_owner_alone() {
    let mut shows = player("B1 B2");
    shows.shown = cards("B2");
    let mut game = game(Stage::Draw(seat(1)), "V7", vec![player("R1"), shows]);
    let top = game.draw_pile().len() - 1;
    let before = game;
    assert!(!game.exchange(seat(2), card("B2"), top), "everybody knows that card");
    assert!(!game.exchange(seat(2), card("R1"), top), "that card is not there");
    assert!(!game.exchange(seat(2), card("B1"), top + 1), "that place is not there");
    assert!(!game.exchange(seat(3), card("B1"), top), "that seat is not there");
    assert_eq!(game, before);
    assert!(game.exchange(seat(2), card("B1"), top));
    assert!(game.hand(seat(2)).has(card("V7")));
    assert_eq!(game.draw_pile()[top], card("B1"));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), before.view(viewer));
    }
}
