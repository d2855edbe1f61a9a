//! Parts of views that have one type, however many of them there are.
//!
//! Every closure is a type of its own, and what Leptos does with a type is compiled for each anew: a kilobyte or two for
//! each place that changes, a few hundred times over in a page that has to be small. A [`pattern`](crate::pattern)
//! takes all that is filled in as one type; what is here does so for the rest, in place of what Leptos has under the same
//! name.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::{Arc, PoisonError, RwLock};

use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;

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
    view! { <leptos::prelude::For each=rows key=|(key, _)| *key children=|(_, make)| make()/> }
}

/// Does something now, and again whenever what it reads changes, as Leptos's `Effect::new` does.
pub fn effect(run: impl FnMut() + 'static) {
    boxed_effect(Box::new(run));
}

fn boxed_effect(mut run: Box<dyn FnMut()>) {
    Effect::new(move || run());
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
    changes: leptos::prelude::Memo<u32>,
    /// A [`Computed`] of the type.
    node: StoredValue<Arc<dyn Node>>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

/// A value that can be computed anew.
trait Node: Any + Send + Sync {
    /// Computes it, and says whether it is another one.
    fn update(&self) -> bool;
}

/// How a value is computed, from the one before.
type Compute<T> = Box<dyn Fn(Option<&T>) -> T + Send + Sync>;

struct Computed<T> {
    compute: Compute<T>,
    value: RwLock<Option<Arc<T>>>,
}

impl<T> Computed<T> {
    fn value(&self) -> Option<Arc<T>> {
        self.value.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl<T: PartialEq + Send + Sync + 'static> Node for Computed<T> {
    fn update(&self) -> bool {
        let before = self.value();
        let now = (self.compute)(before.as_deref());
        let is_new = before.as_deref() != Some(&now);
        if is_new {
            *self.value.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(now));
        }
        is_new
    }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// A value that is computed when it is asked for, and again only after something it was computed from has changed.
    /// `compute` gets the value before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let node = Arc::new(Computed { compute: Box::new(compute), value: RwLock::new(None) });
        let (changes, node) = keep(node);
        Memo { changes, node, of: PhantomData }
    }

    /// Looks at the value, now and whenever it changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        look(&self.value())
    }

    /// Looks at the value once.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.value())
    }

    /// Tells of its changes without being looked at.
    pub fn track(self) {
        self.changes.track();
    }

    #[inline(never)]
    fn value(self) -> Arc<T> {
        let node = up_to_date(self.changes, self.node);
        let node: &dyn Any = &*node;
        let computed = node.downcast_ref::<Computed<T>>().and_then(Computed::value);
        computed.expect("it is of this type, and has just been computed")
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
        Some(self.get_untracked())
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}

/// Keeps a value, and counts how often it has become another one.
fn keep(node: Arc<dyn Node>) -> (leptos::prelude::Memo<u32>, StoredValue<Arc<dyn Node>>) {
    let kept = StoredValue::new(Arc::clone(&node));
    let changes = leptos::prelude::Memo::new(move |count: Option<&u32>| {
        let is_new = node.update();
        count.map_or(0, |count| count.wrapping_add(u32::from(is_new)))
    });
    (changes, kept)
}

/// The kept value, computed again if something has changed.
fn up_to_date(changes: leptos::prelude::Memo<u32>, node: StoredValue<Arc<dyn Node>>) -> Arc<dyn Node> {
    changes.get_untracked();
    node.get_value()
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
