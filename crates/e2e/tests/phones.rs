//! Everything fits on a phone, in every language: nothing is shortened, cut off or out of reach, and nothing is too small for
//! a finger.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Player, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;
use serde_json::{Value, json};

/// A phone in every language, and one that is turned.
const PHONES: [(Screen, &str); 6] = [
    (Screen::Phone, "en"),
    (Screen::Phone, "de"),
    (Screen::Phone, "fr"),
    (Screen::Phone, "it"),
    (Screen::Phone, "nl"),
    (Screen::PhoneTurned, "de"),
];

/// Somebody who notes what does not fit, screen by screen.
struct Walk {
    visitor: Visitor,
    where_from: String,
    found: Vec<String>,
}

impl Walk {
    async fn begins(browsers: &Browsers, site: &Site, screen: Screen, language: &str) -> Result<Walk> {
        let visitor = browsers.visitor(screen, language).await?;
        visitor.arrives(&site.url("/"), "#main .game-tile [data-test]").await?;
        visitor.is_called("Ada").await?;
        let spoken = visitor.asks("return document.documentElement.lang").await?;
        ensure!(spoken == language, "{spoken} is spoken instead of {language}");
        // The name is in the settings from the start of the next page on.
        visitor.arrives(&site.url("/"), "#main .game-tile [data-test]").await?;
        Ok(Walk { visitor, where_from: format!("{language} on {screen:?}"), found: Vec::new() })
    }

    /// Goes to a screen and looks at it.
    async fn visits(&mut self, path: &str, sign: &str) -> Result<()> {
        self.visitor.turns_to(path, sign).await?;
        self.looks(path).await
    }

    /// Looks at the screen as it is.
    async fn looks(&mut self, what: &str) -> Result<()> {
        let misses = self.visitor.misses_by_finger().await?;
        self.found.extend(misses.into_iter().map(|miss| format!("{what}, {}: {miss}", self.where_from)));
        Ok(())
    }

    async fn ends(self, all: &mut Vec<String>) -> Result<()> {
        all.extend(self.found);
        self.visitor.leaves().await
    }
}

/// Looks at every exercise of a lesson, and at its end.
async fn lesson(walk: &mut Walk, game: GameId) -> Result<()> {
    let number = "document.querySelector('[data-test=learn-number]').textContent";
    walk.visitor.turns_to(&format!("/learn/{game}"), ".lesson .board [data-card]").await?;
    loop {
        let here = walk.visitor.asks(&format!("return {number}")).await?;
        walk.looks(&format!("/learn/{game} {here}")).await?;
        walk.visitor.presses("[data-test=learn-next]").await?;
        let on = format!("return document.querySelector('.finished') !== null || {number} !== {here}");
        walk.visitor.sees_that("the next exercise", &on).await?;
        if walk.visitor.asks("return document.querySelector('.finished') !== null").await? == true {
            return walk.looks(&format!("/learn/{game} finished")).await;
        }
    }
}

/// A table in the page, from the signal on.
async fn running_table(walk: &mut Walk, game: GameId) -> Result<()> {
    let begun = "return document.querySelector('[data-test=result]') !== null
        || (document.querySelector('.board [data-card]') !== null
            && !document.querySelector('[data-test=countdown], [data-test=hand].waits'))";
    walk.visitor.turns_to(&format!("/play/{game}"), ".board").await?;
    walk.visitor.sees_that("the game begin", begun).await?;
    walk.looks(&format!("/play/{game}")).await?;
    walk.visitor.presses("[data-test=menu]").await?;
    walk.looks(&format!("the menu of {game}")).await?;
    walk.visitor.presses("dialog[open] header button").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_in_every_language() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    for (screen, language) in PHONES {
        let mut walk = Walk::begins(&browsers, &site, screen, language).await?;
        walk.looks("/").await?;
        walk.visits("/settings", "#main [data-test=settings]").await?;
        for game in GameId::ALL {
            walk.visits(&format!("/rules/{game}"), "#main .rule").await?;
            lesson(&mut walk, game).await?;
            running_table(&mut walk, game).await?;
        }
        walk.visits("/learn", "#main .lessons [data-test]").await?;
        walk.visits("/replay", "#main [data-test=replay-file]").await?;
        walk.visitor.opens_table(&site, GameId::Levels).await?;
        walk.visitor.presses("[data-test=fill]").await?;
        walk.visitor.sees("[data-test=pace-4]").await?;
        walk.looks("the lobby").await?;
        walk.ends(&mut found).await?;
    }
    assert!(found.is_empty(), "{} do not fit: {found:#?}", found.len());
    Ok(())
}

