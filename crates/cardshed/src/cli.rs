//! The command line, with an example for every command.

use std::net::SocketAddr;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use cardshed_bots::BotSpec;
use cardshed_rules::{GameId, Seat, SeatCount, Seed};
use clap::{Args, Parser, Subcommand};

use crate::serve::ServeArgs;

/// Four tabletop card games: play, serve, simulate, set up positions, replay and check.
#[derive(Debug, Parser)]
#[command(version, about, propagate_version = true, max_term_width = 110)]
#[command(after_help = "\
Games: clear4 (Clear Four), plusminus (Plus Minus), halves (Two Halves), levels (Eight Levels).

Examples:
  cardshed rules clear4
  cardshed serve --listen 127.0.0.1:8080
  cardshed simulate --game plusminus --players 3 --games 10000
  cardshed arena --game levels --bots hard,medium --games 200
  cardshed position deal --game halves --players 2 | cardshed position legal")]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal against bots.
    Play(PlayArgs),
    /// Play random legal games and report their lengths, winners and speed.
    Simulate(SimulateArgs),
    /// Let bots and programs play each other, and report who is better by how much.
    Arena(ArenaArgs),
    /// Deal, draw, list, play on or count from a position.
    Position(PositionArgs),
    /// Show the games of a record, action by action.
    Replay(ReplayArgs),
    /// Check that the records of a file follow from their seeds by the rules.
    Verify(VerifyArgs),
    /// Print the numbered rules of a game.
    Rules(RulesArgs),
    /// Run a server with tables for people and programs.
    Serve(ServeArgs),
    /// Put load on a server on this machine, and report how many actions it bears and how soon they are seen.
    Load(LoadArgs),
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed play
  cardshed play clear4 --players 3 --opponents hard
  cardshed play levels --options levels=two_stars
  cardshed play plusminus --players 2 --rounds 4

In a game without turns everybody gets one action at a time here, you first.")]
pub struct PlayArgs {
    /// The game: clear4, plusminus, halves or levels; asked for if not given.
    pub game: Option<GameId>,
    /// How many play, with you; asked for if not given.
    #[arg(short, long, value_parser = seat_count)]
    pub players: Option<SeatCount>,
    /// House rules in their short form, such as joker_sets,auto_clear (see `cardshed rules GAME`).
    #[arg(short, long, default_value = "")]
    pub options: String,
    /// Whom to play against: random, easy, medium or hard.
    #[arg(long, default_value = "medium", value_name = "BOT")]
    pub opponents: BotSpec,
    /// How many rounds the match has.
    #[arg(short, long, default_value = "1")]
    pub rounds: u16,
    /// Play the deals of this seed: a number, or 64 hexadecimal digits.
    #[arg(short, long)]
    pub seed: Option<Seed>,
}

