//! Refusals of Clear Four.

use cardshed_rules::clear4::{Illegal, StackId};

use crate::{Argument, People, Words, cards};

/// Why an action of Clear Four is refused.
#[must_use]
pub fn clear4(words: &Words, illegal: &Illegal, people: &People<'_>) -> String {
    match *illegal {
        Illegal::Over => words.get("refusal-over"),
        Illegal::NotAPlayer => words.get("refusal-not-a-player"),
        Illegal::NotYourTurn(seat) => {
            words.say("refusal-not-your-turn", &[("name", people.person(words, seat).name())])
        }
        Illegal::NoCards => words.get("refusal-no-cards"),
        Illegal::MixedValues(one, other) => {
            words.say("refusal-mixed-values", &[("one", one.get().into()), ("other", other.get().into())])
        }
        Illegal::TooHigh { value, top } => {
            words.say("refusal-too-high", &[("value", value.get().into()), ("top", top.get().into())])
        }
        Illegal::NotInHand(card) => {
            words.say("refusal-not-so-many", &[("card", cards::clear4(words, card).into())])
        }
        Illegal::NothingOpen(stack) => words.say("refusal-nothing-open", &[("stack", number(stack))]),
        Illegal::JokersAlone => words.get("refusal-jokers-alone"),
        Illegal::PlayIsOpen => words.get("refusal-play-is-open"),
        Illegal::OtherValue { value, play } => {
            words.say("refusal-other-value", &[("value", value.get().into()), ("play", play.get().into())])
        }
        Illegal::NothingToExtend => words.get("refusal-nothing-to-extend"),
        Illegal::NoFour => words.get("refusal-no-four"),
        Illegal::FourFirst => words.get("refusal-four-first"),
        Illegal::Fifth(value) => words.say("refusal-fifth", &[("value", value.get().into())]),
        Illegal::PushYourself => words.get("refusal-push-yourself"),
        Illegal::NoSuchSeat(_) => words.get("refusal-no-such-seat"),
        Illegal::SpecialMixed(card) => {
            words.say("refusal-special-mixed", &[("card", cards::clear4(words, card).into())])
        }
        Illegal::NotOpen { stack, card } => words.say(
            "refusal-not-open",
            &[("card", cards::clear4(words, card).into()), ("stack", number(stack))],
        ),
        Illegal::PassOnEmpty => words.get("refusal-pass-on-empty"),
        Illegal::FinalCovered(stack) => words.say("refusal-final-covered", &[("stack", number(stack))]),
        Illegal::NoFinalCard(stack) => words.say("refusal-no-final-card", &[("stack", number(stack))]),
        Illegal::TargetFirst => words.get("refusal-target-first"),
        Illegal::NoPushTurnedUp => words.get("refusal-no-push-turned-up"),
    }
}

/// Stacks are counted from one.
fn number(stack: StackId) -> Argument<'static> {
    (stack.index() + 1).into()
}
