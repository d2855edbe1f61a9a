//! One's own hand: to select, to arrange, to drag to where a card goes.

use cardshed_rules::Seat;
use cardshed_rules::levels::{Action, Card};
use cardshed_text::{cards, levels};
use cardshed_view::view;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::choice;
use super::desk::Desk;
use super::goal::letter;
use super::order::Held;
use crate::device;
use crate::faces::{self, Face};
use crate::parts::alike::{For, Memo, handler};
use crate::pattern::Wanted;
use crate::t;
use crate::words::words;

/// A pointer that moved less than this, in pixels, has only pressed.
const PRESS: f64 = 8.0;

/// A card that is being dragged, and where the pointer took hold of it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    from: (f64, f64),
    is_moving: bool,
}

/// One's own hand.
#[component]
pub fn OwnHand(desk: Desk) -> impl IntoView {
    let held = move || desk.hand.with(|hand| hand.cards().to_vec());
    let uses = Memo::new(move |_| {
        let cards: Vec<Card> = desk.hand.with(|hand| hand.cards().iter().map(|held| held.card).collect());
        let uses = desk.plan.with(|plan| plan.as_ref().map(|plan| plan.uses(&cards)));
        held()
            .into_iter()
            .zip(uses.unwrap_or_default())
            .filter_map(|(held, used)| Some((held, used?)))
            .collect::<Vec<_>>()
    });
    let attachable = desk.part(choice::attachable);
    view! {
        <div class="hand" role="group" aria-label=t!("levels-hand") aria-describedby="levels-hand-keys" data-drop="hand" data-test="hand">
            <For each=held key=|held| *held children=move |held| {
                let used = Signal::derive(move || uses.with(|uses| uses.iter().find(|(other, _)| *other == held).map(|(_, used)| *used)));
                let fits = Signal::derive(move || attachable.get().has(held.card));
                view! { <HandCard desk held used fits/> }
            }/>
        </div>
        <p class="unseen" id="levels-hand-keys">{t!("levels-hand-keys")}</p>
    }
}

/// A card of the hand.
#[component]
fn HandCard(
    desk: Desk,
    held: Held,
    /// For which combination of the level it is.
    used: Signal<Option<usize>>,
    /// Whether it can be attached now.
    fits: Signal<bool>,
) -> impl IntoView {
    let node = Wanted::new();
    let drag = StoredValue::new(None::<Drag>);
    let was_dragged = StoredValue::new(false);
    let tray = move || desk.trays.with(|trays| trays.as_ref().and_then(|trays| trays.tray_of(held)));
    // While the level is being put together, only what lies in a tray is for it.
    let used = move || if desk.trays.with(Option::is_some) { tray() } else { used.get() };
    let is_up = move || desk.chosen.with(|chosen| chosen.contains(&held)) || tray().is_some();
    let is_hinted = move || desk.is_hinted(|action| plays(action, held.card));
    let down = move |event: PointerEvent| {
        if let Some(button) = node.get_untracked().filter(|_| event.is_primary() && event.button() == 0) {
            let from = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set_value(Some(Drag { from, is_moving: false }));
            // Without it a quick pointer would leave the card behind; it is not essential.
            drop(button.set_pointer_capture(event.pointer_id()));
        }
    };
    let moved = move |event: PointerEvent| {
        if let (Some(button), Some(before)) = (node.get_untracked(), drag.get_value()) {
            drag.set_value(Some(drag_on(&button, before, &event)));
        }
    };
    let up = move |event: PointerEvent| {
        let Some(button) = node.get_untracked() else { return };
        if drag.try_update_value(Option::take).flatten().is_some_and(|drag| drag.is_moving) {
            // The click that belongs to this pointer comes before the next frame.
            was_dragged.set_value(true);
            request_animation_frame(move || {
                let _is_gone = was_dragged.try_set_value(false);
            });
            drop_at(desk, held, &event);
        }
        settle(&button);
    };
    let cancel = move |_: PointerEvent| {
        drag.set_value(None);
        if let Some(button) = node.get_untracked() {
            settle(&button);
        }
    };
    let click = move |_: MouseEvent| {
        if !was_dragged.get_value() {
            desk.press(held);
        }
    };
    view! {
        <button
            type="button"
            class="card"
            class:up=move || is_up()
            class:fresh=move || desk.fresh.with(|fresh| fresh.contains(&held))
            class:fits=move || fits.get()
            class:hinted=move || is_hinted()
            node_ref=node
            aria-label=move || name(desk, held, used(), fits.get())
            aria-pressed=move || if is_up() { "true" } else { "false" }
            data-test="card"
            data-card=held.card.to_string()
            id=held.place()
            on:pointerdown=handler(down)
            on:pointermove=handler(moved)
            on:pointerup=handler(up)
            on:pointercancel=handler(cancel)
            on:click=handler(click)
        >
            <Face drawing=faces::levels::face(held.card)/>
            {move || used().map(|index| view! { <b class=format!("letter use-{index}") aria-hidden="true">{letter(index)}</b> })}
        </button>
    }
}

