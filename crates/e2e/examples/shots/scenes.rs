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
        let place = Scenery { visitor: &visitor, site, camera };
        match self {
            Scene::Home => place.screen("/", ".game-tile [data-test]", "home").await?,
            Scene::Settings => place.screen("/settings", "#main select", "settings").await?,
            Scene::Others => {
                place.screen("/learn", "#main", "lessons").await?;
                place.screen("/replay", "#main", "replay-empty").await?;
                place.screen("/nowhere", "#main", "missing").await?;
            }
            Scene::Rules(game) => place.rules(game).await?,
            Scene::Lesson(game) => place.lesson(game).await?,
            Scene::Table(game) => place.table(game).await?,
            Scene::Full(game) => place.full(game).await?,
            Scene::Result => place.result().await?,
            Scene::Lobby => place.lobby().await?,
            Scene::Refusal => place.refusal().await?,
            Scene::Reconnecting => {
                place.server_table().await?;
                visitor.expects_no_answers().await?;
                site.crash().await?;
                visitor.sees(".lost").await?;
                camera.everywhere(&visitor, "reconnecting").await?;
            }
            Scene::Languages => place.languages().await?,
            Scene::Wall => place.wall().await?,
            Scene::LargeText => place.large_text().await?,
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

/// Where pictures are taken: whoever looks, at which server, and the camera.
struct Scenery<'a> {
    visitor: &'a Visitor,
    site: &'a Site,
    camera: &'a Camera,
}

