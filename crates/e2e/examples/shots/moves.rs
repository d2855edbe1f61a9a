//! Getting a game to a moment worth seeing: moves by the page's own hints, and races by trying.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use cardshed_e2e::Visitor;

/// How long a game may take to get somewhere.
const PATIENCE: Duration = Duration::from_secs(300);

/// How often somebody looks whether there is something to be done.
const GLANCE: Duration = Duration::from_millis(40);

/// One step of a move: what is ready is done, whoever comes first gets a pile, what is hinted at is chosen, else a hint is asked for.
const STEP: &str = "
    const press = (css) => {
        const found = [...document.querySelectorAll(css)].find((one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true');
        found?.click();
        return Boolean(found);
    };
    if (document.querySelector('[data-test=result], [data-test=round-over]')) return 'over';
    if (press('[data-test=primary]:not(.none), [data-test=act], [data-test^=target-]')) return 'moved';
    if (press('.hand .hinted[aria-pressed=false]')) return 'chose';
    if (press('[data-test=hint]:not([aria-pressed=true])')) return 'asked';
    return 'waits';
";

/// Tries every card of the hand, and draws.
const RACE: &str = "
    if (document.querySelector('[data-test=result]')) return 'over';
    for (const card of document.querySelectorAll('[data-slot] button')) card.click();
    document.querySelector('[data-test=draw]:not([aria-disabled=true])')?.click();
    return 'moved';
";

/// Makes so many moves of a game with turns, and `true` if the round ended before.
///
/// # Errors
/// If the game does not go on.
pub async fn turns(visitor: &Visitor, moves: usize) -> Result<bool> {
    go_on(visitor, STEP, moves).await
}

/// Tries so often in a race, and `true` if the round ended before.
///
/// # Errors
/// If the game does not go on.
pub async fn races(visitor: &Visitor, tries: usize) -> Result<bool> {
    let over = go_on(visitor, RACE, tries).await?;
    visitor.asks("document.querySelector('.notice button')?.click()").await?;
    Ok(over)
}

async fn go_on(visitor: &Visitor, script: &str, moves: usize) -> Result<bool> {
    let begun = Instant::now();
    let mut made = 0;
    while made < moves {
        if begun.elapsed() > PATIENCE {
            bail!("after {made} of {moves} moves the game does not go on");
        }
        match visitor.asks(script).await?.as_str() {
            Some("over") => return Ok(true),
            Some("moved") => made += 1,
            _ => {}
        }
        tokio::time::sleep(GLANCE).await;
    }
    Ok(false)
}

/// Waits for one's turn.
///
/// # Errors
/// If it does not come.
pub async fn until_ones_turn(visitor: &Visitor) -> Result<()> {
    let script =
        "return document.querySelector('[data-test=hint]:not([disabled]), [data-test=result]') !== null";
    let begun = Instant::now();
    while visitor.asks(script).await?.as_bool() != Some(true) {
        if begun.elapsed() > PATIENCE {
            bail!("one's turn does not come");
        }
        tokio::time::sleep(GLANCE).await;
    }
    Ok(())
}

/// Chooses what a hint says, without doing it.
///
/// # Errors
/// If the page does not answer.
pub async fn follows_hint(visitor: &Visitor) -> Result<()> {
    until_ones_turn(visitor).await?;
    visitor.asks("document.querySelector('[data-test=hint]:not([aria-pressed=true])')?.click()").await?;
    visitor.asks("document.querySelector('.hand .hinted[aria-pressed=false]')?.click()").await?;
    Ok(())
}
