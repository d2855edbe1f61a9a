//! Before a match: who sits where, by which rules, and the link to share.

use cardshed_protocol::{Command, TableSettings, TableState, Who};
use cardshed_rules::Seat;
use cardshed_text::games;
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::effect;
use crate::parts::top::Top;
use crate::play::Play;
use crate::screens::table::{Lost, Place};
use crate::t;
use crate::words::words;

mod bots;
mod chairs;
mod invite;
mod offers;
mod own_levels;
mod person;
mod pick;
mod qr;
mod start;
mod terms;

pub use chairs::Chairs;
pub use invite::Invite;
pub use start::{Start, first_open, waiting};
pub use terms::Terms;

use person::Watching;

/// The lobby of a table.
#[component]
pub fn Lobby(play: Play, place: Place) -> impl IntoView {
    let is_remote = matches!(place, Place::Remote { .. });
    // Whoever follows a link wants to play: they have a seat at once, until they stand up.
    let wants_seat = RwSignal::new(is_remote);
    take_a_seat(play, wants_seat);
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content lobby-page" data-test="lobby">
                <header class="lobby-title">
                    <h1>{move || play.game().map(|game| games::name(&words(), game))}</h1>
                    <p class="quiet">
                        {move || play.game().map(|game| games::about(&words(), game))}" "
                        {move || play.game().map(|game| view! { <a href=format!("/rules/{game}") target="_blank">{t!("rules")}</a> })}
                    </p>
                    {is_remote.then(|| view! { <p class="hosted">{move || hosted(play)}</p> })}
                </header>
                <div class="lobby">
                    {is_remote.then(|| view! { <Invite play/> })}
                    <div class="column">
                        <Chairs play place wants_seat/>
                        {is_remote.then(|| view! { <Watching play/> })}
                    </div>
                    <Terms play place/>
                </div>
            </main>
            <Start play place wants_seat/>
            <Lost play/>
        </div>
    }
}

/// Who may settle things here.
fn hosted(play: Play) -> Option<String> {
    let host = play.table.with(|table| table.as_ref().and_then(|table| table.host))?;
    let name = play.person(host)?.name.to_string();
    let you = if play.is_host() { "yes" } else { "no" };
    Some(words().say("lobby-hosted", &[("you", you.into()), ("name", name.into())]))
}

/// Sits down on the first free seat while that is wanted, on the next one if somebody else was quicker. What was asked for
/// may have been lost with the line.
fn take_a_seat(play: Play, wants_seat: RwSignal<bool>) {
    let asked = StoredValue::new(None::<Seat>);
    effect(move || {
        if play.seat.get().is_some() {
            wants_seat.set(false);
            return;
        }
        if !wants_seat.get() || play.you.get().is_none() {
            return;
        }
        if play.is_lost() {
            return asked.set_value(None);
        }
        let open = play.table.with(|table| table.as_ref().and_then(first_open));
        // One that was taken by somebody else is asked for again once it is free.
        if open != asked.get_value() {
            asked.set_value(open);
            if let Some(seat) = open {
                play.ask(Command::Sit { seat });
            }
        }
    });
}

/// Whether a seat is free.
fn is_open(table: &TableState, index: usize) -> bool {
    table.seats.get(index).is_some_and(|seat| seat.who == Who::Open)
}

/// The settings once the table has answered everything that was asked of it: what the next change starts from.
fn coming_settings(play: Play) -> Option<TableSettings> {
    let asked = play.asked(|command| match command {
        Command::Settle { settings } => Some(settings.clone()),
        _ => None,
    });
    asked.or_else(|| play.table.with_untracked(|table| table.as_ref().map(|table| table.settings.clone())))
}
