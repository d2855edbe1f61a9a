//! In the games without turns, the stronger player wins more often at the same pace.
//!
//! Every deal is played twice, the second time with the seats changed, so that nobody has the better cards. The seeds
//! are fixed: the shares come out the same each time, and the bounds leave room for other bots than today's.

#![allow(clippy::unwrap_used)]

use cardshed_bots::{Bots, Effort, Player, Sitting, Stalled};
use cardshed_rules::halves::Halves;
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Outcome, SeatCount, Seed, Setup, Shuffler};

fn play<G: Bots>(
    seats: usize,
    seed: Seed,
    at: impl Fn(usize) -> usize,
    bots: &[Box<dyn Player<G>>; 2],
) -> Outcome {
    let setup = Setup::new(SeatCount::new(seats).unwrap());
    let mut sitting = Sitting::new(G::deal(&setup, seed).unwrap());
    let mut lots = seed.stream(1);
    let mut random: Vec<Shuffler> = (0..seats as u64).map(|seat| seed.stream(2 + seat)).collect();
    loop {
        if let Some(outcome) = sitting.game().outcome() {
            return outcome;
        }
        sitting
            .step(&mut lots, |seat, moment| {
                let (bot, random) = (&bots[at(seat.index())], &mut random[seat.index()]);
                Ok::<_, Stalled>(bot.decide(moment, &mut Effort::unlimited(), random))
            })
            .unwrap();
    }
}

/// The share of the games, in percent, that the first of two bots wins, the two taking turns around the table.
fn share<G: Bots>(bots: [&str; 2], seats: usize, deals: u64) -> f64 {
    let bots = bots.map(|spec| G::player(spec.parse().unwrap()));
    let mut won = 0.0;
    for deal in 0..deals {
        for shift in [0, 1] {
            let at = |seat: usize| (seat + shift) % 2;
            let winners = play::<G>(seats, Seed::from_number(3).nth(deal), at, &bots).winners;
            let first = winners.iter().filter(|seat| at(seat.index()) == 0).count();
            won += first as f64 / winners.len() as f64;
        }
    }
    50.0 * won / deals as f64
}

fn every_step_is_stronger<G: Bots>() {
    for seats in [2, 4] {
        for (bots, at_least) in [
            (["easy", "random"], 90.0),
            (["medium", "easy"], 65.0),
            (["hard", "medium"], 58.0),
            (["hard", "easy"], 70.0),
        ] {
            let share = share::<G>(bots, seats, 150);
            assert!(share > at_least, "{bots:?} at {seats} seats: {share} %");
        }
    }
}

#[test]
fn every_step_is_stronger_in_plus_minus() {
    every_step_is_stronger::<PlusMinus>();
}

#[test]
fn every_step_is_stronger_in_two_halves() {
    every_step_is_stronger::<Halves>();
}

#[test]
fn every_step_is_stronger_whatever_the_pace() {
    for pace in ["child", "practised", "expert"] {
        for [strong, weak] in [["medium", "easy"], ["hard", "medium"]] {
            let bots = [&*format!("{strong}:pace={pace}"), &*format!("{weak}:pace={pace}")];
            let shares = [share::<PlusMinus>(bots, 2, 100), share::<Halves>(bots, 2, 100)];
            assert!(shares.iter().all(|&share| share > 53.0), "{bots:?}: {shares:?} %");
        }
    }
}

#[test]
fn a_quicker_pace_wins_too() {
    let bots = ["easy:pace=practised", "easy:pace=casual"];
    assert!(share::<PlusMinus>(bots, 2, 50) > 80.0);
    assert!(share::<Halves>(bots, 2, 50) > 80.0);
}
