//! What the match still waits for, and the button that says one is ready for it.

use cardshed_protocol::{Command, PersonId, TableState, Who};
use cardshed_rules::Seat;
use cardshed_view::view;
use leptos::prelude::*;

use super::bots::{self, USUAL_BOT};
use super::is_open;
use crate::parts::alike::{Memo, Show, handler};
use crate::play::Play;
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// So many free seats.
    Seats(usize),
    /// People who have not said that they are ready.
    People(Vec<PersonId>),
    /// Nothing any more.
    Nothing,
}

/// What a match waits for, as everyone at the table can see.
#[must_use]
pub fn waits_for(table: &TableState) -> WaitsFor {
    let open = table.seats.iter().filter(|seat| seat.who == Who::Open).count();
    if open > 0 {
        return WaitsFor::Seats(open);
    }
    let unready = table.seats.iter().filter(|seat| !seat.ready).filter_map(|seat| match seat.who {
        Who::Person { person } => Some(person),
        Who::Open | Who::Bot { .. } => None,
    });
    match unready.collect::<Vec<_>>() {
        nobody if nobody.is_empty() => WaitsFor::Nothing,
        people => WaitsFor::People(people),
    }
}

/// The first free seat.
#[must_use]
pub fn first_open(table: &TableState) -> Option<Seat> {
    (0..table.seats.len()).find(|&index| is_open(table, index)).and_then(Seat::new)
}

/// What the match waits for, in words.
#[must_use]
pub fn waiting(play: Play) -> Option<String> {
    let words = words();
    match play.table.with(|table| table.as_ref().map(waits_for))? {
        WaitsFor::Nothing => None,
        WaitsFor::Seats(count) => Some(words.say("lobby-open-seats", &[("count", count.into())])),
        WaitsFor::People(people) => {
            let you = play.you.get();
            let others: Vec<String> = people
                .iter()
                .filter(|&&person| Some(person) != you)
                .filter_map(|&person| Some(play.person(person)?.name.to_string()))
                .collect();
            let count = others.len();
            (count > 0).then(|| words.say("lobby-waiting", &[("names", others.join(", ").into())]))
        }
    }
}

/// The bar at the bottom of the lobby: ready, or how to become so.
#[component]
pub fn Start(play: Play, place: Place, wants_seat: RwSignal<bool>) -> impl IntoView {
    let is_local = matches!(place, Place::Local { .. });
    let sits = Memo::new(move |_| play.seat.get().is_some());
    let can_sit = Memo::new(move |_| {
        play.table.with(|table| table.as_ref().is_some_and(|table| first_open(table).is_some()))
    });
    let sit = move |_| {
        wants_seat.set(false);
        if let Some(seat) = play.table.with_untracked(|table| table.as_ref().and_then(first_open)) {
            play.ask(Command::Sit { seat });
        }
    };
    let fill = move |_| {
        for seat in bots::open_seats(play) {
            play.ask(Command::AddBot { seat, bot: USUAL_BOT });
        }
    };
    view! {
        <footer class="start-bar">
            <p class="waiting" role="status">{move || waiting(play)}</p>
            <Show when=move || !is_local && can_sit.get() && play.is_host()>
                <button type="button" on:click=handler(fill) data-test="fill">{t!("lobby-fill")}</button>
            </Show>
            <Show when=move || sits.get()>
                <ReadyButton play is_local/>
            </Show>
            <Show when=move || !sits.get() && can_sit.get()>
                <button type="button" class="primary big" on:click=handler(sit) data-test="sit-down">{t!("lobby-sit-down")}</button>
            </Show>
            <Show when=move || !sits.get() && !can_sit.get()>
                <span class="quiet">{t!("lobby-full")}</span>
            </Show>
        </footer>
    }
}

#[component]
fn ReadyButton(play: Play, is_local: bool) -> impl IntoView {
    let is_ready = Memo::new(move |_| {
        let seat = play.seat.get()?;
        play.table.with(|table| table.as_ref().and_then(|table| Some(table.seats.get(seat.index())?.ready)))
    });
    let ready = move || is_ready.get() == Some(true);
    let label = move || match (is_local, ready()) {
        (true, _) => words().get("lobby-begin"),
        (false, true) => words().get("lobby-is-ready"),
        (false, false) => words().get("lobby-ready"),
    };
    view! {
        <button
            type="button"
            class="big"
            class:primary=move || !ready()
            aria-pressed=move || (!is_local).then(|| if ready() { "true" } else { "false" })
            aria-disabled=move || play.is_lost().then_some("true")
            data-test="ready"
            on:click=handler(move |_| play.say_ready(is_ready.get_untracked() != Some(true)))
        >
            {move || ready().then_some("✓ ")}{move || label()}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use cardshed_bots::{BotSpec, Strength};
    use cardshed_protocol::{BotSeat, Millis, PhaseState, SeatState, TableSettings};
    use cardshed_rules::GameId;

    use super::*;

    fn table(seats: &[(Who, bool)]) -> TableState {
        let seats = seats.iter().map(|(who, ready)| SeatState {
            who: who.clone(),
            ready: *ready,
            stand_in: false,
            handicap: 0,
            clock: None,
        });
        TableState {
            at: Millis(0),
            settings: TableSettings::new(GameId::Clear4),
            host: None,
            seats: seats.collect(),
            people: Vec::new(),
            phase: PhaseState::Lobby,
            agreeing: Vec::new(),
            rounds: None,
            commitment: None,
            deal: 0,
        }
    }

    #[test]
    fn a_match_waits_for_seats_first_and_then_for_people_but_never_for_bots() {
        let person = |number| Who::Person { person: PersonId(number) };
        let bot = Who::Bot { bot: BotSeat(BotSpec::new(Strength::Easy)) };
        let open = table(&[(person(1), true), (Who::Open, false), (bot.clone(), false)]);
        assert_eq!(waits_for(&open), WaitsFor::Seats(1));
        assert_eq!(first_open(&open), Seat::new(1));
        let unready = table(&[(person(1), true), (person(2), false), (bot.clone(), false)]);
        assert_eq!(waits_for(&unready), WaitsFor::People(vec![PersonId(2)]));
        assert_eq!(first_open(&unready), None);
        assert_eq!(waits_for(&table(&[(person(1), true), (bot, false)])), WaitsFor::Nothing);
    }
}
