//! What is one's own: the hand and the four stacks.

use cardshed_rules::GameId;
use cardshed_rules::clear4::{StackFace, StackId, View};
use cardshed_view::view;
use leptos::prelude::*;

use super::chosen::{Piece, hand, own_stack};
use super::desk::Desk;
use super::says;
use crate::faces;
use crate::parts::alike::{For, Memo, Show};
use crate::parts::card::{Card, CardButton};
use crate::t;
use crate::words::words;

/// The hand, sorted.
#[component]
pub fn Hand(desk: Desk) -> impl IntoView {
    let cards = desk.part(hand);
    view! {
        <div class="cf-hand" role="group" aria-label=t!("clear4-hand")>
            <div class="cf-fan" style:--n=move || cards.with(|cards| cards.len().max(2).to_string())>
                <span class="cf-anchor" id="own-hand"></span>
                <For each=move || cards.get() key=|piece| *piece let:piece>
                    <div class="cf-held"><Pressable desk piece/></div>
                </For>
            </div>
        </div>
    }
}

/// The four stacks.
#[component]
pub fn Stacks(desk: Desk) -> impl IntoView {
    view! {
        <div class="cf-stacks" role="group" aria-label=t!("clear4-stacks")>
            {StackId::ALL.into_iter().map(|stack| view! { <Stack desk stack/> }).collect_view()}
        </div>
    }
}

/// A stack: the final card crosswise at the bottom, a covered card as an edge, the open one on top.
#[component]
fn Stack(desk: Desk, stack: StackId) -> impl IntoView {
    let face = desk.part(move |view| own_stack(view, stack));
    let piece = Memo::new(move |_| Piece::of_stack(stack, face.get()));
    let under = move || face.get().cards.saturating_sub(1);
    let has_under = move |cards: u8| under() >= cards;
    view! {
        <div class="cf-stack" data-stack=stack.to_string() data-cards=move || face.get().cards.to_string()>
            <Show when=move || has_under(1)><span class="cf-cross" aria-hidden="true"><Card drawing=faces::back(GameId::Clear4)/></span></Show>
            <Show when=move || has_under(2)><span class="cf-covered" aria-hidden="true"><Card drawing=faces::back(GameId::Clear4)/></span></Show>
            {move || match piece.get() {
                Some(piece) => view! { <div class="cf-top"><Pressable desk piece/></div> },
                None => view! {
                    <div class="cf-none" role="img" id=Piece::Open(stack).place() aria-label=move || says::stack_name(&words(), stack, StackFace::default())></div>
                },
            }}
            <Show when=move || has_under(1)><span class="cf-count" aria-hidden="true">{move || format!("+{}", under())}</span></Show>
        </div>
    }
}

/// A card of one's own to press. What it is follows the table: another card may come to lie open on a stack.
#[component]
fn Pressable(desk: Desk, piece: Piece) -> impl IntoView {
    let card = desk.part(move |view| piece.card(view));
    let face =
        desk.part(move |view| piece.stack().map_or_else(StackFace::default, |stack| own_stack(view, stack)));
    let is_chosen = Memo::new(move |_| desk.chosen.with(|chosen| chosen.contains(piece)));
    // Nothing is dimmed while it is somebody else's turn.
    let is_lit = Memo::new(move |_| {
        let may = |view: &View| desk.chosen.with(|chosen| chosen.may_press(view, piece));
        desk.step.get().and_then(|_| desk.asked(may))
    });
    let class = move || match (is_chosen.get(), is_lit.get()) {
        (true, _) => "up",
        (false, Some(true)) => "lit",
        (false, Some(false)) => "dim",
        (false, None) => "",
    };
    let name = move || says::piece(&words(), piece, face.get(), is_lit.get() == Some(false));
    let drawing = move || match card.get() {
        Some(card) => faces::clear4::face(card),
        None => faces::clear4::final_back(),
    };
    view! {
        <CardButton
            drawing=Signal::derive(drawing)
            name=Signal::derive(name)
            class=Signal::derive(move || class().to_owned())
            pressed=Signal::derive(move || is_chosen.get())
            place=piece.place()
            on_press=move |()| desk.press(piece)
            piece=Signal::derive(move || card.get().map_or_else(|| "final".to_owned(), |card| card.to_string()))
        />
    }
}
