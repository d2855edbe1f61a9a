//! What is shown at which address.

pub mod home;
pub mod learn;
pub mod lobby;
pub mod local;
pub mod missing;
pub mod name;
pub mod remote;
pub mod replay;
pub mod result;
pub mod rules;
pub mod server;
pub mod settings;
pub mod table;
