//! The rules in words, each with its id, for reading and for looking up a rule that an action broke.
//!
//! A language's rules are one text, `rulebook/<language>.txt`, so that a page can fetch them when somebody wants to read
//! them ([`Rulebook::read`]); [`Rulebook::built_in`] has them in the program. `docs/rules` is the law, down to the last
//! case; this is what it says to a player.
//!
//! ```text
//! # clear4
//! ## Cards and deal
//! CF-05 Whoever tidied up last begins. | The start is drawn by lot …
//! ```
//!
//! What stands behind `|` is a ruling of ours, where the booklets are silent or differ.

use std::fmt;
use std::str::FromStr;

use cardshed_rules::{GameId, RuleId};

use crate::Language;

/// The rules of all games in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    chapters: Vec<Chapter>,
}

/// The rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Which game.
    pub game: GameId,
    /// Its sections in order.
    pub sections: Vec<Section>,
}

/// Some rules with a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The rules in order.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id.
    pub id: RuleId,
    /// What the booklets say; empty if they are silent.
    pub text: String,
    /// What we say, where they are silent or differ.
    pub ruling: Option<String>,
}

impl fmt::Display for Rule {
    /// The whole rule without its id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.ruling {
            None => f.write_str(&self.text),
            Some(ruling) if self.text.is_empty() => f.write_str(ruling),
            Some(ruling) => write!(f, "{} {ruling}", self.text),
        }
    }
}

/// A line of a rulebook that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulebookError {
    /// Its number, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl fmt::Display for RulebookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RulebookError {}

impl Rulebook {
    /// The text that is built into the program.
    #[must_use]
    pub const fn text(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../rulebook/en.txt"),
            Language::German => include_str!("../rulebook/de.txt"),
            Language::French => include_str!("../rulebook/fr.txt"),
            Language::Italian => include_str!("../rulebook/it.txt"),
            Language::Dutch => include_str!("../rulebook/nl.txt"),
        }
    }

    /// The rules that are built into the program.
    #[must_use]
    pub fn built_in(language: Language) -> Rulebook {
        Rulebook::read(Rulebook::text(language)).expect("a test reads the rulebook of every language")
    }

    /// Reads a text such as [`Rulebook::text`].
    ///
    /// # Errors
    /// The first line that is no game, section or rule, or stands where none can be.
    pub fn read(text: &str) -> Result<Rulebook, RulebookError> {
        let mut book = Rulebook { chapters: Vec::new() };
        for (line, text) in (1..).zip(text.lines()) {
            book.read_line(text.trim()).map_err(|problem| RulebookError { line, problem })?;
        }
        Ok(book)
    }

    fn read_line(&mut self, line: &str) -> Result<(), &'static str> {
        if line.is_empty() {
            return Ok(());
        }
        if let Some(title) = line.strip_prefix("## ") {
            let chapter = self.chapters.last_mut().ok_or("a section before the first game")?;
            chapter.sections.push(Section { title: title.to_owned(), rules: Vec::new() });
            return Ok(());
        }
        if let Some(game) = line.strip_prefix("# ") {
            let game = GameId::from_str(game).map_err(|_| "no such game")?;
            self.chapters.push(Chapter { game, sections: Vec::new() });
            return Ok(());
        }
        let (id, words) = line.split_once(' ').ok_or("a rule without words")?;
        let id = RuleId::from_str(id).map_err(|_| "no such rule")?;
        let (text, ruling) = match words.split_once('|') {
            Some((text, ruling)) => (text.trim(), Some(ruling.trim().to_owned())),
            None => (words, None),
        };
        let section = self.chapters.last_mut().and_then(|chapter| chapter.sections.last_mut());
        let rule = Rule { id, text: text.to_owned(), ruling };
        section.ok_or("a rule before the first section")?.rules.push(rule);
        Ok(())
    }

    /// The rules of a game, section by section.
    #[must_use]
    pub fn sections(&self, game: GameId) -> &[Section] {
        let chapter = self.chapters.iter().find(|chapter| chapter.game == game);
        chapter.map_or(&[], |chapter| &chapter.sections)
    }

    /// All rules of a game.
    pub fn rules(&self, game: GameId) -> impl Iterator<Item = &Rule> {
        self.sections(game).iter().flat_map(|section| &section.rules)
    }

    /// One rule.
    #[must_use]
    pub fn rule(&self, id: RuleId) -> Option<&Rule> {
        self.rules(id.game()).find(|rule| rule.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_their_ids() {
        let book = Rulebook::built_in(Language::German);
        let rule = book.rule(RuleId::new(GameId::Clear4, 46)).unwrap();
        assert_eq!(rule.text, "");
        assert_eq!(
            rule.to_string(),
            "Ist der Ablagestapel leer, kannst du nicht passen: Irgendetwas geht immer."
        );
        assert_eq!(book.sections(GameId::Halves)[0].title, "Karten und Aufbau");
    }

    #[test]
    fn what_is_no_rulebook_is_refused_by_its_line() {
        let wrong = |text: &str| Rulebook::read(text).unwrap_err().to_string();
        assert_eq!(wrong("# chess"), "line 1: no such game");
        assert_eq!(wrong("\n## Play"), "line 2: a section before the first game");
        assert_eq!(wrong("# levels\nEL-01 Cards."), "line 2: a rule before the first section");
        assert_eq!(wrong("# levels\n## Play\nEL-99 Cards."), "line 3: no such rule");
        assert_eq!(wrong("EL-01"), "line 1: a rule without words");
    }
}
