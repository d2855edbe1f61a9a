//! Eight Levels in text.

use std::fmt::Write;

use cardshed_rules::Seat;
use cardshed_rules::levels::{Card, Colour, Kind, Level, Position, Seen, Stage, View};

use super::{Names, row};

pub fn view(view: &View, names: &Names<'_>) -> String {
    let table = &view.table;
    let mut text = String::new();
    let face_up = if table.face_up > 0 {
        format!(" + {} skips face up under it", table.face_up)
    } else {
        String::new()
    };
    let _ = writeln!(text, "  draw pile: {} cards{face_up}", view.draw_pile);
    for (seat, hand) in view.hand_sizes.entries() {
        let skipped = if table.skipped.contains(seat) { ", to be skipped" } else { "" };
        let dealer = if table.dealer == seat { ", dealer" } else { "" };
        let _ = writeln!(
            text,
            "  {:<10} level {} ({}), {hand} in hand{dealer}{skipped}",
            names.numbered(seat),
            table.levels[seat],
            in_words(table.level(seat)),
        );
        let _ = writeln!(text, "             discard pile: {}", pile(table.discards.pile(seat)));
        for (number, laid) in (1..).zip(&table.laid[seat]) {
            let _ = writeln!(text, "             {seat}.{number}  {laid}");
        }
    }
    if let Some(hand) = view.hand {
        let _ = writeln!(text, "  your hand: {}", row(hand.cards()));
    }
    let colours: Vec<String> = Colour::ALL
        .iter()
        .map(|colour| format!("{} {}", colour.letter(), format!("{colour:?}").to_lowercase()))
        .collect();
    let _ = writeln!(text, "  ({}; J joker, S skip)", colours.join(", "));
    text
}

pub fn position(position: &Position) -> String {
    let mut text = String::new();
    let stage = match position.stage {
        Stage::Draw(seat) => format!("seat {seat} draws"),
        Stage::Act(seat) => format!("seat {seat} has drawn"),
        Stage::Keeping => "cards are being kept".to_owned(),
        Stage::Over => "the game is over".to_owned(),
    };
    let _ = writeln!(text, "  {stage}; draw pile: {}", row(&position.draw_pile));
    for (number, player) in (1..).zip(&position.players) {
        let _ = writeln!(text, "  seat {number}  level {}  hand: {}", player.level, row(&player.hand));
        let _ = writeln!(text, "          discard pile: {}", pile(&player.discards));
        for (combination, laid) in (1..).zip(&player.laid) {
            let _ = writeln!(text, "          {number}.{combination}  {laid}");
        }
    }
    text
}

/// The upper cards of a discard pile, and how many lie under them.
fn pile(cards: &[Card]) -> String {
    super::top_of(cards)
}

/// What a level asks for: `run of 3 + 4 of one colour`.
fn in_words(level: &Level) -> String {
    let parts: Vec<String> = level
        .iter()
        .map(|combination| match combination.kind() {
            Kind::Run => format!("run of {}", combination.size()),
            Kind::Same => format!("{} equal", combination.size()),
            Kind::Colour => format!("{} of one colour", combination.size()),
        })
        .collect();
    parts.join(" + ")
}

pub fn event(seen: &Seen, names: &Names<'_>) -> String {
    let does = |seat: Seat, verb| names.does(seat, verb);
    match *seen {
        Seen::Drew { seat, card: Some(card) } => format!("{} {card}", does(seat, "draw")),
        Seen::Drew { seat, card: None } => format!("{} a card", does(seat, "draw")),
        Seen::Took { seat, from, card } => {
            format!("{} {card} from the discard pile of {}", does(seat, "take"), names.of(from))
        }
        Seen::Gathered { draw_pile } => format!("the discards become a new draw pile of {draw_pile} cards"),
        Seen::LaidDown { seat, ref combinations } => {
            let laid: Vec<String> = combinations.iter().map(ToString::to_string).collect();
            format!("{} down the level: {}", does(seat, "lay"), laid.join(" / "))
        }
        Seen::Attached { seat, face, to, index } => {
            format!("{} {face} to {to}.{}", names.does_es(seat, "attach"), index + 1)
        }
        Seen::Discarded { seat, card } => format!("{} {card}", does(seat, "discard")),
        Seen::PutSkip { seat, before } => format!("{} a skip before {}", does(seat, "put"), names.of(before)),
        Seen::TurnSkipped { seat } => format!("the turn of {} is skipped", names.of(seat)),
        Seen::RoundEnded { seat, levels } => {
            format!("{} the round; levels now: {}", does(seat, "end"), super::points(levels.entries(), names))
        }
        Seen::Kept { seat, cards: Some(cards) } => format!("{} {}", does(seat, "keep"), row(cards.cards())),
        Seen::Kept { seat, cards: None } => format!("{} what to keep", does(seat, "choose")),
        Seen::Dealt { dealer, turned_up, .. } => {
            format!(
                "{} a new round and {} up {turned_up}",
                does(dealer, "deal"),
                if names.you == Some(dealer) { "turn" } else { "turns" }
            )
        }
        Seen::Ended { outcome } => super::outcome(&outcome, names),
    }
}
