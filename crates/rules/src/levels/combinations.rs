//! Combinations as they lie on the table (EL-20 to EL-26), and a level proposed to be laid down.

use super::cards::{Card, Colour, Hand, Number};
use super::options::{Kind, Level};
use crate::row::Row;

/// A card as it lies in a combination: the card itself, and for a joker what it stands for (EL-25).
///
/// Any card can be written down, also a joker that does not say what it stands for and a skip, so that both can be
/// refused by their rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// Jokers that stand for a number come behind the kinds of cards, those that stand for a colour behind these.
const JOKER_NUMBERS: u8 = Card::KINDS as u8;
const JOKER_COLOURS: u8 = JOKER_NUMBERS + Number::HIGHEST.get();

impl Face {
    /// The card as it is.
    #[must_use]
    pub const fn of(card: Card) -> Face {
        Face(card.kind() as u8)
    }

    /// A joker that stands for a number.
    #[must_use]
    pub const fn joker_number(number: Number) -> Face {
        Face(JOKER_NUMBERS + number.get() - 1)
    }

    /// A joker that stands for a colour.
    #[must_use]
    pub const fn joker_colour(colour: Colour) -> Face {
        Face(JOKER_COLOURS + colour.index() as u8)
    }

    /// The card that lies there.
    #[must_use]
    pub fn card(self) -> Card {
        Card::of_kind(self.0.into()).unwrap_or(Card::JOKER)
    }

    /// The number it has or stands for.
    #[must_use]
    pub fn number(self) -> Option<Number> {
        match self.0 {
            0..JOKER_NUMBERS => self.card().number(),
            JOKER_NUMBERS..JOKER_COLOURS => Number::new(self.0 - JOKER_NUMBERS + 1),
            _ => None,
        }
    }

    /// The colour it has or stands for.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        match self.0 {
            0..JOKER_NUMBERS => self.card().colour(),
            JOKER_NUMBERS..JOKER_COLOURS => None,
            _ => Colour::ALL.get(usize::from(self.0 - JOKER_COLOURS)).copied(),
        }
    }

    /// Whether it is a joker that does not say what it stands for.
    #[must_use]
    pub fn is_undeclared(self) -> bool {
        self == Face::of(Card::JOKER)
    }
}

/// What holds a combination together. Jokers are part of it as what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Each number from `low` to `high`, once (EL-20).
    Run {
        /// Its lowest number.
        low: Number,
        /// Its highest number.
        high: Number,
    },
    /// All of this number (EL-21).
    Same(Number),
    /// All of this colour (EL-22).
    Colour(Colour),
}

impl Shape {
    /// The shape these cards have as a combination of that kind, if they are one.
    #[must_use]
    pub fn read(kind: Kind, faces: &[Face]) -> Option<Shape> {
        let first = *faces.first()?;
        match kind {
            Kind::Run => {
                let mut met = 0_u16;
                for face in faces {
                    let bit = 1 << face.number()?.get();
                    if met & bit != 0 {
                        return None;
                    }
                    met |= bit;
                }
                let low = Number::new(met.trailing_zeros() as u8)?;
                let high = Number::new(met.ilog2() as u8)?;
                let in_a_row = usize::from(high.get() - low.get()) + 1 == faces.len();
                in_a_row.then_some(Shape::Run { low, high })
            }
            Kind::Same => {
                let number = first.number()?;
                faces.iter().all(|face| face.number() == Some(number)).then_some(Shape::Same(number))
            }
            Kind::Colour => {
                let colour = first.colour()?;
                faces.iter().all(|face| face.colour() == Some(colour)).then_some(Shape::Colour(colour))
            }
        }
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Shape::Run { .. } => Kind::Run,
            Shape::Same(_) => Kind::Same,
            Shape::Colour(_) => Kind::Colour,
        }
    }

    /// The shape with that card attached, if it fits (EL-23).
    #[must_use]
    pub fn with(self, face: Face) -> Option<Shape> {
        match self {
            Shape::Run { low, high } => {
                let number = face.number()?;
                if Some(number) == low.below() {
                    Some(Shape::Run { low: number, high })
                } else {
                    (Some(number) == high.above()).then_some(Shape::Run { low, high: number })
                }
            }
            Shape::Same(number) => (face.number() == Some(number)).then_some(self),
            Shape::Colour(colour) => (face.colour() == Some(colour)).then_some(self),
        }
    }

    /// What a joker can stand for that is attached here, and the cards of the hand that fit.
    pub(super) fn takes(self, hand: Hand) -> [Option<(Face, Hand)>; 2] {
        let number = |number: Option<Number>| number.map(|n| (Face::joker_number(n), hand.of_number(n)));
        match self {
            Shape::Run { low, high } => [number(low.below()), number(high.above())],
            Shape::Same(same) => [number(Some(same)), None],
            Shape::Colour(colour) => [Some((Face::joker_colour(colour), hand.of_colour(colour))), None],
        }
    }
}

