//! Two Halves: four colours, each with a weave of its own, and four symbols.

use cardshed_rules::halves::{Colour, Half, Laid, Symbol};
use cardshed_text::cards;

use super::{PAPER, colour_name, written};
use crate::pattern::kept;
use crate::words::words_now;

/// The weaves, which every face refers to. Once on the page.
pub const WEAVES: &str = r##"<pattern id="weave-blue" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4h8" stroke="#fff5" stroke-width="2"/></pattern><pattern id="weave-green" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.500" fill="#fff5"/></pattern><pattern id="weave-pink" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M-1 9L9-1M-1 1L1-1M7 9l2-2" stroke="#fff5" stroke-width="2"/></pattern><clipPath id="card-shape"><rect x="1" y="1" width="88" height="124" rx="10"/></clipPath>"##;

/// The face of a card as it lies. The lower half is drawn upside down, so that a turned card is the same card turned.
#[must_use]
pub fn face(laid: Laid) -> String {
    let [top, bottom] = laid.halves();
    kept(&format!("halves-{top}{bottom}"), || {
        for colour in [top.colour(), bottom.colour()] {
            kept(&name_of(colour), || written(&cards::half_colour(&words_now(), colour)));
        }
        drawn(laid)
    })
}

/// Where the name of a colour is kept.
pub(super) fn name_of(colour: Colour) -> String {
    format!("halves-name-{}", colour as u8)
}

fn drawn(laid: Laid) -> String {
    let [top, bottom] = laid.halves();
    format!(
        r##"<g clip-path="url(#card-shape)">{}<g transform="rotate(180 45 63)">{}</g></g><path d="M1 63h88" stroke="#fffdf8" stroke-width="3"/><rect x=".750" y=".750" width="88.500" height="124.500" rx="10" fill="none" stroke="#0003" stroke-width="1.500"/>"##,
        half(top),
        half(bottom)
    )
}

fn half(half: Half) -> String {
    let (colour, weave) = match half.colour() {
        Colour::Orange => ("#c8720b", None),
        Colour::Blue => ("#2f7fc1", Some("blue")),
        Colour::Green => ("#12876a", Some("green")),
        Colour::Pink => ("#b5508f", Some("pink")),
    };
    let weave = weave.map_or_else(String::new, |name| {
        format!(r##"<rect width="90" height="63" fill="url(#weave-{name})"/>"##)
    });
    let symbol = match half.symbol() {
        Symbol::Circle => r#"circle r="16""#,
        Symbol::Triangle => r#"path d="M0-18l18 30h-36z""#,
        Symbol::Square => r#"rect x="-15" y="-15" width="30" height="30" rx="2""#,
        Symbol::Star => {
            r#"path d="M0-19l5.300 13 14 1L8.500 4.200 12.200 18 0 10.600-12.200 18-8.500 4.200-19.300-5-5.300-6z""#
        }
    };
    let name = colour_name(45.0, 13.0, PAPER, &name_of(half.colour()));
    format!(
        r##"<rect width="90" height="63" fill="{colour}"/>{weave}<{symbol} transform="translate(45 32)" fill="#fffdf8" stroke="{colour}" stroke-width="2.500" paint-order="stroke"/>{name}"##
    )
}
