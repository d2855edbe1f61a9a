//! A table, whatever the game and wherever it is: lobby, board, results, and all that stands around them.

use cardshed_protocol::{Command, PhaseState, TableId, Told, Who};
use cardshed_rules::{GameId, Seat};
use cardshed_text::{games, key, talk};
use cardshed_view::view;
use leptos::prelude::*;

use crate::device;
use crate::games::{clear4, halves, levels, plusminus};
use crate::line::{Farewell, LineState};
use crate::parts::alike::{Memo, Show, effect, effect_soon, handler};
use crate::parts::announce::announcer;
use crate::parts::later::Later;
use crate::parts::log::{self, Log};
use crate::parts::notice::Notices;
use crate::parts::notify;
use crate::parts::seats::{People, StandIn};
use crate::parts::side::Side;
use crate::parts::sound::{Sound, sounds};
use crate::parts::top::Top;
use crate::play::{Entry, Play, Suspense};
use crate::screens::home::{Visit, remember, why};
use crate::screens::lobby::Lobby;
use crate::screens::local::Begin;
use crate::screens::result::Results;
use crate::screens::server::NoAnswer;
use crate::settings::settings;
use crate::t;
use crate::words::words;

mod bar;
mod bubbles;
mod chat;
mod countdown;
mod menu;
mod pause;

use bar::Bar;
use bubbles::Bubbles;
use chat::Talk;
use countdown::Countdown;
use pause::Pause;

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
    keep_name(play);
    tell_what_happens(play);
    let is_lobby = Memo::new(move |_| matches!(play.phase(), Some(PhaseState::Lobby)));
    let has_table = Memo::new(move |_| play.table.with(Option::is_some));
    let farewell = Memo::new(move |_| match play.line.get() {
        LineState::Ended(farewell) => Some(farewell),
        _ => None,
    });
    view! {
        {move || match (farewell.get(), has_table.get(), is_lobby.get()) {
            (Some(farewell), ..) => view! { <Gone farewell/> },
            (None, false, _) => view! {
                <div class="page"><Top/><main id="main" class="content"><p role="status">{t!("table-connecting")}</p></main><Lost play/></div>
            },
            (None, true, true) => view! { <Lobby play place/> },
            (None, true, false) => view! { <Room play place/> },
        }}
        <Later><Notices play/></Later>
    }
}

/// The room a game is played in.
#[component]
fn Room(play: Play, place: Place) -> impl IntoView {
    let side = RwSignal::new(false);
    let game = Memo::new(move |_| play.game());
    view! {
        <div class="table-page">
            <Later><Bar play place side/></Later>
            <StandIn play/>
            <main id="main" class="body">
                <Later>
                    {move || match game.get() {
                        Some(GameId::Clear4) => view! { <clear4::Board play/> },
                        Some(GameId::PlusMinus) => view! { <plusminus::Board play/> },
                        Some(GameId::Halves) => view! { <halves::Board play/> },
                        Some(GameId::Levels) => view! { <levels::Board play/> },
                        None => ().into_any(),
                    }}
                </Later>
                <Side side><Later><People play/><Log play/><Talk play place/></Later></Side>
                <Later>
                    <Countdown play/>
                    <Pause play/>
                    <Bubbles play/>
                    <Results play place/>
                    <Lost play/>
                </Later>
            </main>
        </div>
    }
}

/// Says that the connection is lost, and that it will be back.
#[component]
pub fn Lost(play: Play) -> impl IntoView {
    view! {
        <Show when=move || play.is_lost()>
            <div class="lost" role="status">
                <span>{t!("table-lost")}</span>
                <button type="button" on:click=handler(move |_| play.retry())>{t!("try-again")}</button>
            </div>
        </Show>
    }
}

/// The end of a visit, and why.
#[component]
fn Gone(farewell: Farewell) -> impl IntoView {
    let is_elsewhere = farewell == Farewell::Elsewhere;
    let why = move || match &farewell {
        Farewell::Table(goodbye) => talk::goodbye(&words(), *goodbye),
        Farewell::Server(NoAnswer::Missing) => words().get("join-missing-text"),
        Farewell::Server(problem) => why(problem),
        Farewell::Elsewhere => words().get("goodbye-elsewhere"),
    };
    let again = move || words().get(if is_elsewhere { key!("home-go-on") } else { key!("try-again") });
    view! {
        <div class="page"><Top/><main id="main" class="content column">
            <h1>{move || why()}</h1>
            <p class="row">
                <button type="button" on:click=handler(move |_| drop(device::window().location().reload()))>{move || again()}</button>
                <a class="button primary" href="/">{t!("to-home")}</a>
            </p>
        </main></div>
    }
}

/// Is called here what the settings say, also where one came earlier under another name.
fn keep_name(play: Play) {
    let settings = settings();
    let wanted = Memo::new(move |_| settings.with(|settings| settings.name.clone()));
    let own = Memo::new(move |_| play.you.get().and_then(|you| play.person(you)).map(|person| person.name));
    let is_known = Memo::new(move |_| own.with(Option::is_some));
    effect(move || {
        // Another page of the same person may want another name. Whoever changes it last is right, so a name that has come
        // from the table is not changed back.
        if let (true, Some(name)) = (is_known.get(), wanted.get())
            && own.get_untracked().as_ref() != Some(&name)
        {
            play.ask(Command::Rename { name });
        }
    });
}

