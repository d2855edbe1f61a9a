//! Cards that fly from one place of the table to another.
//!
//! A place is any element with an `id`. A flight is only a picture of the card in a layer above everything, moved by a
//! transform: the table itself is already as it will be. Without motion nothing flies.

use cardshed_view::view;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, Event, HtmlElement};

use crate::device;
use crate::parts::alike::handler;
use crate::parts::card::picture;
use crate::pattern::Wanted;
use crate::settings::{Settings, settings};
use crate::soon::in_frame;

/// How long something glides, in milliseconds: as long as the style lets a card fly.
const FLIGHT: f64 = 260.0;

/// A card that flies.
pub struct Flight {
    /// How it is drawn.
    pub drawing: String,
    /// Where it comes from.
    pub from: Start,
    /// The place it goes to.
    pub to: String,
}

/// Says which cards fly.
type Say = Box<dyn FnOnce() -> Vec<Flight>>;

/// Where a card flies from.
#[derive(Clone, Debug)]
pub enum Start {
    /// Where it was: something that will not be there any more.
    Was(Spot),
    /// A place that stays. Where that is, is asked when the card takes off.
    Place(String),
}

impl Start {
    fn spot(&self) -> Option<Spot> {
        match self {
            Start::Was(spot) => Some(*spot),
            Start::Place(place) => spot(place),
        }
    }
}

/// Lets cards fly. It may be kept and used at any time.
#[derive(Clone, Copy)]
pub struct Flights {
    layer: Wanted,
    /// What takes off in the next frame.
    waiting: StoredValue<Vec<Say>, LocalStorage>,
    settings: RwSignal<Settings>,
}

/// Makes [`flights`] available to everything below, which has settings.
pub fn provide() {
    let (layer, waiting) = (Wanted::new(), StoredValue::new_local(Vec::new()));
    provide_context(Flights { layer, waiting, settings: settings() });
}

/// What lets cards fly.
#[must_use]
pub fn flights() -> Flights {
    expect_context()
}

/// The layer in which cards fly. Once on the page.
#[component]
pub fn Sky() -> impl IntoView {
    let node = flights().layer;
    let landed = |event: Event| {
        if let Some(card) = event.target() {
            card.unchecked_into::<Element>().remove();
        }
    };
    view! { <div class="sky" aria-hidden="true" node_ref=node on:animationend=handler(landed)></div> }
}

/// Where something is on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Spot {
    /// The place just left of it.
    #[must_use]
    pub fn beside(self) -> Spot {
        Spot { x: self.x - self.width * 1.1, ..self }
    }

    fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

impl From<DomRect> for Spot {
    fn from(rect: DomRect) -> Spot {
        Spot { x: rect.left(), y: rect.top(), width: rect.width(), height: rect.height() }
    }
}

/// Where a place is now, if it is on the page.
#[must_use]
pub fn spot(place: &str) -> Option<Spot> {
    Some(device::document().get_element_by_id(place)?.get_bounding_client_rect().into())
}

impl Flights {
    /// Lets cards fly, once the page shows how things are now. Which ones is asked in the frame that shows it.
    pub fn fly(self, say: impl FnOnce() -> Vec<Flight> + 'static) {
        // Nobody sees it there, nor what was about to take off; the frame that was asked for finds nothing to do.
        if device::document().hidden() {
            return self.waiting.update_value(Vec::clear);
        }
        let is_first = self.waiting.with_value(Vec::is_empty);
        self.waiting.update_value(|waiting| waiting.push(Box::new(say)));
        if is_first {
            in_frame(move || self.take_off());
        }
    }

    /// Where all cards come from and go to is asked before any of them takes off: once something moves, the browser would
    /// have to lay out the page again to know.
    fn take_off(self) {
        let waiting = self.waiting.try_update_value(std::mem::take).unwrap_or_default();
        if !self.settings.with_untracked(Settings::moves) {
            return;
        }
        let placed = |flight: Flight| Some((flight.drawing, flight.from.spot()?, spot(&flight.to)?));
        let placed: Vec<_> = waiting.into_iter().flat_map(|say| say()).filter_map(placed).collect();
        let Some(layer) = self.layer.get_untracked() else { return };
        for (drawing, from, to) in placed {
            fly(&layer, &drawing, from, to);
        }
    }
}

/// The style knows how a card moves, and where it lies until it is taken away; here is only said from where to where.
fn fly(layer: &HtmlElement, drawing: &str, from: Spot, to: Spot) {
    let card = picture(drawing);
    let scale = if to.width > 0.0 { from.width / to.width } else { 1.0 };
    card.style().set_css_text(&format!(
        "--card:{}px;--from:translate({}px,{}px) scale({scale});--to:translate({}px,{}px)",
        to.width, from.x, from.y, to.x, to.y,
    ));
    // The layer takes any element.
    drop(layer.append_child(&card));
}

/// A function that lets something that is already where it belongs come from elsewhere: no picture, the thing itself. It
/// may be kept and called at any time.
pub fn glides() -> impl Fn(&HtmlElement, Spot) + Copy + 'static {
    let settings = settings();
    move |element: &HtmlElement, from: Spot| {
        if settings.with_untracked(Settings::moves) {
            let to = Spot::from(element.get_bounding_client_rect());
            let ((from_x, from_y), (to_x, to_y)) = (from.middle(), to.middle());
            let scale = if to.width > 0.0 { from.width / to.width } else { 1.0 };
            let start = format!("translate({}px, {}px) scale({scale})", from_x - to_x, from_y - to_y);
            drop(animate(element, &[start, "none".to_owned()], FLIGHT));
        }
    }
}

/// A function that shakes something which does not go. It may be kept and called at any time.
pub fn shakes() -> impl Fn(&HtmlElement) + Copy + 'static {
    /// Long enough to be seen, over before the next try.
    const SHAKE: f64 = 320.0;
    let settings = settings();
    move |element: &HtmlElement| {
        if settings.with_untracked(Settings::moves) {
            let frames = [0, -9, 8, -6, 4, 0].map(|shift| format!("translateX({shift}%)"));
            drop(animate(element, &frames, SHAKE));
        }
    }
}

/// Moves an element through these transforms.
fn animate(element: &HtmlElement, transforms: &[String], millis: f64) -> Result<web_sys::Animation, JsValue> {
    let frames = js_sys::Array::new();
    for transform in transforms {
        let frame = js_sys::Object::new();
        js_sys::Reflect::set(&frame, &"transform".into(), &transform.into())?;
        frames.push(&frame);
    }
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"duration".into(), &millis.into())?;
    js_sys::Reflect::set(&options, &"easing".into(), &"cubic-bezier(.2,.7,.3,1)".into())?;
    // The typed binding of `animate` is not stable yet.
    let animate: js_sys::Function = js_sys::Reflect::get(element, &"animate".into())?.dyn_into()?;
    animate.call2(element, &frames, &options)?.dyn_into()
}
