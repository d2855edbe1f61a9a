//! The others: how many cards they hold, and their stacks, small.

use cardshed_rules::clear4::{StackFace, StackId};
use cardshed_rules::{GameId, Seat};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::says;
use crate::faces;
use crate::parts::alike::{For, Memo};
use crate::parts::card::Card;
use crate::parts::seats::SeatBadge;
use crate::words::words;

/// Everyone else at the table, from the left; everyone, for somebody who watches.
#[component]
pub fn Others(desk: Desk) -> impl IntoView {
    let seats = Memo::new(move |_| desk.play.others());
    view! {
        <div class="seats cf-seats" data-seats=move || seats.with(Vec::len).to_string()>
            <For each=move || seats.get() key=|seat| *seat let:seat><Other desk seat/></For>
        </div>
    }
}

#[component]
fn Other(desk: Desk, seat: Seat) -> impl IntoView {
    let held =
        desk.part(move |view| if view.hand_sizes.seats().has(seat) { view.hand_sizes[seat] } else { 0 });
    let facts = move || {
        let words = words();
        words.say("clear4-in-hand", &[("count", held.get().into())])
    };
    view! {
        <SeatBadge play=desk.play seat facts=Signal::derive(facts)>
            <div class="cf-small">
                <span class="cf-anchor" id=format!("hand-of-{seat}")></span>
                {StackId::ALL.into_iter().map(|stack| view! { <Small desk seat stack/> }).collect_view()}
            </div>
        </SeatBadge>
    }
}

/// A stack of somebody else. As many strokes as it has cards are under it.
#[component]
fn Small(desk: Desk, seat: Seat, stack: StackId) -> impl IntoView {
    let face = desk.part(move |view| {
        if view.stacks.seats().has(seat) { view.stacks[seat][stack.index()] } else { StackFace::default() }
    });
    let drawing = move || match face.get().open {
        Some(card) => faces::clear4::small(card),
        None => faces::back(GameId::Clear4),
    };
    view! {
        <div
            class="cf-mini"
            data-cards=move || face.get().cards.to_string()
            role="img"
            aria-label=move || says::stack_name(&words(), stack, face.get())
        >
            <Card drawing=Signal::derive(drawing) place=format!("{stack}-of-{seat}")/>
            <span class="cf-strokes" aria-hidden="true"><i></i><i></i><i></i></span>
        </div>
    }
}
