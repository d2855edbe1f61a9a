//! Somebody with a browser of their own.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;

use crate::{Screen, Theme};

/// How long anything may take to be seen. Generous: a test that waits so long has failed anyway.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// No round takes so long: a game that does not come to an end is found out by it.
pub(crate) const LONGEST: Duration = Duration::from_secs(300);

/// How often somebody looks. Short against anything a person notices.
const GLANCE: Duration = Duration::from_millis(25);

/// What a page does, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// In its scripts.
    pub scripts: f64,
    /// In finding out which style everything has.
    pub styles: f64,
    /// In finding out where everything is.
    pub layout: f64,
}

/// Somebody with a browser of their own.
pub struct Visitor {
    pub(crate) driver: WebDriver,
    pub(crate) troubles: Mutex<Vec<String>>,
    /// Parts of addresses that may give no answer.
    pub(crate) expected: Mutex<Vec<String>>,
    _profile: TempDir,
}

impl Visitor {
    pub(crate) fn new(driver: WebDriver, profile: TempDir) -> Visitor {
        Visitor { driver, troubles: Mutex::default(), expected: Mutex::default(), _profile: profile }
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
        self.prefers(theme, false).await
    }

    /// Has the system prefer a theme, and perhaps that nothing moves.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn prefers(&self, theme: Theme, stillness: bool) -> Result<()> {
        let motion = if stillness { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme.name() },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Has no network for a while, or has it back.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn loses_the_network(&self, lost: bool) -> Result<()> {
        let unlimited = -1;
        let conditions = json!({
            "offline": lost, "latency": 0, "downloadThroughput": unlimited, "uploadThroughput": unlimited,
        });
        self.tell("Network.emulateNetworkConditions", conditions).await?;
        Ok(())
    }

