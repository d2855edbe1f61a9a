//! A small version of `docs/fairness.md`, with fixed seeds.

#[path = "../examples/fairness/simulation.rs"]
mod simulation;

use cardshed_bots::Pace;
use simulation::{Setting, Tally, simulate};

const SETTING: Setting =
    Setting { round_trips: [20, 220], jitter: 5, lie: 0, cap: 250, pace: Pace::Practised };

fn share(part: u32, tally: &Tally) -> f64 {
    f64::from(part) / f64::from(tally.races)
}

#[test]
fn the_quicker_of_two_gets_the_card_wherever_they_are() {
    let judged = simulate(SETTING, 2_000, 1);
    assert!(share(judged.right, &judged) >= 0.97, "{judged:?}");
    assert!((share(judged.second, &judged) - 0.5).abs() <= 0.02, "{judged:?}");
    let arrival = simulate(Setting { cap: 0, ..SETTING }, 2_000, 1);
    assert!(share(arrival.right, &arrival) < 0.9, "without a referee the near seat is favoured: {arrival:?}");
}

#[test]
fn equal_networks_cost_nobody_any_time() {
    let judged = simulate(Setting { round_trips: [80, 80], jitter: 0, ..SETTING }, 500, 2);
    assert_eq!((judged.held, judged.right), (0, judged.races));
}

#[test]
fn a_liar_gains_at_most_the_cap() {
    for lie in [100, 250, 5_000] {
        let judged = simulate(Setting { round_trips: [20, 20], lie, ..SETTING }, 1_000, 3);
        assert!(judged.undeserved > 0, "the lie is not noticed at all: {judged:?}");
        // The jitter of the way there and back may come on top of it.
        assert!(judged.undeserved <= 250 + 10, "{judged:?}");
    }
}
