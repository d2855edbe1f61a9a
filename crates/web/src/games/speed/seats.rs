//! The others in a race: who they are and how many cards they have left. Everybody has a mark of their own, which also
//! stands beside what they lay.

use cardshed_rules::Seat;
use cardshed_view::view;
use leptos::prelude::*;

use super::Racing;
use crate::parts::alike::{For, Memo};
pub use crate::parts::marks::mark;
use crate::parts::seats::SeatBadge;
use crate::play::Play;
use crate::words::words;

/// All cards but at most one are shared out: in Plus Minus 72 of 73, in Two Halves 72.
const SHARED_OUT: f64 = 72.0;

/// What somebody is called from one's own seat.
pub fn called(play: Play, seat: Seat) -> String {
    if play.seat.get() == Some(seat) { words().get("race-you") } else { play.name(seat) }
}

/// How many cards somebody has: in the hand, and to draw. Before the signal nobody knows.
pub fn counts(racing: Racing, seat: Seat) -> Memo<Option<(u8, u8)>> {
    Memo::new(move |_| {
        racing.race.with(|race| {
            let race = race.as_ref().filter(|race| race.hands.seats().has(seat))?;
            Some((race.hands[seat], race.decks[seat]))
        })
    })
}

/// The same to be seen.
pub fn facts(counts: Memo<Option<(u8, u8)>>) -> String {
    counts.get().map_or_else(String::new, |(hand, deck)| format!("{hand} + {deck}"))
}

/// How much of somebody's share is left, as a bar.
#[component]
pub fn Left(racing: Racing, seat: Seat, counts: Memo<Option<(u8, u8)>>) -> impl IntoView {
    let left = move || {
        let Some((hand, deck)) = counts.get() else { return 1.0 };
        let seats = racing.race.with(|race| race.as_ref().map_or(2, |race| race.hands.seats().get()));
        f64::from(hand + deck) * seats as f64 / SHARED_OUT
    };
    let spoken = move || {
        let (hand, deck) = counts.get()?;
        Some(words().say("race-counts", &[("hand", hand.into()), ("deck", deck.into())]))
    };
    view! {
        {mark(seat)}
        <span class="left" role=move || counts.get().map(|_| "img") aria-label=move || spoken()><span style:--left=move || format!("{:.3}", left().min(1.0))></span></span>
    }
}

/// The others.
#[component]
pub fn Seats(racing: Racing) -> impl IntoView {
    let play = racing.play;
    let others = Memo::new(move |_| play.others());
    view! {
        <div class="seats" class:few=move || { others.with(Vec::len) < 3 } class:many=move || others.with(|others| others.len() > 3)>
            <For each=move || others.get() key=|seat| *seat children=move |seat| {
                let counts = counts(racing, seat);
                let facts = Signal::derive(move || facts(counts));
                view! { <SeatBadge play seat facts><Left racing seat counts/></SeatBadge> }
            }/>
        </div>
    }
}
