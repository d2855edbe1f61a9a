//! The cards, drawn: inline SVG, crisp at any size. Everything a card says it says twice, by colour and by shape.
//!
//! A face is drawn as the inside of an `<svg>` 90 wide and 126 high, once, and kept under its own name; what the functions
//! here give is where. [`Face`] puts it on the page. It is hidden from assistive technology: whatever a card is part of has
//! a name that says which card it is.

pub mod clear4;
pub mod halves;
pub mod levels;
pub mod plusminus;

use cardshed_rules::GameId;
use cardshed_text::cards;
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::effect;
use crate::parts::given::Given;
use crate::pattern::{change, kept};
use crate::words::words;

/// What all card faces share.
const PAPER: &str = "#fffdf8";
const EDGE: &str = "#cfc8b8";
const INK: &str = "#1c2330";

/// A card's face, or its back, at the size its surroundings give it.
#[component]
pub fn Face(
    /// Where the drawing is kept.
    #[prop(into)]
    drawing: Given,
) -> impl IntoView {
    view! { <svg class="face" viewBox="0 0 90 126" aria-hidden="true" focusable="false"><use href=drawing></use></svg> }
}

/// The back of a card.
#[must_use]
pub fn back(game: GameId) -> String {
    kept(&format!("{game}-back"), || back_drawn(game))
}

fn back_drawn(game: GameId) -> String {
    let (ground, line) = match game {
        GameId::Clear4 => ("#26364a", "#7f9bb9"),
        GameId::PlusMinus => ("#5b2a3c", "#d58aa5"),
        GameId::Halves => ("#1f4a45", "#7fc1b6"),
        GameId::Levels => ("#3b2f58", "#a898d4"),
    };
    let inner = match game {
        GameId::Clear4 => format!(
            r#"<path d="M45 30l24 33-24 33-24-33z" fill="none" stroke="{line}" stroke-width="1.600"/><path d="M45 46l12 17-12 17-12-17z" fill="{line}"/>"#
        ),
        GameId::PlusMinus => format!(
            r#"<path d="M45 36v26M32 49h26M32 84h26" stroke="{line}" stroke-width="5" stroke-linecap="round" fill="none"/>"#
        ),
        GameId::Halves => format!(
            r#"<path d="M16 63h58" stroke="{line}" stroke-width="2"/><circle cx="45" cy="40" r="11" fill="{line}"/><path d="M45 76l13 22H32z" fill="{line}"/>"#
        ),
        // Four steps, whose corners the stroke rounds.
        GameId::Levels => format!(
            r#"<path d="M26 86h5v12h-5zM37 72h5v26h-5zM48 58h5v40h-5zM59 44h5v54h-5z" fill="{line}" stroke="{line}" stroke-width="4" stroke-linejoin="round"/>"#
        ),
    };
    format!(
        r##"{}<rect x="8" y="8" width="74" height="110" rx="6" fill="none" stroke="{line}" stroke-width="1.200"/>{inner}"##,
        paper(ground, "#0004")
    )
}

/// The card itself, in a colour.
fn paper(fill: &str, edge: &str) -> String {
    format!(
        r#"<rect x=".750" y=".750" width="88.500" height="124.500" rx="10" fill="{fill}" stroke="{edge}" stroke-width="1.500"/>"#
    )
}

/// Text in the middle of a point.
fn text(x: f64, y: f64, size: f64, colour: &str, words: &str) -> String {
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="700" fill="{colour}" text-anchor="middle">{words}</text>"#
    )
}

/// The name of a colour in the middle of a point. It is seen only where somebody wants colours named. It is kept apart from
/// the cards, as nothing else on them depends on the language.
fn colour_name(x: f64, y: f64, colour: &str, kept: &str) -> String {
    format!(r##"<use class="colour-name" href="#{kept}" x="{x}" y="{y}" fill="{colour}"/>"##)
}

/// A name as it is kept.
fn written(name: &str) -> String {
    format!(r#"<text font-size="13" font-weight="700" text-anchor="middle">{name}</text>"#)
}

/// Has the names of colours on cards that are shown follow the language.
pub fn follow_language() {
    effect(|| {
        let words = words();
        for colour in cardshed_rules::levels::Colour::ALL {
            change(&levels::name_of(colour), || written(&cards::colour(&words, colour)));
        }
        for colour in cardshed_rules::halves::Colour::ALL {
            change(&halves::name_of(colour), || written(&cards::half_colour(&words, colour)));
        }
    });
}

/// The large number of a card, a little smaller where it has two digits.
fn large(x: f64, y: f64, colour: &str, number: u8) -> String {
    let size = if number > 9 { 42.0 } else { 48.0 };
    text(x, y, size, colour, &number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_back_of_its_own() {
        let backs: std::collections::HashSet<String> = GameId::ALL.into_iter().map(back_drawn).collect();
        assert_eq!(backs.len(), 4);
    }
}
