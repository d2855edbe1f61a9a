//! Parts of views that have one type, however many of them there are.
//!
//! Every closure is a type of its own, and what Leptos does with a type is compiled for each anew: a kilobyte or two for
//! each place that changes, a few hundred times over in a page that has to be small. Built with `erase_components`, `view!`
//! already gives the closures written out in it one type for each type of result. What is here does so for the rest, in
//! place of what Leptos has under the same name.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

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