/// Plays a game in the page to its end, and gives what the page has kept of it.
async fn played(visitor: &Visitor, game: GameId) -> Result<Value> {
    visitor.sets_up_in_the_page(game).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    Player { visitor, way: Way::Touch, game }.plays().await?;
    // It is kept as it is once one has left it.
    visitor.turns_to("/settings", "#main [data-test=settings]").await?;
    let place = json!(format!("cardshed.local.{game}"));
    let script = format!("return Object.entries(localStorage).filter(([name]) => name.startsWith({place}))");
    let kept = visitor.asks(&script).await?;
    ensure!(kept.as_array().is_some_and(|parts| !parts.is_empty()), "nothing is kept of {game}");
    Ok(kept)
}

/// The result of a game that is over, and its replay with the hands of all.
async fn result_and_replay(walk: &mut Walk, game: GameId, kept: &Value) -> Result<()> {
    let keep = format!("for (const [name, part] of {kept}) localStorage.setItem(name, part)");
    walk.visitor.asks(&keep).await?;
    walk.visits(&format!("/play/{game}"), "[data-test=result]").await?;
    // By keyboard: the result takes a press for one that was meant for the board if it comes right after it.
    walk.visitor.presses_by_keyboard("[data-test=replay]").await?;
    walk.visitor.sees("[data-test=replay-scrub]").await?;
    walk.looks(&format!("the replay of {game}")).await?;
    let open = "const eyes = document.querySelector('[data-test=replay-eyes]'); eyes.value = 'all';
                eyes.dispatchEvent(new Event('change', { bubbles: true }))";
    walk.visitor.asks(open).await?;
    walk.visitor.sees(".open-hands").await?;
    walk.looks(&format!("the open replay of {game}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_result_and_replay_fits_in_every_language() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let player = Walk::begins(&browsers, &site, Screen::Phone, "en").await?;
    let mut over = Vec::new();
    for game in GameId::ALL {
        over.push((game, played(&player.visitor, game).await?));
    }
    let mut found = Vec::new();
    player.ends(&mut found).await?;
    for (screen, language) in PHONES {
        let mut walk = Walk::begins(&browsers, &site, screen, language).await?;
        for (game, kept) in &over {
            result_and_replay(&mut walk, *game, kept).await?;
        }
        walk.ends(&mut found).await?;
    }
    assert!(found.is_empty(), "{} do not fit: {found:#?}", found.len());
    Ok(())
}

/// Opens a table that everybody finds on the home page.
async fn opens_public_table(visitor: &Visitor, site: &Site, game: GameId) -> Result<()> {
    visitor.opens_table(site, game).await?;
    visitor.presses("[data-test=term-Public]").await?;
    visitor.sees("[data-test=term-Public]:checked").await?;
    Ok(())
}

/// Everything that a home page can have of one's own: a game that runs at the server and one in the page, and a result. Gives
/// what the page has kept of it.
async fn fills_home(visitor: &Visitor, site: &Site) -> Result<Value> {
    played(visitor, GameId::Halves).await?;
    visitor.turns_to("/play/clear4", ".board [data-card]").await?;
    opens_public_table(visitor, site, GameId::Levels).await?;
    visitor.asks("return Object.entries(localStorage)").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_home_page_fits_in_every_language_and_has_no_barrier() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    // Stays at the table: nobody is invited to an empty one.
    let host = Walk::begins(&browsers, &site, Screen::Phone, "en").await?;
    let kept = fills_home(&host.visitor, &site).await?;
    let other = Walk::begins(&browsers, &site, Screen::Phone, "en").await?;
    opens_public_table(&other.visitor, &site, GameId::PlusMinus).await?;
    // One's own table is listed once, although everybody finds it.
    let keep = format!("for (const [name, part] of {kept}) localStorage.setItem(name, part)");
    let filled = "const count = (css) => document.querySelectorAll(css).length;
        return count('[data-test=public] li a') === 1 && count('[data-test=running] li a') === 2
            && document.querySelector('[data-test=running] .quiet.small')?.textContent !== '' && count('[data-test=recent] li') > 0";
    let mut found = Vec::new();
    for (screen, language) in PHONES {
        let mut walk = Walk::begins(&browsers, &site, screen, language).await?;
        walk.visitor.asks(&keep).await?;
        walk.visitor.arrives(&site.url("/"), "#main .game-tile [data-test]").await?;
        walk.visitor.sees_that("all that goes on", filled).await?;
        walk.looks("/").await?;
        if language == "en" {
            walk.found.extend(walk.visitor.all_barriers("the filled home page").await?);
        }
        walk.ends(&mut found).await?;
    }
    host.ends(&mut found).await?;
    other.ends(&mut found).await?;
    assert!(found.is_empty(), "{} are wrong: {found:#?}", found.len());
    Ok(())
}
