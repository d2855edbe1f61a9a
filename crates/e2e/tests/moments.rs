//! Moments that come and go: dialogs, choices in mid-turn, the countdown. None of them has a barrier, in either theme.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Player, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;

/// Time stands still from when it is told to, for what goes by the time of day: so does a countdown.
const CLOCK: &str = "
    const now = Date.now;
    let stopped = null;
    window.stop_time = () => { stopped = now.call(Date); };
    Date.now = () => stopped ?? now.call(Date);
    if (location.hash === '#still') window.stop_time();
";

/// Opens the lesson of a game at the exercise of this number, counted from one.
async fn exercise(visitor: &Visitor, game: GameId, number: u32) -> Result<()> {
    visitor.turns_to("/learn", "#main .lessons [data-test]").await?;
    visitor.turns_to(&format!("/learn/{game}"), ".lesson .board [data-card]").await?;
    for _ in 1..number {
        let before = visitor.text_of("[data-test=learn-number]").await?;
        visitor.presses("[data-test=learn-next]").await?;
        let on =
            format!("return document.querySelector('[data-test=learn-number]').textContent !== {before:?}");
        visitor.sees_that("the next exercise", &on).await?;
    }
    Ok(())
}

/// Closes the dialog that is open.
async fn closes(visitor: &Visitor) -> Result<()> {
    visitor.presses("dialog[open] header button").await?;
    visitor.sees_that("the dialog go", "return document.querySelector('dialog[open]') === null").await
}

#[tokio::test(flavor = "multi_thread")]
async fn dialogs_and_the_side_have_no_barrier() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.arrives(&site.url("/play/clear4"), ".board [data-card]").await?;
    visitor.presses("[data-test=menu]").await?;
    found.extend(visitor.all_barriers("the menu").await?);
    // The settings come after the rules, before the way out.
    visitor.presses("dialog[open] .column > a + button").await?;
    visitor.sees("dialog[open] [data-test=settings]").await?;
    found.extend(visitor.all_barriers("the settings at a table").await?);
    closes(&visitor).await?;
    visitor.presses("[data-test=side]").await?;
    visitor.sees(".side.open").await?;
    found.extend(visitor.all_barriers("the side").await?);
    visitor.presses(".close-side").await?;
    let player = Player { visitor: &visitor, way: Way::Touch, game: GameId::Clear4 };
    player.has_a_turn().await?;
    visitor.presses("[data-test=hint]").await?;
    visitor.sees("[data-test=hint-text]").await?;
    found.extend(visitor.all_barriers("a hint").await?);
    ensure!(found.is_empty(), "there are barriers: {found:#?}");
    visitor.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_in_mid_turn_have_no_barrier() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.arrives(&site.url("/learn"), "#main .lessons [data-test]").await?;
    exercise(&visitor, GameId::Clear4, 6).await?;
    visitor.presses("[data-piece][data-card=PUSH]").await?;
    visitor.sees(".cf-target").await?;
    found.extend(visitor.all_barriers("the choice of who takes the pile").await?);

    exercise(&visitor, GameId::Levels, 2).await?;
    visitor.presses("[data-test=primary]").await?;
    visitor.sees("[data-test=laying] [data-test=placed]").await?;
    found.extend(visitor.all_barriers("the trays").await?);
    exercise(&visitor, GameId::Levels, 6).await?;
    visitor.presses("[data-test=hand] [data-card=J]").await?;
    visitor.sees("[data-test=combination].lit, [data-test=joker-asks], [data-test=other-place]").await?;
    found.extend(visitor.all_barriers("a joker that is to be attached").await?);
    exercise(&visitor, GameId::Levels, 7).await?;
    visitor.presses("[data-test=hand] [data-card=S]").await?;
    visitor.sees("[data-test=skip]").await?;
    found.extend(visitor.all_barriers("the choice of who skips a turn").await?);
    ensure!(found.is_empty(), "there are barriers: {found:#?}");
    visitor.leaves().await
}

/// Draws and discards, without ever laying down, until cards are to be kept.
const WASTES: &str = "
    const one = (css) => document.querySelector(css);
    const press = (css) => { one(css)?.click(); return null; };
    if (one('[data-test=result]')) return 'the result';
    if (one('[data-test=go-on]')) return press('[data-test=go-on]');
    if (one('[data-test=prompt]')?.textContent.includes(' of 4')) return 'cards to keep';
    if (one('[data-test=draw-pile].lit')) return press('[data-test=draw-pile]');
    if (!one('[data-test=hint]')) return null;
    if (one('[data-test=laying]')) return press('[data-test=undo]');
    if (one('[data-test=discard]')) return press('[data-test=discard]');
    const cards = [...document.querySelectorAll('[data-test=hand] [data-test=card]')];
    // A card to skip a turn goes to somebody, a joker to a place: others just go.
    const spare = cards.findLast((card) => !/^[JS]$/.test(card.dataset.card)) ?? cards.at(-1);
    if (cards.some((card) => card.ariaPressed === 'true')) return press('[data-test=primary]:not(.none, [aria-disabled=true])');
    spare?.click();
    return null";

