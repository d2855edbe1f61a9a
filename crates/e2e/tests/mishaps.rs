//! What comes between in mid-game: a pause, a reload, no network for a while, a crash of the server. One goes on where one was.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, ensure};
use cardshed_e2e::{Browsers, Party, Player, Screen, Site, Way};
use cardshed_rules::GameId;
use serde_json::Value;
use tokio::sync::oneshot;

const LOST: &str = "return document.querySelector('.lost') !== null";
/// Notes that the connection is lost, however soon it is back: a browser told to be without a network may still reach
/// its own machine.
const NOTE: &str = "window.lost = 0;
    const note = () => { if (document.querySelector('.lost')) window.lost += 1; };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });";
/// Counts what changes of the other players.
const OTHERS: &str = "window.others = 0;
    const others = new MutationObserver((changes) => { window.others += changes.length; });
    others.observe(document.querySelector('.seats, .stations'), { subtree: true, childList: true, characterData: true, attributes: true });";
const FOUND: &str = "return document.querySelector('.lost') === null";
/// What the page says at once when the browser tells it that it is in the foreground again.
const COMES_BACK: &str = "let said = null;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = (text) => { said = text; };
    document.dispatchEvent(new Event('visibilitychange'));
    WebSocket.prototype.send = send;
    return said";

/// What can be read of what has happened. Nobody is told of what they have missed of a race: there is nothing to be found there.
async fn log(player: Player<'_>) -> Result<Value> {
    if player.game.is_speed() {
        return Ok(Value::Null);
    }
    let visitor = player.visitor;
    let lines = "const lines = [...document.querySelectorAll('.log li')].map((line) => line.textContent);
        return lines.length > 0 ? lines : null";
    visitor.waits_for("what has happened", lines).await?;
    visitor.lets_it_settle().await?;
    visitor.asks(lines).await
}

/// It is one's own turn as before, with the same cards.
async fn goes_on(player: Player<'_>, hand: &[String], after: &str) -> Result<()> {
    player.has_a_turn().await?;
    let now = player.visitor.hand().await?;
    ensure!(now == hand, "after {after} the hand is {now:?} instead of {hand:?}");
    Ok(())
}

/// Everything happens while it is the guest's turn, or nobody else plays, so that nothing else changes their hand.
async fn guest_has_bad_luck(site: &mut Site, guest: Player<'_>) -> Result<()> {
    guest.plays_until(2).await?;
    guest.has_a_turn().await?;
    let hand = guest.visitor.hand().await?;
    ensure!(!hand.is_empty(), "nobody has won yet");

    let before = log(guest).await?;
    guest.visitor.reloads().await?;
    goes_on(guest, &hand, "a reload").await?;
    let after = log(guest).await?;
    ensure!(after == before, "after a reload {after} is said to have happened, before it was {before}");

    guest.visitor.asks(NOTE).await?;
    guest.visitor.expects_no_answers().await?;
    guest.visitor.loses_the_network(true).await?;
    guest.visitor.sees_that("a lost connection", "return window.lost > 0").await?;
    guest.visitor.loses_the_network(false).await?;
    guest.visitor.sees_that("the connection again", FOUND).await?;
    goes_on(guest, &hand, "a lost connection").await?;

    site.crash().await?;
    guest.visitor.sees_that("a lost connection", LOST).await?;
    site.start_again().await?;
    guest.visitor.sees_that("the connection again", FOUND).await?;
    goes_on(guest, &hand, "a crash of the server").await?;
    let after = log(guest).await?;
    ensure!(after == before, "after a crash {after} is said to have happened, before it was {before}");

    // Nothing of this has loaded the page again.
    let loads = guest.visitor.asks("return performance.getEntriesByType('navigation')[0].type").await?;
    ensure!(loads == "reload", "the page was loaded by {loads}");
    Ok(())
}

/// The game goes on as if nothing had been.
async fn guest_plays_on(guest: Player<'_>) -> Result<u32> {
    guest.visitor.asks(OTHERS).await?;
    let turns = guest.plays().await?;
    let others = guest.visitor.asks("return window.others").await?;
    ensure!(others.as_u64() > Some(0), "the others are shown as they were before");
    // What was seen of the deal before the page was loaded again is still known.
    guest.visitor.sees("[data-test=deal] summary[data-checked=cards]").await?;
    Ok(turns)
}

/// The link is to be had in mid-game, too.
async fn invite_somebody(party: &Party) -> Result<()> {
    party.guest.presses("[data-test=menu]").await?;
    party.guest.presses("dialog[open] [data-test=invite]").await?;
    let link = party.guest.copies("dialog[open] [data-test=copy]").await?;
    ensure!(link == party.link, "{link} is copied instead of {}", party.link);
    party.guest.finds_no_barrier("the invitation of others").await?;
    party.guest.types(thirtyfour::Key::Escape).await
}

