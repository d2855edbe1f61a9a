//! What happened, in lines to be read afterwards: "Noor plays three 5s", "you draw red 7".
//!
//! An event that only tells a client what to show next has no line of its own.

mod clear4;
mod levels;
mod speed;

use cardshed_rules::any::AnySeen;
use cardshed_rules::{Ending, Outcome, Seat};

pub use clear4::clear4;
pub use levels::levels;
pub use speed::{halves, plusminus};

use crate::{People, Person, Words, lists};

/// The line of an event, whichever the game; `None` if it needs none.
#[must_use]
pub fn line(words: &Words, seen: &AnySeen, people: &People<'_>) -> Option<String> {
    match seen {
        AnySeen::Clear4(seen) => clear4(words, seen, people),
        AnySeen::PlusMinus(seen) => Some(plusminus(words, seen, people)),
        AnySeen::Halves(seen) => Some(halves(words, seen, people)),
        AnySeen::Levels(seen) => Some(levels(words, seen, people)),
    }
}

/// How a game ended: "Noor wins", "you and Jules share the win: nobody could play any more".
#[must_use]
pub fn outcome(words: &Words, outcome: &Outcome, people: &People<'_>) -> String {
    let winners = outcome.winners.iter().map(|seat| people.person(words, seat));
    let (mut winners, others): (Vec<Person>, Vec<Person>) = winners.partition(|winner| winner.is_you);
    winners.extend(others);
    let who = match &winners[..] {
        [] => words.get("log-nobody-wins"),
        [one] => words.say("log-wins", &[("you", one.you()), ("name", one.name())]),
        [first, rest @ ..] => {
            let rest = rest.iter().map(|winner| winner.name.clone()).collect();
            words.say(
                "log-share",
                &[("you", first.you()), ("name", first.name()), ("others", lists::and(words, rest).into())],
            )
        }
    };
    match outcome.ending {
        Ending::Won => who,
        Ending::Deadlocked => words.say("log-deadlocked", &[("who", who.into())]),
        Ending::Undecided => words.say("log-undecided", &[("who", who.into())]),
    }
}

/// Whose turn it is now: "your turn", "Noor's turn".
#[must_use]
pub fn turn(words: &Words, seat: Seat, people: &People<'_>) -> String {
    let player = people.person(words, seat);
    words.say("log-turn", &[("you", player.you()), ("name", player.name())])
}
