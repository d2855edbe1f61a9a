//! Somebody with a browser of their own.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{Key, TypingData};

use crate::{Screen, Theme};

/// How long anything may take to be seen. Generous: a test that waits so long has failed anyway.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often somebody looks. Short against anything a person notices.
const GLANCE: Duration = Duration::from_millis(25);

/// The rules of accessibility, checked in the page itself.
const AXE: &str = include_str!("../vendor/axe.min.js");

/// Somebody with a browser of their own.
pub struct Visitor {
    driver: WebDriver,
    _profile: TempDir,
}

impl Visitor {
    pub(crate) fn new(driver: WebDriver, profile: TempDir) -> Visitor {
        Visitor { driver, _profile: profile }
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn goes_to(&self, url: &str) -> Result<()> {
        Ok(self.driver.goto(url).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn reloads(&self) -> Result<()> {
        Ok(self.driver.refresh().await?)
    }

    /// The address one is at.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn address(&self) -> Result<String> {
        Ok(self.driver.current_url().await?.to_string())
    }

    /// Looks at the page on such a screen, in such a theme.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn look_at(&self, screen: Screen, theme: Theme) -> Result<()> {
        let (width, height) = screen.size();
        let touched = screen.is_touched();
        let density = if touched { 2 } else { 1 };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": density, "mobile": touched });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": touched })).await?;
        let features = json!([{ "name": "prefers-color-scheme", "value": theme.name() }]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    async fn tell(&self, command: &str, parameters: Value) -> Result<Value> {
        Ok(self.driver.cdp().send_raw(command, parameters).await?)
    }

    /// What a script in the page gives.
    ///
    /// # Errors
    /// If it throws.
    pub async fn asks(&self, script: &str) -> Result<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Waits until a script in the page gives something true.
    ///
    /// # Errors
    /// If it never does: then with the address and what could be read on the screen.
    pub async fn sees_that(&self, what: &str, script: &str) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.asks(script).await?.as_bool() == Some(true) {
                return Ok(());
            }
            tokio::time::sleep(GLANCE).await;
        }
        let screen = self.asks("return document.body.innerText").await?;
        bail!("never saw {what} at {}; the screen says: {screen}", self.address().await?)
    }

    /// Waits for something to be there.
    ///
    /// # Errors
    /// If it never is.
    pub async fn sees(&self, css: &str) -> Result<WebElement> {
        let script = format!("return document.querySelector({}) !== null", json!(css));
        self.sees_that(css, &script).await?;
        Ok(self.driver.find(By::Css(css)).await?)
    }

    /// Waits for a text to be on the screen.
    ///
    /// # Errors
    /// If it never is.
    pub async fn reads(&self, text: &str) -> Result<()> {
        let script = format!("return document.body.innerText.includes({})", json!(text));
        self.sees_that(text, &script).await
    }

    /// Presses something, by mouse or by finger.
    ///
    /// # Errors
    /// If it is not there, or something lies over it.
    pub async fn presses(&self, css: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            let found = self.sees(css).await?;
            match found.click().await {
                Ok(()) => return Ok(()),
                // It may just have been drawn anew, or a card may be flying over it.
                Err(error) if begun.elapsed() > PATIENCE => {
                    return Err(error).with_context(|| format!("cannot press {css}"));
                }
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Clicks where something is now, whatever lies over it.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn clicks(&self, css: &str) -> Result<()> {
        let Some((x, y)) = self.middle(css).await? else { return Ok(()) };
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.tell("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// The middle of something, brought into sight first; none if it is not there any more.
    async fn middle(&self, css: &str) -> Result<Option<(f64, f64)>> {
        let script = format!(
            "const found = document.querySelector({}); if (!found) return null; \
             found.scrollIntoView({{ block: 'nearest', behavior: 'instant' }}); \
             const box = found.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            json!(css)
        );
        let place = self.asks(&script).await?;
        Ok(place[0].as_f64().zip(place[1].as_f64()))
    }

    /// Touches something with a finger.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn touches(&self, css: &str) -> Result<()> {
        let Some((x, y)) = self.middle(css).await? else { return Ok(()) };
        let points = json!([{ "x": x, "y": y }]);
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": points })).await?;
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
        Ok(())
    }

    /// Types on the keyboard, wherever the focus is.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn types(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Presses a key that has no letter.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn types_key(&self, key: Key) -> Result<()> {
        self.types(key).await
    }

    /// Fills in a field.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn fills(&self, css: &str, text: &str) -> Result<()> {
        let field = self.sees(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Has a name from the start, so that nobody asks for one.
    ///
    /// # Errors
    /// If the page cannot keep it.
    pub async fn is_called(&self, name: &str) -> Result<()> {
        let script = format!(
            "const all = JSON.parse(localStorage.getItem('cardshed.settings') || '{{}}'); \
             localStorage.setItem('cardshed.settings', JSON.stringify({{ ...all, name: {} }}))",
            json!(name)
        );
        self.asks(&script).await?;
        Ok(())
    }

    /// Everything that went wrong in the page since it was loaded: errors, warnings, breaches of its policy, and requests to
    /// other hosts.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn problems(&self) -> Result<Vec<String>> {
        let script = "const foreign = performance.getEntriesByType('resource').map((entry) => entry.name)\
                      .filter((name) => new URL(name).host !== location.host);\
                      return [...window.problems, ...foreign.map((name) => 'request: ' + name)]";
        let found = self.asks(script).await?;
        let texts = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        // A lost connection is what some tests are about; the browser itself reports it.
        Ok(texts.filter(|text| !text.contains("WebSocket connection to")).map(str::to_owned).collect())
    }

    /// What the rules of accessibility have against the page as it is now.
    ///
    /// # Errors
    /// If they cannot be checked.
    pub async fn barriers(&self) -> Result<Vec<String>> {
        if self.asks("return typeof window.axe === 'undefined'").await? == json!(true) {
            self.asks(AXE).await?;
        }
        // One rule takes the digits drawn in a hidden picture of a card for a label; the card's name says them in words.
        let script = "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } })\
                      .then((result) => done(result.violations.map((violation) => violation.id + ': ' + violation.help + ' at ' \
                      + violation.nodes.slice(0, 3).map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message || '')).join('; '))))\
                      .catch((error) => done(['axe: ' + error]))";
        let found = self.driver.execute_async(script, Vec::new()).await?.json().clone();
        Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// By how many pixels the page is wider than the screen.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn sticks_out(&self) -> Result<i64> {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        Ok(self.asks(script).await?.as_i64().unwrap_or_default())
    }

    /// Takes a picture of the screen.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub async fn takes_picture(&self, file: &Path) -> Result<()> {
        Ok(self.driver.screenshot(file).await?)
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it does not close.
    pub async fn leaves(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}
