//! Places of a pattern on an element: attributes, classes, properties.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::Fill;
use super::following::{Following, When};

/// What is filled in at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A child, before the node.
    Child,
    /// An attribute.
    Attribute(&'static str),
    /// A class that is there or not.
    Class(&'static str),
    /// A property of the style.
    Style(&'static str),
    /// A property of the element.
    Property(&'static str),
    /// What is done on an event.
    Event {
        /// Which.
        name: &'static str,
        /// Before what is inside hears of it.
        captured: bool,
    },
    /// The drawing inside.
    Drawing,
    /// Where the element is wanted.
    Node,
}

/// Something that changes, and its value.
pub struct Live {
    value: Rc<RefCell<Set>>,
    _following: Following,
}

/// What a place has been set to, once it has been.
type Set = Option<Option<Value>>;

impl Live {
    /// What the place has been set to last.
    pub fn last(&self) -> Set {
        self.value.take()
    }
}

/// A value as it is set.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// There or not.
    Flag(bool),
    /// A text.
    Text(Cow<'static, str>),
}

impl Place {
    /// Reads the sign and the name.
    pub fn read(place: &'static str) -> Place {
        let (sign, name) = place.split_at(1);
        match sign {
            "@" => Place::Attribute(name),
            "." => Place::Class(name),
            "$" => Place::Style(name),
            "#" => Place::Property(name),
            "!" => Place::Event { name, captured: false },
            "^" => Place::Event { name, captured: true },
            "%" => Place::Drawing,
            "&" => Place::Node,
            _ => Place::Child,
        }
    }

    /// Fills in something that stays, unless it is what was there before.
    pub fn set(self, element: &Element, fill: &Fill, before: Set) -> Option<Value> {
        let now = value(fill);
        if before.as_ref() != Some(&now) {
            self.assign(element, now.as_ref());
        }
        now
    }

    /// Fills in something that changes.
    pub fn live(self, element: &Element, mut read: Box<dyn FnMut() -> Fill>, before: Set) -> Live {
        let (element, value) = (element.clone(), Rc::new(RefCell::new(before)));
        let set = Rc::clone(&value);
        let following = Following::now(self.followed(), move || {
            let now = self.set(&element, &read().now(), set.take());
            set.replace(Some(now));
        });
        Live { value, _following: following }
    }

    /// A name is to be read out, and long in the making.
    fn followed(self) -> When {
        if self == Place::Attribute("aria-label") { When::Soon } else { When::AtOnce }
    }

    fn assign(self, element: &Element, value: Option<&Value>) {
        let text = match value {
            Some(Value::Text(text)) => Some(text.as_ref()),
            Some(Value::Flag(true)) => Some(""),
            Some(Value::Flag(false)) | None => None,
        };
        // What a browser does not take it leaves as it was.
        match self {
            Place::Attribute(name) => match text {
                Some(text) => drop(element.set_attribute(name, text)),
                None => drop(element.remove_attribute(name)),
            },
            Place::Class(name) => drop(element.class_list().toggle_with_force(name, text.is_some())),
            Place::Style(name) => {
                let style = element.unchecked_ref::<HtmlElement>().style();
                drop(style.set_property(name, text.unwrap_or_default()));
            }
            Place::Property(name) => {
                let value = match value {
                    Some(Value::Text(text)) => JsValue::from_str(text),
                    Some(Value::Flag(flag)) => JsValue::from_bool(*flag),
                    None => JsValue::UNDEFINED,
                };
                drop(js_sys::Reflect::set(element, &JsValue::from_str(name), &value));
            }
            Place::Drawing => element.set_inner_html(text.unwrap_or_default()),
            Place::Child | Place::Event { .. } | Place::Node => {}
        }
    }
}

fn value(fill: &Fill) -> Option<Value> {
    match fill {
        Fill::Flag(flag) => Some(Value::Flag(*flag)),
        Fill::Text(text) => Some(Value::Text(text.clone())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_sign_and_a_name() {
        assert_eq!(Place::read("@aria-label"), Place::Attribute("aria-label"));
        assert_eq!(Place::read("$--x"), Place::Style("--x"));
        assert_eq!(Place::read("^click"), Place::Event { name: "click", captured: true });
        assert_eq!(Place::read("*"), Place::Child);
    }
}
