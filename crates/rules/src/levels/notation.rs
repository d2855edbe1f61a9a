//! `R12`, `J` and `S` for cards; `J6` and `JR` for jokers that stand for something; `draw`, `draw 3`,
//! `lay R4 R5 J6 / B2 G2`, `attach R7 2.1`, `discard R7`, `skip 3` and `keep R5 R6` for actions; `run R4 R5 J6` for a
//! combination on the table.

use std::fmt;
use std::str::FromStr;

use super::actions::Action;
use super::cards::{Card, Colour, Hand, Number};
use super::combinations::{Face, Laid, Lay};
use super::options::Kind;
use crate::notation::NotationError;
use crate::seat::Seat;

impl Colour {
    /// The letter it is written with.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Orange => 'O',
            Colour::Green => 'G',
            Colour::Blue => 'B',
            Colour::Violet => 'V',
            Colour::Grey => 'K',
        }
    }

    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }
}

/// A number as people write it: digits only, no leading zero.
fn number(text: &str) -> Option<Number> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain).and_then(Number::new)
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour().zip(self.number()) {
            Some((colour, number)) => write!(f, "{}{}", colour.letter(), number.get()),
            None if *self == Card::JOKER => f.write_str("J"),
            None => f.write_str("S"),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(text, "a card: R12 (colours R O G B V K), J or S");
        match text.trim() {
            "J" | "j" => Ok(Card::JOKER),
            "S" | "s" => Ok(Card::SKIP),
            text => {
                let mut rest = text.chars();
                let colour = rest.next().and_then(Colour::from_letter);
                Ok(Card::new(colour.ok_or_else(wrong)?, number(rest.as_str()).ok_or_else(wrong)?))
            }
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card(), self.number(), self.colour()) {
            (Card::JOKER, Some(number), _) => write!(f, "J{}", number.get()),
            (Card::JOKER, _, Some(colour)) => write!(f, "J{}", colour.letter()),
            (card, ..) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Face, NotationError> {
        let wrong = || NotationError::new(text, "a card: R12, J6 (a joker as 6) or JR (a joker as red)");
        let Some(stands_for) = text.trim().strip_prefix(['J', 'j']).filter(|rest| !rest.is_empty()) else {
            return text.parse().map(Face::of).map_err(|_| wrong());
        };
        let mut letters = stands_for.chars();
        match (letters.next().and_then(Colour::from_letter), letters.as_str()) {
            (Some(colour), "") => Ok(Face::joker_colour(colour)),
            _ => number(stands_for).map(Face::joker_number).ok_or_else(wrong),
        }
    }
}

/// Writes things with a space before each.
fn write_all(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    items.into_iter().try_for_each(|item| write!(f, " {item}"))
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.shape.kind() {
            Kind::Run => "run",
            Kind::Same => "same",
            Kind::Colour => "colour",
        })?;
        write_all(f, self.faces().iter())
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Laid, NotationError> {
        let wrong =
            || NotationError::new(text, "a combination such as run R4 R5 J6, same R2 J2 or colour R9 JR");
        let lower = text.to_ascii_lowercase();
        let mut words = lower.split_whitespace();
        let kind = match words.next() {
            Some("run") => Kind::Run,
            Some("same") => Kind::Same,
            Some("colour") => Kind::Colour,
            _ => return Err(wrong()),
        };
        let faces = words.map(str::parse).collect::<Result<Vec<Face>, _>>()?;
        Laid::read(kind, &faces).ok_or_else(wrong)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take(from) => write!(f, "draw {from}"),
            Action::Lay(lay) => {
                for (place, combination) in lay.combinations().enumerate() {
                    f.write_str(if place == 0 { "lay" } else { " /" })?;
                    write_all(f, combination.iter())?;
                }
                Ok(())
            }
            Action::Attach { face, to, index } => write!(f, "attach {face} {to}.{}", index + 1),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Skip(before) => write!(f, "skip {before}"),
            Action::Keep(cards) => {
                f.write_str("keep")?;
                write_all(f, cards.cards())
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        match lower.split_whitespace().collect::<Vec<_>>()[..] {
            ["draw"] => Ok(Action::Draw),
            ["draw", from] => from.parse().map(Action::Take),
            ["lay", ref cards @ ..] => read_lay(text, cards).map(Action::Lay),
            ["attach", face, place] => read_attach(face, place),
            ["discard", card] => card.parse().map(Action::Discard),
            ["skip", before] => before.parse().map(Action::Skip),
            ["keep", ref cards @ ..] => read_keep(text, cards).map(Action::Keep),
            _ => Err(NotationError::new(
                text,
                "an action: draw, draw SEAT, lay CARDS / CARDS, attach CARD SEAT.NUMBER, discard CARD, skip SEAT \
                 or keep CARDS",
            )),
        }
    }
}

fn read_lay(text: &str, cards: &[&str]) -> Result<Lay, NotationError> {
    let mut lay = Lay::default();
    for combination in cards.split(|&word| word == "/") {
        let faces = combination.iter().map(|card| card.parse()).collect::<Result<Vec<Face>, _>>()?;
        if !lay.add(faces) {
            return Err(NotationError::new(text, "combinations joined by /, of 11 cards at most"));
        }
    }
    Ok(lay)
}

fn read_attach(face: &str, place: &str) -> Result<Action, NotationError> {
    let wrong = || NotationError::new(place, "a combination on the table: 2.1 is the first of seat 2");
    let (to, index) = place.split_once('.').ok_or_else(wrong)?;
    let to: Seat = to.parse().map_err(|_| wrong())?;
    // Counted as numbers of cards are; nobody has more combinations than that.
    let index = number(index).ok_or_else(wrong)?.get() - 1;
    Ok(Action::Attach { face: face.parse()?, to, index })
}

fn read_keep(text: &str, cards: &[&str]) -> Result<Hand, NotationError> {
    let mut kept = Hand::EMPTY;
    for card in cards {
        if !kept.insert(card.parse()?) {
            return Err(NotationError::new(text, "a choice of cards, none more often than the deck has it"));
        }
    }
    Ok(kept)
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Card, Face, Laid, Action);
