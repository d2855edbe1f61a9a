//! Refusals of the two games without turns.

use cardshed_rules::{halves, plusminus};

use crate::{Words, cards};

/// Why an action of Plus Minus is refused.
#[must_use]
pub fn plusminus(words: &Words, illegal: &plusminus::Illegal) -> String {
    use plusminus::Illegal;

    match *illegal {
        Illegal::Over => words.get("refusal-over"),
        Illegal::NotAPlayer => words.get("refusal-not-a-player"),
        Illegal::NotInHand(card) => {
            words.say("refusal-not-in-hand", &[("card", cards::plusminus(words, card).into())])
        }
        Illegal::DoesNotFit { card, top, takes: [low, high] } => words.say(
            "refusal-plusminus-does-not-fit",
            &[
                ("value", card.value().get().into()),
                ("top", cards::plusminus(words, top).into()),
                ("low", low.get().into()),
                ("high", high.get().into()),
            ],
        ),
        Illegal::DeckUsedUp => words.get("refusal-deck-used-up"),
        Illegal::NotTheLast(count) => words.say("refusal-not-the-last", &[("count", count.into())]),
    }
}

/// Why an action of Two Halves is refused.
#[must_use]
pub fn halves(words: &Words, illegal: &halves::Illegal) -> String {
    use halves::Illegal;

    match *illegal {
        Illegal::Over => words.get("refusal-over"),
        Illegal::NotAPlayer => words.get("refusal-not-a-player"),
        Illegal::NotInHand(card) => {
            words.say("refusal-not-in-hand", &[("card", cards::halves(words, card).into())])
        }
        // Which cards they were is before everyone's eyes, and too long to be read in a hurry.
        Illegal::DoesNotFit { .. } => words.get("refusal-halves-do-not-fit"),
        Illegal::HalfFits { .. } => words.get("refusal-half-fits"),
        Illegal::HandFull => words.get("refusal-hand-full"),
        Illegal::StackUsedUp => words.get("refusal-stack-used-up"),
    }
}
