//! House rules and the settings of a table, with plain explanations.

use cardshed_protocol::{Clock, TableSettings};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::options::NoOptions;
use cardshed_rules::{Match, SeatCount, clear4, levels};

use crate::Words;

/// What can be settled: a house rule, or a setting of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// Several jokers without a number card (CF-16).
    JokerSets,
    /// Four of a value are always cleared (CF-31).
    AutoClear,
    /// Only hand cards count (CF-62).
    HandPoints,
    /// The list of levels (EL-60).
    Levels,
    /// From which level on cards are kept (EL-61).
    Keep,
    /// How many rounds.
    Rounds,
    /// How long players may think.
    Clock,
    /// Whether the table is listed.
    Public,
    /// Whether people may write to each other.
    Chat,
    /// How long a play is held for the referee.
    Hold,
    /// After how long a bot stands in.
    Grace,
}

/// Something that a table can settle, and how it is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is about, for the control that changes it.
    pub subject: Subject,
    /// What it is called: "Jokers in sets".
    pub name: String,
    /// What it means, in a sentence or two.
    pub about: String,
    /// How it is settled: "on", "two stars", "10 seconds a move".
    pub value: String,
    /// Whether that is the printed rules, or the table's usual setting.
    pub is_usual: bool,
}

/// "on" or "off".
#[must_use]
pub fn switch(words: &Words, on: bool) -> String {
    words.get(if on { key!("switch-on") } else { key!("switch-off") })
}

/// The house rules of a game, each with how it is settled.
#[must_use]
pub fn house_rules(words: &Words, options: &AnyOptions) -> Vec<Choice> {
    match options {
        AnyOptions::Clear4(options) => clear4_rules(words, *options),
        AnyOptions::PlusMinus(NoOptions) | AnyOptions::Halves(NoOptions) => Vec::new(),
        AnyOptions::Levels(options) => levels_rules(words, options),
    }
}

fn clear4_rules(words: &Words, options: clear4::Options) -> Vec<Choice> {
    let clear4::Options { joker_sets, auto_clear, hand_points } = options;
    let choice =
        |subject, on, name, about| Choice { subject, name, about, value: switch(words, on), is_usual: !on };
    vec![
        choice(
            Subject::JokerSets,
            joker_sets,
            words.get("option-joker-sets"),
            words.get("option-joker-sets-about"),
        ),
        choice(
            Subject::AutoClear,
            auto_clear,
            words.get("option-auto-clear"),
            words.get("option-auto-clear-about"),
        ),
        choice(
            Subject::HandPoints,
            hand_points,
            words.get("option-hand-points"),
            words.get("option-hand-points-about"),
        ),
    ]
}

fn levels_rules(words: &Words, options: &levels::Options) -> Vec<Choice> {
    let usual = levels::Options::one_star();
    let list = if options.levels() == usual.levels() {
        words.get("option-levels-one-star")
    } else if options.levels() == levels::Options::two_stars().levels() {
        words.get("option-levels-two-stars")
    } else {
        words.say("option-levels-own", &[("count", options.levels().len().into())])
    };
    let keep = match options.keep_from() {
        Some(level) => words.say("option-keep-from-level", &[("level", level.into())]),
        None => words.get("option-keep-never"),
    };
    vec![
        Choice {
            subject: Subject::Levels,
            name: words.get("option-levels"),
            about: words.get("option-levels-about"),
            value: list,
            is_usual: options.levels() == usual.levels(),
        },
        Choice {
            subject: Subject::Keep,
            name: words.get("option-keep"),
            about: words.get("option-keep-about"),
            value: keep,
            is_usual: options.keep_from() == usual.keep_from(),
        },
    ]
}

