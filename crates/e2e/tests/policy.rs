//! What the page's policy forbids does not happen in a browser.

#![allow(clippy::unwrap_used)]

use anyhow::{Context, Result, ensure};
use cardshed_e2e::{Browsers, Screen, Site};
use serde_json::json;

/// Puts into the page what somebody else would like to have in it: a script, and a picture from another host, of this machine
/// at which nobody listens.
const INTRUDES: &str = "
    window.broken = [];
    addEventListener('securitypolicyviolation', (event) => window.broken.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.intruded = true');
    document.body.append(button);
    button.click();
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = 'http://127.0.0.2:1/picture.png';
    document.body.append(picture);
";

const NOTED: &str = "return performance.getEntriesByName('http://127.0.0.2:1/picture.png').length > 0";

/// What was forbidden, once all of it has been.
const FORBIDDEN: &str = "return window.broken.length < 3 ? null : window.broken.toSorted()";

#[tokio::test(flavor = "multi_thread")]
async fn no_script_and_no_other_host_gets_into_the_page() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    for (path, sign) in [("/", "#main .game-tile [data-test]"), ("/play/clear4", ".board [data-card]")] {
        visitor.arrives(&site.url(path), sign).await?;
        let policy = visitor.header_of(path, "content-security-policy").await?;
        let policy = policy.with_context(|| format!("{path} has no policy"))?;
        ensure!(policy.starts_with("default-src 'none'; script-src 'self' "), "{path}: {policy}");

        visitor.asks(INTRUDES).await?;
        let forbidden = visitor.waits_for("that all of it is forbidden", FORBIDDEN).await?;
        ensure!(forbidden == json!(["img-src", "script-src-attr", "script-src-elem"]), "{path}: {forbidden}");
        let intruded = visitor.asks("return window.intruded === true").await?;
        ensure!(intruded == false, "a script of somebody else runs at {path}");
        let said = visitor.forgives("Content Security Policy").await?;
        ensure!(said.len() == 3, "the browser says of {path}: {said:#?}");
        // The browser notes what was to be asked for, though it never was.
        visitor.sees_that("a note of the picture", NOTED).await?;
        visitor.forgives("http://127.0.0.2:1/picture.png").await?;
        visitor.asks("performance.clearResourceTimings()").await?;
    }
    visitor.leaves().await
}
