//! A mark for each seat, told apart by shape as well as by colour: at the table of a race, in the match table and in its plot.

use cardshed_rules::Seat;
use cardshed_view::view;
use leptos::prelude::*;

/// Each mark as a letter, and as a path of the same shape around the origin.
const MARKS: [(&str, &str); 6] = [
    ("●", "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"),
    ("▲", "M0-6L5.500 4.500h-11z"),
    ("■", "M-4.500-4.500h9v9h-9z"),
    ("◆", "M0-6.500L6 0 0 6.500-6 0z"),
    (
        "★",
        "M0-7L1.800-2.200 6.700-2.200 2.800.800 4.100 5.700 0 2.900-4.100 5.700-2.800.800-6.700-2.200-1.800-2.200z",
    ),
    ("✚", "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z"),
];

/// Somebody's mark.
pub fn mark(seat: Seat) -> AnyView {
    view! { <span class=format!("mark of-{}", seat.index()) aria-hidden="true">{MARKS[seat.index()].0}</span> }
}

/// The shape of somebody's mark.
#[must_use]
pub const fn shape(seat: Seat) -> &'static str {
    MARKS[seat.index()].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_mark_of_its_own() {
        let shapes: std::collections::HashSet<_> = (0..6).filter_map(Seat::new).map(shape).collect();
        assert_eq!(shapes.len(), MARKS.len());
        assert!(Seat::new(MARKS.len()).is_none(), "there are more seats than marks");
    }
}
