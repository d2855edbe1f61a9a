//! Two people lay a card on the same one, and only one of them can be first.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Screen, Site, Visitor};
use cardshed_rules::GameId;
use serde_json::json;

/// Keeps plays back until `release` is called, as a slow line would.
const SLOW_LINE: &str = r#"
    const send = WebSocket.prototype.send;
    let kept = [];
    let is_slow = true;
    WebSocket.prototype.send = function (text) {
        if (is_slow && text.includes('"play ')) kept.push([this, text]);
        else send.call(this, text);
    };
    window.release = () => {
        is_slow = false;
        kept.forEach(([socket, text]) => send.call(socket, text));
    };
"#;

/// Writes down in which frame a card is put into the hand, and in which it begins to move.
const CAMERA: &str = "
    let frame = 0;
    const count = () => { frame += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    window.film = {};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...words) {
        if (this.matches('[data-slot] > .card')) window.film.moves ??= frame;
        return animate.apply(this, words);
    };
    const is_card = (node) => node.matches?.('[data-slot] > .card');
    const note = (changes) => {
        if (changes.some((change) => [...change.addedNodes].some(is_card))) window.film.comes ??= frame;
    };
    new MutationObserver(note).observe(document.querySelector('[data-test=hand]'), { subtree: true, childList: true });
";

/// It is said as a photo finish if both were about as quick.
const LATE: &str = "return /Too late|Photo finish: Bob/.test(document.body.innerText)";

/// Draws until a card fits.
const DRAW: &str = "
    if (document.querySelector('[data-slot] .card.fits')) return true;
    document.querySelector('[data-test=draw]:not([aria-disabled=true])')?.click();
    return null";

/// A table for the two, and the signal has fallen.
async fn sit_down(site: &Site, ann: &Visitor, bob: &Visitor) -> Result<()> {
    for (visitor, name) in [(ann, "Ann"), (bob, "Bob")] {
        visitor.goes_to(&site.url("/settings")).await?;
        visitor.is_called(name).await?;
    }
    ann.brings(SLOW_LINE).await?;
    let link = ann.opens_table(site, GameId::PlusMinus).await?;
    ann.wants_seats(2).await?;
    bob.goes_to(&link).await?;
    for visitor in [bob, ann] {
        visitor.presses("[data-test=ready]").await?;
    }
    for visitor in [ann, bob] {
        visitor.sees("[data-test=hand]:not(.waits) [data-slot] .card").await?;
        visitor.presses("[data-test=help]").await?;
        visitor.waits_for("a card that fits", DRAW).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_was_late_comes_back() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let ann = browsers.visitor(Screen::Desk, "en").await?;
    let bob = browsers.visitor(Screen::Phone, "en").await?;
    sit_down(&site, &ann, &bob).await?;

    let slot = ann.asks("return document.querySelector('[data-slot]:has(.card.fits)').dataset.slot").await?;
    let slot = format!("[data-slot='{}']", slot.as_str().unwrap_or_default());
    let card = format!("return document.querySelector({})?.dataset.card ?? null", json!(slot));
    let before = ann.asks(&card).await?;
    ann.presses(&format!("{slot} .card")).await?;
    ann.sees_that("one's own card leave the hand at once", &format!("{card} === null")).await?;

    bob.presses("[data-slot] .card.fits").await?;
    let played = r#"return window.heard.some((text) => text.includes('"event":"played","seat":2'))"#;
    ann.sees_that("the other's card", played).await?;
    ensure!(ann.asks(&card).await?.is_null(), "the card is back before the table has said anything of it");

    ann.asks(CAMERA).await?;
    ann.asks("window.release()").await?;
    ann.sees_that("that one was late", LATE).await?;
    let after = ann.waits_for("the card again", &card).await?;
    ensure!(after == before, "{after} has come back instead of {before}");
    let film =
        ann.waits_for("it move", "return window.film.moves === undefined ? null : window.film").await?;
    // It moves in the frame before which it was put there: it is never seen at rest in between.
    let (comes, moves) = (film["comes"].as_i64(), film["moves"].as_i64());
    ensure!(comes.zip(moves).is_some_and(|(comes, moves)| moves <= comes + 1), "it flashes: {film}");
    ann.leaves().await?;
    bob.leaves().await
}
