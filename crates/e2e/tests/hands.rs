//! However many cards somebody holds in Plus Minus, all of them can be pressed, one can go on drawing, and the card they have
//! to fit is large.

#![allow(clippy::unwrap_used)]

use anyhow::Result;
use cardshed_e2e::{Browsers, Screen, Site, Theme, Visitor};
use cardshed_rules::GameId;

/// As many as fit in few rows, in many, and all of one of two.
const HANDS: [usize; 3] = [12, 24, 36];

const SCREENS: [Screen; 6] =
    [Screen::Phone, Screen::PhoneShort, Screen::PhoneTurned, Screen::Desk, Screen::DeskShort, Screen::Wall];

/// What is wrong with the pile: it has a least width, and the numbers beside it are clear of whoever sits there.
const PILE: &str = "
    const box = (one) => one.getBoundingClientRect();
    const all = (css) => [...document.querySelectorAll(css)].map(box);
    const [pile] = all('[data-test=pile]');
    const touches = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const small = pile.width < 84 ? [`the pile is ${pile.width} wide`] : [];
    const numbers = all('.takes').filter((number) => all('.seat').some((seat) => touches(number, seat)));
    const large = all('.takes b').filter((number) => number.height > pile.height / 2);
    return [...small, ...numbers.map(() => 'a number lies on a seat'), ...large.map(() => 'a number is larger than the card')]";

/// Draws until one holds so many.
async fn draws_up_to(visitor: &Visitor, cards: usize) -> Result<()> {
    let draw = format!(
        "const count = (css) => document.querySelectorAll(css).length;
         if (count('[data-slot] > .card') < {cards}) document.querySelector('[data-test=draw]').click();
         return count('[data-slot][data-card]') === {cards} ? true : null"
    );
    visitor.waits_for(&format!("{cards} cards"), &draw).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_any_size_fits() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Desk, "en").await?;
    visitor.arrives(&site.url("/"), "#main .game-tile [data-test]").await?;
    visitor.sets_up_in_the_page(GameId::PlusMinus).await?;
    // It must not be through before everything has been looked at.
    visitor.wants_slow_bot(2).await?;
    visitor.presses("[data-test=ready]").await?;
    visitor.sees("[data-test=hand]:not(.waits) [data-slot] .card").await?;
    let mut found = Vec::new();
    for cards in HANDS {
        draws_up_to(&visitor, cards).await?;
        for screen in SCREENS {
            visitor.look_at(screen, Theme::Light).await?;
            let mut misses = visitor.misses_by_finger().await?;
            let pile = visitor.asks(PILE).await?;
            misses.extend(pile.as_array().unwrap().iter().map(ToString::to_string));
            found.extend(misses.into_iter().map(|miss| format!("{cards} cards on {screen:?}: {miss}")));
        }
    }
    assert!(found.is_empty(), "{} do not fit: {found:#?}", found.len());
    visitor.leaves().await
}
