//! Who comes, stands up, watches and is renamed at a table with others: nobody loses what they have, and to all of
//! them the deal is said to be right.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, bail, ensure};
use cardshed_e2e::{Browsers, Party, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;

/// What came of checking the deal, once the result is there.
const CHECKED: &str =
    "return document.querySelector('[data-test=deal] summary[data-checked]')?.dataset.checked ?? null";

/// The deal was checked, down to the cards.
async fn deal_is_right(visitor: &Visitor, whose: &str) -> Result<()> {
    let checked = visitor.waits_a_game_for("whether the deal was right", CHECKED).await?;
    ensure!(checked == "cards", "what {whose} is told of the deal: {checked}; {}", visitor.tells().await?);
    Ok(())
}

/// Dora, with a browser of her own.
async fn dora(browsers: &Browsers, site: &Site) -> Result<Visitor> {
    let dora = browsers.visitor(Screen::Phone, "en").await?;
    dora.goes_to(&site.url("/")).await?;
    dora.is_called("Dora").await?;
    Ok(dora)
}

/// She sees the board, and no hand of her own.
async fn watches(dora: &Visitor) -> Result<()> {
    dora.sees(".board").await?;
    dora.sees("[data-test=watching]").await?;
    let own =
        dora.asks("return document.querySelector('[data-piece], [data-slot], [data-test=hand]') !== null");
    ensure!(own.await? == false, "somebody who only watches has cards");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_came_before_the_deal_watches() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    let party = Party::sit_down(&site, GameId::PlusMinus, host, guest).await?;
    let dora = dora(&browsers, &site).await?;
    // All seats are taken.
    dora.arrives(&party.link, "[data-test=lobby]").await?;
    party.host.reads("Dora").await?;
    dora.finds_no_barrier("the lobby of somebody who watches").await?;
    dora.finds_room("the lobby of somebody who watches").await?;
    party.begins().await?;
    watches(&dora).await?;
    party.play_to_the_end(Way::Mouse, Way::Touch).await?;
    deal_is_right(&dora, "somebody who came before it").await?;
    deal_is_right(&party.host, "the host").await?;
    dora.leaves().await?;
    party.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_stood_up_before_the_deal_watches() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    let party = Party::sit_down(&site, GameId::PlusMinus, host, guest).await?;
    party.host.presses("[data-test=remove-bot-3]").await?;
    party.host.sees("[data-test=add-bot-3]").await?;
    let dora = dora(&browsers, &site).await?;
    dora.arrives(&party.link, "[data-test=stand]").await?;
    // Whoever is ready has given something to the deal.
    dora.presses("[data-test=ready]").await?;
    dora.sees("[data-test=ready][aria-pressed=true]").await?;
    dora.presses("[data-test=stand]").await?;
    dora.sees("[data-test=sit-down]").await?;
    party.host.fills_up(3..=3).await?;
    party.host.sees_quick_bots(3..=3).await?;
    party.begins().await?;
    watches(&dora).await?;
    party.play_to_the_end(Way::Mouse, Way::Touch).await?;
    for (visitor, whose) in
        [(&dora, "somebody who stood up before it"), (&party.host, "the host"), (&party.guest, "the guest")]
    {
        deal_is_right(visitor, whose).await?;
    }
    dora.leaves().await?;
    party.leave().await
}

/// How much of the log can be read.
const LINES: &str = "return document.querySelectorAll('.log li').length";

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_keeps_table_log_and_dialog() -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "en").await?;
    let party = Party::sit_down(&site, GameId::Clear4, host, guest).await?;
    party.begins().await?;
    let host = party.host(Way::Mouse);
    // Both play until there is something to read, and it is the host's turn: then nothing else happens.
    let hosts_turn = async {
        host.plays_until(1).await?;
        host.has_a_turn().await
    };
    tokio::select! {
        turn = hosts_turn => turn?,
        over = party.guest(Way::Touch).plays() => bail!("the guest has played {} times to the end", over?),
    }
    let host = host.visitor;
    let hand = host.hand().await?;
    host.lets_it_settle().await?;
    let lines = host.asks(LINES).await?;
    ensure!(lines.as_u64() > Some(0), "there is nothing in the log");
    host.asks("document.querySelector('.board').stays = true").await?;

    host.presses("[data-test=menu]").await?;
    host.presses("dialog[open] .column > a + button").await?;
    host.overwrites("dialog[open] [data-test=name]", "Adele").await?;
    host.types(thirtyfour::Key::Tab).await?;
    party.guest.reads("Adele").await?;

    let is_open = host.asks("return document.querySelector('dialog[open] [data-test=settings]') !== null");
    ensure!(is_open.await? == true, "the settings are closed; {}", host.tells().await?);
    let stays = host.asks("return document.querySelector('.board')?.stays === true").await?;
    ensure!(stays == true, "the table was made anew; {}", host.tells().await?);
    ensure!(host.hand().await? == hand, "the hand is another one");
    let now = host.asks(LINES).await?;
    ensure!(now.as_u64() >= lines.as_u64(), "of {lines} lines of the log {now} are left");
    party.leave().await
}
