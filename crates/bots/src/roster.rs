//! Who can be asked to play.

use cardshed_rules::Game;

use crate::player::Player;
use crate::spec::BotSpec;

/// A game that bots can play.
pub trait Bots: Game {
    /// The bot of that description.
    fn player(spec: BotSpec) -> Box<dyn Player<Self>>;

    /// What there is to see on the table after an action, `earlier` being a view before it and `later` the same
    /// viewer's after it. With turns everyone sees what somebody does.
    #[must_use]
    fn news(_earlier: &Self::View, _later: &Self::View) -> News {
        News::Action
    }
}

/// What there is to see on the table after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing: a card went into a hand.
    Nothing,
    /// What somebody did, and they know it; the others have to look.
    Action,
    /// More than somebody did: everyone has to look.
    Turned,
}

impl News {
    /// What there is to see on a pile, bottom first, on which cards are laid, and which is turned when nobody can
    /// (PM-20, TH-20).
    pub(crate) fn of_pile<C: PartialEq>(earlier: &[C], later: &[C]) -> News {
        if earlier == later {
            News::Nothing
        } else if later.starts_with(earlier) {
            News::Action
        } else {
            News::Turned
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_shows_whether_a_card_was_laid_or_the_pile_turned() {
        assert_eq!(News::of_pile(&[1, 2], &[1, 2]), News::Nothing);
        assert_eq!(News::of_pile(&[1, 2], &[1, 2, 3]), News::Action);
        assert_eq!(News::of_pile(&[1, 2], &[2, 1]), News::Turned);
        assert_eq!(News::of_pile(&[1, 2], &[2, 3, 1]), News::Turned, "laid, and of no help to anybody");
    }
}
