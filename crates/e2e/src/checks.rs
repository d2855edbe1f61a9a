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
        const rules = { [BY_ITSELF]: { enabled: false } };
        const most = await axe.run(document, { resultTypes: ['violations'], rules });
        document.adoptedStyleSheets.push(labels);
        const rest = await axe.run(document, { resultTypes: ['violations'], runOnly: [BY_ITSELF] });
        document.adoptedStyleSheets.pop();
        return [...most.violations, ...rest.violations].map((violation) =>
            violation.id + ': ' + violation.help + ' at ' + violation.nodes.slice(0, 3).map(place).join('; '));
    };
    barriers().then(done).catch((error) => done(['axe: ' + error]));
";

/// Texts that are shortened, and controls of which no point can be pressed, wherever one scrolls. What lies over everything
/// else stands for it.
const OUT_OF_REACH: &str = "
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element) => `${element.localName}.${element.className} ${element.textContent.trim()}`;
    const says = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const is_cut = (element) => getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
    const is_pressed = (element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const at = (x, y) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        return parts.some((x) => parts.some((y) => element.contains(at(x, y))));
    };
    const top = document.querySelector('[data-test=result]') ?? document;
    const cut = [...top.querySelectorAll('#main *, .top *')].filter((one) => !one.closest('svg, .unseen') && shown(one) && says(one) && is_cut(one));
    const covered = [...top.querySelectorAll('button:not([disabled]), #main a[href]')].filter((one) => shown(one) && !is_pressed(one));
    return [...cut.map((one) => 'shortened: ' + name(one)), ...covered.map((one) => 'out of reach: ' + name(one))];
";

fn texts(list: &Value) -> Vec<String> {
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
        // That there is no network, or no such table, is what some tests are about; the browser itself reports it.
        let is_ours = |text: &str| {
            !text.contains("Failed to load resource") && !text.contains("WebSocket connection to")
        };
        let said = log.into_iter().filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"));
        let said =
            said.map(|entry| format!("{}: {}", entry.level, entry.message)).filter(|text| is_ours(text));
        let mut troubles = self.troubles.lock().expect("nobody panics with it");
        troubles.extend(said);
        Ok(troubles.clone())
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

    /// The same in both themes, while nothing new begins to move.
    ///
    /// # Errors
    /// If there is any, with what was looked at.
    pub async fn finds_no_barrier(&self, what: &str) -> Result<()> {
        let mut found = Vec::new();
        for theme in Theme::ALL {
            self.prefers(theme, true).await?;
            found.extend(self.barriers().await?.into_iter().map(|barrier| format!("{theme:?}: {barrier}")));
        }
        self.prefers(Theme::Light, false).await?;
        if found.is_empty() { Ok(()) } else { anyhow::bail!("{what} has barriers: {found:#?}") }
    }

    /// What is shortened or out of reach as the page is now, and by how much it is wider or, if it is a table, higher than
    /// the screen.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn misses(&self) -> Result<Vec<String>> {
        let mut found = texts(&self.asks(OUT_OF_REACH).await?);
        let higher = "const page = document.documentElement;
            return document.querySelector('.table-page') ? page.scrollHeight - page.clientHeight : 0";
        for (what, pixels) in [
            ("wider", self.sticks_out().await?),
            ("higher", self.asks(higher).await?.as_i64().unwrap_or_default()),
        ] {
            if pixels > 0 {
                found.push(format!("{what} than the screen by {pixels} pixels"));
            }
        }
        Ok(found)
    }

    /// By how many pixels the page is wider than the screen.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn sticks_out(&self) -> Result<i64> {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        Ok(self.asks(script).await?.as_i64().unwrap_or_default())
    }
}