    /// Has a script run in every page that is opened from now on, before anything of the page itself.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn brings(&self, script: &str) -> Result<()> {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Has a processor so many times slower than it is.
    ///
    /// # Errors
    /// If the browser cannot.
    pub async fn is_slower(&self, times: u32) -> Result<()> {
        self.tell("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await?;
        Ok(())
    }

    /// What the page has done so far, in milliseconds of the processor's time; what a script has made the browser style or
    /// lay out counts as that, not as script.
    ///
    /// # Errors
    /// If the browser does not say.
    pub async fn has_worked(&self) -> Result<Work> {
        self.tell("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let metrics = self.tell("Performance.getMetrics", json!({})).await?;
        let millis = |name: &str| {
            let found =
                metrics["metrics"].as_array().into_iter().flatten().find(|metric| metric["name"] == name);
            let seconds = found.and_then(|metric| metric["value"].as_f64());
            seconds
                .map(|seconds| 1000.0 * seconds)
                .with_context(|| format!("the browser does not count {name}"))
        };
        Ok(Work {
            scripts: millis("ScriptDuration")?,
            styles: millis("RecalcStyleDuration")?,
            layout: millis("LayoutDuration")?,
        })
    }

    pub(crate) async fn tell(&self, command: &str, parameters: Value) -> Result<Value> {
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
        bail!("never saw {what}; {}", self.tells().await?)
    }

    /// Waits until a script in the page gives something, and gives that. The page is looked at whenever it changes.
    ///
    /// # Errors
    /// If it never does, or throws.
    pub async fn waits_for(&self, what: &str, script: &str) -> Result<Value> {
        self.waits_within(PATIENCE, what, script).await
    }

    /// The same for what takes as long as a whole game.
    ///
    /// # Errors
    /// If it never does, or throws.
    pub async fn waits_a_game_for(&self, what: &str, script: &str) -> Result<Value> {
        self.waits_within(LONGEST, what, script).await
    }

    async fn waits_within(&self, longest: Duration, what: &str, script: &str) -> Result<Value> {
        let begun = Instant::now();
        loop {
            let answer = self.looks_for(script).await?;
            match &answer["found"] {
                Value::Null if answer["error"].is_null() && begun.elapsed() < longest => {}
                Value::Null => bail!("never saw {what}: {}; {}", answer["error"], self.tells().await?),
                found => return Ok(found.clone()),
            }
        }
    }

    /// Looks for something as long as a script may run.
    async fn looks_for(&self, script: &str) -> Result<Value> {
        let waiting = format!(
            "const [patience, done] = arguments;
             const look = () => {{ {script} }};
             const begun = performance.now();
             let observer, timer;
             const stop = (answer) => {{ observer.disconnect(); clearInterval(timer); done(answer); }};
             const glance = () => {{
                 try {{
                     const found = look() ?? null;
                     if (found !== null || performance.now() - begun > patience) stop({{ found }});
                 }} catch (error) {{ stop({{ error: String(error.stack) }}); }}
             }};
             observer = new MutationObserver(glance);
             observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
             // What moves without a change of the page is looked at from time to time.
             timer = setInterval(glance, 100);
             glance();"
        );
        let patience = json!(PATIENCE.as_millis() as u64);
        Ok(self.driver.execute_async(waiting, vec![patience]).await?.json().clone())
    }

    /// Waits until the page has done what it leaves for the time after the next frame, as its log.
    ///
    /// # Errors
    /// If there is no next frame.
    pub async fn lets_it_settle(&self) -> Result<()> {
        let settled =
            "const done = arguments[0]; requestAnimationFrame(() => requestIdleCallback(() => done()))";
        self.driver.execute_async(settled, Vec::new()).await?;
        Ok(())
    }

    /// Where one is, what can be read there, also in a log that is not on the screen, and what went wrong before: for
    /// whoever looks into a test that has failed.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn tells(&self) -> Result<String> {
        let screen = self.asks("return document.body.innerText").await?;
        let log = self
            .asks("return [...document.querySelectorAll('.log li')].map((line) => line.textContent)")
            .await?;
        Ok(format!(
            "is at {}; the screen says: {screen}; the log, newest first: {log}; went wrong: {:?}",
            self.address().await?,
            self.problems().await?
        ))
    }

    /// What the server answers at a path.
    ///
    /// # Errors
    /// If it does not, or not well.
    pub async fn fetches(&self, path: &str) -> Result<String> {
        let script = "const [path, done] = arguments;
            fetch(path).then(async (answer) => done(answer.ok ? { text: await answer.text() } : { error: answer.status }))
                .catch((error) => done({ error: String(error) }))";
        let answer = self.driver.execute_async(script, vec![json!(path)]).await?.json().clone();
        match answer["text"].as_str() {
            Some(text) => Ok(text.to_owned()),
            None => bail!("{path} cannot be fetched: {}", answer["error"]),
        }
    }

    /// What the server says in a header of its answer at a path, if it does.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn header_of(&self, path: &str, name: &str) -> Result<Option<String>> {
        let script = "const [path, name, done] = arguments;
            fetch(path).then((answer) => done({ header: answer.headers.get(name) })).catch((error) => done({ error: String(error) }))";
        let answer = self.driver.execute_async(script, vec![json!(path), json!(name)]).await?.json().clone();
        if !answer["error"].is_null() {
            bail!("{path} cannot be fetched: {}", answer["error"]);
        }
        Ok(answer["header"].as_str().map(str::to_owned))
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

    /// Scrolls to something, away from the bars at the edges.
    async fn brings_to_the_middle(&self, css: &str) -> Result<()> {
        let script = format!(
            "document.querySelector({})?.scrollIntoView({{ block: 'center', behavior: 'instant' }})",
            json!(css)
        );
        self.asks(&script).await?;
        Ok(())
    }

    /// Presses something, by mouse or by finger.
    ///
    /// # Errors
    /// If it is not there, or something lies over it.
    pub async fn presses(&self, css: &str) -> Result<()> {
        let begun = Instant::now();
        loop {
            let found = self.sees(css).await?;
            self.brings_to_the_middle(css).await?;
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

    /// Fills in a field.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn fills(&self, css: &str, text: &str) -> Result<()> {
        let field = self.sees(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Types over what is in a field, which is never empty that way.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn overwrites(&self, css: &str, text: &str) -> Result<()> {
        let field = self.sees(css).await?;
        self.asks(&format!("document.querySelector({}).select()", json!(css))).await?;
        Ok(field.send_keys(text).await?)
    }

    /// Chooses from a list, by the place in it.
    ///
    /// # Errors
    /// If it is not there.
    pub async fn chooses(&self, css: &str, place: usize) -> Result<()> {
        self.presses(&format!("{css} option:nth-child({})", place + 1)).await
    }

    /// What can be read in something.
    ///
    /// # Errors
    /// If it never is there.
    pub async fn text_of(&self, css: &str) -> Result<String> {
        let script = format!("return document.querySelector({})?.textContent ?? null", json!(css));
        let text = self.waits_for(css, &script).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// The notations of the cards in one's hand, sorted.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn hand(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('[data-piece], [data-slot][data-card], [data-test=hand] [data-test=card]')]\
                      .map((card) => card.dataset.card).sort()";
        let cards = self.asks(script).await?;
        Ok(cards.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
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
    /// If anything went wrong in the page during the visit, or it does not close.
    pub async fn leaves(self) -> Result<()> {
        let problems = self.problems().await?;
        self.driver.quit().await?;
        if problems.is_empty() { Ok(()) } else { bail!("went wrong during the visit: {problems:#?}") }
    }
}
