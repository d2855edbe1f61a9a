//! Laying down: the possible ways to look at, and trays to put a level together by hand.

use cardshed_rules::RuleId;
use cardshed_rules::any::AnyIllegal;
use cardshed_rules::levels::{Card, Face as CardFace, Lay};
use cardshed_text::{People, cards, levels, refusals};
use cardshed_view::view;
use leptos::prelude::*;

use super::desk::Desk;
use super::goal::letter;
use super::order::Held;
use super::piles::Chip;
use super::tray::{Tray, Trays};
use crate::faces::{self, Face};
use crate::parts::alike::{Memo, Show, handler};
use crate::t;
use crate::words::words;

/// The level while it is being put together.
#[component]
pub fn Laying(desk: Desk) -> impl IntoView {
    let joker = RwSignal::new(None::<Held>);
    let ways = Memo::new(move |_| desk.ways());
    let clear = move |_| {
        desk.trays.update(|trays| {
            if let Some(trays) = trays {
                trays.trays.iter_mut().for_each(Tray::clear);
                trays.open = 0;
            }
        });
    };
    view! {
        <section class="laying" aria-label=t!("levels-laying") data-test="laying">
            <Show when=move || ways.with(|ways| !ways.is_empty())>
                <div class="ways" role="group" aria-label=t!("levels-ways")>
                    {move || ways.get().into_iter().enumerate().map(|(index, way)| view! { <Way desk way index/> }).collect_view()}
                </div>
            </Show>
            <div class="trays">
                {move || {
                    let trays = desk.trays.get()?;
                    let open = trays.open;
                    Some(trays.trays.into_iter().enumerate().map(|(index, tray)| {
                        view! { <TrayView desk tray index is_open={index == open} joker/> }
                    }).collect_view())
                }}
            </div>
            <Meanings desk joker/>
            <p class="verdict" role="status" data-test="verdict">
                {move || match why_not(desk) {
                    Some((why, rule)) => view! {
                        <span>{why}</span>
                        {rule.map(|rule| view! { <a href=format!("/rules/{}#{rule}", rule.game()) target="_blank">{t!("notice-rule", rule = rule.to_string())}</a> })}
                    },
                    None => view! { <span class="good">{t!("levels-pays")}</span> },
                }}
                <button type="button" class="plain" data-test="clear" on:click=handler(clear)>{t!("levels-clear")}</button>
            </p>
        </section>
    }
}

/// Why what lies in the trays cannot be laid down yet, in words, and the rule for it.
fn why_not(desk: Desk) -> Option<(String, Option<RuleId>)> {
    let illegal = AnyIllegal::Levels(desk.verdict()?);
    let (names, you) = (desk.play.names(), desk.play.seat.get());
    let why = refusals::illegal(&words(), &illegal, &People { names: &names, you });
    Some((why, illegal.rule()))
}

/// One of the possible ways.
#[component]
fn Way(desk: Desk, way: Lay, index: usize) -> impl IntoView {
    let is_taken = move || desk.trays.with(|trays| trays.as_ref().is_some_and(|trays| trays.lay() == way));
    let name = move || {
        let words = words();
        let shown: Vec<String> = way
            .combinations()
            .map(|faces| faces.iter().map(|&face| cards::face(&words, face)).collect::<Vec<_>>().join(", "))
            .collect();
        words.say("levels-way", &[("number", (index + 1).into()), ("cards", shown.join("; ").into())])
    };
    let choose = move |_| {
        let hand = desk.hand.with_untracked(|hand| hand.cards().to_vec());
        if let Some(level) = desk.own_level() {
            desk.trays.set(Some(Trays::of_way(&level, &way, &hand)));
        }
    };
    view! {
        <button type="button" class="way" aria-label=move || name() aria-pressed=move || if is_taken() { "true" } else { "false" } data-test="way" on:click=handler(choose)>
            {way.combinations().map(|faces| view! {
                <span class="group">{faces.iter().map(|&face| view! { <Chip face/> }).collect_view()}</span>
            }).collect_view()}
        </button>
    }
}

/// The cards put together for one combination.
#[component]
fn TrayView(
    desk: Desk,
    tray: Tray,
    index: usize,
    is_open: bool,
    joker: RwSignal<Option<Held>>,
) -> impl IntoView {
    let (asked, faces) = (tray.asked, tray.faces());
    let count = faces.len();
    let name = move || {
        let words = words();
        words.say(
            "levels-tray",
            &[
                ("combination", levels::combination(&words, asked).into()),
                ("count", count.into()),
                ("size", asked.size().into()),
            ],
        )
    };
    let open = move |_| {
        desk.trays.update(|trays| {
            if let Some(trays) = trays {
                trays.open = index;
            }
        });
    };
    let gaps = asked.size().saturating_sub(count);
    view! {
        <div class="tray" class:open=is_open data-drop=format!("tray - {index}")>
            <button type="button" class="plain" aria-pressed=if is_open { "true" } else { "false" } data-test="tray" on:click=handler(open)>
                <b class=format!("letter use-{index}")>{letter(index)}</b>{move || name()}
            </button>
            <div class="row">
                {faces.into_iter().map(|(held, face)| view! { <Placed desk held face joker/> }).collect_view()}
                {(0..gaps).map(|_| view! { <span class="chip gap"><Face drawing=faces::levels::gap(None, None)/></span> }).collect_view()}
            </div>
        </div>
    }
}

/// A card in a tray: it goes back to the hand; a joker asks what it stands for.
#[component]
fn Placed(desk: Desk, held: Held, face: CardFace, joker: RwSignal<Option<Held>>) -> impl IntoView {
    let press = move |_| {
        if held.card == Card::JOKER {
            joker.update(|joker| *joker = if *joker == Some(held) { None } else { Some(held) });
        } else {
            desk.press(held);
        }
    };
    view! {
        <button type="button" class="placed" aria-label=move || cards::face(&words(), face) data-test="placed" data-card=held.card.to_string() on:click=handler(press)>
            <Chip face/>
        </button>
    }
}

/// What a joker in a tray can stand for.
#[component]
fn Meanings(desk: Desk, joker: RwSignal<Option<Held>>) -> impl IntoView {
    let choices = move || {
        let held = joker.get()?;
        let meanings = desk.trays.with(|trays| {
            let trays = trays.as_ref()?;
            Some(trays.trays.get(trays.tray_of(held)?)?.meanings(held))
        })?;
        Some((held, meanings))
    };
    let declare = move |held: Held, face: CardFace| {
        desk.trays.update(|trays| {
            if let Some(trays) = trays {
                trays.declare(held, face);
            }
        });
        joker.set(None);
    };
    let take_back = move |held: Held| {
        joker.set(None);
        desk.press(held);
    };
    view! {
        {move || choices().map(|(held, meanings)| view! {
            <div class="meanings" role="group" aria-label=t!("levels-joker-asks")>
                <span>{t!("levels-joker-asks")}</span>
                {meanings.into_iter().map(|face| view! {
                    <button type="button" class="placed" aria-label=move || cards::face(&words(), face) data-test="meaning" on:click=handler(move |_| declare(held, face))><Chip face/></button>
                }).collect_view()}
                <button type="button" on:click=handler(move |_| take_back(held))>{t!("levels-take-back")}</button>
            </div>
        })}
    }
}
