//! Everything done to the repository itself, one command each: `cargo xtask help`.

#![forbid(unsafe_code)]

mod bench;
mod command;
mod deny;
mod first;
mod frames;
mod fuzz;
mod generate;
mod glue;
mod order;
mod page;
mod places;
mod play;
mod rule_ids;
mod shots;
mod steps;
mod test;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::page::Build;

/// Build, check and measure Cardshed, one command each.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo xtask test                        everything CI checks
  cargo xtask test --fast                 the same without page, browser, docs, wasm and fuzz targets
  cargo xtask rules                       only: is there a test for every rule?
  cargo xtask generate                    write the generated pages again
  cargo xtask fuzz positions --seconds 60
  cargo xtask page                        build what browsers load
  cargo xtask shots                       pictures of every screen
  cargo xtask frames                      how soon the page shows what happens
  cargo xtask bench";

#[derive(Debug, Subcommand)]
enum Task {
    /// Check everything, and stop at the first thing that is wrong.
    #[command(after_help = "\
Examples:
  cargo xtask test          everything, as CI does it
  cargo xtask test --fast   while writing: no page, browser, docs, wasm or fuzz targets")]
    Test {
        /// Leave out the page and its browser tests, docs, wasm and fuzz targets. Refused where CI=true.
        #[arg(long)]
        fast: bool,
    },

    /// Check that every rule of every game has a test named by it.
    #[command(after_help = "\
Rule CF-11 of docs/rules/clear4.md needs a #[test] in crates/rules whose name starts with cf_11_.

Example:
  cargo xtask rules")]
    Rules,

    /// Write the generated pages.
    #[command(after_help = "\
Examples:
  cargo xtask generate           write what is out of date
  cargo xtask generate --check   only say what is out of date")]
    Generate {
        /// Write nothing; fail if something is out of date.
        #[arg(long)]
        check: bool,
    },

    /// Feed the fuzz targets arbitrary input (nightly, cargo-fuzz).
    #[command(after_help = "\
Examples:
  cargo xtask fuzz                          every target, a minute each
  cargo xtask fuzz notation --seconds 600   one target, ten minutes")]
    Fuzz {
        /// One target of fuzz/fuzz_targets; all of them if none is named.
        target: Option<String>,
        /// How long each target runs.
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
    },

    /// Check licences, duplicates and sources of the dependencies (cargo-deny).
    #[command(after_help = "\
Examples:
  cargo xtask deny                licences, duplicates, sources; needs no network
  cargo xtask deny --advisories   known vulnerabilities too; fetches the advisory database")]
    Deny {
        /// Look for known vulnerabilities too. Needs the network.
        #[arg(long)]
        advisories: bool,
    },

    /// Build the page into crates/web/dist, which the server embeds.
    #[command(after_help = "\
Examples:
  cargo xtask page         small, as it is shipped
  cargo xtask page --dev   quick to build; a debug build of the server shows it without being built again")]
    Page {
        /// Quick to build instead of small.
        #[arg(long)]
        dev: bool,
    },

    /// Build the page and the server, start the server, and say where to look. `cargo play` is short for it.
    #[command(after_help = "\
Examples:
  cargo play                              on this machine: http://127.0.0.1:8080
  cargo play --listen 0.0.0.0:8080        for everyone in the house
  cargo play --dev                        quick to build, for looking at a change")]
    Play {
        /// Quick to build instead of small and fast.
        #[arg(long)]
        dev: bool,
        /// Options of `cardshed serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        serve: Vec<String>,
    },

    /// Try the page in a real browser against the real server.
    #[command(after_help = "\
Examples:
  cargo xtask browser         builds the page first, quickly
  cargo xtask browser --built  with the page as it was last built")]
    Browser {
        /// Leave the page as it was last built.
        #[arg(long)]
        built: bool,
    },

    /// Take pictures of every screen in a real browser, to be looked at.
    #[command(after_help = "\
Every scene is taken on a desk (1280x800), a phone (360x740) and a phone turned (740x360), light and dark.

Examples:
  cargo xtask shots                          everything, into the folder shots, which git ignores
  cargo xtask shots --only levels            the scenes with this in their name
  cargo xtask shots --built --only home --only lobby")]
    Shots {
        /// Only scenes with this in their name; may be given several times.
        #[arg(long, value_name = "NAME")]
        only: Vec<String>,
        /// Where the pictures go.
        #[arg(long, value_name = "FOLDER", default_value = "shots")]
        into: PathBuf,
        /// Leave the page as it was last built.
        #[arg(long)]
        built: bool,
    },

    /// Measure in a real browser how soon the page shows a play, and takes in what others do.
    #[command(after_help = "\
Examples:
  cargo xtask frames          builds the page as it is shipped, which takes minutes; then compare with docs/benchmarks.md
  cargo xtask frames --built  with the page as it was last built")]
    Frames {
        /// Leave the page as it was last built.
        #[arg(long)]
        built: bool,
    },

    /// Measure random playouts of all games.
    #[command(after_help = "\
Example:
  cargo xtask bench   then compare with docs/benchmarks.md")]
    Bench,
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    let root = root();
    match task {
        Task::Test { fast } => test::run(root, fast),
        Task::Rules => rule_ids::run(root),
        Task::Generate { check: true } => generate::check(root),
        Task::Generate { check: false } => generate::write(root),
        Task::Fuzz { target, seconds } => fuzz::run(root, target.as_deref(), seconds),
        Task::Deny { advisories } => deny::run(root, advisories),
        Task::Page { dev } => page::run(root, if dev { Build::Dev } else { Build::Release }),
        Task::Play { dev, serve } => play::run(root, if dev { Build::Dev } else { Build::Release }, &serve),
        Task::Browser { built } => {
            if !built {
                page::run(root, Build::Dev)?;
            }
            test::browser_tests(root)
        }
        Task::Shots { only, into, built } => {
            if !built {
                page::run(root, Build::Dev)?;
            }
            shots::run(root, &into, &only)
        }
        Task::Frames { built } => {
            if !built {
                page::run(root, Build::Release)?;
            }
            frames::run(root)
        }
        Task::Bench => bench::run(root),
    }
}

/// The root of the repository: two folders above this crate.
fn root() -> &'static Path {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.ancestors().nth(2).expect("the crate is in crates/xtask")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Arguments;

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }
}
