//! The page: Cardshed in the browser.
//!
//! Whatever happens at a table reaches the page through a [`line`](mod@line), as the replies of the protocol: from a server
//! over a WebSocket, from a table that the page runs itself, from a record, from a lesson. [`play::Play`] keeps what
//! they say as signals, and everything on the screen follows from these. So a board does not know whether it shows a game
//! against bots in this page or one with people far away.
//!
//! | module | |
//! | --- | --- |
//! | [`play`] | a table as the page knows it, and what can be asked of it |
//! | [`line`](mod@line) | where it comes from |
//! | [`faces`] | the cards, drawn |
//! | [`games`] | the boards of the four games |
//! | [`pattern`] | how views become elements |
//! | [`parts`] | what several screens are made of |
//! | [`screens`] | what is shown at which address |
//! | [`address`](mod@address) | which that is, and how links change it |

#![forbid(unsafe_code)]
// What a component takes is documented where it is not plain from its name and type.
#![allow(missing_docs)]
// A component owns what it takes.
#![allow(clippy::needless_pass_by_value)]
// In a view, `move || is_up()` says that it changes; `is_up` alone does not.
#![allow(clippy::redundant_closure)]

use wasm_bindgen_futures::spawn_local;

pub mod address;
pub mod app;
pub mod clipboard;
pub mod device;
pub mod faces;
pub mod games;
pub mod line;
pub mod parts;
pub mod pattern;
pub mod play;
pub mod screens;
pub mod settings;
pub mod soon;
pub mod words;

/// Gets the words of the page and starts it, so that it takes the place of its first screen: each step in a task of its own,
/// so that a tap on a link of the first screen waits for one of them at most.
pub fn start() {
    // Whoever looks for what went wrong finds it in the console.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    spawn_local(async {
        device::pause(0).await;
        words::begin(settings::kept().language()).await;
        device::pause(0).await;
        leptos::mount::mount_to_body(app::App);
    });
}
