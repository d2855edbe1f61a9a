//! Cards on their way: drawn, taken, laid down, attached, discarded.

use cardshed_rules::any::{AnySeen, AnyView};
use cardshed_rules::levels::{Card, Face, Seen, View};
use cardshed_rules::{GameId, Seat};
use leptos::prelude::*;

use super::change::RoundEnd;
use super::desk::Desk;
use crate::faces;
use crate::parts::flight::{Drawing, Start, flights, spot};
use crate::parts::sound::{Sound, sounds};
use crate::play::Happened;
use crate::soon::soon;

/// Has cards fly and be heard whenever something happens.
pub fn watch(desk: Desk) {
    let (fly, sound) = (flights(), sounds());
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
            for (drawing, from, to) in ways(&view, seen) {
                if let Some(from) = from {
                    fly(drawing, from, to);
                }
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

/// Which cards fly, from where and where to.
fn ways(view: &View, seen: &Seen) -> Vec<(Drawing, Option<Start>, String)> {
    let face = |card: Card| -> Drawing { Box::new(move || faces::levels::face(card)) };
    let chip = |face: Face| -> Drawing { Box::new(move || faces::levels::chip(face)) };
    match *seen {
        Seen::Drew { seat, card } => {
            let drawing = card.map_or_else(|| -> Drawing { Box::new(|| faces::back(GameId::Levels)) }, face);
            vec![(drawing, Some(Start::Place("draw-pile".to_owned())), arrival(view, seat, card))]
        }
        Seen::Took { seat, from, card } => {
            let from = Start::Place(format!("pile-{from}"));
            vec![(face(card), Some(from), arrival(view, seat, Some(card)))]
        }
        Seen::Discarded { seat, card } => {
            vec![(face(card), departure(view, seat, card), format!("pile-{seat}"))]
        }
        Seen::PutSkip { seat, before } => {
            vec![(face(Card::SKIP), departure(view, seat, Card::SKIP), format!("cards-{before}"))]
        }
        Seen::Attached { seat, face, to, index } => {
            vec![(chip(face), departure(view, seat, face.card()), format!("laid-{to}-{index}-{face}"))]
        }
        Seen::LaidDown { seat, combinations } => {
            let placed = |(index, face): (usize, Face)| {
                let to = format!("laid-{seat}-{index}-{face}");
                (chip(face), departure(view, seat, face.card()), to)
            };
            let all = combinations.iter().enumerate();
            all.flat_map(|(index, laid)| laid.faces().iter().map(|&face| (index, face)).collect::<Vec<_>>())
                .map(placed)
                .collect()
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
fn arrival(view: &View, seat: Seat, card: Option<Card>) -> String {
    match (view.hand.filter(|_| view.viewer.is(seat)), card) {
        // It becomes the next of its equals.
        (Some(hand), Some(card)) => format!("hand-{card}-{}", hand.count(card)),
        _ => format!("cards-{seat}"),
    }
}

/// Where a card comes from that somebody plays.
fn departure(view: &View, seat: Seat, card: Card) -> Option<Start> {
    if view.viewer.is(seat) {
        spot(&format!("hand-{card}-0")).map(Start::Was)
    } else {
        Some(Start::Place(format!("cards-{seat}")))
    }
}
