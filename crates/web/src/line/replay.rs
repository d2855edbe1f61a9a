//! A game that was written down, to be looked at from any step and through anybody's eyes.

use cardshed_protocol::{BotSeat, Command, PersonId, PersonState, PhaseState, Reply, Request, SeatState};
use cardshed_protocol::{Millis, Name, PROTOCOL, TableSettings, TableState, Who};
use cardshed_rules::any::{AnyEvent, AnyGame, AnySeen};
use cardshed_rules::record::{Problem, Record, RecordError};
use cardshed_rules::{GameId, Outcome, Seat, Version, Viewer};

use super::{Heard, Line};
use crate::play::{Play, bot_name};

/// A game is kept at every so many steps; what lies between is played again when it is looked at.
const KEPT: usize = 32;

/// How long a step takes where the record does not say, in milliseconds.
const TURN: u64 = 1_200;
const RACE: u64 = 600;

/// So many lines of what happened are shown.
const LOG: usize = 200;

/// A game that was written down.
pub struct Film {
    record: Record,
    kept: Vec<AnyGame>,
    steps: Vec<Done>,
    /// Whether it stops before the game is over.
    pub breaks_off: bool,
}

/// What one step did.
struct Done {
    seat: Seat,
    events: Vec<AnyEvent>,
    /// When, in milliseconds since the deal.
    at: u64,
}

impl Film {
    /// Plays the record once, to know every step of it.
    ///
    /// # Errors
    /// At which line the record and the rules part. One that only breaks off can be looked at as far as it goes.
    pub fn new(record: Record) -> Result<Film, RecordError> {
        let breaks_off = match record.replay(|_, _, _| ()) {
            Ok(_) => false,
            Err(RecordError { problem: Problem::BreaksOff, .. }) => true,
            Err(error) => return Err(error),
        };
        let at = |line: usize| move |problem: Problem| RecordError { line, problem };
        let mut game = record.header.deal().map_err(at(record.line))?;
        let (mut kept, mut steps) = (vec![game.clone()], Vec::<Done>::new());
        for (line, step) in &record.steps {
            let action = game.parse_action(&step.action).map_err(Problem::from).map_err(at(*line))?;
            let events = game
                .apply(step.seat, &action)
                .map_err(|illegal| at(*line)(Problem::Illegal { action: step.action.clone(), illegal }))?;
            let usual = if game.id().is_speed() { RACE } else { TURN };
            let before = steps.last().map_or(0, |step| step.at);
            let when = step.times.as_ref().map_or(before.saturating_add(usual), |times| times.at.max(before));
            steps.push(Done { seat: step.seat, events, at: when });
            if steps.len() % KEPT == 0 {
                kept.push(game.clone());
            }
        }
        Ok(Film { record, kept, steps, breaks_off })
    }

    /// Which game it is.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.record.header.game
    }

    /// The record itself.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many steps it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether it has no step at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How it ended, where it shows the end.
    #[must_use]
    pub fn outcome(&self, step: usize) -> Option<Outcome> {
        self.game(step).outcome()
    }

    /// The game after so many steps.
    #[must_use]
    pub fn game(&self, step: usize) -> AnyGame {
        let step = step.min(self.len());
        let first = step / KEPT;
        let mut game = self.kept[first].clone();
        for (_, step) in &self.record.steps[first * KEPT..step] {
            // All of them were done once, when the record was read.
            if let Ok(action) = game.parse_action(&step.action) {
                drop(game.apply(step.seat, &action));
            }
        }
        game
    }

    /// How long it takes from one step to the next, in milliseconds.
    #[must_use]
    pub fn wait(&self, step: usize) -> u64 {
        let at = |step: usize| if step == 0 { 0 } else { self.steps[step - 1].at };
        if step < self.len() { at(step + 1) - at(step) } else { 0 }
    }

    fn seen(&self, step: usize, viewer: Viewer) -> Vec<AnySeen> {
        self.steps[step].events.iter().map(|event| event.cut(viewer)).collect()
    }

    /// What has happened up to a step, as one viewer saw it.
    #[must_use]
    pub fn log(&self, step: usize, viewer: Viewer) -> Vec<(Version, AnySeen)> {
        let mut version = self.kept[0].version();
        let mut log = Vec::new();
        for index in 0..step.min(self.len()) {
            version = version.next();
            log.extend(self.seen(index, viewer).into_iter().map(|seen| (version, seen)));
        }
        let old = log.len().saturating_sub(LOG);
        log.drain(..old);
        log
    }

    /// The table as it was: its people by the names in the record.
    fn table(&self, over: bool) -> TableState {
        let header = &self.record.header;
        let seat = |index: usize| SeatState {
            who: Who::Person { person: person(index) },
            ready: true,
            stand_in: false,
            handicap: 0,
            clock: None,
        };
        let people = header.seats.iter().enumerate().map(|(index, name)| PersonState {
            person: person(index),
            name: readable(name, index, header.seats.iter().filter(|other| *other == name).count() > 1),
            present: true,
            muted: false,
            round_trip: None,
        });
        let phase = if over { PhaseState::Over } else { PhaseState::Playing };
        TableState {
            at: Millis(0),
            settings: TableSettings { options: header.options.clone(), ..TableSettings::new(header.game) },
            host: None,
            seats: (0..header.seats.len()).map(seat).collect(),
            people: people.collect(),
            phase,
            agreeing: Vec::new(),
            rounds: None,
            commitment: None,
            deal: 0,
        }
    }

    /// Shows a step. The one that follows what is shown happens; any other is simply there.
    pub fn show(&self, play: Play, before: Option<usize>, step: usize, viewer: Viewer) {
        let follows = before.is_some_and(|before| before + 1 == step);
        let over = self.outcome(step).is_some();
        let table = Box::new(self.table(over));
        let say = |reply: Reply| play.hear(Heard::Reply(Box::new(reply)));
        if follows {
            let (seat, seen) = (self.steps[step - 1].seat, self.seen(step - 1, viewer));
            say(Reply::Events { version: self.game(step).version(), seat, seen, finish: None });
            if over {
                say(Reply::Table { table });
            }
        } else {
            let seat = viewer.seat();
            let you = seat.map_or(PersonId(u32::MAX), |seat| person(seat.index()));
            let view = Some(Box::new(self.game(step).view(viewer)));
            say(Reply::Welcome { protocol: PROTOCOL, you, seat, table, view, recent: Vec::new() });
            play.log_is(self.log(step, viewer));
        }
    }
}

