//! A program that competes: its process, and what is said to it.

use std::io;
use std::time::Duration;

use cardshed_bots::{Decision, Glance, Moment, Pace, Reason};
use cardshed_rules::{Game, Shuffler, View};
use serde::Serialize;

use super::entry::CommandLine;
use super::fault::Fault;
use super::messages::{self, Answer, Decide, End, Hello, Start, Tagged};
use super::process::Process;

/// A program at one place of the line-up.
#[derive(Debug)]
pub struct Program {
    command: CommandLine,
    hello: Vec<u8>,
    timeout: Duration,
    state: State,
    /// What it calls itself, once it has said so.
    name: Option<String>,
}

#[derive(Debug)]
enum State {
    /// It did something wrong; it is started anew for the next game.
    Stopped,
    /// It runs, and has not been spoken to.
    Started(Process),
    /// It has said hello.
    Greeted(Process),
}

impl Program {
    /// Starts it, without a word.
    pub fn start(command: CommandLine, hello: &Hello, timeout: Duration) -> io::Result<Program> {
        let state = State::Started(Process::start(&command)?);
        Ok(Program { command, hello: messages::line(hello), timeout, state, name: None })
    }

    /// What it calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Tells it that a game begins; starts it and says hello if need be.
    pub fn begin(&mut self, start: &Start<'_>) -> Result<(), Fault> {
        let mut process = match std::mem::replace(&mut self.state, State::Stopped) {
            State::Greeted(process) => process,
            State::Started(process) => self.greet(process)?,
            State::Stopped => self.greet(Process::start(&self.command).map_err(Fault::NotStarted)?)?,
        };
        process.say(messages::line(start))?;
        self.state = State::Greeted(process);
        Ok(())
    }

    fn greet(&mut self, mut process: Process) -> Result<Process, Fault> {
        let answer = process.ask(self.hello.clone(), self.timeout)?;
        self.name = Some(messages::read_hello(&answer)?);
        Ok(process)
    }

    /// Asks what it would do. It is not asked if it can do nothing. Whether its action is legal is for the caller to
    /// check.
    pub fn decide<G: Game>(
        &mut self,
        moment: &Moment<'_, G::View>,
        random: &mut Shuffler,
    ) -> Result<Option<Decision<G::Action>>, Fault>
    where
        G::View: Serialize,
    {
        let actions = moment.view.actions();
        let State::Greeted(process) = &mut self.state else {
            unreachable!("a game only goes on with programs that have begun it");
        };
        if actions.is_empty() {
            return Ok(None);
        }
        let question = messages::line(&Decide {
            view: Tagged { game: G::ID.id(), view: moment.view },
            fresh: moment.fresh,
            actions: actions.iter().map(ToString::to_string).collect(),
        });
        let answer = process.ask(question, self.timeout)?;
        let (action, after_ms) = match messages::read_answer(&answer)? {
            Answer::Wait if G::ID.is_speed() => return Ok(None),
            Answer::Wait => return Err(Fault::WaitsOnTurn),
            Answer::Act { action, after_ms } => (action, after_ms),
        };
        let glance = Glance { new: moment.fresh, cards: 1, choices: actions.len() };
        let after = match after_ms {
            Some(ms) => Duration::from_secs_f64(ms / 1e3),
            None if G::ID.is_speed() => Pace::default().reaction(glance, random),
            None => Duration::ZERO,
        };
        let action = action.parse().map_err(Fault::NoAction)?;
        // Programs give no reasons, and the arena asks for none.
        Ok(Some(Decision { action, reason: Reason::Chance, after }))
    }

    /// Tells it how the game ended, if it still listens.
    pub fn end(&mut self, end: &End<'_>) {
        if let State::Greeted(process) = &mut self.state
            && process.say(messages::line(end)).is_err()
        {
            self.stop();
        }
    }

    /// Kills it.
    pub fn stop(&mut self) {
        self.state = State::Stopped;
    }

    /// Lets it end by itself, for it has done nothing wrong.
    pub fn close(self) {
        match self.state {
            State::Stopped => {}
            State::Started(process) | State::Greeted(process) => process.close(),
        }
    }
}
