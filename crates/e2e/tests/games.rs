//! Each game, played to the end by two people with browsers of their own and a bot: with a mouse, with a finger on a phone, with
//! the keyboard alone.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, bail, ensure};
use cardshed_e2e::{Browsers, Party, Screen, Site, Visitor, Way};
use cardshed_rules::GameId;

/// Two games at one table: the host with the mouse and, after a rematch, with the keyboard; the guest with a finger.
async fn everybody_plays(game: GameId) -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "de").await?;
    let party = Party::sit_down(&site, game, host, guest).await?;
    party.host.finds_no_barrier("the lobby").await?;
    party.begins().await?;
    running_table(&party).await?;
    everybody_acts(&party, game, (Way::Mouse, Way::Touch)).await?;
    for visitor in [&party.host, &party.guest] {
        visitor.finds_no_barrier("the result").await?;
        visitor.finds_room("the result").await?;
        let checked = "[data-test=deal] summary[data-checked=cards]";
        ensure!(visitor.text_of(checked).await?.contains('✓'), "the deal is not said to be checked");
    }
    party.host.presses_by_keyboard("[data-test=next]").await?;
    party.guest.presses("[data-test=next]").await?;
    party.plays_on().await?;
    everybody_acts(&party, game, (Way::Keyboard, Way::Touch)).await?;
    party.leave().await
}

/// So many games are played at most until everybody has acted, or a table that runs has been looked at.
const MOST_GAMES: usize = 4;

/// Plays to the end, and again as long as somebody has done nothing that counts: in a race laid no card, else had no turn. With
/// as few levels as here, somebody wins in one game out of fifty or so before everybody has been on, or the others are
/// made to skip their turns until then. What counts is what the table has written down, not what was pressed. It also says
/// that no bot has played for anybody.
async fn everybody_acts(party: &Party, game: GameId, ways: (Way, Way)) -> Result<()> {
    let mut counted = [0, 0];
    for _ in 0..MOST_GAMES {
        let pressed = party.play_to_the_end(ways.0, ways.1).await?;
        let written = party.written_down().await?;
        let alone = written.iter().all(|written| written.by_stand_in == 0);
        // A card may come too late; in turn nothing does.
        let in_vain = |who: usize| !game.is_speed() && pressed[who] > 0 && written[who].own == 0;
        ensure!(
            alone && !in_vain(0) && !in_vain(1),
            "somebody has pressed in vain, or not acted alone: {pressed:?} at {game}, of which the table has written down \
             {written:?}; {}",
            party.tells().await?
        );
        for (counted, written) in counted.iter_mut().zip(written) {
            *counted += if game.is_speed() { written.laid } else { written.own };
        }
        if !counted.contains(&0) {
            return Ok(());
        }
        party.plays_again().await?;
    }
    bail!("in {MOST_GAMES} games of {game} somebody did nothing that counts: {counted:?}")
}

/// Looks for barriers while the game runs: it still does when everything has been seen. A race waits for nobody, but its bot
/// is slow; should it be through nevertheless, another one is looked at.
async fn running_table(party: &Party) -> Result<()> {
    for _ in 0..MOST_GAMES {
        let looks = tokio::try_join!(looks_around(&party.host), looks_around(&party.guest))?;
        if looks == (true, true) {
            return Ok(());
        }
        party.plays_again().await?;
    }
    bail!("{MOST_GAMES} games were over before they had been looked at; {}", party.tells().await?)
}

/// Whether the game still runs after it has been looked at.
async fn looks_around(visitor: &Visitor) -> Result<bool> {
    visitor.finds_no_barrier("the running table").await?;
    visitor.finds_room("the running table").await?;
    let runs = "return document.querySelector('.board') !== null && document.querySelector('[data-test=result]') === null";
    Ok(visitor.asks(runs).await? == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn clear_four() -> Result<()> {
    everybody_plays(GameId::Clear4).await
}

#[tokio::test(flavor = "multi_thread")]
async fn plus_minus() -> Result<()> {
    everybody_plays(GameId::PlusMinus).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_halves() -> Result<()> {
    everybody_plays(GameId::Halves).await
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_levels() -> Result<()> {
    everybody_plays(GameId::Levels).await
}
