//! Cards that fly from one place of the table to another.
//!
//! A place is any element with a `data-place`. A flight is only a picture of the card in a layer above everything, moved
//! by a transform: the table itself is already as it will be. Without motion nothing flies.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, HtmlElement};

use crate::device;
use crate::settings::settings;

/// How long a card flies, in milliseconds.
const FLIGHT: f64 = 260.0;

#[derive(Clone, Copy)]
struct Layer(NodeRef<html::Div>);

/// Makes [`flights`] available to everything below.
pub fn provide() {
    provide_context(Layer(NodeRef::new()));
}

/// The layer in which cards fly. Once on the page.
#[component]
pub fn Sky() -> impl IntoView {
    let Layer(node) = expect_context();
    view! { <div class="sky" aria-hidden="true" node_ref=node></div> }
}

/// Where something is on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    x: f64,
    y: f64,
    width: f64,
}

impl From<DomRect> for Spot {
    fn from(rect: DomRect) -> Spot {
        Spot { x: rect.left(), y: rect.top(), width: rect.width() }
    }
}

/// Where a place is now, if it is on the page.
#[must_use]
pub fn spot(place: &str) -> Option<Spot> {
    let found = device::document().query_selector(&format!("[data-place=\"{place}\"]")).ok().flatten()?;
    Some(found.get_bounding_client_rect().into())
}

/// A function that lets a card fly from where something was to a place, once the page shows how things are now. It may be
/// kept and called at any time.
#[must_use]
pub fn flights() -> impl Fn(String, Spot, String) + Copy + 'static {
    let Layer(node) = expect_context();
    let settings = settings();
    move |drawing: String, from: Spot, to: String| {
        if !settings.with_untracked(crate::settings::Settings::moves) {
            return;
        }
        request_animation_frame(move || {
            if let (Some(layer), Some(to)) = (node.get_untracked(), spot(&to)) {
                drop(fly(&layer, &drawing, from, to));
            }
        });
    }
}

fn fly(layer: &HtmlElement, drawing: &str, from: Spot, to: Spot) -> Result<(), JsValue> {
    let card: HtmlElement = device::document().create_element("span")?.unchecked_into();
    card.set_class_name("card");
    card.style().set_property("--card", &format!("{}px", to.width))?;
    card.set_inner_html(&format!(r#"<svg class="face" viewBox="0 0 90 126">{drawing}</svg>"#));
    layer.append_child(&card)?;
    let at = |spot: Spot| {
        let scale = if to.width > 0.0 { spot.width / to.width } else { 1.0 };
        format!("translate({}px, {}px) scale({scale})", spot.x, spot.y)
    };
    let frames = js_sys::Array::new();
    for spot in [from, to] {
        let frame = js_sys::Object::new();
        js_sys::Reflect::set(&frame, &"transform".into(), &at(spot).into())?;
        js_sys::Reflect::set(&frame, &"transformOrigin".into(), &"0 0".into())?;
        frames.push(&frame);
    }
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"duration".into(), &FLIGHT.into())?;
    js_sys::Reflect::set(&options, &"easing".into(), &"cubic-bezier(.2,.7,.3,1)".into())?;
    // The typed binding of `animate` is not stable yet.
    let animate: js_sys::Function = js_sys::Reflect::get(&card, &"animate".into())?.dyn_into()?;
    let animation: web_sys::Animation = animate.call2(&card, &frames, &options)?.dyn_into()?;
    let landed = wasm_bindgen::prelude::Closure::once_into_js(move || card.remove());
    animation.set_onfinish(Some(landed.unchecked_ref()));
    Ok(())
}
