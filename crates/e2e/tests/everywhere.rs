//! What holds at every table: whose turn it is can be read in the tab and is read out, what is refused leads to its rule, the
//! focus is seen, and the language changes in mid-game.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Player, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;
use serde_json::{Value, json};
use thirtyfour::Key;

/// Notes all titles of the tab, everything that is read out, and to which rules notices lead: all of them may have gone again
/// when one looks.
const NOTES: &str = "
    window.titles = [];
    window.said = [];
    window.rules = [];
    new MutationObserver((changes) => {
        if (window.titles.at(-1) !== document.title) window.titles.push(document.title);
        for (const { target, addedNodes } of changes)
            if (target.id === 'announcements') addedNodes.forEach((node) => window.said.push(node.textContent));
        const rule = document.querySelector('.notice a')?.getAttribute('href');
        if (rule && window.rules.at(-1) !== rule) window.rules.push(rule);
    }).observe(document, { subtree: true, childList: true, characterData: true });
";

/// A turn has at most so many acts: a level to lay down and the cards to attach, each in several steps, and a discard.
const MOST_ACTS: usize = 30;

/// The cards of one's hand in their order.
const ORDER: &str =
    "return [...document.querySelectorAll('[data-test=hand] [data-test=card]')].map((card) => card.id)";

const AT_REST: &str = "return document.getAnimations()
    .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)";

/// One's turn, to draw. Somebody may have ended a round before it.
const TURN: &str = "
    document.querySelector('[data-test=go-on]')?.click();
    return document.querySelector('[data-test=draw-pile].lit') && !document.querySelector('[data-test=go-on]') ? true : null";

/// A game of levels, at one's own turn.
async fn has_first_turn(visitor: &Visitor, site: &Site) -> Result<()> {
    visitor.brings(NOTES).await?;
    visitor.arrives(&site.url("/play/levels"), ".board [data-card]").await?;
    visitor.waits_for("one's turn", TURN).await?;
    visitor.sees_that("the cards at rest", AT_REST).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_in_the_title_and_read_out_and_what_is_refused_leads_to_its_rule() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    has_first_turn(&visitor, &site).await?;
    visitor
        .sees_that("one's turn in the title", "return document.title === '● Your turn – Eight Levels'")
        .await?;
    visitor.sees_that("that one's turn is read out", "return window.said.includes('Your turn')").await?;

    visitor.presses("[data-test=draw-pile]").await?;
    visitor
        .sees_that("the card drawn", "return !document.querySelector('[data-test=draw-pile].lit')")
        .await?;
    let drew = "return window.said.some((text) => text.startsWith('You draw '))";
    visitor.sees_that("that what happened is read out", drew).await?;

    // A turn has one draw.
    visitor.presses("[data-test=draw-pile]").await?;
    let link = visitor.waits_for("the rule of what was refused", "return window.rules[0] ?? null").await?;
    let link = link.as_str().unwrap_or_default();
    let rule = link.strip_prefix("/rules/levels#").unwrap_or_default();
    ensure!(rule.starts_with("EL-"), "the refusal leads to {link}");
    // Nothing has happened.
    let pile = "return window.said.filter((text) => text.startsWith('You draw ')).length";
    ensure!(visitor.asks(pile).await? == 1, "a second card was drawn");

    // The turn ends, and with it what the title says.
    let player = Player { visitor: &visitor, way: Way::Mouse, game: GameId::Levels };
    visitor.asks("window.titles = []").await?;
    let has_ended = "return window.titles.includes('Eight Levels – Cardshed')";
    // With luck one lays down one's level first, and attaches cards to it.
    for _ in 0..MOST_ACTS {
        if visitor.asks(has_ended).await? == true {
            break;
        }
        player.plays_until(1).await?;
    }
    visitor.sees_that("the title without a turn", has_ended).await?;

    let reader = browsers.visitor(Screen::Phone, "en").await?;
    reader.arrives(&site.url(link), "#main .rule.here").await?;
    let is_seen = format!(
        "const rule = document.querySelector('.rule.here');
         const box = rule.getBoundingClientRect();
         return rule.id === {} && box.top >= 0 && box.top < innerHeight && rule.textContent.trim() !== ''",
        json!(rule)
    );
    reader.sees_that("the rule on the screen", &is_seen).await?;
    reader.leaves().await?;
    visitor.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_dragged_to_where_one_wants_them() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    has_first_turn(&visitor, &site).await?;
    let before: Vec<String> = serde_json::from_value(visitor.asks(ORDER).await?)?;
    let (first, last) = (&before[0], &before[before.len() - 1]);
    let card = |id: &str| format!("[id=\"{id}\"]");
    let from = visitor.middle_of(&card(last)).await?;
    // Left of the middle of a card is before it.
    let to = visitor.middle_of(&card(first)).await?;
    visitor.drags(from, (to.0 - 5.0, to.1)).await?;
    let mut wanted = before.clone();
    wanted.rotate_right(1);
    visitor
        .sees_that("the last card first", &format!("{ORDER}.join() === {}", json!(wanted.join(","))))
        .await?;
    // It was only put elsewhere, not chosen, and stays there when a card comes.
    ensure!(
        visitor
            .asks("return document.querySelector('[data-test=hand] [aria-pressed=true]') === null")
            .await?
            == true,
        "the card is chosen"
    );
    visitor.presses("[data-test=draw-pile]").await?;
    let one_more = format!(
        "const cards = (() => {{ {ORDER} }})(); return cards.length === {} ? cards : null",
        before.len() + 1
    );
    let after: Vec<String> = serde_json::from_value(visitor.waits_for("the card drawn", &one_more).await?)?;
    ensure!(after[..before.len()] == wanted[..], "{wanted:?} has become {after:?}");
    visitor.leaves().await
}

