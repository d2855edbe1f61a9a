//! The board of Two Halves: the top card, and four cards at most to lay on it.

use cardshed_view::view;
use leptos::prelude::*;

use crate::games::speed::{HALVES_HAND, RaceBoard};
use crate::play::Play;

/// The board, from one's own seat.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let beside = Callback::new(|_| ().into_any());
    view! { <RaceBoard play game="halves" slots=HALVES_HAND beside/> }
}
