//! `cardshed position`: deal, draw, list, play on and count from a position.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use cardshed_rules::any::{AnyAction, AnyGame, AnyOptions, AnyPosition};
use cardshed_rules::{Seat, Setup, Start, Viewer};
use serde_json::json;

use crate::cli::{DealArgs, PositionArgs, PositionCommand};
use crate::draw::{self, Names};

/// No position is longer; a file that is, is something else.
const LONGEST: u64 = 1 << 20;

pub fn run(args: &PositionArgs) -> Result<()> {
    match &args.command {
        PositionCommand::Deal { deal, start } => self::deal(deal, *start),
        PositionCommand::Show { from, seat } => show(&read(&from.file)?, *seat),
        PositionCommand::Legal { from, seat, json } => legal(&read(&from.file)?, *seat, *json),
        PositionCommand::Apply { file, actions, events } => apply(read(file)?, actions, *events),
        PositionCommand::Count { from, depth, divide } => count(&read(&from.file)?, *depth, *divide),
    }
}

/// Reads and checks a position.
fn read(path: &Path) -> Result<AnyGame> {
    let mut text = String::new();
    if path == Path::new("-") {
        io::stdin().take(LONGEST).read_to_string(&mut text).context("cannot read standard input")?;
    } else {
        let file = fs::File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        file.take(LONGEST)
            .read_to_string(&mut text)
            .with_context(|| format!("cannot read {}", path.display()))?;
    }
    let position: AnyPosition =
        serde_json::from_str(&text).with_context(|| format!("{} is not a position", path.display()))?;
    AnyGame::from_position(&position).map_err(|error| {
        let problems: Vec<String> = error.problems.iter().map(|problem| format!("\n  - {problem}")).collect();
        anyhow!("{} is not a possible position:{}", path.display(), problems.concat())
    })
}

fn print(game: &AnyGame) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &game.position()).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

fn deal(args: &DealArgs, start: Option<Seat>) -> Result<()> {
    let options = AnyOptions::parse(args.game, &args.options).context("--options")?;
    let start = start.map_or(Start::Lot, Start::Seat);
    print(&AnyGame::deal(&Setup { seats: args.players, start, options }, args.seed)?)
}

fn check_seat(game: &AnyGame, seat: Option<Seat>) -> Result<()> {
    match seat {
        Some(seat) if !game.seats().has(seat) => bail!("there is no seat {seat}: {} play", game.seats()),
        _ => Ok(()),
    }
}

fn show(game: &AnyGame, seat: Option<Seat>) -> Result<()> {
    check_seat(game, seat)?;
    let text = match seat {
        Some(seat) => draw::view(&game.view(Viewer::Seat(seat)), &Names { names: &[], you: Some(seat) }),
        None => draw::position(&game.position()),
    };
    write!(io::stdout().lock(), "{text}")?;
    Ok(())
}

fn legal(game: &AnyGame, seat: Option<Seat>, as_json: bool) -> Result<()> {
    check_seat(game, seat)?;
    let mut out = io::stdout().lock();
    for acting in game.to_act().iter().filter(|&acting| seat.is_none_or(|seat| seat == acting)) {
        for action in game.actions(acting) {
            if as_json {
                writeln!(out, "{}", json!({ "seat": acting, "action": action.to_string() }))?;
            } else {
                writeln!(out, "{acting}: {action}")?;
            }
        }
    }
    Ok(())
}

fn apply(mut game: AnyGame, actions: &[String], tell: bool) -> Result<()> {
    for text in actions {
        let (seat, action) = parse_action(&game, text)?;
        let events = game.apply(seat, &action).map_err(|illegal| match illegal.rule() {
            Some(rule) => anyhow!("{text:?} is refused: {illegal} ({rule})"),
            None => anyhow!("{text:?} is refused: {illegal}"),
        })?;
        if tell {
            for event in events {
                writeln!(io::stderr(), "{}", serde_json::to_string(&event)?)?;
            }
        }
    }
    print(&game)
}

/// Reads `2: draw`, or `draw` where only one seat is to act.
fn parse_action(game: &AnyGame, text: &str) -> Result<(Seat, AnyAction)> {
    let (seat, action) = match text.split_once(':') {
        Some((seat, action)) => (seat.trim().parse()?, action),
        None => {
            let to_act = game.to_act();
            let mut seats = to_act.iter();
            match (seats.next(), seats.next()) {
                (Some(seat), None) => (seat, text),
                (None, _) => bail!("{text:?}: the game is over"),
                _ => bail!("{text:?}: say whose action it is, such as '1: {}'", text.trim()),
            }
        }
    };
    Ok((seat, game.parse_action(action)?))
}

fn count(game: &AnyGame, depth: u32, divide: bool) -> Result<()> {
    let mut out = io::stdout().lock();
    if divide {
        for seat in game.to_act().iter() {
            for action in game.actions(seat) {
                let mut next = game.clone();
                next.apply(seat, &action).context("a listed action is legal")?;
                writeln!(out, "{seat}: {action}: {}", next.sequences(depth.saturating_sub(1)))?;
            }
        }
    }
    writeln!(out, "{}", game.sequences(depth))?;
    Ok(())
}
