//! A game written down: JSON Lines that replay to the same end.
//!
//! ```text
//! {"cardshed":"record","format":1,"game":"plusminus","options":"","start":"lot","seats":["random","random"],"seed":"…"}
//! {"seat":1,"action":"play 5±3"}
//! {"seat":2,"action":"draw"}
//! {"outcome":{"ending":"won","winners":[1],"points":[0,7]}}
//! ```
//!
//! The header comes first, the outcome last, one line an action between. A line may carry the state after its action
//! (`"state": {…}`, a position), for checkers that follow every step. A file may hold many records, one after the
//! other; empty lines are passed over.
//!
//! A record from a table also says when and by whom things were done (`"times": {…}`, see [`Times`]), and how its deal
//! can be checked (`"proof": {…}` in the header, see [`DealProof`]).

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use crate::any::{AnyAction, AnyGame, AnyIllegal, AnyOptions, AnyPosition};
use crate::fields::Fields;
use crate::game::{Game, Outcome, Setup, SetupError, Start};
use crate::notation::NotationError;
use crate::options::OptionsError;
use crate::rule::GameId;
use crate::seat::{Seat, SeatCount};
use crate::seed::Seed;

/// The format this crate writes, and the only one so far.
pub const FORMAT: u32 = 1;

/// What a game needs to be dealt again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Header {
    /// Says what kind of file it is.
    pub cardshed: Kind,
    /// The version of the format.
    pub format: u32,
    /// The game.
    pub game: GameId,
    /// Its options, in their text form.
    pub options: String,
    /// Who has the start.
    pub start: Start,
    /// Who sits where, in seat order.
    pub seats: Vec<String>,
    /// Where the cards come from.
    pub seed: Seed,
    /// How a table came to that seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<DealProof>,
}

crate::by_name!(Header {
    cardshed, format, game, options = Fields::take_or_default, start = Fields::take_or_default, seats, seed, proof
});

/// How a table came to the seed of a deal, all in hexadecimal digits: it had published the commitment before its
/// players added their nonces, and the seed follows from these and the secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealProof {
    /// A hash of the table's id, which is itself a key to the table and not for everyone.
    pub table: String,
    /// The number of the deal at that table, counted from zero.
    pub number: u32,
    /// What the table had published.
    pub commitment: String,
    /// What it had committed to.
    pub secret: String,
    /// What its players added.
    pub nonces: Vec<String>,
}

crate::by_name!(DealProof { table, number, commitment, secret, nonces; end });

/// The kinds of file; there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A record.
    Record,
}

crate::worded!(impl[] Kind { Record });

impl Header {
    /// The header of a game dealt so, with the names of those who play.
    #[must_use]
    pub fn new<G: Game>(setup: &Setup<G::Options>, seed: Seed, seats: Vec<String>) -> Header {
        Header {
            cardshed: Kind::Record,
            format: FORMAT,
            game: G::ID,
            options: setup.options.to_string(),
            start: setup.start,
            seats,
            seed,
            proof: None,
        }
    }

    /// Deals the game anew.
    ///
    /// # Errors
    /// If the header does not describe a game that can be dealt.
    pub fn deal(&self) -> Result<AnyGame, Problem> {
        let seats = SeatCount::new(self.seats.len()).ok_or(Problem::SeatCount(self.seats.len()))?;
        let options = AnyOptions::parse(self.game, &self.options)?;
        Ok(AnyGame::deal(&Setup { seats, start: self.start, options }, self.seed)?)
    }
}

/// One action, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Who did it.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// The state after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<AnyPosition>,
    /// When it was done, and by whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<Times>,
}

crate::by_name!(Step { seat, action, state, times });

impl Step {
    /// An action, and nothing else.
    #[must_use]
    pub fn new(seat: Seat, action: &impl fmt::Display) -> Step {
        Step { seat, action: action.to_string(), state: None, times: None }
    }
}

/// When an action was done at a table, in milliseconds since the deal, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Times {
    /// When it was done.
    pub at: u64,
    /// Who really did it.
    pub by: Actor,
    /// How quick it was, in milliseconds, where a referee had to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<i64>,
    /// When each seat had been shown what stood before the action; null for a seat nobody was connected for.
    pub shown: Vec<Option<u64>>,
}

crate::by_name!(Times { at, by, reaction, shown; end });

/// Who did an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The person of the seat.
    Person,
    /// The bot of the seat.
    Bot,
    /// A bot, for a person who is away, out of time or has resigned.
    StandIn,
}

crate::worded!(impl[] Actor { Person, Bot, StandIn });

/// The last line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    /// How the game ended.
    pub outcome: Outcome,
}

crate::by_name!(End { outcome; end });

/// A line of a record: what it is shows in its first field.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Line {
    /// The first line.
    Header(Header),
    /// One for each action.
    Step(Step),
    /// The last line.
    End(End),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        f.write_str(&text)
    }
}

/// A game written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What it needs to be dealt again.
    pub header: Header,
    /// The actions, each with the number of its line.
    pub steps: Vec<(usize, Step)>,
    /// How it ended, with the number of the line; none if the record breaks off.
    pub outcome: Option<(usize, Outcome)>,
    /// The number of the header's line.
    pub line: usize,
}

