//! A value whose parts are followed each by itself.
//!
//! A table changes with everything that happens at it, and nearly all of it stays as it was. Whatever follows a [`Memo`] of
//! such a value is woken to look whether that part has changed, a few hundred times for a card that somebody draws. A
//! [part](Whole::part) is looked at by the value itself, at once, and only who follows one that has changed hears of it.

use std::rc::Rc;

use leptos::prelude::*;

use crate::parts::alike::{Look, Memo};

/// What is done when the value changes, in the order in which it was asked for, each with a number of its own.
type Followers = Vec<(u32, Look)>;

/// A value whose parts are followed each by itself. Copies mean the same value.
pub struct Whole<T: 'static> {
    value: RwSignal<T>,
    followers: StoredValue<Followers, LocalStorage>,
}

impl<T> Clone for Whole<T> {
    fn clone(&self) -> Whole<T> {
        *self
    }
}

impl<T> Copy for Whole<T> {}

impl<T: Send + Sync + 'static> Whole<T> {
    /// A value to begin with.
    pub fn new(value: T) -> Whole<T> {
        Whole { value: RwSignal::new(value), followers: StoredValue::new_local(Followers::new()) }
    }

    /// Makes it another one.
    pub fn set(self, value: T) {
        self.value.set(value);
        self.tell();
    }

    /// Changes it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.value.update(change);
        self.tell();
    }

    fn all(self) -> Vec<Look> {
        self.followers
            .try_with_value(|all| all.iter().map(|(_, look)| Rc::clone(look)).collect())
            .unwrap_or_default()
    }

    fn tell(self) {
        // One of them may end others, or ask for more.
        for follower in self.all() {
            follower();
        }
    }

    /// Has something done whenever the value has changed, at once. It ends with the component that asks for it.
    pub fn follow(self, follower: impl Fn() + 'static) {
        self.keep(Rc::new(follower));
    }

    fn keep(self, follower: Look) {
        let followers = self.followers;
        let number = followers.try_update_value(|all| {
            let number = all.last().map_or(0, |(last, _)| last + 1);
            all.push((number, follower));
            number
        });
        if let Some(number) = number {
            on_cleanup(move || {
                followers.try_update_value(|all| all.retain(|(other, _)| *other != number));
            });
        }
    }

    /// A part of the value, or something that follows from it alone. It ends with the component that asks for it.
    pub fn part<R: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&T) -> R + Send + Sync + 'static,
    ) -> Memo<R> {
        let (part, look) = Memo::told(move || self.with_untracked(&read));
        self.keep(look);
        part
    }

    /// Looks at the value, now and whenever it changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.value.track();
        self.with_untracked(look)
    }

    /// Looks at the value once.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        let (mut look, mut seen) = (Some(look), None);
        self.show(&mut |value| seen = look.take().map(|look| look(value)));
        seen.expect("it has been shown, once")
    }

    /// The same for every kind of look.
    #[inline(never)]
    fn show(self, look: &mut dyn FnMut(&T)) {
        self.value.with_untracked(look);
    }
}

impl<T: Clone + Send + Sync + 'static> Whole<T> {
    /// The value as it is.
    #[must_use]
    pub fn get_untracked(self) -> T {
        self.value.get_untracked()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn who_follows_a_part_hears_of_that_part_alone() {
        Owner::new().with(|| {
            let whole = Whole::new((1, 1));
            let first = whole.part(|(first, _)| *first);
            let times = Arc::new(AtomicU32::new(0));
            let counted = Arc::clone(&times);
            let doubled = Memo::new(move |_| {
                counted.fetch_add(1, Ordering::Relaxed);
                first.get() * 2
            });
            assert_eq!(doubled.get_untracked(), 2);
            whole.set((1, 7));
            assert_eq!((doubled.get_untracked(), times.load(Ordering::Relaxed)), (2, 1));
            whole.update(|(first, _)| *first = 5);
            assert_eq!((first.get_untracked(), doubled.get_untracked()), (5, 10));
            assert_eq!(times.load(Ordering::Relaxed), 2);
        });
    }

    #[test]
    fn followers_come_in_order_and_end_with_who_asked() {
        Owner::new().with(|| {
            let whole = Whole::new(0);
            let heard = Rc::new(Cell::new(0));
            let (one, two) = (Rc::clone(&heard), Rc::clone(&heard));
            whole.follow(move || one.set(one.get() * 10 + 1));
            let asker = Owner::new();
            asker.with(|| whole.follow(move || two.set(two.get() * 10 + 2)));
            whole.set(1);
            assert_eq!(heard.get(), 12);
            asker.cleanup();
            whole.set(2);
            assert_eq!(heard.get(), 121);
        });
    }
}
