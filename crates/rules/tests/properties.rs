//! What holds in every game, for every number of seats and every option.
//!
//! Each property follows a game of random legal actions and looks at every state on the way.

#![allow(clippy::unwrap_used)]

use std::fmt::Debug;

use cardshed_rules::clear4::Clear4;
use cardshed_rules::halves::Halves;
use cardshed_rules::levels::{Action as LevelsAction, Levels};
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Game, Seat, SeatCount, Seed, Setup, Shuffler, View, Viewer};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the properties need to know of a game beyond the trait.
trait Subject: Game<View: Json, Seen: Json, Event: Json, Position: Json> {
    /// Options worth playing, the printed rules first.
    const OPTIONS: &[&str];
    /// No random game is longer; one that is never ends.
    const LONGEST: usize;
    /// Whether the action, if legal, must be in the listing.
    fn is_listed_if_legal(_: &Self::Action) -> bool {
        true
    }
}

impl Subject for PlusMinus {
    const OPTIONS: &[&str] = &[""];
    const LONGEST: usize = 2_000;
}

impl Subject for Halves {
    const OPTIONS: &[&str] = &[""];
    // Every action takes a card from a stack or a hand, of 72.
    const LONGEST: usize = 144;
}

impl Subject for Clear4 {
    const OPTIONS: &[&str] = &["", "joker_sets", "auto_clear", "joker_sets,auto_clear,hand_points"];
    const LONGEST: usize = 4_000;
}

impl Subject for Levels {
    // Short lists too, so that a game is soon over: every kind of combination, keeping from the start, a single level.
    const OPTIONS: &[&str] = &[
        "",
        "levels=r3-c4.2r3.r3-2s2,keep_from=1",
        "levels=2c3-s2.r3-c4.c3-c4.4s2,keep_from=2",
        "levels=c2-r2-s2",
    ];
    // EL-52 bounds the turns; the listing bounds what a turn can hold.
    const LONGEST: usize = 300_000;

    fn is_listed_if_legal(action: &LevelsAction) -> bool {
        // Of the ways to lay down a level only the useful ones are listed.
        !matches!(action, LevelsAction::Lay(_))
    }
}

trait Json: Serialize + DeserializeOwned + PartialEq + Debug {}
impl<T: Serialize + DeserializeOwned + PartialEq + Debug> Json for T {}

/// Where a random game starts.
#[derive(Clone, Copy, Debug)]
struct Case {
    seats: usize,
    options: &'static str,
    seed: u64,
}

fn case<G: Subject>() -> impl Strategy<Value = Case> {
    let seats = prop::sample::select(G::ID.seat_counts());
    let options = prop::sample::select(G::OPTIONS);
    (seats, options, any::<u64>()).prop_map(|(seats, options, seed)| Case { seats, options, seed })
}

fn deal<G: Subject>(case: Case) -> G {
    let options = case.options.parse().expect("the options of a case are good");
    let setup = Setup::new(SeatCount::new(case.seats).unwrap()).with_options(options);
    G::deal(&setup, Seed::from_number(case.seed)).unwrap()
}

/// Plays at random, showing `look` every state with the action that is about to be done, until the end.
fn follow<G: Subject>(case: Case, mut look: impl FnMut(&G, Seat, &G::Action, &mut Shuffler)) -> (G, usize) {
    let mut game = deal::<G>(case);
    let mut random = Seed::from_number(case.seed).stream(1 << 32);
    let mut room = Vec::new();
    let mut actions = 0;
    while let Some((seat, action)) = game.random_action(&mut random, &mut room) {
        look(&game, seat, &action, &mut random);
        game.apply(seat, &action, &mut ()).expect("a listed action applies");
        actions += 1;
        assert!(actions <= G::LONGEST, "the game does not end");
    }
    assert!(game.outcome().is_some(), "nobody can act, but the game is not over");
    (game, actions)
}

fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn cut<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Seen> {
    events.iter().map(|event| G::cut(event, viewer)).collect()
}

/// Cards are conserved and the state is sound: the checked door lets every state through, unchanged.
fn every_state_is_a_valid_position<G: Subject>(case: Case) {
    let check = |game: &G| assert_eq!(G::from_position(&game.position()).as_ref(), Ok(game));
    let (end, _) = follow::<G>(case, |game, _, _, _| check(game));
    check(&end);
}

fn listing_and_testing_agree<G: Subject>(case: Case) {
    // Actions met earlier, and other seats' actions, are a good supply of illegal ones.
    let mut pool: Vec<G::Action> = Vec::new();
    follow::<G>(case, |game, _, _, random| {
        let listings: Vec<Vec<G::Action>> = game.seats().iter().map(|seat| game.actions(seat)).collect();
        for (seat, listed) in game.seats().iter().zip(&listings) {
            assert!(listed.is_empty() || game.to_act().contains(seat));
            for (i, action) in listed.iter().enumerate() {
                assert_eq!(game.check(seat, action), Ok(()), "listed: {action}");
                assert!(!listed[..i].contains(action), "listed twice: {action}");
            }
            for action in pool.iter().chain(listings.iter().flatten()) {
                let legal = game.check(seat, action).is_ok();
                let in_list = listed.contains(action);
                assert!(legal || !in_list, "{action}");
                assert!(!legal || in_list || !G::is_listed_if_legal(action), "legal, not listed: {action}");
                if !legal {
                    let mut tried = game.clone();
                    let mut events = Vec::new();
                    assert!(tried.apply(seat, action, &mut events).is_err());
                    assert!(tried == *game && events.is_empty(), "a refusal changed something: {action}");
                }
            }
        }
        for action in listings.into_iter().flatten() {
            if pool.len() < 40 {
                pool.push(action);
            } else {
                let place = random.below(40) as usize;
                pool[place] = action;
            }
        }
    });
}

