//! The board of Clear Four: the others with their stacks, the pile in the middle, and one's own hand and stacks, from which
//! cards are chosen together.
//!
//! | module | |
//! | --- | --- |
//! | `chosen` | what is chosen, what it would do, what may join it |
//! | `desk` | the board as it is used: what it shows and what its buttons do |
//! | `says` | what it says in words |
//! | `fan` | how the pile lies |
//! | `flights`, `reveal` | cards that fly, and final cards that are turned over |
//! | `keys` | the keyboard |
//! | `others`, `pile`, `own`, `acts` | what is seen, from top to bottom |

mod acts;
mod chosen;
mod desk;
mod fan;
mod flights;
mod keys;
mod others;
mod own;
mod pile;
mod reveal;
mod says;
#[cfg(test)]
mod tests;

use cardshed_view::view;
use leptos::prelude::*;

use crate::faces;
use crate::parts::alike::{Memo, Show};
use crate::parts::flight::flights;
use crate::parts::later::{Later, afterwards};
use crate::play::Play;

use acts::{Acts, Advice, Status};
use desk::Desk;
use others::Others;
use own::{Hand, Stacks};
use pile::Pile;

/// The board, from one's own seat.
#[component]
pub fn Board(play: Play) -> impl IntoView {
    let desk = Desk::new(play);
    reveal::follow(desk, flights());
    keys::listen(desk);
    afterwards(faces::clear4::prepare);
    let has_hand = desk.part(|view| view.hand.is_some());
    let sits = Memo::new(move |_| play.seat.get().is_some() && has_hand.get());
    view! {
        <div class="board cf" data-test="clear4">
            <div class="felt">
                <Later><Others desk/></Later>
                <Later><Pile desk/></Later>
            </div>
            <div class="mine cf-mine">
                <Status desk/>
                <Advice desk/>
                <Show when=move || sits.get()>
                    <div class="cf-own"><Later><Hand desk/></Later><Later><Stacks desk/></Later></div>
                    <Later><Acts desk/></Later>
                </Show>
            </div>
        </div>
    }
}
