//! To be written.
/// The numbers of the rules, rising.
pub const RULES: &[u8] = &[];
