//! Clear Four: a number, and a ladder of ten rungs that shows it without reading.

use std::fmt::Write as _;
use std::ops::Range;

use cardshed_rules::GameId;
use cardshed_rules::clear4::{Card, PileCard, Value};

use super::{EDGE, INK, PAPER, back_drawn, large, paper, text};
use crate::pattern::{self, kept};

/// From cold to warm with the value. Dark enough to be read on paper.
const RAMP: [&str; 10] = [
    "#2c5f9e", "#20719f", "#1a7a88", "#1f7d62", "#3f7d2f", "#6d7519", "#8c6a00", "#a85a0c", "#b84a20",
    "#b02f2b",
];

/// What is drawn on the special cards and the joker.
const PUSH: &str = r##"<path d="M22 60h36M44 42l18 18-18 18" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"##;
const JOKER: &str = r##"<path d="M45 34l7.600 17 18.400 1.800-14 12.400 4.200 18.200L45 73.800l-16.200 9.600 4.200-18.200-14-12.400 18.400-1.800z" fill="#ffd166"/>"##;
const CLEAR: &str =
    r##"<path d="M24 82c11-2 18-9 21-20l17 6c-3 13-15 22-32 24zM48 57l14-27 8 3-11 28z" fill="#fff"/>"##;

/// The grounds they are drawn on.
const VIOLET: &str = "#7b3fa0";
const GREEN: &str = "#0b6e4f";

/// The rim of a card with a dark ground, to be seen on a dark table too.
const RIM: &str = "#fff5";

/// The face of a card.
#[must_use]
pub fn face(card: Card) -> String {
    kept(&format!("clear4-{card}"), || face_drawn(card))
}

fn face_drawn(card: Card) -> String {
    match card {
        Card::Number(value) => number(value.get()),
        Card::Push => special(VIOLET, PUSH, "PUSH"),
        Card::Joker => special(INK, JOKER, "JOKER"),
        Card::Clear => special(GREEN, CLEAR, "CLEAR"),
    }
}

/// A card on the pile: a joker shows what it counts as.
#[must_use]
pub fn on_pile(card: PileCard) -> String {
    kept(&format!("clear4-{card}"), || pile_drawn(card))
}

fn pile_drawn(card: PileCard) -> String {
    let face = face_drawn(card.card());
    match card {
        PileCard::Joker(Some(value)) => face + &stands_for(value),
        PileCard::Joker(None) | PileCard::Number(_) => face,
    }
}

/// Draws all cards before they come.
pub fn prepare() {
    pattern::prepare(Box::new(Card::ALL.into_iter().flat_map(|card| [face(card), small(card)])));
}

/// The value a joker counts as, in its corner.
fn stands_for(value: Value) -> String {
    let sign = format!("={}", value.get());
    let middle = if value == Value::Ten { 20.0 } else { 17.0 };
    text(middle, 25.0, 19.0, "#ffd166", &sign)
}

/// A card seen from far away: only its number or sign, as large as it goes.
#[must_use]
pub fn small(card: Card) -> String {
    kept(&format!("clear4-small-{card}"), || small_drawn(card))
}

fn small_drawn(card: Card) -> String {
    let sign = |ground: &str, sign: &str| {
        format!(r#"{}<g transform="translate(-13.500 -13) scale(1.300)">{sign}</g>"#, paper(ground, RIM))
    };
    match card {
        Card::Number(value) => {
            let colour = RAMP[usize::from(value.get() - 1)];
            let size = if value == Value::Ten { 62.0 } else { 78.0 };
            let bar = format!(r#"<rect x="16" y="102" width="58" height="8" rx="4" fill="{colour}"/>"#);
            format!("{}{}{bar}", paper(PAPER, EDGE), text(45.0, 84.0, size, colour, &value.get().to_string()))
        }
        Card::Push => sign(VIOLET, PUSH),
        Card::Joker => sign(INK, JOKER),
        Card::Clear => sign(GREEN, CLEAR),
    }
}

/// The back of a final card that lies free: nobody knows what it is.
#[must_use]
pub fn final_back() -> String {
    kept("clear4-final", final_back_drawn)
}

fn final_back_drawn() -> String {
    let ground = r##"<circle cx="45" cy="63" r="25" fill="#26364a" stroke="#7f9bb9" stroke-width="1.600"/>"##;
    // The card lies crosswise, so the sign is turned back.
    let sign = format!(r#"<g transform="rotate(-90 45 63)">{}</g>"#, text(45.0, 76.0, 36.0, "#fff", "?"));
    format!("{}{ground}{sign}", back_drawn(GameId::Clear4))
}

fn number(value: u8) -> String {
    let colour = RAMP[usize::from(value - 1)];
    let mut drawing = paper(PAPER, EDGE);
    drawing += &text(15.0, 25.0, 19.0, colour, &value.to_string());
    drawing += &large(42.0, 80.0, colour, value);
    drawing += &rungs(0..value, colour);
    drawing += &rungs(value..10, "#e6e0d2");
    drawing
}

/// Rungs of the ladder, counted from below, as one path. Its stroke rounds their corners.
fn rungs(which: Range<u8>, colour: &str) -> String {
    if which.is_empty() {
        return String::new();
    }
    let path = which.fold(String::new(), |mut path, rung| {
        let y = 113.6 - f64::from(rung) * 9.4;
        let _ = write!(path, "M78.600 {y:.1}h2.800v3.400h-2.800z");
        path
    });
    format!(
        r#"<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width="3.200" stroke-linejoin="round"/>"#
    )
}

fn special(ground: &str, sign: &str, name: &str) -> String {
    format!("{}{sign}{}", paper(ground, RIM), text(45.0, 111.0, 15.0, "#fff", name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_has_as_many_rungs_as_the_value() {
        for value in 1..=10 {
            let drawing = face_drawn(Card::Number(Value::new(value).unwrap()));
            let rungs: Vec<usize> = drawing
                .split("<path ")
                .filter(|path| path.contains("stroke-linejoin"))
                .map(|path| path.matches('M').count())
                .collect();
            assert_eq!((rungs[0], rungs.iter().sum()), (usize::from(value), 10));
        }
    }

    #[test]
    fn a_joker_on_the_pile_says_what_it_counts_as() {
        assert!(pile_drawn(PileCard::Joker(Some(Value::Seven))).contains(">=7<"));
        assert_eq!(pile_drawn(PileCard::Joker(None)), face_drawn(Card::Joker));
        assert_eq!(pile_drawn(PileCard::Number(Value::Two)), face_drawn(Card::Number(Value::Two)));
    }
}
