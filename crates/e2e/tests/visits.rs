//! Visits: every screen can be reached, read by everybody, and breaks nothing.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Player, Screen, Site, Theme, Visitor, Way};
use cardshed_rules::GameId;

/// Every screen that has an address of its own, and something that is seen once it is there.
const SCREENS: [(&str, &str); 11] = [
    ("/", "#main .game-tile [data-test]"),
    ("/settings", "#main [data-test=settings]"),
    ("/rules/clear4", "#main .rule"),
    ("/rules/plusminus", "#main .rule"),
    ("/rules/halves", "#main .rule"),
    ("/rules/levels", "#main .rule"),
    ("/learn", "#main .lessons [data-test]"),
    ("/learn/plusminus", ".lesson .board [data-card]"),
    ("/replay", "#main [data-test=replay-file]"),
    (NO_PAGE, "#main .button.primary"),
    (NO_TABLE, "#main .button.primary"),
];

/// Nothing is there, and the server says so.
const NO_PAGE: &str = "/no/such/page";

/// A table that is not there, and what asks for it.
const NO_TABLE: &str = "/table/000000000000000000000000";
const ASKS_FOR_IT: &str = "/api/tables/000000000000000000000000";

#[tokio::test(flavor = "multi_thread")]
async fn no_screen_has_a_barrier_in_either_theme() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    visitor.expects_nothing_from(ASKS_FOR_IT).await?;
    visitor.expects_nothing_from(NO_PAGE).await?;
    let mut found = Vec::new();
    for (path, sign) in SCREENS {
        for theme in Theme::ALL {
            visitor.look_at(Screen::Desk, theme).await?;
            visitor.arrives(&site.url(path), sign).await?;
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

/// What is read rather than played.
const READ: [(&str, &str); 4] = [
    ("/", "#main .game-tile [data-test]"),
    ("/settings", "#main [data-test=settings]"),
    ("/rules/levels", "#main .rule"),
    ("/learn", "#main .lessons [data-test]"),
];

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
async fn nothing_is_lost_with_letters_twice_as_large() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    for (screen, language) in [(Screen::Phone, "de"), (Screen::PhoneTurned, "fr")] {
        let visitor = browsers.reader(screen, language, LARGE).await?;
        visitor.goes_to(&site.url("/settings")).await?;
        let cards = "localStorage.setItem('cardshed.settings', JSON.stringify({ cards: 'large' }))";
        visitor.asks(cards).await?;
        for (path, sign) in READ {
            visitor.arrives(&site.url(path), sign).await?;
            let misses = visitor.misses().await?.into_iter();
            found.extend(misses.map(|miss| format!("{path} on {screen:?}: {miss}")));
        }
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
    let all = [
        ("en", "Play now"),
        ("de", "Jetzt spielen"),
        ("fr", "Jouer"),
        ("it", "Gioca subito"),
        ("nl", "Nu spelen"),
    ];
    for (language, words) in all {
        let visitor = browsers.visitor(Screen::Desk, language).await?;
        visitor.arrives(&site.url("/"), "[data-test=play-halves]").await?;
        let said = visitor.text_of("[data-test=play-halves]").await?;
        assert_eq!(said.trim(), words, "in {language}");
        let spoken = visitor.asks("return document.documentElement.lang").await?;
        assert_eq!(spoken, language);
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

/// The page does not come the first time.
const COMES_NOT: &str = "
    const compile = WebAssembly.compileStreaming;
    let tries = 0;
    WebAssembly.compileStreaming = (answer) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('lost on the way')) : compile.call(WebAssembly, answer);
    };";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_come_is_asked_for_again() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "de").await?;
    visitor.brings(COMES_NOT).await?;
    visitor.goes_to(&site.url("/settings")).await?;
    let said = "const line = document.querySelector('#first .failed');
                return line !== null && line.checkVisibility() && line.textContent.startsWith('Das ließ sich nicht laden')";
    visitor.sees_that("that it did not come", said).await?;
    visitor.is_there("#main [data-test=settings]").await?;
    visitor.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browsers_bar_has_the_colour_of_the_chosen_theme() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.arrives(&site.url("/settings"), "#main [data-test=settings]").await?;
    let colours =
        "return [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content).join()";
    assert_eq!(visitor.asks(colours).await?, "#fff,#1e2530");
    visitor.asks("document.querySelector('[data-test=theme-2]').click()").await?;
    visitor.sees_that("the dark theme", "return document.documentElement.dataset.theme === 'dark'").await?;
    assert_eq!(visitor.asks(colours).await?, "#1e2530,#1e2530");
    visitor.reloads().await?;
    assert_eq!(visitor.asks(colours).await?, "#1e2530,#1e2530");
    visitor.leaves().await
}

/// So many moves of Clear Four nobody has won with.
const MOVES: u32 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_needs_no_network() -> Result<()> {
    let (mut site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor
        .sees_that("the page kept for offline", "return navigator.serviceWorker?.controller != null")
        .await?;
    visitor.expects_no_answers().await?;
    site.crash().await?;
    visitor.reloads().await?;
    visitor.is_there("[data-test=play-halves]").await?;
    visitor
        .sees_that("that there is no server", "return document.querySelector('#main [role=status]') !== null")
        .await?;

    // One press, and there is a table; then one against a bot that leaves time for cards of one's own.
    visitor.presses("[data-test=play-halves]").await?;
    visitor.sees(".board").await?;
    visitor.sets_up_in_the_page(GameId::Halves).await?;
    visitor.wants_slow_bot(2).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    Player { visitor: &visitor, way: Way::Touch, game: GameId::Halves }.races_in_the_page().await?;

    // It is loaded from what was kept at every address.
    visitor.arrives(&site.url("/play/clear4"), ".board [data-card]").await?;
    let acted =
        Player { visitor: &visitor, way: Way::Touch, game: GameId::Clear4 }.plays_until(MOVES).await?;
    ensure!(acted == MOVES, "after {acted} moves there is a result; {}", visitor.tells().await?);
    visitor.leaves().await
}
