//! What a player is: somebody who looks at a view and answers.

use std::time::Duration;

use cardshed_rules::{Game, Shuffler};

use crate::reason::Reason;

/// A player of one game.
///
/// By its signature it cannot cheat: it gets what its seat sees, random numbers of its own, and leave to think for a
/// while. It keeps nothing between two answers; the same moment and the same random stream give the same answer.
pub trait Player<G: Game>: Send + Sync {
    /// What to do now, and when. `None` means to wait until the table has changed: there is nothing to do, or
    /// nothing worth doing (only in games without turns).
    fn decide(
        &self,
        moment: Moment<'_, G::View>,
        effort: &mut Effort<'_>,
        random: &mut Shuffler,
    ) -> Option<Decision<G::Action>>;
}

/// What a player looks at.
#[derive(Debug)]
pub struct Moment<'a, V> {
    /// The table as their seat sees it.
    pub view: &'a V,
    /// Whether somebody else has changed the table since this player last looked at it, so that it has to be looked
    /// at anew. Who has just laid a card oneself knows what is on top.
    pub fresh: bool,
    /// Whether this player has just taken a card into the hand: unless the table is fresh, that card is all there is
    /// to look at.
    pub drew: bool,
}

// Derived, this would ask the view itself to be `Copy`.
impl<V> Clone for Moment<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Moment<'_, V> {}

/// A player's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// What to do.
    pub action: A,
    /// Why, for hints.
    pub reason: Reason,
    /// How long a person of that pace takes for it. In a game without turns this is the bot's reaction time, and the
    /// referee judges it like anybody's.
    pub after: Duration,
}

/// How long a player may think, in whatever it counts: playouts of a search. The caller looks at the clock; a player
/// has none.
pub struct Effort<'a> {
    iterations: u32,
    go_on: Option<&'a mut dyn FnMut() -> bool>,
}

impl<'a> Effort<'a> {
    /// The player's own measure, whatever the time.
    #[must_use]
    pub fn unlimited() -> Effort<'a> {
        Effort { iterations: u32::MAX, go_on: None }
    }

    /// At most so many iterations.
    #[must_use]
    pub fn iterations(iterations: u32) -> Effort<'a> {
        Effort { iterations, go_on: None }
    }

    /// Until `go_on` says no; it is asked before every iteration but the first.
    pub fn while_true(go_on: &'a mut dyn FnMut() -> bool) -> Effort<'a> {
        Effort { iterations: u32::MAX, go_on: Some(go_on) }
    }

    /// Whether iteration number `done`, counted from zero, may still be begun by a player that wants `wanted`.
    /// The first one always may, so that there is an answer.
    pub fn allows(&mut self, done: u32, wanted: u32) -> bool {
        if done == 0 {
            return true;
        }
        done < wanted.min(self.iterations) && self.go_on.as_mut().is_none_or(|go_on| go_on())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effort_is_the_lesser_of_what_is_wanted_and_what_is_given() {
        let count =
            |mut effort: Effort<'_>, wanted| (0..).take_while(|&done| effort.allows(done, wanted)).count();
        assert_eq!(count(Effort::unlimited(), 7), 7);
        assert_eq!(count(Effort::iterations(3), 7), 3);
        assert_eq!(count(Effort::iterations(0), 7), 1, "there is always an answer");
        let mut left = 4;
        let mut go_on = || {
            left -= 1;
            left > 0
        };
        assert_eq!(count(Effort::while_true(&mut go_on), 7), 4);
    }
}
