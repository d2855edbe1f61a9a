//! Each game, played to the end by two people with browsers of their own and a bot: with a mouse, with a finger on a phone, with
//! the keyboard alone.

#![allow(clippy::unwrap_used)]

use anyhow::{Result, bail, ensure};
use cardshed_e2e::{Browsers, Party, Player, Screen, Site, Way};
use cardshed_rules::GameId;

/// Two games at one table: the host with the mouse and, after a rematch, with the keyboard; the guest with a finger.
async fn everybody_plays(game: GameId) -> Result<()> {
    let (site, browsers) = (Site::open().await?, Browsers::start().await?);
    let host = browsers.visitor(Screen::Desk, "en").await?;
    let guest = browsers.visitor(Screen::Phone, "de").await?;
    let party = Party::sit_down(&site, game, host, guest).await?;
    party.host.finds_no_barrier("the lobby").await?;
    party.begins().await?;
    let early =
        tokio::try_join!(running_table(party.host(Way::Mouse)), running_table(party.guest(Way::Touch)))?;
    everybody_acts(&party, game, (Way::Mouse, Way::Touch), early.into()).await?;
    for visitor in [&party.host, &party.guest] {
        visitor.finds_no_barrier("the result").await?;
        visitor.finds_room("the result").await?;
        let checked = "[data-test=deal] summary[data-checked=cards]";
        ensure!(visitor.text_of(checked).await?.contains('✓'), "the deal is not said to be checked");
    }
    party.host.presses_by_keyboard("[data-test=next]").await?;
    party.guest.presses("[data-test=next]").await?;
    party.plays_on().await?;
    everybody_acts(&party, game, (Way::Keyboard, Way::Touch), [0, 0]).await?;
    party.leave().await
}

/// So many games are played at most until everybody has acted.
const MOST_GAMES: usize = 4;

/// Plays to the end, and again as long as somebody has had no turn: with as few levels as here, somebody wins in one game out of
/// fifty or so before everybody has been on, or the others are made to skip their turns until then. The table's own
/// record says whether it was like that. It also says that no bot has played for anybody.
async fn everybody_acts(party: &Party, game: GameId, ways: (Way, Way), mut acted: [u32; 2]) -> Result<()> {
    for _ in 0..MOST_GAMES {
        let late = party.play_to_the_end(ways.0, ways.1).await?;
        acted = [acted[0] + late[0], acted[1] + late[1]];
        let written = party.written_down().await?;
        let alone = written.iter().all(|written| written.by_stand_in == 0);
        // A race waits for nobody: there everybody can act.
        let excused =
            |who: usize| acted[who] > 0 || (!game.is_speed() && late[who] == 0 && written[who].own == 0);
        ensure!(
            alone && excused(0) && excused(1),
            "somebody has not acted, or not alone: {acted:?} at {game}, {late:?} of it in the last game, of which the \
             table has written down {written:?}; {}",
            party.tells().await?
        );
        if !acted.contains(&0) {
            return Ok(());
        }
        party.plays_again().await?;
    }
    bail!("in {MOST_GAMES} games of {game} somebody never had a turn: {acted:?}")
}

/// Looks for barriers while the game runs. A race does not wait for that, so one acts before; gives how often.
async fn running_table(player: Player<'_>) -> Result<u32> {
    let acted = if player.game.is_speed() { player.plays_until(1).await? } else { 0 };
    player.visitor.finds_no_barrier("the running table").await?;
    player.visitor.finds_room("the running table").await?;
    Ok(acted)
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
