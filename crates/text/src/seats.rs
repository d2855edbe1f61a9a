//! Who sits where and how they are, and how far a table is.

use cardshed_protocol::{PhaseState, SeatState, Who};

use crate::Words;

/// How a seat is: "open", "ready", "away, a bot plays on". `present` is whether the person who has it is connected.
#[must_use]
pub fn state(words: &Words, seat: &SeatState, present: bool) -> String {
    words.get(match seat.who {
        Who::Open => key!("seat-open"),
        Who::Bot { .. } => key!("seat-bot"),
        Who::Person { .. } if seat.stand_in && present => key!("seat-bot-plays"),
        Who::Person { .. } if seat.stand_in => key!("seat-stand-in"),
        Who::Person { .. } if !present => key!("seat-away"),
        Who::Person { .. } if seat.ready => key!("seat-ready"),
        Who::Person { .. } => key!("seat-not-ready"),
    })
}

/// How far a table is: "in the lobby", "playing".
#[must_use]
pub fn phase(words: &Words, phase: &PhaseState) -> String {
    words.get(match phase {
        PhaseState::Lobby => key!("phase-lobby"),
        PhaseState::Countdown { .. } => key!("phase-countdown"),
        PhaseState::Playing => key!("phase-playing"),
        PhaseState::Paused => key!("phase-paused"),
        PhaseState::Between => key!("phase-between"),
        PhaseState::Over => key!("phase-over"),
    })
}
