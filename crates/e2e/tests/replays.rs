//! Replays: a link to a step that others can open, playing faster, and files that are dropped.

#![allow(clippy::unwrap_used)]

use anyhow::{Context, Result, ensure};
use cardshed_e2e::{Browsers, Party, Player, Screen, Site, Theme, Visitor, Way};
use cardshed_rules::GameId;
use cardshed_rules::record::Record;
use serde_json::json;
use thirtyfour::Key;

/// Notes for how long the page waits.
const TIMERS: &str = "
    const wait = window.setTimeout;
    window.waits = [];
    window.setTimeout = (work, millis, ...more) => { window.waits.push(millis ?? 0); return wait(work, millis, ...more); };";

const STEP: &str = "Number(document.querySelector('[data-test=replay-scrub]').value)";

async fn is_at_step(visitor: &Visitor, step: u32) -> Result<()> {
    visitor.sees_that(&format!("step {step}"), &format!("return {STEP} === {step}")).await
}

/// How long the page waits for the first step when it plays so many times as fast.
async fn waits_at(visitor: &Visitor, speed: u32) -> Result<f64> {
    let choose = format!(
        "const speed = document.querySelector('[data-test=replay-speed]'); speed.value = '{speed}';
         speed.dispatchEvent(new Event('change', {{ bubbles: true }})); document.activeElement?.blur(); window.waits = []"
    );
    visitor.asks(&choose).await?;
    visitor.types(" ").await?;
    let first = "return window.waits.find((millis) => millis > 0) ?? null";
    let first = visitor.waits_for("a step to come", first).await?;
    visitor.types(Key::Home).await?;
    is_at_step(visitor, 0).await?;
    first.as_f64().context("a wait is a number")
}

/// Drops a file on the page.
async fn drops(visitor: &Visitor, text: &str) -> Result<()> {
    let script = format!(
        "const data = new DataTransfer();
         data.items.add(new File([{}], 'game.jsonl', {{ type: 'application/jsonl' }}));
         const over = new DragEvent('dragover', {{ bubbles: true, cancelable: true, dataTransfer: data }});
         document.getElementById('main').dispatchEvent(over);
         if (!over.defaultPrevented) throw new Error('nothing can be dropped here');
         document.getElementById('main').dispatchEvent(new DragEvent('drop', {{ bubbles: true, cancelable: true, dataTransfer: data }}))",
        json!(text)
    );
    visitor.asks(&script).await?;
    Ok(())
}

/// Opens records that are dropped, and says what is wrong with those that are none.
async fn opens_files(site: &Site, visitor: &Visitor, text: &str) -> Result<()> {
    let steps = Record::parse(text)?.steps.len();
    visitor.arrives(&site.url("/replay"), "[data-test=replay-file]").await?;
    drops(visitor, "This is no record.").await?;
    visitor.sees("[data-test=replay-trouble]").await?;
    visitor.finds_no_barrier("what is wrong with a file").await?;
    drops(visitor, text).await?;
    let all = format!("return Number(document.querySelector('[data-test=replay-scrub]')?.max) === {steps}");
    visitor.sees_that(&format!("{steps} steps"), &all).await?;
    // Another one takes its place.
    visitor.types(Key::Right).await?;
    is_at_step(visitor, 1).await?;
    drops(visitor, text).await?;
    is_at_step(visitor, 0).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_step_a_faster_replay_and_a_file() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    let party = Party::sit_down(&site, GameId::PlusMinus, host, guest).await?;
    party.begins().await?;
    party.play_to_the_end(Way::Mouse, Way::Touch).await?;
    let (host, guest) = (&party.host, &party.guest);
    // By keyboard: the result takes a press for one that was meant for the board if it comes right after it.
    host.presses_by_keyboard("[data-test=replay]").await?;
    host.sees("[data-test=replay-scrub]").await?;

    host.asks(TIMERS).await?;
    let (usual, fast) = (waits_at(host, 1).await?, waits_at(host, 8).await?);
    let is_faster = (usual / 8.0 - fast).abs() <= 1.0;
    ensure!(is_faster, "at true speed it waits for {usual} ms, at eight times that for {fast} ms");
    host.types(" ").await?;
    host.sees_that("steps that follow quickly", &format!("return {STEP} > 2")).await?;
    host.types(Key::Home).await?;

    for step in 1..=3 {
        host.types(Key::Right).await?;
        is_at_step(host, step).await?;
    }
    let link = host.copies("[data-test=copy]").await?;
    guest.arrives(&link, "[data-test=replay-scrub]").await?;
    is_at_step(guest, 3).await?;
    ensure!(guest.text_of("[data-test=replay-proof]").await?.contains('✓'), "the deal is not checked");

    let (_, id) = party.link.rsplit_once('/').context("a link to a table")?;
    let text = host.fetches(&format!("/api/tables/{id}/records")).await?;
    opens_files(&site, host, &text).await?;
    party.leave().await
}

