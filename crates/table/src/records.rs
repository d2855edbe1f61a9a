//! Rounds written down, from the facts of a table.

use std::fmt::Write;

use cardshed_protocol::{Millis, RoundResult, TableId, Who};
use cardshed_rules::Start;
use cardshed_rules::record::{End, FORMAT, Header, Kind, Line, Step, Times};

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
                records.extend(result.map(|result| open.write(table, result)));
            }
            // The seats of people who were sent away are free once the round is over.
            open.names = table.seats.iter().map(|slot| table.name_on(slot)).collect();
        })?;
        Ok(records)
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

    fn write(&mut self, table: &Table, result: &RoundResult) -> String {
        if self.names.is_empty() {
            self.names = table.seats.iter().map(|slot| table.name_on(slot)).collect();
        }
        let header = Header {
            cardshed: Kind::Record,
            format: FORMAT,
            game: table.settings.game,
            options: table.settings.options.clone(),
            start: self.start,
            seats: std::mem::take(&mut self.names),
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
