//! The scenes: every screen, and the moments of a game worth seeing.

use anyhow::Result;
use cardshed_e2e::{Browsers, Screen, Site, Theme, Visitor};
use cardshed_rules::GameId;
use serde_json::json;

use crate::camera::Camera;
use crate::moves;

/// A scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The four games.
    Home,
    /// What can be chosen for this browser.
    Settings,
    /// The lessons, and an address where nothing is.
    Others,
    /// The rules of a game.
    Rules(GameId),
    /// The lesson of a game, in the middle.
    Lesson(GameId),
    /// A table against bots: the start, a choice, somebody else's turn, the end of a round.
    Table(GameId),
    /// As many as may play.
    Full(GameId),
    /// A match with its plot, and its replay.
    Result,
    /// A table to share, before the game.
    Lobby,
    /// A move that is not allowed.
    Refusal,
    /// The server is gone.
    Reconnecting,
    /// Home and a table in the other languages.
    Languages,
    /// Home and a table on a wall of a screen.
    Wall,
    /// Home and a table with letters twice as large.
    LargeText,
}

impl Scene {
    /// All of them.
    pub fn all() -> Vec<Scene> {
        let each = |scene: fn(GameId) -> Scene| GameId::ALL.into_iter().map(scene);
        [Scene::Home, Scene::Settings, Scene::Others]
            .into_iter()
            .chain(each(Scene::Rules))
            .chain(each(Scene::Lesson))
            .chain(each(Scene::Table))
            .chain(each(Scene::Full))
            .chain([Scene::Result, Scene::Lobby, Scene::Refusal, Scene::Reconnecting])
            .chain([Scene::Languages, Scene::Wall, Scene::LargeText])
            .collect()
    }

    /// What it is called.
    pub fn name(self) -> String {
        match self {
            Scene::Home => "home".to_owned(),
            Scene::Settings => "settings".to_owned(),
            Scene::Others => "others".to_owned(),
            Scene::Rules(game) => format!("rules-{game}"),
            Scene::Lesson(game) => format!("lesson-{game}"),
            Scene::Table(game) => format!("table-{game}"),
            Scene::Full(game) => format!("full-{game}"),
            Scene::Result => "result".to_owned(),
            Scene::Lobby => "lobby".to_owned(),
            Scene::Refusal => "refusal".to_owned(),
            Scene::Reconnecting => "reconnecting".to_owned(),
            Scene::Languages => "languages".to_owned(),
            Scene::Wall => "wall".to_owned(),
            Scene::LargeText => "large-text".to_owned(),
        }
    }

    /// Takes its pictures.
    ///
    /// # Errors
    /// If the page does not get there.
    pub async fn take(self, site: &mut Site, browsers: &Browsers, camera: &Camera) -> Result<()> {
        let letters = if self == Scene::LargeText { 32 } else { 16 };
        let visitor = browsers.reader(Screen::Desk, "en", letters).await?;
        visitor.goes_to(&site.url("/settings")).await?;
        visitor.is_called("Ada").await?;
        let name = self.name();
        match self {
            Scene::Home => {
                opens(&visitor, site, "/", ".game-tile [data-test]").await?;
                camera.everywhere(&visitor, &name).await?;
            }
            Scene::Settings => {
                opens(&visitor, site, "/settings", "#main select").await?;
                camera.everywhere(&visitor, &name).await?;
            }
            Scene::Others => others(&visitor, site, camera).await?,
            Scene::Rules(game) => {
                opens(&visitor, site, &format!("/rules/{game}"), ".rule .drawing").await?;
                camera.everywhere(&visitor, &name).await?;
                visitor
                    .asks("document.querySelector('.rule .drawing').scrollIntoView({ block: 'center' })")
                    .await?;
                camera.everywhere(&visitor, &format!("{name}-drawing")).await?;
            }
            Scene::Lesson(game) => {
                opens(&visitor, site, &format!("/learn/{game}"), ".board").await?;
                camera.everywhere(&visitor, &name).await?;
                for _ in 0..3 {
                    visitor.presses("[data-test=learn-next]").await?;
                }
                visitor.sees(".board").await?;
                camera.everywhere(&visitor, &format!("{name}-middle")).await?;
            }
            Scene::Table(game) => table(&visitor, site, camera, game).await?,
            Scene::Full(game) => full(&visitor, site, camera, game).await?,
            Scene::Result => result(&visitor, site, camera).await?,
            Scene::Lobby => {
                opens(&visitor, site, "/", ".game-tile [data-test]").await?;
                visitor.presses("[data-test=share-levels]").await?;
                visitor.presses("[data-test^=add-bot-]").await?;
                visitor.sees("[data-test^=remove-bot-]").await?;
                camera.everywhere(&visitor, &name).await?;
            }
            Scene::Refusal => refusal(&visitor, site, camera).await?,
            Scene::Reconnecting => reconnecting(&visitor, site, camera).await?,
            Scene::Languages => languages(&visitor, site, camera).await?,
            Scene::Wall => {
                visitor.look_at(Screen::Wall, Theme::Light).await?;
                for (place, sign) in SHOWN {
                    opens(&visitor, site, place, sign).await?;
                    let name = format!("{name}{}", place.replace('/', "-"));
                    camera.once(&visitor, &name, Screen::Wall, Theme::Light).await?;
                }
            }
            Scene::LargeText => {
                for (place, sign) in SHOWN {
                    opens(&visitor, site, place, sign).await?;
                    camera.everywhere(&visitor, &format!("{name}{}", place.replace('/', "-"))).await?;
                }
            }
        }
        visitor.leaves().await
    }
}