impl Record {
    /// Reads the one record of a text.
    ///
    /// # Errors
    /// If there is none, or more than one, or a line is wrong.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut records = Record::parse_all(text)?;
        match records.len() {
            1 => Ok(records.remove(0)),
            count => Err(RecordError { line: 1, problem: Problem::Count(count) }),
        }
    }

    /// Reads all records of a text.
    ///
    /// # Errors
    /// If a line is wrong or out of place.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, RecordError> {
        let mut reader = Reader::default();
        let mut records = Vec::new();
        for line in text.lines() {
            records.extend(reader.line(line)?);
        }
        records.extend(reader.finish());
        Ok(records)
    }

    /// Plays it again, showing `look` the game before each action and the action, and says how it ended.
    ///
    /// # Errors
    /// At which line the record and the rules part: an action that cannot be read or is not legal, a state or an
    /// outcome that is not the one written down, actions missing or too many.
    pub fn replay(
        &self,
        mut look: impl FnMut(&AnyGame, Seat, &AnyAction),
    ) -> Result<(AnyGame, Outcome), RecordError> {
        let at = |line: usize| move |problem: Problem| RecordError { line, problem };
        let mut game = self.header.deal().map_err(at(self.line))?;
        for (line, step) in &self.steps {
            let action = game.parse_action(&step.action).map_err(Problem::from).map_err(at(*line))?;
            let before = game.clone();
            game.apply(step.seat, &action)
                .map_err(|illegal| Problem::Illegal { action: step.action.clone(), illegal })
                .map_err(at(*line))?;
            look(&before, step.seat, &action);
            if step.state.as_ref().is_some_and(|state| *state != game.position()) {
                return Err(at(*line)(Problem::OtherState));
            }
        }
        let last = self.steps.last().map_or(self.line, |(line, _)| *line);
        match (self.outcome, game.outcome()) {
            (None, _) => Err(at(last)(Problem::BreaksOff)),
            (Some((line, _)), None) => Err(at(line)(Problem::NotOver)),
            (Some((line, written)), Some(real)) if written != real => {
                Err(at(line)(Problem::OtherOutcome { written, real }))
            }
            (Some(_), Some(outcome)) => Ok((game, outcome)),
        }
    }
}

/// Reads records line by line, however long the file is.
#[derive(Debug, Default)]
pub struct Reader {
    line: usize,
    open: Option<Record>,
}

impl Reader {
    /// Takes the next line; gives a record once its last line has come.
    ///
    /// # Errors
    /// If the line is wrong, or out of place. A record that broke off before a new header is given as it is.
    pub fn line(&mut self, text: &str) -> Result<Option<Record>, RecordError> {
        self.line += 1;
        if text.trim().is_empty() {
            return Ok(None);
        }
        let line = self.line;
        let wrong = |problem| RecordError { line, problem };
        match (read_line(text).map_err(wrong)?, &mut self.open) {
            (Line::Header(header), open) => {
                let new = Record { header, steps: Vec::new(), outcome: None, line };
                Ok(open.replace(new))
            }
            (_, None) => Err(wrong(Problem::NoHeader)),
            (Line::Step(step), Some(record)) => {
                record.steps.push((line, step));
                Ok(None)
            }
            (Line::End(end), Some(record)) => {
                record.outcome = Some((line, end.outcome));
                Ok(self.open.take())
            }
        }
    }

    /// The record that was still open when the lines ended.
    #[must_use]
    pub fn finish(self) -> Option<Record> {
        self.open
    }
}

/// Reads by the field that tells lines apart, so that the error speaks of what the line was meant to be.
fn read_line(text: &str) -> Result<Line, Problem> {
    let json = |error: serde_json::Error| Problem::Json(error.to_string());
    let value: serde_json::Value = serde_json::from_str(text).map_err(json)?;
    if value.get("cardshed").is_some() {
        let header: Header = serde_json::from_value(value).map_err(json)?;
        if header.format != FORMAT {
            return Err(Problem::Format(header.format));
        }
        Ok(Line::Header(header))
    } else if value.get("action").is_some() {
        serde_json::from_value(value).map(Line::Step).map_err(json)
    } else if value.get("outcome").is_some() {
        serde_json::from_value(value).map(Line::End).map_err(json)
    } else {
        Err(Problem::UnknownLine)
    }
}

/// A record that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Problem {
    /// Not JSON, or not what the line should hold.
    #[error("{0}")]
    Json(String),
    /// Neither header, nor action, nor outcome.
    #[error("neither a header, nor an action, nor an outcome")]
    UnknownLine,
    /// A later format.
    #[error("format {0} is not known; this program reads format {FORMAT}")]
    Format(u32),
    /// An action or an outcome before any header.
    #[error("a record starts with its header")]
    NoHeader,
    /// Not one record.
    #[error("{0} records where one was expected")]
    Count(usize),
    /// No table has so many seats.
    #[error("{0} seats, not 2 to 6")]
    SeatCount(usize),
    /// The options cannot be read.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The game cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The action cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The action is not legal.
    #[error("{action:?} is refused: {illegal}{}", rule(.illegal))]
    Illegal {
        /// The action.
        action: String,
        /// Why it is refused.
        illegal: AnyIllegal,
    },
    /// The state written down is not the one the rules give.
    #[error("the state written down is not the one the actions lead to")]
    OtherState,
    /// The outcome written down is not the one the rules give.
    #[error("the outcome written down is {written:?}, but the actions lead to {real:?}")]
    OtherOutcome {
        /// As written.
        written: Outcome,
        /// As the rules have it.
        real: Outcome,
    },
    /// An outcome although the game is not over.
    #[error("an outcome, but the game is not over")]
    NotOver,
    /// No outcome.
    #[error("the record breaks off after this line, without an outcome")]
    BreaksOff,
}

fn rule(illegal: &AnyIllegal) -> String {
    illegal.rule().map_or_else(String::new, |rule| format!(" ({rule})"))
}
