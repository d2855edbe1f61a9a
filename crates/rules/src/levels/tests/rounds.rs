//! EL-40 to EL-70: how rounds and the game end, keeping cards, the lists of levels.

use super::state::Phase;
use super::*;
use crate::game::{Ending, Outcome, View as _};
use crate::matches::Match;
use crate::rule::GameId;
use crate::seat::{SeatSet, Viewer};

/// A level laid down with ten cards less one for the hand.
const LONG_RUNS: &str = "run R1 R2 R3 R4 R5 / run B5 B6 B7 B8 B9";

/// Seat 1 is about to end the round; seat 2 has laid down, seat 3 has not.
fn about_to_end(options: &str, levels: [u8; 3]) -> Levels {
    let players = vec![
        with_level(1, LONG_RUNS, "R9"),
        with_level(1, "run G1 G2 G3 / run V1 V2 V3", "K1 K2 K3 K4"),
        player("O1 O2 O3 O4 O5"),
    ];
    let mut position = table(Stage::Act(seat(1)), "", players);
    position.options = options.parse().unwrap();
    for (player, level) in position.players.iter_mut().zip(levels) {
        player.level = level;
    }
    Levels::from_position(&position).unwrap()
}

/// Eight levels alike, so that a player can be on any of them with the same cards.
const ALIKE: &str = "levels=2r3.2r3.2r3.2r3.2r3.2r3.2r3.2r3";

#[test]
fn el_40_the_round_ends_with_the_last_card() {
    let mut game = about_to_end(ALIKE, [1, 1, 1]);
    let events = play(&mut game, 1, "discard R9");
    assert_eq!(events[0], Event::Discarded { seat: seat(1), card: card("R9") });
    assert!(matches!(events[1], Event::RoundEnded { .. }));
    assert!(matches!(events[2], Event::Dealt { .. }), "and the next is dealt");
    assert!(game.table.laid.iter().all(|laid| laid.is_empty()));
    assert!(game.hands.iter().all(|hand| hand.len() == 10));
}

#[test]
fn el_40_not_before() {
    let mut game = game(Stage::Act(seat(1)), "", vec![with_level(1, TWO_RUNS, "R9 R8 R7"), player("")]);
    assert_eq!(play(&mut game, 1, "discard R9").len(), 1);
    assert!(game.table.has_laid(seat(1)));
}

#[test]
fn el_41_who_ends_the_round_moves_up_two_levels() {
    let mut game = about_to_end(ALIKE, [3, 1, 1]);
    play(&mut game, 1, "discard R9");
    assert_eq!(game.table.levels[seat(1)], 5);
}

#[test]
fn el_42_who_has_laid_down_moves_up_one_and_others_stay() {
    let mut game = about_to_end(ALIKE, [1, 3, 3]);
    let events = play(&mut game, 1, "discard R9");
    assert_eq!(game.table.levels.as_slice(), [3, 4, 3]);
    assert_eq!(events[1], Event::RoundEnded { seat: seat(1), levels: game.table.levels });
}

#[test]
fn el_43_the_left_neighbour_deals_with_all_cards() {
    let mut game = about_to_end(ALIKE, [1, 1, 1]);
    assert_eq!(game.table.dealer, seat(3));
    play(&mut game, 1, "discard R9");
    assert_eq!(game.table.dealer, seat(1));
    assert_eq!(game.to_act(), SeatSet::only(seat(2)));
    assert_eq!(game.table.discards.pile(seat(1)).len(), 1);
    assert_eq!(game.draw_pile.len(), 70);
    assert_eq!(game.start(), seat(1), "the first dealer stays on record");
}

#[test]
fn el_43_everyone_sees_the_own_new_hand_only() {
    let mut game = about_to_end(ALIKE, [1, 1, 1]);
    let events = play(&mut game, 1, "discard R9");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let Seen::Dealt { hands, .. } = Levels::cut(&events[2], viewer) else { panic!("dealt last") };
        for (other, hand) in hands.entries() {
            assert_eq!(hand.is_some(), viewer.is(other));
        }
    }
}