#[tokio::test(flavor = "multi_thread")]
async fn keeping_cards_has_no_barrier() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.arrives(&site.url("/"), "[data-test=play-levels]").await?;
    visitor.sets_up_in_the_page(GameId::Levels).await?;
    // More levels, so that the first round is not the last even for whoever goes up two, and cards are kept from the first
    // one on.
    for levels in 2..=3 {
        visitor.presses("[data-test=combine]").await?;
        visitor.presses("[data-test=add-level]").await?;
        // Never, or from one of them on.
        visitor.sees(&format!("[data-test=term-Keep] option:nth-child({})", levels + 1)).await?;
    }
    visitor.chooses("[data-test=term-Keep]", 1).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees(".board").await?;
    let seen = visitor.waits_a_game_for("cards to keep", WASTES).await?;
    ensure!(seen == "cards to keep", "{seen} has come first; {}", visitor.tells().await?);
    visitor.presses("[data-test=hand] [data-test=card]").await?;
    found.extend(visitor.all_barriers("the choice of what to keep").await?);
    visitor.finds_room("the choice of what to keep").await?;
    ensure!(found.is_empty(), "there are barriers: {found:#?}");
    visitor.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_countdown_and_the_question_for_a_name_have_no_barrier() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let mut found = Vec::new();
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.brings(CLOCK).await?;
    visitor.arrives(&site.url("/play/plusminus#still"), "[data-test=countdown]").await?;
    found.extend(visitor.all_barriers("the countdown").await?);
    visitor.leaves().await?;

    // Whoever makes a table is asked as well.
    let host = browsers.visitor(Screen::Desk, "en").await?;
    host.arrives(&site.url("/"), "[data-test=share-halves]").await?;
    host.presses("[data-test=share-halves]").await?;
    host.fills("#guest-name", "Ada").await?;
    host.presses("#main [type=submit]").await?;
    host.sees("[data-test=stand]").await?;
    let link = host.address().await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    guest.arrives(&link, "#guest-name").await?;
    found.extend(guest.all_barriers("the question for a name").await?);
    guest.finds_room("the question for a name").await?;
    guest.fills("#guest-name", "Ben").await?;
    guest.presses("#main [type=submit]").await?;
    guest.sees("[data-test=stand]").await?;
    let called = "return document.querySelector('[data-test=chairs]').textContent.includes('Ben')";
    guest.sees_that("one's name at a seat", called).await?;
    guest.leaves().await?;
    ensure!(found.is_empty(), "there are barriers: {found:#?}");
    host.leaves().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_by_keyboard_after_a_step_by_mouse() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.arrives(&site.url("/learn"), "#main .lessons [data-test]").await?;

    // The space bar draws, though what was pressed last is the button for the next exercise.
    exercise(&visitor, GameId::PlusMinus, 4).await?;
    let reads = |css: &str| format!("return document.activeElement?.matches({css:?}) === true");
    visitor.sees_that("the focus on the exercise", &reads(".asks")).await?;
    visitor.types(" ").await?;
    visitor.sees_that("a card drawn", "return document.querySelector('.answer .yes') !== null").await?;
    assert_eq!(visitor.text_of("[data-test=learn-number]").await?, "4 of 5");
    visitor.presses("[data-test=learn-next]").await?;
    visitor.reads("5 of 5").await?;
    visitor.presses("[data-test=learn-next]").await?;
    visitor.sees_that("the focus on the end of the lesson", &reads(".finished h2")).await?;

    // Rules that are only a ruling explain as well.
    exercise(&visitor, GameId::Halves, 3).await?;
    visitor.sees_that("the focus on the exercise", &reads(".asks")).await?;
    visitor.types("1").await?;
    visitor.sees(".answer .yes a").await?;
    visitor
        .sees_that(
            "the ruling",
            "return document.querySelector('.answer .yes').textContent.includes('either way round')",
        )
        .await?;

    // With nothing chosen Enter chooses the card it is pressed on.
    exercise(&visitor, GameId::Clear4, 1).await?;
    visitor.sees_that("the focus on the exercise", &reads(".asks")).await?;
    visitor.types("\u{e014}").await?;
    visitor.sees_that("the focus on a card", &reads("[data-piece]")).await?;
    visitor.types("\u{e007}").await?;
    visitor.sees("[data-piece].up").await?;
    visitor.leaves().await
}
