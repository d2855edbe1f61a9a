//! What several screens are made of.

pub mod alike;
pub mod announce;
pub mod card;
pub mod copy;
pub mod dialog;
pub mod flight;
pub mod given;
pub mod keys;
pub mod later;
pub mod log;
pub mod marks;
pub mod notice;
pub mod notify;
pub mod seats;
pub mod side;
pub mod sound;
pub mod top;
pub mod whole;
