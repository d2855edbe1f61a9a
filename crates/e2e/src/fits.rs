//! Whether everything fits on the screen, can be read in full and be pressed.

use anyhow::Result;
use serde_json::json;

use crate::checks::texts;
use crate::visitor::Visitor;

/// What does not.
const FITS: &str = include_str!("fits.js");

/// How wide and high what a finger presses has to be, in pixels.
const FINGER: u32 = 44;

/// Nothing moves any more, but for what always does.
const AT_REST: &str = "
    const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    return document.getAnimations().some(moves) ? null : true";

impl Visitor {
    /// What does not fit on the screen as it is now: texts that are shortened, what lies outside of the screen or is cut off
    /// by what it is in, controls that cannot be pressed, and a page that is wider or, if it is a table, higher than
    /// the screen.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn misses(&self) -> Result<Vec<String>> {
        self.finds_missing(0).await
    }

    /// The same, and controls that are too small for a finger. Links in a sentence may be as high as that.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn misses_by_finger(&self) -> Result<Vec<String>> {
        self.finds_missing(FINGER).await
    }

    async fn finds_missing(&self, smallest: u32) -> Result<Vec<String>> {
        self.waits_for("everything at rest", AT_REST).await?;
        Ok(texts(self.driver.execute(FITS, vec![json!(smallest)]).await?.json()))
    }

    /// Has nothing to say against how the page fits on the screen now.
    ///
    /// # Errors
    /// If something does not, with what was looked at.
    pub async fn finds_room(&self, what: &str) -> Result<()> {
        let found = self.misses().await?;
        if found.is_empty() { Ok(()) } else { anyhow::bail!("{what} does not fit on the screen: {found:#?}") }
    }
}
