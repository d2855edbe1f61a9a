//! Two people and a bot at a table of their own.

use anyhow::{Result, ensure};
use cardshed_rules::GameId;

use crate::players::{Player, Way};
use crate::site::Site;
use crate::visitor::Visitor;

/// The easy bot, and the quickest pace, by their places in the lobby's lists.
const EASY: usize = 1;
const EXPERT: usize = 3;

/// One round, in the list of how many a match has.
const ONE_ROUND: usize = 1;

/// Of the levels of the box so many are left: a game has two rounds or more, and ends soon.
const LEVELS: usize = 3;

/// Two people and a bot at a table of their own.
pub struct Party {
    /// Who has made the table.
    pub host: Visitor,
    /// Who has followed the link.
    pub guest: Visitor,
    /// The link.
    pub link: String,
    game: GameId,
}

impl Party {
    /// Makes a table for three, sits down at it, and has a bot take the third seat.
    ///
    /// # Errors
    /// If the page does not let them.
    pub async fn sit_down(site: &Site, game: GameId, host: Visitor, guest: Visitor) -> Result<Party> {
        for (visitor, name) in [(&host, "Ada"), (&guest, "Ben")] {
            visitor.goes_to(&site.url("/")).await?;
            visitor.is_called(name).await?;
        }
        host.goes_to(&site.url("/")).await?;
        host.presses(&format!("[data-test=share-{game}]")).await?;
        host.sees("[data-test=link]").await?;
        host.sees("[data-test=stand]").await?;
        let link = host.asks("return document.querySelector('[data-test=link]').value").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        guest.goes_to(&link).await?;
        guest.sees("[data-test=stand]").await?;
        let party = Party { host, guest, link, game };
        party.settle().await?;
        Ok(party)
    }

    /// A table for three with a quick bot, and a short game.
    async fn settle(&self) -> Result<()> {
        let host = &self.host;
        let three = "return [...document.querySelectorAll('[data-test=seat-count] option')].findIndex((option) => option.textContent.startsWith('3'))";
        let three = host.asks(three).await?.as_u64().unwrap_or_default();
        host.chooses("[data-test=seat-count]", three as usize).await?;
        host.sees_that("three seats", "return document.querySelectorAll('[data-test^=chair-]').length === 3")
            .await?;
        host.presses("[data-test=fill]").await?;
        // One after the other, without waiting for an answer.
        host.chooses("[data-test=strength-3]", EASY).await?;
        host.chooses("[data-test=pace-3]", EXPERT).await?;
        if self.game == GameId::Levels {
            self.shorten().await?;
        } else {
            host.chooses("[data-test=term-Rounds]", ONE_ROUND).await?;
        }
        let settled = format!(
            "const value = (css) => document.querySelector(css).selectedIndex; \
             return value('[data-test=strength-3]') === {EASY} && value('[data-test=pace-3]') === {EXPERT}"
        );
        host.sees_that("the bot that was chosen", &settled).await
    }

    /// Takes levels off the end of the list.
    async fn shorten(&self) -> Result<()> {
        self.host.presses(".terms details summary").await?;
        let count = "return document.querySelectorAll('.level-list li').length";
        let there = self.host.asks(count).await?.as_u64().unwrap_or_default() as usize;
        for _ in LEVELS..there {
            self.host.presses("[data-test=shorter]").await?;
        }
        let left = format!("return document.querySelectorAll('.level-list li').length === {LEVELS}");
        self.host.sees_that("a short list of levels", &left).await
    }

    /// Everybody is ready, and the game begins.
    ///
    /// # Errors
    /// If it does not.
    pub async fn begins(&self) -> Result<()> {
        self.host.presses("[data-test=ready]").await?;
        self.guest.presses("[data-test=ready]").await?;
        self.plays_on().await
    }

    /// Waits for a round to begin.
    ///
    /// # Errors
    /// If it does not.
    pub async fn plays_on(&self) -> Result<()> {
        let begun = "const there = (css) => document.querySelector(css) !== null;
                     return there('.board') && !there('[data-test=result]') && !there('[data-test=countdown]')";
        self.host.sees_that("a new round", begun).await?;
        self.guest.sees_that("a new round", begun).await
    }

    /// The host, who plays like that.
    #[must_use]
    pub fn host(&self, way: Way) -> Player<'_> {
        Player { visitor: &self.host, way, game: self.game }
    }

    /// The guest, who plays like that.
    #[must_use]
    pub fn guest(&self, way: Way) -> Player<'_> {
        Player { visitor: &self.guest, way, game: self.game }
    }

    /// Plays until the result is there. Nobody only watches.
    ///
    /// # Errors
    /// If the page does not let them.
    pub async fn play_to_the_end(&self, host: Way, guest: Way) -> Result<()> {
        let (host, guest) = tokio::try_join!(self.host(host).plays(), self.guest(guest).plays())?;
        ensure!(host > 0 && guest > 0, "the host has acted {host} times, the guest {guest} times");
        Ok(())
    }

    /// Both close their browsers.
    ///
    /// # Errors
    /// If anything went wrong in their pages.
    pub async fn leave(self) -> Result<()> {
        self.host.leaves().await?;
        self.guest.leaves().await
    }
}
