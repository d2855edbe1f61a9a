//! The pile in the middle.

use cardshed_rules::clear4::Pile as Cards;
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::fan::{Fan, Laid};
use super::flights::places;
use super::reveal::Stage;
use super::says;
use crate::faces;
use crate::parts::alike::{For, Memo, Show};
use crate::parts::card::Card;
use crate::t;
use crate::words::words;

/// The pile, fanned, with a line that says what it means; and the place where final cards are turned over.
#[component]
pub fn Pile(desk: Desk) -> impl IntoView {
    let pile: Memo<Cards> = desk.part(|view| view.pile);
    let fan = Memo::new(move |_| pile.with(Fan::of));
    let removed = desk.part(|view| view.removed.len());
    let has_removed = move || removed.get() > 0;
    let count = move || pile.with(|pile| pile.cards().len());
    let is_high = move || count() > 4;
    view! {
        <section class="centre cf-centre" data-test="pile" data-count=move || count() aria-label=move || pile.with(|pile| says::pile_name(&words(), pile))>
            <div class="cf-pile" class:four=move || pile.with(|pile| pile.run() == 4) data-place="pile" aria-hidden="true">
                {move || fan.with(|fan| fan.gaps.clone()).into_iter().map(|gap| view! {
                    <span class="cf-gap" style:--x=gap.x.to_string() style:--turn=format!("{}deg", gap.turn)></span>
                }).collect_view()}
                <For each=move || fan.with(|fan| fan.cards.clone()) key=|laid| (laid.index, laid.card) let:laid>
                    <OnPile fan index=laid.index laid/>
                </For>
            </div>
            <p class="cf-line" aria-hidden="true">
                {move || pile.with(|pile| says::pile_line(&words(), pile))}
                <Show when=is_high>
                    <span class="pill">{move || cardshed_text::cards::count(&words(), count())}</span>
                </Show>
            </p>
            <p class="cf-out small quiet"><span class="cf-anchor" data-place=places::GONE></span>
                <Show when=has_removed><span>{t!("clear4-out", count = removed.get())}</span></Show>
            </p>
            <Stage desk/>
        </section>
    }
}

/// One card. It glides to its place when others come onto it.
#[component]
fn OnPile(fan: Memo<Fan>, index: usize, laid: Laid) -> impl IntoView {
    // When the pile goes, the card goes with it: until then it stays where it was.
    let now = Memo::new(move |before: Option<&Laid>| {
        let found = fan.with(|fan| fan.cards.iter().find(|laid| laid.index == index).copied());
        found.or(before.copied()).unwrap_or(laid)
    });
    view! {
        <span
            class="cf-laid"
            class:on-top=move || now.get().on_top
            style:--x=move || now.get().x.to_string()
            style:--turn=move || format!("{}deg", now.get().turn)
        >
            <Card drawing=faces::clear4::on_pile(laid.card) place=places::pile(index)/>
        </span>
    }
}
