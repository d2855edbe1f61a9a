//! What can go wrong at a table under load.

use cardshed_protocol::{Goodbye, RefusalReason};
use serde::Serialize;
use thiserror::Error;

/// Why a table does not play on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The connection is gone.
    #[error("connection broken")]
    Broken,
    /// The server has ended the connection.
    #[error("goodbye: {}", kind(.0))]
    Goodbye(Goodbye),
    /// A message that is none of the protocol's.
    #[error("unreadable message")]
    Unreadable,
    /// Events that do not follow on the view.
    #[error("gap between versions")]
    Gap,
    /// Nobody can act, and the round is not over.
    #[error("nobody can act")]
    Stuck,
    /// Nothing comes any more.
    #[error("no answer in time")]
    Silent,
}

/// A refusal's name in the protocol.
pub fn why(reason: &RefusalReason) -> String {
    let reason = serde_json::to_value(reason).unwrap_or_default();
    reason["why"].as_str().unwrap_or("unknown").to_owned()
}

fn kind(reason: &impl Serialize) -> String {
    serde_json::to_value(reason).ok().and_then(|value| Some(value.as_str()?.to_owned())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_named_as_in_the_protocol() {
        assert_eq!(Fault::Goodbye(Goodbye::TooSlow).to_string(), "goodbye: too_slow");
        assert_eq!(why(&RefusalReason::TooLate), "too_late");
        assert_eq!(why(&RefusalReason::Illegal { rule: None }), "illegal");
    }
}