/// Plays two rounds.
async fn plays_two_rounds(player: Player<'_>) -> Result<()> {
    let visitor = player.visitor;
    visitor.presses("[data-test=ready]").await?;
    player.plays().await?;
    visitor.presses_by_keyboard("[data-test=next]").await?;
    let begun = "return document.querySelector('.board') !== null && document.querySelector('[data-test=result]') === null";
    visitor.sees_that("a new round", begun).await?;
    player.plays().await?;
    Ok(())
}

/// Opens the replay from the result.
async fn looks_back_at_two_rounds(visitor: &Visitor) -> Result<()> {
    visitor.presses_by_keyboard("[data-test=replay]").await?;
    let rounds = visitor.waits_for(
        "which round is shown",
        "const round = document.querySelector('[data-test=replay-round]');
         return round && [round.selectedIndex + 1, round.options.length]",
    );
    let rounds = rounds.await?;
    ensure!(rounds == json!([2, 2]), "of two rounds the last is shown first, not {rounds}");
    Ok(())
}

/// How many lines the plot has, how many marks each of them, and how many columns of points the table of the match.
const PLOT: &str = "
    const all = (css, where = document) => [...where.querySelectorAll(css)];
    const marks = all('[data-test=plot] .line').map((line) => all('.mark', line).length);
    return [marks, all('[data-test=scores] thead th').length]";

/// The result of a match of two rounds for two: how it went, round by round, and what the deal was checked with.
async fn sees_a_match(visitor: &Visitor) -> Result<()> {
    let plot = visitor.asks(PLOT).await?;
    // A mark for the start, one for each round, and one at the name; place, player, two rounds and their sum.
    ensure!(plot == json!([[4, 4], 5]), "the plot and the table have {plot}; {}", visitor.tells().await?);
    visitor.presses_by_keyboard("[data-test=deal] summary").await?;
    let open = "const codes = [...document.querySelectorAll('[data-test=deal][open] .proof code')];
                return codes.length >= 4 && codes.every((code) => code.checkVisibility() && /^[0-9a-f]{16,}$/.test(code.textContent))";
    visitor.sees_that("what the deal was checked with", open).await?;
    for screen in Screen::ALL {
        visitor.look_at(screen, Theme::Light).await?;
        visitor.finds_room(&format!("the result of a match on {screen:?}")).await?;
    }
    visitor.finds_no_barrier("the result of a match").await?;
    visitor.look_at(Screen::Desk, Theme::Light).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_leads_to_the_round_that_has_just_ended() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    // A match of two rounds in the page.
    let player = |game| Player { visitor: &visitor, way: Way::Mouse, game };
    visitor.arrives(&site.url("/"), "[data-test=share-clear4]").await?;
    visitor.sets_up_in_the_page(GameId::Clear4).await?;
    visitor.chooses("[data-test=term-Rounds]", 2).await?;
    plays_two_rounds(player(GameId::Clear4)).await?;
    sees_a_match(&visitor).await?;
    looks_back_at_two_rounds(&visitor).await?;
    // A match of a single round at the server, and a rematch.
    visitor.opens_table(&site, GameId::PlusMinus).await?;
    visitor.wants_seats(2).await?;
    visitor.fills_up(2..=2).await?;
    visitor.chooses("[data-test=term-Rounds]", 1).await?;
    visitor.sees_quick_bots(2..=2).await?;
    plays_two_rounds(player(GameId::PlusMinus)).await?;
    looks_back_at_two_rounds(&visitor).await?;
    visitor.leaves().await
}
