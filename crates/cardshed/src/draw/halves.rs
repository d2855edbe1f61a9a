//! Two Halves in text.

use std::fmt::Write;

use cardshed_rules::halves::{Position, Seen, View};

use super::{Names, row, top_of};

pub fn view(view: &View, names: &Names<'_>) -> String {
    let mut text = format!("  pile: {}\n", top_of(&view.pile));
    for (seat, hand) in view.hand_sizes.entries() {
        let stack = view.stack_sizes[seat];
        let _ = writeln!(text, "  {:<10} {hand} in hand, {stack} in the stack", names.numbered(seat));
    }
    if let Some(hand) = view.hand {
        let _ = writeln!(text, "  your hand: {}", row(hand.cards()));
    }
    text.push_str("  (O orange, B blue, G green, P pink; c circle, t triangle, s square, x star)\n");
    text
}

pub fn position(position: &Position) -> String {
    let mut text = format!("  pile: {}\n", top_of(&position.pile));
    for (number, player) in (1..).zip(&position.players) {
        let _ = writeln!(text, "  seat {number}  hand:  {}", row(&player.hand));
        let _ = writeln!(text, "          stack: {}", row(&player.stack));
    }
    text
}

pub fn event(seen: &Seen, names: &Names<'_>) -> String {
    match *seen {
        Seen::Played { seat, card } => format!("{} {card}", names.does(seat, "play")),
        Seen::Drew { seat, card: Some(card) } => format!("{} {card}", names.does(seat, "draw")),
        Seen::Drew { seat, card: None } => format!("{} a card", names.does(seat, "draw")),
        Seen::Turned { card } => format!("nobody can play: {card} comes up from under the pile (TH-20)"),
        Seen::Ended { outcome } => super::outcome(&outcome, names),
    }
}
