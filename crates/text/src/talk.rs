//! What people say to each other, and what a table says on parting.

use cardshed_protocol::{Finish, Goodbye, Reaction, Told};

use crate::{People, Words};

/// What somebody says, in the reader's language where it is a preset.
#[must_use]
pub fn told(words: &Words, told: &Told) -> String {
    match told {
        Told::Reaction(reaction) => self::reaction(words, *reaction),
        Told::Text(text) => text.to_string(),
    }
}

/// A preset phrase: "Well played!".
#[must_use]
pub fn reaction(words: &Words, reaction: Reaction) -> String {
    words.get(match reaction {
        Reaction::Hello => key!("reaction-hello"),
        Reaction::GoodLuck => key!("reaction-good-luck"),
        Reaction::WellPlayed => key!("reaction-well-played"),
        Reaction::Thanks => key!("reaction-thanks"),
        Reaction::OhNo => key!("reaction-oh-no"),
        Reaction::SoClose => key!("reaction-so-close"),
        Reaction::Laugh => key!("reaction-laugh"),
        Reaction::Wow => key!("reaction-wow"),
        Reaction::Thinking => key!("reaction-thinking"),
        Reaction::Hurry => key!("reaction-hurry"),
        Reaction::Sorry => key!("reaction-sorry"),
        Reaction::OneMore => key!("reaction-one-more"),
        Reaction::GoodGame => key!("reaction-good-game"),
        Reaction::BackSoon => key!("reaction-back-soon"),
    })
}

/// The picture of a preset phrase, the same in every language.
#[must_use]
pub const fn emote(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Hello => "👋",
        Reaction::GoodLuck => "🍀",
        Reaction::WellPlayed => "👏",
        Reaction::Thanks => "🙏",
        Reaction::OhNo => "😱",
        Reaction::SoClose => "🤏",
        Reaction::Laugh => "😂",
        Reaction::Wow => "😮",
        Reaction::Thinking => "🤔",
        Reaction::Hurry => "⏳",
        Reaction::Sorry => "😅",
        Reaction::OneMore => "🔁",
        Reaction::GoodGame => "🤝",
        Reaction::BackSoon => "☕",
    }
}

/// Why the connection ended, and what to do about it.
#[must_use]
pub fn goodbye(words: &Words, goodbye: Goodbye) -> String {
    words.get(match goodbye {
        Goodbye::Removed => key!("goodbye-removed"),
        Goodbye::Protocol => key!("goodbye-protocol"),
        Goodbye::TooSlow => key!("goodbye-too-slow"),
        Goodbye::Flood => key!("goodbye-flood"),
        Goodbye::Restart => key!("goodbye-restart"),
        Goodbye::Closed => key!("goodbye-closed"),
    })
}

/// A photo finish: "Noor was 38 ms quicker than you".
#[must_use]
pub fn finish(words: &Words, finish: Finish, people: &People<'_>) -> String {
    let first = people.person(words, finish.first);
    let second = people.person(words, finish.second);
    words.say(
        "photo-finish",
        &[
            ("you", first.you()),
            ("name", first.name()),
            ("toyou", second.you()),
            ("other", second.name()),
            ("millis", finish.margin.into()),
        ],
    )
}
