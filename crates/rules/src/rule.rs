//! Which game, and which numbered rule of it.

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;
use crate::{clear4, halves, levels, plusminus};

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// Clear Four: shed 20 cards through stacks and blind final cards.
    Clear4,
    /// Plus Minus: everyone at once, value plus or minus a number.
    PlusMinus,
    /// Two Halves: everyone at once, both halves must agree.
    Halves,
    /// Eight Levels: a rummy over levels.
    Levels,
}

impl GameId {
    /// All four, in the order in which they are presented.
    pub const ALL: [GameId; 4] = [GameId::Clear4, GameId::PlusMinus, GameId::Halves, GameId::Levels];

    /// The name used in commands, links and files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            GameId::Clear4 => "clear4",
            GameId::PlusMinus => "plusminus",
            GameId::Halves => "halves",
            GameId::Levels => "levels",
        }
    }

    /// The name used in sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameId::Clear4 => "Clear Four",
            GameId::PlusMinus => "Plus Minus",
            GameId::Halves => "Two Halves",
            GameId::Levels => "Eight Levels",
        }
    }

    /// How many may play.
    #[must_use]
    pub const fn seat_counts(self) -> &'static [usize] {
        match self {
            GameId::Clear4 | GameId::Levels => &[2, 3, 4, 5, 6],
            GameId::PlusMinus => &[2, 3, 4, 6],
            GameId::Halves => &[2, 3, 4],
        }
    }

    /// Whether everyone plays at once.
    #[must_use]
    pub const fn is_speed(self) -> bool {
        matches!(self, GameId::PlusMinus | GameId::Halves)
    }

    /// The letters before the number of a rule.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            GameId::Clear4 => "CF",
            GameId::PlusMinus => "PM",
            GameId::Halves => "TH",
            GameId::Levels => "EL",
        }
    }

    /// The numbers of its rules, rising.
    #[must_use]
    pub const fn rule_numbers(self) -> &'static [u8] {
        match self {
            GameId::Clear4 => clear4::RULES,
            GameId::PlusMinus => plusminus::RULES,
            GameId::Halves => halves::RULES,
            GameId::Levels => levels::RULES,
        }
    }

    /// All its rules.
    pub fn rules(self) -> impl Iterator<Item = RuleId> {
        self.rule_numbers().iter().map(move |&number| RuleId { game: self, number })
    }

    /// The rules in words: the page `docs/rules/<game>.md`.
    #[must_use]
    pub const fn rules_page(self) -> &'static str {
        match self {
            GameId::Clear4 => include_str!("../../../docs/rules/clear4.md"),
            GameId::PlusMinus => include_str!("../../../docs/rules/plusminus.md"),
            GameId::Halves => include_str!("../../../docs/rules/halves.md"),
            GameId::Levels => include_str!("../../../docs/rules/levels.md"),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for GameId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<GameId, NotationError> {
        GameId::ALL
            .into_iter()
            .find(|game| text.trim().eq_ignore_ascii_case(game.id()))
            .ok_or_else(|| NotationError::new(text, "a game: clear4, plusminus, halves or levels"))
    }
}

/// One numbered rule, such as `CF-11`. What an illegal action is answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    game: GameId,
    number: u8,
}

impl RuleId {
    /// The rule of that number.
    ///
    /// # Panics
    /// If the game has no such rule; in a constant, that is an error of the build.
    #[must_use]
    pub const fn new(game: GameId, number: u8) -> RuleId {
        let numbers = game.rule_numbers();
        let mut i = 0;
        while i < numbers.len() {
            if numbers[i] == number {
                return RuleId { game, number };
            }
            i += 1;
        }
        panic!("the game has no rule of that number")
    }

    /// The game whose rule it is.
    #[must_use]
    pub const fn game(self) -> GameId {
        self.game
    }

    /// The number behind the letters.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.game.prefix(), self.number)
    }
}

impl FromStr for RuleId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<RuleId, NotationError> {
        GameId::ALL
            .into_iter()
            .flat_map(GameId::rules)
            .find(|rule| text.trim().eq_ignore_ascii_case(&rule.to_string()))
            .ok_or_else(|| NotationError::new(text, "a rule such as CF-11"))
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(GameId, RuleId);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The ids a rules page defines: `- **CF-11** …`.
    fn ids_on_page(game: GameId) -> Vec<String> {
        game.rules_page()
            .lines()
            .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
            .map(|(id, _)| id.to_owned())
            .collect()
    }

    #[test]
    fn every_rules_page_defines_every_rule_once_and_no_other() {
        for game in GameId::ALL {
            let known: Vec<String> = game.rules().map(|rule| rule.to_string()).collect();
            assert_eq!(ids_on_page(game), known, "docs/rules/{game}.md");
        }
    }

    #[test]
    fn rules_round_trip_and_their_numbers_rise() {
        for game in GameId::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            let numbers: BTreeSet<u8> = game.rule_numbers().iter().copied().collect();
            assert!(numbers.into_iter().eq(game.rule_numbers().iter().copied()), "{game}");
            for rule in game.rules() {
                assert_eq!(rule.to_string().parse(), Ok(rule));
            }
        }
        assert!("CF-99".parse::<RuleId>().is_err());
    }
}
