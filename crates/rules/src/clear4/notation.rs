//! `7`, `J`, `PUSH` and `CLEAR` for cards, `J=7` for a joker on the pile that counts as 7, `s2` for a stack; actions as
//! in `play 5 5 J s2`, `push s2 3` or `blind s4`.

use std::fmt;
use std::str::FromStr;

use super::actions::{Action, Source};
use super::cards::{Bag, Card, Value};
use super::pile::PileCard;
use super::stacks::{StackId, StackSet};
use crate::notation::NotationError;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Number(value) => write!(f, "{}", value.get()),
            Card::Push => f.write_str("PUSH"),
            Card::Joker => f.write_str("J"),
            Card::Clear => f.write_str("CLEAR"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        match text.trim().to_ascii_lowercase().as_str() {
            "push" => Ok(Card::Push),
            "j" | "joker" => Ok(Card::Joker),
            "clear" => Ok(Card::Clear),
            number => number
                .parse()
                .ok()
                .and_then(Value::new)
                .map(Card::Number)
                .ok_or_else(|| NotationError::new(text, "a card: 1 to 10, J, PUSH or CLEAR")),
        }
    }
}

impl fmt::Display for PileCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PileCard::Joker(Some(value)) => write!(f, "J={}", value.get()),
            PileCard::Number(_) | PileCard::Joker(None) => self.card().fmt(f),
        }
    }
}

impl FromStr for PileCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PileCard, NotationError> {
        let wrong = || NotationError::new(text, "a card on the pile: 1 to 10, J=7, or J without a value");
        let (card, value) = match text.split_once('=') {
            Some((card, value)) => (card, Some(value.trim().parse().ok().and_then(Value::new))),
            None => (text, None),
        };
        match (card.parse().map_err(|_| wrong())?, value) {
            (Card::Number(value), None) => Ok(PileCard::Number(value)),
            (Card::Joker, None) => Ok(PileCard::Joker(None)),
            (Card::Joker, Some(Some(value))) => Ok(PileCard::Joker(Some(value))),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for StackId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.index() + 1)
    }
}

impl FromStr for StackId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<StackId, NotationError> {
        let wrong = || NotationError::new(text, "a stack from s1 to s4");
        let number = text.trim().strip_prefix(['s', 'S']).ok_or_else(wrong)?;
        let number: usize = number.parse().map_err(|_| wrong())?;
        number.checked_sub(1).and_then(StackId::new).ok_or_else(wrong)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { hand, stacks } => {
                f.write_str("play")?;
                hand.cards().try_for_each(|card| write!(f, " {card}"))?;
                stacks.iter().try_for_each(|stack| write!(f, " {stack}"))
            }
            Action::Push { from: Source::Hand, to } => write!(f, "push {to}"),
            Action::Push { from: Source::Stack(stack), to } => write!(f, "push {stack} {to}"),
            Action::Clear { from: Source::Hand } => f.write_str("clear"),
            Action::Clear { from: Source::Stack(stack) } => write!(f, "clear {stack}"),
            Action::Pass => f.write_str("pass"),
            Action::Blind(stack) => write!(f, "blind {stack}"),
            Action::ClearFour => f.write_str("clear4"),
            Action::Leave => f.write_str("leave"),
            Action::Done => f.write_str("done"),
            Action::Onto(seat) => write!(f, "onto {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            ["play", ref cards @ ..] => play(cards),
            ["push", to] => Ok(Action::Push { from: Source::Hand, to: to.parse()? }),
            ["push", stack, to] => Ok(Action::Push { from: Source::Stack(stack.parse()?), to: to.parse()? }),
            ["clear"] => Ok(Action::Clear { from: Source::Hand }),
            ["clear", stack] => Ok(Action::Clear { from: Source::Stack(stack.parse()?) }),
            ["pass"] => Ok(Action::Pass),
            ["blind", stack] => Ok(Action::Blind(stack.parse()?)),
            ["clear4"] => Ok(Action::ClearFour),
            ["leave"] => Ok(Action::Leave),
            ["done"] => Ok(Action::Done),
            ["onto", seat] => Ok(Action::Onto(seat.parse()?)),
            _ => Err(NotationError::new(
                text,
                "an action: play CARDS, push SEAT, clear, pass, blind STACK, clear4, leave, done or onto SEAT",
            )),
        }
    }
}

/// The cards of a play, hand cards and stacks in any order.
fn play(cards: &[&str]) -> Result<Action, NotationError> {
    let mut hand = Bag::EMPTY;
    let mut stacks = StackSet::EMPTY;
    for word in cards {
        if let Ok(stack) = word.parse() {
            if stacks.contains(stack) {
                return Err(NotationError::new(word, "a stack not yet named"));
            }
            stacks.insert(stack);
        } else {
            let card = word
                .parse()
                .map_err(|_| NotationError::new(word, "a card (1 to 10, J) or a stack (s1 to s4)"))?;
            if !hand.insert(card) {
                return Err(NotationError::new(word, "a card of which the deck has so many"));
            }
        }
    }
    Ok(Action::Play { hand, stacks })
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Card, PileCard, StackId, Action);

#[cfg(feature = "serde")]
mod json {
    //! A set of stacks is the list of them.

    use serde::de::{Deserialize, Deserializer};
    use serde::ser::{Serialize, Serializer};

    use super::{StackId, StackSet};

    impl Serialize for StackSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for StackSet {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StackSet, D::Error> {
            Ok(Vec::<StackId>::deserialize(deserializer)?.into_iter().collect())
        }
    }
}
