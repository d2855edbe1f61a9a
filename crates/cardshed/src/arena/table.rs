//! One thread's table: the players of every place, and the games they play.
//!
//! A game's seed is `nth(deal)` of the arena's; all rotations of a deal share it. Beside the streams that the game
//! itself shuffles with, the arena uses these of it:
//!
//! | stream | for |
//! | --- | --- |
//! | 2⁶¹ | the lot between actions at the same instant |
//! | 2⁶¹ + 1 + seat (from zero) | the player of that seat; a program is given the first 32 bytes as its seed |
//!
//! They belong to the seat, not to the bot: in every rotation a seat has the same luck in these as well.

use std::fmt;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use cardshed_bots::{Bots, Decision, Effort, Moment, Player, Sitting, Stalled};
use cardshed_rules::{Game, Outcome, Seat, Seed, Shuffler, View};
use serde::Serialize;

use super::Plan;
use super::entry::Entry;
use super::fault::{Fault, IllegalAction};
use super::messages::{End, Hello, PROTOCOL, Start};
use super::program::Program;
use super::times::Times;

/// See the module's table of streams.
const LOTS: u64 = 1 << 61;
const PLAYERS: u64 = LOTS + 1;

/// In a game without turns a card that does not fit goes back to the hand (PM-16), and people do err. Who errs so
/// often in a row is not going to stop.
const MOST_SLIPS: u32 = 100;

/// A table at which one thread plays.
pub struct Table<'p, G: Bots> {
    plan: &'p Plan<G>,
    places: Vec<Place<G>>,
    /// Each bot's decision times.
    times: Vec<Times>,
}

/// Who has a place.
enum Place<G: Game> {
    Bot(Box<dyn Player<G>>),
    Program(Box<Program>),
}

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    pub ending: Ending,
    /// How many actions each bot has answered with.
    pub decisions: Vec<u64>,
}

#[derive(Debug)]
pub enum Ending {
    /// By the rules.
    Outcome(Outcome),
    /// Programs at these seats did something wrong.
    Forfeit(Vec<(Seat, Fault)>),
}

/// Why a game does not go on.
#[derive(Debug)]
enum Trouble {
    Stalled,
    Fault(Seat, Fault),
    Illegal(Seat, IllegalAction),
}

impl From<Stalled> for Trouble {
    fn from(_: Stalled) -> Trouble {
        Trouble::Stalled
    }
}

