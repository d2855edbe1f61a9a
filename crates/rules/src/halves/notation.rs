//! `Oc` for half a card, `Oc/Bt` for a card; `play Oc/Bt` and `draw` for actions.

use std::fmt;
use std::str::FromStr;

use super::actions::Action;
use super::cards::{Card, Colour, Half, Laid, Symbol};
use crate::notation::NotationError;

/// The letters of the colours, in order: orange, blue, green, pink.
const COLOURS: [char; 4] = ['O', 'B', 'G', 'P'];

/// The letters of the symbols, in order: circle, triangle, square, star.
const SYMBOLS: [char; 4] = ['c', 't', 's', 'x'];

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", COLOURS[self.colour() as usize], SYMBOLS[self.symbol() as usize])
    }
}

impl FromStr for Half {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Half, NotationError> {
        let wrong = || {
            NotationError::new(text, "half a card such as Oc: a colour (O, B, G, P), a symbol (c, t, s, x)")
        };
        let mut letters = text.chars();
        let (Some(colour), Some(symbol), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(wrong());
        };
        let place = |letters: [char; 4], letter: char| {
            letters.iter().position(|known| known.eq_ignore_ascii_case(&letter)).ok_or_else(wrong)
        };
        Ok(Half::new(Colour::ALL[place(COLOURS, colour)?], Symbol::ALL[place(SYMBOLS, symbol)?]))
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [top, bottom] = self.halves();
        write!(f, "{top}/{bottom}")
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Laid, NotationError> {
        let wrong = || NotationError::new(text, "a card such as Oc/Bt, of two colours and two symbols");
        let (top, bottom) = text.split_once('/').ok_or_else(wrong)?;
        Laid::new(top.trim().parse()?, bottom.trim().parse()?).ok_or_else(wrong)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Laid::upright(*self).fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// The halves may stand in either order.
    fn from_str(text: &str) -> Result<Card, NotationError> {
        text.parse().map(Laid::card)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            ["play", card] => card.parse().map(Action::Play),
            ["draw"] => Ok(Action::Draw),
            _ => Err(NotationError::new(text, "an action: play CARD or draw")),
        }
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Card, Laid, Action);

#[cfg(feature = "serde")]
crate::notation::json_as_cards!(super::Hand, Card);
