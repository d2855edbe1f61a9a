//! The boards of the two games without turns, which are made for speed.
//!
//! A card that is pressed leaves the hand and lies on the pile at once, before the table has answered; if it was late, it
//! comes back. So what is shown is what the table says, plus what is on its way.

mod cards;
mod hand;
mod hint;
mod keys;
mod pile;
mod rack;
mod seats;
mod tell;

use cardshed_protocol::PhaseState;
use cardshed_rules::any::AnyAction;
use cardshed_rules::{halves, plusminus};
use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

pub use cards::{HALVES_HAND, Race, RaceCard};
use hand::Hand;
use hint::Hint;
use pile::{Origins, Pile};
use rack::{Held, Rack};
use seats::Seats;

use crate::device;
use crate::parts::alike::{Memo, Show, effect};
use crate::parts::flight::{self, shakes};
use crate::parts::sound::{Sound, sounds};
use crate::play::{NoticeKind, Play};

/// A card of one's own on its way to the pile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Away {
    held: Held,
    request: u32,
    /// As it will lie; none if it is laid face down.
    lies: Option<RaceCard>,
}

/// What a board knows besides the table itself. Copies mean the same board.
#[derive(Clone, Copy)]
pub struct Racing {
    play: Play,
    /// The table as it has been told; none before the signal.
    known: Memo<Option<Race>>,
    /// The table as it will be, unless somebody was quicker: with one's own cards that are on their way.
    pub race: Memo<Option<Race>>,
    rack: Memo<Rack>,
    pressed: RwSignal<Vec<Away>>,
    /// One's own cards on their way to the pile, in the order in which they were pressed.
    away: Memo<Vec<Away>>,
    /// How many cards one has asked for.
    coming: Memo<usize>,
    sorts: RwSignal<u32>,
    /// Whether the cards that fit are shown.
    helps: RwSignal<bool>,
    /// What to do best; nobody is asked as long as no help is wanted.
    hint: Memo<Option<Hint>>,
    origins: Origins,
    shake: Callback<usize>,
    sound: Callback<Sound>,
}

impl Racing {
    fn new(play: Play) -> Racing {
        let is_dealt = Memo::new(move |_| !matches!(play.phase(), Some(PhaseState::Countdown { .. })));
        let known = Memo::new(move |_| {
            play.view.with(|view| view.as_ref().filter(|_| is_dealt.get()).and_then(Race::of))
        });
        let (pressed, sorts) = (RwSignal::new(Vec::<Away>::new()), RwSignal::new(0));
        let rack = Memo::new(move |before: Option<&Rack>| {
            let before = before.cloned().unwrap_or_default();
            let gone: Vec<u32> =
                pressed.with_untracked(|pressed| pressed.iter().map(|away| away.held.id).collect());
            known.with(|race| match race {
                Some(race) => {
                    before.follow(race.hand.as_deref().unwrap_or_default(), &gone).sorted(sorts.get())
                }
                None => before.emptied(sorts.get()),
            })
        });
        let away = Memo::new(move |_| {
            let requests: Vec<u32> = play.pending.with(|all| all.iter().map(|pending| pending.id).collect());
            rack.with(|rack| {
                let mut away = pressed.get();
                away.retain(|away| requests.contains(&away.request) && rack.slot_of(away.held.id).is_some());
                away
            })
        });
        let race = Memo::new(move |_| {
            let laid: Vec<(RaceCard, Option<RaceCard>)> =
                away.with(|away| away.iter().map(|away| (away.held.card, away.lies)).collect());
            known.with(|known| known.as_ref().map(|known| known.after(&laid)))
        });
        let coming =
            Memo::new(move |_| play.pending.with(|all| all.iter().filter(|one| draws(&one.action)).count()));
        let helps = RwSignal::new(false);
        let hint = Memo::new(move |_| {
            if !helps.get() || known.with(Option::is_none) {
                return None;
            }
            away.with(|away| ahead(play, away)).as_ref().and_then(hint::ask)
        });
        let (shake, sound) = (shakes(), sounds());
        Racing {
            play,
            known,
            race,
            rack,
            pressed,
            away,
            coming,
            sorts,
            helps,
            hint,
            origins: Origins::default(),
            shake: Callback::new(move |slot: usize| {
                if let Some(card) = element(&format!(".rack [data-slot=\"{slot}\"]")) {
                    shake(&card);
                }
            }),
            sound: Callback::new(sound),
        }
    }

    /// Whether one plays, and the game runs.
    fn may_act(self) -> bool {
        let running = self.play.table.with_untracked(|table| {
            table.as_ref().is_some_and(|table| matches!(table.phase, PhaseState::Playing))
        });
        running && self.play.seat.get_untracked().is_some() && !self.play.gave_up.get_untracked()
    }

    /// Lays the card in a slot, if there is one.
    fn press_slot(self, slot: usize) {
        if let Some(held) = self.rack.with_untracked(|rack| rack.at(slot)) {
            self.press(held);
        }
    }

