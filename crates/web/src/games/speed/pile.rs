//! The pile, with what is on its way to it, and who laid what.

use cardshed_rules::any::AnySeen;
use cardshed_rules::{GameId, Seat, Version, halves, plusminus};
use cardshed_text::{People, talk};
use cardshed_view::view;
use leptos::prelude::*;

use super::{RaceCard, Racing, hint, seats};
use crate::faces;
use crate::games::equals_before;
use crate::parts::alike::{For, Memo, effect};
use crate::parts::card::Card;
use crate::parts::flight::{self, Spot, glides};
use crate::pattern::Wanted;
use crate::play::{Entry, Happened};
use crate::words::words;

/// So many cards of the pile are drawn: those below cannot be seen.
const SHOWN: usize = 4;

/// So many events ago a photo finish may have been to be still told of.
const RECENT: usize = 3;

/// Where the cards that are about to appear on the pile come from.
#[derive(Clone, Copy)]
pub struct Origins(StoredValue<Vec<(Option<RaceCard>, Spot)>>);

impl Default for Origins {
    fn default() -> Origins {
        Origins(StoredValue::new(Vec::new()))
    }
}

impl Origins {
    /// That card, or one face down, will come from there.
    pub fn keep(self, card: Option<RaceCard>, from: Spot) {
        self.0.update_value(|all| {
            all.retain(|(other, _)| *other != card);
            all.push((card, from));
        });
    }

    fn take(self, card: Option<RaceCard>) -> Option<Spot> {
        self.0.try_update_value(|all| {
            let found = all.iter().position(|(other, _)| *other == card)?;
            Some(all.swap_remove(found).1)
        })?
    }
}

/// A card as it is drawn on the pile: which, and how many of its kind lie below. A card that is confirmed is the same as
/// before, and stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Layer {
    card: Option<RaceCard>,
    copy: usize,
}

/// The pile with `more` on top, as far as it can be seen.
fn layers(pile: &[RaceCard], more: &[Option<RaceCard>]) -> Vec<Layer> {
    let all: Vec<Option<RaceCard>> = pile.iter().copied().map(Some).chain(more.iter().copied()).collect();
    let first = all.len().saturating_sub(SHOWN);
    (first..all.len()).map(|index| Layer { card: all[index], copy: equals_before(&all, index) }).collect()
}

/// Who laid what last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Last {
    /// When.
    pub version: Version,
    /// Who.
    pub seat: Seat,
    /// What; none if it was laid face down.
    pub card: Option<RaceCard>,
}

/// Who laid what, if that is what was seen.
pub fn laid(seen: &AnySeen) -> Option<(Seat, Option<RaceCard>)> {
    match *seen {
        AnySeen::PlusMinus(plusminus::Seen::Played { seat, card, .. }) => {
            Some((seat, Some(RaceCard::PlusMinus(card))))
        }
        AnySeen::PlusMinus(plusminus::Seen::LaidLast { seat, .. }) => Some((seat, None)),
        AnySeen::Halves(halves::Seen::Played { seat, card }) => Some((seat, Some(RaceCard::Halves(card)))),
        _ => None,
    }
}

/// The card that came from the bottom of the pile to its top, if that is what was seen.
fn turned_up(seen: &AnySeen) -> Option<RaceCard> {
    match *seen {
        AnySeen::PlusMinus(plusminus::Seen::Turned { card }) => Some(RaceCard::PlusMinus(card)),
        AnySeen::Halves(halves::Seen::Turned { card }) => Some(RaceCard::Halves(card)),
        _ => None,
    }
}

/// Who laid what last, and at which version.
pub fn last(log: &[Entry]) -> Option<Last> {
    log.iter().rev().find_map(|entry| {
        let (seat, card) = laid(&entry.seen)?;
        Some(Last { version: entry.version, seat, card })
    })
}

/// Whether the newest thing that happened was that the pile was turned.
pub fn is_turned(log: &[Entry]) -> bool {
    let newest = log.last().map(|entry| entry.version);
    log.iter()
        .rev()
        .take_while(|entry| Some(entry.version) == newest)
        .any(|entry| turned_up(&entry.seen).is_some())
}

/// Remembers where cards come from, while the page still shows them there.
pub fn watch(racing: Racing) {
    racing.play.before(move |happened: &Happened| {
        for seen in &happened.seen {
            if let Some(card) = turned_up(seen) {
                if let Some(pile) = flight::spot("pile") {
                    racing.origins.keep(Some(card), pile.beside());
                }
            } else if let Some((seat, card)) = laid(seen) {
                let from =
                    if happened.own { own_slot(racing, card) } else { flight::spot(&format!("seat-{seat}")) };
                if let Some(from) = from {
                    racing.origins.keep(card, from);
                }
            }
        }
    });
}

