use cardshed_rules::levels::{
    Action, Card, DECK, Hand, Level, Levels, Options, Player as Holder, Position, Stage, can_pay,
};
use cardshed_rules::{Game, Seat, SeatCount, Seed, Setup, Shuffler, Version, View as _, Viewer};

use super::imagine::imagine;
use super::outlook::Outlook;
use super::shed::{Openings, most_that_go};
use super::sight::{Patience, Sight, Unseen};
use super::{Reason, thumb};
use crate::player::{Decision, Effort, Moment};
use crate::roster::Bots;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn hand(cards: impl IntoIterator<Item = Card>) -> Hand {
    let mut hand = Hand::EMPTY;
    cards.into_iter().for_each(|card| assert!(hand.insert(card), "no other {card}"));
    hand
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn deal(seats: usize, options: &str, seed: u64) -> Levels {
    let setup = Setup::new(SeatCount::new(seats).unwrap()).with_options(options.parse().unwrap());
    Levels::deal(&setup, Seed::from_number(seed)).unwrap()
}

/// A player on that level with these cards in hand.
fn holder(level: u8, hand: &str) -> Holder {
    let none = Vec::new();
    Holder {
        level,
        hand: cards(hand),
        shown: none.clone(),
        discards: none,
        laid: Vec::new(),
        skipped: false,
        kept: None,
    }
}

/// A player with a level on the table: combinations joined by `/`.
fn laid(level: u8, laid: &str, hand: &str) -> Holder {
    let laid = laid.split('/').map(|combination| combination.parse().unwrap()).collect();
    Holder { laid, ..holder(level, hand) }
}

/// A game of these players; hands that are too small are filled up, and the rest is the draw pile.
fn game(options: &str, stage: Stage, mut players: Vec<Holder>) -> Levels {
    let mut rest = DECK.to_vec();
    let mut take = |card: &Card| {
        rest.remove(rest.iter().position(|other| other == card).expect("the deck has that card"));
    };
    for player in &players {
        player.hand.iter().chain(&player.discards).for_each(&mut take);
        player.laid.iter().flat_map(|laid| laid.cards.cards()).for_each(|card| take(&card));
    }
    for (index, player) in players.iter_mut().enumerate() {
        let drawn = stage == Stage::Act(seat(index + 1));
        while player.laid.is_empty() && player.hand.len() < 10 + usize::from(drawn) {
            player.hand.push(rest.remove(rest.len() / 2));
        }
    }
    let position = Position {
        options: options.parse().unwrap(),
        start: seat(1),
        version: Version::default(),
        seed: Seed::from_number(1),
        shuffles: 1,
        turns: 0,
        dealer: seat(players.len()),
        stage,
        draw_pile: rest,
        face_up: 0,
        players,
    };
    Levels::from_position(&position).unwrap()
}

fn decide(bot: &str, game: &Levels, seat: Seat, random: &mut Shuffler) -> Decision<Action> {
    let view = game.view(Viewer::Seat(seat));
    let moment = Moment { view: &view, fresh: true, drew: false };
    Levels::player(bot.parse().unwrap()).decide(moment, &mut Effort::unlimited(), random).unwrap()
}

/// What the bot whose turn it is answers.
fn answer(bot: &str, game: &Levels) -> (String, Reason) {
    let seat = game.to_act().nth(0).unwrap();
    let decision = decide(bot, game, seat, &mut Seed::from_number(1).stream(0));
    let crate::Reason::Levels(reason) = decision.reason else { panic!("a reason of another game") };
    (decision.action.to_string(), reason)
}

/// The fewest jokers with which the hand could pay, by the rules' own solver.
fn jokers_short(hand: Hand, level: &Level) -> Option<u8> {
    let mut more = hand;
    for short in 0.. {
        if can_pay(more, level) {
            return Some(short);
        }
        if !more.insert(Card::JOKER) {
            break;
        }
    }
    None
}

fn random_hand(random: &mut Shuffler) -> Hand {
    let mut deck = DECK.to_vec();
    random.shuffle(&mut deck);
    hand(deck.into_iter().take(11))
}

#[test]
fn the_distance_is_what_the_solver_says() {
    let mut random = Seed::from_number(3).stream(0);
    for options in [Options::one_star(), Options::two_stars()] {
        for level in options.levels() {
            for _ in 0..60 {
                let hand = random_hand(&mut random);
                let slack = random.below(2) as u8;
                let outlook = Outlook::new(hand, level, &Unseen::all_but(hand), slack);
                if let Some(short) = jokers_short(hand, level) {
                    assert_eq!(outlook.distance, short, "{level} from {hand:?}");
                }
                assert_eq!(outlook.is_out_of_reach(), !can_pay(hand, level));
            }
        }
    }
}

#[test]
fn with_several_colours_the_distance_is_a_good_guess() {
    let mut random = Seed::from_number(4).stream(0);
    let options: Options = "levels=2c3.c3-r3-c2.2c4-s2.5c2".parse().unwrap();
    for level in options.levels() {
        for _ in 0..60 {
            let hand = random_hand(&mut random);
            let outlook = Outlook::new(hand, level, &Unseen::all_but(hand), 1);
            if let Some(short) = jokers_short(hand, level) {
                assert!(short.abs_diff(outlook.distance) <= 2, "{level} from {hand:?}");
            }
            assert!(!outlook.is_out_of_reach() || !can_pay(hand, level));
        }
    }
}

#[test]
fn a_card_that_brings_the_level_nearer_adds_something() {
    let mut random = Seed::from_number(5).stream(0);
    for level in Options::one_star().levels() {
        for _ in 0..20 {
            let held = random_hand(&mut random);
            let outlook = Outlook::new(held, level, &Unseen::all_but(held), 0);
            let nearer = |card: &Card| {
                let mut more = held;
                more.insert(*card)
                    && Outlook::new(more, level, &Unseen::all_but(held), 0).distance < outlook.distance
            };
            for card in Card::all().filter(|card| !held.has(*card) && nearer(card)) {
                assert!(outlook.gain(card) > 0.0, "{card} for {level} to {held:?}");
            }
        }
    }
}

#[test]
fn never_do_more_cards_go_than_may() {
    let mut random = Seed::from_number(8).stream(0);
    let own: Options = "levels=2c3.c4-r3.2r3.c4-s2.s2-r4.5s2".parse().unwrap();
    let mut laid = 0;
    for level in [Options::one_star(), Options::two_stars(), own].iter().flat_map(Options::levels) {
        for _ in 0..200 {
            let mut hand = random_hand(&mut random);
            (0..random.below(4)).for_each(|_| _ = hand.insert(Card::JOKER));
            let mut ways = Vec::new();
            cardshed_rules::levels::ways(hand, level, &mut ways);
            for lay in &ways {
                let mut openings = Openings::of(deal(2, "", 1).table());
                let mut rest = hand;
                for (index, combination) in lay.pays(level).unwrap().iter().enumerate() {
                    openings.add(combination.shape, (seat(1), index as u8));
                    rest = rest.without(combination.cards).unwrap();
                }
                let gone = hand.len() - openings.plan(rest, true).left.len();
                assert!(gone <= most_that_go(hand, level), "{gone} of {hand:?} with {level}");
                laid += 1;
            }
        }
    }
    assert!(laid > 1_000, "only {laid} ways");
}

#[test]
fn answers_are_legal_and_games_end() {
    for bot in ["easy", "medium", "hard:iterations=3"] {
        for seats in 2..=6 {
            let options = if seats % 2 == 0 { "" } else { "levels=two_stars" };
            let mut game = deal(seats, options, seats as u64);
            let mut random = Seed::from_number(9).stream(seats as u64);
            while game.outcome().is_none() {
                let seat = game.to_act().nth(0).unwrap();
                let decision = decide(bot, &game, seat, &mut random);
                assert_eq!(game.apply(seat, &decision.action, &mut ()), Ok(()), "{bot}: {}", decision.action);
            }
            assert!(game.table().turns < 1_000, "{bot} among {seats}: {} turns", game.table().turns);
        }
    }
}

#[test]
fn players_who_wait_for_each_other_do_not_wait_for_ever() {
    for seed in 0..40 {
        let mut game = deal(2 + seed as usize % 3, "", seed);
        while let Some(seat) = game.to_act().nth(0) {
            let (action, _) = thumb::choose(&Sight::of_game(&game, seat)).unwrap();
            game.apply(seat, &action, &mut ()).unwrap();
        }
        assert!(game.table().turns < 1_000, "seed {seed}: {} turns", game.table().turns);
    }
}

#[test]
fn lists_of_ones_own_are_played_too() {
    for options in ["levels=2c3.c3-r3-c2.5s2.r10", "levels=s2,keep_from=1", "levels=5c2.c10,keep_from=2"] {
        let mut game = deal(2, options, 1);
        let mut random = Seed::from_number(9).stream(0);
        while game.outcome().is_none() && game.table().turns < 3_000 {
            let seat = game.to_act().nth(0).unwrap();
            let decision = decide("medium", &game, seat, &mut random);
            game.apply(seat, &decision.action, &mut ()).unwrap();
        }
        assert!(game.outcome().is_some(), "{options}");
    }
}

#[test]
fn the_same_view_and_chances_give_the_same_answer_whatever_is_hidden() {
    let mut game = deal(3, "", 2);
    let mut random = Seed::from_number(2).stream(1);
    for _ in 0..40 {
        let seat = game.to_act().nth(0).unwrap();
        let view = game.view(Viewer::Seat(seat));
        for bot in ["easy", "medium", "hard:iterations=6"] {
            let chances = Seed::from_number(7).stream(game.version().0.into());
            let decision = decide(bot, &game, seat, &mut chances.clone());
            let other = view.imagine(&mut random).unwrap();
            assert_eq!(decide(bot, &other, seat, &mut chances.clone()), decision, "{bot}");
        }
        let action = decide("medium", &game, seat, &mut random).action;
        game.apply(seat, &action, &mut ()).unwrap();
    }
}

#[test]
fn what_is_imagined_looks_just_like_the_table() {
    let mut game = deal(4, "", 3);
    let mut random = Seed::from_number(3).stream(1);
    for _ in 0..150 {
        let seat = game.to_act().nth(0).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let imagined = imagine(&view, &mut random).unwrap();
        assert_eq!(imagined.view(Viewer::Seat(seat)), view);
        let sound = Levels::from_position(&imagined.position()).map(|_| ());
        assert_eq!(sound, Ok(()));
        let action = decide("medium", &game, seat, &mut random).action;
        game.apply(seat, &action, &mut ()).unwrap();
    }
}

#[test]
fn others_are_thought_to_have_chosen() {
    let mut random = Seed::from_number(6).stream(0);
    let mut game = deal(2, "", 6);
    // Both draw a while, and nobody lays down.
    for _ in 0..12 {
        let seat = game.to_act().nth(0).unwrap();
        game.apply(seat, &Action::Draw, &mut ()).unwrap();
        let card = game.hand(seat).kinds().find(|&card| card != Card::JOKER).unwrap();
        game.apply(seat, &Action::Discard(card), &mut ()).unwrap();
    }
    let own = game.to_act().nth(0).unwrap();
    let (view, other) = (game.view(Viewer::Seat(own)), own.left(game.seats()));
    let distance = |game: &Levels| {
        let sight = Sight::of_game(game, other);
        u32::from(sight.outlook(sight.hand, &sight.unseen()).distance)
    };
    let chosen: u32 = (0..50).map(|_| distance(&imagine(&view, &mut random).unwrap())).sum();
    let dealt: u32 = (0..50).map(|_| distance(&view.imagine(&mut random).unwrap())).sum();
    assert!(chosen < dealt, "{chosen} and {dealt}");
}

#[test]
fn a_discard_that_completes_the_level_is_taken() {
    let mut other = holder(1, "");
    other.discards = cards("O3");
    let game = game("", Stage::Draw(seat(1)), vec![holder(1, "R1 R2 R7 R8 R9 G14 B12 V10 K15 K12"), other]);
    for bot in ["medium", "hard:iterations=40"] {
        assert_eq!(answer(bot, &game).0, "draw 2", "{bot}");
    }
    assert_eq!(answer("medium", &game).1, Reason::TakesForLevel);
}

#[test]
fn the_last_level_is_laid_down_at_once() {
    let own = holder(8, "R1 G1 R5 G5 B5 R9 G9 B9 V9 K12 O14");
    let game = game("", Stage::Act(seat(1)), vec![own, holder(7, "")]);
    for bot in ["easy", "medium", "hard"] {
        assert_eq!(answer(bot, &game), ("lay R1 G1 / R5 G5 B5 / R9 G9 B9 V9".into(), Reason::LaysDown));
    }
}

#[test]
fn a_level_that_would_only_help_the_winner_is_held() {
    let own = holder(7, "R1 G1 B1 V3 V4 V8 V9 V10 K12 O14 R11");
    let leader = laid(7, "same R5 G5 B5/colour O1 O2 O3 O4 O6", "B13 K13");
    let game = game("", Stage::Act(seat(1)), vec![own, leader]);
    assert_eq!(answer("medium", &game).1, Reason::HoldsLevel);
}

#[test]
fn only_the_patient_hold_a_level_before_anybody_has_laid_down() {
    let own = holder(1, "R1 R2 R3 R7 R8 R9 G14 B12 V5 K15 K11");
    let game = game("", Stage::Act(seat(1)), vec![own, holder(1, "")]);
    assert_eq!(answer("medium", &game).1, Reason::LaysDown);
    let view = game.view(Viewer::Seat(seat(1)));
    let sight = Sight::of_view(&view, Patience::Patient).unwrap();
    assert_eq!(thumb::choose(&sight).unwrap().1, Reason::HoldsLevel);
}

#[test]
fn the_round_is_ended_with_the_help_of_jokers() {
    // The joker brings the run to the 5, and the 13 is discarded.
    let own = laid(1, "run R1 R2 R3/run R7 R8 R9 R10 R11", "G5 J B13");
    let game = game("", Stage::Act(seat(1)), vec![own, holder(1, "")]);
    assert_eq!(answer("medium", &game), ("attach J4 1.1".into(), Reason::Attaches));
}

#[test]
fn a_joker_that_does_not_end_the_round_is_kept() {
    let own = laid(1, "run R1 R2 R3/run R8 R9 R10 R11", "G6 J B14 V15");
    let game = game("", Stage::Act(seat(1)), vec![own, holder(1, "")]);
    let (action, reason) = answer("medium", &game);
    assert_eq!(reason, Reason::DiscardsUseless);
    assert!(!action.contains('J'), "{action}");
}

#[test]
fn who_has_laid_down_is_not_fed() {
    // Far from a level of pairs; the greens could be attached, the 15 could not.
    let own = holder(2, "R1 G1 R5 G5 R9 B9 G12 G13 G14 K15 V11");
    let other = laid(3, "run R2 R3 R4/colour G2 G3 G4 G6 G8", "B7 K8");
    let game = game("", Stage::Act(seat(1)), vec![own, other]);
    let (action, _) = answer("medium", &game);
    assert!(["discard K15", "discard V11"].contains(&action.as_str()), "{action}");
}

#[test]
fn among_several_a_skip_stops_who_has_laid_down() {
    let own = holder(1, "R1 R2 R5 S B9 K15 V11 O13 G7 K4 O9");
    let others = [holder(3, ""), laid(1, "run G1 G2 G3 G4/run B11 B12 B13 B14 B15", "K8"), holder(5, "")];
    let stage = Stage::Act(seat(1));
    let some = game("", stage, [own.clone()].into_iter().chain(others).collect());
    assert_eq!(answer("medium", &some), ("skip 3".into(), Reason::StopsLeader));
    let nobody = game("", stage, vec![own.clone(), holder(3, ""), holder(1, "")]);
    assert!(answer("medium", &nobody).0.starts_with("discard"));
    let two = game("", stage, vec![own, holder(3, "")]);
    assert_eq!(answer("medium", &two), ("skip 2".into(), Reason::GainsTurn));
}

#[test]
fn el_61_what_the_level_needs_is_kept() {
    // Level 8 of two stars asks for eight cards of one colour.
    let mut game = game(
        "levels=two_stars",
        Stage::Act(seat(2)),
        vec![
            holder(8, "R1 R2 R3 R4 R5 J G7 B8 V9 K10"),
            laid(3, "same R6 G6 B6 V6/same R9 G9 B9 K9/same R12 G12", "K1"),
        ],
    );
    game.apply(seat(2), &"discard K1".parse().unwrap(), &mut ()).unwrap();
    let (action, reason) = answer("medium", &game);
    assert_eq!(reason, Reason::KeepsForLevel);
    let kept = cards(action.trim_start_matches("keep "));
    assert_eq!(kept.len(), 4);
    assert!(
        kept.iter()
            .all(|&card| card == Card::JOKER || card.colour() == "R1".parse::<Card>().unwrap().colour())
    );
    assert!(kept.contains(&Card::JOKER));
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let game = deal(2, "", 1);
    let seat = game.to_act().nth(0).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let mut asked = 0;
    let mut go_on = || {
        asked += 1;
        asked < 3
    };
    let hard = Levels::player("hard:iterations=1000000".parse().unwrap());
    let moment = Moment { view: &view, fresh: true, drew: false };
    let decision =
        hard.decide(moment, &mut Effort::while_true(&mut go_on), &mut Seed::from_number(1).stream(0));
    assert!(decision.is_some());
    assert!(asked <= 3, "asked {asked} times");
}
