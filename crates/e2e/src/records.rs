//! What has been written down of a game.

use anyhow::{Result, bail, ensure};
use cardshed_rules::record::{Actor, Record};

use crate::players::Player;
use crate::visitor::Visitor;

/// How often the table has written down of somebody that they acted: what was pressed in vain is not among it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// They themselves.
    pub own: u32,
    /// Of it, in a race: cards that were laid, in time.
    pub laid: u32,
    /// A bot, for them.
    pub by_stand_in: u32,
}

impl Written {
    /// Of the seat with this index.
    ///
    /// # Errors
    /// If it was not somebody's own.
    pub fn of(record: &Record, seat: usize) -> Result<Written> {
        let mut written = Written::default();
        for (_, step) in record.steps.iter().filter(|(_, step)| step.seat.index() == seat) {
            match step.times.as_ref().map(|times| times.by) {
                Some(Actor::Person) => {
                    written.own += 1;
                    written.laid += u32::from(step.action.starts_with("play "));
                }
                Some(Actor::StandIn) => written.by_stand_in += 1,
                by => bail!("seat {seat} has acted as {by:?}"),
            }
        }
        Ok(written)
    }
}

/// Has the page show what it would have written into a file, and under which name.
const FILES: &str = "
    const address = URL.createObjectURL;
    window.file = undefined;
    URL.createObjectURL = (blob) => {
        blob.text().then((text) => { window.file = { ...window.file, text }; });
        return address.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = function () { window.file = { ...window.file, name: this.download }; };
";

impl Visitor {
    /// Downloads the record from the result.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn keeps_record(&self) -> Result<Record> {
        self.asks(FILES).await?;
        // By keyboard: the result takes a press for one that was meant for the board if it comes right after it.
        self.presses_by_keyboard("[data-test=download]").await?;
        let is_there = "const { name, text } = window.file ?? {};
            return name !== undefined && text !== undefined ? window.file : null";
        let file = self.waits_for("a file", is_there).await?;
        let (name, text) = (file["name"].as_str(), file["text"].as_str());
        ensure!(
            name.is_some_and(|name| name.ends_with(".jsonl")) && text.is_some_and(|text| !text.is_empty()),
            "a file {file}; {}",
            self.tells().await?
        );
        Ok(Record::parse(text.unwrap_or_default())?)
    }
}

/// So many deals in which nobody can lay a card do not come one after the other.
const MOST_GAMES: usize = 4;

impl Player<'_> {
    /// Plays a race in the page until one has laid a card of one's own, to the result, and gives what was written down of that
    /// game. In about one of ninety deals of Two Halves for two nobody can lay a card (TH-21): then another one is played.
    ///
    /// # Errors
    /// If one has not, though others have.
    pub async fn races_in_the_page(self) -> Result<Record> {
        for _ in 0..MOST_GAMES {
            let pressed = self.plays().await?;
            let record = self.visitor.keeps_record().await?;
            let own = Written::of(&record, 0)?;
            if own.laid > 0 {
                return Ok(record);
            }
            ensure!(
                record.steps.is_empty(),
                "after {pressed} presses for a card none was laid: {own:?}; {}",
                self.visitor.tells().await?
            );
            self.visitor.presses_by_keyboard("[data-test=next]").await?;
            let begun = "return document.querySelector('[data-test=result]') === null ? true : null";
            self.visitor.waits_for("another game", begun).await?;
        }
        bail!("in {MOST_GAMES} games of {} nobody could lay a card", self.game)
    }
}
