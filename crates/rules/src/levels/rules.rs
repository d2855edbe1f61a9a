//! The ids of the rules in `docs/rules/levels.md`.

use crate::rule::{GameId, RuleId};

/// The numbers of the rules, rising.
pub const RULES: &[u8] = &[
    1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33, 40, 41, 42, 43, 50,
    51, 52, 60, 61, 70,
];

/// `EL-11` for 11.
pub(super) const fn rule(number: u8) -> RuleId {
    RuleId::new(GameId::Levels, number)
}
