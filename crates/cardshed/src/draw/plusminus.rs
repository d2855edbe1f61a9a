//! Plus Minus in text.

use std::fmt::Write;

use cardshed_rules::plusminus::{Card, Position, Seen, View};
use cardshed_rules::{Seat, SeatCount};

use super::{Names, row};

/// How many cards of the pile are shown beside the top card.
const PILE_SHOWN: usize = 6;

pub fn view(view: &View, names: &Names<'_>) -> String {
    let mut text = pile(&view.pile);
    for (seat, hand) in view.hand_sizes.entries() {
        let deck = view.deck_sizes[seat];
        let _ = writeln!(text, "  {:<10} {hand} in hand, {deck} in the deck", names.of(seat));
    }
    if let Some(hand) = view.hand {
        let _ = writeln!(text, "  your hand: {}", row(hand.cards()));
    }
    text
}

pub fn position(position: &Position) -> String {
    let mut text = pile(&position.pile);
    let seats = SeatCount::new(position.players.len()).into_iter().flat_map(SeatCount::iter);
    for (seat, player) in seats.zip(&position.players) {
        let _ = writeln!(text, "  {:<10} hand: {}", Names::NONE.of(seat), row(&player.hand));
        let _ = writeln!(text, "  {:<10} deck: {}", "", row(&player.deck));
    }
    if let Some(card) = position.face_down {
        let _ = writeln!(text, "  last card, face down: {card}");
    }
    text
}

fn pile(pile: &[Card]) -> String {
    let Some((top, under)) = pile.split_last() else {
        return "  pile: empty\n".to_owned();
    };
    let [low, high] = top.takes().map(|value| value.get());
    let hidden = under.len().saturating_sub(PILE_SHOWN);
    let dots = if hidden > 0 { "… " } else { "" };
    let shown: String = under[hidden..].iter().map(|card| format!("{card} ")).collect();
    format!("  pile: {dots}{shown}[{top}]   takes {low} or {high}\n")
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
