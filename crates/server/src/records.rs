//! The finished rounds of a table as records: who did what, and when.

use cardshed_protocol::{Name, PersonId, TableSettings, Who};
use cardshed_rules::any::AnyGame;
use cardshed_rules::record::{End, FORMAT, Header, Kind};
use cardshed_rules::{Outcome, Seat};
use cardshed_table::{Actor, Entry, Fact, deal};
use serde::Serialize;

use crate::hall::to_json;
use crate::storage::Stored;

/// An action with its time. Readers of records pass over what they do not know.
#[derive(Serialize)]
struct TimedStep<'a> {
    seat: Seat,
    action: &'a str,
    at: u64,
    actor: Actor,
    #[serde(skip_serializing_if = "Option::is_none")]
    reaction: Option<i64>,
}

struct Round {
    game: AnyGame,
    lines: Vec<String>,
}

/// A table's facts, as far as records need them.
struct Reader<'a> {
    stored: &'a Stored,
    settings: TableSettings,
    seats: Vec<Who>,
    names: Vec<Name>,
    deals: u32,
    round: Option<Round>,
    finished: String,
}

/// The finished rounds of a table, as JSON Lines. Of a round that is still being played nothing is shown.
pub fn finished_rounds(stored: &Stored) -> String {
    let Some(Fact::Opened { settings, seats }) = stored.entries.first().map(|entry| &entry.fact) else {
        return String::new();
    };
    let mut reader = Reader {
        stored,
        settings: settings.clone(),
        seats: vec![Who::Open; (*seats).into()],
        names: Vec::new(),
        deals: 0,
        round: None,
        finished: String::new(),
    };
    for entry in &stored.entries {
        reader.read(entry);
    }
    reader.finished
}

impl Reader<'_> {
    fn read(&mut self, entry: &Entry) {
        match &entry.fact {
            Fact::Came { name, .. } => self.names.push(name.clone()),
            Fact::Renamed { person, name } => {
                if let Some(known) = self.names.get_mut(person.0 as usize - 1) {
                    *known = name.clone();
                }
            }
            Fact::Sat { person, seat } => self.seats[seat.index()] = Who::Person { person: *person },
            Fact::BotSat { seat, bot } => self.seats[seat.index()] = Who::Bot { bot: *bot },
            Fact::Stood { seat } => self.seats[seat.index()] = Who::Open,
            Fact::Settled { settings } => self.settings = settings.clone(),
            Fact::Resized { seats } => self.seats.resize((*seats).into(), Who::Open),
            Fact::Dealt { nonces, start } => {
                let secret = deal::secret(&self.stored.master, self.deals);
                let seed = deal::seed(&secret, &self.stored.id, self.deals, nonces);
                self.deals += 1;
                let header = Header {
                    cardshed: Kind::Record,
                    format: FORMAT,
                    game: self.settings.game,
                    options: self.settings.options.clone(),
                    start: *start,
                    seats: self.seats.iter().map(|who| self.name_of(who)).collect(),
                    seed,
                };
                self.round = header.deal().ok().map(|game| Round { game, lines: vec![to_json(&header)] });
                self.end_if_over();
            }
            Fact::Acted { seat, action, actor, reaction } => {
                let Some(round) = &mut self.round else { return };
                let step =
                    TimedStep { seat: *seat, action, at: entry.at.0, actor: *actor, reaction: *reaction };
                round.lines.push(to_json(&step));
                let parsed = round.game.parse_action(action).ok();
                if parsed.is_none_or(|action| round.game.apply(*seat, &action).is_err()) {
                    self.round = None;
                    return;
                }
                self.end_if_over();
            }
            _ => {}
        }
    }

    fn end_if_over(&mut self) {
        let outcome: Option<Outcome> = self.round.as_ref().and_then(|round| round.game.outcome());
        let Some(outcome) = outcome else { return };
        if let Some(mut round) = self.round.take() {
            round.lines.push(to_json(&End { outcome }));
            self.finished += &round.lines.join("\n");
            self.finished.push('\n');
        }
    }

    fn name_of(&self, who: &Who) -> String {
        match who {
            Who::Open => "nobody".to_owned(),
            Who::Bot { bot } => bot.to_string(),
            Who::Person { person: PersonId(number) } => {
                self.names.get(*number as usize - 1).map_or_else(String::new, ToString::to_string)
            }
        }
    }
}
