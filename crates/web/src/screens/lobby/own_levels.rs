//! Levels of the host's own: take one off the end, or put one together and add it.

use cardshed_protocol::{Command, TableSettings};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::levels::{Combination, Kind, Level, Options};
use cardshed_text::levels;
use cardshed_view::view;
use leptos::prelude::*;

use super::coming_settings;
use super::pick::Pick;
use crate::parts::alike::handler;
use crate::play::Play;
use crate::t;
use crate::words::words;

const KINDS: [Kind; 3] = [Kind::Run, Kind::Same, Kind::Colour];

/// The sizes a combination can have.
const SIZES: std::ops::RangeInclusive<usize> = 2..=Level::MOST_CARDS;

/// The levels of a table; nothing where another game is played.
#[must_use]
pub fn levels_of(settings: &TableSettings) -> Option<Options> {
    match AnyOptions::parse(settings.game, &settings.options) {
        Ok(AnyOptions::Levels(options)) => Some(options),
        _ => None,
    }
}

/// The list with another level at its end; `None` if it is full.
fn longer(options: &Options, level: Level) -> Option<Options> {
    let list = options.levels().iter().copied().chain([level]);
    (options.levels().len() < Options::MOST_LEVELS).then(|| keeping(Options::of_levels(list)?, options))?
}

/// The list without its last level; `None` if that is its only one.
fn shorter(options: &Options) -> Option<Options> {
    let (_, rest) = options.levels().split_last()?;
    keeping(Options::of_levels(rest.iter().copied())?, options)
}

/// Keeps cards from the same level on as before, if it is still there.
fn keeping(list: Options, before: &Options) -> Option<Options> {
    match before.keep_from().filter(|&from| from <= list.last_level()) {
        Some(from) => list.with_keeping(from),
        None => Some(list),
    }
}

/// The combinations with one more; `None` if no level can ask for so much.
fn with_one_more(parts: &[Combination], kind: Kind, size: usize) -> Option<Vec<Combination>> {
    let more: Vec<Combination> = parts.iter().copied().chain([Combination::new(kind, size)?]).collect();
    Level::new(more.iter().copied()).map(|_| more)
}

/// Makes up levels.
#[component]
pub fn OwnLevels(play: Play) -> impl IntoView {
    let parts = RwSignal::new(Vec::<Combination>::new());
    let kind = RwSignal::new(0_usize);
    let size = RwSignal::new(1_usize);
    let settle = move |change: &dyn Fn(&Options) -> Option<Options>| {
        let Some(mut settings) = coming_settings(play) else { return };
        if let Some(options) = levels_of(&settings).and_then(|options| change(&options)) {
            settings.options = options.to_string();
            play.ask(Command::Settle { settings });
        }
    };
    let combine = move |_| {
        let (kind, size) = (KINDS[kind.get_untracked()], SIZES.start() + size.get_untracked());
        if let Some(more) = parts.with_untracked(|parts| with_one_more(parts, kind, size)) {
            parts.set(more);
        }
    };
    let add = move |_| {
        let level = Level::new(parts.get_untracked());
        settle(&|options| level.and_then(|level| longer(options, level)));
        parts.set(Vec::new());
    };
    let kinds = Signal::derive(|| {
        let words = words();
        vec![words.get("lobby-own-run"), words.get("lobby-own-same"), words.get("lobby-own-colour")]
    });
    let sizes = Signal::derive(|| SIZES.map(|size| size.to_string()).collect::<Vec<_>>());
    let level = move || parts.with(|parts| Level::new(parts.iter().copied()));
    view! {
        <fieldset class="own-levels column">
            <legend>{t!("lobby-own")}</legend>
            <p class="small quiet">{t!("lobby-own-about")}</p>
            <button type="button" data-test="shorter" on:click=handler(move |_| settle(&shorter))>{t!("lobby-own-shorter")}</button>
            <div class="row">
                <Pick play label=Signal::derive(t!("lobby-own-kind")) texts=kinds chosen=Signal::derive(move || Some(kind.get())) test="own-kind" on_pick=move |index| kind.set(index)/>
                <Pick play label=Signal::derive(t!("lobby-own-size")) texts=sizes chosen=Signal::derive(move || Some(size.get())) test="own-size" on_pick=move |index| size.set(index)/>
                <button type="button" data-test="combine" on:click=handler(combine)>{t!("lobby-own-combine")}</button>
            </div>
            {move || level().map(|level| view! {
                <p role="status"><strong>{levels::level(&words(), &level)}</strong></p>
                <button type="button" class="primary" data-test="add-level" on:click=handler(add)>{t!("lobby-own-add")}</button>
            })}
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_grow_and_shrink_within_what_the_game_allows() {
        let usual = Options::two_stars();
        let level = Level::new(with_one_more(&[], Kind::Run, 4).unwrap()).unwrap();
        let nine = longer(&usual, level).unwrap();
        assert_eq!((nine.levels().len(), nine.keep_from()), (9, Some(5)));
        let mut list = nine;
        while let Some(shorter) = shorter(&list) {
            list = shorter;
        }
        assert_eq!((list.levels().len(), list.keep_from()), (1, None));
        for _ in 1..Options::MOST_LEVELS {
            list = longer(&list, level).unwrap();
        }
        assert_eq!(longer(&list, level), None);
    }

    #[test]
    fn no_level_asks_for_more_cards_than_are_dealt() {
        let six = with_one_more(&[], Kind::Colour, 6).unwrap();
        assert!(with_one_more(&six, Kind::Same, 4).is_some());
        assert!(with_one_more(&six, Kind::Same, 5).is_none());
    }
}
