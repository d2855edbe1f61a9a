//! The seats: who has them, and what can be done about it.

use cardshed_protocol::{Command, PersonId, RefusalReason, Who};
use cardshed_rules::{GameId, Match, Seat, SeatCount, Start};
use cardshed_text::{key, seats};
use cardshed_view::view;
use leptos::prelude::*;

use super::bots::{self, BotChoice, USUAL_BOT};
use super::coming_settings;
use super::person::PersonMenu;
use super::pick::Pick;
use crate::parts::alike::{Memo, Show, handler};
use crate::play::{NoticeKind, Play};
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// Who has a seat, as far as the controls beside it depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitter {
    Nobody,
    Person(PersonId),
    Bot,
}

fn sitter(play: Play, seat: Seat) -> Option<Sitter> {
    play.table.with(|table| {
        Some(match table.as_ref()?.seats.get(seat.index())?.who {
            Who::Open => Sitter::Nobody,
            Who::Person { person } => Sitter::Person(person),
            Who::Bot { .. } => Sitter::Bot,
        })
    })
}

/// All seats, and how many there are.
#[component]
pub fn Chairs(play: Play, place: Place, wants_seat: RwSignal<bool>) -> impl IntoView {
    let count = Memo::new(move |_| play.seats().map_or(0, SeatCount::get));
    view! {
        <section class="panel column" aria-labelledby="chairs-title">
            <div class="row">
                <h2 id="chairs-title" class="grow">{t!("lobby-seats")}</h2>
                <HowMany play place/>
            </div>
            <ul class="chairs" data-test="chairs">
                {move || (0..count.get()).filter_map(Seat::new).map(|seat| view! { <Chair play place seat wants_seat/> }).collect_view()}
            </ul>
        </section>
    }
}

/// How many seats the table has; for the host to change.
#[component]
fn HowMany(play: Play, place: Place) -> impl IntoView {
    let counts = Memo::new(move |_| play.game().map_or(&[][..], GameId::seat_counts));
    let texts = Signal::derive(move || {
        counts.get().iter().map(|&count| words().say("lobby-players", &[("count", count.into())])).collect()
    });
    let chosen = Signal::derive(move || {
        let now = play.seats().map(SeatCount::get);
        counts.get().iter().position(|&count| Some(count) == now)
    });
    let resize = move |index: usize| {
        let Some(&wanted) = counts.get_untracked().get(index) else { return };
        let now = play.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.seats.len()));
        // Asked for nevertheless, it would be refused only when the bots have gone already.
        if let Some(why) = untrack(|| against(play, wanted, now)) {
            return play.notify(why);
        }
        for seat in (wanted..now).filter_map(Seat::new) {
            // Bots go of themselves.
            if untrack(|| sitter(play, seat)) == Some(Sitter::Bot) {
                play.ask(Command::RemoveBot { seat });
            }
        }
        play.ask(Command::Seats { seats: wanted as u8 });
        if matches!(place, Place::Local { .. }) {
            for seat in (now..wanted).filter_map(Seat::new) {
                play.ask(Command::AddBot { seat, bot: USUAL_BOT });
            }
        }
    };
    view! {
        <Show when=move || play.is_host()>
            <Pick play label=Signal::derive(t!("lobby-seat-count")) texts chosen test="seat-count" on_pick=resize/>
        </Show>
    }
}

/// Why there cannot be so many seats: people stay where they sit, and a match has rounds for so many players.
fn against(play: Play, wanted: usize, now: usize) -> Option<NoticeKind> {
    let has_person = |seat| matches!(sitter(play, seat), Some(Sitter::Person(_)));
    if (wanted..now).filter_map(Seat::new).any(has_person) {
        return Some(NoticeKind::First(key!("lobby-seat-in-use")));
    }
    let settings = coming_settings(play)?;
    let made = Match::new(settings.game, SeatCount::new(wanted)?, settings.rounds?, Start::Lot);
    made.is_err().then_some(NoticeKind::Refused(RefusalReason::Settings))
}