impl<'p, G: Bots> Table<'p, G>
where
    G::View: Serialize,
{
    /// Seats everyone; programs are started.
    pub fn new(plan: &'p Plan<G>) -> Result<Table<'p, G>> {
        let hello = Hello {
            protocol: PROTOCOL,
            game: G::ID.id(),
            options: plan.setup.options.to_string(),
            players: plan.setup.seats.get(),
            timeout_ms: plan.timeout.as_millis() as u64,
        };
        let places = (0..plan.setup.seats.get()).map(|place| {
            Ok(match &plan.entries[plan.lineup.bot_of(place)] {
                Entry::Bot(spec) => Place::Bot(G::player(*spec)),
                Entry::Program(command) => {
                    let program = Program::start(command.clone(), &hello, plan.timeout)
                        .with_context(|| format!("cannot start {:?}", command.program))?;
                    Place::Program(Box::new(program))
                }
            })
        });
        let places = places.collect::<Result<_>>()?;
        Ok(Table { plan, places, times: vec![Times::default(); plan.entries.len()] })
    }

    /// Plays one game. An error is a bug of a bot of ours.
    pub fn play(&mut self, deal: u64, rotation: usize) -> Result<Played> {
        let seed = self.plan.seed.nth(deal);
        let game = G::deal(&self.plan.setup, seed).context("the same setup was dealt before")?;
        let mut round = Round::new(self, rotation, seed);
        let ending = match round.begin(deal) {
            faults if faults.is_empty() => round
                .play(game, seed)
                .with_context(|| format!("deal {}, rotation {}", deal + 1, rotation + 1))?,
            faults => Ending::Forfeit(faults),
        };
        round.end(&ending);
        Ok(Played { ending, decisions: round.decisions })
    }

    /// Everyone gets up; gives the decision times, and what the programs call themselves.
    pub fn close(self) -> (Vec<Times>, Vec<Option<String>>) {
        let mut names = vec![None; self.plan.entries.len()];
        for (number, place) in self.places.into_iter().enumerate() {
            if let Place::Program(program) = place {
                names[self.plan.lineup.bot_of(number)] = program.name().map(ToOwned::to_owned);
                program.close();
            }
        }
        (self.times, names)
    }
}

/// One game at the table.
struct Round<'t, 'p, G: Bots> {
    table: &'t mut Table<'p, G>,
    rotation: usize,
    /// Each seat's random numbers.
    random: Vec<Shuffler>,
    /// How many illegal actions in a row each seat has answered with.
    slips: Vec<u32>,
    decisions: Vec<u64>,
}

impl<'t, 'p, G: Bots> Round<'t, 'p, G>
where
    G::View: Serialize,
{
    fn new(table: &'t mut Table<'p, G>, rotation: usize, seed: Seed) -> Round<'t, 'p, G> {
        let plan = table.plan;
        let stream = |seat: Seat| seed.stream(PLAYERS + seat.index() as u64);
        Round {
            rotation,
            random: plan.setup.seats.iter().map(stream).collect(),
            slips: vec![0; plan.setup.seats.get()],
            decisions: vec![0; plan.entries.len()],
            table,
        }
    }

    fn place(&mut self, seat: Seat) -> &mut Place<G> {
        &mut self.table.places[self.table.plan.lineup.place(self.rotation, seat)]
    }

    /// Tells all programs that the game begins; gives those that are not fit for it.
    fn begin(&mut self, deal: u64) -> Vec<(Seat, Fault)> {
        let seats = self.table.plan.setup.seats;
        let options = self.table.plan.setup.options.to_string();
        let mut faults = Vec::new();
        for seat in seats.iter() {
            let place = self.table.plan.lineup.place(self.rotation, seat);
            let Place::Program(program) = &mut self.table.places[place] else {
                continue;
            };
            let start = Start {
                deal: deal + 1,
                rotation: self.rotation + 1,
                seat,
                seats: seats.get(),
                options: &options,
                seed: self.random[seat.index()].seed(),
            };
            if let Err(fault) = program.begin(&start) {
                faults.push((seat, fault));
            }
        }
        faults
    }

    /// Plays to the end, or until a program forfeits.
    fn play(&mut self, game: G, seed: Seed) -> Result<Ending> {
        let mut sitting = Sitting::new(game);
        let mut lots = seed.stream(LOTS);
        loop {
            if let Some(outcome) = sitting.game().outcome() {
                return Ok(Ending::Outcome(outcome));
            }
            match sitting.step(&mut lots, |seat, moment| self.ask(seat, moment)) {
                Ok(()) => {}
                Err(Trouble::Fault(seat, fault)) => return Ok(Ending::Forfeit(vec![(seat, fault)])),
                Err(Trouble::Illegal(seat, illegal)) => {
                    return match self.place(seat) {
                        Place::Program(_) => Ok(Ending::Forfeit(vec![(seat, illegal.into())])),
                        Place::Bot(_) => Err(self.bug(seat, &illegal)),
                    };
                }
                Err(Trouble::Stalled) => return self.stalled(sitting.game()),
            }
        }
    }

    /// Asks whoever sits there.
    fn ask(
        &mut self,
        seat: Seat,
        moment: Moment<'_, G::View>,
    ) -> Result<Option<Decision<G::Action>>, Trouble> {
        let lineup = self.table.plan.lineup;
        let random = &mut self.random[seat.index()];
        let view = moment.view;
        let begin = Instant::now();
        let answer = match &mut self.table.places[lineup.place(self.rotation, seat)] {
            Place::Bot(player) => player.decide(moment, &mut Effort::unlimited(), random),
            Place::Program(program) => {
                program.decide::<G>(&moment, random).map_err(|fault| Trouble::Fault(seat, fault))?
            }
        };
        let time = begin.elapsed();
        let Some(decision) = answer else {
            return Ok(None);
        };
        let bot = lineup.bot(self.rotation, seat);
        self.table.times[bot].record(time);
        self.decisions[bot] += 1;
        let slips = &mut self.slips[seat.index()];
        match view.check(&decision.action) {
            Ok(()) => *slips = 0,
            Err(refusal) => {
                *slips += 1;
                if !G::ID.is_speed() || *slips == MOST_SLIPS {
                    let illegal = IllegalAction::new(&decision.action, &refusal, *slips);
                    return Err(Trouble::Illegal(seat, illegal));
                }
            }
        }
        Ok(Some(decision))
    }

    /// Everybody waits: the programs that could act are at fault, or else the bots.
    fn stalled(&mut self, game: &G) -> Result<Ending> {
        let could: Vec<Seat> = game.to_act().iter().filter(|&seat| !game.actions(seat).is_empty()).collect();
        let programs = could.iter().filter(|&&seat| matches!(self.place(seat), Place::Program(_)));
        let faults: Vec<_> = programs.map(|&seat| (seat, Fault::Stalled)).collect();
        match could.first() {
            Some(&seat) if faults.is_empty() => Err(self.bug(seat, &Fault::Stalled)),
            Some(_) => Ok(Ending::Forfeit(faults)),
            None => Err(anyhow!("nobody can act, and the game is not over")),
        }
    }

    fn bug(&self, seat: Seat, what: &dyn fmt::Display) -> anyhow::Error {
        let bot = self.table.plan.lineup.bot(self.rotation, seat);
        anyhow!("a mistake in the bot {} at seat {seat}: {what}", self.table.plan.labels[bot])
    }

    /// Stops those who are at fault, and tells the others.
    fn end(&mut self, ending: &Ending) {
        let (outcome, forfeits) = match ending {
            Ending::Outcome(outcome) => (Some(outcome), Vec::new()),
            Ending::Forfeit(faults) => (None, faults.iter().map(|(seat, _)| *seat).collect()),
        };
        let end = End { outcome, forfeits: &forfeits };
        for seat in self.table.plan.setup.seats.iter() {
            if let Place::Program(program) = self.place(seat) {
                if forfeits.contains(&seat) {
                    program.stop();
                } else {
                    program.end(&end);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU64;
    use std::time::Duration;

    use cardshed_bots::Reason;
    use cardshed_rules::plusminus::{Action, PlusMinus};

    use super::*;
    use crate::cli::ArenaArgs;

    /// Always answers the same.
    struct Stubborn(Option<Action>);

    impl Player<PlusMinus> for Stubborn {
        fn decide(
            &self,
            _: Moment<'_, <PlusMinus as Game>::View>,
            _: &mut Effort<'_>,
            _: &mut Shuffler,
        ) -> Option<Decision<Action>> {
            let decision = |action| Decision { action, reason: Reason::Chance, after: Duration::ZERO };
            self.0.map(decision)
        }
    }

    fn plan() -> Plan<PlusMinus> {
        let args = ArenaArgs {
            game: PlusMinus::ID,
            bots: "easy,hard".to_owned(),
            games: NonZeroU64::MIN,
            players: None,
            options: String::new(),
            seed: Seed::from_number(1),
            threads: None,
            timeout: Duration::from_secs(1),
            json: false,
        };
        Plan::new(&args).unwrap()
    }

    /// What the arena says of two bots that always answer so.
    fn mistake(answer: Option<Action>) -> String {
        let plan = plan();
        let mut table = Table::new(&plan).unwrap();
        table.places.fill_with(|| Place::Bot(Box::new(Stubborn(answer))));
        format!("{:#}", table.play(6, 1).unwrap_err())
    }

    #[test]
    fn a_mistake_of_our_own_is_an_error_that_names_it() {
        let said = mistake(Some(Action::LayLast));
        assert!(said.starts_with("deal 7, rotation 2: a mistake in the bot "), "{said}");
        assert!(
            said.contains(" at seat ") && said.contains("answered \"last\", which is refused: "),
            "{said}"
        );
        assert!(said.ends_with("(PM-30; illegal action 100 in a row)"), "{said}");
        assert!(mistake(None).ends_with("waits like everybody else, although it could act"));
    }

    #[test]
    fn the_same_game_again_is_the_same() {
        let plan = plan();
        let mut table = Table::new(&plan).unwrap();
        let mut play = |deal, rotation| format!("{:?}", table.play(deal, rotation).unwrap());
        assert_eq!(play(0, 1), play(0, 1));
        assert_ne!(play(0, 1), play(1, 1));
    }
}
