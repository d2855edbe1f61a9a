//! People at the table, and what the host can do about them.

use cardshed_protocol::{Command, PersonId, Who};
use cardshed_rules::{GameId, Seat};
use cardshed_view::view;
use leptos::prelude::*;

use super::pick::Pick;
use crate::parts::alike::{Memo, Show, handler};
use crate::parts::dialog::Dialog;
use crate::play::Play;
use crate::t;
use crate::words::words;

/// How long a seat may be slowed down, in milliseconds: from nothing to what helps a small child.
const HANDICAPS: [u16; 7] = [0, 250, 500, 750, 1_000, 1_500, 2_000];

/// What the host can do about somebody, behind a button.
#[component]
pub fn PersonMenu(play: Play, person: PersonId, seat: Option<Seat>) -> impl IntoView {
    let open = RwSignal::new(false);
    let is_own = Memo::new(move |_| play.you.get() == Some(person));
    let is_race = Memo::new(move |_| play.game().is_some_and(GameId::is_speed));
    let is_of_use = move || play.is_host() && (!is_own.get() || (is_race.get() && seat.is_some()));
    let name = Signal::derive(move || {
        play.person(person).map_or_else(String::new, |person| person.name.to_string())
    });
    let muted = Memo::new(move |_| play.person(person).is_some_and(|person| person.muted));
    let asks = move |command: Command| {
        open.set(false);
        play.ask(command);
    };
    view! {
        <Show when=is_of_use>
            <button type="button" class="plain" aria-haspopup="dialog" aria-label=move || words().say("lobby-person-menu", &[("name", name.get().into())])
                data-test=format!("person-{}", person.0) on:click=handler(move |_| open.set(true))>"⋯"</button>
            <Dialog open title=name>
                <div class="column">
                    {seat.filter(|_| is_race.get_untracked()).map(|seat| view! { <Handicap play seat/> })}
                    <Show when=move || !is_own.get()>
                        <button type="button" data-test="give-host" on:click=handler(move |_| asks(Command::GiveHost { person }))>{t!("lobby-give-host")}</button>
                        <button type="button" data-test="mute" on:click=handler(move |_| asks(Command::Mute { person, muted: !muted.get_untracked() }))>
                            {move || if muted.get() { words().get("lobby-unmute") } else { words().get("lobby-mute") }}
                        </button>
                        <button type="button" class="danger" data-test="remove" on:click=handler(move |_| asks(Command::Remove { person }))>{t!("lobby-remove")}</button>
                        <p class="small quiet">{t!("lobby-remove-about")}</p>
                    </Show>
                </div>
            </Dialog>
        </Show>
    }
}

/// How much a seat is slowed down, so that others have a head start.
#[component]
fn Handicap(play: Play, seat: Seat) -> impl IntoView {
    let now = move || play.table.with(|table| Some(table.as_ref()?.seats.get(seat.index())?.handicap));
    let chosen = Signal::derive(move || HANDICAPS.iter().position(|&millis| Some(millis) == now()));
    let texts = Signal::derive(|| {
        let words = words();
        let text = |millis: u16| match millis {
            0 => words.get("lobby-handicap-none"),
            millis => words.say("setting-hold-millis", &[("millis", millis.into())]),
        };
        HANDICAPS.map(text).to_vec()
    });
    let label = Signal::derive(t!("lobby-handicap"));
    view! {
        <div class="field">
            <strong>{move || label.get()}</strong>
            <Pick play label texts chosen test=format!("handicap-{seat}") on_pick=move |index: usize| play.ask(Command::Handicap { seat, millis: HANDICAPS[index] })/>
            <p class="small quiet">{t!("lobby-handicap-about")}</p>
        </div>
    }
}

/// Those who watch.
#[component]
pub fn Watching(play: Play) -> impl IntoView {
    let people = Memo::new(move |_| {
        play.table.with(|table| {
            let Some(table) = table else { return Vec::new() };
            let sits = |person| table.seats.iter().any(|seat| seat.who == Who::Person { person });
            table
                .people
                .iter()
                .filter(|person| person.present && !sits(person.person))
                .map(|person| person.person)
                .collect()
        })
    });
    let name = move |person| play.person(person).map_or_else(String::new, |person| person.name.to_string());
    view! {
        <Show when=move || people.with(|people| !people.is_empty())>
            <section class="panel column" aria-labelledby="watching-title">
                <h2 id="watching-title">{t!("lobby-watching")}</h2>
                <ul class="watching" data-test="watching">
                    {move || people.get().into_iter().map(|person| view! {
                        <li><span class="grow">{move || name(person)}</span><PersonMenu play person seat=None/></li>
                    }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}