/// Whether the action plays that card.
fn plays(action: &Action, card: Card) -> bool {
    match action {
        Action::Discard(other) => *other == card,
        Action::Attach { face, .. } => face.card() == card,
        Action::Skip(_) => card == Card::SKIP,
        Action::Lay(lay) => lay.faces().iter().any(|face| face.card() == card),
        Action::Keep(kept) => kept.has(card),
        Action::Draw | Action::Take(_) => false,
    }
}

/// The card, and what it is good for.
fn name(desk: Desk, held: Held, used: Option<usize>, fits: bool) -> String {
    let words = words();
    let card = cards::levels(&words, held.card);
    let asked = used.and_then(|index| desk.plan.with(|plan| Some(plan.as_ref()?.parts.get(index)?.asked)));
    match asked {
        Some(asked) => words.say(
            "levels-card-for",
            &[("card", card.into()), ("combination", levels::combination(&words, asked).into())],
        ),
        None if fits => words.say("levels-card-fits", &[("card", card.into())]),
        None => card,
    }
}

/// The card follows the pointer, once that has moved far enough.
fn drag_on(button: &HtmlElement, before: Drag, event: &PointerEvent) -> Drag {
    let (dx, dy) = (f64::from(event.client_x()) - before.from.0, f64::from(event.client_y()) - before.from.1);
    if !before.is_moving && dx.hypot(dy) < PRESS {
        return before;
    }
    drop(button.class_list().add_1("dragged"));
    let style = HtmlElement::style(button);
    drop(style.set_property("--dx", &format!("{dx}px")));
    drop(style.set_property("--dy", &format!("{dy}px")));
    Drag { is_moving: true, ..before }
}

fn settle(button: &HtmlElement) {
    drop(button.class_list().remove_1("dragged"));
}

/// Lets go of a card: on one's pile, on a combination, before somebody, on a tray, or elsewhere in the hand.
fn drop_at(desk: Desk, held: Held, event: &PointerEvent) {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let under = device::document().element_from_point(x, y);
    let target = under.and_then(|element| element.closest("[data-drop]").ok().flatten());
    let Some(target) = target.and_then(|target| target.get_attribute("data-drop")) else { return };
    let mut parts = target.split(' ');
    let kind = parts.next().unwrap_or_default();
    let seat = parts.next().and_then(|seat| seat.parse::<Seat>().ok());
    let index = parts.next().and_then(|index| index.parse::<usize>().ok());
    match (kind, seat, index) {
        ("tray", _, Some(index)) => desk.put(held, Some(index)),
        ("pile", ..) => desk.act(Action::Discard(held.card)),
        ("laid", Some(to), Some(index)) => {
            desk.chosen.set(vec![held]);
            desk.attach(held.card, to, index);
        }
        ("seat", Some(seat), _) if held.card == Card::SKIP => desk.act(Action::Skip(seat)),
        ("hand", ..) => {
            let place = place_at(desk, held, f64::from(x), f64::from(y));
            desk.hand.update(|hand| hand.put(held, place));
        }
        _ => {}
    }
}

/// Before which card of the hand a point is, in reading order.
fn place_at(desk: Desk, dragged: Held, x: f64, y: f64) -> usize {
    let held = desk.hand.with_untracked(|hand| hand.cards().to_vec());
    let is_before = |card: &Held| {
        let rect = element(*card).map(|element| element.get_bounding_client_rect());
        *card != dragged
            && rect.is_some_and(|rect| {
                y < rect.bottom() && (y < rect.top() || x < rect.left() + rect.width() / 2.0)
            })
    };
    held.iter().position(is_before).unwrap_or(held.len())
}

fn element(held: Held) -> Option<Element> {
    device::document().get_element_by_id(&held.place())
}

/// Puts the focus on a card of the hand.
pub fn focus(held: Held) {
    if let Some(card) = element(held).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        drop(card.focus());
    }
}

/// The card of the hand that has the focus.
#[must_use]
pub fn focused(desk: Desk) -> Option<Held> {
    let place = device::document().active_element()?.id();
    desk.hand.with_untracked(|hand| hand.cards().iter().copied().find(|held| held.place() == place))
}
