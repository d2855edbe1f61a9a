//! The match table: a row for everyone by place, a column for every round. Where there are more than fit, these scroll
//! between the names and the totals, beginning with the newest.

// A component owns what it is given.
#![allow(clippy::needless_pass_by_value)]

use cardshed_protocol::MatchState;
use cardshed_rules::{GameId, Seat, arrange};
use cardshed_view::view;
use leptos::prelude::*;

use super::Players;
use crate::parts::marks::mark;
use crate::t;
use crate::words::words;

/// Seats by place, those who share one in seat order.
#[must_use]
pub fn by_place(rounds: &MatchState) -> Vec<Seat> {
    let mut seats: Vec<Seat> = rounds.points.seats().iter().collect();
    arrange(&mut seats, |&seat| rounds.places[seat]);
    seats
}

/// Everyone's points, round by round.
#[component]
pub(super) fn Scores(rounds: MatchState, who: Players) -> impl IntoView {
    let (own, game) = (who.you, who.game);
    let several = rounds.results.len() > 1;
    let counted = move || match game {
        Some(GameId::Levels) => words().get("result-levels-left"),
        _ => words().get("result-points"),
    };
    let heads =
        rounds.results.iter().map(|result| view! { <th scope="col" class="number">{result.round}</th> });
    let heads = several.then(|| heads.collect_view());
    let rows = by_place(&rounds).into_iter().map(|seat| {
        let cells = rounds.results.iter().map(|result| {
            let won = result.outcome.winners.contains(seat);
            view! { <td class="number" class:won=won>{result.outcome.points[seat]}</td> }
        });
        view! {
            <tr class:own={own == Some(seat)}>
                <td class="place">{format!("{}.", rounds.places[seat])}</td>
                <th scope="row">{mark(seat)}" "<span>{who.name(seat)}</span></th>
                {several.then(|| cells.collect_view())}
                <td class="number total">{rounds.points[seat]}</td>
            </tr>
        }
    });
    view! {
        <div class="scores" tabindex="0" role="group" aria-label=t!("result-table")>
            <table data-test="scores">
                <caption class="unseen">{t!("result-table")}</caption>
                <thead><tr>
                    <th scope="col"><span class="unseen">{t!("result-place")}</span></th>
                    <th scope="col"><span class="unseen">{t!("result-player")}</span></th>
                    {heads}
                    <th scope="col" class="number total">{move || counted()}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
