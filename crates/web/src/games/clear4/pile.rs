//! The pile in the middle.

use cardshed_rules::clear4::Pile as Cards;
use cardshed_view::view;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use super::desk::Desk;
use super::fan::{Fan, Laid, PLACES};
use super::flights::places;
use super::reveal::Stage;
use super::says;
use crate::faces;
use crate::parts::alike::{Memo, Show, effect};
use crate::parts::card::picture;
use crate::pattern::Wanted;
use crate::t;
use crate::words::words;

/// The pile, fanned, with a line that says what it means; and the place where final cards are turned over.
#[component]
pub fn Pile(desk: Desk) -> impl IntoView {
    let pile: Memo<Cards> = desk.part(|view| view.pile);
    let (node, spread) = (Wanted::new(), StoredValue::new_local(Spread::default()));
    effect(move || {
        if let Some(node) = node.get() {
            spread.update_value(|spread| spread.follow(&pile.with(Fan::new), &node));
        }
    });
    let removed = desk.part(|view| view.removed.len());
    let has_removed = move || removed.get() > 0;
    let count = move || pile.with(|pile| pile.cards().len());
    let is_high = move || count() > 4;
    view! {
        <section class="centre cf-centre" data-test="pile" aria-label=move || pile.with(|pile| says::pile_name(&words(), pile))>
            <div class="cf-pile" id="pile" aria-hidden="true" node_ref=node>
                {(0..PLACES).map(|_| view! { <i class="cf-gap"></i> }).collect_view()}
            </div>
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

/// The fan on the screen. It is followed by hand: of what lies there most stays.
#[derive(Default)]
struct Spread {
    cards: Vec<(Laid, HtmlElement)>,
    /// What the style was told of it, once it was.
    shape: Option<Shape>,
}

/// What the style has to know of a fan besides its cards.
#[derive(Clone, Copy, PartialEq)]
struct Shape {
    under: usize,
    places: usize,
    is_four: bool,
}

impl Spread {
    /// Has the element show the fan. A card stays the same element as long as it lies there.
    fn follow(&mut self, fan: &Fan, pile: &HtmlElement) {
        if self.shape.is_none() {
            // The element may have shown another pile before.
            let inside = std::iter::successors(pile.first_element_child(), Element::next_element_sibling);
            let cards: Vec<Element> = inside.skip(PLACES).collect();
            cards.into_iter().for_each(|card| card.remove());
        }
        let shape = Shape { under: fan.under(), places: fan.places, is_four: fan.is_four() };
        shape.tell(pile, self.shape.replace(shape));
        let mut old = std::mem::take(&mut self.cards).into_iter().peekable();
        for &laid in &fan.cards {
            while let Some((_, gone)) = old.next_if(|(before, _)| !is_same(before, &laid)) {
                gone.remove();
            }
            let element = match old.next() {
                Some((before, element)) => {
                    if before.on_top != laid.on_top {
                        put(&element, laid);
                    }
                    element
                }
                None => lay(laid, pile),
            };
            self.cards.push((laid, element));
        }
        old.for_each(|(_, gone)| gone.remove());
    }
}

impl Shape {
    /// Tells the style what it does not know from the shape before.
    fn tell(self, pile: &HtmlElement, before: Option<Shape>) {
        if before.is_none_or(|before| before.class() != self.class()) {
            pile.set_class_name(self.class());
        }
        if before.is_none_or(|before| before.under != self.under) {
            pile.style().set_css_text(&format!("--under:{}", self.under));
        }
    }

    fn class(self) -> &'static str {
        match (self.places, self.is_four) {
            (1, _) => "cf-pile one",
            (_, true) => "cf-pile four",
            (_, false) => "cf-pile",
        }
    }
}

fn is_same(one: &Laid, other: &Laid) -> bool {
    (one.index, one.card) == (other.index, other.card)
}

/// Lays a card on top of all others.
fn lay(laid: Laid, pile: &HtmlElement) -> HtmlElement {
    let card = picture(&faces::clear4::on_pile(laid.card));
    card.set_id(&places::pile(laid.index));
    put(&card, laid);
    drop(pile.append_child(&card));
    card
}

fn put(card: &HtmlElement, laid: Laid) {
    card.set_class_name(if laid.on_top { "card cf-laid on-top" } else { "card cf-laid" });
}
