//! Rounds written down, from the facts of a table.

use std::fmt::Write;

use cardshed_protocol::{Millis, RoundResult, TableId, Who};
use cardshed_rules::record::{End, FORMAT, Header, Kind, Line, Step, Times};
use cardshed_rules::{GameId, Outcome, PerSeat, Start};
use serde::Serialize;

use crate::deal;
use crate::fact::{Entry, Fact};
use crate::table::{Phase, RestoreError, Slot, Table};

impl Table {
    /// The records of all rounds that are over, in order: who did what and when, when each seat was shown it, and how
    /// the deal can be checked. `cardshed verify` reads them.
    ///
    /// # Errors
    /// If the facts do not follow from each other.
    pub fn records(id: TableId, master: [u8; 32], entries: &[Entry]) -> Result<Vec<String>, RestoreError> {
        let mut records = Vec::new();
        Table::each_round(id, master, entries, |table, open, result| {
            records.push(open.write(table, result));
        })?;
        Ok(records)
    }

    /// How every round has ended that is over, in order, and how each match stood after it.
    ///
    /// # Errors
    /// If the facts do not follow from each other.
    pub fn results(
        id: TableId,
        master: [u8; 32],
        entries: &[Entry],
    ) -> Result<Vec<PlayedRound>, RestoreError> {
        let mut rounds: Vec<PlayedRound> = Vec::new();
        Table::each_round(id, master, entries, |table, open, result| {
            let Some(score) = table.progress.as_ref().map(|progress| &progress.score) else { return };
            let before = rounds.last().map_or(0, |last| last.number);
            rounds.push(PlayedRound {
                number: before + u32::from(result.round == 1),
                round: result.round,
                rounds: score.rounds(),
                game: table.settings.game,
                seats: open.take_names(table),
                outcome: result.outcome,
                points: *score.points(),
                places: score.places(),
                began: result.began,
                ended: result.ended,
            });
        })?;
        Ok(rounds)
    }

    /// Plays everything again, and shows every round that is over to `each`.
    fn each_round(
        id: TableId,
        master: [u8; 32],
        entries: &[Entry],
        mut each: impl FnMut(&Table, &mut Open, &RoundResult),
    ) -> Result<(), RestoreError> {
        let mut open = Open::default();
        Table::retrace(id, master, entries, |table, entry| {
            match &entry.fact {
                Fact::Dealt { start, .. } => open = Open::new(entry.at, *start),
                Fact::Acted { seat, action, actor, reaction, shown, .. } => {
                    let times = Times {
                        at: entry.at.since(open.began),
                        by: *actor,
                        reaction: *reaction,
                        shown: shown.clone(),
                    };
                    open.steps.push(Step { times: Some(times), ..Step::new(*seat, action) });
                }
                _ => return,
            }
            if !matches!(table.phase, Phase::Playing(_)) {
                let result = table.progress.as_ref().and_then(|progress| progress.results.last());
                if let Some(result) = result {
                    each(table, &mut open, result);
                }
            }
            // The seats of people who were sent away are free once the round is over.
            open.names = table.seats.iter().map(|slot| table.name_on(slot)).collect();
        })?;
        Ok(())
    }

    fn name_on(&self, slot: &Slot) -> String {
        match &slot.who {
            Who::Open => String::new(),
            Who::Bot { bot } => bot.to_string(),
            Who::Person { person } => {
                self.person(*person).map_or_else(String::new, |person| person.name.to_string())
            }
        }
    }
}

/// How a round has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayedRound {
    /// The match it belongs to, counted from one at this table.
    #[serde(rename = "match")]
    pub number: u32,
    /// The round of that match, counted from one.
    pub round: u16,
    /// How many rounds the match has.
    pub rounds: u16,
    /// What was played.
    pub game: GameId,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How it ended.
    pub outcome: Outcome,
    /// Each seat's total after it.
    pub points: PerSeat<u32>,
    /// Each seat's place after it.
    pub places: PerSeat<u8>,
    /// When it began, by the table's clock.
    pub began: Millis,
    /// When it ended.
    pub ended: Millis,
}

/// A round that is not over yet.
#[derive(Default)]
struct Open {
    began: Millis,
    start: Start,
    names: Vec<String>,
    steps: Vec<Step>,
}

impl Open {
    fn new(began: Millis, start: Start) -> Open {
        Open { began, start, ..Open::default() }
    }

    /// Who played it. A round that was over at once has no step that could have noted it.
    fn take_names(&mut self, table: &Table) -> Vec<String> {
        if self.names.is_empty() {
            self.names = table.seats.iter().map(|slot| table.name_on(slot)).collect();
        }
        std::mem::take(&mut self.names)
    }

    fn write(&mut self, table: &Table, result: &RoundResult) -> String {
        let header = Header {
            cardshed: Kind::Record,
            format: FORMAT,
            game: table.settings.game,
            options: table.settings.options.clone(),
            start: self.start,
            seats: self.take_names(table),
            seed: result.proof.seed,
            // The table counts on as soon as a round is over.
            proof: Some(deal::written(&result.proof, &table.id, table.deals - 1)),
        };
        let steps = self.steps.drain(..).map(Line::Step);
        let end = Line::End(End { outcome: result.outcome });
        let mut text = String::new();
        for line in [Line::Header(header)].into_iter().chain(steps).chain([end]) {
            writeln!(text, "{line}").expect("writing to a string does not fail");
        }
        text
    }
}
