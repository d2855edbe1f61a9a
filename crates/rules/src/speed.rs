//! What the two games without turns have in common: a pile on which nobody can play (PM-20, TH-20), and the penalty
//! points at the end (PM-21, PM-31, TH-21, TH-31).

use crate::game::{Ending, Outcome};
use crate::seat::{PerSeat, Seat, SeatSet};

/// Turns the pile from bottom to top, telling `turned` of every new top card, until one `helps` somebody to act.
/// `false` once every card has been on top in vain.
pub(crate) fn turn_pile<C: Copy>(
    pile: &mut [C],
    helps: impl Fn(C) -> bool,
    mut turned: impl FnMut(C),
) -> bool {
    for _ in 1..pile.len() {
        let card = pile[0];
        pile.rotate_left(1);
        turned(card);
        if helps(card) {
            return true;
        }
    }
    false
}

/// Somebody has won.
pub(crate) fn won(winner: Seat, cards_left: PerSeat<u16>) -> Outcome {
    outcome(Ending::Won, SeatSet::only(winner), cards_left)
}

/// The whole pile has helped nobody: the fewest cards win, and equal counts share it.
pub(crate) fn deadlocked(cards_left: PerSeat<u16>) -> Outcome {
    let fewest = cards_left.iter().min().copied();
    let winners =
        cards_left.entries().filter(|&(_, &left)| Some(left) == fewest).map(|(seat, _)| seat).collect();
    outcome(Ending::Deadlocked, winners, cards_left)
}

/// The winners write down nothing, everyone else a point a card.
fn outcome(ending: Ending, winners: SeatSet, cards_left: PerSeat<u16>) -> Outcome {
    let points =
        PerSeat::from_fn(
            cards_left.seats(),
            |seat| {
                if winners.contains(seat) { 0 } else { cards_left[seat] }
            },
        );
    Outcome { ending, winners, points }
}
