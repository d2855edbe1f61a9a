//! A mouse, a finger, a keyboard: what the browser gets is what it gets from real ones.

use anyhow::{Result, bail};
use serde_json::json;
use thirtyfour::{Key, TypingData};

use crate::visitor::Visitor;

/// So many steps lead to anything on a page.
const STEPS: usize = 120;

/// So far something is dragged first, in pixels: more than a hand trembles, and less than half of a card.
const FIRST_STEP: f64 = 12.0;

impl Visitor {
    /// Clicks on a point with the mouse.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn clicks(&self, x: f64, y: f64) -> Result<()> {
        self.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await?;
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.tell("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Touches a point with a finger.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn touches(&self, x: f64, y: f64) -> Result<()> {
        let points = json!([{ "x": x, "y": y }]);
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": points })).await?;
        self.tell("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
        // The browser makes a click of it only once it knows that it was not a gesture.
        let frames =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))";
        self.driver.execute_async(frames, Vec::new()).await?;
        Ok(())
    }

    /// Puts a finger, or else the left button of the mouse, down on a point, and leaves it there.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn puts_down(&self, x: f64, y: f64, is_finger: bool) -> Result<()> {
        if is_finger {
            let points = json!([{ "x": x, "y": y }]);
            self.tell("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": points }))
                .await?;
        } else {
            self.tell("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).await?;
            let event = json!({ "type": "mousePressed", "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.tell("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Lets go of what is at a point with the mouse.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn lets_go(&self, x: f64, y: f64) -> Result<()> {
        let event = json!({ "type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.tell("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    /// Drags what is at one point to another with the mouse, by way of points between them: the first is near enough to be
    /// still on it.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn drags(&self, from: (f64, f64), to: (f64, f64)) -> Result<()> {
        self.puts_down(from.0, from.1, false).await?;
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(FIRST_STEP);
        for part in [FIRST_STEP / length, 0.5, 1.0] {
            let (x, y) = (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1));
            let event = json!({ "type": "mouseMoved", "x": x, "y": y, "button": "left", "buttons": 1 });
            self.tell("Input.dispatchMouseEvent", event).await?;
        }
        self.lets_go(to.0, to.1).await
    }

    /// The middle of the first such thing.
    ///
    /// # Errors
    /// If there is none.
    pub async fn middle_of(&self, css: &str) -> Result<(f64, f64)> {
        let script = format!(
            "const box = document.querySelector({})?.getBoundingClientRect();
             return box ? [box.x + box.width / 2, box.y + box.height / 2] : null",
            json!(css)
        );
        let place = self.asks(&script).await?;
        match (place[0].as_f64(), place[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => bail!("there is no {css}"),
        }
    }

    /// Types on the keyboard, wherever the focus is.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn types(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Goes back to what had the focus before.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn goes_back(&self) -> Result<()> {
        let keys = self.driver.action_chain().key_down(Key::Shift).send_keys(Key::Tab).key_up(Key::Shift);
        Ok(keys.perform().await?)
    }

    /// Whether the focus is on such a thing.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn is_on(&self, css: &str) -> Result<bool> {
        let script = format!("return document.activeElement.matches({})", json!(css));
        Ok(self.asks(&script).await? == json!(true))
    }

    /// Goes on with a key until the focus is on such a thing; `false` if that is gone by then, or the result lies over it.
    ///
    /// # Errors
    /// If the focus never comes there.
    pub async fn reaches(&self, css: &str, key: Key) -> Result<bool> {
        for _ in 0..STEPS {
            let script = format!(
                "const [found, result] = [{0}, '[data-test=result]'].map((css) => document.querySelector(css)); \
                 if (found === null || result?.contains(found) === false) return 'gone'; \
                 return document.activeElement.matches({0}) ? 'there' : 'elsewhere'",
                json!(css)
            );
            match self.asks(&script).await?.as_str() {
                Some("there") => return Ok(true),
                Some("gone") => return Ok(false),
                _ => self.types(key.clone()).await?,
            }
        }
        bail!("{css} cannot be reached by keyboard")
    }

    /// Waits for a button, goes to it with the tabulator, and presses it.
    ///
    /// # Errors
    /// If it is not there, or cannot be reached.
    pub async fn presses_by_keyboard(&self, css: &str) -> Result<()> {
        self.sees(css).await?;
        if !self.reaches(css, Key::Tab).await? {
            bail!("{css} has gone")
        }
        self.types(Key::Enter).await
    }
}
