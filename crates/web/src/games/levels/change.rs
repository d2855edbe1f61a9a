//! The end of a round: who laid down, and who moves on.

use cardshed_rules::any::AnySeen;
use cardshed_rules::levels::{Seen, View};
use cardshed_rules::{PerSeat, Seat, arrange};
use cardshed_text::{People, levels};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::piles::Ladder;
use crate::parts::alike::handler;
use crate::t;
use crate::words::words;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundEnd {
    /// Who ended it.
    pub by: Seat,
    /// Whose level lay on the table.
    laid: PerSeat<bool>,
    /// The levels before.
    before: PerSeat<u8>,
    /// The levels after.
    after: PerSeat<u8>,
}

impl RoundEnd {
    /// Everybody, those who moved furthest first.
    fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.after.seats().iter().collect();
        arrange(&mut seats, |&seat| std::cmp::Reverse(self.after[seat].saturating_sub(self.before[seat])));
        seats
    }

    /// What ended the round, if something did, told to one who saw the table before.
    #[must_use]
    pub fn of(view: &View, seen: &[AnySeen]) -> Option<RoundEnd> {
        let own_laid = |seat| {
            seen.iter().any(
                |seen| matches!(seen, AnySeen::Levels(Seen::LaidDown { seat: other, .. }) if *other == seat),
            )
        };
        seen.iter().find_map(|seen| match *seen {
            AnySeen::Levels(Seen::RoundEnded { seat, levels }) => Some(RoundEnd {
                by: seat,
                laid: PerSeat::from_fn(levels.seats(), |seat| view.table.has_laid(seat) || own_laid(seat)),
                before: view.table.levels,
                after: levels,
            }),
            _ => None,
        })
    }
}

/// The end of the last round, over the felt, until it has been read.
#[component]
pub fn Change(desk: Desk) -> impl IntoView {
    view! {
        {move || desk.ended.get().map(|end| view! {
            <div class="change">
                <section class="panel" aria-label=t!("levels-round-over") data-test="round-over">
                    <h2>{move || headline(desk, end.by)}</h2>
                    <ul>
                        {end.seats().into_iter().map(|seat| view! { <Line desk end seat/> }).collect_view()}
                    </ul>
                    <button type="button" class="primary" data-test="go-on" on:click=handler(move |_| desk.ended.set(None))>
                        {t!("levels-go-on")}<kbd aria-hidden="true">"Esc"</kbd>
                    </button>
                </section>
            </div>
        })}
    }
}

fn headline(desk: Desk, by: Seat) -> String {
    let words = words();
    let (names, you) = (desk.play.names(), desk.play.seat.get());
    let player = People { names: &names, you }.person(&words, by);
    words.say("levels-ends-round", &[("you", player.you()), ("name", player.name())])
}

/// What the round brought one player.
#[component]
fn Line(desk: Desk, end: RoundEnd, seat: Seat) -> impl IntoView {
    let (before, after, laid) = (end.before[seat], end.after[seat], end.laid[seat]);
    let moves = after > before;
    let last = desk.last_level();
    let asked = move || {
        let words = words();
        let level = |view: &View| view.table.options.levels().get(usize::from(after) - 1).copied();
        desk.see(level).flatten().map(|level| levels::level(&words, &level))
    };
    view! {
        <li class:moves=moves>
            <span class="who">{move || desk.play.name(seat)}</span>
            <span class="small">{move || if laid { words().get("levels-laid-down") } else { words().get("levels-not-laid-down") }}</span>
            <Ladder level=Signal::stored(after) last/>
            <strong>{move || if moves {
                words().say("levels-moves-on", &[("from", before.into()), ("to", after.into())])
            } else {
                words().say("levels-stays", &[("level", after.into())])
            }}</strong>
            <span class="small quiet next">{move || asked()}</span>
        </li>
    }
}