/// Where a card of one's own was that somebody else has laid: a bot that stands in, or a record that is played again.
fn own_slot(racing: Racing, card: Option<RaceCard>) -> Option<Spot> {
    let pressed = racing.away.with_untracked(|away| away.iter().any(|away| away.lies == card));
    if pressed {
        return None;
    }
    let is_it = |held: RaceCard| card.is_none_or(|card| card.kind() == held.kind());
    let slot = racing
        .rack
        .with_untracked(|rack| rack.held().find(|(_, held)| is_it(held.card)).map(|(slot, _)| slot))?;
    flight::spot(&format!("slot-{slot}"))
}

/// The pile, what is beside it, and who laid what.
#[component]
pub fn Pile(racing: Racing, children: Children) -> impl IntoView {
    let play = racing.play;
    let last = Memo::new(move |_| play.log.with(|log| last(log)));
    let layers = Memo::new(move |_| {
        // What lies open is on the pile already, as it will be.
        let is_hidden = racing.away.with(|away| away.iter().any(|away| away.lies.is_none()))
            || last.get().is_some_and(|last| last.card.is_none());
        let more = if is_hidden { vec![None] } else { Vec::new() };
        racing.race.with(|race| race.as_ref().map_or_else(Vec::new, |race| layers(&race.pile, &more)))
    });
    let top = Memo::new(move |_| racing.race.with(|race| race.as_ref().and_then(super::Race::top)));
    let named = move || {
        let words = words();
        top.get().map(|top| words.say("race-top", &[("card", top.name_on_pile(&words).into())]))
    };
    let called = move || last.get().and_then(|last| Some((last.version, last.card?.called()?)));
    view! {
        <div class="pile-row">
            {children()}
            <div class="pile" id="pile" data-test="pile" role=move || top.get().map(|_| "img") aria-label=move || named() data-card=move || top.get().map(RaceCard::notation_on_pile)>
                <For each=move || layers.get() key=|layer| *layer children=move |layer| view! { <Lying racing layer/> }/>
                {move || called().map(|(_, value)| view! { <span class="burst">{value}</span> })}
            </div>
        </div>
        <Said racing last/>
    }
}

/// A card on the pile.
#[component]
fn Lying(racing: Racing, layer: Layer) -> impl IntoView {
    let glide = glides();
    let node = Wanted::new();
    effect(move || {
        if let Some(node) = node.get()
            && let Some(from) = racing.origins.take(layer.card)
        {
            glide(&node, from);
        }
    });
    let game = racing.race.with_untracked(|race| race.as_ref().map_or(GameId::PlusMinus, |race| race.game));
    let drawing = layer.card.map_or_else(|| faces::back(game), RaceCard::face);
    let class = if layer.card.is_some_and(RaceCard::is_turned) { "turned" } else { "" };
    // No two neighbours lie alike, and a card lies the same way for everybody.
    let tilt = layer.card.map_or(2, |card| (i32::from(card.kind()) * 5 + layer.copy as i32 * 3) % 9 - 4);
    view! {
        <div class="layer" node_ref=node style:--tilt=format!("{tilt}deg")>
            <Card drawing class/>
        </div>
    }
}

/// Who laid what last, and what else is worth saying calmly: first of all help, where it is wanted.
#[component]
fn Said(racing: Racing, last: Memo<Option<Last>>) -> impl IntoView {
    let play = racing.play;
    let line = Memo::new(move |_| {
        if let Some(help) = hint::said(racing) {
            return help;
        }
        let words = words();
        play.log.with(|log| {
            if is_turned(log) {
                return words.get("race-turned");
            }
            let finish = log.iter().rev().take(RECENT).find_map(|entry| entry.finish);
            let (names, you) = (play.names(), play.seat.get());
            finish.map_or_else(String::new, |finish| {
                talk::finish(&words, finish, &People { names: &names, you })
            })
        })
    });
    view! {
        <div class="said">
            {move || last.get().map(|last| {
                let called = last.card.and_then(RaceCard::called);
                view! {
                    <span class="tag">
                        {seats::mark(last.seat)}
                        <span class="who">{seats::called(play, last.seat)}</span>
                        {called.map(|value| view! { <b>{value}</b> })}
                    </span>
                }
            })}
            <span class="line" class:why=move || racing.helps.get() data-test="line">{move || line.get()}</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> RaceCard {
        RaceCard::PlusMinus(text.parse().unwrap())
    }

    #[test]
    fn a_confirmed_card_is_the_same_layer_as_before() {
        let pile = ["5±3", "8±1", "5±3"].map(card);
        let before = layers(&pile[..2], &[Some(card("5±3"))]);
        assert_eq!(before, layers(&pile, &[]));
    }

    #[test]
    fn only_the_upper_cards_are_drawn_and_equal_ones_told_apart() {
        let pile = ["5±3", "8±1", "5±3", "2±2", "9±1", "5±3"].map(card);
        let shown = layers(&pile, &[]);
        assert_eq!(shown.len(), SHOWN);
        assert_eq!(shown[0], Layer { card: Some(card("5±3")), copy: 1 });
        assert_eq!(shown[3], Layer { card: Some(card("5±3")), copy: 2 });
    }

    #[test]
    fn a_last_card_lies_face_down_on_top() {
        assert_eq!(layers(&[card("5±3")], &[None])[1], Layer { card: None, copy: 0 });
    }
}
