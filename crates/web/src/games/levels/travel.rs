//! Cards on their way: drawn, taken, laid down, attached, discarded.

use cardshed_rules::any::{AnySeen, AnyView};
use cardshed_rules::levels::{Card, Seen, View};
use cardshed_rules::{GameId, Seat};
use leptos::prelude::*;

use super::change::RoundEnd;
use super::desk::Desk;
use super::order::Held;
use super::piles::{laid_place, numbered};
use crate::faces;
use crate::parts::flight::{Flight, Start, flights, spot};
use crate::parts::sound::{Sound, sounds};
use crate::play::Happened;
use crate::soon::soon;

/// Has cards fly and be heard whenever something happens.
pub fn watch(desk: Desk) {
    let (flights, sound) = (flights(), sounds());
    desk.play.before(move |happened: &Happened| {
        let Some(view) = desk.play.view.with_untracked(|view| match view {
            Some(AnyView::Levels(view)) => Some(*view),
            _ => None,
        }) else {
            return;
        };
        if let Some(end) = RoundEnd::of(&view, &happened.seen) {
            desk.ended.set(Some(end));
            soon(move || sound(Sound::Over));
        }
        for seen in &happened.seen {
            let AnySeen::Levels(seen) = seen else { continue };
            let held = desk.in_order_of_play();
            // Where one's own cards are, can only be asked now.
            if happened.own {
                let ways = ways(&view, seen, held);
                flights.fly(move || ways);
            } else {
                let seen = *seen;
                flights.fly(move || ways(&view, &seen, held));
            }
            let heard = match seen {
                Seen::Drew { .. } | Seen::Took { .. } => Sound::Draw,
                Seen::LaidDown { .. }
                | Seen::Attached { .. }
                | Seen::Discarded { .. }
                | Seen::PutSkip { .. } => Sound::Lay,
                _ => continue,
            };
            soon(move || sound(heard));
        }
    });
}

/// Which cards fly, from where and where to. `held` are one's own, the ones to be played first.
fn ways(view: &View, seen: &Seen, mut held: Vec<Held>) -> Vec<Flight> {
    let mut leave = |seat: Seat, card: Card, drawing: String, to: String| {
        departure(view, seat, card, &mut held).map(|from| Flight { drawing, from, to })
    };
    match *seen {
        Seen::Drew { seat, card } => {
            let drawing = card.map_or_else(|| faces::back(GameId::Levels), faces::levels::face);
            let from = Start::Place("draw-pile".to_owned());
            vec![Flight { drawing, from, to: arrival(view, seat, card, &held) }]
        }
        Seen::Took { seat, from, card } => {
            let from = Start::Place(format!("pile-{from}"));
            vec![Flight {
                drawing: faces::levels::face(card),
                from,
                to: arrival(view, seat, Some(card), &held),
            }]
        }
        Seen::Discarded { seat, card } => {
            leave(seat, card, faces::levels::face(card), format!("pile-{seat}")).into_iter().collect()
        }
        Seen::PutSkip { seat, before } => {
            let card = Card::SKIP;
            leave(seat, card, faces::levels::face(card), format!("cards-{before}")).into_iter().collect()
        }
        Seen::Attached { seat, face, to, index } => {
            let laid = view.table.laid[to].get(usize::from(index)).map(|laid| laid.faces().to_vec());
            let copy = laid.unwrap_or_default().iter().filter(|other| **other == face).count();
            let to = laid_place(to, usize::from(index), (face, copy));
            leave(seat, face.card(), faces::levels::chip(face), to).into_iter().collect()
        }
        Seen::LaidDown { seat, combinations } => {
            let mut flights = Vec::new();
            for (index, laid) in combinations.iter().enumerate() {
                for chip in numbered(Some(*laid)) {
                    let (face, to) = (chip.0, laid_place(seat, index, chip));
                    flights.extend(leave(seat, face.card(), faces::levels::chip(face), to));
                }
            }
            flights
        }
        Seen::Gathered { .. }
        | Seen::TurnSkipped { .. }
        | Seen::RoundEnded { .. }
        | Seen::Kept { .. }
        | Seen::Dealt { .. }
        | Seen::Ended { .. } => Vec::new(),
    }
}

/// Where a card goes that somebody gets.
fn arrival(view: &View, seat: Seat, card: Option<Card>, held: &[Held]) -> String {
    match card.filter(|_| view.viewer.is(seat)) {
        Some(card) => Held::next(card, held).place(),
        None => format!("cards-{seat}"),
    }
}

/// Where a card comes from that somebody plays.
fn departure(view: &View, seat: Seat, card: Card, held: &mut Vec<Held>) -> Option<Start> {
    if view.viewer.is(seat) {
        let index = held.iter().position(|held| held.card == card)?;
        spot(&held.remove(index).place()).map(Start::Was)
    } else {
        Some(Start::Place(format!("cards-{seat}")))
    }
}
