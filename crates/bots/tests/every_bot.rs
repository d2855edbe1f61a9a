//! What holds for every bot, in every game, at every table.

#![allow(clippy::unwrap_used)]

use cardshed_bots::{
    BotSpec, Bots, Decision, Effort, Moment, Pace, Reason, Sitting, Stalled, Strength, speed,
};
use cardshed_rules::clear4::Clear4;
use cardshed_rules::halves::Halves;
use cardshed_rules::levels::Levels;
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Game, Seat, SeatCount, Seed, Setup, Shuffler, View, Viewer};

/// A search is the same code however long it is: a short one shows whether it is legal and repeatable.
const ITERATIONS: u32 = 6;

fn spec(strength: Strength) -> BotSpec {
    BotSpec { strength, pace: Pace::Casual, iterations: Some(ITERATIONS) }
}

fn decide<G: Bots>(
    strength: Strength,
    moment: Moment<'_, G::View>,
    random: &mut Shuffler,
) -> Option<Decision<G::Action>> {
    G::player(spec(strength)).decide(moment, &mut Effort::unlimited(), random)
}

/// Plays a game among bots of one strength, showing `look` every decision; gives the number of actions.
fn play<G: Bots>(
    strength: Strength,
    setup: &Setup<G::Options>,
    seed: Seed,
    mut look: impl FnMut(&G, Seat, Moment<'_, G::View>, &Decision<G::Action>, &Shuffler),
) -> u32 {
    let mut sitting = Sitting::new(G::deal(setup, seed).unwrap());
    let mut lots = seed.stream(1 << 61);
    let mut random = seed.stream(1 << 60);
    while sitting.game().outcome().is_none() {
        let game = sitting.game().clone();
        let answer = |seat, moment: Moment<'_, G::View>| {
            let before = random.clone();
            let decision = decide::<G>(strength, moment, &mut random);
            if let Some(decision) = &decision {
                look(&game, seat, moment, decision, &before);
            }
            Ok::<_, Stalled>(decision)
        };
        sitting.step(&mut lots, answer).unwrap();
    }
    sitting.game().version().0
}

fn setup<G: Game>(seats: usize, options: &str) -> Setup<G::Options> {
    Setup::new(SeatCount::new(seats).unwrap()).with_options(options.parse().unwrap())
}

/// Every answer is legal, unless it is a slip and says so.
fn every_answer_is_legal<G: Bots>(options: &str, games: u64) {
    for strength in Strength::ALL {
        for &seats in G::ID.seat_counts() {
            for number in 0..games {
                let setup = setup::<G>(seats, options);
                play::<G>(strength, &setup, Seed::from_number(number), |game, seat, _, decision, _| {
                    let slip = decision.reason == Reason::Speed(speed::Reason::Slip);
                    let legal = game.check(seat, &decision.action);
                    assert_eq!(
                        legal.is_err(),
                        slip,
                        "{strength}, {seats} seats: {} {legal:?}",
                        decision.action
                    );
                });
            }
        }
    }
}

/// The same moment and the same random numbers give the same answer, whatever the hidden cards are.
fn an_answer_depends_on_the_moment_alone<G: Bots>(options: &str) {
    for strength in Strength::ALL {
        let setup = setup::<G>(G::ID.seat_counts()[1], options);
        let mut others = Seed::from_number(5).stream(0);
        let mut seen = 0;
        play::<G>(strength, &setup, Seed::from_number(3), |_, seat, moment, decision, random| {
            seen += 1;
            if seen % 7 != 0 {
                return;
            }
            let again = decide::<G>(strength, moment, &mut random.clone());
            assert_eq!(again.as_ref(), Some(decision), "{strength}");
            let other = moment.view.imagine(&mut others).unwrap().view(Viewer::Seat(seat));
            let elsewhere = decide::<G>(strength, Moment { view: &other, ..moment }, &mut random.clone());
            assert_eq!(elsewhere.as_ref(), Some(decision), "{strength}, with other hidden cards");
        });
        assert!(seen > 10, "{strength}: only {seen} decisions");
    }
}

macro_rules! every_bot {
    ($($module:ident: $game:ty, $options:literal, $games:literal;)+) => {$(
        mod $module {
            use super::*;

            #[test]
            fn every_answer_is_legal() {
                super::every_answer_is_legal::<$game>($options, $games);
            }

            #[test]
            fn an_answer_depends_on_the_moment_alone() {
                super::an_answer_depends_on_the_moment_alone::<$game>($options);
            }
        }
    )+};
}

every_bot! {
    clear4: Clear4, "", 12;
    clear4_with_house_rules: Clear4, "joker_sets,auto_clear,hand_points", 4;
    plusminus: PlusMinus, "", 20;
    halves: Halves, "", 20;
    // A whole game of random players takes a thousand turns; short lists show the same.
    levels: Levels, "levels=2r3.r3-c4.s2-2s3", 1;
    levels_with_keeping: Levels, "levels=c4-s2.r5-s3,keep_from=1", 1;
}
