//! One's own side of the table: the order of the hand, what is selected, and what pressing something does.

use cardshed_rules::any::{AnyAction, AnyIllegal, AnyView};
use cardshed_rules::levels::{Action, Card, Illegal, Lay, Level, Phase, View};
use cardshed_rules::{Seat, View as _};
use cardshed_text::{People, actions, key};
use leptos::prelude::*;

use super::change::RoundEnd;
use super::choice::{self, Step};
use super::hint::Hint;
use super::order::{Arrangement, Held, Sort};
use super::plan::Plan;
use super::tray::Trays;
use crate::parts::alike::{Memo, effect, settle};
use crate::parts::announce::announcer;
use crate::play::{NoticeKind, Play};
use crate::words::words;

/// So many cards may be kept (EL-61).
const MOST_KEPT: usize = 4;

/// One's own side of the table. Copies mean the same one.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub play: Play,
    /// What one's own part is now.
    pub step: Memo<Option<Step>>,
    /// Whether that is to draw.
    pub draws: Memo<bool>,
    /// Whether the level can be laid down now.
    pub can_lay: Memo<bool>,
    /// What one sees while something is asked of one.
    asking: Memo<Option<View>>,
    /// How far one's level is; nothing once it lies on the table.
    pub plan: Memo<Option<Plan>>,
    /// The hand in its order.
    pub hand: RwSignal<Arrangement>,
    /// The cards that came last.
    pub fresh: RwSignal<Vec<Held>>,
    /// The cards that are selected.
    pub chosen: RwSignal<Vec<Held>>,
    /// What they can do now.
    pub options: Memo<Vec<Action>>,
    /// Which of these the main button does.
    pub aim: RwSignal<usize>,
    /// The level that is being put together.
    pub trays: RwSignal<Option<Trays>>,
    /// The ways to attach a joker, where it has to be asked which.
    pub asked: RwSignal<Vec<Action>>,
    /// What a bot would do.
    pub hint: RwSignal<Option<Hint>>,
    /// How the last round ended, until it has been read.
    pub ended: RwSignal<Option<RoundEnd>>,
    /// Has something read out.
    pub announce: Callback<String>,
}

/// What a seat's level asks for; nothing for one who is through.
pub fn level_of(view: &View, seat: Seat) -> Option<Level> {
    view.table.options.levels().get(usize::from(view.table.levels[seat]).checked_sub(1)?).copied()
}

/// Whether the game waits for whoever sees it so.
fn is_asked(view: &View) -> bool {
    view.viewer.seat().is_some_and(|seat| view.to_act().contains(seat))
}

fn of_levels(view: &Option<AnyView>) -> Option<&View> {
    match view {
        Some(AnyView::Levels(view)) => Some(view),
        _ => None,
    }
}

fn part<R: Default + PartialEq + Send + Sync + 'static>(
    play: Play,
    read: impl Fn(&View) -> R + Send + Sync + 'static,
) -> Memo<R> {
    play.view.part(move |view| of_levels(view).map(&read).unwrap_or_default())
}

impl Desk {
    /// One's own side of that table.
    #[must_use]
    pub fn new(play: Play) -> Desk {
        let step = part(play, |view| Some(choice::step(view)));
        let asked = part(play, |view| {
            let (seat, hand) = view.viewer.seat().zip(view.hand)?;
            let level = level_of(view, seat).filter(|_| !view.table.has_laid(seat))?;
            Some((hand, level))
        });
        // A search, so not for everything that somebody else does.
        let plan = Memo::new(move |_| asked.get().map(|(hand, level)| Plan::new(hand, &level)));
        let chosen = RwSignal::new(Vec::<Held>::new());
        let asking = part(play, |view| is_asked(view).then_some(*view));
        let options = Memo::new(move |_| {
            let cards: Vec<Card> = chosen.with(|chosen| chosen.iter().map(|held| held.card).collect());
            asking.with(|view| view.as_ref().map(|view| choice::options(view, &cards)).unwrap_or_default())
        });
        let desk = Desk {
            play,
            step,
            draws: part(play, |view| is_asked(view) && matches!(view.phase, Phase::Draw { .. })),
            can_lay: Memo::new(move |_| step.get() == Some(Step::Collect { can_lay: true })),
            asking,
            plan,
            hand: RwSignal::new(Arrangement::default()),
            fresh: RwSignal::new(Vec::new()),
            chosen,
            options,
            aim: RwSignal::new(0),
            trays: RwSignal::new(None),
            asked: RwSignal::new(Vec::new()),
            hint: RwSignal::new(None),
            ended: RwSignal::new(None),
            announce: Callback::new(announcer()),
        };
        desk.follow();
        desk
    }

    /// One's own cards, those that are chosen first: of equal cards, those are the ones that go.
    #[must_use]
    pub fn in_order_of_play(self) -> Vec<Held> {
        let mut cards = self.chosen.get_untracked();
        self.hand.with_untracked(|hand| {
            cards.extend(
                hand.cards().iter().filter(|held| !cards.contains(held)).copied().collect::<Vec<_>>(),
            );
        });
        cards
    }

