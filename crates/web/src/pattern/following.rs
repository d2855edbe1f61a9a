//! What is done again whenever something it has read changes.
//!
//! An effect of Leptos waits in a task of its own. Here all that have heard of a change wait in one queue, in the order in
//! which they heard of it, and one task goes through it. Whatever one of them takes apart is gone before the next one
//! looks.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber, WithObserver};
use leptos::task::spawn_local;
use send_wrapper::SendWrapper;

thread_local! {
    static WAITING: RefCell<VecDeque<Weak<Follower>>> = const { RefCell::new(VecDeque::new()) };
    /// Whether the task that goes through them has been asked for.
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Something that is done again whenever something it has read changes, for as long as this is kept.
#[must_use]
pub struct Following {
    /// Kept here alone: all others know it only while it is there.
    _follower: Arc<Follower>,
}

impl Following {
    /// Does it now, for the first time.
    pub fn now(run: impl FnMut() + 'static) -> Following {
        let follower = Follower::new(Box::new(run));
        follower.run();
        Following { _follower: follower }
    }

    /// Does it soon, for the first time: after what is being done.
    pub fn next(run: Box<dyn FnMut()>) -> Following {
        let follower = Follower::new(run);
        follower.mark_dirty();
        Following { _follower: follower }
    }
}

struct Follower {
    run: SendWrapper<RefCell<Box<dyn FnMut()>>>,
    /// Of everything that is made while it is done.
    owner: Owner,
    heard: Mutex<Heard>,
    myself: Weak<Follower>,
}

/// What it follows, and what it has heard of it.
#[derive(Default)]
struct Heard {
    sources: Vec<AnySource>,
    /// Something has changed. Otherwise something may have.
    is_dirty: bool,
    is_waiting: bool,
}

impl Follower {
    fn new(run: Box<dyn FnMut()>) -> Arc<Follower> {
        Arc::new_cyclic(|myself| Follower {
            run: SendWrapper::new(RefCell::new(run)),
            owner: Owner::new(),
            heard: Mutex::default(),
            myself: myself.clone(),
        })
    }

    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn subscriber(&self) -> AnySubscriber {
        AnySubscriber(std::ptr::from_ref(self) as usize, self.myself.clone())
    }

    /// Waits until what has been begun is through.
    fn wait(&self, is_dirty: bool) {
        let mut heard = self.heard();
        heard.is_dirty |= is_dirty;
        if !std::mem::replace(&mut heard.is_waiting, true) {
            drop(heard);
            WAITING.with_borrow_mut(|waiting| waiting.push_back(self.myself.clone()));
            if !IS_ASKED.replace(true) {
                spawn_local(async { look() });
            }
        }
    }

    /// Does it, if something has changed.
    fn look(&self) {
        self.heard().is_waiting = false;
        if self.subscriber().with_observer(|| self.update_if_necessary()) {
            self.run();
        }
    }

    fn run(&self) {
        let subscriber = self.subscriber();
        let before = std::mem::take(&mut self.heard().sources);
        self.owner.with_cleanup(|| subscriber.with_observer(|| (self.run.borrow_mut())()));
        let heard = self.heard();
        for source in before.iter().filter(|source| !heard.sources.contains(source)) {
            source.remove_subscriber(&subscriber);
        }
    }
}

/// Has all that wait look, and all that hear of something meanwhile.
fn look() {
    while let Some(follower) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        if let Some(follower) = follower.upgrade() {
            follower.look();
        }
    }
    IS_ASKED.set(false);
}

impl ReactiveNode for Follower {
    fn mark_dirty(&self) {
        self.wait(true);
    }

    fn mark_check(&self) {
        self.wait(false);
    }

    fn mark_subscribers_check(&self) {}

    fn update_if_necessary(&self) -> bool {
        let mut heard = self.heard();
        if std::mem::take(&mut heard.is_dirty) {
            return true;
        }
        let sources = heard.sources.clone();
        drop(heard);
        sources.iter().any(ReactiveNode::update_if_necessary)
    }
}

impl Subscriber for Follower {
    fn add_source(&self, source: AnySource) {
        let sources = &mut self.heard().sources;
        if !sources.contains(&source) {
            sources.push(source);
        }
    }

    fn clear_sources(&self, subscriber: &AnySubscriber) {
        for source in std::mem::take(&mut self.heard().sources) {
            source.remove_subscriber(subscriber);
        }
    }
}
