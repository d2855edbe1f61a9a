//! Who can be asked to play.

use cardshed_rules::Game;

use crate::player::Player;
use crate::spec::BotSpec;

/// A game that bots can play.
pub trait Bots: Game {
    /// The bot of that description.
    fn player(spec: BotSpec) -> Box<dyn Player<Self>>;
}

// TEMPORARY
impl<G: Game> Bots for G {
    fn player(spec: BotSpec) -> Box<dyn Player<Self>> {
        Box::new(crate::RandomPlayer { pace: spec.pace })
    }
}
