//! All hands at once, from the game's own state: what nobody saw while it was played.

use cardshed_rules::any::{AnyGame, AnyPosition};
use cardshed_rules::{Seat, halves, levels};
use cardshed_view::view;
use leptos::prelude::*;

use crate::play::Play;
use crate::screens::rules::drawing::Row;
use crate::screens::rules::shown::Shown;
use crate::t;

/// What everyone has, in seat order: the hand first, and in Clear Four each stack, its open card last.
#[must_use]
pub fn of(game: &AnyGame) -> Vec<Vec<Vec<Shown>>> {
    match game.position() {
        AnyPosition::Clear4(position) => {
            let player = |player: &cardshed_rules::clear4::Player| {
                let hand = player.hand.iter().copied().map(Shown::Clear4).collect();
                let stack = |stack: &Vec<_>| stack.iter().rev().copied().map(Shown::Clear4).collect();
                let stacks = player.stacks.iter().filter(|stack| !stack.is_empty()).map(stack);
                std::iter::once(hand).chain(stacks).collect()
            };
            position.players.iter().map(player).collect()
        }
        AnyPosition::PlusMinus(position) => {
            let hands = position.players.iter().map(|player| player.hand.iter().copied());
            hands.map(|hand| vec![hand.map(Shown::PlusMinus).collect()]).collect()
        }
        AnyPosition::Halves(position) => {
            let hands = position.players.iter().map(|player| player.hand.iter().copied());
            hands
                .map(|hand| vec![hand.map(|card| Shown::Halves(halves::Laid::upright(card))).collect()])
                .collect()
        }
        AnyPosition::Levels(position) => {
            let hands = position.players.iter().map(|player| player.hand.iter().copied());
            hands.map(|hand| vec![hand.map(|card| Shown::Levels(levels::Face::of(card))).collect()]).collect()
        }
    }
}

/// All hands, each with its player's name.
#[component]
pub fn Hands(play: Play, #[prop(into)] game: Signal<Option<AnyGame>>) -> impl IntoView {
    view! {
        <section class="open-hands" aria-label=t!("replay-open") tabindex="0">
            {move || game.get().map(|game| of(&game).into_iter().enumerate().map(|(index, rows)| {
                let name = move || Seat::new(index).map(|seat| play.name(seat));
                view! {
                    <div class="open-hand">
                        <h2>{move || name()}</h2>
                        <div class="rows">{rows.into_iter().map(|cards| view! { <Row cards/> }).collect_view()}</div>
                    </div>
                }
            }).collect_view())}
        </section>
    }
}
