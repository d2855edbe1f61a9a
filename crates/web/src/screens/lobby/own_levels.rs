//! What the levels of a table ask for, and levels of the host's own: take one away, or put one together and add it.

use cardshed_protocol::{Command, TableSettings};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::levels::{Combination, Kind, Level, Options};
use cardshed_text::levels;
use cardshed_view::view;
use leptos::prelude::*;

use super::coming_settings;
use super::pick::Pick;
use crate::parts::alike::{Memo, Show, handler};
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

/// The list without a level that was the one of this number; `None` if it is the only one, or gone. Others before it may
/// have been taken away since.
fn without(options: &Options, index: usize, level: Level) -> Option<Options> {
    let mut list = options.levels().to_vec();
    let index = (0..list.len().min(index + 1)).rev().find(|&index| list[index] == level)?;
    list.remove(index);
    keeping(Options::of_levels(list)?, options)
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

/// What the levels of the table ask for; the host can make up their own.
#[component]
pub fn LevelList(play: Play) -> impl IntoView {
    let options = Memo::new(move |_| {
        play.table.with(|table| table.as_ref().and_then(|table| levels_of(&table.settings)))
    });
    let row = move |index: usize, level: Level, is_only: bool| {
        let remove = move |()| {
            let _is_asked = settle(play, &|options| without(options, index, level));
        };
        let text = levels::level(&words(), &level);
        if play.is_host() {
            view! { <li><Taken text stays=is_only test="remove-level" on_press=remove/></li> }
        } else {
            view! { <li>{text}</li> }
        }
    };
    view! {
        <details>
            <summary>{t!("lobby-level-list")}</summary>
            <ol class="level-list">
                {move || options.get().map(|options| {
                    let list = options.levels();
                    list.iter().enumerate().map(|(index, level)| row(index, *level, list.len() == 1)).collect_view()
                })}
            </ol>
            <Show when=move || play.is_host()><OwnLevels play options/></Show>
        </details>
    }
}

/// Something, and a button that takes it away.
#[component]
fn Taken(
    text: String,
    /// Whether it has to stay.
    stays: bool,
    test: &'static str,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let what = text.clone();
    let name = move || words().say("lobby-own-remove", &[("what", what.as_str().into())]);
    let press = move |_| {
        if !stays {
            on_press.run(());
        }
    };
    view! {
        <div class="taken">
            <span>{text}</span>
            <button type="button" class="plain" aria-label=name aria-disabled=disabled(stays) aria-describedby="own-about" data-test=test on:click=handler(press)>"✕"</button>
        </div>
    }
}

fn disabled(is_it: bool) -> &'static str {
    if is_it { "true" } else { "false" }
}

/// Asks for another list of levels, unless there is none such.
fn settle(play: Play, change: &dyn Fn(&Options) -> Option<Options>) -> Option<()> {
    let mut settings = coming_settings(play)?;
    settings.options = change(&levels_of(&settings)?)?.to_string();
    play.ask(Command::Settle { settings });
    Some(())
}

/// Makes up levels.
#[component]
fn OwnLevels(play: Play, options: Memo<Option<Options>>) -> impl IntoView {
    let parts = RwSignal::new(Vec::<Combination>::new());
    let kind = RwSignal::new(0_usize);
    let size = RwSignal::new(1_usize);
    let more = move || {
        let (kind, size) = (KINDS[kind.get()], SIZES.start() + size.get());
        parts.with(|parts| with_one_more(parts, kind, size))
    };
    let combine = move |_| {
        if let Some(more) = untrack(more) {
            parts.set(more);
        }
    };
    let level = move || parts.with(|parts| Level::new(parts.iter().copied()));
    let add = move |_| {
        let Some(level) = untrack(level) else { return };
        if settle(play, &|options| longer(options, level)).is_some() {
            parts.set(Vec::new());
        }
    };
    let is_full = move || {
        options
            .with(|options| options.as_ref().is_some_and(|list| list.levels().len() == Options::MOST_LEVELS))
    };
    let kinds = Signal::derive(|| {
        let words = words();
        vec![words.get("lobby-own-run"), words.get("lobby-own-same"), words.get("lobby-own-colour")]
    });
    let sizes = Signal::derive(|| SIZES.map(|size| size.to_string()).collect::<Vec<_>>());
    let part = move |(index, part): (usize, Combination)| {
        let remove = move |()| {
            parts.update(|parts| {
                parts.remove(index);
            });
        };
        view! { <Taken text=levels::combination(&words(), part) stays=false test="remove-part" on_press=remove/> }
    };
    view! {
        <fieldset class="own-levels column">
            <legend>{t!("lobby-own")}</legend>
            <p class="small quiet" id="own-about">{t!("lobby-own-about")}</p>
            <div class="row">
                <Pick play label=Signal::derive(t!("lobby-own-kind")) texts=kinds chosen=Signal::derive(move || Some(kind.get())) test="own-kind" on_pick=move |index| kind.set(index)/>
                <Pick play label=Signal::derive(t!("lobby-own-size")) texts=sizes chosen=Signal::derive(move || Some(size.get())) test="own-size" on_pick=move |index| size.set(index)/>
                <button type="button" aria-disabled=move || disabled(more().is_none()) aria-describedby="own-about" data-test="combine" on:click=handler(combine)>{t!("lobby-own-combine")}</button>
            </div>
            <div class="row" role="status">{move || parts.get().into_iter().enumerate().map(part).collect_view()}</div>
            <Show when=move || level().is_some()>
                <button type="button" class="primary" aria-disabled=move || disabled(is_full()) aria-describedby="own-about" data-test="add-level" on:click=handler(add)>{t!("lobby-own-add")}</button>
            </Show>
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
        while let Some(shorter) = without(&list, 0, list.levels()[0]) {
            list = shorter;
        }
        assert_eq!((list.levels().len(), list.keep_from()), (1, None));
        for _ in 1..Options::MOST_LEVELS {
            list = longer(&list, level).unwrap();
        }
        assert_eq!(longer(&list, level), None);
    }

    #[test]
    fn the_level_that_was_pressed_goes_whatever_has_gone_before_it() {
        let list = Options::one_star();
        let (third, fifth) = (list.levels()[2], list.levels()[4]);
        let fewer = without(&list, 2, third).unwrap();
        let fewer = without(&fewer, 4, fifth).unwrap();
        assert!(fewer.levels().iter().all(|level| ![third, fifth].contains(level)));
        assert_eq!(fewer.levels().len(), list.levels().len() - 2);
        assert_eq!(without(&fewer, 4, fifth), None, "pressed twice");
    }

    #[test]
    fn no_level_asks_for_more_cards_than_are_dealt() {
        let six = with_one_more(&[], Kind::Colour, 6).unwrap();
        assert!(with_one_more(&six, Kind::Same, 4).is_some());
        assert!(with_one_more(&six, Kind::Same, 5).is_none());
    }
}
