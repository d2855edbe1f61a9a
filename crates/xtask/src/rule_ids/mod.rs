//! Is there a test for every rule?
//!
//! Rule `CF-11` of `docs/rules/clear4.md` needs at least one test in `crates/rules` whose name starts with `cf_11_`.

mod page;
mod sources;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use cardshed_rules::GameId;

/// Checks, and says how many rules and tests there are.
pub fn run(root: &Path) -> Result<()> {
    let found = Found::read(root)?;
    found.check()?;
    let count = |kind: fn(&Rules) -> usize| found.games.iter().map(kind).sum::<usize>();
    println!(
        "{} rules of {} games, each with a test; {} tests are named by a rule",
        count(|game| game.on_page.len()),
        found.games.len(),
        found.tests.iter().filter(|test| found.games.iter().any(|game| game.is_named(test))).count(),
    );
    Ok(())
}

/// Checks.
///
/// # Errors
/// Every rule without a test, every test of a rule that is not there, and every difference between the page of a game
/// and its code.
pub fn check(root: &Path) -> Result<()> {
    Found::read(root)?.check()
}

/// What pages, code and tests say.
struct Found {
    games: Vec<Rules>,
    /// The names of all tests.
    tests: Vec<String>,
}

/// The rules of one game.
struct Rules {
    /// The page that defines them.
    page: String,
    /// The letters before a number.
    prefix: &'static str,
    on_page: Vec<String>,
    in_code: Vec<String>,
}

impl Found {
    fn read(root: &Path) -> Result<Found> {
        let games = GameId::ALL.into_iter().map(|game| Rules::read(root, game)).collect::<Result<_>>()?;
        Ok(Found { games, tests: sources::tests_of(&root.join("crates/rules"))? })
    }

    fn check(&self) -> Result<()> {
        let problems: Vec<String> = self.games.iter().flat_map(|game| game.problems(&self.tests)).collect();
        if !problems.is_empty() {
            bail!("{}\n{} problems with rule ids", problems.join("\n"), problems.len());
        }
        Ok(())
    }
}

impl Rules {
    fn read(root: &Path, game: GameId) -> Result<Rules> {
        let page = format!("docs/rules/{game}.md");
        let text = fs::read_to_string(root.join(&page)).with_context(|| format!("cannot read {page}"))?;
        Ok(Rules {
            page,
            prefix: game.prefix(),
            on_page: page::ids(&text),
            in_code: game.rules().map(|rule| rule.to_string()).collect(),
        })
    }

    fn problems(&self, tests: &[String]) -> Vec<String> {
        let mut problems = self.problems_of_page();
        let tested: BTreeSet<&str> = tests.iter().filter_map(|test| self.number(test)).collect();
        let numbers: BTreeSet<&str> =
            self.known().filter_map(|id| id.split_once('-')).map(|id| id.1).collect();
        for number in numbers.difference(&tested) {
            let start = format!("{}_{number}_", self.prefix.to_lowercase());
            problems.push(format!("{}-{number} has no test: none is named {start}…", self.prefix));
        }
        for test in tests {
            if let Some(number) = self.number(test).filter(|number| !numbers.contains(number)) {
                problems.push(format!(
                    "{test} tests {}-{number}, which {} does not have",
                    self.prefix, self.page
                ));
            }
        }
        problems
    }

    fn problems_of_page(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (i, id) in self.on_page.iter().enumerate() {
            if self.on_page[..i].contains(id) {
                problems.push(format!("{id} stands twice on {}", self.page));
            } else if !self.in_code.contains(id) {
                problems.push(format!("{id} of {} is not among the ids of the code", self.page));
            }
        }
        let missing = self.in_code.iter().filter(|id| !self.on_page.contains(id));
        problems
            .extend(missing.map(|id| format!("{id} is among the ids of the code, but not on {}", self.page)));
        problems
    }

    /// Every id, from the page or the code.
    fn known(&self) -> impl Iterator<Item = &String> {
        self.on_page.iter().chain(&self.in_code)
    }

    /// The number in the name of a test of this game: `11` in `cf_11_nothing_else_fits`.
    fn number<'a>(&self, test: &'a str) -> Option<&'a str> {
        let rest = test.strip_prefix(&self.prefix.to_lowercase())?.strip_prefix('_')?;
        let (number, _) = rest.split_once('_')?;
        (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
    }

    fn is_named(&self, test: &str) -> bool {
        self.number(test).is_some()
    }
}
