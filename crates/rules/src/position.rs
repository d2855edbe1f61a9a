//! What is wrong with a position.

use thiserror::Error;

use crate::rule::GameId;
use crate::seat::{Seat, SeatCount};

/// A position that cannot be played on, with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the position is not possible: {}", .problems.join("; "))]
pub struct PositionError {
    /// One sentence a problem.
    pub problems: Vec<String>,
}

/// Collects problems, so that a position is answered with all of them at once.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<String>);

impl Problems {
    /// Notes a problem.
    pub fn add(&mut self, problem: impl Into<String>) {
        self.0.push(problem.into());
    }

    /// Notes the problem unless the condition holds.
    pub fn unless(&mut self, holds: bool, problem: impl FnOnce() -> String) {
        if !holds {
            self.0.push(problem());
        }
    }

    /// Whether none was found so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The error of all that was found.
    pub fn into_error(self) -> PositionError {
        PositionError { problems: self.0 }
    }
}

/// How many seats so many players make; notes if the game is not for so many, or the start is at none of them.
pub(crate) fn seats_of(
    problems: &mut Problems,
    game: GameId,
    players: usize,
    start: Seat,
) -> Option<SeatCount> {
    let seats = SeatCount::new(players).filter(|_| game.seat_counts().contains(&players));
    match seats {
        None => problems.add(format!("{players} players")),
        Some(seats) => problems.unless(seats.has(start), || format!("seat {start} has the start")),
    }
    seats
}

/// Compares the cards of a position with the deck: `found[kind]` against `deck[kind]`.
pub(crate) fn compare_with_deck(
    problems: &mut Problems,
    found: &[u8],
    deck: &[u8],
    name: impl Fn(usize) -> String,
) {
    for (kind, (&found, &deck)) in found.iter().zip(deck).enumerate() {
        if found != deck {
            problems.add(format!("{} × {} where the deck has {deck}", found, name(kind)));
        }
    }
}
