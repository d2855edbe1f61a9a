//! Getting from one screen to another.

use anyhow::Result;
use serde_json::json;

use crate::visitor::Visitor;

impl Visitor {
    /// Goes to an address.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn goes_to(&self, url: &str) -> Result<()> {
        self.notes_requests().await?;
        Ok(self.driver.goto(url).await?)
    }

    /// Goes to an address, and waits until the page has taken the place of the first screen and this is there.
    ///
    /// # Errors
    /// If it never is.
    pub async fn arrives(&self, url: &str, sign: &str) -> Result<()> {
        self.goes_to(url).await?;
        self.is_there(sign).await
    }

    /// Goes to another screen of the page without loading it again, and waits until this is there.
    ///
    /// # Errors
    /// If it never is.
    pub async fn turns_to(&self, path: &str, sign: &str) -> Result<()> {
        let script = format!(
            "history.pushState(null, '', {}); dispatchEvent(new PopStateEvent('popstate'))",
            json!(path)
        );
        self.asks(&script).await?;
        self.is_there(sign).await
    }

    /// Waits until the page has taken the place of the first screen and this is there.
    ///
    /// # Errors
    /// If it never is.
    pub async fn is_there(&self, sign: &str) -> Result<()> {
        let script = format!(
            "return document.getElementById('first') === null && document.querySelector({}) !== null",
            json!(sign)
        );
        self.sees_that(sign, &script).await
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn reloads(&self) -> Result<()> {
        self.notes_requests().await?;
        Ok(self.driver.refresh().await?)
    }

    /// The address one is at.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn address(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.to_string())
    }
}
