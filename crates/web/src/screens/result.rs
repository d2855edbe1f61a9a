//! How a round ended: places, points, photo finishes, and whether the deal was what the table had committed to.

use cardshed_protocol::{MatchState, PhaseState};
use cardshed_rules::{Ending, GameId, Outcome, PerSeat, Seat, SeatSet};
use cardshed_text::{People, log, talk};
use cardshed_view::view;
use leptos::prelude::*;

use crate::device;
use crate::parts::alike::{Memo, Show, effect, handler};
use crate::parts::sound::{Sound, sounds};
use crate::pattern::Wanted;
use crate::play::{Play, Suspense};
use crate::screens::table::Place;
use crate::t;
use crate::words::words;

mod deal;
mod next;
mod plot;
mod scores;

use deal::Deal;
use next::{Afterwards, Next};
use plot::Plot;
use scores::Scores;

/// The result, once a round is over: a panel over the board, which can be put aside to look at the table.
#[component]
pub fn Results(play: Play, place: Place) -> impl IntoView {
    // The last card may be one that everybody waits for.
    let is_over = Memo::new(move |_| {
        matches!(play.phase(), Some(PhaseState::Between | PhaseState::Over))
            && play.suspense.get() == Suspense::None
    });
    let aside = RwSignal::new(false);
    let back = Wanted::new();
    // The panel had the focus, and takes it along; it comes back with the panel.
    effect(move || {
        if let Some(back) = back.get() {
            drop(back.focus());
        }
    });
    let sound = sounds();
    effect(move || {
        if is_over.get() {
            aside.set(false);
            sound(if untrack(|| has_won(play)) { Sound::Won } else { Sound::Over });
        }
    });
    view! {
        <Show when=move || is_over.get() && !aside.get()>
            <Panel play place aside/>
        </Show>
        <Show when=move || is_over.get() && aside.get()>
            <button type="button" class="primary back-to-result" data-test="to-result" node_ref=back on:click=handler(move |_| aside.set(false))>{t!("result-title")}</button>
        </Show>
    }
}

fn has_won(play: Play) -> bool {
    let (rounds, seat) = (play.rounds(), play.seat.get());
    rounds.zip(seat).is_some_and(|(rounds, seat)| {
        rounds.results.last().is_some_and(|result| result.outcome.winners.contains(seat))
    })
}

/// The result comes under hands that are still playing: for so many milliseconds a press was meant for the board.
const STILL_PLAYING: f64 = 400.0;

#[component]
fn Panel(play: Play, place: Place, aside: RwSignal<bool>) -> impl IntoView {
    let node = Wanted::new();
    // The round has ended under somebody's hands: what is new is where they are now.
    effect(move || {
        if node.get().is_some() {
            device::focus(".result");
        }
    });
    let rounds = Memo::new(move |_| play.rounds());
    let put_aside = move |event: leptos::ev::KeyboardEvent| {
        // In a dialog the key only closes that.
        let is_asked = device::document().query_selector("dialog[open]").ok().flatten().is_some();
        if event.key() == "Escape" && !is_asked {
            aside.set(true);
        }
    };
    let shown = device::now();
    let too_soon = move |event: leptos::ev::MouseEvent| {
        // A key has gone where the focus was, which is on the panel by now.
        if event.detail() > 0 && device::now() - shown < STILL_PLAYING {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div class="overlay results" on:click:capture=handler(too_soon)>
            <section class="panel result" role="dialog" aria-labelledby="result-title" tabindex="-1" node_ref=node data-test="result" on:keydown=handler(put_aside)>
                <header class="row">
                    <h2 id="result-title" class="grow">{move || rounds.get().and_then(|rounds| headline(play, &rounds))}</h2>
                    <button type="button" class="plain" aria-label=t!("result-aside") data-test="aside" on:click=handler(move |_| aside.set(true))>"✕"</button>
                </header>
                <p class="quiet">{move || rounds.get().and_then(|rounds| round_line(play, &rounds))}</p>
                {move || rounds.get().map(|rounds| view! { <Scores rounds who=who(play)/> })}
                <Next play place/>
                {move || rounds.get().filter(|rounds| rounds.results.len() > 1).map(|rounds| view! { <Plot rounds who=who(play)/> })}
                <Finishes play rounds/>
                <Deal play rounds/>
                <Afterwards play place aside/>
            </section>
        </div>
    }
}

/// Who plays, for those who show it all anew when it changes.
#[derive(Clone, Debug, PartialEq)]
struct Players {
    names: Vec<String>,
    you: Option<Seat>,
    game: Option<GameId>,
}

impl Players {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

fn who(play: Play) -> Players {
    Players { names: play.names(), you: play.seat.get(), game: play.game() }
}

/// Who has won: the match once it is over, else the round.
fn headline(play: Play, rounds: &MatchState) -> Option<String> {
    let (names, you) = (play.names(), play.seat.get());
    let people = People { names: &names, you };
    let last = rounds.results.last()?;
    if rounds.rounds > 1 && usize::from(rounds.rounds) == rounds.results.len() {
        let won = log::outcome(&words(), &whole(rounds), &people);
        return Some(words().say("result-match", &[("who", won.into())]));
    }
    Some(log::outcome(&words(), &last.outcome, &people))
}

/// What the headline does not say: which round it was, and who won it.
fn round_line(play: Play, rounds: &MatchState) -> Option<String> {
    let last = rounds.results.last().filter(|_| rounds.rounds > 1)?;
    let words = words();
    let (names, you) = (play.names(), play.seat.get());
    let round = words.say("table-round", &[("round", last.round.into()), ("rounds", rounds.rounds.into())]);
    if usize::from(rounds.rounds) > rounds.results.len() {
        return Some(round);
    }
    let won = log::outcome(&words, &last.outcome, &People { names: &names, you });
    Some(words.say("colon", &[("of", round.into()), ("what", won.into())]))
}

/// A finished match as if it were one game: first place has won.
fn whole(rounds: &MatchState) -> Outcome {
    let seats = rounds.points.seats();
    let mut winners = SeatSet::EMPTY;
    for seat in seats.iter().filter(|&seat| rounds.places[seat] == 1) {
        winners.insert(seat);
    }
    Outcome { ending: Ending::Won, winners, points: PerSeat::new(seats) }
}

/// The closest races of the round.
#[component]
fn Finishes(play: Play, rounds: Memo<Option<MatchState>>) -> impl IntoView {
    let lines = move || {
        let (names, you) = (play.names(), play.seat.get());
        let people = People { names: &names, you };
        let finishes = rounds.get().and_then(|mut rounds| rounds.results.pop()).map(|result| result.finishes);
        finishes
            .unwrap_or_default()
            .iter()
            .map(|finish| talk::finish(&words(), *finish, &people))
            .collect::<Vec<_>>()
    };
    view! {
        {move || Some(lines()).filter(|lines| !lines.is_empty()).map(|lines| view! {
            <details class="finishes" open>
                <summary>{t!("result-finishes")}</summary>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            </details>
        })}
    }
}
