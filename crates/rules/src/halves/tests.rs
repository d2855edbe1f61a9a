//! One test a rule, named by it.

use super::*;
use crate::game::{Ending, Game, Refusal, Setup, Start, View as _};
use crate::matches::Match;
use crate::rule::GameId;
use crate::seat::{Seat, SeatCount, SeatSet, Viewer};
use crate::seed::Seed;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn laid(text: &str) -> Laid {
    text.parse().unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn deal(seats: usize, start: Start, seed: u64) -> Halves {
    let setup = Setup::new(SeatCount::new(seats).unwrap()).with_start(start);
    Halves::deal(&setup, Seed::from_number(seed)).unwrap()
}

/// A position in which the players hold these cards, with `top` on the pile and all other cards under it.
fn table(top: &str, players: &[(&[&str], &[&str])]) -> Position {
    let mut rest = DECK.to_vec();
    let mut take = |text: &&str| {
        let index = rest.iter().position(|&other| other == card(text)).expect("no card is taken twice");
        rest.remove(index)
    };
    let players = players
        .iter()
        .map(|(hand, stack)| Player {
            hand: hand.iter().map(&mut take).collect(),
            stack: stack.iter().map(&mut take).collect(),
        })
        .collect();
    take(&top);
    let pile = rest.into_iter().map(Laid::upright).chain([laid(top)]).collect();
    Position { options: Options {}, start: seat(1), version: Default::default(), pile, players }
}

fn game(top: &str, players: &[(&[&str], &[&str])]) -> Halves {
    Halves::from_position(&table(top, players)).unwrap()
}

/// A position early in a game of two: this pile, these hands, and all other cards on the stacks, `next` first on the
/// second player's.
fn opening(pile: &[&str], hands: [&[&str]; 2], next: &[&str]) -> Position {
    let mut position = table(pile.last().unwrap(), &[(hands[0], &[]), (hands[1], next)]);
    let mut rest: Vec<Card> = position.pile.iter().map(|laid| laid.card()).collect();
    rest.retain(|&other| pile.iter().all(|text| other != card(text)));
    position.pile = pile.iter().map(|text| laid(text)).collect();
    position.players[1].stack.extend(rest.split_off(31));
    position.players[0].stack = rest;
    position
}

/// Brings these cards to the bottom of the pile, the first one lowest.
fn put_at_the_bottom(position: &mut Position, cards: &[&str]) {
    for (place, text) in cards.iter().enumerate() {
        let index = position.pile.iter().position(|other| other.card() == card(text)).unwrap();
        position.pile.swap(place, index);
        position.pile[place] = laid(text);
    }
}

/// The rule by which the action is refused, after seeing that it changes nothing.
fn refused(game: &Halves, number: usize, action: &str) -> String {
    let mut tried = *game;
    let mut events = Vec::new();
    let illegal = tried.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap_err();
    assert_eq!(tried, *game);
    assert!(events.is_empty());
    illegal.rule().to_string()
}

fn play(game: &mut Halves, number: usize, action: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat(number), &action.parse().unwrap(), &mut events).unwrap();
    events
}

#[test]
fn th_01_72_cards_of_two_halves() {
    assert_eq!(DECK.len(), 72);
    assert_eq!(
        laid("Oc/Bt").halves(),
        [Half::new(Colour::Orange, Symbol::Circle), Half::new(Colour::Blue, Symbol::Triangle)]
    );
}

#[test]
fn th_02_every_card_whose_halves_differ_in_both_is_there_once() {
    let halves =
        || Colour::ALL.into_iter().flat_map(|colour| Symbol::ALL.map(|symbol| Half::new(colour, symbol)));
    let mut found = Vec::new();
    for one in halves() {
        for other in halves() {
            let differ = one.colour() != other.colour() && one.symbol() != other.symbol();
            assert_eq!(Card::new(one, other).is_some(), differ, "{one}/{other}");
            assert_eq!(Card::new(one, other), Card::new(other, one));
            found.extend(Card::new(one, other));
        }
    }
    found.sort();
    found.dedup();
    assert_eq!(found, DECK);
}

