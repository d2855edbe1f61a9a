//! What somebody says, for a moment beside the seat of who said it.

use cardshed_protocol::{PersonId, Told, Who};
use cardshed_rules::Seat;
use cardshed_text::talk;
use cardshed_view::view;
use leptos::prelude::*;

use crate::device::{self, Timer};
use crate::parts::alike::{For, Memo, effect_after};
use crate::play::{Play, Saying};
use crate::words::words;

/// How long it is shown, in milliseconds.
const SHOWN: f64 = 4_500.0;

/// So far from the edge of the screen a bubble stays, in pixels; it is at most 240 wide.
const EDGE: f64 = 124.0;

#[derive(Clone, PartialEq)]
struct Bubble {
    saying: Saying,
    x: f64,
    y: f64,
}

/// Sayings beside their seats.
#[component]
pub fn Bubbles(play: Play) -> impl IntoView {
    let bubbles = RwSignal::new(Vec::<Bubble>::new());
    let timers = StoredValue::new_local(Vec::<(u32, Timer)>::new());
    let newest = Memo::new(move |_| play.said.with(|said| said.last().cloned()));
    effect_after(move |before: Option<()>| {
        let saying = newest.get();
        // What was said before this was shown is old.
        let Some(saying) = saying.filter(|_| before.is_some()) else { return };
        let (x, y) = untrack(|| beside(play, saying.person));
        let number = saying.number;
        bubbles.update(|bubbles| {
            bubbles.retain(|other| other.saying.person != saying.person);
            bubbles.push(Bubble { saying, x, y });
        });
        let timer = Timer::after(SHOWN, move || {
            let _ = bubbles.try_update(|bubbles| bubbles.retain(|bubble| bubble.saying.number != number));
        });
        timers.update_value(|timers| {
            let is_shown = |number: u32| {
                bubbles.with_untracked(|bubbles| bubbles.iter().any(|bubble| bubble.saying.number == number))
            };
            timers.retain(|(number, _)| is_shown(*number));
            timers.push((number, timer));
        });
    });
    view! {
        <div class="bubbles" aria-hidden="true">
            <For each=move || bubbles.get() key=|bubble| bubble.saying.number let:bubble>
                <Shown play bubble/>
            </For>
        </div>
    }
}

#[component]
fn Shown(play: Play, bubble: Bubble) -> impl IntoView {
    let person = bubble.saying.person;
    let name = move || play.person(person).map_or_else(String::new, |person| person.name.to_string());
    let emote = match &bubble.saying.told {
        Told::Reaction(reaction) => Some(talk::emote(*reaction)),
        Told::Text(_) => None,
    };
    let told = bubble.saying.told;
    view! {
        <div class="bubble" data-test="bubble" style:left=format!("{}px", bubble.x) style:top=format!("{}px", bubble.y)>
            <strong>{move || name()}</strong>
            {emote.map(|emote| view! { <span class="emote">{emote}</span> })}
            <span>{move || talk::told(&words(), &told)}</span>
        </div>
    }
}

/// So far above one's own cards a bubble begins, in pixels.
const ABOVE: f64 = 56.0;

/// Where the seat of a person is on the screen; above one's own cards, and below the bar for somebody who watches.
fn beside(play: Play, person: PersonId) -> (f64, f64) {
    let width = device::document().document_element().map_or(360.0, |root| f64::from(root.client_width()));
    let seat = play.table.with(|table| {
        let seats = &table.as_ref()?.seats;
        seats.iter().position(|seat| seat.who == Who::Person { person }).and_then(Seat::new)
    });
    let document = device::document();
    let others = seat.and_then(|seat| document.get_element_by_id(&format!("seat-{seat}")));
    let own = || document.query_selector(".mine").ok().flatten().filter(|_| play.you.get() == Some(person));
    let is_own = others.is_none();
    match others.or_else(own).map(|place| place.get_bounding_client_rect()) {
        Some(rect) => {
            let middle = rect.left() + rect.width() / 2.0;
            let top = if is_own { rect.top() - ABOVE } else { rect.bottom() - 6.0 };
            // Not `clamp`, which brings along how to write down numbers that it refuses.
            (middle.min(width - EDGE).max(EDGE), top)
        }
        None => (width / 2.0, 60.0),
    }
}
