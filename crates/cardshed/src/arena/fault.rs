//! What a program did wrong, in words for the person who has to mend it.

use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use cardshed_rules::{NotationError, Refusal, RuleId};
use thiserror::Error;

use super::messages::PROTOCOL;

/// Why a program forfeits a game.
#[derive(Debug, Error)]
pub enum Fault {
    #[error("cannot be started: {0}")]
    NotStarted(#[source] io::Error),
    #[error("ended ({0})")]
    Ended(ExitStatus),
    #[error("closed its standard output")]
    ClosedOutput,
    #[error("does not read its standard input")]
    DoesNotRead,
    #[error("gave no answer within {} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("wrote a line of more than {0} bytes")]
    LineTooLong(u64),
    #[error("wrote {0} without being asked")]
    Unasked(Shown),
    #[error("answered {line}, which is not {wanted}: {problem}")]
    NotAnAnswer { line: Shown, wanted: &'static str, problem: String },
    #[error("speaks protocol {0}, not {PROTOCOL}")]
    OtherProtocol(u64),
    #[error("answered an action that is none: {0}")]
    NoAction(#[source] NotationError),
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
    #[error("waits, which only a game without turns allows")]
    WaitsOnTurn,
    #[error("waits like everybody else, although it could act")]
    Stalled,
}

/// An action that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("answered {action:?}, which is refused: {why} ({rule}{})", in_a_row(*.times))]
pub struct IllegalAction {
    action: String,
    why: String,
    rule: RuleId,
    /// So many illegal actions in a row.
    times: u32,
}

impl IllegalAction {
    pub fn new(action: &impl fmt::Display, refusal: &impl Refusal, times: u32) -> IllegalAction {
        IllegalAction { action: action.to_string(), why: refusal.to_string(), rule: refusal.rule(), times }
    }
}

fn in_a_row(times: u32) -> String {
    if times > 1 { format!("; illegal action {times} in a row") } else { String::new() }
}

/// The beginning of a line that a program wrote, safe to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown(String);

/// As much as is needed to see what it is.
const SHOWN: usize = 80;

impl Shown {
    pub fn new(line: &[u8]) -> Shown {
        let text = String::from_utf8_lossy(line);
        let text = text.trim();
        let mut shown: String = text.chars().take(SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Shown(shown)
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // As a literal, so that no control character reaches the terminal.
        write!(f, "{:?}", self.0)
    }
}
