//! Who can be asked to play.

use cardshed_rules::Game;

use crate::player::Player;
use crate::spec::BotSpec;

/// A game that bots can play.
pub trait Bots: Game {
    /// The bot of that description.
    fn player(spec: BotSpec) -> Box<dyn Player<Self>>;
}

// TEMP until the bots land
impl Bots for cardshed_rules::clear4::Clear4 {
    fn player(spec: BotSpec) -> Box<dyn Player<Self>> {
        Box::new(crate::RandomPlayer { pace: spec.pace })
    }
}
impl Bots for cardshed_rules::plusminus::PlusMinus {
    fn player(spec: BotSpec) -> Box<dyn Player<Self>> {
        Box::new(crate::RandomPlayer { pace: spec.pace })
    }
}
impl Bots for cardshed_rules::halves::Halves {
    fn player(spec: BotSpec) -> Box<dyn Player<Self>> {
        Box::new(crate::RandomPlayer { pace: spec.pace })
    }
}
