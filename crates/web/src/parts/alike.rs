//! Parts of views that have one type, however many of them there are.
//!
//! Every closure is a type of its own, and what Leptos does with a type is compiled for each anew: a kilobyte or two for
//! each place that changes, a few hundred times over in a page that has to be small. Built with `erase_components`, `view!`
//! already gives the closures written out in it one type for each type of result. What is here does so for the rest, in
//! place of what Leptos has under the same name.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::{Arc, PoisonError, RwLock};

use leptos::prelude::*;

/// Whether something is shown.
#[derive(Clone)]
pub struct Condition(Arc<dyn Fn() -> bool + Send + Sync>);

impl<F> From<F> for Condition
where
    F: Fn() -> bool + Send + Sync + 'static,
{
    fn from(holds: F) -> Condition {
        Condition(Arc::new(holds))
    }
}

/// Shows its children while something holds, as Leptos's `Show` does.
#[component]
pub fn Show(
    /// What has to hold.
    #[prop(into)]
    when: Condition,
    /// What is shown otherwise.
    #[prop(optional, into)]
    fallback: ViewFn,
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
    let holds = ArcMemo::new(move |_| when.0());
    move || if holds.get() { children() } else { fallback.run() }
}

/// A row of a list: by what it is told from the others, and how it is made.
type Row = (u64, Box<dyn FnOnce() -> AnyView + Send>);

/// One row for each item, kept while there is an item with its key, as Leptos's `For` does.
#[component]
pub fn For<IF, I, T, EF, N, KF, K>(
    /// The items.
    each: IF,
    /// What tells an item from the others.
    key: KF,
    /// What is shown for an item.
    children: EF,
) -> impl IntoView
where
    IF: Fn() -> I + Send + Sync + 'static,
    I: IntoIterator<Item = T> + 'static,
    EF: Fn(T) -> N + Send + Sync + Clone + 'static,
    N: IntoView + 'static,
    KF: Fn(&T) -> K + Send + Sync + 'static,
    K: Hash + 'static,
    T: Send + 'static,
{
    rows(Box::new(move || {
        let items = each().into_iter().map(|item| {
            let (key, children) = (hash(&key(&item)), children.clone());
            let make: Box<dyn FnOnce() -> AnyView + Send> = Box::new(move || children(item).into_any());
            (key, make)
        });
        items.collect()
    }))
}

/// Keys of all types become one: 64 bits tell apart whatever fits on a screen.
fn hash(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

fn rows(rows: Box<dyn Fn() -> Vec<Row> + Send + Sync>) -> AnyView {
    view! { <leptos::prelude::For each=rows key=|(key, _)| *key children=|(_, make)| make()/> }.into_any()
}

/// Does something now, and again whenever what it reads changes, as Leptos's `Effect::new` does.
pub fn effect(run: impl FnMut() + 'static) {
    boxed_effect(Box::new(run));
}

fn boxed_effect(mut run: Box<dyn FnMut()>) {
    Effect::new(move || run());
}

/// What is done on an event, as one type for each kind of event.
pub fn handler<E>(run: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(run)
}

/// A value that is computed from others, and only tells of changes when it is another one, as Leptos's `Memo` does. Of that
/// there is one here, which counts the changes, for all types of values.
pub struct Memo<T: 'static> {
    changes: leptos::prelude::Memo<u32>,
    /// An `RwLock<Option<T>>`.
    value: StoredValue<Arc<dyn Any + Send + Sync>>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A value that is computed when it is asked for, and again only after something it was computed from has changed.
    /// `compute` gets the value before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let value = Arc::new(RwLock::new(None::<T>));
        let kept = Arc::clone(&value);
        let changes = changes(Box::new(move || {
            let new = compute(kept.read().unwrap_or_else(PoisonError::into_inner).as_ref());
            let mut kept = kept.write().unwrap_or_else(PoisonError::into_inner);
            let has_changed = kept.as_ref() != Some(&new);
            if has_changed {
                *kept = Some(new);
            }
            has_changed
        }));
        Memo { changes, value: StoredValue::new(value), of: PhantomData }
    }

    /// Looks at the value, now and whenever it changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.changes.get();
        self.look(look)
    }

    /// Looks at the value once.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.changes.get_untracked();
        self.look(look)
    }

    /// Tells of its changes without being looked at.
    pub fn track(self) {
        self.changes.track();
    }

    fn look<R>(self, look: impl FnOnce(&T) -> R) -> R {
        let value = self.value.get_value();
        let value = value.downcast_ref::<RwLock<Option<T>>>().expect("it was made so");
        let value = value.read().unwrap_or_else(PoisonError::into_inner);
        look(value.as_ref().expect("it has just been computed"))
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Memo<T> {
    /// The value, now and whenever it changes.
    #[must_use]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is.
    #[must_use]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// The value as it is, if what it belongs to is still there.
    #[must_use]
    pub fn try_get_untracked(self) -> Option<T> {
        self.changes.try_get_untracked()?;
        Some(self.look(T::clone))
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}

/// Counts how often `update` has found something new.
fn changes(update: Box<dyn Fn() -> bool + Send + Sync>) -> leptos::prelude::Memo<u32> {
    leptos::prelude::Memo::new(move |count: Option<&u32>| {
        let is_new = update();
        count.map_or(0, |count| count.wrapping_add(u32::from(is_new)))
    })
}
