//! How fair the race referee is: `cargo run --release --package cardshed-table --example fairness` prints the tables of
//! `docs/fairness.md`.

#![allow(clippy::print_stdout)]

mod simulation;

use cardshed_bots::Pace;
use simulation::{Setting, Tally, simulate};

/// Races for every line.
const RACES: u32 = 10_000;

/// The table's usual cap.
const CAP: u16 = 250;

fn main() {
    println!(
        "| pace | round trips | jitter each way | quicker got the card | arrival order | cards of the far seat | games of the far seat | mean hold |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for pace in [Pace::Practised, Pace::Expert] {
        for far in [20, 120, 220, 320] {
            for jitter in [0, 5, 20] {
                line(pace, far, jitter);
            }
        }
    }
    println!();
    println!(
        "| pongs delayed by | cards of the liar | games of the liar | slower by at most, and yet first |"
    );
    println!("| --- | --- | --- | --- |");
    for lie in [0, 50, 100, 200, 250, 1_000, 10_000] {
        let setting = Setting { round_trips: [20, 20], jitter: 0, lie, cap: CAP, pace: Pace::Expert };
        let tally = simulate(setting, RACES, 1);
        println!(
            "| {lie} ms | {} | {} | {} ms |",
            percent(tally.second, tally.races),
            percent(tally.second_won, tally.games),
            tally.undeserved
        );
    }
}

fn line(pace: Pace, far: u64, jitter: u32) {
    let setting = Setting { round_trips: [20, far], jitter, lie: 0, cap: CAP, pace };
    let judged = simulate(setting, RACES, 1);
    let arrival = simulate(Setting { cap: 0, ..setting }, RACES, 1);
    let right = |tally: &Tally| percent(tally.right, tally.races);
    println!(
        "| {pace} | 20 / {far} ms | {} | {} | {} | {} | {} | {:.0} ms |",
        if jitter == 0 { "none".to_owned() } else { format!("0–{jitter} ms") },
        right(&judged),
        right(&arrival),
        percent(judged.second, judged.races),
        percent(judged.second_won, judged.games),
        judged.held as f64 / f64::from(judged.races)
    );
}

fn percent(part: u32, whole: u32) -> String {
    format!("{:.1} %", 100.0 * f64::from(part) / f64::from(whole))
}
