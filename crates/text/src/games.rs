//! The names of the games, and what each is about.

use cardshed_rules::GameId;

use crate::Words;

/// What the game is called.
#[must_use]
pub fn name(words: &Words, game: GameId) -> String {
    words.get(match game {
        GameId::Clear4 => key!("game-clear4"),
        GameId::PlusMinus => key!("game-plusminus"),
        GameId::Halves => key!("game-halves"),
        GameId::Levels => key!("game-levels"),
    })
}

/// What the game is about, in a sentence.
#[must_use]
pub fn about(words: &Words, game: GameId) -> String {
    words.get(match game {
        GameId::Clear4 => key!("game-clear4-about"),
        GameId::PlusMinus => key!("game-plusminus-about"),
        GameId::Halves => key!("game-halves-about"),
        GameId::Levels => key!("game-levels-about"),
    })
}

/// Whether one plays in turns or everyone at once, in two or three words.
#[must_use]
pub fn kind(words: &Words, game: GameId) -> String {
    words.get(if game.is_speed() { key!("game-at-once") } else { key!("game-in-turns") })
}

/// For how many players it is: "2 to 6 players", "2, 3, 4 or 6 players".
#[must_use]
pub fn players(words: &Words, game: GameId) -> String {
    match game.seat_counts() {
        [] => String::new(),
        [first, .., last] if last - first + 1 == game.seat_counts().len() => {
            words.say("game-players-range", &[("first", (*first).into()), ("last", (*last).into())])
        }
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(ToString::to_string).collect();
            words.say("game-players-list", &[("first", first.join(", ").into()), ("last", (*last).into())])
        }
    }
}
