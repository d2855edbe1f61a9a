//! How well bots play, and how quick they are.

use cardshed_bots::{Pace, Strength};

use crate::Words;

/// How well a bot plays, in a word.
#[must_use]
pub fn strength(words: &Words, strength: Strength) -> String {
    words.get(match strength {
        Strength::Random => key!("strength-random"),
        Strength::Easy => key!("strength-easy"),
        Strength::Medium => key!("strength-medium"),
        Strength::Hard => key!("strength-hard"),
    })
}

/// How well a bot plays, in a sentence.
#[must_use]
pub fn strength_about(words: &Words, strength: Strength) -> String {
    words.get(match strength {
        Strength::Random => key!("strength-random-about"),
        Strength::Easy => key!("strength-easy-about"),
        Strength::Medium => key!("strength-medium-about"),
        Strength::Hard => key!("strength-hard-about"),
    })
}

/// How quick a bot is, in a word.
#[must_use]
pub fn pace(words: &Words, pace: Pace) -> String {
    words.get(match pace {
        Pace::Child => key!("pace-child"),
        Pace::Casual => key!("pace-casual"),
        Pace::Practised => key!("pace-practised"),
        Pace::Expert => key!("pace-expert"),
    })
}

/// How quick a bot is, in a sentence.
#[must_use]
pub fn pace_about(words: &Words, pace: Pace) -> String {
    words.get(match pace {
        Pace::Child => key!("pace-child-about"),
        Pace::Casual => key!("pace-casual-about"),
        Pace::Practised => key!("pace-practised-about"),
        Pace::Expert => key!("pace-expert-about"),
    })
}
