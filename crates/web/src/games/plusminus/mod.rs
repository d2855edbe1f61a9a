//! The board of `plusminus`.

use cardshed_rules::any::{AnyAction, AnyView};
use cardshed_rules::plusminus::View;
use leptos::prelude::*;

use crate::parts::seats::SeatBadge;
use crate::play::Play;

/// The board, from one's own seat.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let view = Memo::new(move |_| {
        play.view.with(|view| match view {
            Some(AnyView::PlusMinus(view)) => Some(*view),
            _ => None,
        })
    });
    let actions = move || play.view.with(|view| view.as_ref().map(AnyView::actions).unwrap_or_default());
    view! {
        <div class="board">
            <div class="felt">
                <div class="seats">
                    {move || play.others().into_iter().map(|seat| {
                        let facts = Signal::derive(move || view.with(|view: &Option<View>| view.as_ref().map_or_else(String::new, |view| view.hand_sizes[seat].to_string())));
                        view! { <SeatBadge play seat facts/> }
                    }).collect_view()}
                </div>
            </div>
            <div class="mine">
                <div class="acts">
                    {move || actions().into_iter().take(12).map(|action: AnyAction| {
                        let text = action.to_string();
                        view! { <button type="button" on:click=move |_| { play.act(action.clone()); }>{text}</button> }
                    }).collect_view()}
                </div>
            </div>
        </div>
    }
}
