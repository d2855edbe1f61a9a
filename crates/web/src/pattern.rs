//! Views as patterns that are filled: what [`view!`](cardshed_view::view) compiles to.
//!
//! What is known of a view is a text, see `cardshed_view`; what is not is a list of [`Fill`]s. One piece of code makes
//! elements of them, whatever they are: a view costs its text, and little more than what was written in its blocks.

use std::borrow::Cow;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

mod alone;
mod drawing;
mod drawn;
mod following;
mod listener;
mod places;
mod slot;
mod wanted;

pub use drawing::{card, change, kept, prepare};
pub use following::{Following, When, at_once};
pub use wanted::Wanted;

/// What is done on an event.
type Handler = Box<dyn FnMut(Event)>;

/// Something to fill in.
pub enum Fill {
    /// Nothing: no child, no attribute.
    Nothing,
    /// An attribute without a value, a class, a property that is there or not.
    Flag(bool),
    /// A text.
    Text(Cow<'static, str>),
    /// A view of its own.
    View(Box<AnyView>),
    /// Something that changes with what it reads.
    Live(Box<dyn FnMut() -> Fill>),
    /// What is done on an event.
    Handler(Handler),
    /// Who wants the element.
    Node(Wanted),
}

impl Fill {
    /// What it is now, read here and now.
    fn now(self) -> Fill {
        match self {
            Fill::Live(mut read) => read().now(),
            fill => fill,
        }
    }
}

/// What can be filled in.
pub trait Filling {
    /// This as a fill.
    fn fill(self) -> Fill;
}

impl<F, R> Filling for F
where
    F: FnMut() -> R + 'static,
    R: Filling,
{
    fn fill(mut self) -> Fill {
        Fill::Live(Box::new(move || self().fill()))
    }
}

impl Filling for Fill {
    fn fill(self) -> Fill {
        self
    }
}

impl Filling for AnyView {
    fn fill(self) -> Fill {
        Fill::View(Box::new(self))
    }
}

impl Filling for &'static str {
    fn fill(self) -> Fill {
        Fill::Text(Cow::Borrowed(self))
    }
}

impl Filling for String {
    fn fill(self) -> Fill {
        Fill::Text(Cow::Owned(self))
    }
}

impl Filling for bool {
    fn fill(self) -> Fill {
        Fill::Flag(self)
    }
}

impl Filling for () {
    fn fill(self) -> Fill {
        Fill::Nothing
    }
}

impl<T: Filling> Filling for Option<T> {
    fn fill(self) -> Fill {
        self.map_or(Fill::Nothing, T::fill)
    }
}

impl Filling for Vec<AnyView> {
    fn fill(self) -> Fill {
        self.into_any().fill()
    }
}

impl<T: Clone + Filling + Send + Sync + 'static> Filling for Signal<T> {
    fn fill(self) -> Fill {
        (move || self.get()).fill()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Filling for $number {
            fn fill(self) -> Fill {
                self.to_string().fill()
            }
        })+
    };
}

numbers!(u8, u16, u32, usize, f64);

/// What is done on an event of a kind.
pub fn on<E: JsCast + 'static>(mut run: impl FnMut(E) + 'static) -> Fill {
    Fill::Handler(Box::new(move |event: Event| run(event.unchecked_into())))
}

/// Who wants the element.
#[must_use]
pub fn node(wanted: Wanted) -> Fill {
    Fill::Node(wanted)
}

/// A pattern with everything filled in.
#[must_use]
pub fn filled(pattern: &'static str, fills: Vec<Fill>) -> AnyView {
    drawn::Drawn::new(pattern, fills).into_any()
}

/// A copy of the elements of an HTML that has nothing to fill in.
#[must_use]
pub fn copy(html: &'static str) -> Element {
    drawn::copy(html, html)
}

/// A view of what is no element.
pub fn alone(filling: impl Filling) -> AnyView {
    view_of(filling.fill())
}

fn view_of(fill: Fill) -> AnyView {
    match fill {
        Fill::View(view) => *view,
        Fill::Text(Cow::Borrowed(text)) => text.into_any(),
        Fill::Text(Cow::Owned(text)) => text.into_any(),
        Fill::Live(read) => alone::Alone::new(Fill::Live(read)).into_any(),
        Fill::Nothing | Fill::Flag(_) | Fill::Handler(_) | Fill::Node(_) => ().into_any(),
    }
}

/// Views beside each other.
#[must_use]
pub fn together(views: Vec<AnyView>) -> AnyView {
    leptos::tachys::view::iterators::StaticVec::from(views).into_any()
}
