//! A game against bots, in the page itself.

use cardshed_bots::{BotSpec, Strength};
use cardshed_protocol::{BotSeat, Name, TableSettings};
use cardshed_rules::GameId;
use cardshed_text::key;
use cardshed_view::view;
use leptos::prelude::*;

use crate::address::{self, Screen};
use crate::line::local::{self, Local};
use crate::parts::later::{self, Later};
use crate::play::Play;
use crate::screens::missing::Missing;
use crate::screens::table::{Place, Table};
use crate::settings::settings;
use crate::words::words_now;

/// Nobody is in a hurry here: a bot does not take over for somebody who thinks for an hour.
const GRACE: u16 = 3_600;

/// A game against bots: the one that was left, or a new one.
#[component]
pub fn LocalTable() -> impl IntoView {
    let game = address::named::<GameId>(Screen::Play);
    view! {
        {move || match game.get() {
            Some(game) => view! { <Opened game/> },
            None => view! { <Missing/> },
        }}
    }
}

/// How a new game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// At once, or where it was left.
    AtOnce,
    /// With a choice of opponents and house rules.
    Choosing,
    /// At once, with the rules and the opponents of the table before.
    Rematch,
}

#[component]
fn Opened(game: GameId) -> impl IntoView {
    // Each new game is a new table: everything below is made again.
    let anew = RwSignal::new(None::<Begin>);
    view! {
        {move || {
            let anew_now = anew.get();
            let before = (anew_now == Some(Begin::Rematch)).then(|| local::terms(game)).flatten();
            let terms = StoredValue::new(before.unwrap_or_else(|| usual(game)));
            if anew_now.is_some() {
                // Only now: the table that was left has kept its game on being hung up.
                local::forget(game);
            }
            let again = Callback::new(move |how: Begin| anew.set(Some(how)));
            view! { <Later><Seated game terms begin=anew_now.unwrap_or(Begin::AtOnce) again/></Later> }
        }}
    }
}

#[component]
fn Seated(
    game: GameId,
    terms: StoredValue<(TableSettings, Vec<BotSeat>)>,
    begin: Begin,
    again: Callback<Begin>,
) -> impl IntoView {
    let (wanted, bots) = terms.get_value();
    let play = Play::new();
    let settings = settings();
    let name_or = move |word: &'static str| {
        let name = settings.with_untracked(|settings| settings.name.clone());
        name.map_or_else(|| words_now().get(word).parse::<Name>(), Ok).map_err(|error| error.to_string())
    };
    let opened = name_or(key!("you")).and_then(|name| {
        let heard = move |heard| play.hear(heard);
        Local::open(wanted, &bots, name, begin, heard)
    });
    match opened {
        Ok(line) => {
            play.connect(Some(line.id()), line.clone());
            let line = StoredValue::new_local(line);
            let others = window_event_listener_untyped("storage", move |_| {
                line.try_with_value(|line| line.look());
            });
            on_cleanup(move || others.remove());
            let records = Callback::new(move |()| {
                let name = name_or(key!("guest"));
                let records =
                    |name| line.with_value(|line| line.records(&name).map_err(|error| error.to_string()));
                name.and_then(records).unwrap_or_else(|error| {
                    leptos::logging::error!("the game that was kept cannot be played again: {error}");
                    String::new()
                })
            });
            let place = Place::Local { again, records };
            // Cards are dealt in a moment; a race begins with a signal.
            if !game.is_speed() {
                later::wait_for(move || play.view.with(Option::is_some));
            }
            view! { <Later><Table play place/></Later> }
        }
        Err(problem) => view! { <p role="alert">{problem}</p> },
    }
}

/// What is played unless one chooses: the printed rules, against enough bots for a lively game, of middling strength.
fn usual(game: GameId) -> (TableSettings, Vec<BotSeat>) {
    let settings = TableSettings { grace: GRACE, ..TableSettings::new(game) };
    let count = match game {
        GameId::Clear4 | GameId::Levels => 2,
        GameId::PlusMinus | GameId::Halves => 1,
    };
    (settings, vec![BotSeat(BotSpec::new(Strength::Medium)); count])
}
