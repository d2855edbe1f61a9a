//! The board as it is used: what it shows, what is chosen, what the keys and buttons do.

use cardshed_bots::{BotSpec, Effort, Moment, Strength};
use cardshed_rules::Seed;
use cardshed_rules::any::{AnyAction, AnyIllegal, AnyView};
use cardshed_rules::clear4::{Action, Phase, Step, View};
use cardshed_text::{People, actions, reasons};
use leptos::prelude::*;

use super::chosen::{Chosen, Piece, Plan};
use super::reveal::Reveal;
use crate::device;
use crate::parts::alike::{Memo, settle};
use crate::parts::announce::announcer;
use crate::parts::sound::{Sound, sounds};
use crate::parts::whole::Whole;
use crate::play::{NoticeKind, Play, Suspense};
use crate::words::words;

/// The board as it is used. Copies mean the same board.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub play: Play,
    /// What the board shows. It stays behind the table while a final card is being turned over.
    pub view: Whole<Option<View>>,
    /// What is asked of the viewer, if it is anything: only while the board shows what the table is.
    pub step: Memo<Option<Step>>,
    /// What the board shows while something is asked of the viewer.
    asking: Memo<Option<View>>,
    /// What is chosen.
    pub chosen: RwSignal<Chosen>,
    /// What a bot would do.
    pub hint: RwSignal<Option<Hint>>,
    /// A final card that is being turned over, or was just now.
    pub reveal: RwSignal<Option<Reveal>>,
    /// Whether the board still shows how things were before it was turned over.
    pub is_held: Memo<bool>,
    announce: Callback<String>,
    sound: Callback<Sound>,
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What.
    pub action: Action,
    /// What and why, in words.
    pub text: String,
}

impl Desk {
    /// The board of a table. It follows the table from now on.
    #[must_use]
    pub fn new(play: Play) -> Desk {
        let (announce, sound) = (announcer(), sounds());
        let view = Whole::new(table_view(play));
        let reveal = RwSignal::new(None::<Reveal>);
        let is_held = Memo::new(move |_| play.suspense.get() == Suspense::FaceDown);
        let asking = view.part(|view| view.filter(|view| own_step(view).is_some()));
        let step = Memo::new(move |_| {
            let step = asking.with(|view| view.as_ref().and_then(own_step))?;
            (!is_held.get() && play.is_your_turn()).then_some(step)
        });
        Desk {
            play,
            view,
            step,
            asking,
            chosen: RwSignal::default(),
            hint: RwSignal::new(None),
            reveal,
            is_held,
            announce: Callback::new(announce),
            sound: Callback::new(sound),
        }
    }

    /// Shows the table as it is now. What was chosen for an older one is forgotten.
    pub fn catch_up(self) {
        let (now, before) = (table_view(self.play), self.view.get_untracked());
        if now != before {
            self.undo();
            self.view.set(now);
        }
    }

    /// A part of what the board shows; nothing of it as long as it shows nothing.
    pub fn part<R: Default + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&View) -> R + Send + Sync + 'static,
    ) -> Memo<R> {
        self.view.part(move |view| view.as_ref().map(&read).unwrap_or_default())
    }

    /// Looks at the board while something is asked of the viewer.
    pub fn asked<R>(self, look: impl FnOnce(&View) -> R) -> Option<R> {
        self.asking.with(|view| view.as_ref().map(look))
    }

    /// What the chosen cards would do.
    #[must_use]
    pub fn plan(self) -> Plan {
        self.asked(|view| self.chosen.with(|chosen| chosen.plan(view))).unwrap_or(Plan::Nothing)
    }

    /// Chooses a card, or takes it back. If it cannot be chosen, a notice says why.
    pub fn press(self, piece: Piece) {
        let Some(view) = self.view.get_untracked() else { return };
        if untrack(|| self.play.is_your_turn()) && !self.is_free() {
            return;
        }
        let mut chosen = self.chosen.get_untracked();
        match chosen.press(&view, piece) {
            Ok(()) => {
                self.play.notice.set(None);
                settle(self.hint, None);
                self.chosen.set(chosen);
            }
            Err(illegal) => {
                self.sound.run(Sound::Refused);
                self.play.notify(NoticeKind::Illegal(AnyIllegal::Clear4(illegal)));
            }
        }
    }

    /// Whether something can be done now: the board is up to date, and nothing is on its way.
    fn is_free(self) -> bool {
        self.step.get_untracked().is_some() && self.play.pending.with_untracked(Vec::is_empty)
    }

    /// Does something, if the game allows it. What was chosen stays chosen until the table has answered.
    pub fn act(self, action: Action) {
        if !untrack(|| self.play.is_your_turn()) || self.is_free() {
            let sound = if self.play.act(AnyAction::Clear4(action)) { Sound::Lay } else { Sound::Refused };
            self.sound.run(sound);
        }
    }

    /// What the main button does now.
    #[must_use]
    pub fn main_action(self) -> Option<Action> {
        let advised = self.hint.with(|hint| hint.as_ref().map(|hint| hint.action));
        let (step, plan) = (self.step.get()?, self.plan());
        self.asked(|view| plan.main_action(view, step, advised)).flatten()
    }

    /// Forgets what was chosen.
    pub fn undo(self) {
        settle(self.chosen, Chosen::default());
        settle(self.hint, None);
    }

    /// What an action will do, as a button says it.
    #[must_use]
    pub fn label(self, action: Action) -> String {
        let names = self.play.names();
        let people = People { names: &names, you: self.play.seat.get() };
        self.asked(|view| actions::in_clear4(&words(), &action, view, &people)).unwrap_or_default()
    }

    /// Asks a bot what it would do, and chooses the cards for it.
    pub fn ask_for_hint(self) {
        if !self.is_free() {
            return;
        }
        let Some(view) = self.view.get_untracked() else { return };
        let Some(hint) = untrack(|| self.think(view)) else { return };
        self.chosen.set(Chosen::of(hint.action));
        self.announce.run(hint.text.clone());
        self.hint.set(Some(hint));
    }

    /// A medium bot answers at once, and can say why.
    fn think(self, view: View) -> Option<Hint> {
        let any = AnyView::Clear4(view);
        let moment = Moment { view: &any, fresh: true, drew: false };
        let mut random = Seed::new(device::random()).stream(0);
        let spec = BotSpec::new(Strength::Medium);
        let decision = cardshed_bots::decide(spec, moment, &mut Effort::unlimited(), &mut random)?;
        let AnyAction::Clear4(action) = decision.action else { return None };
        let names = self.play.names();
        let people = People { names: &names, you: self.play.seat.get() };
        let why = reasons::reason(&words(), decision.reason, &people);
        Some(Hint { action, text: format!("{}. {why}", self.label(action)) })
    }

    /// Has something read out.
    pub fn say(self, text: String) {
        self.announce.run(text);
    }

    /// Makes something heard.
    pub fn sound(self, sound: Sound) {
        self.sound.run(sound);
    }
}

/// The table as it is, without asking to be told when it changes.
fn table_view(play: Play) -> Option<View> {
    play.view.with_untracked(|view| match view {
        Some(AnyView::Clear4(view)) => Some(*view),
        _ => None,
    })
}

/// What is asked of whoever sees it so.
fn own_step(view: &View) -> Option<Step> {
    match view.phase {
        Phase::Playing(step) if view.viewer.is(view.turn) => Some(step),
        Phase::Playing(_) | Phase::Over { .. } => None,
    }
}
