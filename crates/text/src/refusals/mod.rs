//! Why something was not done: by the rules of a game, or by the table.

mod clear4;
mod levels;
mod speed;

use cardshed_protocol::RefusalReason;
use cardshed_rules::any::AnyIllegal;

pub use clear4::clear4;
pub use levels::levels;
pub use speed::{halves, plusminus};

use crate::{People, Words, games};

/// Why an action is refused, whichever the game.
#[must_use]
pub fn illegal(words: &Words, illegal: &AnyIllegal, people: &People<'_>) -> String {
    match illegal {
        AnyIllegal::Clear4(illegal) => clear4(words, illegal, people),
        AnyIllegal::PlusMinus(illegal) => plusminus(words, illegal),
        AnyIllegal::Halves(illegal) => halves(words, illegal),
        AnyIllegal::Levels(illegal) => levels(words, illegal, people),
        AnyIllegal::OtherGame(game) => {
            words.say("refusal-other-game", &[("game", games::name(words, *game).into())])
        }
    }
}

/// Why a table does not do what was asked. Where the rules forbid it, the table names only the rule; a client that holds
/// the view learns more from [`illegal`].
#[must_use]
pub fn request(words: &Words, reason: &RefusalReason) -> String {
    match reason {
        RefusalReason::Unreadable => words.get("refusal-unreadable"),
        RefusalReason::Illegal { rule: Some(rule) } => {
            words.say("refusal-by-rule", &[("rule", rule.to_string().into())])
        }
        RefusalReason::Illegal { rule: None } => words.get("refusal-not-allowed"),
        RefusalReason::Stale { .. } => words.get("refusal-stale"),
        RefusalReason::TooLate => words.get("refusal-too-late"),
        RefusalReason::WrongPhase => words.get("refusal-wrong-phase"),
        RefusalReason::NotHost => words.get("refusal-not-host"),
        RefusalReason::NotSeated => words.get("refusal-not-seated"),
        RefusalReason::SeatTaken => words.get("refusal-seat-taken"),
        RefusalReason::Unknown => words.get("refusal-unknown"),
        RefusalReason::Settings => words.get("refusal-settings"),
        RefusalReason::Muted => words.get("refusal-muted"),
        RefusalReason::TooFast => words.get("refusal-too-fast"),
    }
}
