//! One round: you, and the others.

use std::io::{BufRead, Write};

use anyhow::{Context, Result, anyhow};
use cardshed_rules::any::{AnyAction, AnyGame, AnyIllegal, AnyOptions};
use cardshed_rules::{Match, Outcome, Seat, SeatCount, Seed, Setup, Shuffler, Start, Viewer};

use super::prompt::Prompt;
use crate::draw::{self, Names};
use crate::rules;

/// The others' choices come from this stream of the round's seed, which no game's own shuffles reach.
const OTHERS_CHOICES: u64 = 1 << 62;

/// Longer lists of actions are cut; the rest can still be typed, or listed with `list`.
const LISTED: usize = 20;

const HELP: &str = "\
  a number      do that action of the list
  an action     in the game's notation, as the list shows it
  Enter         draw the table again (where everyone plays at once: let the others go on)
  list          all legal actions
  rules         the rules of the game; `rules CF-11` for one of them
  q             leave";

/// A round being played, with you at the first seat.
pub struct Table<'a> {
    game: AnyGame,
    you: Seat,
    names: &'a [String],
    random: Shuffler,
}

/// What a line you typed comes to.
enum Answer {
    Act(AnyAction),
    LetOthersGo,
    Again,
}

impl<'a> Table<'a> {
    pub fn deal(
        options: &AnyOptions,
        seats: SeatCount,
        start: Start,
        seed: Seed,
        names: &'a [String],
    ) -> Result<Table<'a>> {
        let setup = Setup { seats, start, options: options.clone() };
        let game = AnyGame::deal(&setup, seed)?;
        let you = seats.iter().next().context("a table has a first seat")?;
        Ok(Table { game, you, names, random: seed.stream(OTHERS_CHOICES) })
    }

    fn names(&self) -> Names<'a> {
        Names { names: self.names, you: Some(self.you) }
    }

    /// Plays to the end; gives the seat that had the start, and the outcome.
    pub fn play(&mut self, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<(Seat, Outcome)> {
        loop {
            if let Some(outcome) = self.game.outcome() {
                return Ok((self.game.start(), outcome));
            }
            if self.game.to_act().contains(self.you) {
                self.your_action(prompt)?;
            }
            self.others_act(prompt)?;
        }
    }

    /// Asks until you have done something, or let the others go.
    fn your_action(&mut self, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
        self.show(prompt)?;
        let actions = self.game.actions(self.you);
        list(&actions, LISTED, prompt)?;
        loop {
            match self.answer(&prompt.ask("your action")?, &actions, prompt)? {
                Answer::Again => {}
                Answer::LetOthersGo => return Ok(()),
                Answer::Act(action) => match self.game.apply(self.you, &action) {
                    Ok(events) => {
                        self.tell(&events, prompt)?;
                        return Ok(());
                    }
                    Err(illegal) => refuse(&illegal, prompt)?,
                },
            }
        }
    }

    fn show(&self, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
        let view = self.game.view(Viewer::Seat(self.you));
        prompt.say(&format!("\n{}", draw::view(&view, &self.names()).trim_end()))
    }

    fn answer(
        &self,
        text: &str,
        actions: &[AnyAction],
        prompt: &mut Prompt<impl BufRead, impl Write>,
    ) -> Result<Answer> {
        if let Some(action) =
            text.parse::<usize>().ok().and_then(|number| actions.get(number.checked_sub(1)?))
        {
            return Ok(Answer::Act(action.clone()));
        }
        match text {
            "" if self.game.id().is_speed() => return Ok(Answer::LetOthersGo),
            "" => {
                self.show(prompt)?;
                list(actions, LISTED, prompt)?;
            }
            "?" | "help" => prompt.say(HELP)?,
            "list" => list(actions, usize::MAX, prompt)?,
            "rules" => prompt.say(self.game.id().rules_page())?,
            _ => match text.strip_prefix("rules ") {
                Some(rule) => match rule.trim().parse() {
                    Ok(rule) => prompt.say(&format!("  {}", rules::paragraph(rule)))?,
                    Err(error) => prompt.say(&format!("  {error}"))?,
                },
                None => match self.game.parse_action(text) {
                    Ok(action) => return Ok(Answer::Act(action)),
                    Err(error) => prompt.say(&format!("  {error}; ? for help"))?,
                },
            },
        }
        Ok(Answer::Again)
    }

    /// In a game with turns, everyone up to you; in one without, each of the others once, in an order by lot.
    fn others_act(&mut self, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
        if self.game.id().is_speed() {
            let mut others: Vec<Seat> = self.game.seats().iter().filter(|&seat| seat != self.you).collect();
            self.random.shuffle(&mut others);
            for seat in others {
                self.act_at_random(seat, prompt)?;
            }
            return Ok(());
        }
        while let Some(seat) = self.game.to_act().iter().find(|&seat| seat != self.you) {
            self.act_at_random(seat, prompt)?;
        }
        Ok(())
    }

    fn act_at_random(&mut self, seat: Seat, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
        let actions = self.game.actions(seat);
        if actions.is_empty() {
            return Ok(());
        }
        let action = &actions[self.random.below(actions.len() as u32) as usize];
        let events =
            self.game.apply(seat, action).map_err(|illegal| anyhow!("a listed action: {illegal}"))?;
        self.tell(&events, prompt)
    }

    fn tell(
        &self,
        events: &[cardshed_rules::any::AnyEvent],
        prompt: &mut Prompt<impl BufRead, impl Write>,
    ) -> Result<()> {
        for event in events {
            let text = draw::event(&event.cut(Viewer::Seat(self.you)), &self.names());
            prompt.say(&format!("  - {text}"))?;
        }
        Ok(())
    }

    /// The points of the round, and of the match if it has more than one.
    pub fn say_points(
        &self,
        rounds: &Match,
        outcome: &Outcome,
        prompt: &mut Prompt<impl BufRead, impl Write>,
    ) -> Result<()> {
        prompt.say(&format!("  points: {}", draw::points(outcome.points.entries(), &self.names())))?;
        if rounds.rounds() > 1 {
            prompt.say(&format!("  match:  {}", draw::points(rounds.points().entries(), &self.names())))?;
        }
        Ok(())
    }
}

fn list(actions: &[AnyAction], most: usize, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
    for (number, action) in (1..).zip(actions.iter().take(most)) {
        prompt.say(&format!("  {number:>3}  {action}"))?;
    }
    if actions.len() > most {
        prompt.say(&format!("  … and {} more (list shows all)", actions.len() - most))?;
    }
    Ok(())
}

/// Says why not, and the rule in words.
fn refuse(illegal: &AnyIllegal, prompt: &mut Prompt<impl BufRead, impl Write>) -> Result<()> {
    prompt.say(&format!("  not possible: {illegal}"))?;
    match illegal.rule() {
        Some(rule) => prompt.say(&format!("  {}", rules::paragraph(rule))),
        None => Ok(()),
    }
}