    /// Lays a card, or says why it does not go.
    fn press(self, held: Held) {
        let is_away = self.away.with_untracked(|away| away.iter().any(|away| away.held.id == held.id));
        let Some(slot) = self.rack.with_untracked(|rack| rack.slot_of(held.id)) else { return };
        if is_away || !self.may_act() {
            return;
        }
        let Some((action, lies)) = self.race.with_untracked(|race| {
            let race = race.as_ref()?;
            Some((race.play(held.card), race.lies(held.card).filter(|_| !race.is_at_last_card())))
        }) else {
            return;
        };
        let from = flight::spot(&format!("slot-{slot}"));
        let Some(request) = self.act(action) else {
            self.shake.run(slot);
            self.sound.run(Sound::Refused);
            return;
        };
        self.move_focus_on(slot);
        if let Some(from) = from {
            self.origins.keep(lies, from);
        }
        let pending: Vec<u32> =
            self.play.pending.with_untracked(|all| all.iter().map(|one| one.id).collect());
        self.pressed.update(|pressed| {
            pressed.retain(|away| pending.contains(&away.request));
            pressed.push(Away { held, request, lies });
        });
        self.send();
        self.sound.run(Sound::Lay);
    }

    /// Means to do an action, if it goes once one's own cards that are on their way lie on the pile. Otherwise a notice says
    /// why not.
    fn act(self, action: AnyAction) -> Option<u32> {
        // Whoever is a moment too late need not be told so.
        if self.play.is_over() {
            return None;
        }
        let view = self.away.with_untracked(|away| ahead(self.play, away))?;
        match view.check(&action) {
            Ok(()) => Some(self.play.hold(action)),
            Err(illegal) => {
                self.play.notify(NoticeKind::Illegal(illegal));
                None
            }
        }
    }

    /// Sends what the table can do by now: a card once the one before lies on the pile, a draw once there is room for it. So a
    /// slow line slows down nobody's fingers.
    fn send(self) {
        let pending = self.play.pending.get_untracked();
        let (mut draws_sent, mut is_behind) = (0, false);
        for one in &pending {
            let is_draw = draws(&one.action);
            let has_room = || {
                self.known.with_untracked(|race| race.as_ref().is_some_and(|race| race.has_room(draws_sent)))
            };
            let may_go = if is_draw { has_room() } else { !is_behind };
            if self.play.is_held(one.id) && may_go {
                self.play.send_held(one.id);
            }
            if is_draw {
                draws_sent += usize::from(!self.play.is_held(one.id));
            } else {
                is_behind = true;
            }
        }
    }

    /// The card that has the focus is about to leave the hand: the focus goes to the next one.
    fn move_focus_on(self, slot: usize) {
        let Some(focus) = device::document().active_element() else { return };
        if !focus.matches(&format!("[data-slot=\"{slot}\"] *")).unwrap_or(false) {
            return;
        }
        let next = self.rack.with_untracked(|rack| {
            let others: Vec<usize> =
                rack.held().map(|(other, _)| other).filter(|&other| other != slot).collect();
            others.iter().copied().find(|&other| other > slot).or_else(|| others.last().copied())
        });
        let next = match next {
            Some(next) => format!("[data-slot=\"{next}\"] button"),
            None => ".draw".to_owned(),
        };
        if let Some(next) = element(&next) {
            drop(next.focus());
        }
    }

    /// Draws a card, lays the very last one, or says why neither goes.
    fn draw(self) {
        if !self.may_act() {
            return;
        }
        let coming = self.coming.get_untracked();
        let Some((is_last, has_room, action)) = self.race.with_untracked(|race| {
            let race = race.as_ref()?;
            Some((race.is_at_last_card(), coming == 0 || race.has_room(coming), race.draw()))
        }) else {
            return;
        };
        if is_last {
            let last = self.rack.with_untracked(|rack| rack.held().next());
            return last.map_or((), |(_, held)| self.press(held));
        }
        // With a card still on its way the view does not know yet that there is no room for another.
        if has_room {
            let went = self.act(action).is_some();
            self.send();
            self.sound.run(if went { Sound::Draw } else { Sound::Refused });
        }
    }
}

/// The table as it will be once one's own cards that are on their way lie on the pile.
fn ahead(play: Play, away: &[Away]) -> Option<cardshed_rules::any::AnyView> {
    let mut view = play.view.get_untracked()?;
    let seat = play.seat.get_untracked()?;
    for lies in away.iter().filter_map(|away| away.lies) {
        view.follow(&[lies.seen(seat)]);
    }
    Some(view)
}

/// Whether an action draws a card.
fn draws(action: &AnyAction) -> bool {
    matches!(action, AnyAction::PlusMinus(plusminus::Action::Draw) | AnyAction::Halves(halves::Action::Draw))
}

fn element(selector: &str) -> Option<HtmlElement> {
    device::document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// The board of a race. What stands beside the pile is the game's own.
#[component]
pub fn RaceBoard(
    /// The table.
    play: Play,
    /// The name of the game, for its styles.
    game: &'static str,
    /// How many slots the hand shows at least.
    slots: usize,
    /// What stands beside the pile.
    beside: Callback<Racing, AnyView>,
) -> impl IntoView {
    let racing = Racing::new(play);
    effect(move || {
        play.pending.track();
        racing.known.track();
        racing.send();
    });
    keys::listen(racing);
    tell::tell(racing);
    pile::watch(racing);
    let taken = hand::taken(racing);
    let plays = move || racing.race.with(|race| race.as_ref().is_some_and(|race| race.hand.is_some()));
    view! {
        <div class=format!("board speed {game}") data-from=move || hand::steps(taken.get())>
            <div class="felt">
                <Seats racing/>
                <div class="centre" class:helps=move || racing.helps.get()>
                    <Pile racing>{beside.run(racing)}</Pile>
                </div>
            </div>
            <Show when=move || play.seat.get().is_some()>
                <Hand racing slots taken shown=Signal::derive(plays)/>
            </Show>
        </div>
    }
}
