//! What is played: house rules and the settings of the table, each with what it means. The host changes them, the others
//! read them.

use cardshed_protocol::{Command, TableSettings};
use cardshed_rules::GameId;
use cardshed_text::options::{Choice, Subject};
use cardshed_view::view;
use leptos::prelude::*;

use super::coming_settings;
use super::offers::{self, Part};
use super::own_levels::LevelList;
use super::pick::Pick;
use crate::parts::alike::{Memo, Show, handler};
use crate::play::Play;
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// What is played at the table.
#[component]
pub fn Terms(play: Play, place: Place) -> impl IntoView {
    let is_local = matches!(place, Place::Local { .. });
    let game = Memo::new(move |_| play.game());
    let list = move |part: Part| {
        move || {
            let subjects = game.get().map(|game| offers::subjects(game, part, is_local)).unwrap_or_default();
            subjects.into_iter().map(|subject| view! { <Term play subject/> }).collect_view()
        }
    };
    let has =
        move |part: Part| game.get().is_some_and(|game| !offers::subjects(game, part, is_local).is_empty());
    view! {
        <section class="panel column terms" aria-labelledby="terms-title" data-test="terms">
            <h2 id="terms-title">{t!("lobby-terms")}</h2>
            <Show when=move || has(Part::House)>
                <h3>{t!("lobby-house")}</h3>
                {list(Part::House)}
                <Show when=move || game.get() == Some(GameId::Levels)><LevelList play/></Show>
            </Show>
            <Show when=move || has(Part::Table)>
                <h3>{t!("lobby-table")}</h3>
                {list(Part::Table)}
            </Show>
            <Show when=move || has(Part::Curious)>
                <details>
                    <summary>{t!("lobby-curious")}</summary>
                    {list(Part::Curious)}
                </details>
            </Show>
        </section>
    }
}

/// One thing that is settled.
#[component]
fn Term(play: Play, subject: Subject) -> impl IntoView {
    let settings =
        Memo::new(move |_| play.table.with(|table| table.as_ref().map(|table| table.settings.clone())));
    let choice = Memo::new(move |_| {
        let (settings, seats) = settings.get().zip(play.seats())?;
        offers::choice(&words(), &settings, seats, subject)
    });
    let says = move |part: fn(Choice) -> String| move || choice.get().map(part);
    let is_host = Memo::new(move |_| play.is_host());
    let is_usual = move || choice.get().is_none_or(|choice| choice.is_usual);
    view! {
        <div class="term" class:changed=move || !is_usual()>
            {move || match (is_host.get(), offers::is_switch(subject)) {
                (true, true) => view! { <Switch play subject choice/> },
                (true, false) => view! {
                    <span class="term-name">{says(|choice| choice.name)}</span>
                    <Several play subject settings choice/>
                },
                (false, _) => view! {
                    <span class="term-name">{says(|choice| choice.name)}</span>
                    <span class="term-value">{says(|choice| choice.value)}</span>
                },
            }}
            <p class="small quiet">{says(|choice| choice.about)}</p>
        </div>
    }
}

/// Changes one thing to the offer at that place, and leaves what else was just asked for.
fn settle(play: Play, subject: Subject, place: usize) {
    let seats = untrack(|| play.seats());
    let offers =
        coming_settings(play).zip(seats).map(|(settings, seats)| offers::offers(subject, &settings, seats));
    if let Some(settings) = offers.and_then(|offers| offers.into_iter().nth(place)) {
        play.ask(Command::Settle { settings });
    }
}

#[component]
fn Switch(play: Play, subject: Subject, choice: Memo<Option<Choice>>) -> impl IntoView {
    // The usual setting of every switch is off.
    let is_on = move || choice.get().is_some_and(|choice| !choice.is_usual);
    let flip =
        move |event: leptos::ev::Event| settle(play, subject, usize::from(event_target_checked(&event)));
    view! {
        <label class="check">
            <input type="checkbox" role="switch" prop:checked=move || is_on() on:change=handler(flip) data-test=format!("term-{subject:?}")/>
            <span class="term-name">{move || choice.get().map(|choice| choice.name)}</span>
        </label>
    }
}

#[component]
fn Several(
    play: Play,
    subject: Subject,
    settings: Memo<Option<TableSettings>>,
    choice: Memo<Option<Choice>>,
) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let now = settings.get().zip(play.seats());
        now.map(|(settings, seats)| offers::offers(subject, &settings, seats)).unwrap_or_default()
    });
    let texts = Memo::new(move |_| {
        let (words, seats) = (words(), play.seats());
        let value = |settings: &TableSettings| Some(offers::choice(&words, settings, seats?, subject)?.value);
        offered.get().iter().filter_map(value).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || {
        let now = settings.get()?;
        offered.with(|offered| offered.iter().position(|offer| *offer == now))
    });
    let pick = move |index: usize| settle(play, subject, index);
    let label = Signal::derive(move || choice.get().map_or_else(String::new, |choice| choice.name));
    view! { <Pick play label texts chosen test=format!("term-{subject:?}") on_pick=pick/> }
}