#[test]
fn el_50_laying_down_the_last_level_wins_at_once() {
    let mut position = table(Stage::Act(seat(1)), "", vec![player("R4 R5 R6 B9 B10 B11"), player("")]);
    position.options = ALIKE.parse().unwrap();
    position.players[0].level = 8;
    position.players[1].level = 3;
    let mut game = Levels::from_position(&position).unwrap();
    let events = play(&mut game, 1, "lay R4 R5 R6 / B9 B10 B11");
    let outcome = Outcome {
        ending: Ending::Won,
        winners: SeatSet::only(seat(1)),
        points: crate::PerSeat::from_fn(game.seats(), |other| if other == seat(1) { 0 } else { 6 }),
    };
    assert_eq!(events[1], Event::Ended { outcome });
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(refusal(&game, 1, "discard R4"), Illegal::Over);
    assert_eq!(refused(&game, 2, "draw"), "EL-50");
    assert!(Match::new(GameId::Levels, game.seats(), 2, Start::Lot).is_err(), "a game is a match in itself");
}

#[test]
fn el_51_so_does_ending_the_round_with_the_last_level_but_one() {
    let mut game = about_to_end(ALIKE, [7, 5, 6]);
    let events = play(&mut game, 1, "discard R9");
    assert_eq!(events.len(), 2);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(outcome.points.as_slice(), [0, 3, 3], "a level on the table is laid down");
    let mut one_before = about_to_end(ALIKE, [6, 5, 6]);
    play(&mut one_before, 1, "discard R9");
    assert_eq!(one_before.outcome(), None);
    assert_eq!(one_before.table.levels[seat(1)], 8);
}

#[test]
fn el_51_goes_by_the_list() {
    let mut game = about_to_end("levels=2r3.2r3.2r3", [2, 1, 1]);
    play(&mut game, 1, "discard R9");
    assert_eq!(game.outcome().unwrap().winners, SeatSet::only(seat(1)));
}

#[test]
fn el_52_a_game_too_long_is_undecided() {
    let mut position = table(Stage::Act(seat(1)), "", vec![player("R4"), player("")]);
    position.turns = MOST_TURNS - 2;
    let mut game = Levels::from_position(&position).unwrap();
    play(&mut game, 1, "discard R4");
    assert_eq!(game.outcome(), None);
    play(&mut game, 2, "draw");
    let discard = listed(&game, 2).into_iter().find(|action| action.starts_with("discard")).unwrap();
    play(&mut game, 2, &discard);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Undecided);
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.points.as_slice(), [8, 8]);
    assert_eq!(Levels::from_position(&game.position()), Ok(game));
}

#[test]
fn el_52_also_with_the_end_of_a_round() {
    let mut game = about_to_end(&format!("{ALIKE},keep_from=1"), [1, 1, 1]);
    game.table.turns = MOST_TURNS - 1;
    play(&mut game, 1, "discard R9");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Undecided);
    assert_eq!(outcome.points.as_slice(), [6, 7, 8], "everyone has moved up before");
    assert_eq!(game.to_act(), SeatSet::EMPTY);
    assert_eq!(Levels::from_position(&game.position()), Ok(game));
}

#[test]
fn el_60_the_harder_list_has_eight_levels_of_its_own() {
    let two_stars = "levels=two_stars".parse::<Options>().unwrap();
    assert_eq!(two_stars, Options::two_stars());
    assert_eq!(two_stars.levels().len(), 8);
    assert_ne!(two_stars.levels(), Options::one_star().levels());
}

const KEEPING: &str = "levels=2r3.2r3.2r3.2r3.2r3.2r3.2r3.2r3,keep_from=5";