/// A combination that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// What holds it together.
    pub shape: Shape,
    /// Its cards. What the jokers among them stand for follows from the shape: in a run, the numbers of which no
    /// card is there.
    pub cards: Hand,
}

/// No combination grows beyond all cards of a colour with all jokers.
pub(super) const MOST_IN_COMBINATION: usize = 15 + 7;

/// The combinations of one level on the table, in the order in which the level names them.
pub type LaidLevel = Row<Laid, { Level::MOST_COMBINATIONS }>;

impl Laid {
    /// These cards as a combination of that kind, if they are one and come from one deck.
    #[must_use]
    pub fn read(kind: Kind, faces: &[Face]) -> Option<Laid> {
        let shape = Shape::read(kind, faces)?;
        let mut cards = Hand::EMPTY;
        faces.iter().all(|face| cards.insert(face.card())).then_some(Laid { shape, cards })
    }

    /// Whether its cards and its shape agree. Those that come from [`Laid::read`] always do.
    #[must_use]
    pub fn is_sound(self) -> bool {
        Laid::read(self.shape.kind(), &self.faces()) == Some(self)
    }

    /// Its cards as they lie: a run rises, other combinations have their jokers last.
    #[must_use]
    pub fn faces(self) -> Row<Face, MOST_IN_COMBINATION> {
        let card_or = |card, joker| if card == Card::JOKER { joker } else { Face::of(card) };
        let mut faces = Row::new();
        match self.shape {
            Shape::Run { low, high } => {
                for number in (low.get()..=high.get()).filter_map(Number::new) {
                    let card = self.cards.of_number(number).kinds().next().unwrap_or(Card::JOKER);
                    faces.push(card_or(card, Face::joker_number(number)));
                }
            }
            Shape::Same(number) => {
                let all = self.cards.cards().take(MOST_IN_COMBINATION);
                all.for_each(|card| faces.push(card_or(card, Face::joker_number(number))));
            }
            Shape::Colour(colour) => {
                let all = self.cards.cards().take(MOST_IN_COMBINATION);
                all.for_each(|card| faces.push(card_or(card, Face::joker_colour(colour))));
            }
        }
        faces
    }
}

impl Default for Laid {
    /// Fills the places of a row that hold nothing.
    fn default() -> Laid {
        Laid { shape: Shape::Same(Number::LOWEST), cards: Hand::EMPTY }
    }
}

/// A level as a player proposes to lay it down: combinations of cards, right or wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lay {
    faces: Row<Face, { Lay::MOST_CARDS }>,
    /// Bit `i` is set if a combination ends with card `i`.
    ends: u16,
}

impl Lay {
    /// No hand has more cards than this: ten, and the one drawn.
    pub const MOST_CARDS: usize = 11;

    /// Adds a combination. `false`, and nothing is added, if it is empty or there are more cards than any hand has.
    #[must_use]
    pub fn add(&mut self, combination: impl IntoIterator<Item = Face>) -> bool {
        let mut longer = *self;
        for face in combination {
            if longer.faces.len() == Lay::MOST_CARDS {
                return false;
            }
            longer.faces.push(face);
        }
        if longer.faces.len() == self.faces.len() {
            return false;
        }
        longer.ends |= 1 << (longer.faces.len() - 1);
        *self = longer;
        true
    }

    /// The cards of all combinations.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// The combinations, as they were proposed.
    pub fn combinations(&self) -> impl Iterator<Item = &[Face]> {
        let mut start = 0;
        (0..self.faces.len()).filter(|end| self.ends >> end & 1 == 1).map(move |end| {
            let combination = &self.faces[start..=end];
            start = end + 1;
            combination
        })
    }

    /// The proposal as the level's combinations, if it is just these, in any order. Where cards could pay one
    /// combination as well as another, those written in the level's order are taken so.
    #[must_use]
    pub fn pays(&self, level: &Level) -> Option<LaidLevel> {
        /// Matches the level's combinations from `found.len()` on with proposed ones not yet `taken`.
        fn rest(proposed: &[&[Face]], level: &Level, taken: u16, found: &LaidLevel) -> Option<LaidLevel> {
            let index = found.len();
            let Some(asked) = level.get(index) else {
                return Some(*found);
            };
            let in_order = std::iter::once(index).chain((0..proposed.len()).filter(|&other| other != index));
            for other in in_order.filter(|other| taken >> other & 1 == 0) {
                let faces = proposed[other];
                if faces.len() == asked.size()
                    && let Some(laid) = Laid::read(asked.kind(), faces)
                {
                    let mut found = *found;
                    found.push(laid);
                    if let Some(all) = rest(proposed, level, taken | 1 << other, &found) {
                        return Some(all);
                    }
                }
            }
            None
        }
        let mut proposed: Row<&[Face], { Level::MOST_COMBINATIONS }> = Row::new();
        if self.ends.count_ones() as usize != level.len() {
            return None;
        }
        self.combinations().for_each(|faces| proposed.push(faces));
        rest(&proposed, level, 0, &LaidLevel::new())
    }
}
