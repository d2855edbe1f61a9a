//! Plus Minus: a value, and the number to add or take away as a shape of its own.

use cardshed_rules::plusminus::Card;

use super::{EDGE, INK, large, paper, text};
use crate::pattern::kept;

/// The face of a card.
#[must_use]
pub fn face(card: Card) -> String {
    let (value, number) = (card.value().get(), card.number().get());
    kept(&format!("plusminus-{value}-{number}"), || drawn(value, number))
}

fn drawn(value: u8, number: u8) -> String {
    let (ground, colour, shape, baseline, size) = match number {
        1 => ("#dcebfa", "#2f6fb5", r#"circle cx="45" cy="97" r="17""#, 102.5, 15.0),
        2 => ("#fdf0c8", "#8f6200", r#"path d="M45 76l21 21-21 21-21-21z""#, 102.0, 15.0),
        _ => ("#fbdcd7", "#c2362f", r#"path d="M45 74l24 40H21z""#, 108.0, 14.0),
    };
    format!(
        r#"{}{}{}<{shape} fill="{colour}"/>{}"#,
        paper(ground, EDGE),
        text(if value > 9 { 17.0 } else { 14.0 }, 25.0, 18.0, INK, &value.to_string()),
        large(46.0, 66.0, INK, value),
        text(45.0, baseline, size, "#fff", &format!("±{number}")),
    )
}
