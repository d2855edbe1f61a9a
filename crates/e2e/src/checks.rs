//! What must hold of every page.

use anyhow::Result;
use serde_json::{Value, json};

use crate::Theme;
use crate::visitor::Visitor;

/// The rules of accessibility, checked in the page itself.
const AXE: &str = include_str!("../vendor/axe.min.js");

/// Addresses on other hosts that the page has asked for.
const FOREIGN: &str = "return performance.getEntriesByType('resource').map((entry) => entry.name)
    .filter((name) => location.host && new URL(name).host !== location.host)";

/// One rule wants all that can be read on a control in its name. A key that presses it, or how many cards lie there, is no part
/// of the label that somebody would say: that rule is asked by itself, while these are not shown.
const BARRIERS: &str = "
    const done = arguments[0];
    const BY_ITSELF = 'label-content-name-mismatch';
    const place = (node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? node.all[0]?.message ?? '');
    // What is just fading in has no contrast to speak of.
    const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    const settled = document.getAnimations().filter(ends).map((animation) => animation.finished.catch(() => null));
    const labels = new CSSStyleSheet();
    labels.replaceSync('kbd, .count { display: none !important }');
    const barriers = async () => {
        await Promise.all(settled);
        // What is to be pressed is large enough (WCAG 2.5.8), which is not asked unless one wants it.
        const rules = { [BY_ITSELF]: { enabled: false }, 'target-size': { enabled: true } };
        const most = await axe.run(document, { resultTypes: ['violations'], rules });
        document.adoptedStyleSheets.push(labels);
        const rest = await axe.run(document, { resultTypes: ['violations'], runOnly: [BY_ITSELF] });
        document.adoptedStyleSheets.pop();
        return [...most.violations, ...rest.violations].map((violation) =>
            violation.id + ': ' + violation.help + ' at ' + violation.nodes.slice(0, 3).map(place).join('; '));
    };
    barriers().then(done).catch((error) => done(['axe: ' + error]));
";

/// Whether a browser says so of something it has asked for and not got.
fn is_unanswered(text: &str) -> bool {
    text.contains("Failed to load resource") || text.contains("WebSocket connection to")
}

/// The texts of a list.
pub(crate) fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

impl Visitor {
    /// Notes what the page has asked for elsewhere, before it is left.
    pub(crate) async fn notes_requests(&self) -> Result<()> {
        let foreign = texts(&self.asks(FOREIGN).await?);
        let foreign = foreign.into_iter().map(|address| format!("request: {address}"));
        self.troubles.lock().expect("nobody panics with it").extend(foreign);
        Ok(())
    }

    /// Everything that has gone wrong during the visit: errors, warnings, breaches of the page's policy, requests to other
    /// hosts.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn problems(&self) -> Result<Vec<String>> {
        self.notes_requests().await?;
        let log = self.driver.browser_log().await?;
        let said = log.into_iter().filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"));
        let said = said.map(|entry| format!("{}: {}", entry.level, entry.message));
        let expected = self.expected.lock().expect("nobody panics with it");
        let is_trouble =
            |text: &String| !is_unanswered(text) || !expected.iter().any(|part| text.contains(part));
        let said: Vec<String> = said.filter(is_trouble).collect();
        let mut troubles = self.troubles.lock().expect("nobody panics with it");
        troubles.extend(said);
        Ok(troubles.clone())
    }

    /// What has gone wrong so far with this in its words, which was meant to: nobody holds it against the page.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn forgives(&self, part: &str) -> Result<Vec<String>> {
        self.problems().await?;
        let mut troubles = self.troubles.lock().expect("nobody panics with it");
        Ok(troubles.extract_if(.., |trouble| trouble.contains(part)).collect())
    }

    /// From now on requests to addresses with this in them may fail: that there is no such table is what some tests are
    /// about.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn expects_nothing_from(&self, part: &str) -> Result<()> {
        // What has failed before was not to be expected.
        self.problems().await?;
        self.expected.lock().expect("nobody panics with it").push(part.to_owned());
        Ok(())
    }

    /// From now on any request may fail: there is no server, or no network.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn expects_no_answers(&self) -> Result<()> {
        self.expects_nothing_from("").await
    }

    /// What the rules of accessibility have against the page as it is now.
    ///
    /// # Errors
    /// If they cannot be checked.
    pub async fn barriers(&self) -> Result<Vec<String>> {
        if self.asks("return typeof window.axe === 'undefined'").await? == json!(true) {
            self.asks(AXE).await?;
        }
        Ok(texts(self.driver.execute_async(BARRIERS, Vec::new()).await?.json()))
    }

    /// The same in both themes, while nothing new begins to move, with what was looked at.
    ///
    /// # Errors
    /// If they cannot be checked.
    pub async fn all_barriers(&self, what: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        for theme in Theme::ALL {
            self.prefers(theme, true).await?;
            let barriers = self.barriers().await?.into_iter();
            found.extend(barriers.map(|barrier| format!("{what}, {theme:?}: {barrier}")));
        }
        self.prefers(Theme::Light, false).await?;
        Ok(found)
    }

    /// Has nothing to say against the page as it is now, in both themes.
    ///
    /// # Errors
    /// If there is any barrier, with what was looked at.
    pub async fn finds_no_barrier(&self, what: &str) -> Result<()> {
        let found = self.all_barriers(what).await?;
        if found.is_empty() { Ok(()) } else { anyhow::bail!("{what} has barriers: {found:#?}") }
    }
}