    /// Keeps the hand and what is selected as the table goes on.
    fn follow(self) {
        let cards = self.part(|view| view.hand);
        effect(move || {
            let Some(hand) = cards.get() else { return self.hand.set(Arrangement::default()) };
            let played = self.chosen.get_untracked();
            let plan = self.plan_now();
            let fresh = self.hand.try_update(|order| order.follow(hand, &played, &plan)).unwrap_or_default();
            // A new hand is new as a whole; only a card that joins one is worth pointing out.
            settle(self.fresh, if fresh.len() == 1 { fresh } else { Vec::new() });
            let held = self.hand.with_untracked(|hand| hand.cards().to_vec());
            let left = self.chosen.get_untracked().into_iter().filter(|card| held.contains(card));
            settle(self.chosen, left.collect());
        });
        self.play.view.follow(move || {
            settle(self.hint, None);
            settle(self.asked, Vec::new());
            settle(self.aim, 0);
        });
        effect(move || {
            let step = self.step.get();
            if !matches!(step, Some(Step::Collect { .. })) {
                settle(self.trays, None);
            }
            // Cards that were chosen to be kept are in the next hand again, and no longer chosen.
            if step != Some(Step::Keep) && self.chosen.with_untracked(|chosen| chosen.len() > 1) {
                self.chosen.set(Vec::new());
            }
        });
    }