/// What stands for all: a few addresses, and what is seen there.
const SHOWN: [(&str, &str); 5] = [
    ("/", ".game-tile [data-test]"),
    ("/play/clear4", "[data-test=hint]"),
    ("/play/plusminus", "[data-slot] button"),
    ("/play/halves", "[data-slot] button"),
    ("/play/levels", "[data-test=hint]"),
];

async fn opens(visitor: &Visitor, site: &Site, place: &str, sign: &str) -> Result<()> {
    visitor.goes_to(&site.url(place)).await?;
    visitor.sees(sign).await?;
    visitor
        .sees_that("the end of the countdown", "return !document.querySelector('[data-test=countdown]')")
        .await
}

async fn others(visitor: &Visitor, site: &Site, camera: &Camera) -> Result<()> {
    for (place, name) in [("/learn", "lessons"), ("/replay", "replay-empty"), ("/nowhere", "missing")] {
        opens(visitor, site, place, "#main").await?;
        camera.everywhere(visitor, name).await?;
    }
    Ok(())
}

/// The moments of a table.
async fn table(visitor: &Visitor, site: &Site, camera: &Camera, game: GameId) -> Result<()> {
    let address = format!("/play/{game}");
    if game.is_speed() {
        opens(visitor, site, &address, "[data-slot] button").await?;
        camera.everywhere(visitor, &format!("{game}-start")).await?;
        moves::races(visitor, 12).await?;
        visitor.presses("[data-test=help]").await?;
        camera.everywhere(visitor, &format!("{game}-later")).await?;
        moves::races(visitor, usize::MAX).await?;
        return camera.everywhere(visitor, &format!("{game}-round-over")).await;
    }
    opens(visitor, site, &address, ".board").await?;
    moves::until_ones_turn(visitor).await?;
    camera.everywhere(visitor, &format!("{game}-start")).await?;
    moves::turns(visitor, 1).await?;
    camera.everywhere(visitor, &format!("{game}-waiting")).await?;
    moves::turns(visitor, 4).await?;
    moves::follows_hint(visitor).await?;
    camera.everywhere(visitor, &format!("{game}-chosen")).await?;
    moves::turns(visitor, usize::MAX).await?;
    camera.everywhere(visitor, &format!("{game}-round-over")).await
}

