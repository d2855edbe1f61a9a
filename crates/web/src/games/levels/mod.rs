//! The table of Eight Levels.
//!
//! `desk::Desk` is one's own side of it as signals: what is selected and what pressing something does. What follows from the rules
//! alone is in plain functions: `plan` (how far the hand is), `order` (how it is sorted), `choice` (what a selection can do), `tray` (a
//! level being put together).

use cardshed_view::view;
use leptos::prelude::*;

use crate::faces;
use crate::parts::alike::{Memo, Show};
use crate::parts::later::{Later, afterwards};
use crate::play::Play;

mod acts;
mod change;
mod choice;
mod desk;
mod goal;
mod hand;
mod hint;
mod keys;
mod laying;
mod order;
mod piles;
mod plan;
mod seats;
mod travel;
mod tray;

use acts::Acts;
use change::Change;
use desk::Desk;
use goal::Goal;
use hand::OwnHand;
use laying::Laying;
use piles::{Combinations, DrawPile, Pile};
use seats::Station;

/// The board, from one's own seat or for somebody who watches.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let desk = Desk::new(play);
    keys::listen(desk);
    travel::watch(desk);
    afterwards(faces::levels::prepare);
    let others = Memo::new(move |_| play.others());
    let has_hand = desk.part(|view| view.hand.is_some());
    let own = Memo::new(move |_| play.seat.get().filter(|_| has_hand.get()));
    let number = Signal::derive(move || Some(others.with(Vec::len) + 1));
    view! {
        <div class="board levels" class:laying-now=move || desk.trays.with(Option::is_some)>
            <div class="felt">
                <div class="stations" data-others=move || others.with(Vec::len).to_string()>
                    {move || others.get().into_iter().enumerate().map(|(index, seat)| {
                        view! { <Later><Station desk seat number={index + 1}/></Later> }
                    }).collect_view()}
                </div>
                <div class="middle">
                    <div class="piles">
                        <DrawPile desk/>
                        {move || own.get().map(|seat| view! { <Pile desk seat number/> })}
                    </div>
                    {move || own.get().map(|seat| view! { <Combinations desk seat/> })}
                </div>
            </div>
            <Show when=move || own.get().is_some()>
                <div class="mine">
                    <Show when=move || desk.trays.with(Option::is_some) fallback=move || view! { <Goal desk/> }>
                        <Laying desk/>
                    </Show>
                    <Later><OwnHand desk/></Later>
                    <Later><Acts desk/></Later>
                </div>
            </Show>
            <Change desk/>
        </div>
    }
}
