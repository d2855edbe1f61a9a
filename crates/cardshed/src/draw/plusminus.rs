//! Plus Minus in text.

use std::fmt::Write;

use cardshed_rules::Seat;
use cardshed_rules::plusminus::{Card, Position, Seen, Value, View};

use super::{Names, row, top_of};

pub fn view(view: &View, names: &Names<'_>) -> String {
    let mut text = pile(&view.pile);
    for (seat, hand) in view.hand_sizes.entries() {
        let deck = view.deck_sizes[seat];
        let _ = writeln!(text, "  {:<10} {hand} in hand, {deck} in the deck", names.numbered(seat));
    }
    if let Some(hand) = view.hand {
        let _ = writeln!(text, "  your hand: {}", row(hand.cards()));
    }
    text
}

pub fn position(position: &Position) -> String {
    let mut text = pile(&position.pile);
    for (number, player) in (1..).zip(&position.players) {
        let _ = writeln!(text, "  seat {number}  hand: {}", row(&player.hand));
        let _ = writeln!(text, "          deck: {}", row(&player.deck));
    }
    if let Some(card) = position.face_down {
        let _ = writeln!(text, "  last card, face down: {card}");
    }
    text
}

/// The pile, and what may cover it.
fn pile(pile: &[Card]) -> String {
    let takes = pile.last().map(|top| top.takes().map(Value::get));
    let takes = takes.map_or_else(String::new, |[low, high]| format!("   takes {low} or {high}"));
    format!("  pile: {}{takes}\n", top_of(pile))
}

pub fn event(seen: &Seen, names: &Names<'_>) -> String {
    let does = |seat: Seat, verb| names.does(seat, verb);
    match *seen {
        Seen::Played { seat, card, called } => {
            format!("{} {card}: \u{201c}{}\u{201d}", does(seat, "play"), called.get())
        }
        Seen::Drew { seat, card: Some(card) } => format!("{} {card}", does(seat, "draw")),
        Seen::Drew { seat, card: None } => format!("{} a card", does(seat, "draw")),
        Seen::LaidLast { seat, .. } => format!("{} the last card face down", does(seat, "lay")),
        Seen::Turned { card } => format!("nobody can play: {card} comes up from under the pile (PM-20)"),
        Seen::Ended { outcome } => super::outcome(&outcome, names),
    }
}
