//! The page's address: which screen it names, how links change it, and the browser's way back.
//!
//! The page has eight screens and no nested ones. A general router would be a twentieth of what a first visit loads.

use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;

use cardshed_rules::GameId;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlAnchorElement, MouseEvent};

use crate::device;
use crate::parts::alike::Memo;

/// Where the page is.
static ADDRESS: LazyLock<ArcRwSignal<Address>> = LazyLock::new(|| ArcRwSignal::new(Address::now()));

/// An address of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// `/rules/clear4`.
    pub path: String,
    /// `?table=…`, or nothing.
    pub search: String,
    /// `#R2.1`, or nothing.
    pub hash: String,
}

/// What is shown at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The games, and what is going on.
    Home,
    /// A game against bots.
    Play,
    /// A table at the server.
    Table,
    /// A game that was written down.
    Replay,
    /// The rules of a game; of the first one where none is named.
    Rules,
    /// All lessons.
    Lessons,
    /// The lesson of a game.
    Learn,
    /// The settings.
    Settings,
    /// Nothing is there.
    Missing,
}

impl Address {
    /// What the browser shows as its address.
    fn now() -> Address {
        let location = device::window().location();
        // A browser that does not tell where it is, is at home.
        Address {
            path: location.pathname().unwrap_or_default(),
            search: location.search().unwrap_or_default(),
            hash: location.hash().unwrap_or_default(),
        }
    }

    /// Reads what a link says.
    #[must_use]
    pub fn read(text: &str) -> Address {
        let (text, hash) = text.split_at(text.find('#').unwrap_or(text.len()));
        let (path, search) = text.split_at(text.find('?').unwrap_or(text.len()));
        Address { path: path.to_owned(), search: search.to_owned(), hash: hash.to_owned() }
    }

    /// The parts of the path.
    fn parts(&self) -> impl Iterator<Item = &str> {
        self.path.split('/').filter(|part| !part.is_empty())
    }

    /// The game that the path names.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        self.parts().nth(1).and_then(|name| name.parse().ok())
    }

    /// What is shown there.
    #[must_use]
    pub fn screen(&self) -> Screen {
        let mut parts = self.parts();
        let is_game = self.game().is_some();
        match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Screen::Home,
            (Some("play"), Some(_), None) if is_game => Screen::Play,
            (Some("table"), Some(_), None) => Screen::Table,
            (Some("replay"), None, _) => Screen::Replay,
            (Some("rules"), None, _) => Screen::Rules,
            (Some("rules"), Some(_), None) if is_game => Screen::Rules,
            (Some("learn"), None, _) => Screen::Lessons,
            (Some("learn"), Some(_), None) if is_game => Screen::Learn,
            (Some("settings"), None, _) => Screen::Settings,
            _ => Screen::Missing,
        }
    }

    /// What the address says besides the path, by its name: `round` in `?table=…&round=2`. Only what needs no escaping is
    /// ever put there: numbers, and the names of tables.
    #[must_use]
    pub fn asked<T: FromStr>(&self, name: &str) -> Option<T> {
        let pairs = self.search.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
        let (_, value) = pairs.into_iter().find(|(other, _)| *other == name)?;
        value.parse().ok()
    }
}

/// The page's address. Whoever reads it in a view reads it again when it changes.
#[must_use]
pub fn address() -> ArcRwSignal<Address> {
    ADDRESS.clone()
}

/// What the path names for a screen: the game in `/play/clear4`. It stays what it was once the page is elsewhere, for the
/// moment until that screen is gone.
#[must_use]
pub fn named<T>(screen: Screen) -> Memo<Option<T>>
where
    T: FromStr + Copy + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |before: Option<&Option<T>>| {
        ADDRESS.with(|address| {
            if address.screen() == screen {
                address.parts().nth(1).and_then(|name| name.parse().ok())
            } else {
                before.copied().flatten()
            }
        })
    })
}

/// Goes to another address of the page.
pub fn go(to: &str) {
    let next = Address::read(to);
    if ADDRESS.with_untracked(|now| *now == next) {
        return;
    }
    // A browser that keeps no history still shows the screen.
    let history = device::window().history();
    drop(history.and_then(|history| history.push_state_with_url(&JsValue::UNDEFINED, "", Some(to))));
    // A screen scrolls to what the address names in it by itself, once it is there.
    device::window().scroll_to_with_x_and_y(0.0, 0.0);
    ADDRESS.set(next);
}

/// Follows links and the browser's way back and forth from now on.
pub fn follow() {
    let clicks = window_event_listener(ev::click, |event| {
        if let Some(to) = leads_to(&event) {
            event.prevent_default();
            // Once the click has been heard everywhere: the link may have to prepare something before its screen is gone.
            set_timeout(move || go(&to), Duration::ZERO);
        }
    });
    let back = window_event_listener(ev::popstate, |_| turned());
    let inside = window_event_listener(ev::hashchange, |_| turned());
    on_cleanup(move || {
        clicks.remove();
        back.remove();
        inside.remove();
    });
}

/// The browser is at another address by itself.
fn turned() {
    let now = Address::now();
    if ADDRESS.with_untracked(|before| *before != now) {
        ADDRESS.set(now);
    }
}

/// Where a click leads, if it is to another screen of the page and nothing special is wanted of it: a new tab, a download.
/// Within a screen the browser finds the way, and takes the focus along.
fn leads_to(event: &MouseEvent) -> Option<String> {
    let is_special = event.default_prevented()
        || event.button() != 0
        || event.meta_key()
        || event.alt_key()
        || event.ctrl_key()
        || event.shift_key();
    if is_special {
        return None;
    }
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let link: HtmlAnchorElement = target.closest("a[href]").ok().flatten()?.dyn_into().ok()?;
    let location = device::window().location();
    if !link.target().is_empty()
        || link.has_attribute("download")
        || link.origin() != location.origin().ok()?
    {
        return None;
    }
    let (path, search, hash) = (link.pathname(), link.search(), link.hash());
    let is_inside = !hash.is_empty()
        && ADDRESS.with_untracked(|address| address.path == path && address.search == search);
    (!is_inside).then(|| path + &search + &hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_screen() {
        let screen = |path: &str| Address::read(path).screen();
        assert_eq!(screen("/"), Screen::Home);
        assert_eq!(screen("/play/clear4"), Screen::Play);
        assert_eq!(screen("/rules/levels#R2.1"), Screen::Rules);
        assert_eq!(screen("/rules"), Screen::Rules);
        assert_eq!(screen("/learn"), Screen::Lessons);
        for nothing in ["/play/whist", "/rules/whist", "/learn/whist", "/rules/levels/more"] {
            assert_eq!(screen(nothing), Screen::Missing, "{nothing}");
        }
        assert_eq!(screen("/learn/halves/"), Screen::Learn);
        assert_eq!(screen("/replay?table=x"), Screen::Replay);
        assert_eq!(screen("/settings/more"), Screen::Missing);
        assert_eq!(screen("/play"), Screen::Missing);
    }

    #[test]
    fn an_address_is_read_in_parts() {
        let address = Address::read("/replay?table=7&round=2#end");
        assert_eq!(
            (address.path.as_str(), address.search.as_str(), address.hash.as_str()),
            ("/replay", "?table=7&round=2", "#end")
        );
        assert_eq!(address.asked::<u32>("round"), Some(2));
        assert_eq!(address.asked::<u32>("step"), None);
        assert_eq!(Address::read("/replay?round=two").asked::<u32>("round"), None);
    }
}
