//! A link as a QR code, for the phone of whoever sits opposite.

// A component owns what it is given.
#![allow(clippy::needless_pass_by_value)]

use std::fmt::Write as _;

use cardshed_view::view;
use leptos::prelude::*;
use qrcode::{Color, QrCode};

/// Readers need an empty border of four modules.
const BORDER: usize = 4;

/// How many modules a code is wide, and its dark ones as one path, a run of them at a time.
#[must_use]
pub fn modules(text: &str) -> Option<(usize, String)> {
    let code = QrCode::new(text).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(PartialEq::eq) {
            if run[0] == Color::Dark {
                let length = run.len();
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += run.len();
        }
    }
    Some((width, path))
}

/// A text as a QR code.
#[component]
pub fn Qr(
    /// What it says.
    text: String,
    /// What it is called.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    modules(&text).map(|(width, path)| {
        let side = width + 2 * BORDER;
        let view_box = format!("-{BORDER} -{BORDER} {side} {side}");
        view! {
            <svg class="qr" viewBox=view_box role="img" aria-label=move || name.get() shape-rendering="crispEdges">
                <path d=path fill="#000"/>
            </svg>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_in_the_path_once() {
        let text = "https://cards.example/table/00112233445566778899aabb";
        let (width, path) = modules(text).unwrap();
        let code = QrCode::new(text).unwrap();
        let mut drawn = vec![Color::Light; width * width];
        for run in path.split('M').skip(1) {
            let (at, rest) = run.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let length: usize = rest.split_once('v').unwrap().0.parse().unwrap();
            for module in &mut drawn[y * width + x..][..length] {
                assert_eq!(*module, Color::Light);
                *module = Color::Dark;
            }
        }
        assert_eq!(drawn, code.to_colors());
    }

    #[test]
    fn what_is_too_long_has_no_code() {
        assert_eq!(modules(&"x".repeat(4_000)), None);
    }
}
