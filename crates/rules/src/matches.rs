//! Several games in a row: the start moves, penalty points add up (CF-62, PM-31, TH-31).

use thiserror::Error;

use crate::game::{Outcome, Start};
use crate::rule::{GameId, RuleId};
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet};

/// A match: so many rounds among the same seats.
///
/// It holds no cards. Each round is a [`Game`](crate::Game) of its own; the match says who has its start, and adds up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rounds: u16,
    played: u16,
    next_start: Start,
    points: PerSeat<u32>,
}

impl Match {
    /// The rounds of a match when the table does not say: as many as players (CF-62), twice as many
    /// (PM-31, TH-31); Eight Levels is a match in itself.
    #[must_use]
    pub const fn usual_rounds(game: GameId, seats: SeatCount) -> u16 {
        match game {
            GameId::Clear4 => seats.get() as u16,
            GameId::PlusMinus | GameId::Halves => 2 * seats.get() as u16,
            GameId::Levels => 1,
        }
    }

    /// A match of so many rounds. A single round is always a match.
    ///
    /// # Errors
    /// If the game's rules know no match of that length.
    pub fn new(game: GameId, seats: SeatCount, rounds: u16, start: Start) -> Result<Match, MatchError> {
        let usual = Match::usual_rounds(game, seats);
        let possible = match game {
            GameId::Clear4 => rounds >= 1,
            GameId::PlusMinus | GameId::Halves => rounds == 1 || rounds >= usual,
            GameId::Levels => rounds == 1,
        };
        if !possible {
            let rule = match game {
                GameId::Clear4 => RuleId::new(GameId::Clear4, 62),
                GameId::PlusMinus => RuleId::new(GameId::PlusMinus, 31),
                GameId::Halves => RuleId::new(GameId::Halves, 31),
                GameId::Levels => RuleId::new(GameId::Levels, 50),
            };
            return Err(MatchError { game, rounds, usual, rule });
        }
        Ok(Match { rounds, played: 0, next_start: start, points: PerSeat::new(seats) })
    }

    /// How many rounds it has.
    #[must_use]
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    /// How many of them are over.
    #[must_use]
    pub const fn played(&self) -> u16 {
        self.played
    }

    /// Whether the last round is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.played >= self.rounds
    }

    /// Who has the start of the next round.
    #[must_use]
    pub const fn next_start(&self) -> Start {
        self.next_start
    }

    /// Each seat's total so far.
    #[must_use]
    pub const fn points(&self) -> &PerSeat<u32> {
        &self.points
    }

    /// Writes down a round that has ended, and moves the start one seat to the left of the seat that had it. A round
    /// after the last changes nothing, and gives `false`.
    pub fn write_down(&mut self, start: Seat, outcome: &Outcome) -> bool {
        if self.is_over() {
            return false;
        }
        for (total, &points) in self.points.iter_mut().zip(&outcome.points) {
            *total += u32::from(points);
        }
        self.played += 1;
        self.next_start = Start::Seat(start.left(self.points.seats()));
        true
    }

    /// The place of each seat so far, from 1; equal totals share a place.
    #[must_use]
    pub fn places(&self) -> PerSeat<u8> {
        PerSeat::from_fn(self.points.seats(), |seat| {
            let fewer = self.points.iter().filter(|&&points| points < self.points[seat]).count();
            1 + fewer as u8
        })
    }

    /// Who is first so far.
    #[must_use]
    pub fn leaders(&self) -> SeatSet {
        let places = self.places();
        places.entries().filter(|&(_, &place)| place == 1).map(|(seat, _): (Seat, _)| seat).collect()
    }
}

/// A number of rounds the rules know no match of.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} cannot be played as a match of {rounds} rounds: {}", .game.name(), possible(*.game, *.usual, *.rule))]
pub struct MatchError {
    /// The game.
    pub game: GameId,
    /// The rounds asked for.
    pub rounds: u16,
    /// The usual number of rounds.
    pub usual: u16,
    /// The rule that says so.
    pub rule: RuleId,
}

fn possible(game: GameId, usual: u16, rule: RuleId) -> String {
    match game {
        GameId::Clear4 => format!("one at least ({rule})"),
        GameId::PlusMinus | GameId::Halves => format!("one, or {usual} at least ({rule})"),
        GameId::Levels => format!("a game of it is a match in itself ({rule})"),
    }
}
