//! Before a match: what the host settles, also quickly one thing after another, and what they can do about others.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Party, Screen, Site, Visitor};
use cardshed_rules::GameId;

/// People are numbered in the order in which they came.
const HOST: u32 = 1;
const GUEST: u32 = 2;

/// What can be read of what people say, once the host has.
const SAID: &str =
    "const said = [...document.querySelectorAll('.sayings li')].map((line) => line.textContent);
    return said.some((text) => text.includes('Who is there?')) ? said : null";

async fn person_menu(host: &Visitor, whom: u32, choice: &str) -> Result<()> {
    host.presses(&format!("[data-test=person-{whom}]")).await?;
    host.presses(&format!("dialog[open] [data-test={choice}]")).await
}

/// How many levels the table has.
async fn levels(visitor: &Visitor, count: usize) -> Result<()> {
    let script = format!("return document.querySelectorAll('.level-list li').length === {count}");
    visitor.sees_that(&format!("{count} levels"), &script).await
}

/// Of a list of four all but the last level are taken away, which has to stay then; and so is a part of a draft.
async fn only_ones_own_level(host: &Visitor) -> Result<()> {
    let own = host.text_of(".level-list li:last-child span").await?;
    for left in (1..4).rev() {
        host.presses(".level-list li:first-child [data-test=remove-level]").await?;
        levels(host, left).await?;
    }
    let only = host.text_of(".level-list li span").await?;
    ensure!(only == own, "{only} is left instead of {own}");
    host.sees("[data-test=remove-level][aria-disabled=true]").await?;
    for _ in 0..3 {
        host.presses("[data-test=combine]").await?;
    }
    // Two quadruples have eight cards: there is no room for a third.
    host.sees("[data-test=combine][aria-disabled=true]").await?;
    host.presses("[data-test=remove-part]").await?;
    let one = "return document.querySelectorAll('[data-test=remove-part]').length === 1";
    host.sees_that("that one combination is left", one).await?;
    host.sees("[data-test=combine][aria-disabled=false]").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_settled_quickly_is_settled_for_all() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    // Strength, pace and five levels less have been asked for without waiting for an answer.
    let party = Party::sit_down(&site, GameId::Levels, host, guest).await?;
    let (host, guest) = (&party.host, &party.guest);
    levels(guest, 3).await?;
    guest.reads("Easy · Expert").await?;

    host.chooses("[data-test=own-kind]", 1).await?;
    host.chooses("[data-test=own-size]", 2).await?;
    host.presses("[data-test=combine]").await?;
    host.presses("[data-test=combine]").await?;
    host.presses("[data-test=add-level]").await?;
    host.presses("[data-test=term-Public]").await?;
    host.presses("[data-test=term-Chat]").await?;
    levels(host, 4).await?;
    levels(guest, 4).await?;
    host.sees("[data-test=term-Public]:checked").await?;
    host.sees("[data-test=term-Chat]:checked").await?;
    host.finds_no_barrier("the lobby of the host").await?;
    guest.finds_no_barrier("the lobby of a guest").await?;
    guest.finds_room("the lobby").await?;
    only_ones_own_level(host).await?;
    levels(guest, 1).await?;

    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.sees("[data-test=public] a[href^='/table/']").await?;
    visitor.leaves().await?;
    party.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_copies_the_link_mutes_hands_over_and_is_removed() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Desk, "en").await?;
    let party = Party::sit_down(&site, GameId::Halves, host, guest).await?;
    let (host, guest) = (&party.host, &party.guest);

    let copied = host.copies("[data-test=copy]").await?;
    ensure!(copied == party.link, "{copied} is copied instead of {}", party.link);
    host.reads("Copied").await?;

    person_menu(host, GUEST, "mute").await?;
    host.presses(&format!("[data-test=person-{GUEST}]")).await?;
    host.reads("Unmute").await?;
    host.presses("dialog[open] [data-test=give-host]").await?;
    guest.sees("[data-test=seat-count]").await?;
    host.sees_that(
        "that one is no host any more",
        "return !document.querySelector('[data-test=seat-count]')",
    )
    .await?;

    person_menu(guest, HOST, "remove").await?;
    let farewell =
        "return document.querySelector('h1')?.textContent === 'The host has removed you from this table.'";
    host.sees_that("that one was sent away", farewell).await?;
    guest.sees("[data-test=sit-1]").await?;
    party.leave().await
}

/// What of an element cannot be seen without scrolling, or lies under the bar at the bottom.
fn hidden(css: &str) -> String {
    format!(
        "const place = document.querySelector('{css}').getBoundingClientRect();
         return scrollY > 0 || place.top < 0 || place.bottom > document.querySelector('.start-bar').getBoundingClientRect().top"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_link_is_at_hand_and_says_to_what_one_is_invited() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Phone, "en").await?;
    host.goes_to(&site.url("/")).await?;
    host.presses("[data-test=share-halves]").await?;
    // Nobody has invited whoever makes a table.
    host.sees("#guest-name").await?;
    ensure!(host.text_of("h1").await? == "Two Halves", "{}", host.tells().await?);
    host.presses("form [type=submit]").await?;
    host.sees("#name-wrong.trouble:not(:empty)").await?;
    host.finds_no_barrier("a name that is none").await?;
    host.fills("#guest-name", "Ada").await?;
    host.presses("form [type=submit]").await?;
    host.sees("[data-test=stand]").await?;
    for css in ["[data-test=link]", "[data-test=copy]"] {
        ensure!(host.asks(&hidden(css)).await? == false, "{css} is out of sight");
    }
    host.finds_no_barrier("the lobby of a host on a phone").await?;
    host.finds_room("the lobby of a host on a phone").await?;
    let link = host.copies("[data-test=copy]").await?;

    let guest = browsers.visitor(Screen::Phone, "en").await?;
    guest.arrives(&link, "#guest-name").await?;
    guest.reads("Two Halves · Ada").await?;
    guest.finds_no_barrier("an invitation").await?;
    guest.fills("#guest-name", "Ben").await?;
    guest.presses("form [type=submit]").await?;
    guest.sees("[data-test=stand]").await?;
    guest.leaves().await?;
    host.leaves().await
}

/// Says something at a running table.
async fn chats(visitor: &Visitor, text: &str) -> Result<()> {
    visitor.fills("[data-test=chat]", text).await?;
    visitor.presses(".chat [type=submit]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_muted_says_reaches_nobody() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Desk, "en").await?;
    let party = Party::sit_down(&site, GameId::Clear4, host, guest).await?;
    let (host, guest) = (&party.host, &party.guest);
    host.presses("[data-test=term-Chat]").await?;
    person_menu(host, GUEST, "mute").await?;
    let muted =
        "return window.heard.some((text) => JSON.parse(text).table?.people?.some((person) => person.muted))";
    guest.sees_that("that one is muted", muted).await?;
    party.begins().await?;
    // What was noticed before goes when cards are dealt.
    let dealt = r#"return window.heard.some((text) => JSON.parse(text).say === "dealt")"#;
    guest.sees_that("the cards", dealt).await?;

    chats(guest, "I am muted").await?;
    guest.sees(".notice").await?;
    // A table says everything in the order in which it happened: what follows would have come after it.
    chats(host, "Who is there?").await?;
    for visitor in [host, guest] {
        let said = visitor.waits_for("what the host says", SAID).await?;
        ensure!(said.as_array().is_some_and(|said| said.len() == 1), "{said} can be read");
        let heard = visitor.asks("return window.heard.some((text) => text.includes('I am muted'))").await?;
        ensure!(heard == false, "what was said by somebody muted is sent to others");
    }
    party.leave().await
}
