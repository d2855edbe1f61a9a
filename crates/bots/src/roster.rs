//! Who can be asked to play.

use cardshed_rules::Game;

use crate::player::Player;
use crate::spec::BotSpec;

/// A game that bots can play.
pub trait Bots: Game {
    /// The bot of that description.
    fn player(spec: BotSpec) -> Box<dyn Player<Self>>;
}

// TEMPORARY, until the games have bots of their own: whoever is asked for does anything legal.
mod until_there_are_bots {
    use cardshed_rules::halves::Halves;
    use cardshed_rules::plusminus::PlusMinus;

    use super::{BotSpec, Bots, Player};
    use crate::random::RandomPlayer;

    impl Bots for PlusMinus {
        fn player(spec: BotSpec) -> Box<dyn Player<PlusMinus>> {
            Box::new(RandomPlayer { pace: spec.pace })
        }
    }

    impl Bots for Halves {
        fn player(spec: BotSpec) -> Box<dyn Player<Halves>> {
            Box::new(RandomPlayer { pace: spec.pace })
        }
    }
}
