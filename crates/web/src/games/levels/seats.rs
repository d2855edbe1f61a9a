//! The others: their hand, their level, their pile, and what they have laid down.

use cardshed_rules::levels::Action;
use cardshed_rules::{GameId, Seat};
use cardshed_text::cards;
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::piles::{Combinations, Ladder, Pile};
use crate::faces::{self, Face};
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::seats::SeatBadge;
use crate::t;
use crate::words::words;

/// Somebody else's place at the table.
#[component]
pub fn Station(
    desk: Desk,
    seat: Seat,
    /// The key that takes from their pile.
    number: usize,
) -> impl IntoView {
    let size = desk.part(move |view| view.hand_sizes[seat]);
    let is_skipped = desk.part(move |view| view.table.skipped.contains(seat));
    let shown = desk.part(move |view| shown_level(view, seat));
    let facts = Signal::derive(move || {
        let words = words();
        let cards = cards::count(&words, size.get().into());
        words.say("levels-facts", &[("level", shown.get().into()), ("cards", cards.into())])
    });
    let level = desk.part(move |view| view.table.levels[seat]).into();
    let last = desk.last_level();
    let can_skip = Memo::new(move |_| desk.options.with(|options| options.contains(&Action::Skip(seat))));
    let drawing = faces::back(GameId::Levels);
    view! {
        <section class="station" class:skipped=move || is_skipped.get() class:lit=move || can_skip.get() data-test="station" data-seat=seat.to_string() data-drop=format!("seat {seat}")>
            <Pile desk seat number=Signal::stored(Some(number))/>
            <div class="who">
                <SeatBadge play=desk.play seat facts/>
                <Ladder level last/>
                <Show when=move || is_skipped.get()><span class="pill warn">{t!("levels-skipped")}</span></Show>
                <Show when=move || can_skip.get()>
                    <button type="button" class="skip-here" data-test="skip" on:click=handler(move |_| desk.act(Action::Skip(seat)))>
                        {move || desk.label(&Action::Skip(seat))}<kbd aria-hidden="true">{number}</kbd>
                    </button>
                </Show>
            </div>
            <span class="back" aria-hidden="true" id=format!("cards-{seat}")>
                <Face drawing/><b>{move || size.get()}</b>
            </span>
            <Combinations desk seat/>
        </section>
    }
}

/// The level somebody is on; one who is through stays on the last one.
pub fn shown_level(view: &cardshed_rules::levels::View, seat: Seat) -> u8 {
    view.table.levels[seat].min(view.table.options.last_level())
}
