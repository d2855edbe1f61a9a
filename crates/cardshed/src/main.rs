//! Cardshed's one binary: play, serve, simulate, let bots compete, set up positions, replay and check records, read the rules.

#![forbid(unsafe_code)]

mod arena;
mod batch;
mod cli;
mod draw;
mod files;
mod load;
mod play;
mod position;
mod replay;
mod rules;
mod serve;
mod simulate;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let run = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Replay(args) => replay::replay(&args),
        Command::Verify(args) => replay::verify(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Load(args) => load::run(&args),
    };
    match run {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has read enough: `cardshed rules clear4 | head`.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to do if standard error is gone too.
            let _ = writeln!(io::stderr(), "cardshed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
