//! Random playouts of every game through the public trait, beside the cost of a shuffle in the same run.
//!
//! `cargo bench --package cardshed-rules --bench playouts`. Machines are noisy: every round measures all rows one
//! after the other, the median round counts, and the last column, in shuffles of a 120-card deck, is what can be
//! compared between machines.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cardshed_rules::clear4::Clear4;
use cardshed_rules::halves::Halves;
use cardshed_rules::levels::Levels;
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Game, SeatCount, Seed, Setup};

/// How often every row is measured.
const ROUNDS: usize = 11;
/// How long one measurement lasts.
const LASTS: Duration = Duration::from_millis(200);

/// One thing to measure.
struct Row {
    name: String,
    /// Works for about [`LASTS`] from that seed on, and says how many actions it did.
    work: Box<dyn Fn(u64) -> u64>,
    /// Nanoseconds an action, one a round.
    times: Vec<f64>,
    state_bytes: usize,
}

impl Row {
    fn median(&self) -> f64 {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    }
}

fn main() {
    let mut rows =
        vec![Row { name: "shuffle of 120".into(), work: Box::new(shuffles), times: vec![], state_bytes: 0 }];
    for seats in [2, 4] {
        rows.push(playouts::<Clear4>(seats, ""));
        rows.push(playouts::<PlusMinus>(seats, ""));
        rows.push(playouts::<Halves>(seats, ""));
        rows.push(playouts::<Levels>(seats, ""));
    }
    rows.push(playouts::<Levels>(4, "levels=two_stars"));
    for round in 0..ROUNDS {
        for row in &mut rows {
            let begin = Instant::now();
            let actions = (row.work)(1_000_000 * round as u64);
            row.times.push(begin.elapsed().as_nanos() as f64 / actions as f64);
        }
    }
    let shuffle = rows[0].median();
    println!("{:<34} {:>11} {:>13} {:>9} {:>12}", "", "ns/action", "M actions/s", "shuffles", "state bytes");
    for row in &rows {
        let time = row.median();
        println!(
            "{:<34} {time:>11.1} {:>13.2} {:>9.3} {:>12}",
            row.name,
            1e3 / time,
            time / shuffle,
            if row.state_bytes == 0 { "-".to_owned() } else { row.state_bytes.to_string() },
        );
    }
}

fn shuffles(seed: u64) -> u64 {
    let begin = Instant::now();
    let mut deck: [u8; 120] = std::array::from_fn(|i| i as u8);
    let mut count = 0;
    while begin.elapsed() < LASTS {
        for _ in 0..100 {
            Seed::from_number(seed + count).stream(0).shuffle(black_box(&mut deck));
            count += 1;
        }
    }
    count
}

fn playouts<G: Game>(seats: usize, options: &str) -> Row {
    let setup = Setup::new(SeatCount::new(seats).expect("a number of seats"))
        .with_options(options.parse().expect("good options"));
    let name = format!("{}, {seats} players {options}", G::ID.name());
    let work = move |seed| {
        let begin = Instant::now();
        let mut room = Vec::new();
        let mut actions = 0;
        let mut number = seed;
        while begin.elapsed() < LASTS {
            let seed = Seed::from_number(number);
            let mut game = G::deal(&setup, seed).expect("the setup is good");
            let mut random = seed.stream(1 << 62);
            while let Some((seat, action)) = game.random_action(&mut random, &mut room) {
                game.apply(seat, &action, &mut ()).expect("a listed action is legal");
            }
            actions += u64::from(game.version().0);
            number += 1;
            black_box(&game);
        }
        actions
    };
    Row { name, work: Box::new(work), times: vec![], state_bytes: size_of::<G>() }
}
