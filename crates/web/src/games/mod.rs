//! The boards of the four games.

pub mod clear4;
pub mod halves;
pub mod levels;
pub mod plusminus;
pub mod speed;
