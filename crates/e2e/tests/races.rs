//! Two people lay a card on the same one, and only one of them can be first.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Screen, Site, Visitor};
use cardshed_rules::GameId;
use serde_json::json;

/// Keeps plays back until `release` is called, as a slow line would; after `hold` draws, too.
const SLOW_LINE: &str = r#"
    const send = WebSocket.prototype.send;
    let kept = [];
    let slow = /"play /;
    WebSocket.prototype.send = function (text) {
        if (slow?.test(text)) kept.push([this, text]);
        else send.call(this, text);
    };
    window.hold = () => { slow = /"do":"act"/; };
    window.release = () => {
        slow = null;
        kept.splice(0).forEach(([socket, text]) => send.call(socket, text));
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

/// Draws until a card fits, one after the other.
const DRAW: &str = "
    if (document.querySelector('[data-slot] .card.fits')) return true;
    if (document.querySelector('[data-slot] > span.card')) return null;
    document.querySelector('[data-test=draw]:not([aria-disabled=true])')?.click();
    return null";

/// The slots of two cards of which the first fits on the pile and the second on the first; draws until there are such.
const CHAIN: &str = "
    const cards = [...document.querySelectorAll('[data-slot]')].filter((slot) => slot.dataset.card);
    const read = (text) => text.split('±').map(Number);
    const fits = (card, on) => {
        const [[value], [top, number]] = [read(card), read(on)];
        return [top + number, top - number].some((sum) => (sum + 9) % 10 + 1 === value);
    };
    const top = document.querySelector('[data-test=pile]').dataset.card;
    for (const one of cards) for (const two of cards)
        if (one !== two && fits(one.dataset.card, top) && fits(two.dataset.card, one.dataset.card))
            return [one, two].map((slot) => `[data-slot='${slot.dataset.slot}'] .card`);
    if (!document.querySelector('[data-slot] > span.card'))
        document.querySelector('[data-test=draw]:not([aria-disabled=true])')?.click();
    return null";

/// How many cards there are in the hand.
const HELD: &str = "document.querySelectorAll('[data-slot] > button.card').length";

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

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_line_holds_up_nobodys_fingers() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let ann = browsers.visitor(Screen::Desk, "en").await?;
    let bob = browsers.visitor(Screen::Phone, "en").await?;
    sit_down(&site, &ann, &bob).await?;
    let chain = ann.waits_for("two cards that can follow one another", CHAIN).await?;
    let held = ann.asks(&format!("return {HELD}")).await?.as_u64().unwrap();

    ann.asks("window.hold()").await?;
    for _ in 0..3 {
        ann.presses("[data-test=draw]").await?;
    }
    ann.asks("window.release()").await?;
    ann.sees_that("all that was drawn", &format!("return {HELD} === {}", held + 3)).await?;

    ann.asks("window.hold()").await?;
    for card in chain.as_array().unwrap() {
        ann.presses(card.as_str().unwrap()).await?;
        let gone = format!("return document.querySelector({card}) === null");
        ann.sees_that("one's own card leave the hand at once", &gone).await?;
    }
    ann.asks("window.release()").await?;
    let both =
        r#"return window.heard.filter((text) => text.includes('"event":"played","seat":1')).length === 2"#;
    ann.sees_that("both cards on the table", both).await?;
    ann.sees_that("them gone from the hand", &format!("return {HELD} === {}", held + 1)).await?;
    let refused = ann.asks(r#"return window.heard.some((text) => text.includes('"say":"refused"'))"#).await?;
    ensure!(refused == json!(false), "the table has refused something");
    ann.leaves().await?;
    bob.leaves().await
}

/// Everything that is said to those who do not see, from now on: what is read out may have gone again when one looks.
const LISTEN: &str = "
    window.said = [];
    const hear = (changes) => changes.forEach((change) => change.addedNodes.forEach((node) => window.said.push(node.textContent)));
    new MutationObserver(hear).observe(document.getElementById('announcements'), { childList: true });
";

/// Presses the first card that fits without letting go of it, and gives which it is and where.
async fn presses_a_card(visitor: &Visitor, is_finger: bool) -> Result<(String, (f64, f64))> {
    const FITS: &str = "[data-slot] > .card.fits";
    visitor.waits_for("a card that fits", DRAW).await?;
    // No card is on its way any more, so it stays where it is.
    visitor.sees_that("rest", "return document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)").await?;
    let card =
        visitor.asks(&format!("return document.querySelector('{FITS}').parentElement.dataset.card")).await?;
    let (x, y) = visitor.middle_of(FITS).await?;
    visitor.puts_down(x, y, is_finger).await?;
    Ok((card.as_str().unwrap().to_owned(), (x, y)))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_laid_on_press_and_called() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let ann = browsers.visitor(Screen::Desk, "en").await?;
    let bob = browsers.visitor(Screen::Phone, "en").await?;
    sit_down(&site, &ann, &bob).await?;
    ann.asks(LISTEN).await?;
    bob.asks(LISTEN).await?;

    let (card, _) = presses_a_card(&bob, true).await?;
    let laid = |seat: u8, card: &str| {
        let event = format!(r#""event":"played","seat":{seat},"card":"{card}""#);
        format!("return window.heard.some((text) => text.includes({}))", json!(event))
    };
    // The finger is still on it.
    bob.sees_that("one's card on the table", &laid(2, &card)).await?;
    ann.sees_that("the other's card", &laid(2, &card)).await?;
    // PM-15: its value is called.
    let called = |name: &str, card: &str| {
        let call = format!("{name}: {}.", card.split('±').next().unwrap());
        format!("return window.said.some((text) => text.startsWith({}))", json!(call))
    };
    ann.sees_that("that the value is called", &called("Bob", &card)).await?;

    ann.asks("window.release()").await?;
    let (card, (x, y)) = presses_a_card(&ann, false).await?;
    ann.sees_that("one's card on the table", &laid(1, &card)).await?;
    bob.sees_that("that the value is called", &called("Ann", &card)).await?;
    ann.lets_go(x, y).await?;
    // Letting go lays nothing else.
    let plays = ann
        .asks(r#"return window.heard.filter((text) => text.includes('"event":"played","seat":1')).length"#)
        .await?;
    ensure!(plays == 1, "one press has laid {plays} cards");
    ann.leaves().await?;
    bob.leaves().await
}
