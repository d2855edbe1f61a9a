//! Who competes: a bot of ours or a program, as `--bots` names them.

use std::fmt;
use std::str::FromStr;

use cardshed_bots::{BotSpec, SpecError};
use thiserror::Error;

/// One competitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A bot of ours.
    Bot(BotSpec),
    /// An executable that speaks the line protocol.
    Program(CommandLine),
}

/// An executable and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub program: String,
    pub arguments: Vec<String>,
}

/// What a text starts with that names a program and its arguments.
const PROGRAM: &str = "program:";

/// Why a text names no competitor.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    #[error("{PROGRAM} needs an executable, such as {PROGRAM}python3 examples/python/bot.py")]
    NoProgram,
    #[error("{0}; a program is given by a path with a / in it, or as {PROGRAM}NAME ARGUMENTS")]
    Bot(#[from] SpecError),
}

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<Entry, EntryError> {
        let text = text.trim();
        if let Some(words) = text.strip_prefix(PROGRAM) {
            let mut words = words.split_whitespace().map(ToOwned::to_owned);
            let program = words.next().ok_or(EntryError::NoProgram)?;
            return Ok(Entry::Program(CommandLine { program, arguments: words.collect() }));
        }
        if text.contains('/') {
            return Ok(Entry::Program(CommandLine { program: text.to_owned(), arguments: Vec::new() }));
        }
        Ok(Entry::Bot(text.parse()?))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Bot(spec) => spec.fmt(f),
            Entry::Program(CommandLine { program, arguments }) => {
                f.write_str(program)?;
                arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
            }
        }
    }
}

/// What the report calls them: as they were given, numbered where two are the same.
pub fn labels(entries: &[Entry]) -> Vec<String> {
    let names: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let same = |name: &String, among: &[String]| among.iter().filter(|other| *other == name).count();
    names
        .iter()
        .enumerate()
        .map(|(index, name)| match same(name, &names) {
            1 => name.clone(),
            _ => format!("{name} #{}", same(name, &names[..index]) + 1),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(program: &str, arguments: &[&str]) -> Entry {
        let arguments = arguments.iter().map(ToString::to_string).collect();
        Entry::Program(CommandLine { program: program.to_owned(), arguments })
    }

    #[test]
    fn bots_and_programs_are_told_apart() {
        assert_eq!(
            "hard:iterations=9".parse(),
            Ok(Entry::Bot(BotSpec { iterations: Some(9), ..BotSpec::new(cardshed_bots::Strength::Hard) }))
        );
        assert_eq!(" ./my bot ".parse(), Ok(program("./my bot", &[])));
        assert_eq!("program:python3 a/b.py  -v".parse(), Ok(program("python3", &["a/b.py", "-v"])));
        assert_eq!("program: ".parse::<Entry>(), Err(EntryError::NoProgram));
        let error = "best".parse::<Entry>().unwrap_err().to_string();
        assert!(error.starts_with("\"best\" is not a bot") && error.contains("program:NAME"), "{error}");
    }

    #[test]
    fn two_of_a_name_are_numbered() {
        let entries: Vec<Entry> = ["hard", "easy", "hard"].iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(labels(&entries), ["hard #1", "easy", "hard #2"]);
    }
}