/// What has to be known to deal a game.
#[derive(Clone, Debug, Args)]
pub struct DealArgs {
    /// The game: clear4, plusminus, halves or levels.
    #[arg(short, long)]
    pub game: GameId,
    /// How many play.
    #[arg(short, long, default_value = "2", value_parser = seat_count)]
    pub players: SeatCount,
    /// House rules in their short form, such as joker_sets,auto_clear (see `cardshed rules GAME`).
    #[arg(short, long, default_value = "")]
    pub options: String,
    /// Where all randomness comes from: a number, or 64 hexadecimal digits.
    #[arg(short, long, default_value = "1")]
    pub seed: Seed,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed simulate --game clear4 --players 4 --games 100000
  cardshed simulate --game levels --options levels=two_stars --seed 7 --json
  cardshed simulate --game halves --games 100 --record games.jsonl --states

Every game's seed follows from --seed and its number: the same command gives the same games, whatever the \
number of threads.")]
pub struct SimulateArgs {
    #[command(flatten)]
    pub deal: DealArgs,
    /// How many games.
    #[arg(short = 'n', long, default_value = "1000")]
    pub games: NonZeroU64,
    /// How many threads; all cores if not given.
    #[arg(short, long)]
    pub threads: Option<NonZeroUsize>,
    /// Write every game to this file, as JSON Lines.
    #[arg(short, long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Write the full state after every action into the record.
    #[arg(long, requires = "record")]
    pub states: bool,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed arena --game clear4 --bots hard,medium --games 2000
  cardshed arena --game halves --bots hard,easy:pace=child --players 4 --games 500 --seed 7 --json
  cardshed arena --game levels --bots hard:iterations=2000,hard:iterations=200 --games 100
  cardshed arena --game plusminus --bots 'easy,program:python3 examples/python/bot.py' --games 50

Every deal is played once for each rotation of the bots over the seats, so that the luck of the cards cancels. \
With fewer bots than seats they are repeated in order around the table. The same command gives the same figures \
but for the times, whatever the number of threads. How a program takes part: docs/bot-protocol.md.")]
pub struct ArenaArgs {
    /// The game: clear4, plusminus, halves or levels.
    #[arg(short, long)]
    pub game: GameId,
    /// Who plays, separated by commas: random, easy, medium or hard, with parameters such as hard:iterations=2000 or
    /// easy:pace=child; a path with a / in it, or program:NAME ARGUMENTS, for a program.
    #[arg(short, long)]
    pub bots: String,
    /// How many deals; each is played in every rotation.
    #[arg(short = 'n', long, default_value = "100")]
    pub games: NonZeroU64,
    /// How many sit at the table; the fewest that seat every bot if not given.
    #[arg(short, long, value_parser = seat_count)]
    pub players: Option<SeatCount>,
    /// House rules in their short form, such as joker_sets,auto_clear (see `cardshed rules GAME`).
    #[arg(short, long, default_value = "")]
    pub options: String,
    /// Where all randomness comes from: a number, or 64 hexadecimal digits.
    #[arg(short, long, default_value = "1")]
    pub seed: Seed,
    /// How many threads; all cores if not given. Each has a process of its own of every program.
    #[arg(short, long)]
    pub threads: Option<NonZeroUsize>,
    /// How many seconds a program may take for an answer.
    #[arg(long, default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Duration,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
A position is JSON with every card, as `position deal` and `position apply` print it. FILE may be - or left out \
to read standard input.

Examples:
  cardshed position deal --game plusminus --seed 3 > start.json
  cardshed position show start.json
  cardshed position legal start.json
  cardshed position apply start.json '1: draw' '2: play 5/3'
  cardshed position count start.json --depth 3")]
pub struct PositionArgs {
    #[command(subcommand)]
    pub command: PositionCommand,
}

#[derive(Debug, Subcommand)]
pub enum PositionCommand {
    /// Deal a game and print its position.
    Deal {
        #[command(flatten)]
        deal: DealArgs,
        /// The seat that has the start; drawn by lot if not given.
        #[arg(long)]
        start: Option<Seat>,
    },
    /// Draw the table, with all cards open or as one seat sees it.
    Show {
        #[command(flatten)]
        from: PositionFile,
        /// Only what this seat sees.
        #[arg(long)]
        seat: Option<Seat>,
    },
    /// List the legal actions of every seat that is to act.
    Legal {
        #[command(flatten)]
        from: PositionFile,
        /// Only this seat's.
        #[arg(long)]
        seat: Option<Seat>,
        /// One JSON object for each: {"seat": 1, "action": "draw"}.
        #[arg(long)]
        json: bool,
    },
    /// Do actions in order and print the new position.
    Apply {
        /// The position's file, or - for standard input.
        file: PathBuf,
        /// Actions such as 'draw', or '2: draw' where more than one seat could be meant.
        #[arg(required = true)]
        actions: Vec<String>,
        /// Say on standard error what happened, one JSON object an event.
        #[arg(long)]
        events: bool,
    },
    /// Count the sequences of actions from here, to a depth.
    Count {
        #[command(flatten)]
        from: PositionFile,
        /// How many actions deep.
        #[arg(short, long)]
        depth: u32,
        /// Count for each first action on its own.
        #[arg(long)]
        divide: bool,
    },
}

#[derive(Debug, Args)]
pub struct PositionFile {
    /// The position's file, or - for standard input.
    #[arg(default_value = "-")]
    pub file: PathBuf,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed replay games.jsonl
  cardshed replay games.jsonl --number 5 --draw")]
pub struct ReplayArgs {
    /// The record's file, or - for standard input.
    #[arg(default_value = "-")]
    pub file: PathBuf,
    /// Only this record of the file, counted from one.
    #[arg(short, long)]
    pub number: Option<NonZeroUsize>,
    /// Draw the table before every action.
    #[arg(short, long)]
    pub draw: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed verify games.jsonl")]
pub struct VerifyArgs {
    /// The record's file, or - for standard input.
    #[arg(default_value = "-")]
    pub file: PathBuf,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed rules levels
  cardshed rules CF-32")]
pub struct RulesArgs {
    /// A game, or one rule by its id.
    #[arg(value_name = "GAME or RULE")]
    pub topic: String,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  cardshed load --tables 100 --seconds 20
  cardshed load --tables 4000 --rate 1 --seconds 30
  cardshed load --game plusminus --players 2 --tables 20 --json

Without --rate every table acts as soon as it can, one action at a time. The server has to bear it; start it like \
this, with a database of its own that can be thrown away:
  cardshed serve --database sqlite:/tmp/load.db --log warn --requests-per-second 100000 \\
      --messages-per-second 100000 --connections-per-address 30000
Each seat is a connection, which is an open file on both sides: see `ulimit -n`.")]
pub struct LoadArgs {
    /// Where the server listens; an address of this machine's loopback.
    #[arg(value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub server: SocketAddr,
    /// How many tables.
    #[arg(short, long, default_value = "100")]
    pub tables: NonZeroU64,
    /// The game: clear4, plusminus, halves or levels.
    #[arg(short, long, default_value = "clear4")]
    pub game: GameId,
    /// How many sit at a table.
    #[arg(short, long, default_value = "4", value_parser = seat_count)]
    pub players: SeatCount,
    /// Actions a second at each table; as many as possible if not given.
    #[arg(short, long, value_name = "NUMBER", value_parser = rate)]
    pub rate: Option<f64>,
    /// How long to measure, after all are seated and play has settled down.
    #[arg(long, default_value = "20", value_parser = measured)]
    pub seconds: Duration,
    /// Where the players' choices come from.
    #[arg(short, long, default_value = "1")]
    pub seed: u64,
    /// Report as JSON.
    #[arg(long)]
    pub json: bool,
}

fn seat_count(text: &str) -> Result<SeatCount, String> {
    text.parse().ok().and_then(SeatCount::new).ok_or_else(|| "a table has 2 to 6 players".to_owned())
}

/// A time that makes sense for one answer: from a millisecond to an hour.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.parse().ok().filter(|number| (0.001..=3600.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a number of seconds from 0.001 to 3600".to_owned())
}

/// A pace that a table can keep: from one action in a hundred seconds to a thousand a second.
fn rate(text: &str) -> Result<f64, String> {
    let number: Option<f64> = text.parse().ok().filter(|number| (0.01..=1000.0).contains(number));
    number.ok_or_else(|| "a number of actions a second from 0.01 to 1000".to_owned())
}

/// Every receipt is kept until the end, so there has to be one.
fn measured(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.parse().ok().filter(|number| (0.1..=600.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a number of seconds from 0.1 to 600".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