fn person(index: usize) -> PersonId {
    PersonId(index as u32)
}

/// What somebody is called, however a file spells it: with the number of the seat where others are called the same.
/// A bot, which is written down by its strength, has the name it had at the table.
fn readable(name: &str, index: usize, shared: bool) -> Name {
    if name.parse::<BotSeat>().is_ok()
        && let Ok(name) = bot_name(index).parse()
    {
        return name;
    }
    let number = (index + 1).to_string();
    let take = |count: usize| name.chars().take(count).collect::<String>();
    let short =
        if shared { format!("{} {number}", take(Name::LONGEST - 2).trim()) } else { take(Name::LONGEST) };
    short.trim().parse().unwrap_or_else(|_| number.parse().expect("a number is a name"))
}

/// The line to a table that is only looked at: nothing that is asked for is done.
pub struct Screen(pub Play);

impl Line for Screen {
    fn send(&self, request: Request) {
        if let (Some(id), Command::Act { .. }) = (request.id, request.command) {
            self.0.hear(Heard::Reply(Box::new(Reply::Done { id })));
        }
    }

    fn hang_up(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"cardshed":"record","format":1,"game":"plusminus","options":"","start":"lot","seats":["Noor",""],"seed":"5a62e9e0c9059ca1d7cad8c5301642159185d722b7b3e336dd1b9558756f2db7"}
{"seat":1,"action":"draw","times":{"at":700,"by":"person","shown":[null,null]}}
{"seat":2,"action":"draw","times":{"at":950,"by":"person","shown":[null,null]}}
{"seat":2,"action":"draw"}"#;

    #[test]
    fn every_step_can_be_looked_at() {
        let film = Film::new(Record::parse(TEXT).unwrap()).unwrap();
        assert!(film.breaks_off);
        assert_eq!(film.len(), 3);
        assert_eq!(film.game(0).version().0, 0);
        assert_eq!(film.game(3).version().0, 3);
        assert_eq!([film.wait(0), film.wait(1), film.wait(2), film.wait(3)], [700, 250, RACE, 0]);
        assert_eq!(film.log(2, Viewer::Spectator).len(), 2);
        let names: Vec<String> =
            film.table(false).people.iter().map(|person| person.name.to_string()).collect();
        assert_eq!(names, ["Noor", "2"]);
    }

    #[test]
    fn a_name_is_cut_only_where_a_number_has_to_follow() {
        let long = "Maximiliane-Alexandrine-";
        assert_eq!(long.len(), Name::LONGEST);
        assert_eq!(readable(long, 0, false).as_str(), long);
        assert_eq!(readable(long, 0, true).as_str(), "Maximiliane-Alexandrin 1");
        assert_eq!(readable("", 3, false).as_str(), "4");
    }

    #[test]
    fn an_action_that_was_not_allowed_is_named_by_its_line() {
        let text = TEXT.replace("\"draw\"}", "\"last\"}");
        let error = Film::new(Record::parse(&text).unwrap()).err().unwrap();
        assert_eq!(error.line, 4);
        assert!(matches!(error.problem, Problem::Illegal { .. }));
    }
}
