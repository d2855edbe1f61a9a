//! House rules and the settings of a table, with plain explanations.

use cardshed_protocol::{Clock, TableSettings};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::options::NoOptions;
use cardshed_rules::{clear4, levels};

use crate::Words;

/// Something that a table can settle, and how it is settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
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
    let choice = |on, name, about| Choice { name, about, value: switch(words, on), is_usual: !on };
    vec![
        choice(joker_sets, words.get("option-joker-sets"), words.get("option-joker-sets-about")),
        choice(auto_clear, words.get("option-auto-clear"), words.get("option-auto-clear-about")),
        choice(hand_points, words.get("option-hand-points"), words.get("option-hand-points-about")),
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
            name: words.get("option-levels"),
            about: words.get("option-levels-about"),
            value: list,
            is_usual: options.levels() == usual.levels(),
        },
        Choice {
            name: words.get("option-keep"),
            about: words.get("option-keep-about"),
            value: keep,
            is_usual: options.keep_from() == usual.keep_from(),
        },
    ]
}

/// The settings of a table, its game and house rules aside.
#[must_use]
pub fn settings(words: &Words, settings: &TableSettings) -> Vec<Choice> {
    let usual = TableSettings::new(settings.game);
    let TableSettings { game: _, options: _, rounds, clock, public, chat, hold_cap, grace } = settings;
    let rounds_value = match *rounds {
        Some(count) => words.say("setting-rounds-count", &[("count", count.into())]),
        None => words.get("setting-rounds-usual"),
    };
    let hold_value = match *hold_cap {
        0 => words.get("setting-hold-none"),
        millis => words.say("setting-hold-millis", &[("millis", millis.into())]),
    };
    let choice = |name, about, value, is_usual| Choice { name, about, value, is_usual };
    vec![
        choice(
            words.get("setting-rounds"),
            words.get("setting-rounds-about"),
            rounds_value,
            *rounds == usual.rounds,
        ),
        choice(
            words.get("setting-clock"),
            words.get("setting-clock-about"),
            self::clock(words, *clock),
            *clock == usual.clock,
        ),
        choice(
            words.get("setting-public"),
            words.get("setting-public-about"),
            switch(words, *public),
            *public == usual.public,
        ),
        choice(
            words.get("setting-chat"),
            words.get("setting-chat-about"),
            switch(words, *chat),
            *chat == usual.chat,
        ),
        choice(
            words.get("setting-hold"),
            words.get("setting-hold-about"),
            hold_value,
            *hold_cap == usual.hold_cap,
        ),
        choice(
            words.get("setting-grace"),
            words.get("setting-grace-about"),
            words.say("setting-grace-seconds", &[("seconds", (*grace).into())]),
            *grace == usual.grace,
        ),
    ]
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