#[test]
fn th_03_the_cards_are_dealt_evenly() {
    for (seats, each) in [(2, 36), (3, 24), (4, 18)] {
        let game = deal(seats, Start::Seat(seat(2)), 1);
        assert_eq!(game.cards_left(seat(1)), each);
        assert_eq!(game.cards_left(seat(2)), each - 1, "one is turned up");
        assert_eq!(game.pile.len(), 1);
    }
    let error = Halves::deal(&Setup::new(SeatCount::new(5).unwrap()), Seed::from_number(1)).unwrap_err();
    assert_eq!(error.to_string(), "Two Halves is for 2, 3 or 4 players, not 5");
    assert_eq!(refused(&deal(2, Start::Lot, 1), 3, "draw"), "TH-03");
}

#[test]
fn th_04_the_top_four_are_the_hand() {
    let game = deal(4, Start::Seat(seat(1)), 1);
    for seat in game.seats().iter() {
        assert_eq!(game.hands[seat].len(), 4);
    }
    assert_eq!(game.stacks[seat(2)].len(), 14);
}

#[test]
fn th_05_the_start_turns_up_the_next_card_of_its_own_stack() {
    let first = deal(2, Start::Seat(seat(1)), 1);
    let second = deal(2, Start::Seat(seat(2)), 1);
    assert_eq!(first.hands, second.hands);
    assert_eq!(first.pile[..], [Laid::upright(*second.stacks[seat(1)].last().unwrap())]);
    assert_eq!(second.pile[..], [Laid::upright(*first.stacks[seat(2)].last().unwrap())]);
    assert_eq!((first.start(), second.start()), (seat(1), seat(2)));
}