/// Keeps the table for the home page.
fn remember_visits(play: Play, place: Place) {
    let Some(table) = (match place {
        Place::Remote { table } => Some(table),
        Place::Local { .. } => play.id(),
    }) else {
        return;
    };
    let is_local = matches!(place, Place::Local { .. });
    // Where one sat while it was played: whoever sits down afterwards has no part in how it ended.
    let played = StoredValue::new(None::<Option<Seat>>);
    effect(move || {
        let Some((game, over)) = play.table.with(|state| {
            let state = state.as_ref()?;
            Some((state.settings.game, state.phase == PhaseState::Over))
        }) else {
            return;
        };
        let seat = play.seat.get();
        if !over {
            played.set_value(Some(seat));
        }
        let seat = played.get_value().unwrap_or(seat);
        let place = play
            .rounds()
            .zip(seat)
            .filter(|_| over)
            .and_then(|(rounds, seat)| rounds.places.as_slice().get(seat.index()).copied());
        let people = play.table.with(|state| {
            let seats = state.iter().flat_map(|state| &state.seats).enumerate();
            seats.filter(|(_, seat)| seat.who != Who::Open).map(|(index, _)| index).collect::<Vec<_>>()
        });
        let names = play.names();
        let people = people.into_iter().filter_map(|index| names.get(index).cloned()).collect();
        // A running game in the page is found by itself: only how it ended has to be kept.
        if !is_local || over {
            let (game, at) = (game.to_string(), device::today());
            remember(Visit { table, game, people, is_over: over, place, is_local, at });
        }
    });
}

/// Gives the page a title.
fn entitle(title: &str) {
    device::document().set_title(title);
}

/// Reads out what happens, makes it heard, and puts one's turn into the title. Each is told once: what is followed is only
/// what is new, and its words are found without following the table, which changes all the time.
fn tell_what_happens(play: Play) {
    let game = Memo::new(move |_| play.game());
    tell_of_actions(play, game);
    tell_of_turns(play, game);
    tell_of_sayings(play);
}

/// So many things that happened are read out at once: as many as one action has ever had.
const MOST_HEARD: usize = 6;

fn tell_of_actions(play: Play, game: Memo<Option<GameId>>) {
    let announce = announcer();
    let told = StoredValue::new(None::<u32>);
    effect_soon(move || {
        // In a race only what one's own seat does and what lies on top matters; the board says that itself.
        if game.get().is_some_and(GameId::is_speed) || play.suspense.get() == Suspense::FaceDown {
            return;
        }
        let before = told.get_value();
        let is_new = |entry: &&Entry| before.is_none_or(|before| entry.number > before);
        let new: Vec<Entry> = play.log.with(|log| log.iter().filter(is_new).cloned().collect());
        if let Some(last) = new.last() {
            told.set_value(Some(last.number));
        }
        // Whoever comes back hears only the end of what has happened.
        let heard = &new[new.len().saturating_sub(MOST_HEARD)..];
        announce(untrack(|| log::lines(play, heard)));
    });
}

fn tell_of_turns(play: Play, game: Memo<Option<GameId>>) {
    let (announce, sound) = (announcer(), sounds());
    let settings = settings();
    let is_ended = move || matches!(play.line.get(), LineState::Ended(_));
    let your_turn = Memo::new(move |_| {
        play.is_your_turn() && game.get().is_some_and(|game| !game.is_speed()) && !is_ended()
    });
    effect_soon(move || {
        let name = game.get().map_or_else(String::new, |game| games::name(&words(), game));
        if your_turn.get() {
            sound(Sound::YourTurn);
            let text = words().get("table-your-turn");
            entitle(&format!("● {text} – {name}"));
            announce(text.clone());
            if settings.with_untracked(|settings| settings.notices) {
                notify::tell(&format!("{text} – {name}"));
            }
        } else {
            notify::is_over();
            let name = if name.is_empty() { name } else { format!("{name} – ") };
            entitle(&format!("{name}Cardshed"));
        }
    });
    let looked = window_event_listener_untyped("visibilitychange", |_| {
        if !device::document().hidden() {
            notify::is_over();
        }
    });
    on_cleanup(move || {
        looked.remove();
        notify::is_over();
    });
}

fn tell_of_sayings(play: Play) {
    let (announce, sound) = (announcer(), sounds());
    let said = Memo::new(move |_| play.said.with(|said| said.last().cloned()));
    effect_soon(move || {
        if let Some(saying) = said.get() {
            let name = untrack(|| play.person(saying.person))
                .map_or_else(String::new, |person| person.name.to_string());
            let told = untrack(|| talk::told(&words(), &saying.told));
            announce(untrack(words).say("colon", &[("of", name.into()), ("what", told.into())]));
            if matches!(saying.told, Told::Text(_)) {
                sound(Sound::Tick);
            }
        }
    });
}
