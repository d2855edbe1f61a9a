//! Points round by round, as lines. Every line has a marker of its own shape and ends at its name, so that no colour is
//! needed to tell them apart. The match table says the same to those who do not see it.

// A component owns what it is given.
#![allow(clippy::needless_pass_by_value)]

use std::fmt::Write as _;

use cardshed_protocol::MatchState;
use cardshed_rules::{Seat, arrange_by};
use cardshed_view::view;
use leptos::prelude::*;

use super::Players;
use crate::parts::marks::shape;
use crate::t;

/// The drawing's size in its own units, and the room around the lines: numbers on the left, names on the right.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 165.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 32.0;

/// Names stand at least so far apart.
const LINE: f64 = 20.0;

/// More characters of a name do not fit beside the lines.
const NAME: usize = 10;

/// More numbers of rounds do not fit beside each other in the letters of a phone.
const ROUNDS: usize = 12;

/// Everyone's total after each round, beginning with nothing.
#[must_use]
pub fn totals(rounds: &MatchState) -> Vec<(Seat, Vec<u32>)> {
    let total = |seat: Seat| {
        let mut sum = 0;
        let after = rounds.results.iter().map(|result| {
            sum += u32::from(result.outcome.points[seat]);
            sum
        });
        std::iter::once(0).chain(after.collect::<Vec<_>>()).collect()
    };
    rounds.points.seats().iter().map(|seat| (seat, total(seat))).collect()
}

/// A round distance between two lines of the grid, so that there are about four.
#[must_use]
pub fn step(highest: u32) -> u32 {
    let steps = (0..8).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
    steps.into_iter().find(|step| highest.div_ceil(*step) <= 4).unwrap_or(highest.max(1))
}

/// The rounds whose numbers are written: the last one, and as many before it as there is room for.
pub fn numbered(count: usize) -> impl Iterator<Item = usize> {
    let every = count.div_ceil(ROUNDS).max(1);
    (1..=count).filter(move |round| (count - round).is_multiple_of(every))
}

/// A name as far as there is room for it, and for a sign that it goes on.
#[must_use]
pub fn short(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    name.chars().take(NAME - 2).chain(['…']).collect()
}

/// Heights at which names can be read: as near as possible to where they belong, but apart from each other.
#[must_use]
pub fn apart(wanted: &[f64], lowest: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    arrange_by(&mut order, |&one, &other| wanted[one].total_cmp(&wanted[other]));
    let mut placed = wanted.to_vec();
    let mut above = f64::NEG_INFINITY;
    for &index in &order {
        placed[index] = placed[index].max(above + LINE);
        above = placed[index];
    }
    let mut below = lowest + LINE;
    for &index in order.iter().rev() {
        placed[index] = placed[index].min(below - LINE);
        below = placed[index];
    }
    placed
}

/// Points by round.
#[component]
pub(super) fn Plot(rounds: MatchState, who: Players) -> impl IntoView {
    let totals = totals(&rounds);
    let count = rounds.results.len();
    let highest = totals.iter().flat_map(|(_, points)| points).copied().max().unwrap_or(0).max(1);
    let step = step(highest);
    let top = highest.div_ceil(step) * step;
    let x = move |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f64 / count as f64;
    let y = move |points: u32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f64::from(points) / f64::from(top);
    let ends: Vec<f64> = totals.iter().map(|(_, points)| y(points.last().copied().unwrap_or(0))).collect();
    let heights = apart(&ends, HEIGHT - BOTTOM);
    let own = who.you;
    let grid = (0..=top / step).map(|line| line * step).map(|points| {
        view! {
            <path class="grid" d=format!("M{LEFT} {0}H{1}", y(points), WIDTH - RIGHT)/>
            <text class="axis" x=LEFT - 11.0 y=y(points) + 4.0 text-anchor="end">{points}</text>
        }
    });
    let axis = numbered(count).map(|round| {
        view! {
            <text class="axis" x=x(round) y=HEIGHT - 8.0 text-anchor="middle">{round}</text>
        }
    });
    let lines = totals.iter().zip(heights).map(|((seat, points), height)| {
        let (seat, end) = (*seat, y(points.last().copied().unwrap_or(0)));
        let mut path = String::new();
        for (round, &points) in points.iter().enumerate() {
            let _ = write!(path, "{}{:.1} {:.1}", if round == 0 { "M" } else { "L" }, x(round), y(points));
        }
        let marks = points.iter().enumerate().map(|(round, &points)| view! {
            <path class="mark" d=shape(seat) transform=format!("translate({:.1} {:.1})", x(round), y(points))/>
        });
        let name = short(&who.name(seat));
        view! {
            <g class=format!("line of-{}", seat.index()) class:own={own == Some(seat)}>
                <path class="way" d=path/>
                {marks.collect_view()}
                <path class="leader" d=format!("M{:.1} {end:.1}L{:.1} {height:.1}", x(count) + 8.0, x(count) + 20.0)/>
                <path class="mark" d=shape(seat) transform=format!("translate({:.1} {height:.1})", x(count) + 28.0)/>
                <text x=x(count) + 38.0 y=height + 4.5>{name}</text>
            </g>
        }
    });
    view! {
        <figure class="plot">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=t!("result-plot") data-test="plot">
                {grid.collect_view()}{axis.collect_view()}{lines.collect_view()}
            </svg>
            <figcaption class="small quiet">{t!("result-plot")}</figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_have_about_four_lines_at_round_numbers() {
        assert_eq!([1, 4, 7, 19, 40, 41, 180, 1_000].map(step), [1, 1, 2, 5, 10, 20, 50, 500]);
    }

    #[test]
    fn as_many_rounds_are_numbered_as_there_is_room_for() {
        assert!(numbered(4).eq(1..=4));
        assert!(numbered(12).eq(1..=12));
        assert!(numbered(13).eq((1..=13).step_by(2)));
        assert!(numbered(24).eq((2..=24).step_by(2)));
        assert!(
            (1..=200).all(|count| numbered(count).count() <= ROUNDS && numbered(count).last() == Some(count))
        );
    }

    #[test]
    fn a_name_that_is_cut_says_so() {
        assert_eq!(short("Maximilian"), "Maximilian");
        assert_eq!(short("Bartholomäus"), "Bartholo…");
    }

    #[test]
    fn names_keep_their_distance_and_their_order() {
        let placed = apart(&[100.0, 101.0, 20.0, 99.0], 110.0);
        let mut sorted = placed.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|two| two[1] - two[0] >= LINE - 1e-9), "{placed:?}");
        assert!(placed[2] < placed[3] && placed[3] < placed[0] && placed[0] < placed[1]);
        assert!(placed.iter().all(|&height| height <= 110.0));
        assert_eq!(apart(&[10.0, 80.0], 200.0), [10.0, 80.0]);
    }
}
