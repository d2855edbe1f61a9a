//! Visits: every screen can be reached, read by everybody, and breaks nothing.

#![allow(clippy::unwrap_used)]

use anyhow::Result;
use cardshed_e2e::{Browsers, Screen, Site, Theme, Visitor};
use cardshed_rules::GameId;

/// Every screen that has an address of its own, and something that is seen once it is there.
const SCREENS: [(&str, &str); 9] = [
    ("/", "#main .game-tile"),
    ("/settings", "#main select"),
    ("/rules/clear4", "#main"),
    ("/rules/levels", "#main"),
    ("/learn", "#main"),
    ("/learn/plusminus", "#main"),
    ("/replay", "#main"),
    ("/no/such/page", "#main"),
    ("/table/000000000000000000000000", "#main"),
];

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "it", "nl"];

async fn speaks(visitor: &Visitor, language: &str) -> Result<()> {
    let script = format!(
        "const all = JSON.parse(localStorage.getItem('cardshed.settings') || '{{}}'); \
         localStorage.setItem('cardshed.settings', JSON.stringify({{ ...all, language: '{language}' }}))"
    );
    visitor.asks(&script).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_screen_has_a_barrier_in_either_theme() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    let mut found = Vec::new();
    for (path, sign) in SCREENS {
        for theme in Theme::ALL {
            visitor.look_at(Screen::Desk, theme).await?;
            visitor.goes_to(&site.url(path)).await?;
            visitor.sees(sign).await?;
            found.extend(
                visitor.barriers().await?.into_iter().map(|barrier| format!("{path} {theme:?}: {barrier}")),
            );
            found.extend(visitor.problems().await?.into_iter().map(|problem| format!("{path}: {problem}")));
        }
    }
    visitor.leaves().await?;
    assert!(found.is_empty(), "{found:#?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sticks_out_on_a_phone_in_any_language() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    let mut found = Vec::new();
    for language in LANGUAGES {
        speaks(&visitor, language).await?;
        for (path, sign) in SCREENS {
            visitor.goes_to(&site.url(path)).await?;
            visitor.sees(sign).await?;
            let script = format!("return document.documentElement.lang === '{language}'");
            visitor.sees_that(language, &script).await?;
            let pixels = visitor.sticks_out().await?;
            if pixels > 0 {
                found.push(format!("{path} in {language}: {pixels} pixels"));
            }
        }
    }
    visitor.leaves().await?;
    assert!(found.is_empty(), "{found:#?}");
    Ok(())
}

/// Twice as large as letters usually are, in pixels.
const LARGE: u32 = 32;

/// The signal has fallen, and no card is on its way into the hand.
const BEGUN: &str = "
    const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    return !document.querySelector('[data-test=countdown], [data-test=hand].waits') && !document.getAnimations().some(moves)";

/// Begins a game in the page. In about one of ninety deals of Two Halves for two nobody can play a card (TH-21): the round is
/// over with the signal, and another one is dealt.
async fn begins(visitor: &Visitor, site: &Site, game: GameId) -> Result<()> {
    const CARD: &str = ".board [data-card]";
    loop {
        visitor.goes_to(&site.url(&format!("/play/{game}"))).await?;
        visitor.sees(&format!("{CARD}, .result")).await?;
        if visitor.asks(&format!("return document.querySelector('{CARD}') !== null")).await? == true {
            return Ok(());
        }
        visitor.asks(&format!("localStorage.removeItem('cardshed.local.{game}')")).await?;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_at_a_table_with_letters_twice_as_large() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    for (screen, language) in [(Screen::Phone, "de"), (Screen::PhoneTurned, "fr")] {
        let visitor = browsers.reader(screen, language, LARGE).await?;
        visitor.goes_to(&site.url("/settings")).await?;
        let cards = "localStorage.setItem('cardshed.settings', JSON.stringify({ cards: 'large' }))";
        visitor.asks(cards).await?;
        for game in GameId::ALL {
            begins(&visitor, &site, game).await?;
            visitor.sees_that("the game begin", BEGUN).await?;
            let letters =
                visitor.asks("return getComputedStyle(document.querySelector('.top h1')).fontSize").await?;
            assert_eq!(letters, format!("{LARGE}px"), "{game} on {screen:?}");
            found.extend(
                visitor.misses().await?.into_iter().map(|miss| format!("{game} on {screen:?}: {miss}")),
            );
        }
        visitor.leaves().await?;
    }
    assert!(found.is_empty(), "{found:#?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browsers_language_is_spoken() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    for (language, words) in [("de", "Jetzt spielen"), ("fr", "Jouer"), ("nl", "Nu spelen")] {
        let visitor = browsers.visitor(Screen::Desk, language).await?;
        visitor.goes_to(&site.url("/")).await?;
        visitor.reads(words).await?;
        visitor.leaves().await?;
    }
    Ok(())
}

/// The page comes when it is told to.
const COMES_LATE: &str = "
    const compile = WebAssembly.compileStreaming;
    const told = new Promise((resolve) => { window.come = resolve; });
    WebAssembly.compileStreaming = async (answer) => { await told; return compile.call(WebAssembly, answer); };";

#[tokio::test(flavor = "multi_thread")]
async fn a_table_asked_for_before_the_page_is_there_is_opened_by_it() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/settings")).await?;
    visitor.is_called("Ada").await?;
    visitor.brings(COMES_LATE).await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.presses("#first [data-game=levels] button").await?;
    // Whoever thinks better of it presses another one.
    visitor.presses("#first [data-game=halves] button").await?;
    let busy = "const busy = [...document.querySelectorAll('#first button[aria-busy=true]')];
                return busy.length === 1 && busy[0].closest('[data-game]').dataset.game === 'halves'";
    visitor.sees_that("that it is remembered", busy).await?;
    visitor.asks("window.come()").await?;
    visitor.sees("[data-test=link]").await?;
    assert_eq!(visitor.text_of(".lobby-title h1").await?, "Two Halves");
    visitor.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_needs_no_network() -> Result<()> {
    let (mut site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor
        .sees_that("the page kept for offline", "return navigator.serviceWorker?.controller != null")
        .await?;
    site.crash().await?;
    visitor.reloads().await?;
    visitor.presses("[data-test=play-clear4]").await?;
    visitor.sees(".board [data-card]").await?;
    visitor.leaves().await?;
    Ok(())
}
