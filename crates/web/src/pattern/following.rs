//! What is done again whenever something it has read changes.
//!
//! An effect of Leptos waits in a task of its own. Here all that have heard of a change wait in one queue, and one task goes
//! through it. Who was there first looks first: what holds a part of the page before that part, which may be gone
//! afterwards, and is not asked any more then.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber, WithObserver};
use leptos::task::spawn_local;
use send_wrapper::SendWrapper;

use crate::soon::soon;

thread_local! {
    /// All that wait, by their numbers, the first of them last.
    static WAITING: RefCell<Vec<(u32, Weak<Follower>)>> = const { RefCell::new(Vec::new()) };
    /// Whether the task that goes through them has been asked for.
    static IS_ASKED: Cell<bool> = const { Cell::new(false) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Something that is done again whenever something it has read changes, for as long as this is kept.
#[must_use]
pub struct Following {
    /// Kept here alone: all others know it only while it is there.
    _follower: Arc<Follower>,
}

/// When something that has changed is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the page is drawn again.
    AtOnce,
    /// [Soon](crate::soon) after that: what nobody sees.
    Soon,
}

impl Following {
    /// Does it now, for the first time.
    pub fn now(when: When, run: impl FnMut() + 'static) -> Following {
        let follower = Follower::new(when, Box::new(run));
        follower.run();
        Following { _follower: follower }
    }

    /// Does it for the first time after what is being done.
    pub fn next(when: When, run: Box<dyn FnMut()>) -> Following {
        let follower = Follower::new(when, run);
        follower.mark_dirty();
        Following { _follower: follower }
    }
}

struct Follower {
    /// Higher than those of all that were there before.
    number: u32,
    when: When,
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
    fn new(when: When, run: Box<dyn FnMut()>) -> Arc<Follower> {
        let number = NEXT.get();
        NEXT.set(number.wrapping_add(1));
        Arc::new_cyclic(|myself| Follower {
            number,
            when,
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

    /// Hears that something has changed, or may have.
    fn hear(&self, is_dirty: bool) {
        let mut heard = self.heard();
        heard.is_dirty |= is_dirty;
        if std::mem::replace(&mut heard.is_waiting, true) {
            return;
        }
        drop(heard);
        match self.when {
            When::AtOnce => self.wait(),
            When::Soon => {
                let myself = self.myself.clone();
                soon(move || {
                    if let Some(follower) = myself.upgrade() {
                        follower.wait();
                    }
                });
            }
        }
    }

    /// Waits until what has been begun is through.
    fn wait(&self) {
        WAITING.with_borrow_mut(|waiting| {
            let place = waiting.partition_point(|(number, _)| *number > self.number);
            waiting.insert(place, (self.number, self.myself.clone()));
        });
        if !IS_ASKED.replace(true) {
            spawn_local(async { look() });
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

/// Does something, and then at once what follows from it.
pub fn at_once(work: impl FnOnce()) {
    let is_asked = IS_ASKED.replace(true);
    work();
    // Otherwise somebody else goes through the queue, now or next.
    if !is_asked {
        look();
    }
}

/// Has all that wait look, and all that hear of something meanwhile.
fn look() {
    while let Some((_, follower)) = WAITING.with_borrow_mut(Vec::pop) {
        if let Some(follower) = follower.upgrade() {
            follower.look();
        }
    }
    IS_ASKED.set(false);
}

impl ReactiveNode for Follower {
    fn mark_dirty(&self) {
        self.hear(true);
    }

    fn mark_check(&self) {
        self.hear(false);
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;

    /// What followers have said.
    type Said = Rc<RefCell<String>>;

    /// Runs a test in a page of its own, and gives what was said in it.
    fn said(test: impl FnOnce(&Said)) -> String {
        let said = Said::default();
        // Nobody goes through the queue here but `looks`.
        IS_ASKED.set(true);
        Owner::new().with(|| test(&said));
        said.take()
    }

    fn looks() {
        look();
        IS_ASKED.set(true);
    }

    #[test]
    fn what_has_read_something_reads_it_again_once_it_has_changed() {
        let said = said(|said| {
            let (signal, other, said) = (RwSignal::new(1), RwSignal::new(7), Rc::clone(said));
            let _following =
                Following::now(When::AtOnce, move || *said.borrow_mut() += &format!("{} ", signal.get()));
            signal.set(2);
            signal.set(3);
            other.set(8);
            looks();
            other.set(9);
            looks();
        });
        assert_eq!(said, "1 3 ");
    }

    #[test]
    fn a_memo_that_stays_the_same_wakes_nobody() {
        let said = said(|said| {
            let (signal, said) = (RwSignal::new(1), Rc::clone(said));
            let is_even = Memo::new(move |_| signal.get() % 2 == 0);
            let _following =
                Following::now(When::AtOnce, move || *said.borrow_mut() += &format!("{} ", is_even.get()));
            signal.set(3);
            looks();
            signal.set(4);
            looks();
        });
        assert_eq!(said, "false true ");
    }

    #[test]
    fn what_is_not_read_any_more_is_not_followed() {
        let said = said(|said| {
            let (which, one, said) = (RwSignal::new(true), RwSignal::new(1), Rc::clone(said));
            let _following = Following::now(When::AtOnce, move || {
                let text = if which.get() { one.get().to_string() } else { "-".to_owned() };
                said.borrow_mut().push_str(&text);
            });
            which.set(false);
            looks();
            one.set(2);
            looks();
        });
        assert_eq!(said, "1-");
    }

    #[test]
    fn what_holds_a_part_looks_before_it_and_may_take_it_away() {
        let said = said(|said| {
            let (value, inner) = (RwSignal::new(Some(1)), Rc::clone(said));
            let part: Rc<RefCell<Option<Following>>> = Rc::default();
            let _whole = Following::now(When::AtOnce, move || {
                let inner = Rc::clone(&inner);
                let now = value.get().map(|_| {
                    Following::now(When::AtOnce, move || {
                        *inner.borrow_mut() += &format!("{} ", value.get().expect("it is only here then"));
                    })
                });
                part.replace(now);
            });
            value.set(Some(2));
            looks();
            value.set(None);
            looks();
        });
        assert_eq!(said, "1 2 ");
    }

    #[test]
    fn what_follows_can_be_done_without_waiting_for_it() {
        let said = said(|said| {
            let (signal, inner, outer) = (RwSignal::new(1), Rc::clone(said), Rc::clone(said));
            let _following =
                Following::now(When::AtOnce, move || *inner.borrow_mut() += &format!("{} ", signal.get()));
            IS_ASKED.set(false);
            at_once(|| {
                signal.set(2);
                // Inside another one it is left to that.
                at_once(|| signal.set(3));
                outer.borrow_mut().push_str("set ");
            });
            outer.borrow_mut().push('.');
            assert!(!IS_ASKED.get());
        });
        assert_eq!(said, "1 set 3 .");
    }

    #[test]
    fn the_first_time_can_wait_and_nothing_comes_after_the_end() {
        let said = said(|said| {
            let (signal, said) = (RwSignal::new(1), Rc::clone(said));
            let again = Rc::clone(&said);
            let following = Following::next(
                When::AtOnce,
                Box::new(move || *said.borrow_mut() += &format!("{} ", signal.get())),
            );
            signal.set(2);
            looks();
            signal.set(3);
            drop(following);
            looks();
            again.borrow_mut().push('.');
        });
        assert_eq!(said, "2 .");
    }
}
