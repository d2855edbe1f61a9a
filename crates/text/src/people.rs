//! Who sits where, and who is spoken to.

use cardshed_rules::Seat;

use crate::{Argument, Words};

/// What the players are called, and which of them reads it.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// In seat order. A seat beyond them is called by its number.
    pub names: &'a [String],
    /// Whose eyes read it: they are addressed as "you".
    pub you: Option<Seat>,
}

impl People<'_> {
    /// Everyone by the number of the seat, spoken about to somebody else.
    pub const UNKNOWN: People<'static> = People { names: &[], you: None };

    /// Somebody in a sentence.
    #[must_use]
    pub fn person(&self, words: &Words, seat: Seat) -> Person {
        let name = match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => words.say("seat-numbered", &[("seat", (seat.index() + 1).into())]),
        };
        Person { name, is_you: self.you == Some(seat) }
    }
}

/// Somebody in a sentence: two arguments of a message, which choose between "you draw" and "Noor draws".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Whether they are the reader.
    pub is_you: bool,
}

impl Person {
    /// The name as an argument.
    #[must_use]
    pub fn name(&self) -> Argument<'_> {
        self.name.as_str().into()
    }

    /// `yes` or `no`: whether they are the reader.
    #[must_use]
    pub fn you(&self) -> Argument<'static> {
        Argument::from(if self.is_you { "yes" } else { "no" })
    }
}
