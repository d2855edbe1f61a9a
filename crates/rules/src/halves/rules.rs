//! The ids of the rules in `docs/rules/halves.md`.

use crate::rule::{GameId, RuleId};

/// The numbers of the rules, rising.
pub const RULES: &[u8] = &[1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 20, 21, 30, 31];

/// `TH-11` for 11.
pub(super) const fn rule(number: u8) -> RuleId {
    RuleId::new(GameId::Halves, number)
}
