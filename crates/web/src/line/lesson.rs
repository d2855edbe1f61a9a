//! A lesson: a table that is set up for each exercise, and judges what the learner does.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use cardshed_protocol::{BotSeat, Command, Millis, Name, PROTOCOL, PersonId, PersonState, PhaseState};
use cardshed_protocol::{Reply, Request, SeatState, TableSettings, TableState, Who};
use cardshed_rules::any::{AnyAction, AnyGame};
use cardshed_rules::{GameId, PositionError, RuleId, Seat, Viewer};

use super::{Heard, Line};

/// The learner always has the first seat.
const LEARNER: PersonId = PersonId(1);

fn learner() -> Seat {
    Seat::new(0).expect("every table has a first seat")
}

/// One exercise.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    /// The key of what the learner is told.
    pub says: &'static str,
    /// The key of what is said afterwards.
    pub after: Option<&'static str>,
    /// The rule it is about.
    pub rule: RuleId,
    /// How the table is set up; none where the exercise goes on from the one before.
    pub set_up: Option<fn() -> Result<AnyGame, PositionError>>,
    /// What has to be done, one after the other; each in any of these ways, in the game's notation. `lay*` is anything
    /// that begins so.
    pub wants: &'static [&'static [&'static str]],
}

/// What came of something the learner did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// The exercise is done.
    Right,
    /// A part of it is done.
    OnTheWay,
    /// The rules allow it, but it is not what was asked for.
    SomethingElse,
}

/// Whether an action is one of those.
fn is_one_of(action: &AnyAction, ways: &[&str]) -> bool {
    let text = action.to_string();
    ways.iter().any(|way| match way.strip_suffix('*') {
        Some(start) => text.starts_with(start),
        None => AnyAction::parse(action.game(), way).as_ref() == Ok(action),
    })
}

/// The game as it is at the beginning of an exercise.
///
/// # Errors
/// If a position is not possible, or an exercise cannot be solved.
pub fn game_at(exercises: &[Exercise], number: usize) -> Result<AnyGame, PositionError> {
    let first = (0..=number).rev().find_map(|index| Some((index, exercises.get(index)?.set_up?)));
    let Some((first, set_up)) = first else { return Err(wrong("no exercise sets the table up")) };
    let mut game = set_up()?;
    for exercise in &exercises[first..number] {
        for ways in exercise.wants {
            solve(&mut game, ways)?;
        }
    }
    Ok(game)
}

fn wrong(problem: &str) -> PositionError {
    PositionError { problems: vec![problem.to_owned()] }
}

/// Does for the learner what an exercise asks for.
fn solve(game: &mut AnyGame, ways: &[&str]) -> Result<(), PositionError> {
    let found = game.actions(learner()).into_iter().find(|action| is_one_of(action, ways));
    let action = found.ok_or_else(|| wrong(&format!("none of {ways:?} can be done")))?;
    game.apply(learner(), &action).map(drop).map_err(|illegal| wrong(&illegal.to_string()))
}

/// The line to a lesson's table.
pub struct Course {
    exercises: &'static [Exercise],
    number: usize,
    done: Cell<usize>,
    game: RefCell<AnyGame>,
    heard: Box<dyn Fn(Heard)>,
    judged: Box<dyn Fn(Judged)>,
    this: Weak<Course>,
}

impl Course {
    /// A lesson at one of its exercises. `heard` gets what the table says, `judged` what it thinks of it.
    ///
    /// # Errors
    /// As [`game_at`].
    pub fn new(
        exercises: &'static [Exercise],
        number: usize,
        heard: impl Fn(Heard) + 'static,
        judged: impl Fn(Judged) + 'static,
    ) -> Result<Rc<Course>, PositionError> {
        let game = RefCell::new(game_at(exercises, number)?);
        let (heard, judged) = (Box::new(heard), Box::new(judged));
        Ok(Rc::new_cyclic(|this| {
            let this = this.clone();
            Course { exercises, number, done: Cell::new(0), game, heard, judged, this }
        }))
    }

    fn says(&self, reply: Reply) {
        (self.heard)(Heard::Reply(Box::new(reply)));
    }

    /// Shows the table as it is now, to somebody of that name.
    pub fn show(&self, name: Name) {
        let game = self.game.borrow();
        let table = Box::new(table(game.id(), game.seats().get(), name));
        let view = Some(Box::new(game.view(Viewer::Seat(learner()))));
        self.says(Reply::Welcome {
            protocol: PROTOCOL,
            you: LEARNER,
            seat: Some(learner()),
            table,
            view,
            recent: Vec::new(),
        });
    }

    fn act(&self, id: u32, text: &str) {
        let action = self.game.borrow().parse_action(text);
        let wants = self.exercises[self.number].wants;
        let judged = match (action, wants.get(self.done.get())) {
            (Ok(action), Some(ways)) if is_one_of(&action, ways) => self.does(&action),
            _ => None,
        };
        self.says(Reply::Done { id });
        (self.judged)(match judged {
            Some(()) if self.done.get() == wants.len() => Judged::Right,
            Some(()) => Judged::OnTheWay,
            None => Judged::SomethingElse,
        });
    }

    fn does(&self, action: &AnyAction) -> Option<()> {
        let (events, version) = {
            let mut game = self.game.borrow_mut();
            (game.apply(learner(), action).ok()?, game.version())
        };
        self.done.set(self.done.get() + 1);
        let seen = events.iter().map(|event| event.cut(Viewer::Seat(learner()))).collect();
        self.says(Reply::Events { version, seat: learner(), seen, finish: None });
        Some(())
    }
}

impl Line for Course {
    fn send(&self, request: Request) {
        if let (Some(id), Command::Act { action, .. }) = (request.id, request.command) {
            let this = self.this.clone();
            // Not at once: whoever sends may be in the middle of something that the answer changes.
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(course) = this.upgrade() {
                    course.act(id, &action);
                }
            });
        }
    }

    fn hang_up(&self) {}
}

/// A table of bots that wait for the learner.
fn table(game: GameId, seats: usize, name: Name) -> TableState {
    let bot = BotSeat(cardshed_bots::BotSpec::new(cardshed_bots::Strength::Easy));
    let seat = |index: usize| SeatState {
        who: if index == 0 { Who::Person { person: LEARNER } } else { Who::Bot { bot } },
        ready: true,
        stand_in: false,
        handicap: 0,
        clock: None,
    };
    let person = PersonState { person: LEARNER, name, present: true, muted: false, round_trip: None };
    TableState {
        at: Millis(0),
        settings: TableSettings::new(game),
        host: Some(LEARNER),
        seats: (0..seats).map(seat).collect(),
        people: vec![person],
        phase: PhaseState::Playing,
        agreeing: Vec::new(),
        rounds: None,
        commitment: None,
        deal: 0,
    }
}
