//! Two people and a bot at a table of their own.

use anyhow::{Context, Result, bail};
use cardshed_rules::GameId;
use cardshed_rules::record::Record;

use crate::lobby::ONE_ROUND;
use crate::players::{Player, Way};
use crate::records::Written;
use crate::site::Site;
use crate::visitor::Visitor;

/// Of the levels of the box so many are left: a game has two rounds or more, and ends soon.
const LEVELS: usize = 3;

/// What the two are called.
const NAMES: [&str; 2] = ["Ada", "Ben"];

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
        for (visitor, name) in [&host, &guest].into_iter().zip(NAMES) {
            visitor.goes_to(&site.url("/")).await?;
            visitor.is_called(name).await?;
        }
        let link = host.opens_table(site, game).await?;
        guest.goes_to(&link).await?;
        guest.sees("[data-test=stand]").await?;
        let party = Party { host, guest, link, game };
        party.settle().await?;
        Ok(party)
    }

    /// A table for three with a quick bot, and a short game. A race waits for nobody: its bot is slow, so that there is time for
    /// people, however busy the machine is.
    async fn settle(&self) -> Result<()> {
        self.host.wants_seats(3).await?;
        self.host.fills_up(3..=3).await?;
        if self.game == GameId::Levels {
            self.host.shortens_levels(LEVELS).await?;
        } else {
            self.host.chooses("[data-test=term-Rounds]", ONE_ROUND).await?;
        }
        self.host.sees_quick_bots(3..=3).await?;
        if self.game.is_speed() { self.host.wants_slow_bot(3).await } else { Ok(()) }
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

    /// Plays until the result is there, and gives how often the host and the guest have acted.
    ///
    /// # Errors
    /// If the page does not let them: then with what both could read.
    pub async fn play_to_the_end(&self, host: Way, guest: Way) -> Result<[u32; 2]> {
        self.at_once(self.host(host).plays(), self.guest(guest).plays()).await
    }

    /// What the host and the guest do at the same time.
    ///
    /// # Errors
    /// The first of either: then with what both could read, as whoever gets stuck may only be waiting for the other.
    pub async fn at_once<T>(
        &self,
        host: impl Future<Output = Result<T>>,
        guest: impl Future<Output = Result<T>>,
    ) -> Result<[T; 2]> {
        let host = async { host.await.context("the host gets stuck") };
        let guest = async { guest.await.context("the guest gets stuck") };
        match tokio::try_join!(host, guest) {
            Ok((host, guest)) => Ok([host, guest]),
            Err(error) => Err(error.context(self.tells().await?)),
        }
    }

    /// Both want another game, which begins. By keyboard: the result takes a press for one that was meant for the board
    /// if it comes right after it.
    ///
    /// # Errors
    /// If it does not.
    pub async fn plays_again(&self) -> Result<()> {
        self.host.presses_by_keyboard("[data-test=next]").await?;
        self.guest.presses_by_keyboard("[data-test=next]").await?;
        self.plays_on().await
    }

    /// How often the host and the guest have acted in the last round that is over, as the table has written it down.
    ///
    /// # Errors
    /// If there is no such round, or its record cannot be read.
    pub async fn written_down(&self) -> Result<[Written; 2]> {
        let Some((_, id)) = self.link.rsplit_once('/') else { bail!("no link to a table: {}", self.link) };
        let text = self.host.fetches(&format!("/api/tables/{id}/records")).await?;
        let record = Record::parse_all(&text)?.pop().context("no round is over")?;
        let of = |name: &str| {
            let seat = record.header.seats.iter().position(|other| other == name);
            Written::of(&record, seat.with_context(|| format!("{name} did not play"))?)
        };
        Ok([of(NAMES[0])?, of(NAMES[1])?])
    }

    /// What both can read now.
    ///
    /// # Errors
    /// If a page does not answer.
    pub async fn tells(&self) -> Result<String> {
        Ok(format!("the host {}\nthe guest {}", self.host.tells().await?, self.guest.tells().await?))
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
