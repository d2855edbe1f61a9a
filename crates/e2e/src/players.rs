//! Playing through the page.

use anyhow::Result;
use cardshed_rules::GameId;
use serde_json::json;
use thirtyfour::Key;

use crate::visitor::Visitor;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With a mouse.
    Mouse,
    /// With a finger.
    Touch,
    /// With the keyboard alone.
    Keyboard,
}

/// Somebody at a table.
pub struct Player<'a> {
    /// Who.
    pub visitor: &'a Visitor,
    /// How.
    pub way: Way,
    /// What.
    pub game: GameId,
}

/// What one can see of the table.
const SITUATION: &str = "
    const there = (css) => document.querySelector(css) !== null;
    if (there('[data-test=result]')) return 'over';
    if (there('[data-test=primary]:not([disabled]):not([aria-disabled=true])')) return 'ready';
    if (there('[data-test=hint]:not([disabled]):not([aria-disabled=true])')) return 'asks';
    return 'waits';
";

/// The cards of the hand that fit, and whether one may draw, as the page shows them.
const CHOICES: &str = "
    const slots = [...document.querySelectorAll('[data-slot]')].filter((slot) => slot.querySelector('button') && slot.dataset.card);
    return slots.map((slot) => slot.dataset.slot);
";

impl Player<'_> {
    /// Does one thing, if there is anything to be done; `true` once the round is over.
    ///
    /// # Errors
    /// If the page does not do what it should.
    pub async fn does_something(&self) -> Result<bool> {
        let situation = self.visitor.asks(SITUATION).await?;
        if situation == "over" {
            return Ok(true);
        }
        if self.game.is_speed() {
            self.races().await?;
        } else if situation == "ready" {
            self.presses("[data-test=primary]", Key::Enter).await?;
        } else if situation == "asks" {
            self.presses("[data-test=hint]", 'h').await?;
        }
        Ok(false)
    }

    /// Tries the cards of the hand one after another, and draws: what does not fit comes back.
    async fn races(&self) -> Result<()> {
        let slots = self.visitor.asks(CHOICES).await?;
        for slot in slots.as_array().into_iter().flatten().filter_map(|slot| slot.as_str()) {
            let number: usize = slot.parse()?;
            if let Some(key) = "1234567890qwertyuiop".chars().nth(number) {
                self.presses(&format!("[data-slot=\"{slot}\"] button"), key).await?;
            }
        }
        self.presses("[data-test=draw]", ' ').await
    }

    /// Presses something in one's own way; a key does the same. What has gone meanwhile is left alone.
    async fn presses(&self, css: &str, key: impl Into<char>) -> Result<()> {
        let script = format!("return document.querySelector({}) !== null", json!(css));
        if self.visitor.asks(&script).await? != json!(true) {
            return Ok(());
        }
        match self.way {
            Way::Mouse => self.visitor.clicks(css).await,
            Way::Touch => self.visitor.touches(css).await,
            Way::Keyboard => self.visitor.types(key.into().to_string()).await,
        }
    }
}