/// One of them waves, asks for a pause, and both agree on it and on going on.
async fn pause_and_go_on(party: &Party) -> Result<()> {
    let (host, guest) = (&party.host, &party.guest);
    host.presses(".side [data-test=react]").await?;
    host.presses("dialog[open] [data-test=reaction-Hello]").await?;
    guest.sees("[data-test=bubble]").await?;
    host.presses("[data-test=menu]").await?;
    host.presses("dialog[open] [data-test=pause]").await?;
    guest.presses("[data-test=pause-agree]").await?;
    for visitor in [host, guest] {
        visitor.sees("[data-test=paused]").await?;
    }
    guest.finds_no_barrier("the pause").await?;
    let at_hand =
        "return document.activeElement.dataset.test === 'resume' && document.querySelector('.board').inert";
    guest.sees_that("that nothing but going on can be pressed", at_hand).await?;
    for visitor in [host, guest] {
        visitor.presses("[data-test=resume]").await?;
    }
    for visitor in [host, guest] {
        let again =
            "return !document.querySelector('[data-test=paused]') && !document.querySelector('.board').inert";
        visitor.sees_that("the game again", again).await?;
    }
    Ok(())
}

/// In a race nothing happens by itself without a bot.
async fn without_a_bot(party: &Party) -> Result<()> {
    party.host.presses("[data-test=remove-bot-3]").await?;
    party.host.sees("[data-test=add-bot-3]").await?;
    party.host.wants_seats(2).await
}

/// Bad luck in mid-game, and the game to its end. The host plays all the time, since the guest waits for their turn; in a race
/// only when the guest is back.
async fn luck_turns(site: &mut Site, party: &Party, game: GameId) -> Result<()> {
    let (back, is_back) = oneshot::channel();
    let host = async {
        if game.is_speed() {
            is_back.await?;
        }
        party.host(Way::Keyboard).plays().await
    };
    let guest = async {
        let guest = party.guest(Way::Touch);
        guest_has_bad_luck(site, guest).await?;
        // Whoever plays all the time does not listen.
        let _ = back.send(());
        guest_plays_on(guest).await
    };
    party.host.expects_no_answers().await?;
    party.at_once(host, guest).await?;
    let written = party.written_down().await?;
    let all =
        written.iter().all(|one| one.by_stand_in == 0 && one.own > 0 && (!game.is_speed() || one.laid > 0));
    ensure!(all, "the table has written down of the host and the guest: {written:?}");
    Ok(())
}

async fn sit_down(site: &Site, browsers: &Browsers, game: GameId) -> Result<Party> {
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "fr").await?;
    Party::sit_down(site, game, host, guest).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_a_lost_network_and_a_crash_in_mid_game() -> Result<()> {
    let (mut site, browsers) = (Site::open().await?, Browsers::start().await?);
    let party = sit_down(&site, &browsers, GameId::Clear4).await?;
    party.begins().await?;
    invite_somebody(&party).await?;
    pause_and_go_on(&party).await?;
    luck_turns(&mut site, &party, GameId::Clear4).await?;
    party.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_in_a_race() -> Result<()> {
    let (mut site, browsers) = (Site::open().await?, Browsers::start().await?);
    let party = sit_down(&site, &browsers, GameId::PlusMinus).await?;
    without_a_bot(&party).await?;
    party.begins().await?;
    luck_turns(&mut site, &party, GameId::PlusMinus).await?;
    party.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_with_levels() -> Result<()> {
    let (mut site, browsers) = (Site::open().await?, Browsers::start().await?);
    let party = sit_down(&site, &browsers, GameId::Levels).await?;
    party.begins().await?;
    luck_turns(&mut site, &party, GameId::Levels).await?;
    party.leave().await
}

/// Nobody tells the page: no connection is closed, and the browser believes to have a network. In the lobby nothing
/// happens by itself, so nothing comes that the page has not asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_dead_without_being_closed_is_noticed() -> Result<()> {
    let (site, browsers) = (Site::at_the_end_of_a_cable().await?, Browsers::start().await?);
    let visitor = browsers.visitor(Screen::Phone, "en").await?;
    visitor.goes_to(&site.url("/")).await?;
    visitor.is_called("Ada").await?;
    visitor.opens_table(&site, GameId::Clear4).await?;
    visitor.asks("window.stays = true").await?;
    let answered = "return window.heard.some((text) => text === '{\"say\":\"done\",\"id\":0}')";
    visitor.sees_that("that the page asks whether the table is there", answered).await?;

    visitor.expects_no_answers().await?;
    site.pull_the_cable();
    visitor.sees_that("a lost connection", LOST).await?;
    // Nobody would hear of it.
    visitor.presses("[data-test=ready][aria-disabled=true]").await?;
    visitor.sees(".notice").await?;
    site.plug_the_cable_in();
    visitor.sees_that("the connection again", FOUND).await?;
    visitor.sees("[data-test=ready][aria-pressed=false]:not([aria-disabled])").await?;
    visitor.wants_seats(4).await?;

    let asked = visitor.asks(COMES_BACK).await?;
    ensure!(asked == r#"{"id":0,"do":"ping"}"#, "a page that comes back to the foreground says {asked}");

    let stays = visitor.asks("return window.stays").await?;
    ensure!(stays == true, "the page was loaded again");
    visitor.leaves().await
}
