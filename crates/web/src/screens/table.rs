//! A table, whatever the game and wherever it is: lobby, board, results, and all that stands around them.

use cardshed_protocol::{Command, PhaseState, TableId, Told, Who};
use cardshed_rules::GameId;
use cardshed_text::{games, talk};
use leptos::prelude::*;

use crate::device;
use crate::games::{clear4, halves, levels, plusminus};
use crate::line::{Farewell, LineState};
use crate::parts::announce::announcer;
use crate::parts::log::{self, Log};
use crate::parts::notice::Notices;
use crate::parts::sound::{Sound, sounds};
use crate::parts::top::Top;
use crate::play::Play;
use crate::screens::home::{Visit, remember};
use crate::screens::lobby::Lobby;
use crate::screens::local::Begin;
use crate::screens::result::Results;
use crate::t;
use crate::words::words;

mod countdown;
mod menu;

use countdown::Countdown;
use menu::{Menu, Talk};

/// Where a table is.
#[derive(Clone, Copy)]
pub enum Place {
    /// In this page.
    Local {
        /// Begins another game.
        again: Callback<Begin>,
        /// The records of the finished rounds.
        records: Callback<(), String>,
    },
    /// At the server.
    Remote {
        /// Which.
        table: TableId,
    },
}

/// A table.
#[component]
pub fn Table(
    /// What the page knows of it.
    play: Play,
    /// Where it is.
    place: Place,
) -> impl IntoView {
    remember_visits(play, place);
    tell_what_happens(play);
    let is_lobby = Memo::new(move |_| matches!(play.phase(), Some(PhaseState::Lobby)));
    let has_table = Memo::new(move |_| play.table.with(Option::is_some));
    let farewell = move || match play.line.get() {
        LineState::Ended(farewell) => Some(farewell),
        _ => None,
    };
    view! {
        {move || match (farewell(), has_table.get(), is_lobby.get()) {
            (Some(farewell), ..) => view! { <Gone farewell/> }.into_any(),
            (None, false, _) => view! {
                <div class="page"><Top/><main id="main" class="content"><p role="status">{t!("table-connecting")}</p></main></div>
            }.into_any(),
            (None, true, true) => view! { <Lobby play place/> }.into_any(),
            (None, true, false) => view! { <Room play place/> }.into_any(),
        }}
        <Notices play/>
    }
}

/// The room a game is played in.
#[component]
fn Room(play: Play, place: Place) -> impl IntoView {
    let side = RwSignal::new(false);
    let game = Memo::new(move |_| play.game());
    view! {
        <div class="table-page">
            <Bar play place side/>
            <main id="main" class="body">
                {move || match game.get() {
                    Some(GameId::Clear4) => view! { <clear4::Board play/> }.into_any(),
                    Some(GameId::PlusMinus) => view! { <plusminus::Board play/> }.into_any(),
                    Some(GameId::Halves) => view! { <halves::Board play/> }.into_any(),
                    Some(GameId::Levels) => view! { <levels::Board play/> }.into_any(),
                    None => ().into_any(),
                }}
                <aside class="side" class:open=move || side.get() aria-label=t!("table-side")>
                    <Log play/>
                    <Talk play place/>
                </aside>
                <Countdown play/>
                <Paused play/>
                <Results play place/>
                <Lost play/>
            </main>
        </div>
    }
}

/// The bar on top of a table.
#[component]
fn Bar(play: Play, place: Place, side: RwSignal<bool>) -> impl IntoView {
    let round = move || {
        play.rounds().filter(|rounds| rounds.rounds > 1).map(|rounds| {
            let round = (rounds.results.len() as u16 + 1).min(rounds.rounds);
            words().say("table-round", &[("round", round.into()), ("rounds", rounds.rounds.into())])
        })
    };
    let round_trip = move || {
        let you = play.you.get().and_then(|you| play.person(you))?;
        you.round_trip.map(|millis| words().say("table-round-trip", &[("millis", millis.into())]))
    };
    let turn = move || {
        let is_speed = play.game().is_some_and(GameId::is_speed);
        (play.is_your_turn())
            .then(|| if is_speed { words().get("table-go") } else { words().get("table-your-turn") })
    };
    view! {
        <header class="top">
            <a class="button plain" href="/" aria-label=t!("to-home")>"‹"</a>
            <h1>{move || play.game().map(|game| games::name(&words(), game))}</h1>
            {move || round().map(|round| view! { <span class="pill">{round}</span> })}
            <span class="grow"></span>
            {move || round_trip().map(|millis| view! { <span class="pill">{millis}</span> })}
            {move || turn().map(|turn| view! { <span class="pill on">{turn}</span> })}
            <button type="button" class="plain" aria-label=t!("table-side") aria-expanded=move || if side.get() { "true" } else { "false" } on:click=move |_| side.update(|side| *side = !*side)>"☰"</button>
            <Menu play place/>
        </header>
    }
}

