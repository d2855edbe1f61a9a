//! The pile in the middle.

use cardshed_rules::clear4::Pile as Cards;
use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::desk::Desk;
use super::fan::{Laid, fan};
use super::flights::places;
use super::reveal::Stage;
use super::says;
use crate::faces;
use crate::parts::alike::{Memo, Show, effect};
use crate::parts::card::picture;
use crate::pattern::{self, Wanted};
use crate::t;
use crate::words::words;

/// The pile, fanned, with a line that says what it means; and the place where final cards are turned over.
#[component]
pub fn Pile(desk: Desk) -> impl IntoView {
    let pile: Memo<Cards> = desk.part(|view| view.pile);
    let (node, spread) = (Wanted::new(), StoredValue::new_local(Spread::default()));
    effect(move || {
        if let Some(node) = node.get() {
            spread.update_value(|spread| spread.follow(&pile.with(fan), &node));
        }
    });
    let removed = desk.part(|view| view.removed.len());
    let has_removed = move || removed.get() > 0;
    let count = move || pile.with(|pile| pile.cards().len());
    let is_high = move || count() > 4;
    view! {
        <section class="centre cf-centre" data-test="pile" data-count=move || count() aria-label=move || pile.with(|pile| says::pile_name(&words(), pile))>
            <div class="cf-pile" class:four=move || pile.with(|pile| pile.run() == 4) id="pile" aria-hidden="true" node_ref=node></div>
            <p class="cf-line" aria-hidden="true">
                {move || pile.with(|pile| says::pile_line(&words(), pile))}
                <Show when=is_high>
                    <span class="pill">{move || cardshed_text::cards::count(&words(), count())}</span>
                </Show>
            </p>
            <p class="cf-out small quiet"><span class="cf-anchor" id=places::GONE></span>
                <Show when=has_removed><span>{t!("clear4-out", count = removed.get())}</span></Show>
            </p>
            <Stage desk/>
        </section>
    }
}

/// The fan on the screen. It is followed by hand: with every card that comes all others glide to another place.
#[derive(Default)]
struct Spread(Vec<(Laid, HtmlElement)>);

impl Spread {
    /// Has the element show the fan. A card stays the same element as long as it lies there.
    fn follow(&mut self, fan: &[Laid], pile: &HtmlElement) {
        let mut old = std::mem::take(&mut self.0);
        let mut above: Option<HtmlElement> = None;
        for &laid in fan.iter().rev() {
            let known = old.iter().position(|(before, _)| is_same(before, &laid));
            let element = match known.map(|known| old.swap_remove(known)) {
                Some((before, element)) => {
                    if before != laid {
                        put(&element, laid);
                    }
                    element
                }
                None => {
                    let element = make(laid);
                    drop(pile.insert_before(&element, above.as_deref().map(AsRef::as_ref)));
                    element
                }
            };
            above = Some(element.clone());
            self.0.push((laid, element));
        }
        old.into_iter().for_each(|(_, element)| element.remove());
    }
}

fn is_same(one: &Laid, other: &Laid) -> bool {
    (one.index, one.card) == (other.index, other.card)
}

fn make(laid: Laid) -> HtmlElement {
    let element: HtmlElement = pattern::copy("<span></span>").unchecked_into();
    if let Some(card) = laid.card {
        let card = picture(&faces::clear4::on_pile(card));
        card.set_id(&places::pile(laid.index));
        drop(element.append_child(&card));
    }
    put(&element, laid);
    element
}

/// Where it lies, and how.
fn put(element: &HtmlElement, laid: Laid) {
    element.set_class_name(match (laid.card, laid.on_top) {
        (None, _) => "cf-gap",
        (Some(_), true) => "cf-laid on-top",
        (Some(_), false) => "cf-laid",
    });
    element.style().set_css_text(&format!("--x:{};--turn:{}deg", laid.x, laid.turn));
}
