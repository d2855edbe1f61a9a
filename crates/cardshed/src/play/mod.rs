//! `cardshed play`: a game in the terminal, against bots.

mod prompt;
mod table;

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::{GameId, Match, SeatCount, Seed, Start};

use crate::cli::PlayArgs;
use prompt::Prompt;
use table::Table;

/// The others at the table, as many as are needed.
const OTHERS: [&str; 5] = ["Noor", "Jules", "Sam", "Robin", "Kim"];

pub fn run(args: &PlayArgs) -> Result<()> {
    let mut prompt = Prompt::new(io::stdin().lock(), io::stdout());
    match evening(args, &mut prompt) {
        Err(error) if error.is::<prompt::Left>() => {
            writeln!(io::stdout(), "\nGoodbye.")?;
            Ok(())
        }
        other => other,
    }
}

/// A match, from the choice of the game to the last round.
fn evening(args: &PlayArgs, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
    let game = match args.game {
        Some(game) => game,
        None => choose_game(prompt)?,
    };
    let seats = match args.players {
        Some(seats) => seats,
        None => choose_seats(prompt, game)?,
    };
    let options = AnyOptions::parse(game, &args.options).context("--options")?;
    let mut rounds = Match::new(game, seats, args.rounds, Start::Lot)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed(),
    };
    let names: Vec<String> =
        std::iter::once("you").chain(OTHERS).take(seats.get()).map(ToOwned::to_owned).collect();
    prompt.say(&format!("{}. Type ? for help, q to leave. (seed {seed})", game.name()))?;
    while !rounds.is_over() {
        let number = u64::from(rounds.played());
        let mut table =
            Table::deal(&options, seats, rounds.next_start(), seed.nth(number), &names, args.opponents)?;
        if rounds.rounds() > 1 {
            prompt.say(&format!("\nRound {} of {}", number + 1, rounds.rounds()))?;
        }
        let (start, outcome) = table.play(prompt)?;
        rounds.write_down(start, &outcome);
        table.say_points(&rounds, &outcome, prompt)?;
    }
    Ok(())
}

fn choose_game(prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<GameId> {
    prompt.say("Which game?")?;
    for (number, game) in (1..).zip(GameId::ALL) {
        let kind = if game.is_speed() { "everyone at once" } else { "turns" };
        prompt.say(&format!("  {number}  {:<14} {kind}", game.name()))?;
    }
    prompt.ask_for("game", |text| match text.parse::<usize>() {
        Ok(number @ 1..=4) => Ok(GameId::ALL[number - 1]),
        _ => text.parse::<GameId>().map_err(|_| "type a number from 1 to 4, or a game's name".to_owned()),
    })
}

fn choose_seats(prompt: &mut Prompt<impl BufRead, impl Write>, game: GameId) -> Result<SeatCount> {
    let counts: Vec<String> = game.seat_counts().iter().map(ToString::to_string).collect();
    let counts = counts.join(", ");
    prompt.ask_for(&format!("players, with you ({counts})"), |text| {
        text.parse()
            .ok()
            .filter(|count| game.seat_counts().contains(count))
            .and_then(SeatCount::new)
            .ok_or_else(|| format!("{} is for {counts} players", game.name()))
    })
}

/// A seed nobody has chosen, from the randomness the standard library gives every process.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, RandomState};
    let mut bytes = [0; 32];
    for (number, part) in bytes.chunks_mut(8).enumerate() {
        part.copy_from_slice(&RandomState::new().hash_one(number).to_le_bytes());
    }
    Seed::new(bytes)
}
