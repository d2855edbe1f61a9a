//! `cardshed replay` and `cardshed verify`: records, played again.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use cardshed_rules::Seat;
use cardshed_rules::record::{Reader, Record};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::{ReplayArgs, VerifyArgs};
use crate::draw::{self, Names};

pub fn replay(args: &ReplayArgs) -> Result<()> {
    let mut out = io::stdout().lock();
    let mut number = 0;
    each_record(&args.file, &ProgressBar::hidden(), |record| {
        number += 1;
        if args.number.is_none_or(|wanted| wanted.get() == number) {
            show(record, number, args.draw, &mut out)?;
        }
        Ok(())
    })?;
    match args.number {
        Some(wanted) if wanted.get() > number => bail!("the file has {number} records, not {wanted}"),
        _ if number == 0 => bail!("{} holds no record", args.file.display()),
        _ => Ok(()),
    }
}

/// Writes one game, action by action, each only once it is known to be legal.
fn show(record: &Record, number: usize, drawn: bool, out: &mut impl Write) -> Result<()> {
    let header = &record.header;
    let options = if header.options.is_empty() { "printed rules" } else { &header.options };
    writeln!(out, "Game {number}: {}, {options}, seed {}", header.game.name(), header.seed)?;
    let name =
        |seat: Seat| format!("{seat} ({})", header.seats.get(seat.index()).map_or("?", String::as_str));
    let mut written = Ok(());
    let mut step = 0;
    let played = record.replay(|game, seat, action| {
        step += 1;
        if written.is_ok() {
            if drawn {
                written = write!(out, "\n{}\n", draw::position(&game.position()));
            }
            written = std::mem::replace(&mut written, Ok(()))
                .and_then(|()| writeln!(out, "{step:5}. {}: {action}", name(seat)));
        }
    });
    written?;
    let (game, outcome) = played?;
    if drawn {
        write!(out, "\n{}", draw::position(&game.position()))?;
    }
    let points = draw::points(outcome.points.entries(), &Names::NONE);
    writeln!(out, "{}; points: {points}\n", draw::outcome(&outcome, &Names::NONE))?;
    Ok(())
}

pub fn verify(args: &VerifyArgs) -> Result<()> {
    let bar = bar(&args.file)?;
    let mut games = 0_u64;
    let mut proven = 0_u64;
    let mut actions = 0_u64;
    each_record(&args.file, &bar, |record| {
        record.replay(|_, _, _| actions += 1)?;
        let line = record.line;
        let proof = cardshed_table::deal::check_written(&record.header);
        proven += u64::from(proof.with_context(|| format!("line {line}"))?);
        games += 1;
        Ok(())
    })?;
    bar.finish_and_clear();
    if games == 0 {
        bail!("{} holds no record", args.file.display());
    }
    writeln!(
        io::stdout(),
        "{games} {} with {actions} actions: every deal follows from its seed, every action from the rules, and \
         every outcome from the actions.",
        if games == 1 { "game" } else { "games" }
    )?;
    if proven > 0 {
        writeln!(
            io::stdout(),
            "{proven} of them from tables: every seed follows from what the table had committed to and its players added."
        )?;
    }
    Ok(())
}

/// Counts bytes of a file; a pipe has no length, and gets no bar.
fn bar(path: &Path) -> Result<ProgressBar> {
    if path == Path::new("-") {
        return Ok(ProgressBar::hidden());
    }
    let length = path.metadata().with_context(|| format!("cannot read {}", path.display()))?.len();
    let style = ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}, {eta} left")
        .expect("the template is well-formed");
    Ok(ProgressBar::new(length).with_style(style))
}

/// Reads a file line by line and gives its records as they are complete.
fn each_record(path: &Path, bar: &ProgressBar, mut take: impl FnMut(&Record) -> Result<()>) -> Result<()> {
    let input: Box<dyn BufRead> = if path == Path::new("-") {
        if io::stdin().is_terminal() {
            writeln!(io::stderr(), "Reading records from standard input; name a file to read that instead.")?;
        }
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
        Box::new(BufReader::new(file))
    };
    let named = |error: anyhow::Error| match error.downcast_ref::<io::Error>() {
        Some(_) => error,
        None => anyhow!("{}: {error:#}", path.display()),
    };
    let mut reader = Reader::default();
    for line in input.lines() {
        let line = line.with_context(|| format!("cannot read {}", path.display()))?;
        bar.inc(line.len() as u64 + 1);
        if let Some(record) = reader.line(&line).map_err(anyhow::Error::from).map_err(named)? {
            take(&record).map_err(named)?;
        }
    }
    match reader.finish() {
        Some(record) => take(&record).map_err(named),
        None => Ok(()),
    }
}