impl Scenery<'_> {
    async fn opens(&self, place: &str, sign: &str) -> Result<()> {
        self.visitor.goes_to(&self.site.url(place)).await?;
        self.visitor.sees(sign).await?;
        let script = "return !document.querySelector('[data-test=countdown]')";
        self.visitor.sees_that("the end of the countdown", script).await
    }

    async fn everywhere(&self, name: &str) -> Result<()> {
        self.camera.everywhere(self.visitor, name).await
    }

    async fn screen(&self, place: &str, sign: &str, name: &str) -> Result<()> {
        self.opens(place, sign).await?;
        self.everywhere(name).await
    }

    async fn rules(&self, game: GameId) -> Result<()> {
        self.screen(&format!("/rules/{game}"), ".rule .drawing", &format!("rules-{game}")).await?;
        let script = "document.querySelector('.rule .drawing').scrollIntoView({ block: 'center' })";
        self.visitor.asks(script).await?;
        self.everywhere(&format!("rules-{game}-drawing")).await
    }

    async fn lesson(&self, game: GameId) -> Result<()> {
        self.screen(&format!("/learn/{game}"), ".board", &format!("lesson-{game}")).await?;
        for _ in 0..3 {
            self.visitor.presses("[data-test=learn-next]").await?;
        }
        self.visitor.sees(".board").await?;
        self.everywhere(&format!("lesson-{game}-middle")).await
    }

    /// The moments of a table.
    async fn table(&self, game: GameId) -> Result<()> {
        if game.is_speed() {
            return self.race(game).await;
        }
        self.opens(&format!("/play/{game}"), ".board").await?;
        moves::until_ones_turn(self.visitor).await?;
        self.everywhere(&format!("{game}-start")).await?;
        moves::turns(self.visitor, 1).await?;
        self.everywhere(&format!("{game}-waiting")).await?;
        moves::turns(self.visitor, 4).await?;
        moves::follows_hint(self.visitor).await?;
        self.everywhere(&format!("{game}-chosen")).await?;
        moves::turns(self.visitor, usize::MAX).await?;
        self.everywhere(&format!("{game}-round-over")).await
    }

    async fn race(&self, game: GameId) -> Result<()> {
        self.screen(&format!("/play/{game}"), "[data-slot] button", &format!("{game}-start")).await?;
        moves::races(self.visitor, 12).await?;
        self.visitor.presses("[data-test=help]").await?;
        self.everywhere(&format!("{game}-later")).await?;
        moves::races(self.visitor, usize::MAX).await?;
        self.everywhere(&format!("{game}-round-over")).await
    }

    /// As many as may play, all the others bots.
    async fn full(&self, game: GameId) -> Result<()> {
        self.opens(&format!("/play/{game}"), ".board").await?;
        self.visitor.presses("[data-test=menu]").await?;
        self.visitor.presses("[data-test=new-game]").await?;
        self.visitor.presses("dialog[open] [data-test=restart-sure]").await?;
        self.visitor.sees("[data-test=seat-count]").await?;
        self.everywhere(&format!("{game}-choosing")).await?;
        let most = "const count = document.querySelector('[data-test=seat-count]'); \
                    count.selectedIndex = count.length - 1; \
                    count.dispatchEvent(new Event('change', { bubbles: true }))";
        self.visitor.asks(most).await?;
        let all = "const seats = [...document.querySelectorAll('[data-test=seat-count] option')].at(-1).textContent; \
                   return document.querySelectorAll('[data-test^=strength-]').length + 1 === Number.parseInt(seats)";
        self.visitor.sees_that("bots on all seats", all).await?;
        self.visitor.presses("[data-test=ready]").await?;
        self.visitor.sees(".board").await?;
        if game.is_speed() {
            self.visitor.sees("[data-slot] button").await?;
            moves::races(self.visitor, 20).await?;
        } else {
            moves::turns(self.visitor, 4).await?;
            moves::follows_hint(self.visitor).await?;
        }
        self.everywhere(&format!("{game}-full")).await
    }

    /// Three rounds of a race, quick to play: their result with the plot, then the replay.
    async fn result(&self) -> Result<()> {
        self.opens("/play/plusminus", "[data-slot] button").await?;
        for _ in 0..2 {
            moves::races(self.visitor, usize::MAX).await?;
            // By keyboard: the result takes a press for one that was meant for the board if it comes right after it.
            self.visitor.presses_by_keyboard("[data-test=next]").await?;
            let script = "return !document.querySelector('[data-test=result]')";
            self.visitor.sees_that("the next round", script).await?;
            self.visitor.sees("[data-slot] button").await?;
        }
        moves::races(self.visitor, usize::MAX).await?;
        self.everywhere("result").await?;
        let plot = "document.querySelector('[data-test=plot]')?.scrollIntoView({ block: 'center' })";
        self.visitor.asks(plot).await?;
        self.everywhere("result-plot").await?;
        self.visitor.presses("[data-test=replay]").await?;
        let scrub = "const scrub = document.querySelector('[data-test=replay-scrub]'); if (!scrub) return false; \
                     scrub.value = Math.round(scrub.max / 2); \
                     scrub.dispatchEvent(new Event('input', { bubbles: true })); return true";
        self.visitor.sees_that("the replay", scrub).await?;
        self.everywhere("replay").await?;
        let open = "const eyes = document.querySelector('[data-test=replay-eyes]'); eyes.value = 'all'; \
                    eyes.dispatchEvent(new Event('change', { bubbles: true }))";
        self.visitor.asks(open).await?;
        self.everywhere("replay-open").await
    }

    async fn lobby(&self) -> Result<()> {
        self.opens("/", ".game-tile [data-test]").await?;
        self.visitor.presses("[data-test=share-levels]").await?;
        self.visitor.presses("[data-test^=add-bot-]").await?;
        self.visitor.sees("[data-test^=remove-bot-]").await?;
        self.everywhere("lobby").await
    }

    async fn refusal(&self) -> Result<()> {
        self.opens("/play/clear4", ".board").await?;
        // Some hands can play everything; the next turn may not.
        for _ in 0..20 {
            moves::until_ones_turn(self.visitor).await?;
            self.visitor.asks("document.querySelector('[data-piece].dim')?.click()").await?;
            let is_said = self.visitor.asks("return document.querySelector('.notice') !== null").await?;
            if is_said == json!(true) {
                break;
            }
            moves::turns(self.visitor, 1).await?;
        }
        self.visitor.sees(".notice").await?;
        self.everywhere("refusal").await
    }

    /// A table at the server, its cards dealt.
    async fn server_table(&self) -> Result<()> {
        self.opens("/", ".game-tile [data-test]").await?;
        self.visitor.presses("[data-test=share-clear4]").await?;
        self.visitor.presses("[data-test=fill]").await?;
        self.visitor.presses("[data-test=ready]").await?;
        self.visitor.sees(".board [data-card]").await?;
        Ok(())
    }

    async fn languages(&self) -> Result<()> {
        for language in ["de", "fr", "it", "nl"] {
            let script = format!(
                "const all = JSON.parse(localStorage.getItem('cardshed.settings') || '{{}}'); \
                 localStorage.setItem('cardshed.settings', JSON.stringify({{ ...all, language: '{language}' }}))"
            );
            for (place, sign) in SHOWN {
                self.visitor.asks(&script).await?;
                self.opens(place, sign).await?;
                let name = format!("{language}{}", named(place));
                self.camera.once(self.visitor, &name, Screen::Phone, Theme::Light).await?;
            }
        }
        Ok(())
    }

    async fn wall(&self) -> Result<()> {
        self.visitor.look_at(Screen::Wall, Theme::Light).await?;
        for (place, sign) in SHOWN {
            self.opens(place, sign).await?;
            let name = format!("wall{}", named(place));
            self.camera.once(self.visitor, &name, Screen::Wall, Theme::Light).await?;
        }
        Ok(())
    }

    async fn large_text(&self) -> Result<()> {
        for (place, sign) in SHOWN {
            self.screen(place, sign, &format!("large-text{}", named(place))).await?;
        }
        Ok(())
    }
}

/// An address as a part of a file name.
fn named(place: &str) -> String {
    if place == "/" { "-home".to_owned() } else { place.replace("/play/", "-") }
}