/// What has the focus, if it can be seen that it has: by an outline of its own, or of what is shown in its stead.
const FOCUS: &str = "
    const focus = document.activeElement;
    if (focus === null || focus === document.body) return { name: null };
    const is_ringed = (one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/transparent|, 0\\)/.test(outlineColor);
    };
    const box = focus.getBoundingClientRect();
    const is_on_screen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const name = `${focus.localName}.${focus.className} ${focus.getAttribute('aria-label') ?? focus.textContent.trim().slice(0, 40)}`;
    return { name, seen: is_on_screen && (is_ringed(focus) || is_ringed(focus.nextElementSibling)) };
";

/// So many steps lead around everything on a screen.
const STEPS: usize = 150;

/// Goes around a screen with the tabulator until the focus leaves it, and gives how many things had it and where it was not seen.
async fn goes_around(visitor: &Visitor) -> Result<(usize, Vec<Value>)> {
    let (mut count, mut unseen) = (0, Vec::new());
    visitor.asks("document.activeElement?.blur()").await?;
    for _ in 0..STEPS {
        visitor.types(Key::Tab).await?;
        let focus = visitor.asks(FOCUS).await?;
        if focus["name"].is_null() {
            break;
        }
        count += 1;
        if focus["seen"] != json!(true) {
            unseen.push(focus["name"].clone());
        }
    }
    Ok((count, unseen))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_is_seen_wherever_it_is() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    let screens = [
        ("/", "#main .game-tile [data-test]"),
        ("/settings", "#main [data-test=settings]"),
        ("/play/clear4", "[data-test=hint]"),
        ("/play/plusminus", "[data-test=hand]:not(.waits) [data-slot] button.card"),
        ("/play/halves", "[data-test=hand]:not(.waits) [data-slot] button.card"),
        ("/play/levels", "[data-test=hint]"),
    ];
    let mut found = Vec::new();
    for (path, sign) in screens {
        visitor.arrives(&site.url(path), sign).await?;
        visitor.sees_that("everything at rest", AT_REST).await?;
        let (count, unseen) = goes_around(&visitor).await?;
        ensure!(count > 8, "only {count} things have the focus at {path}; {}", visitor.tells().await?);
        found.extend(unseen.into_iter().map(|name| format!("{path}: {name}")));
    }
    assert!(found.is_empty(), "it is not seen that these have the focus: {found:#?}");
    visitor.leaves().await
}

/// What somebody reads at a table: the log, and what its controls are called.
const WORDS: &str = "
    const all = (css) => [...document.querySelectorAll(css)];
    return [...all('.log li').map((line) => line.textContent), ...all('.top [aria-label], .bar [aria-label], [data-test=hint]').map((one) => one.ariaLabel)].join('|')";

#[tokio::test(flavor = "multi_thread")]
async fn the_language_changes_in_mid_game() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.arrives(&site.url("/play/clear4"), ".board [data-card]").await?;
    let player = Player { visitor: &visitor, way: Way::Mouse, game: GameId::Clear4 };
    player.plays_until(1).await?;
    player.has_a_turn().await?;
    visitor.lets_it_settle().await?;
    let hand = visitor.hand().await?;
    visitor.asks("document.querySelector('.board').stays = true").await?;
    let mut read = vec![visitor.asks(WORDS).await?];
    // After the first of the list, which is that of the browser, come all in their order.
    for (place, language, turn) in [
        (2, "de", "Du bist dran"),
        (3, "fr", "À toi"),
        (4, "it", "Tocca a te"),
        (5, "nl", "Jouw beurt"),
        (1, "en", "Your turn"),
    ] {
        visitor.presses("[data-test=menu]").await?;
        visitor.presses("dialog[open] .column > a + button").await?;
        visitor.chooses("dialog[open] [data-test=language]", place).await?;
        let spoken = format!("return document.documentElement.lang === '{language}'");
        visitor.sees_that(&format!("that {language} is spoken"), &spoken).await?;
        visitor.types(Key::Escape).await?;
        visitor.sees_that("the dialog go", "return document.querySelector('dialog[open]') === null").await?;
        visitor
            .sees_that(
                "the title in it",
                &format!("return document.title.startsWith({})", json!(format!("● {turn}"))),
            )
            .await?;
        visitor.lets_it_settle().await?;
        read.push(visitor.asks(WORDS).await?);
    }
    ensure!(read[0] == read[5], "what was {} before is {} afterwards", read[0], read[5]);
    let others: std::collections::HashSet<String> = read.iter().map(ToString::to_string).collect();
    ensure!(others.len() == 5, "in five languages one reads {others:#?}");
    // It is the same game at the same table.
    ensure!(
        visitor.asks("return document.querySelector('.board').stays === true").await? == true,
        "the table was made anew"
    );
    ensure!(visitor.hand().await? == hand, "the hand is another one");
    visitor.leaves().await
}
