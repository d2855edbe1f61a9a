//! Games are watched: while they are played, and again when they are over.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Party, Player, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;
use serde_json::{Value, json};
use thirtyfour::Key;

/// Cards of a hand, and cards that may be pressed or turned over: a page without them shows nobody's.
const OWN_CARDS: &str = "[data-piece], [data-slot], [data-test=hand]";

/// Whether a message, or a part of it, tells of a hand or of what was drawn.
fn tells_a_secret(message: &Value) -> bool {
    match message {
        Value::Object(parts) => {
            let drew = message["event"] == "drew" && !message["card"].is_null();
            let holds = !message["hand"].is_null();
            drew || holds || parts.values().any(tells_a_secret)
        }
        Value::Array(parts) => parts.iter().any(tells_a_secret),
        _ => false,
    }
}

/// What has come over the visitor's sockets since the page was loaded.
async fn heard(visitor: &Visitor) -> Result<Vec<Value>> {
    let messages = visitor.asks("return window.heard").await?;
    let texts = messages.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.map(|text| Ok(serde_json::from_str(text)?)).collect()
}

async fn watches_to_the_end(spectator: &Visitor) -> Result<()> {
    let end = format!(
        "if (document.querySelector({})) return 'a card of a hand'; \
         return document.querySelector('[data-test=result]') ? 'the result' : null",
        json!(OWN_CARDS)
    );
    let seen = spectator.waits_a_game_for("the result", &end).await?;
    ensure!(seen == "the result", "somebody who only watches sees {seen}");
    Ok(())
}

/// Opens the replay from the result of a table with so many seats, and goes through it by keyboard.
async fn looks_again(visitor: &Visitor, seats: usize) -> Result<()> {
    let step = "const scrub = document.querySelector('[data-test=replay-scrub]');";
    visitor.presses("[data-test=replay]").await?;
    visitor.sees("[data-test=replay-scrub]").await?;
    ensure!(visitor.text_of("[data-test=replay-proof]").await?.contains('✓'), "the deal is not checked");
    visitor.types(Key::Right).await?;
    visitor.types(Key::Right).await?;
    visitor.types(Key::Left).await?;
    visitor.sees_that("the first step", &format!("{step} return scrub.value === '1'")).await?;
    visitor.types(" ").await?;
    visitor.sees_that("steps that follow by themselves", &format!("{step} return scrub.value > 2")).await?;
    visitor.finds_no_barrier("the replay").await?;
    visitor.types(Key::End).await?;
    visitor.sees_that("the end", &format!("{step} return scrub.value === scrub.max")).await?;
    visitor.sees(".ending").await?;
    // After everybody's eyes come those of one who watches.
    visitor.chooses("[data-test=replay-eyes]", seats + 1).await?;
    visitor.sees(".open-hands").await?;
    visitor.finds_room("the replay").await?;
    visitor.finds_no_barrier("the replay with all hands open").await
}

async fn somebody_watches(game: GameId) -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "it").await?;
    let spectator = browsers.visitor(Screen::Desk, "nl").await?;
    let party = Party::sit_down(&site, game, host, guest).await?;
    spectator.goes_to(&site.url("/")).await?;
    spectator.is_called("Cleo").await?;
    party.begins().await?;
    spectator.goes_to(&party.link).await?;
    spectator.sees(".board").await?;
    spectator.finds_no_barrier("the table as somebody sees it who watches").await?;
    tokio::try_join!(party.play_to_the_end(Way::Mouse, Way::Touch), watches_to_the_end(&spectator))?;
    let told = heard(&spectator).await?;
    ensure!(told.iter().any(|message| message["say"] == "events"), "nothing was seen of the game");
    let secret = told.iter().find(|message| tells_a_secret(message));
    ensure!(secret.is_none(), "somebody who only watches hears {secret:?}");
    let own = heard(&party.host).await?;
    ensure!(own.iter().any(tells_a_secret), "players hear of their own cards");
    party.host.finds_no_barrier("the result").await?;
    looks_again(&party.host, 3).await?;
    spectator.leaves().await?;
    party.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race() -> Result<()> {
    somebody_watches(GameId::PlusMinus).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_turns() -> Result<()> {
    somebody_watches(GameId::Levels).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_in_the_page() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.arrives(&site.url("/"), "#main .game-tile [data-test]").await?;
    visitor.sets_up_in_the_page(GameId::Halves).await?;
    visitor.wants_slow_bot(2).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    let player = Player { visitor: &visitor, way: Way::Mouse, game: GameId::Halves };
    let record = player.races_in_the_page().await?;
    visitor.finds_no_barrier("the result").await?;
    record.replay(|_, _, _| ())?;
    looks_again(&visitor, record.header.seats.len()).await?;
    let steps = visitor.asks("return Number(document.querySelector('[data-test=replay-scrub]').max)").await?;
    ensure!(steps == record.steps.len(), "{steps} steps of {} are shown", record.steps.len());
    visitor.leaves().await
}
