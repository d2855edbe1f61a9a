//! The table in text: as one viewer sees it, with all cards open, and what happened in words.

mod clear4;
mod halves;
mod levels;
mod plusminus;

use cardshed_rules::any::{AnyPosition, AnySeen, AnyView};
use cardshed_rules::{Outcome, Seat};

/// What the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// In seat order; seats beyond are called by their number.
    pub names: &'a [String],
    /// Who is spoken to.
    pub you: Option<Seat>,
}

impl Names<'_> {
    /// Everyone by number.
    pub const NONE: Names<'static> = Names { names: &[], you: None };

    /// The name of a seat, as the subject of a sentence or the head of a line.
    pub fn of(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            _ if self.you == Some(seat) => "you".to_owned(),
            Some(name) => name.clone(),
            None => format!("seat {seat}"),
        }
    }

    /// The number of a seat, as actions name it, and who sits there: `2 Robin`.
    pub fn numbered(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            _ if self.you == Some(seat) => format!("{seat} you"),
            Some(name) => format!("{seat} {name}"),
            None => format!("seat {seat}"),
        }
    }

    /// `you play`, `Robin plays`.
    pub fn does(&self, seat: Seat, verb: &str) -> String {
        self.with_ending(seat, verb, "s")
    }

    /// `you push`, `Robin pushes`.
    pub fn does_es(&self, seat: Seat, verb: &str) -> String {
        self.with_ending(seat, verb, "es")
    }

    fn with_ending(&self, seat: Seat, verb: &str, ending: &str) -> String {
        let ending = if self.you == Some(seat) { "" } else { ending };
        format!("{} {verb}{ending}", self.of(seat))
    }
}

/// The table as its viewer sees it.
pub fn view(view: &AnyView, names: &Names<'_>) -> String {
    match view {
        AnyView::Clear4(view) => clear4::view(view, names),
        AnyView::PlusMinus(view) => plusminus::view(view, names),
        AnyView::Halves(view) => halves::view(view, names),
        AnyView::Levels(view) => levels::view(view, names),
    }
}

/// The table with all cards open.
pub fn position(position: &AnyPosition) -> String {
    match position {
        AnyPosition::Clear4(position) => clear4::position(position),
        AnyPosition::PlusMinus(position) => plusminus::position(position),
        AnyPosition::Halves(position) => halves::position(position),
        AnyPosition::Levels(position) => levels::position(position),
    }
}

/// What happened, as one viewer saw it.
pub fn event(seen: &AnySeen, names: &Names<'_>) -> String {
    match seen {
        AnySeen::Clear4(seen) => clear4::event(seen, names),
        AnySeen::PlusMinus(seen) => plusminus::event(seen, names),
        AnySeen::Halves(seen) => halves::event(seen, names),
        AnySeen::Levels(seen) => levels::event(seen, names),
    }
}

/// Things in a row: `5±3 8±1`, or `none`.
fn row<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(" ") }
}

/// How many cards of a pile are shown under the top one.
const PILE_SHOWN: usize = 6;

/// The upper cards of a pile, the top one in brackets: `… 5±3 8±1 [9±2]`.
fn top_of<T: ToString>(pile: &[T]) -> String {
    let Some((top, under)) = pile.split_last() else {
        return "empty".to_owned();
    };
    let left_out = under.len().saturating_sub(PILE_SHOWN);
    let dots = if left_out > 0 { "… " } else { "" };
    let shown: String = under[left_out..].iter().map(|card| format!("{} ", card.to_string())).collect();
    format!("{dots}{shown}[{}]", top.to_string())
}

/// The end, in a sentence.
pub fn outcome(outcome: &Outcome, names: &Names<'_>) -> String {
    use cardshed_rules::Ending;

    let winners: Vec<String> = outcome.winners.iter().map(|seat| names.of(seat)).collect();
    let who = match &winners[..] {
        [] => "nobody wins".to_owned(),
        [you] if you == "you" => "you win".to_owned(),
        [one] => format!("{one} wins"),
        [rest @ .., last] => format!("{} and {last} share the win", rest.join(", ")),
    };
    let how = match outcome.ending {
        Ending::Won => "",
        Ending::Deadlocked => ", as nobody could play any more",
        Ending::Undecided => ": it ran too long",
    };
    format!("the end: {who}{how}")
}

/// Each seat's points: `you 0, Robin 7`.
pub fn points<'a, T: ToString + 'a>(
    points: impl IntoIterator<Item = (Seat, &'a T)>,
    names: &Names<'_>,
) -> String {
    let parts: Vec<String> = points
        .into_iter()
        .map(|(seat, points)| format!("{} {}", names.of(seat), points.to_string()))
        .collect();
    parts.join(", ")
}
