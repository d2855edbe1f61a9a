//! The board of Plus Minus: the top card with the two values that fit beside it.

use cardshed_rules::plusminus::{Card, Value};
use cardshed_view::view;
use leptos::prelude::*;

use crate::games::speed::{Race, RaceBoard, RaceCard, Racing};
use crate::parts::alike::Memo;
use crate::play::Play;
use crate::t;

/// A row of the hand at a desk, like the row of digits on a keyboard.
const SLOTS: usize = 10;

/// The board, from one's own seat.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let beside = Callback::new(|racing| view! { <Takes racing/> });
    view! { <RaceBoard play game="plusminus" slots=SLOTS beside/> }
}

/// The two values that fit, with how they come about: left the lower sum, right the higher (PM-11).
#[component]
fn Takes(racing: Racing) -> impl IntoView {
    let top = Memo::new(move |_| match racing.race.with(|race| race.as_ref().and_then(Race::top)) {
        Some(RaceCard::PlusMinus(top)) => Some(top),
        _ => None,
    });
    view! {
        {move || top.get().map(|top: Card| {
            let [low, high] = top.takes().map(Value::get);
            let (value, number) = (top.value().get(), top.number().get());
            view! {
                <div class="takes low" role="img" aria-label=t!("race-takes", value = low) data-test="takes-low">
                    <b>{low}</b><span>{format!("{value} − {number}")}</span>
                </div>
                <div class="takes high" role="img" aria-label=t!("race-takes", value = high) data-test="takes-high">
                    <b>{high}</b><span>{format!("{value} + {number}")}</span>
                </div>
            }
        })}
    }
}