/// The settings of a table with so many seats, its game and house rules aside.
#[must_use]
pub fn settings(words: &Words, settings: &TableSettings, seats: SeatCount) -> Vec<Choice> {
    let usual = TableSettings::new(settings.game);
    let TableSettings { game, options: _, rounds, clock, public, chat, hold_cap, grace } = settings;
    let choice = |subject, name, about, value, is_usual| Choice { subject, name, about, value, is_usual };
    vec![
        choice(
            Subject::Rounds,
            words.get("setting-rounds"),
            words.get(if game.is_speed() {
                key!("setting-rounds-race-about")
            } else {
                key!("setting-rounds-about")
            }),
            self::rounds(words, *rounds, Match::usual_rounds(*game, seats)),
            *rounds == usual.rounds,
        ),
        choice(
            Subject::Clock,
            words.get("setting-clock"),
            words.get("setting-clock-about"),
            self::clock(words, *clock),
            *clock == usual.clock,
        ),
        choice(
            Subject::Public,
            words.get("setting-public"),
            words.get("setting-public-about"),
            switch(words, *public),
            *public == usual.public,
        ),
        choice(
            Subject::Chat,
            words.get("setting-chat"),
            words.get("setting-chat-about"),
            switch(words, *chat),
            *chat == usual.chat,
        ),
        choice(
            Subject::Hold,
            words.get("setting-hold"),
            words.get("setting-hold-about"),
            hold(words, *hold_cap),
            *hold_cap == usual.hold_cap,
        ),
        choice(
            Subject::Grace,
            words.get("setting-grace"),
            words.get("setting-grace-about"),
            words.say("setting-grace-seconds", &[("seconds", (*grace).into())]),
            *grace == usual.grace,
        ),
    ]
}

fn rounds(words: &Words, rounds: Option<u16>, usual: u16) -> String {
    match rounds {
        Some(count) => words.say("setting-rounds-count", &[("count", count.into())]),
        None => words.say("setting-rounds-usual", &[("count", usual.into())]),
    }
}

fn hold(words: &Words, millis: u16) -> String {
    match millis {
        0 => words.get("setting-hold-none"),
        millis => words.say("setting-hold-millis", &[("millis", millis.into())]),
    }
}

/// How long players may think: "no clock", "10 seconds a move".
#[must_use]
pub fn clock(words: &Words, clock: Clock) -> String {
    match clock {
        Clock::None => words.get("clock-none"),
        Clock::PerMove { seconds } => words.say("clock-per-move", &[("seconds", seconds.into())]),
        Clock::Bank { seconds, increment } => {
            words.say("clock-bank", &[("seconds", seconds.into()), ("increment", increment.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::GameId;

    use super::*;
    use crate::Language;

    #[test]
    fn what_differs_from_the_usual_is_marked() {
        let words = Words::new(Language::English);
        let rules = |game, text| house_rules(&words, &AnyOptions::parse(game, text).unwrap());
        let unusual = |choices: Vec<Choice>| -> Vec<(Subject, String)> {
            let unusual = choices.into_iter().filter(|choice| !choice.is_usual);
            unusual.map(|choice| (choice.subject, choice.value)).collect()
        };
        assert_eq!(unusual(rules(GameId::Clear4, "")), []);
        assert_eq!(unusual(rules(GameId::Clear4, "auto_clear")), [(Subject::AutoClear, "on".to_owned())]);
        let two_stars =
            [(Subject::Levels, "two stars".to_owned()), (Subject::Keep, "from level 5 on".to_owned())];
        assert_eq!(unusual(rules(GameId::Levels, "levels=two_stars")), two_stars);
        let table = TableSettings { rounds: Some(1), hold_cap: 0, ..TableSettings::new(GameId::Halves) };
        let settled =
            [(Subject::Rounds, "1 round".to_owned()), (Subject::Hold, "whoever arrives first".to_owned())];
        let seats = SeatCount::new(4).unwrap();
        assert_eq!(unusual(settings(&words, &table, seats)), settled);
        let usual = settings(&words, &TableSettings::new(GameId::Halves), seats);
        assert_eq!(usual[0].value, "usual (8)");
    }
}