#[component]
fn Chair(play: Play, place: Place, seat: Seat, wants_seat: RwSignal<bool>) -> impl IntoView {
    let who = Memo::new(move |_| sitter(play, seat));
    let is_own = Memo::new(move |_| play.seat.get() == Some(seat));
    let is_local = matches!(place, Place::Local { .. });
    let is_ready = Memo::new(move |_| {
        play.table.with(|table| {
            table.as_ref().and_then(|table| Some(table.seats.get(seat.index())?.ready)) == Some(true)
        })
    });
    view! {
        <li class:own=move || is_own.get() class:open=move || who.get() == Some(Sitter::Nobody) class:ready=move || is_ready.get() data-test=format!("chair-{seat}")>
            <div class="token" aria-hidden="true">{move || token(play, seat, who.get())}</div>
            <div class="who">
                <strong>{move || title(play, seat, who.get())}</strong>
                {move || (is_own.get() && !is_local).then(|| view! { <span class="pill">{t!("you")}</span> })}
                {move || is_host(play, who.get()).filter(|_| !is_local).map(|()| view! { <span class="pill">{t!("lobby-host")}</span> })}
                <div class="small quiet">{move || state(play, seat, who.get(), is_local)}</div>
            </div>
            <div class="row tools">
                {move || match who.get() {
                    Some(Sitter::Nobody) => view! { <OpenTools play seat wants_seat/> },
                    Some(Sitter::Bot) => view! {
                        <BotChoice play seat/>
                        <Show when=move || !is_local && play.is_host()>
                            <button type="button" class="plain" aria-label=t!("lobby-remove-bot") data-test=format!("remove-bot-{seat}") on:click=handler(move |_| play.ask(Command::RemoveBot { seat }))>"✕"</button>
                        </Show>
                    },
                    Some(Sitter::Person(person)) => view! {
                        <Show when=move || is_own.get() && !is_local>
                            <button type="button" data-test="stand" on:click=handler(move |_| { wants_seat.set(false); play.ask(Command::Stand); })>{t!("lobby-stand")}</button>
                        </Show>
                        <PersonMenu play person seat=Some(seat)/>
                    },
                    None => ().into_any(),
                }}
            </div>
        </li>
    }
}

/// What can be done with a free seat.
#[component]
fn OpenTools(play: Play, seat: Seat, wants_seat: RwSignal<bool>) -> impl IntoView {
    let sit = move |_| {
        wants_seat.set(false);
        play.ask(Command::Sit { seat });
    };
    view! {
        <button type="button" on:click=handler(sit) data-test=format!("sit-{seat}")>{t!("lobby-sit")}</button>
        <Show when=move || play.is_host()>
            <button type="button" data-test=format!("add-bot-{seat}") on:click=handler(move |_| play.ask(Command::AddBot { seat, bot: USUAL_BOT }))>{t!("lobby-add-bot")}</button>
        </Show>
    }
}

fn is_host(play: Play, who: Option<Sitter>) -> Option<()> {
    let host = play.table.with(|table| table.as_ref().and_then(|table| table.host))?;
    (who == Some(Sitter::Person(host))).then_some(())
}

/// A sign for who sits there: an initial (the style makes it a capital), a bot's face, a plus.
fn token(play: Play, seat: Seat, who: Option<Sitter>) -> String {
    match who {
        Some(Sitter::Nobody) | None => "+".to_owned(),
        Some(Sitter::Bot) => "⚙".to_owned(),
        Some(Sitter::Person(_)) => play.name(seat).chars().take(1).collect(),
    }
}

fn title(play: Play, seat: Seat, who: Option<Sitter>) -> String {
    match who {
        Some(Sitter::Nobody) | None => words().get("lobby-open-seat"),
        Some(Sitter::Bot | Sitter::Person(_)) => play.name(seat),
    }
}

/// How a seat is: ready, away, a bot of that kind.
fn state(play: Play, seat: Seat, who: Option<Sitter>, is_local: bool) -> String {
    let words = words();
    let mut parts = match who {
        Some(Sitter::Bot) => vec![words.get("seat-bot"), bots::about(play, seat)],
        Some(Sitter::Person(person)) if !is_local => {
            let present = play.person(person).is_some_and(|person| person.present);
            play.table.with(|table| {
                let seat = table.as_ref().and_then(|table| table.seats.get(seat.index()));
                seat.map(|seat| seats::state(&words, seat, present)).into_iter().collect()
            })
        }
        Some(Sitter::Person(_) | Sitter::Nobody) | None => Vec::new(),
    };
    let handicap = play.table.with(|table| {
        table.as_ref().and_then(|table| table.seats.get(seat.index())).map_or(0, |seat| seat.handicap)
    });
    if handicap > 0 {
        parts.push(words.say("seat-handicap", &[("millis", handicap.into())]));
    }
    parts.join(" · ")
}