#[test]
fn el_61_who_has_not_laid_down_may_keep_up_to_four() {
    let mut game = about_to_end(KEEPING, [1, 5, 5]);
    let hand = game.hands[seat(3)];
    let events = play(&mut game, 1, "discard R9");
    assert_eq!(events.len(), 2, "nothing is dealt yet");
    assert_eq!(game.to_act(), SeatSet::only(seat(3)), "seat 2 has laid down, seat 1 is on a lower level");
    assert_eq!(game.hands[seat(3)], hand);
    assert_eq!(game.actions(seat(3)).len(), 1 + 10 + 45 + 120 + 210);
    assert_eq!(refusal(&game, 3, "keep O1 O2 O3 O4 O5"), Illegal::TooManyKept(5));
    assert_eq!(refused(&game, 3, "keep R1"), "EL-61");
    assert_eq!(refusal(&game, 3, "draw"), Illegal::ChooseWhatToKeep);
    assert_eq!(refusal(&game, 1, "keep"), Illegal::NotChoosing);
    assert_eq!(refused(&game, 1, "draw"), "EL-61");
    play(&mut game, 3, "keep O1 O2 O3 O4");
    let kept = Hand::of(&cards("O1 O2 O3 O4"));
    assert!(game.hands[seat(3)].without(kept).is_some());
    assert!(game.hands.iter().all(|hand| hand.len() == 10));
    assert_eq!(refusal(&game, 2, "keep O1"), Illegal::NothingToKeep);
    assert_eq!(refused(&game, 2, "keep"), "EL-61");
}

#[test]
fn el_61_not_below_level_5() {
    let mut game = about_to_end(KEEPING, [1, 4, 4]);
    play(&mut game, 1, "discard R9");
    assert!(matches!(game.phase, Phase::Draw { .. }));
}

#[test]
fn el_61_none_may_be_kept_too() {
    let mut game = about_to_end(KEEPING, [1, 1, 8]);
    play(&mut game, 1, "discard R9");
    let events = play(&mut game, 3, "keep");
    assert!(matches!(events[1], Event::Dealt { .. }));
}

#[test]
fn el_61_all_choose_at_the_same_time_seeing_nobody_elses_choice() {
    let players = vec![with_level(1, LONG_RUNS, "R9"), player("V1 V2 V3"), player("O1 O2 O3")];
    let mut position = table(Stage::Act(seat(1)), "", players);
    position.options = KEEPING.parse().unwrap();
    position.players[1].level = 5;
    position.players[2].level = 6;
    let mut game = Levels::from_position(&position).unwrap();
    play(&mut game, 1, "discard R9");
    assert_eq!(game.to_act(), [seat(2), seat(3)].into_iter().collect());
    let (mut one, mut two) = (game, game);
    let one_event = play(&mut one, 3, "keep O1");
    let two_events = play(&mut two, 3, "keep O2 O3");
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(Levels::cut(&one_event[0], viewer), Levels::cut(&two_events[0], viewer));
    }
    let own = one.view(Viewer::Seat(seat(3)));
    assert_eq!(own.phase, Phase::Keeping { waiting: SeatSet::only(seat(2)), kept: Hand::of(&cards("O1")) });
    assert_eq!(refusal(&one, 3, "keep O2"), Illegal::NotChoosing);
    assert!(own.actions().is_empty());
    play(&mut one, 2, "keep V1 V2");
    assert!(one.hands[seat(3)].has(card("O1")) && one.hands[seat(2)].has(card("V2")));
}

#[test]
fn el_70_the_level_cards() {
    assert_eq!(Options::one_star().levels()[0].to_string(), "2r3");
    let list = |options: Options| options.levels().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        list(Options::one_star()),
        ["2r3", "4s2", "r3-c4", "r6-s2", "r7", "s2-2s3", "s3-c5", "s2-s3-s4"]
    );
    assert_eq!(
        list(Options::two_stars()),
        ["r4-2s2", "r5-s3", "2s3-s2", "s3-r5-s2", "c6-s2", "r9", "2s4", "c8"]
    );
    assert_eq!(Options::default(), Options::one_star());
    assert_eq!(Options::one_star().keep_from(), None);
    assert_eq!(Options::two_stars().keep_from(), Some(5));
}
