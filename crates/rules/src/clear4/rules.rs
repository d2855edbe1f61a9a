//! The ids of the rules in `docs/rules/clear4.md`.

use crate::rule::{GameId, RuleId};

/// The numbers of the rules, rising.
pub const RULES: &[u8] = &[
    1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 31, 32, 33, 40, 41, 42, 45, 46, 50, 51,
    52, 53, 54, 55, 60, 61, 62, 63,
];

/// `CF-11` for 11.
pub(super) const fn rule(number: u8) -> RuleId {
    RuleId::new(GameId::Clear4, number)
}
