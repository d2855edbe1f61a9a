//! Clear Four in text.

use std::fmt::Write;

use cardshed_rules::clear4::{Card, Position, Seen, StackFace, Step, View};

use super::{Names, row, top_of};

pub fn view(view: &View, names: &Names<'_>) -> String {
    let mut text = format!("  pile: {}\n", top_of(view.pile.cards()));
    for (seat, hand) in view.hand_sizes.entries() {
        let turn = if view.turn == seat { "→" } else { " " };
        let stacks: Vec<String> = view.stacks[seat].iter().map(face).collect();
        let _ =
            writeln!(text, "{turn} {:<10} {:<24} {hand} in hand", names.numbered(seat), stacks.join("  "));
    }
    if let Some(hand) = view.hand {
        let _ = writeln!(text, "  your hand: {}", row(hand.cards()));
    }
    text.push_str("  (stacks s1 to s4: the open card, and # for each face-down card under it)\n");
    text
}

/// A stack as everyone sees it: `8##`, `#`, `-`.
fn face(stack: &StackFace) -> String {
    let hidden = usize::from(stack.cards) - usize::from(stack.open.is_some());
    match stack.open {
        _ if stack.cards == 0 => "-".to_owned(),
        Some(card) => format!("{card}{}", "#".repeat(hidden)),
        None => "#".repeat(hidden),
    }
}

pub fn position(position: &Position) -> String {
    let mut text = format!("  pile: {}\n", top_of(&position.pile));
    for (number, player) in (1_usize..).zip(&position.players) {
        let turn = if position.turn.index() + 1 == number { "→" } else { " " };
        let stacks: Vec<String> = player.stacks.iter().map(|stack| stack_of(stack)).collect();
        let _ = writeln!(text, "{turn} seat {number}  hand:   {}", row(&player.hand));
        let _ = writeln!(text, "          stacks: {}", stacks.join("  "));
    }
    let _ = writeln!(text, "  out of the game: {}", row(&position.removed));
    text
}

/// A stack from top to bottom: `8/3/PUSH`.
fn stack_of(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    if cards.is_empty() { "-".to_owned() } else { cards.join("/") }
}

pub fn event(seen: &Seen, names: &Names<'_>) -> String {
    match *seen {
        Seen::Played { seat, cards, value, .. } => match value {
            Some(value) if cards.cards().any(|card| card == Card::Joker) => {
                format!("{} {} as {}", names.does(seat, "play"), row(cards.cards()), value.get())
            }
            _ => format!("{} {}", names.does(seat, "play"), row(cards.cards())),
        },
        Seen::SpecialPlayed { seat, card, .. } => format!("{} {card}", names.does(seat, "play")),
        Seen::Uncovered { seat, stack, card } => format!("{} {card} on {stack}", names.does(seat, "uncover")),
        Seen::BlindTurned { seat, stack, card, fits } => {
            let luck = if fits { "it fits" } else { "it does not fit" };
            format!("{} {stack} blind: {card}, {luck}", names.does(seat, "play"))
        }
        Seen::PileTaken { seat, cards } => {
            format!("{} the pile: {}", names.does(seat, "take"), row(cards.cards()))
        }
        Seen::Pushed { seat, to, cards } => {
            format!("{} the pile onto {}: {}", names.does_es(seat, "push"), names.of(to), row(cards.cards()))
        }
        Seen::PileCleared { seat, .. } => format!("{} the pile", names.does(seat, "clear")),
        Seen::Asked { step: Step::Extending { .. } } => "more may be added to this play".to_owned(),
        Seen::Asked { step: Step::FourOnPile } => "four of a value lie on the pile".to_owned(),
        Seen::Asked { step: Step::PushTarget } => "the PUSH wants somebody to push to".to_owned(),
        Seen::Asked { step: Step::Turn } => "another turn".to_owned(),
        Seen::TurnEnded { next } => format!("next: {}", names.of(next)),
        Seen::Ended { outcome } => super::outcome(&outcome, names),
    }
}