fn a_view_says_all_that_its_viewer_may_do<G: Subject>(case: Case) {
    follow::<G>(case, |game, _, next, _| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            assert_eq!(view.viewer(), viewer);
            assert_eq!(view.version(), game.version());
            assert_eq!(view.to_act(), game.to_act());
            match viewer {
                Viewer::Seat(seat) => {
                    assert_eq!(view.actions(), game.actions(seat));
                    assert_eq!(view.check(next), game.check(seat, next));
                }
                Viewer::Spectator => {
                    assert!(view.actions().is_empty());
                    assert!(view.check(next).is_err());
                }
            }
        }
    });
}

/// A game with other hidden cards gives the viewer the same view, the same legal actions, and the same events unless
/// the action itself brought a hidden card to light.
fn what_a_viewer_sees_does_not_depend_on_hidden_cards<G: Subject>(case: Case) {
    follow::<G>(case, |game, seat, action, random| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let other = view.imagine(random).expect("the game is not over");
            assert_eq!(other.view(viewer), view);
            assert_eq!(G::from_position(&other.position()).as_ref(), Ok(&other), "an imagined game is sound");
            if let Viewer::Seat(own) = viewer {
                assert_eq!(other.actions(own), game.actions(own));
            }
            let (mut game, mut other) = (game.clone(), other);
            let (mut events, mut other_events) = (Vec::new(), Vec::new());
            let applied = game.apply(seat, action, &mut events).is_ok()
                && other.apply(seat, action, &mut other_events).is_ok();
            if applied && game.view(viewer) == other.view(viewer) {
                assert_eq!(cut::<G>(&events, viewer), cut::<G>(&other_events, viewer));
            }
        }
    });
}

fn following_the_events_keeps_a_view_up_to_date<G: Subject>(case: Case) {
    let mut views: Vec<G::View> = Vec::new();
    follow::<G>(case, |game, seat, action, _| {
        if views.is_empty() {
            views = viewers(game).into_iter().map(|viewer| game.view(viewer)).collect();
        }
        let mut next = game.clone();
        let mut events = Vec::new();
        next.apply(seat, action, &mut events).unwrap();
        for view in &mut views {
            view.follow(&cut::<G>(&events, view.viewer()));
            assert_eq!(*view, next.view(view.viewer()), "after {action}");
        }
    });
}

fn notation_and_json_round_trip<G: Subject>(case: Case) {
    fn round_trip<T: Json>(value: &T) {
        let text = serde_json::to_string(value).unwrap();
        assert_eq!(&serde_json::from_str::<T>(&text).expect(&text), value, "{text}");
    }
    follow::<G>(case, |game, seat, action, _| {
        assert_eq!(game.options().to_string().parse().as_ref(), Ok(game.options()));
        for action in game.actions(seat) {
            assert_eq!(action.to_string().parse().as_ref(), Ok(&action), "{action}");
        }
        round_trip(&game.position());
        let mut events = Vec::new();
        game.clone().apply(seat, action, &mut events).unwrap();
        events.iter().for_each(round_trip);
        for viewer in viewers(game) {
            round_trip(&game.view(viewer));
            cut::<G>(&events, viewer).iter().for_each(round_trip);
        }
    });
}

fn replay_is_exact<G: Subject>(case: Case) {
    let mut again = deal::<G>(case);
    let (end, actions) = follow::<G>(case, |game, seat, action, _| {
        assert_eq!(&again, game);
        again.apply(seat, &action.to_string().parse().unwrap(), &mut ()).unwrap();
    });
    assert_eq!(again, end);
    assert_eq!(end.version().0 as usize, actions);
}

fn nothing_can_be_done_after_the_end<G: Subject>(case: Case) {
    let mut last = None;
    let (end, _) = follow::<G>(case, |_, seat, action, _| last = Some((seat, action.clone())));
    assert!(end.to_act().is_empty());
    for seat in end.seats().iter() {
        assert!(end.actions(seat).is_empty());
    }
    for viewer in viewers(&end) {
        assert_eq!(end.view(viewer).outcome(), end.outcome());
        assert!(end.view(viewer).imagine(&mut Seed::from_number(1).stream(0)).is_none());
    }
    // A deal can leave nobody anything to do (TH-21).
    if let Some((seat, action)) = last {
        assert!(end.check(seat, &action).is_err());
    }
}

macro_rules! properties {
    ($($module:ident: $game:ty, $cases:expr;)+) => {$(
        mod $module {
            use super::*;

            properties!(@each $game, $cases,
                every_state_is_a_valid_position,
                listing_and_testing_agree,
                a_view_says_all_that_its_viewer_may_do,
                what_a_viewer_sees_does_not_depend_on_hidden_cards,
                following_the_events_keeps_a_view_up_to_date,
                notation_and_json_round_trip,
                replay_is_exact,
                nothing_can_be_done_after_the_end,
            );
        }
    )+};
    (@each $game:ty, $cases:expr, $($property:ident,)+) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: $cases, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                #[test]
                fn $property(case in case::<$game>()) {
                    super::$property::<$game>(case);
                }
            )+
        }
    };
}

properties! {
    clear4: Clear4, 30;
    plusminus: PlusMinus, 40;
    halves: Halves, 40;
    levels: Levels, 40;
}