/// As many as may play, all the others bots.
async fn full(visitor: &Visitor, site: &Site, camera: &Camera, game: GameId) -> Result<()> {
    opens(visitor, site, &format!("/play/{game}"), ".board").await?;
    visitor.presses("[data-test=menu]").await?;
    visitor.presses("[data-test=new-game]").await?;
    visitor.sees("[data-test=seat-count]").await?;
    camera.everywhere(visitor, &format!("{game}-choosing")).await?;
    visitor
        .asks(
            "const count = document.querySelector('[data-test=seat-count]'); count.selectedIndex = count.length - 1; \
             count.dispatchEvent(new Event('change', { bubbles: true }))",
        )
        .await?;
    let most = "return document.querySelectorAll('[data-test^=strength-]').length + 1 === Number.parseInt([...document.querySelectorAll('[data-test=seat-count] option')].at(-1).textContent)";
    visitor.sees_that("bots on all seats", most).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    if game.is_speed() {
        visitor.sees("[data-slot] button").await?;
        moves::races(visitor, 20).await?;
    } else {
        moves::turns(visitor, 4).await?;
        moves::follows_hint(visitor).await?;
    }
    camera.everywhere(visitor, &format!("{game}-full")).await
}

/// Two rounds of a race, quick to play: their result with the plot, then the replay.
async fn result(visitor: &Visitor, site: &Site, camera: &Camera) -> Result<()> {
    opens(visitor, site, "/play/plusminus", "[data-slot] button").await?;
    for _ in 0..2 {
        moves::races(visitor, usize::MAX).await?;
        visitor.presses("[data-test=next]").await?;
        visitor.sees_that("the next round", "return !document.querySelector('[data-test=result]')").await?;
        visitor.sees("[data-slot] button").await?;
    }
    moves::races(visitor, usize::MAX).await?;
    camera.everywhere(visitor, "result").await?;
    visitor.asks("document.querySelector('[data-test=plot]')?.scrollIntoView({ block: 'center' })").await?;
    camera.everywhere(visitor, "result-plot").await?;
    visitor.presses("[data-test=replay]").await?;
    let scrub = "const scrub = document.querySelector('[data-test=replay-scrub]'); if (!scrub) return false; \
                 scrub.value = Math.round(scrub.max / 2); scrub.dispatchEvent(new Event('input', { bubbles: true })); return true";
    visitor.sees_that("the replay", scrub).await?;
    camera.everywhere(visitor, "replay").await?;
    visitor
        .asks("const eyes = document.querySelector('[data-test=replay-eyes]'); eyes.value = 'all'; eyes.dispatchEvent(new Event('change', { bubbles: true }))")
        .await?;
    camera.everywhere(visitor, "replay-open").await
}

async fn refusal(visitor: &Visitor, site: &Site, camera: &Camera) -> Result<()> {
    opens(visitor, site, "/play/clear4", ".board").await?;
    // Some hands can play everything; the next turn may not.
    for _ in 0..20 {
        moves::until_ones_turn(visitor).await?;
        visitor.asks("document.querySelector('[data-piece].dim')?.click()").await?;
        if visitor.asks("return document.querySelector('.notice') !== null").await? == json!(true) {
            break;
        }
        moves::turns(visitor, 1).await?;
    }
    visitor.sees(".notice").await?;
    camera.everywhere(visitor, "refusal").await
}

async fn reconnecting(visitor: &Visitor, site: &mut Site, camera: &Camera) -> Result<()> {
    opens(visitor, site, "/", ".game-tile [data-test]").await?;
    visitor.presses("[data-test=share-clear4]").await?;
    visitor.presses("[data-test=fill]").await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board [data-card]").await?;
    site.crash().await?;
    visitor.sees(".lost").await?;
    camera.everywhere(visitor, "reconnecting").await
}

async fn languages(visitor: &Visitor, site: &Site, camera: &Camera) -> Result<()> {
    for language in ["de", "fr", "it", "nl"] {
        let script = format!(
            "const all = JSON.parse(localStorage.getItem('cardshed.settings') || '{{}}'); \
             localStorage.setItem('cardshed.settings', JSON.stringify({{ ...all, language: '{language}' }}))"
        );
        for (place, sign) in SHOWN {
            visitor.asks(&script).await?;
            opens(visitor, site, place, sign).await?;
            let name = format!("{language}{}", place.replace('/', "-"));
            camera.once(visitor, &name, Screen::Phone, Theme::Light).await?;
        }
    }
    Ok(())
}