    /// A part of what one sees; nothing of it as long as one sees nothing.
    pub fn part<R: Default + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&View) -> R + Send + Sync + 'static,
    ) -> Memo<R> {
        part(self.play, read)
    }

    /// Looks once at what one sees.
    pub fn see<R>(self, look: impl FnOnce(&View) -> R) -> Option<R> {
        self.play.view.with_untracked(|view| of_levels(view).map(look))
    }

    /// What one's own level asks for.
    #[must_use]
    pub fn own_level(self) -> Option<Level> {
        self.see(|view| level_of(view, view.viewer.seat()?)).flatten()
    }

    /// How many levels there are.
    #[must_use]
    pub fn last_level(self) -> u8 {
        self.see(|view| view.table.options.last_level()).unwrap_or(8)
    }

    /// The plan, or an empty one when the level lies on the table.
    fn plan_now(self) -> Plan {
        self.plan.get_untracked().unwrap_or(Plan { parts: Vec::new(), missing: 0, wanted: Vec::new() })
    }

    /// What an action will do, in words.
    #[must_use]
    pub fn label(self, action: &Action) -> String {
        let (words, names, you) = (words(), self.play.names(), self.play.seat.get());
        let people = People { names: &names, you };
        let label = |view: &View| actions::in_levels(&words, action, view, &people);
        self.asking.with(|view| view.as_ref().map(label)).unwrap_or_default()
    }

    /// Does it, unless the table has still to answer something else.
    pub fn act(self, action: Action) {
        if self.play.pending.with_untracked(|pending| !pending.is_empty()) {
            return;
        }
        if self.play.act(AnyAction::Levels(action)) {
            self.asked.set(Vec::new());
            self.ended.set(None);
        }
    }

    fn refuse(self, illegal: Illegal) {
        self.play.notify(NoticeKind::Illegal(AnyIllegal::Levels(illegal)));
    }

    /// Has the hand sorted.
    pub fn sort_by(self, sort: Sort) {
        let plan = self.plan_now();
        self.hand.update(|hand| hand.sort_by(sort, &plan));
    }

    /// Presses a card of the hand: it is selected, or no longer; or put together with others for the level.
    pub fn press(self, held: Held) {
        self.play.notice.set(None);
        self.asked.set(Vec::new());
        if self.trays.with_untracked(Option::is_some) {
            return self.put(held, None);
        }
        let keeps = self.step.get_untracked() == Some(Step::Keep);
        let is_chosen = self.chosen.with_untracked(|chosen| chosen.contains(&held));
        if keeps && !is_chosen && self.chosen.with_untracked(Vec::len) == MOST_KEPT {
            return self.refuse(Illegal::TooManyKept(MOST_KEPT + 1));
        }
        self.aim.set(0);
        self.chosen.update(|chosen| match (is_chosen, keeps) {
            (true, _) => chosen.retain(|other| *other != held),
            (false, true) => chosen.push(held),
            (false, false) => *chosen = vec![held],
        });
    }

    /// Puts a card into that tray, or where the next one goes; from there it comes back.
    pub fn put(self, held: Held, tray: Option<usize>) {
        self.play.notice.set(None);
        if held.card == Card::SKIP {
            return self.refuse(Illegal::SkipInCombination);
        }
        self.trays.update(|trays| match (trays, tray) {
            (Some(trays), Some(tray)) => trays.put(held, tray),
            (Some(trays), None) => trays.toggle(held),
            (None, _) => {}
        });
    }

    /// The selected card, where it is one.
    #[must_use]
    pub fn single(self) -> Option<Held> {
        self.chosen.with_untracked(|chosen| match chosen[..] {
            [held] => Some(held),
            _ => None,
        })
    }

    /// Presses a combination on the table: the selected card is attached to it.
    pub fn press_combination(self, to: Seat, index: usize) {
        let Some(held) = self.single() else {
            return self.play.notify(NoticeKind::First(key!("levels-choose-first")));
        };
        self.attach(held.card, to, index);
    }

    /// Attaches a card, or asks what it stands for.
    pub fn attach(self, card: Card, to: Seat, index: usize) {
        let ways = self.see(|view| choice::attachments(view, card, to, index)).unwrap_or_default();
        match ways[..] {
            [] => {}
            [only] => self.act(only),
            [first, ..] => {
                let place =
                    self.options.with_untracked(|options| options.iter().position(|way| *way == first));
                self.aim.set(place.unwrap_or_default());
                self.announce.run(untrack(|| words().get("levels-joker-asks")));
                self.asked.set(ways);
            }
        }
    }

    /// Presses a discard pile: its top card is taken, or on one's own pile the selected card discarded.
    pub fn press_pile(self, seat: Seat) {
        let step = self.step.get_untracked();
        let discards = matches!(step, Some(Step::Collect { .. } | Step::Attach));
        match self.single() {
            Some(held) if discards && self.play.seat.get_untracked() == Some(seat) => {
                self.act(Action::Discard(held.card));
            }
            _ => self.act(Action::Take(seat)),
        }
    }

    /// What the main button does; nothing where it opens the trays or there is nothing to do.
    #[must_use]
    pub fn main_option(self) -> Option<Action> {
        let aim = self.aim.get();
        self.options.with(|options| options.get(aim).or(options.first()).copied())
    }

    /// Does what the main button says. There is none while it is asked what a joker stands for.
    pub fn go(self) {
        if self.asked.with_untracked(|asked| !asked.is_empty()) {
            return;
        }
        if let Some(lay) = self.trays.with_untracked(|trays| trays.as_ref().map(Trays::lay)) {
            return self.act(Action::Lay(lay));
        }
        match untrack(|| self.main_option()) {
            Some(action) => self.act(action),
            None if self.can_lay.get_untracked() => self.open_trays(),
            None => self.ended.set(None),
        }
    }

    /// The useful ways to lay down the level.
    #[must_use]
    pub fn ways(self) -> Vec<Lay> {
        let actions = self.asking.with(|view| view.as_ref().map(View::actions).unwrap_or_default());
        let lay = |action| match action {
            Action::Lay(lay) => Some(lay),
            _ => None,
        };
        actions.into_iter().filter_map(lay).collect()
    }

    /// Why what lies in the trays cannot be laid down yet.
    #[must_use]
    pub fn verdict(self) -> Option<Illegal> {
        let lay = self.trays.with(|trays| trays.as_ref().map(Trays::lay))?;
        self.see(|view| view.check(&Action::Lay(lay)).err()).flatten()
    }

    /// Begins to put the level together: with the first way there is, or with nothing. When it is not the time for that, it
    /// is said why.
    pub fn open_trays(self) {
        let Some(level) = self.own_level() else { return };
        if !matches!(self.step.get_untracked(), Some(Step::Collect { .. })) {
            return self.act(Action::Lay(Lay::default()));
        }
        let hand = self.hand.with_untracked(|hand| hand.cards().to_vec());
        let first = untrack(|| self.ways()).first().map(|way| Trays::of_way(&level, way, &hand));
        self.chosen.set(Vec::new());
        self.trays.set(Some(first.unwrap_or_else(|| Trays::new(&level))));
    }

    /// Undoes what was begun last: a question, the level put together, the selection, a hint, what was shown.
    pub fn undo(self) {
        self.play.notice.set(None);
        if self.asked.with_untracked(|asked| !asked.is_empty()) {
            self.asked.set(Vec::new());
        } else if self.trays.with_untracked(Option::is_some) {
            self.trays.set(None);
        } else if self.chosen.with_untracked(|chosen| !chosen.is_empty()) {
            self.chosen.set(Vec::new());
        } else {
            self.hint.set(None);
            self.ended.set(None);
        }
    }

    /// Aims at the next of the options, or the one before.
    pub fn turn_aim(self, forward: bool) {
        let count = self.options.with_untracked(Vec::len);
        if count > 1 {
            self.aim.update(|aim| *aim = (*aim + if forward { 1 } else { count - 1 }) % count);
        }
    }

    /// The seats in the order in which their piles are numbered: the others clockwise, then one's own.
    #[must_use]
    pub fn numbered(self) -> Vec<Seat> {
        let mut seats = self.play.others();
        seats.extend(self.play.seat.get());
        seats
    }
}
