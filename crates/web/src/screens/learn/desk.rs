//! A lesson: what to do, the real board to do it on, and what to think of it.

use cardshed_protocol::Name;
use cardshed_rules::{GameId, RuleId};
use cardshed_text::{People, games, refusals};
use cardshed_view::view;
use leptos::prelude::*;

use super::{keep, lessons, solved};
use crate::line::lesson::{Course, Exercise, Judged};
use crate::parts::alike::{Memo, effect, handler};
use crate::pattern::Wanted;
use crate::play::{NoticeKind, Play};
use crate::screens::replay::board::AnyBoard;
use crate::screens::rules::rulebook;
use crate::t;
use crate::words::words;

/// The lesson of a game, exercise by exercise.
#[component]
pub fn Lesson(game: GameId) -> impl IntoView {
    let all = lessons::of(game);
    // Where something is left to do: skipping is not solving.
    let start = solved(game).trailing_ones() as usize;
    let number = RwSignal::new(if start < all.len() { start } else { 0 });
    view! {
        <div class="table-page lesson">
            <header class="top">
                <a class="button plain" href="/learn" aria-label=t!("learn-title")>"‹"</a>
                <h1>{move || games::name(&words(), game)}</h1>
                <span class="grow"></span>
                <span class="pill" data-test="learn-number">{move || {
                    let shown = (number.get() + 1).min(all.len());
                    words().say("learn-progress", &[("done", shown.into()), ("all", all.len().into())])
                }}</span>
                <a class="button plain" href=format!("/rules/{game}") target="_blank">{t!("rules")}</a>
            </header>
            {move || match all.get(number.get()) {
                Some(exercise) => view! { <Desk game exercise number/> },
                None => view! { <Finished game number/> },
            }}
        </div>
    }
}

/// What is read first wherever the lesson has come to. The focus goes there: it would stay on a button that is for something else
/// now, and keys would press that.
fn read_first() -> Wanted {
    let wanted = Wanted::new();
    effect(move || {
        if let Some(first) = wanted.get() {
            request_animation_frame(move || drop(first.focus()));
        }
    });
    wanted
}

/// The end of a lesson, and the beginning of a game.
#[component]
fn Finished(game: GameId, number: RwSignal<usize>) -> impl IntoView {
    view! {
        <main id="main" class="content column finished">
            <h2 tabindex="-1" node_ref=read_first()>{t!("learn-finished")}</h2>
            <p>{t!("learn-finished-text")}</p>
            <p class="row">
                <a class="button primary" href=format!("/play/{game}") data-test="learn-play">{t!("learn-play")}</a>
                <button type="button" on:click=handler(move |_| number.set(0))>{t!("learn-again")}</button>
                <a class="button" href="/learn">{t!("learn-others")}</a>
            </p>
        </main>
    }
}

/// One exercise.
#[component]
fn Desk(game: GameId, exercise: &'static Exercise, number: RwSignal<usize>) -> impl IntoView {
    let play = Play::new();
    let judged = RwSignal::new(None::<Judged>);
    let here = number.get_untracked();
    let heard = move |heard| play.hear(heard);
    let course = Course::new(lessons::of(game), here, heard, move |verdict| {
        judged.try_set(Some(verdict));
        if verdict == Judged::Right {
            keep(game, here);
        }
    });
    let name = Memo::new(|_| words().get("you").parse::<Name>().ok()).get_untracked();
    match (course, name) {
        (Ok(course), Some(name)) => {
            course.show(name);
            play.connect(None, course);
            view! {
                <Panel play exercise number judged/>
                <main id="main" class="body"><AnyBoard play game/></main>
            }
            .into_any()
        }
        (Err(problem), _) => view! { <p role="alert">{problem.to_string()}</p> },
        (Ok(_), None) => view! { <p role="alert">{t!("name-wrong")}</p> },
    }
}

/// What to do, and what to think of what was done.
#[component]
fn Panel(
    play: Play,
    exercise: &'static Exercise,
    number: RwSignal<usize>,
    judged: RwSignal<Option<Judged>>,
) -> impl IntoView {
    let right = move || judged.get() == Some(Judged::Right);
    let next = Wanted::new();
    effect(move || {
        if right()
            && let Some(next) = next.get()
        {
            drop(next.focus());
        }
    });
    let back = move |_| number.update(|number| *number = number.saturating_sub(1));
    let forward = move |_| number.update(|number| *number += 1);
    view! {
        <section class="task" aria-label=t!("learn-task")>
            <div class="says">
                <p class="asks" tabindex="-1" node_ref=read_first()>{move || words().get(exercise.says)}</p>
                <Answer play exercise judged/>
            </div>
            <div class="ways">
                <button type="button" on:click=handler(back) disabled=move || number.get() == 0>{t!("learn-back")}</button>
                <button type="button" class:primary=move || right() node_ref=next on:click=handler(forward) data-test="learn-next">
                    {move || if right() { words().get("learn-next") } else { words().get("learn-skip") }}
                </button>
            </div>
        </section>
    }
}

/// The answer to what the learner did: right or not, with the rule.
#[component]
fn Answer(play: Play, exercise: &'static Exercise, judged: RwSignal<Option<Judged>>) -> impl IntoView {
    let book = rulebook();
    let refused = move || {
        let illegal = match play.notice.get()?.what {
            NoticeKind::Illegal(illegal) => illegal,
            NoticeKind::First(key) => return Some((words().get(key), None)),
            NoticeKind::Refused(_) | NoticeKind::Finish(_) => return None,
        };
        let (names, you) = (play.names(), play.seat.get());
        let said = refusals::illegal(&words(), &illegal, &People { names: &names, you });
        Some((said, illegal.rule()))
    };
    let in_words = move |rule: RuleId| {
        let book = book.get()?.ok()?;
        // Some rules are only a ruling.
        book.rule(rule).map(|rule| match &rule.ruling {
            Some(ruling) if rule.text.is_empty() => ruling.clone(),
            _ => rule.text.clone(),
        })
    };
    let link = move |rule: RuleId| {
        view! {
            <a href=format!("/rules/{}#{rule}", rule.game()) target="_blank">{t!("notice-rule", rule = rule.to_string())}</a>
        }
    };
    view! {
        <div class="answer" role="status" data-test="learn-answer">
            {move || match (refused(), judged.get()) {
                (Some((said, rule)), _) => view! { <p class="no"><strong>"✗ "</strong>{said}" "{rule.map(link)}</p> },
                (None, Some(Judged::Right)) => view! {
                    <p class="yes">
                        <strong>"✓ "{t!("learn-right")}</strong>" "
                        {move || exercise.after.map(|after| words().get(after))}" "
                        {move || in_words(exercise.rule)}" "{link(exercise.rule)}
                    </p>
                },
                (None, Some(Judged::OnTheWay)) => view! { <p class="yes"><strong>"✓ "</strong>{t!("learn-on-the-way")}</p> },
                (None, Some(Judged::SomethingElse)) => view! { <p class="no">{t!("learn-else")}</p> },
                (None, None) => ().into_any(),
            }}
        </div>
    }
}
