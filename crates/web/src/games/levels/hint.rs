//! What a bot would do in one's place, and why.

use cardshed_bots::{BotSpec, Decision, Effort, Moment, Reason, Strength, decide};
use cardshed_rules::any::{AnyAction, AnyView};
use cardshed_rules::levels::Action;
use cardshed_rules::{Seed, Shuffler};
use cardshed_text::{People, reasons};

use super::desk::Desk;
use crate::device;
use crate::words::words;
use leptos::prelude::*;

/// So many games are played on in thought: enough to be of use, and done in the blink of an eye on a phone.
const EFFORT: u32 = 40;

/// What a bot would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The action.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

/// Asks the strongest bot. Where rules of thumb come to the same, their reason says more than "it went best".
fn ask(view: &AnyView) -> Option<Hint> {
    let mut random: Shuffler = Seed::new(device::random()).stream(0);
    let mut answer = |strength| {
        let moment = Moment { view, fresh: true, drew: false };
        decide(BotSpec::new(strength), moment, &mut Effort::iterations(EFFORT), &mut random)
    };
    let (searched, by_thumb) = (answer(Strength::Hard)?, answer(Strength::Medium));
    let Decision { action, reason, .. } =
        by_thumb.filter(|other| other.action == searched.action).unwrap_or(searched);
    match action {
        AnyAction::Levels(action) => Some(Hint { action, reason }),
        _ => None,
    }
}

impl Desk {
    /// Shows what a bot would do, or hides it again.
    pub fn toggle_hint(self) {
        if self.hint.with_untracked(Option::is_some) {
            return self.hint.set(None);
        }
        if untrack(|| self.play.is_your_turn()) {
            self.hint.set(self.play.view.with_untracked(|view| view.as_ref().and_then(ask)));
        }
    }

    /// The hint in words: what, and why.
    #[must_use]
    pub fn hint_words(self) -> Option<String> {
        let hint = self.hint.get()?;
        let (names, you) = (self.play.names(), self.play.seat.get());
        let why = reasons::reason(&words(), hint.reason, &People { names: &names, you });
        Some(format!("{}. {why}", self.label(&hint.action)))
    }

    /// Whether the hint is about something like this.
    #[must_use]
    pub fn is_hinted(self, is_it: impl Fn(&Action) -> bool) -> bool {
        self.hint.with(|hint| hint.as_ref().is_some_and(|hint| is_it(&hint.action)))
    }
}
