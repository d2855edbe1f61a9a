//! Getting a table ready.

use std::ops::RangeInclusive;

use anyhow::{Context, Result};
use cardshed_rules::GameId;
use serde_json::json;

use crate::site::Site;
use crate::visitor::Visitor;

/// The easy bot, and the slowest and the quickest pace, by their places in the lobby's lists.
const EASY: usize = 1;
const CHILD: usize = 0;
const EXPERT: usize = 3;

/// One round, in the list of how many a match has.
pub(crate) const ONE_ROUND: usize = 1;

impl Visitor {
    /// Makes a table, sits down at it, and gives the link to it.
    ///
    /// # Errors
    /// If the page does not let them.
    pub async fn opens_table(&self, site: &Site, game: GameId) -> Result<String> {
        self.goes_to(&site.url("/")).await?;
        self.presses(&format!("[data-test=share-{game}]")).await?;
        self.sees("[data-test=link]").await?;
        self.sees("[data-test=stand]").await?;
        let link = self.asks("return document.querySelector('[data-test=link]').value").await?;
        Ok(link.as_str().unwrap_or_default().to_owned())
    }

    /// Copies a link by pressing that, and gives what was copied.
    ///
    /// # Errors
    /// If nothing is copied.
    pub async fn copies(&self, css: &str) -> Result<String> {
        self.asks("navigator.clipboard.writeText = async (text) => { window.copied = text; }").await?;
        self.presses(css).await?;
        let copied = self.waits_for("what is copied", "return window.copied ?? null").await?;
        Ok(copied.as_str().context("what is copied is a text")?.to_owned())
    }

    /// Settles as the host how many seats there are.
    ///
    /// # Errors
    /// If there cannot be so many.
    pub async fn wants_seats(&self, seats: usize) -> Result<()> {
        let place = format!(
            "return [...document.querySelectorAll('[data-test=seat-count] option')] \
             .findIndex((option) => option.textContent.startsWith({}))",
            json!(seats.to_string())
        );
        // -1 where it is not there.
        let place =
            self.asks(&place).await?.as_u64().with_context(|| format!("no table for {seats} is offered"))?;
        self.chooses("[data-test=seat-count]", place as usize).await?;
        let there = format!("return document.querySelectorAll('[data-test^=chair-]').length === {seats}");
        self.sees_that(&format!("{seats} seats"), &there).await
    }

    /// Has bots sit down on all free seats, which are these, counted from one, and chooses for each that it is easy and
    /// quick: one after the other, without waiting for an answer.
    ///
    /// # Errors
    /// If there is nothing to choose.
    pub async fn fills_up(&self, seats: RangeInclusive<usize>) -> Result<()> {
        self.presses("[data-test=fill]").await?;
        self.wants_quick_bots(seats).await
    }

    /// Chooses for the bots on these seats that they are easy and quick.
    ///
    /// # Errors
    /// If there is nothing to choose.
    pub async fn wants_quick_bots(&self, seats: RangeInclusive<usize>) -> Result<()> {
        for seat in seats {
            self.chooses(&format!("[data-test=strength-{seat}]"), EASY).await?;
            self.chooses(&format!("[data-test=pace-{seat}]"), EXPERT).await?;
        }
        Ok(())
    }

    /// Waits until these seats have the bots that were chosen.
    ///
    /// # Errors
    /// If they never have.
    pub async fn sees_quick_bots(&self, seats: RangeInclusive<usize>) -> Result<()> {
        for seat in seats {
            let settled = format!(
                "const value = (css) => document.querySelector(css).selectedIndex; \
                 return value('[data-test=strength-{seat}]') === {EASY} && value('[data-test=pace-{seat}]') === {EXPERT}"
            );
            self.sees_that("the bot that was chosen", &settled).await?;
        }
        Ok(())
    }

    /// Has the bot on such a seat take its time, and waits until it will.
    ///
    /// # Errors
    /// If there is nothing to choose, or it never does.
    pub async fn wants_slow_bot(&self, seat: usize) -> Result<()> {
        let pace = format!("[data-test=pace-{seat}]");
        self.chooses(&pace, CHILD).await?;
        let settled = format!("return document.querySelector({}).selectedIndex === {CHILD}", json!(pace));
        self.sees_that("a slow bot", &settled).await
    }

    /// Takes levels off the end of the list until so many are left.
    ///
    /// # Errors
    /// If the page does not let them.
    pub async fn shortens_levels(&self, levels: usize) -> Result<()> {
        self.presses(".terms details summary").await?;
        let count = "return document.querySelectorAll('.level-list li').length";
        let there = self.asks(count).await?.as_u64().unwrap_or_default() as usize;
        for level in (levels + 1..=there).rev() {
            self.presses(&format!(".level-list li:nth-child({level}) [data-test=remove-level]")).await?;
        }
        let left = format!("return document.querySelectorAll('.level-list li').length === {levels}");
        self.sees_that("a short list of levels", &left).await
    }

    /// Sets up a short game in the page, against one quick bot, and leaves it to be begun.
    ///
    /// # Errors
    /// If the page does not let them.
    pub async fn sets_up_in_the_page(&self, game: GameId) -> Result<()> {
        self.turns_to(&format!("/play/{game}"), "[data-test=menu]").await?;
        self.presses("[data-test=menu]").await?;
        self.presses("dialog[open] [data-test=new-game]").await?;
        // One has begun already, and is asked about.
        self.presses("dialog[open] [data-test=restart-sure]").await?;
        self.sees("[data-test=seat-count]").await?;
        self.wants_seats(2).await?;
        self.wants_quick_bots(2..=2).await?;
        if game == GameId::Levels {
            self.shortens_levels(1).await?;
        } else {
            self.chooses("[data-test=term-Rounds]", ONE_ROUND).await?;
        }
        self.sees_quick_bots(2..=2).await
    }
}
