//! Refusals of Eight Levels.

use cardshed_rules::levels::{Illegal, Purpose};

use crate::{People, Words, cards, levels as combinations};

/// Why an action of Eight Levels is refused.
#[must_use]
pub fn levels(words: &Words, illegal: &Illegal, people: &People<'_>) -> String {
    match *illegal {
        Illegal::Over => words.get("refusal-over"),
        Illegal::NotAPlayer => words.get("refusal-not-a-player"),
        Illegal::NotYourTurn(seat) => {
            words.say("refusal-not-your-turn", &[("name", people.person(words, seat).name())])
        }
        Illegal::DrawFirst => words.get("refusal-draw-first"),
        Illegal::DrawnAlready => words.get("refusal-drawn-already"),
        Illegal::NoPile(_) => words.get("refusal-no-pile"),
        Illegal::NotInHand {
            card,
            purpose: Purpose::LayDown | Purpose::Attach | Purpose::Discard | Purpose::Skip | Purpose::Keep,
        } => words.say("refusal-not-in-hand", &[("card", cards::levels(words, card).into())]),
        Illegal::DoesNotFit { face, laid } => words.say(
            "refusal-cannot-attach",
            &[
                ("card", cards::face(words, face).into()),
                ("combination", combinations::laid(words, laid).into()),
            ],
        ),
        Illegal::NoOtherPlayer(_) => words.get("refusal-skip-another"),
        Illegal::SkippedAlready(seat) => {
            words.say("refusal-skipped-already", &[("name", people.person(words, seat).name())])
        }
        Illegal::LastCard => words.get("refusal-last-card"),
        Illegal::LastSkip => words.get("refusal-last-skip"),
        Illegal::NothingToKeep => words.get("refusal-nothing-to-keep"),
        Illegal::NotChoosing => words.get("refusal-not-choosing"),
        Illegal::ChooseWhatToKeep => words.get("refusal-choose-what-to-keep"),
        Illegal::TooManyKept(count) => words.say("refusal-too-many-kept", &[("count", count.into())]),
        Illegal::LaidAlready
        | Illegal::WrongCount { .. }
        | Illegal::NotARun(_)
        | Illegal::NotTheSame(_)
        | Illegal::NotOneColour(_)
        | Illegal::NotTheLevel { .. }
        | Illegal::SkipInCombination
        | Illegal::JokerUndeclared
        | Illegal::NotLaidYet
        | Illegal::NoCombination { .. } => lay_down(words, illegal),
    }
}

/// What is wrong with a level that was to be laid down, or with where a card was to be attached.
fn lay_down(words: &Words, illegal: &Illegal) -> String {
    match *illegal {
        Illegal::LaidAlready => words.get("refusal-laid-already"),
        Illegal::WrongCount { asked, laid } => {
            words.say("refusal-wrong-count", &[("asked", asked.into()), ("laid", laid.into())])
        }
        Illegal::NotARun(index) => words.say("refusal-not-a-run", &[("index", index.into())]),
        Illegal::NotTheSame(index) => words.say("refusal-not-the-same", &[("index", index.into())]),
        Illegal::NotOneColour(index) => words.say("refusal-not-one-colour", &[("index", index.into())]),
        Illegal::NotTheLevel { asked } => words
            .say("refusal-not-the-level", &[("combination", combinations::combination(words, asked).into())]),
        Illegal::SkipInCombination => words.get("refusal-skip-in-combination"),
        Illegal::JokerUndeclared => words.get("refusal-joker-undeclared"),
        Illegal::NotLaidYet => words.get("refusal-not-laid-yet"),
        _ => words.get("refusal-no-combination"),
    }
}
