//! Parts of views that have one type, however many of them there are.
//!
//! Every closure is a type of its own, and what Leptos does with a type is compiled for each anew: a kilobyte or two for
//! each place that changes, a few hundred times over in a page that has to be small. A [`pattern`](crate::pattern)
//! takes all that is filled in as one type; what is here does so for the rest, in place of what Leptos has under the same
//! name.

use std::any::Any;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::{Arc, PoisonError, RwLock};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use leptos::tachys::view::keyed::keyed;
use leptos::task::spawn_local;
use rustc_hash::FxHasher;

use crate::pattern::{Following, When, alone};

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
    fallback: Option<ViewFn>,
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
    let holds = ArcMemo::new(move |_| when.0());
    alone(move || if holds.get() { Some(children()) } else { fallback.as_ref().map(ViewFn::run) })
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
    // Rows of another list are others, also where that has taken the place of this one.
    let list = StoredValue::new(());
    rows(Box::new(move || {
        let items = each().into_iter().map(|item| {
            let (key, children) = (hash(&(list, key(&item))), children.clone());
            let make: Box<dyn FnOnce() -> AnyView + Send> = Box::new(move || children(item).into_any());
            (key, make)
        });
        items.collect()
    }))
}

/// Keys of all types become one: 64 bits tell apart whatever fits on a screen.
fn hash(key: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

fn rows(rows: Box<dyn Fn() -> Vec<Row> + Send + Sync>) -> AnyView {
    // A row stays when another list of rows is made, and so does what belongs to it.
    let list = Owner::current().expect("a list is part of the page");
    alone(move || {
        let list = list.clone();
        let row = move |_, (_, make): Row| {
            let owner = list.child();
            let row = owner.with(make);
            (drop::<usize>, OwnedView::new_with_owner(row, owner))
        };
        keyed(rows(), |(key, _)| *key, row).into_any()
    })
}

/// Does something now, and again whenever what it reads changes, as Leptos's `Effect::new` does.
pub fn effect(run: impl FnMut() + 'static) {
    follow(When::AtOnce, Box::new(run));
}

/// As [`effect`], for what nobody sees: only after the page shows what has changed. Who asks first is first.
pub fn effect_soon(run: impl FnMut() + 'static) {
    follow(When::Soon, Box::new(run));
}

fn follow(when: When, run: Box<dyn FnMut()>) {
    // It ends with the component that asks for it.
    StoredValue::new(Following::next(when, run));
}

/// As [`effect`], for what gives itself something to know the next time.
pub fn effect_after<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    effect(move || before = Some(run(before.take())));
}

/// What is done on an event, as one type for each kind of event.
pub fn handler<E>(run: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(run)
}

/// A value that is computed from others, and only tells of changes when it is another one, as Leptos's `Memo` does. Of that
/// there is one here, which counts the changes, for all types of values.
pub struct Memo<T: 'static> {
    changes: Changes,
    kept: StoredValue<Arc<Kept>>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

/// How often a value has become another one.
#[derive(Clone, Copy)]
enum Changes {
    /// Worked out when it is asked for.
    Asked(leptos::prelude::Memo<u32>),
    /// Told by what the value is a part of.
    Told(RwSignal<u32>),
}

impl Changes {
    fn track(self) {
        match self {
            Changes::Asked(changes) => changes.track(),
            Changes::Told(changes) => changes.track(),
        }
    }

    /// Whether what it belongs to is still there.
    fn are_known(self) -> bool {
        match self {
            Changes::Asked(changes) => changes.try_get_untracked().is_some(),
            Changes::Told(changes) => changes.try_get_untracked().is_some(),
        }
    }
}

/// Of any type.
type Anything = dyn Any + Send + Sync;

/// A value of any type.
type Value = Arc<Anything>;

/// How a value is computed, from the one before; nothing if it is still the same.
type Compute = Box<dyn Fn(Option<&Anything>) -> Option<Value> + Send + Sync>;

/// Has a value computed again, and tells if it has become another one.
pub type Look = Rc<dyn Fn()>;

/// A value that can be computed anew.
struct Kept {
    compute: Compute,
    value: RwLock<Option<Value>>,
}

