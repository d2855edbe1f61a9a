//! Clear Four: a number, and a ladder of ten rungs that shows it without reading.

use std::fmt::Write as _;

use cardshed_rules::clear4::Card;

use super::{EDGE, INK, PAPER, large, paper, text};

/// From cold to warm with the value. Dark enough to be read on paper.
const RAMP: [&str; 10] = [
    "#2c5f9e", "#20719f", "#1a7a88", "#1f7d62", "#3f7d2f", "#6d7519", "#8c6a00", "#a85a0c", "#b84a20",
    "#b02f2b",
];

/// The face of a card.
#[must_use]
pub fn face(card: Card) -> String {
    match card {
        Card::Number(value) => number(value.get()),
        Card::Push => special(
            "#7b3fa0",
            r##"<path d="M22 60h36M44 42l18 18-18 18" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"##,
            "PUSH",
        ),
        Card::Joker => special(
            INK,
            r##"<path d="M45 34l7.600 17 18.400 1.800-14 12.400 4.200 18.200L45 73.800l-16.200 9.600 4.200-18.200-14-12.400 18.400-1.800z" fill="#ffd166"/>"##,
            "JOKER",
        ),
        Card::Clear => special(
            "#0b6e4f",
            r##"<path d="M24 82c11-2 18-9 21-20l17 6c-3 13-15 22-32 24zM48 57l14-27 8 3-11 28z" fill="#fff"/>"##,
            "CLEAR",
        ),
    }
}

fn number(value: u8) -> String {
    let colour = RAMP[usize::from(value - 1)];
    let mut drawing = paper(PAPER, EDGE);
    drawing += &text(15.0, 25.0, 19.0, colour, &value.to_string());
    drawing += &large(42.0, 80.0, colour, value);
    for rung in 0..10 {
        let y = 112.0 - f32::from(rung) * 9.4;
        let fill = if rung < value { colour } else { "#e6e0d2" };
        let _ =
            write!(drawing, r#"<rect x="77" y="{y:.1}" width="6" height="6.600" rx="1.600" fill="{fill}"/>"#);
    }
    drawing
}

fn special(ground: &str, sign: &str, name: &str) -> String {
    format!("{}{sign}{}", paper(ground, "#0004"), text(45.0, 111.0, 15.0, "#fff", name))
}

#[cfg(test)]
mod tests {
    use cardshed_rules::clear4::Value;

    use super::*;

    #[test]
    fn the_ladder_has_as_many_rungs_as_the_value() {
        for value in 1..=10 {
            let drawing = face(Card::Number(Value::new(value).unwrap()));
            let lit = drawing.matches(&format!(r#"fill="{}"/>"#, RAMP[usize::from(value - 1)])).count();
            assert_eq!(lit, usize::from(value));
        }
    }
}