/// Says that the connection is lost, and that it will be back.
#[component]
fn Lost(play: Play) -> impl IntoView {
    view! {
        <Show when=move || play.line.get() == LineState::Lost>
            <div class="lost" role="status">
                <span>{t!("table-lost")}</span>
                <button type="button" on:click=move |_| play.retry()>{t!("try-again")}</button>
            </div>
        </Show>
    }
}

/// A pause, until all agree to go on.
#[component]
fn Paused(play: Play) -> impl IntoView {
    view! {
        <Show when=move || play.phase() == Some(PhaseState::Paused)>
            <div class="overlay"><div class="panel column" role="status">
                <h2>{t!("table-paused")}</h2>
                <button type="button" class="primary" on:click=move |_| play.ask(Command::Resume)>{t!("table-resume")}</button>
            </div></div>
        </Show>
    }
}

/// The end of a visit, and why.
#[component]
fn Gone(farewell: Farewell) -> impl IntoView {
    let why = move || match farewell {
        Farewell::Table(goodbye) => talk::goodbye(&words(), goodbye),
        Farewell::NoTable => words().get("join-missing-text"),
    };
    view! {
        <div class="page"><Top/><main id="main" class="content column">
            <h1>{why}</h1>
            <p class="row">
                <button type="button" on:click=move |_| drop(device::window().location().reload())>{t!("try-again")}</button>
                <a class="button primary" href="/">{t!("to-home")}</a>
            </p>
        </main></div>
    }
}

/// Keeps the table for the home page.
fn remember_visits(play: Play, place: Place) {
    let Place::Remote { table } = place else { return };
    Effect::new(move || {
        let Some((game, over)) = play.table.with(|state| {
            let state = state.as_ref()?;
            Some((state.settings.game, state.phase == PhaseState::Over))
        }) else {
            return;
        };
        let seat = play.seat.get();
        let place = play.rounds().zip(seat).filter(|_| over).map(|(rounds, seat)| rounds.places[seat]);
        let people = play.table.with(|state| {
            let seats = state.iter().flat_map(|state| &state.seats).enumerate();
            seats.filter(|(_, seat)| seat.who != Who::Open).map(|(index, _)| index).collect::<Vec<_>>()
        });
        let names = play.names();
        let people = people.into_iter().filter_map(|index| names.get(index).cloned()).collect();
        remember(Visit { table, game: game.to_string(), people, place, at: device::today() });
    });
}

/// Reads out what happens, makes it heard, and puts one's turn into the title.
fn tell_what_happens(play: Play) {
    let announce = announcer();
    let sound = sounds();
    let told = StoredValue::new(None::<cardshed_rules::Version>);
    Effect::new(move || {
        let fresh: Vec<_> = play.log.with(|all| {
            let before = told.get_value();
            all.iter().filter(|entry| before.is_none_or(|before| entry.version > before)).cloned().collect()
        });
        told.set_value(play.log.with(|all| all.last().map(|entry| entry.version)));
        let is_race = play.game().is_some_and(GameId::is_speed);
        // In a race only what one's own seat does and what lies on top matters; the board says that itself.
        if !is_race {
            let lines: Vec<String> =
                fresh.iter().map(|entry| log::line(play, entry)).filter(|line| !line.is_empty()).collect();
            announce(lines.join(". "));
        }
    });
    let your_turn =
        Memo::new(move |_| play.is_your_turn() && play.game().is_some_and(|game| !game.is_speed()));
    Effect::new(move || {
        let name = play.game().map_or_else(String::new, |game| games::name(&words(), game));
        if your_turn.get() {
            sound(Sound::YourTurn);
            let text = words().get("table-your-turn");
            device::document().set_title(&format!("● {text} – {name}"));
            announce(text);
            menu::notify_turn(&name);
        } else {
            device::document().set_title(&format!("{name} – Cardshed"));
        }
    });
    on_cleanup(|| device::document().set_title("Cardshed"));
    let said = Memo::new(move |_| play.said.with(|said| said.last().cloned()));
    Effect::new(move || {
        if let Some(saying) = said.get() {
            let name = play.person(saying.person).map_or_else(String::new, |person| person.name.to_string());
            announce(format!("{name}: {}", talk::told(&words(), &saying.told)));
            if matches!(saying.told, Told::Text(_)) {
                sound(Sound::Tick);
            }
        }
    });
}
