//! The rules of a game, to read and to look up: numbered, searchable, with drawn examples.

use cardshed_rules::{GameId, RuleId};
use cardshed_text::games;
use cardshed_text::rulebook::{Rule, Rulebook, Section};
use cardshed_view::view;
use leptos::prelude::*;

use crate::address::{self, Screen};
use crate::device;
use crate::parts::alike::{Fetched, Memo, effect, handler};
use crate::parts::top::Top;
use crate::screens::home::why;
use crate::screens::server::{self, NoAnswer};
use crate::t;
use crate::words::words;

pub mod drawing;
mod examples;
mod search;
pub mod shown;

use drawing::Drawing;
use search::{Piece, Query};

/// The rules in the page's language, fetched when somebody wants to read them.
#[must_use]
pub fn rulebook() -> Fetched<Result<Rulebook, NoAnswer>> {
    Fetched::new(|| {
        let language = words().language();
        async move {
            let text = server::rulebook(language).await?;
            Rulebook::read(&text).map_err(|_| NoAnswer::Unreachable)
        }
    })
}

/// The rules of the game in the address, or of the first one.
#[component]
pub fn Rules() -> impl IntoView {
    let game = address::named::<GameId>(Screen::Rules);
    let book = rulebook();
    view! {
        {move || view! { <Chapter game=game.get().unwrap_or(GameId::ALL[0]) book/> }}
    }
}

#[component]
fn Chapter(game: GameId, book: Fetched<Result<Rulebook, NoAnswer>>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let query = Memo::new(move |_| typed.with(|typed| Query::read(typed)));
    view! {
        <div class="page rules-page">
            <Top/>
            <main id="main" class="content">
                <nav class="switch" aria-label=t!("home-games")>
                    {GameId::ALL.into_iter().map(|other| view! {
                        <a class="button" href=format!("/rules/{other}") aria-current=(other == game).then_some("page")>
                            {move || games::name(&words(), other)}
                        </a>
                    }).collect_view()}
                </nav>
                <header class="rules-head">
                    <h1>{move || words().say("rules-title", &[("game", games::name(&words(), game).into())])}</h1>
                    <p class="quiet">{move || games::about(&words(), game)}</p>
                    <p class="row no-print">
                        <a class="button" href=format!("/learn/{game}")>{t!("learn")}</a>
                        <button type="button" on:click=handler(|_| drop(device::window().print()))>{t!("rules-print")}</button>
                    </p>
                </header>
                {move || match book.get() {
                    None => view! { <p role="status">{t!("rules-loading")}</p> },
                    Some(Err(problem)) => view! {
                        <p role="alert">{why(&problem)}</p>
                        <p><button type="button" on:click=handler(move |_| book.refetch())>{t!("try-again")}</button></p>
                    },
                    Some(Ok(book)) => view! { <Sections sections=book.sections(game).to_vec() typed query/> },
                }}
            </main>
        </div>
    }
}

/// All sections, or what is found in them.
#[component]
fn Sections(sections: Vec<Section>, typed: RwSignal<String>, query: Memo<Query>) -> impl IntoView {
    let sections = StoredValue::new(sections);
    let found = Memo::new(move |_| {
        query.with(|query| {
            let all = sections.get_value().into_iter();
            all.map(|Section { title, rules }| {
                let rules = rules.into_iter().filter(|rule| query.finds(rule, &title)).collect();
                Section { rules, title }
            })
            .filter(|section: &Section| !section.rules.is_empty())
            .collect::<Vec<_>>()
        })
    });
    let count = move || found.with(|found| found.iter().map(|section| section.rules.len()).sum::<usize>());
    let here = the_rule_of_the_address(typed);
    view! {
        <div class="find no-print" role="search">
            <label class="unseen" for="find">{t!("rules-search")}</label>
            <input
                id="find" type="search" autocomplete="off" placeholder=t!("rules-search")
                prop:value=move || typed.get() on:input=handler(move |event| typed.set(event_target_value(&event)))
            />
            <span class="quiet" role="status" data-test="rules-found">{move || words().say("rules-found", &[("count", count().into())])}</span>
        </div>
        <div class="rules-body">
            <nav class="contents no-print" aria-label=t!("rules-contents")>
                <ol>{move || found.get().into_iter().map(|section| {
                    let first = section.rules.first().map(|rule| format!("#{}", rule.id));
                    view! { <li><a href=first>{section.title}</a></li> }
                }).collect_view()}</ol>
            </nav>
            <div class="sections">
                {move || found.get().into_iter().map(|section| view! { <SectionOf section query here/> }).collect_view()}
            </div>
        </div>
    }
}

/// The rule that the address names. It is scrolled to, and shown even where something else is looked for.
fn the_rule_of_the_address(typed: RwSignal<String>) -> Memo<Option<RuleId>> {
    let address = address::address();
    let here = Memo::new(move |_| {
        address.with(|address| address.hash.trim_start_matches('#').parse::<RuleId>().ok())
    });
    effect(move || {
        let Some(rule) = here.get() else { return };
        typed.set(String::new());
        request_animation_frame(move || {
            if let Some(found) = device::document().get_element_by_id(&rule.to_string()) {
                found.scroll_into_view();
            }
        });
    });
    here
}

#[component]
fn SectionOf(section: Section, query: Memo<Query>, here: Memo<Option<RuleId>>) -> impl IntoView {
    let Section { title, rules } = section;
    view! {
        <section>
            <h2>{title}</h2>
            <ul class="rules">
                {rules.into_iter().map(|rule| view! { <Entry rule query here/> }).collect_view()}
            </ul>
        </section>
    }
}

/// One rule: its number, what the booklets say, what we say, and a drawing.
#[component]
fn Entry(rule: Rule, query: Memo<Query>, here: Memo<Option<RuleId>>) -> impl IntoView {
    let Rule { id, text, ruling } = rule;
    let game = id.game();
    let example = examples::of(id).copied();
    view! {
        <li class="rule" class:here=move || here.get() == Some(id) id=id.to_string()>
            <a class="number" href=format!("#{id}")>{move || query.with(|query| pieces(query, &id.to_string(), false))}</a>
            <div class="says">
                {(!text.is_empty()).then(|| view! { <p>{move || query.with(|query| pieces(query, &text, true))}</p> })}
                {ruling.map(|ruling| view! {
                    <p class="ruling"><strong>{t!("rules-ruling")}</strong>" "{move || query.with(|query| pieces(query, &ruling, true))}</p>
                })}
                {example.map(|example| view! { <Drawing game cases=example.cases caption=example.caption/> })}
            </div>
        </li>
    }
}

/// A text with what was found in it marked, and the rules it names as links.
fn pieces(query: &Query, text: &str, links: bool) -> Vec<AnyView> {
    let show = move |Piece { text, marked, rule }: Piece| {
        let words = if marked {
            view! { <mark>{text}</mark> }
        } else {
            text.into_any()
        };
        match rule.filter(|_| links) {
            Some(rule) => view! { <a href=format!("/rules/{}#{rule}", rule.game())>{words}</a> },
            None => words,
        }
    };
    query.pieces(text).into_iter().map(show).collect()
}
