//! The suspense of a final card: it comes to the middle, is turned over there, and only then the board shows what it did.

use cardshed_rules::GameId;
use cardshed_rules::any::AnySeen;
use cardshed_rules::clear4::{Card, Seen};
use cardshed_text::{People, log};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::flights::{places, show};
use crate::device::Alarm;
use crate::faces::{self, Face};
use crate::parts::alike::Memo;
use crate::parts::flight::{Flight, Flights, Start};
use crate::parts::sound::Sound;
use crate::play::{Happened, Suspense};
use crate::settings::{Settings, settings};
use crate::words::words;

/// How long a final card lies face down in the middle and is turned over, in milliseconds.
const TURNING: f64 = 1_000.0;

/// How long it is shown then, long enough to be read.
const SHOWN: f64 = 1_600.0;

/// A final card that is being turned over, or was just now.
#[derive(Clone, Debug, PartialEq)]
pub struct Reveal {
    /// Tells two of them apart.
    pub number: u32,
    /// What it is.
    pub card: Card,
    /// Whether it fits.
    pub fits: bool,
    /// What it is, in words.
    pub text: String,
}

/// Has the board follow the table: at once, or after a final card was turned over.
pub fn follow(desk: Desk, flights: Flights) {
    let settings = settings();
    let alarm = StoredValue::new_local(Alarm::default());
    desk.play.before(move |happened| {
        let seen = clear4(happened);
        if desk.is_held.get_untracked() {
            return;
        }
        let Some(turned) = seen.iter().position(|seen| matches!(seen, Seen::BlindTurned { .. })) else {
            return show(flights, desk, &seen);
        };
        let Some(reveal) = reveal(desk, &seen[turned]) else { return };
        let moves = settings.with_untracked(Settings::moves);
        let view = desk.view.get_untracked();
        if let (true, Some(view), Seen::BlindTurned { seat, stack, .. }) = (moves, view, seen[turned]) {
            let from = Start::Place(places::stack(&view, seat, stack));
            flights
                .fly(|| vec![Flight { drawing: faces::back(GameId::Clear4), from, to: "reveal".to_owned() }]);
        }
        desk.reveal.set(Some(reveal));
        if moves {
            desk.play.suspense.set(Suspense::FaceDown);
            let rest = seen[turned..].to_vec();
            let work = move || turn(desk, flights, &rest, alarm);
            alarm.with_value(|alarm| alarm.set(TURNING, work));
        } else {
            lie(desk, alarm);
        }
    });
    desk.play.view.follow(move || {
        if !desk.is_held.get_untracked() {
            desk.catch_up();
        }
    });
    on_cleanup(move || end(desk));
}

/// The card has been turned over: the board shows what it did.
fn turn(desk: Desk, flights: Flights, seen: &[Seen], alarm: StoredValue<Alarm, LocalStorage>) {
    // The board may have gone meanwhile.
    if desk.reveal.try_with_untracked(Option::is_some) == Some(true) {
        show(flights, desk, seen);
        lie(desk, alarm);
        desk.catch_up();
    }
}

/// The card lies there to be read, and goes after a while.
fn lie(desk: Desk, alarm: StoredValue<Alarm, LocalStorage>) {
    desk.play.suspense.set(Suspense::Shown);
    alarm.with_value(|alarm| alarm.set(SHOWN, move || end(desk)));
}

fn end(desk: Desk) {
    let _ = desk.reveal.try_set(None);
    let _ = desk.play.suspense.try_set(Suspense::None);
}

fn clear4(happened: &Happened) -> Vec<Seen> {
    let of_this_game = |seen: &AnySeen| match seen {
        AnySeen::Clear4(seen) => Some(*seen),
        _ => None,
    };
    happened.seen.iter().filter_map(of_this_game).collect()
}

fn reveal(desk: Desk, turned: &Seen) -> Option<Reveal> {
    let &Seen::BlindTurned { card, fits, .. } = turned else { return None };
    let number = desk.reveal.with_untracked(|before| before.as_ref().map_or(0, |before| before.number + 1));
    let text = untrack(|| {
        let names = desk.play.names();
        let people = People { names: &names, you: desk.play.seat.get() };
        log::line(&words(), &AnySeen::Clear4(*turned), &people)
    })?;
    desk.sound(Sound::Draw);
    Some(Reveal { number, card, fits, text })
}

/// The stage on which a final card is turned over.
#[component]
pub fn Stage(desk: Desk) -> impl IntoView {
    let card = Memo::new(move |_| {
        desk.reveal.with(|reveal| reveal.as_ref().map(|reveal| (reveal.number, reveal.card, reveal.fits)))
    });
    let text = move || desk.reveal.with(|reveal| reveal.as_ref().map(|reveal| reveal.text.clone()));
    view! {
        {move || card.get().map(|(_, card, fits)| view! {
            <div class="cf-stage" data-test="reveal" class:misses=!fits aria-hidden="true">
                <div class="cf-turning" id="reveal">
                    <div class="card under"><Face drawing=faces::back(GameId::Clear4)/></div>
                    <div class="card over"><Face drawing=faces::clear4::face(card)/></div>
                </div>
                <p>{move || text()}</p>
            </div>
        })}
    }
}
