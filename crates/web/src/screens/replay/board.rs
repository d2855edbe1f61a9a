//! The board of whichever game it is.

use cardshed_rules::GameId;
use cardshed_view::view;
use leptos::prelude::*;

use crate::games::{clear4, halves, levels, plusminus};
use crate::play::Play;

/// The board of a game.
#[component]
pub fn AnyBoard(play: Play, game: GameId) -> impl IntoView {
    match game {
        GameId::Clear4 => view! { <clear4::Board play/> },
        GameId::PlusMinus => view! { <plusminus::Board play/> },
        GameId::Halves => view! { <halves::Board play/> },
        GameId::Levels => view! { <levels::Board play/> },
    }
}
