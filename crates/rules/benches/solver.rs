//! The level solver over random hands: can the level be paid, and in which useful ways?
//!
//! `cargo bench --package cardshed-rules --bench solver`. Every preset level is tried with 100,000 random hands of
//! eleven cards, and with hands of four and of seven jokers. A hand's time is the least of three tries, so that the worst is
//! the solver's and not that of whatever else the machine was doing.

use std::hint::black_box;
use std::time::Instant;

use cardshed_rules::levels::{Card, DECK, Hand, Level, Options, can_pay, ways};
use cardshed_rules::{Seed, Shuffler};

const HANDS: usize = 100_000;
const TRIES: usize = 3;

fn main() {
    println!(
        "{:<26} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "level", "payable", "median", "p99", "worst", "4 jokers", "7 jokers"
    );
    for (name, options) in [("one star", Options::one_star()), ("two stars", Options::two_stars())] {
        for (number, level) in (1..).zip(options.levels()) {
            let mut random = Seed::from_number(1).stream(0);
            let (payable, times) = measure(level, HANDS, || random_hand(&mut random, 0));
            let four = worst(level, 4);
            let seven = worst(level, 7);
            println!(
                "{:<26} {:>7.2} % {:>6.2} µs {:>6.2} µs {:>6.2} µs {four:>6.2} µs {seven:>6.2} µs",
                format!("{name} {number}: {level}"),
                100.0 * payable as f64 / HANDS as f64,
                times[times.len() / 2],
                times[times.len() * 99 / 100],
                times[times.len() - 1],
            );
        }
    }
}

/// The worst time over random hands with so many jokers at least.
fn worst(level: &Level, jokers: usize) -> f64 {
    let mut random = Seed::from_number(2).stream(jokers as u64);
    let (_, times) = measure(level, HANDS / 10, || random_hand(&mut random, jokers));
    times[times.len() - 1]
}

/// How many hands can pay, and the times in microseconds, rising.
fn measure(level: &Level, hands: usize, mut hand: impl FnMut() -> Hand) -> (usize, Vec<f64>) {
    let mut payable = 0;
    let mut times = Vec::with_capacity(hands);
    let mut found = Vec::with_capacity(64);
    for _ in 0..hands {
        let hand = hand();
        payable += usize::from(can_pay(hand, level));
        let time = (0..TRIES).map(|_| {
            found.clear();
            let begin = Instant::now();
            ways(black_box(hand), black_box(level), &mut found);
            begin.elapsed().as_nanos() as f64 / 1e3
        });
        times.push(time.fold(f64::INFINITY, f64::min));
        black_box(&found);
    }
    times.sort_by(f64::total_cmp);
    (payable, times)
}

/// Eleven cards of the deck, this many of them jokers at least.
fn random_hand(random: &mut Shuffler, jokers: usize) -> Hand {
    let mut deck = DECK;
    random.shuffle(&mut deck);
    // The deck's jokers come first where some are asked for; the rest stays shuffled.
    if jokers > 0 {
        deck.sort_by_key(|&card| card != Card::JOKER);
        deck[jokers..].rotate_left(7 - jokers);
    }
    let mut hand = Hand::EMPTY;
    for card in &deck[..11] {
        let room = hand.insert(*card);
        debug_assert!(room, "one deck has no card twice");
    }
    hand
}