impl Kept {
    fn value(&self) -> Option<Value> {
        self.value.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Computes it, and says whether it is another one.
    fn update(&self) -> bool {
        let before = self.value();
        let now = (self.compute)(before.as_deref());
        let is_new = now.is_some();
        if is_new {
            *self.value.write().unwrap_or_else(PoisonError::into_inner) = now;
        }
        is_new
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A value that is computed when it is asked for, and again only after something it was computed from has changed.
    /// `compute` gets the value before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let compute = move |before: Option<&Anything>| {
            changed(before, compute(before.and_then(<Anything>::downcast_ref)))
        };
        let (changes, kept) = keep(Box::new(compute));
        Memo { changes, kept, of: PhantomData }
    }

    /// A value that is computed now and whenever the function beside it is called: see
    /// [`Whole`](crate::parts::whole::Whole).
    pub(super) fn told(compute: impl Fn() -> T + Send + Sync + 'static) -> (Memo<T>, Look) {
        let (changes, kept, look) = listen(Box::new(move |before| changed(before, compute())));
        (Memo { changes, kept, of: PhantomData }, look)
    }

    /// Looks at the value, now and whenever it changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.changes.track();
        self.with_untracked(look)
    }

    /// Looks at the value once.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.value())
    }

    #[inline(never)]
    fn value(self) -> Arc<T> {
        up_to_date(self.changes, self.kept).downcast().expect("it was computed as one of this type")
    }

    /// Tells of its changes without being looked at.
    pub fn track(self) {
        self.changes.track();
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
        self.changes.are_known().then(|| self.get_untracked())
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}

/// The value as it is now, unless it is that before. One for each type, not for each way to compute it.
#[inline(never)]
fn changed<T: PartialEq + Send + Sync + 'static>(before: Option<&Anything>, now: T) -> Option<Value> {
    let is_same = before.and_then(<Anything>::downcast_ref) == Some(&now);
    if is_same { None } else { Some(Arc::new(now)) }
}

/// Keeps a value, and counts how often it has become another one.
fn keep(compute: Compute) -> (Changes, StoredValue<Arc<Kept>>) {
    let node = Arc::new(Kept { compute, value: RwLock::new(None) });
    let kept = StoredValue::new(Arc::clone(&node));
    let changes = leptos::prelude::Memo::new(move |count: Option<&u32>| {
        let is_new = node.update();
        count.map_or(0, |count| count.wrapping_add(u32::from(is_new)))
    });
    (Changes::Asked(changes), kept)
}

/// Keeps a value, and gives what has it computed again and tells if it has become another one.
fn listen(compute: Compute) -> (Changes, StoredValue<Arc<Kept>>, Look) {
    let node = Arc::new(Kept { compute, value: RwLock::new(None) });
    node.update();
    let kept = StoredValue::new(Arc::clone(&node));
    let changes = RwSignal::new(0_u32);
    let look = move || {
        if node.update() {
            changes.try_update(|count| *count = count.wrapping_add(1));
        }
    };
    (Changes::Told(changes), kept, Rc::new(look))
}

/// The kept value, computed again if something has changed.
fn up_to_date(changes: Changes, kept: StoredValue<Arc<Kept>>) -> Value {
    if let Changes::Asked(changes) = changes {
        changes.get_untracked();
    }
    kept.with_value(|kept| kept.value()).expect("it has been computed")
}

/// Makes the value of a signal this one, and tells nobody where it is already.
pub fn settle<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|before| *before != value) {
        signal.set(value);
    }
}

/// What a server answers, asked for again when it is wanted or when what the question depends on changes. Until then the
/// answer before holds.
pub struct Fetched<T: 'static> {
    answer: RwSignal<Option<T>>,
    asked: RwSignal<u32>,
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Fetched<T> {
        *self
    }
}

impl<T> Copy for Fetched<T> {}

impl<T: Clone + Send + Sync + 'static> Fetched<T> {
    /// Asks now, and has the answer sometime.
    pub fn new<F: Future<Output = T> + 'static>(ask: impl Fn() -> F + 'static) -> Fetched<T> {
        let (answer, asked) = (RwSignal::new(None), RwSignal::new(0));
        let latest = StoredValue::new(0_u32);
        effect(move || {
            asked.track();
            latest.update_value(|latest| *latest += 1);
            let (number, question) = (latest.get_value(), ask());
            spawn_local(async move {
                let found = question.await;
                // It may have been asked again meanwhile, or nobody may want to know any more.
                if latest.try_get_value() == Some(number) {
                    answer.try_set(Some(found));
                }
            });
        });
        Fetched { answer, asked }
    }

    /// The answer, once it is there.
    #[must_use]
    pub fn get(self) -> Option<T> {
        self.answer.get()
    }

    /// Asks again.
    pub fn refetch(self) {
        self.asked.update(|times| *times += 1);
    }
}
