//! Eight Levels: six colours, each with a mark of its own.

use cardshed_rules::levels::{Card, Colour, Face, Number};
use cardshed_text::cards;

use super::{EDGE, INK, PAPER, colour_name, large, paper, text, written};
use crate::pattern::{self, kept};
use crate::words::words_now;

/// A colour's own shade, dark enough to be read on paper and to be written on in white.
#[must_use]
pub const fn shade(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#c2362f",
        Colour::Orange => "#9a6100",
        Colour::Green => "#2a7a3a",
        Colour::Blue => "#2f6fb5",
        Colour::Violet => "#7b3fa0",
        Colour::Grey => "#4a4f57",
    }
}

/// A colour's mark, drawn around a point.
fn mark(colour: Colour, x: f64, y: f64, fill: &str) -> String {
    mark_of_size(colour, x, y, 1.0, fill)
}

fn mark_of_size(colour: Colour, x: f64, y: f64, size: f64, fill: &str) -> String {
    let shape = match colour {
        Colour::Red => r#"circle r="6""#,
        Colour::Orange => r#"path d="M0-7l7 12H-7z""#,
        Colour::Green => r#"rect x="-5.500" y="-5.500" width="11" height="11" rx="1""#,
        Colour::Blue => r#"path d="M0-7.500L6.500 0 0 7.500-6.500 0z""#,
        Colour::Violet => {
            r#"path d="M0-7.500l2.100 5.200 5.500.4-4.200 3.600 1.300 5.500L0 4.200l-4.700 3 1.300-5.500-4.200-3.600 5.500-.4z""#
        }
        Colour::Grey => r#"path d="M-2.300-7h4.600v4.700H7v4.600H2.300V7h-4.600V2.300H-7v-4.600h4.700z""#,
    };
    format!(r#"<{shape} transform="translate({x} {y}) scale({size})" fill="{fill}"/>"#)
}

/// The face of a card.
#[must_use]
pub fn face(card: Card) -> String {
    kept(&format!("levels-{card}"), || {
        if let Some(colour) = card.colour() {
            kept(&name_of(colour), || written(&cards::colour(&words_now(), colour)));
        }
        face_drawn(card)
    })
}

/// Where the name of a colour is kept.
pub(super) fn name_of(colour: Colour) -> String {
    format!("levels-name-{}", colour.letter())
}

fn face_drawn(card: Card) -> String {
    match (card.colour(), card.number()) {
        (Some(colour), Some(number)) => {
            let (shade, number) = (shade(colour), number.get());
            format!(
                r#"{}<path d="M1 11A10 10 0 0111 1h68a10 10 0 0110 10v22H1z" fill="{shade}"/>{}{}{}{}{}"#,
                paper(PAPER, EDGE),
                text(18.0, 25.0, 20.0, "#fff", &number.to_string()),
                mark(colour, 74.0, 18.0, "#fff"),
                large(45.0, 88.0, shade, number),
                mark(colour, 45.0, 108.0, shade),
                colour_name(45.0, 47.0, shade, &name_of(colour)),
            )
        }
        _ if card == Card::JOKER => joker(),
        _ => format!(
            r##"{}<path d="M67 41l-44 44M45 32a31 31 0 100 62 31 31 0 100-62z" fill="none" stroke="#b3261e" stroke-width="8"/>"##,
            paper(PAPER, EDGE),
        ),
    }
}

/// Draws all cards before they come.
pub fn prepare() {
    let numbered = Card::all().filter(|card| card.number().is_some());
    pattern::prepare(Box::new(numbered.flat_map(|card| [face(card), chip(Face::of(card))])));
}

/// Six points around a joker's wheel, a sixth of a turn apart.
const RIM: [&str; 6] = ["75.0 56.0", "60.0 82.0", "30.0 82.0", "15.0 56.0", "30.0 30.0", "60.0 30.0"];

fn joker() -> String {
    let wheel: String = Colour::ALL
        .into_iter()
        .map(|colour| {
            let index = colour.index();
            format!(
                r#"<path d="M45 56L{}A30 30 0 01{}z" fill="{}"/>"#,
                RIM[index],
                RIM[(index + 1) % RIM.len()],
                shade(colour)
            )
        })
        .collect();
    format!(
        r##"{}<g transform="translate(-9 -4.200) scale(1.2)">{wheel}<circle cx="45" cy="56" r="13" fill="{INK}"/><path d="M45 46l3 7 7 .7-5.500 4.700 1.700 7L45 61.700l-6.200 3.700 1.700-7-5.500-4.700 7-.7z" fill="#ffd166"/></g>"##,
        paper(INK, "#0004"),
    )
}

/// A card as it lies in a combination, to be read at a quarter of a card's size: only its number and its colour, large.
#[must_use]
pub fn chip(face: Face) -> String {
    kept(&format!("levels-chip-{face}"), || chip_drawn(face))
}

fn chip_drawn(face: Face) -> String {
    let (number, colour) = (face.number(), face.colour());
    if face.card() == Card::JOKER {
        let star = r##"<path d="M45 84l5.700 12.700 13.800 1.400-10.400 9.200 3 13.500L45 113.700l-12.100 7.100 3-13.500-10.400-9.200 13.800-1.400z" fill="#ffd166" transform="translate(0 -5)"/>"##;
        let stands_for = match (number, colour) {
            (Some(number), _) => text(45.0, 66.0, 54.0, "#ffd166", &number.get().to_string()),
            (None, Some(colour)) => mark_of_size(colour, 45.0, 46.0, 3.4, "#ffd166"),
            (None, None) => text(45.0, 66.0, 54.0, "#ffd166", "?"),
        };
        return format!("{}{stands_for}{star}", paper(INK, "#ffd166"));
    }
    match (colour, number) {
        (Some(colour), Some(number)) => format!(
            "{}{}{}",
            paper(shade(colour), "#0003"),
            text(45.0, 66.0, if number.get() > 9 { 50.0 } else { 56.0 }, "#fff", &number.get().to_string()),
            mark_of_size(colour, 45.0, 98.0, 2.5, "#fff"),
        ),
        _ => face_drawn(face.card()),
    }
}

/// The place of a card that is missing: its number or its colour, in an outline of the colour around it.
#[must_use]
pub fn gap(number: Option<Number>, colour: Option<Colour>) -> String {
    let of = (number.map_or(0, Number::get), colour.map_or('-', Colour::letter));
    kept(&format!("levels-gap-{}{}", of.0, of.1), || gap_drawn(number, colour))
}

fn gap_drawn(number: Option<Number>, colour: Option<Colour>) -> String {
    let outline = r#"<rect x="4" y="4" width="82" height="118" rx="10" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="13 9"/>"#;
    let number = number
        .map_or_else(String::new, |number| text(45.0, 80.0, 50.0, "currentColor", &number.get().to_string()));
    let colour =
        colour.map_or_else(String::new, |colour| mark_of_size(colour, 45.0, 63.0, 3.4, "currentColor"));
    format!("{outline}{number}{colour}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_of_the_deck_differs() {
        let chips: std::collections::HashSet<String> =
            Card::all().map(|card| chip_drawn(Face::of(card))).collect();
        assert_eq!(chips.len(), Card::KINDS);
        assert_ne!(chip_drawn(Face::joker_colour(Colour::Red)), chip_drawn(Face::joker_colour(Colour::Grey)));
    }
}