#[test]
fn th_05_the_start_may_be_drawn_by_lot() {
    let drawn: SeatSet = (0..50).map(|seed| deal(4, Start::Lot, seed).start()).collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn th_05_before_the_signal_no_hand_is_shown() {
    // Until the signal everyone gets the spectator's view.
    let view = deal(2, Start::Lot, 1).view(Viewer::Spectator);
    assert_eq!(view.hand, None);
    assert!(view.actions().is_empty());
}

#[test]
fn th_10_anybody_may_play_at_any_time() {
    let game = game("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &[]), (&["Pc/Bx", "Gx/Ps"], &[])]);
    assert_eq!(game.to_act(), SeatSet::all(game.seats()));
    for (number, action) in [(1, "play Ox/Gt"), (2, "play Pc/Bx")] {
        play(&mut game.clone(), number, action);
    }
    assert_eq!(refused(&game, 1, "play Pc/Bx"), "TH-10");
}

#[test]
fn th_11_both_halves_must_agree_in_colour_or_symbol() {
    let hand = &["Ox/Gt", "Os/Gx", "Ps/Gx", "Os/Bx"];
    let game = game("Oc/Bt", &[(hand, &[]), (&["Pc/Bx", "Gx/Pt"], &[])]);
    assert_eq!(game.actions(seat(1)), ["play Os/Bx", "play Ox/Gt"].map(|text| text.parse().unwrap()));
    assert_eq!(refused(&game, 1, "play Os/Gx"), "TH-11");
    assert_eq!(refused(&game, 1, "play Ps/Gx"), "TH-11");
}

#[test]
fn th_11_the_table_of_fitting_cards_says_what_the_rule_says() {
    let agree = |one: Half, other: Half| one.colour() == other.colour() || one.symbol() == other.symbol();
    for top in Card::all().map(Laid::upright).flat_map(|top| [top, top.turned()]) {
        let [above, below] = top.halves();
        for card in Card::all() {
            let [one, other] = card.halves();
            let upright = agree(one, above) && agree(other, below);
            let turned = agree(other, above) && agree(one, below);
            assert_eq!(card.fits(top), upright || turned, "{card} on {top}");
            assert_eq!(!Hand::of(&[card]).fitting(top).is_empty(), upright || turned, "{card} on {top}");
        }
    }
}

#[test]
fn th_12_a_card_is_laid_the_way_that_fits() {
    let players: &[(&[&str], &[&str])] = &[(&["Ox/Gt", "Gs/Px"], &[]), (&["Oc/Px", "Gx/Ps"], &[])];
    for (top, lies) in [("Oc/Bt", "Ox/Gt"), ("Bt/Oc", "Gt/Ox")] {
        for written in ["play Ox/Gt", "play Gt/Ox"] {
            let mut game = game(top, players);
            let shown = game.view(Viewer::Seat(seat(1))).lies(card("Ox/Gt"));
            assert_eq!(shown, Some(laid(lies)));
            let events = play(&mut game, 1, written);
            assert_eq!(events[0], Event::Played { seat: seat(1), card: laid(lies) });
            assert_eq!(game.top(), laid(lies));
        }
    }
    assert_eq!(card("Gs/Px").lies_on(laid("Oc/Bt")), None);
    let both = laid("Ot/Bc");
    assert!(both.covers(laid("Oc/Bt")) && both.turned().covers(laid("Oc/Bt")));
    assert_eq!(both.card().lies_on(laid("Oc/Bt")), Some(both), "upright if both ways fit");
}

#[test]
fn th_12_the_way_a_card_lies_never_changes_what_fits_on_it() {
    for top in Card::all().map(Laid::upright) {
        for card in Card::all() {
            assert_eq!(card.lies_on(top).is_some(), card.lies_on(top.turned()).is_some(), "{card} on {top}");
        }
    }
}

#[test]
fn th_13_the_worked_example() {
    let mut game = game("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &["Gt/Pc"]), (&["Ox/Bs", "Gc/Ps"], &[])]);
    // B on A: one half agrees in colour, the other in symbol.
    play(&mut game, 1, "play Ox/Gt");
    // C on B: one half agrees in both, the other in neither.
    assert_eq!(refused(&game, 2, "play Ox/Bs"), "TH-13");
}

#[test]
fn th_14_draw_at_any_time_but_hold_four_at_most() {
    let mut game =
        game("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &["Gt/Pc", "Os/Bx", "Oc/Px"]), (&["Pc/Bx", "Gx/Ps"], &[])]);
    let events = play(&mut game, 1, "draw");
    assert_eq!(events, [Event::Drew { seat: seat(1), card: card("Gt/Pc") }]);
    play(&mut game, 1, "draw");
    assert_eq!(refused(&game, 1, "draw"), "TH-14");
    assert!(!game.actions(seat(1)).contains(&Action::Draw));
    play(&mut game, 1, "play Ox/Gt");
    play(&mut game, 1, "draw");
    assert_eq!(game.hands[seat(1)], Hand::of(&["Gs/Px", "Gt/Pc", "Os/Bx", "Oc/Px"].map(card)));
    assert_eq!(refused(&game, 2, "draw"), "TH-14", "the stack is used up");
}

#[test]
fn th_14_only_the_owner_sees_the_card_drawn() {
    let drew = Event::Drew { seat: seat(1), card: card("Gt/Pc") };
    let seen = |viewer| match Halves::cut(&drew, viewer) {
        Seen::Drew { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Viewer::Seat(seat(1))), Some(card("Gt/Pc")));
    assert_eq!(seen(Viewer::Seat(seat(2))), None);
    assert_eq!(seen(Viewer::Spectator), None);
}

#[test]
fn th_15_too_late_leaves_the_card_in_the_hand() {
    let mut game = game("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &["Gt/Pc"]), (&["Bs/Oc", "Gx/Ps"], &["Oc/Px"])]);
    assert!(game.check(seat(2), &"play Bs/Oc".parse().unwrap()).is_ok());
    play(&mut game, 1, "play Ox/Gt");
    assert_eq!(refused(&game, 2, "play Bs/Oc"), "TH-11");
    assert!(game.hands[seat(2)].contains(card("Bs/Oc")));
}

/// Each has a half that agrees with nothing green or pink, and with no square or star.
const STRANGERS: [&str; 8] = ["Oc/Bt", "Oc/Gx", "Oc/Ps", "Oc/Px", "Ot/Bc", "Ot/Gs", "Ot/Gx", "Ot/Ps"];

#[test]
fn th_20_the_bottom_card_goes_on_top_as_it_lay_when_nobody_can_play() {
    let mut position = table("Os/Bx", &[(&["Gs/Px", "Oc/Bt", "Ot/Gx"], &[]), (&["Ot/Bc", "Oc/Ps"], &[])]);
    // Gs/Px and Gx/Ps help nobody; Bc/Os helps Ot/Bc.
    put_at_the_bottom(&mut position, &["Ps/Gx", "Bc/Os"]);
    let mut game = Halves::from_position(&position).unwrap();
    let events = play(&mut game, 1, "play Gs/Px");
    assert_eq!(events[1..], ["Ps/Gx", "Bc/Os"].map(|text| Event::Turned { card: laid(text) }));
    assert_eq!(game.pile.last_chunk::<3>().unwrap(), &["Gs/Px", "Ps/Gx", "Bc/Os"].map(laid));
    assert!(game.outcome().is_none());
}

#[test]
fn th_20_not_while_somebody_can_draw() {
    let mut position = table("Os/Bx", &[(&["Gs/Px", "Oc/Bt", "Ot/Gx"], &[]), (&["Ot/Bc"], &["Oc/Ps"])]);
    put_at_the_bottom(&mut position, &["Bc/Os"]);
    let mut game = Halves::from_position(&position).unwrap();
    assert_eq!(play(&mut game, 1, "play Gs/Px").len(), 1);
    assert_eq!(game.top(), laid("Gs/Px"));
}

#[test]
fn th_20_a_full_hand_cannot_draw() {
    let (first, second) = STRANGERS.split_at(4);
    let position = opening(&["Bc/Os", "Gx/Ps", "Gs/Px"], [first, &second[..3]], &second[3..]);
    let mut game = Halves::from_position(&position).unwrap();
    let events = play(&mut game, 2, "draw");
    assert_eq!(events[1..], [Event::Turned { card: laid("Bc/Os") }], "though both stacks have cards");
}

#[test]
fn th_21_a_pile_that_helps_nobody_ends_the_game() {
    let (first, second) = STRANGERS.split_at(4);
    let position = opening(&["Gx/Ps", "Gs/Px"], [first, &second[..3]], &second[3..]);
    let mut game = Halves::from_position(&position).unwrap();
    let events = play(&mut game, 2, "draw");
    assert_eq!(events[1], Event::Turned { card: laid("Gx/Ps") });
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Deadlocked);
    assert_eq!(outcome.winners, SeatSet::all(game.seats()), "equal counts share it");
    assert_eq!(outcome.points.as_slice(), [0, 0]);
    assert!(game.to_act().is_empty());
}

#[test]
fn th_21_the_fewest_cards_in_hand_and_stack_win() {
    let (first, second) = STRANGERS.split_at(4);
    let game = Halves::from_position(&opening(&["Gs/Px"], [first, second], &[])).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Deadlocked);
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(outcome.points.as_slice(), [0, 36]);
}

#[test]
fn th_21_a_deal_can_be_stuck_from_the_start() {
    let stuck: Vec<Halves> =
        (0..1000).map(|seed| deal(2, Start::Lot, seed)).filter(|game| game.outcome().is_some()).collect();
    assert!(!stuck.is_empty());
    for game in stuck {
        assert_eq!(game.outcome().unwrap().ending, Ending::Deadlocked);
        assert_eq!(game.outcome().unwrap().winners, SeatSet::only(game.start()));
        assert!(game.hands.iter().all(|hand| hand.fitting(game.top()).is_empty()));
    }
}

#[test]
fn th_30_one_card_left_after_laying_one_wins_at_once() {
    let mut game = game("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &[]), (&["Bs/Oc", "Gx/Ps"], &["Oc/Px"])]);
    let events = play(&mut game, 1, "play Ox/Gt");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Won);
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(events[1..], [Event::Ended { outcome }]);
    assert_eq!(refused(&game, 2, "draw"), "TH-30");
}

#[test]
fn th_30_one_card_left_after_drawing_it_wins_as_well() {
    let mut game = game("Oc/Bt", &[(&["Ox/Gt"], &["Gs/Px"]), (&["Bs/Oc", "Gx/Ps"], &["Oc/Px"])]);
    play(&mut game, 1, "play Ox/Gt");
    assert!(game.outcome().is_none(), "the last card is still on the stack");
    play(&mut game, 1, "draw");
    assert_eq!(game.outcome().unwrap().winners, SeatSet::only(seat(1)));
}

#[test]
fn th_31_everyone_but_the_winner_scores_a_point_a_card() {
    let seats = SeatCount::new(2).unwrap();
    let mut rounds = Match::new(GameId::Halves, seats, 4, Start::Seat(seat(2))).unwrap();
    for round in 1..=4 {
        assert!(!rounds.is_over());
        let mut position = table("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &[]), (&["Bs/Oc", "Gx/Ps"], &["Oc/Px"])]);
        position.start = match rounds.next_start() {
            Start::Seat(seat) => seat,
            Start::Lot => panic!("named"),
        };
        let mut game = Halves::from_position(&position).unwrap();
        play(&mut game, 1, "play Ox/Gt");
        assert!(rounds.write_down(game.start(), &game.outcome().unwrap()));
        assert_eq!(rounds.points().as_slice(), [0, 3 * round]);
    }
    assert!(rounds.is_over());
    assert_eq!(rounds.next_start(), Start::Seat(seat(2)), "the start has moved four times among two");
    let short = Match::new(GameId::Halves, seats, 3, Start::Lot).unwrap_err();
    assert_eq!(short.rule.to_string(), "TH-31");
}

#[test]
fn cards_are_read_either_way_round_and_nonsense_is_not() {
    assert_eq!(card("Oc/Bt"), card("bT/OC"));
    assert_eq!(card("Bt/Oc").to_string(), "Oc/Bt");
    assert_eq!(laid("Bt/Oc").to_string(), "Bt/Oc");
    for wrong in ["", "/", "Oc", "Oc/", "Oc/Ot", "Oc/Bc", "Oc/Oc", "Oc/Bt/Gs", "Zc/Bt", "Oé/Bt", "Oc/Btt"] {
        assert!(wrong.parse::<Laid>().is_err() && wrong.parse::<Card>().is_err(), "{wrong}");
    }
    for wrong in ["", "play", "play Oc/Bt Gs/Px", "draw 2", "last"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn a_refusal_says_what_was_wrong() {
    let (card, top) = (card("Ox/Bs"), laid("Gt/Ox"));
    for (illegal, text) in [
        (Illegal::NotInHand(card), "Ox/Bs is not in your hand"),
        (
            Illegal::DoesNotFit { card, top },
            "Ox/Bs does not fit on Gt/Ox either way round: each half must agree in colour or symbol",
        ),
        (
            Illegal::HalfFits { card, top },
            "Ox/Bs does not fit on Gt/Ox: one half is the same, but the other agrees in neither colour nor symbol",
        ),
    ] {
        assert_eq!(illegal.to_string(), text);
    }
}

#[test]
fn a_spectator_may_do_nothing() {
    let view = deal(2, Start::Lot, 1).view(Viewer::Spectator);
    assert_eq!(view.check(&Action::Draw), Err(Illegal::NotAPlayer));
}

#[test]
fn imagined_hands_explain_why_the_game_goes_on() {
    // Nobody can draw, and the viewer cannot play: the other must hold one of the few cards that fit on Gs/Px.
    let fitting = ["Gx/Pt", STRANGERS[5], STRANGERS[6], STRANGERS[7]];
    let game = Halves::from_position(&opening(&["Gs/Px"], [&STRANGERS[..4], &fitting], &[])).unwrap();
    let view = game.view(Viewer::Seat(seat(1)));
    let mut random = Seed::from_number(1).stream(0);
    for _ in 0..100 {
        let imagined = view.imagine(&mut random).unwrap();
        assert!(!imagined.hands[seat(2)].fitting(imagined.top()).is_empty());
    }
}

#[test]
fn a_wrong_position_is_answered_with_all_that_is_wrong() {
    let mut position = table("Oc/Bt", &[(&["Ox/Gt"], &[]), (&["Bs/Oc"], &[]), (&["Oc/Px"], &[])]);
    position.start = seat(4);
    position.players[2].hand.clear();
    position.players[1].stack = vec![card("Gs/Px"); 300];
    let error = Halves::from_position(&position).unwrap_err();
    assert_eq!(
        error.problems,
        [
            "seat 4 has the start",
            "seat 2 has 300 cards on the stack, and began with 20 (TH-03)",
            "seat 3 has no card left, but wins with one (TH-30)",
            "0 × Oc/Px where the deck has 1",
            "255 × Gs/Px where the deck has 1",
        ]
    );
}

#[test]
fn a_position_nobody_can_reach_is_refused() {
    let problems = |position: &Position| Halves::from_position(position).unwrap_err().problems;
    let two_winners = table("Oc/Bt", &[(&["Ox/Gt"], &[]), (&["Bs/Oc"], &[])]);
    assert_eq!(problems(&two_winners), ["2 players are down to one card (TH-30)"]);
    let five =
        table("Oc/Bt", &[(&["Ox/Gt", "Gs/Px", "Gx/Ps", "Os/Bx", "Oc/Px"], &[]), (&["Bs/Oc", "Gt/Pc"], &[])]);
    assert_eq!(problems(&five), ["seat 1 holds 5 cards, more than 4 (TH-14)"]);
    let stuck = table("Gs/Px", &[(&STRANGERS[..4], &[]), (&STRANGERS[4..], &[])]);
    assert_eq!(problems(&stuck), ["nobody can act: the bottom card of the pile belongs on top (TH-20)"]);
    let mut long_stack = opening(&["Gs/Px"], [&STRANGERS[..4], &STRANGERS[4..]], &[]);
    long_stack.start = seat(2);
    assert_eq!(problems(&long_stack), ["seat 2 has 32 cards on the stack, and began with 31 (TH-03)"]);
    let nothing = Position { pile: Vec::new(), players: Vec::new(), ..two_winners };
    assert_eq!(problems(&nothing)[..2], ["0 players", "the pile is empty"]);
    assert_eq!(problems(&nothing).len(), 2 + 72);
}

#[cfg(feature = "serde")]
#[test]
fn a_position_is_written_by_hand() {
    let text = r#"{"start": 1, "pile": ["Gt/Px", "Bt/Oc"], "players": [
        {"hand": ["gs/px", "Gt/Ox"], "stack": []}, {"hand": ["Oc/Bs", "Gx/Ps"], "stack": ["Oc/Px"]}]}"#;
    let position: Position = serde_json::from_str(text).unwrap();
    assert_eq!(position.pile, ["Gt/Px", "Bt/Oc"].map(laid), "which half is on top is kept");
    assert_eq!(position.players[0].hand, ["Gs/Px", "Ox/Gt"].map(card));
    assert!(serde_json::from_str::<Position>(&text.replace("stack", "deck")).is_err());
    assert!(serde_json::from_str::<Hand>(r#"["Oc/Bs", "Bs/Oc"]"#).is_err(), "no card is there twice");
}

#[test]
fn the_last_version_of_a_position_is_no_trouble() {
    let mut position = table("Oc/Bt", &[(&["Ox/Gt", "Gs/Px"], &["Gt/Pc"]), (&["Bs/Oc", "Gx/Ps"], &[])]);
    position.version.0 = u32::MAX;
    play(&mut Halves::from_position(&position).unwrap(), 1, "draw");
}
