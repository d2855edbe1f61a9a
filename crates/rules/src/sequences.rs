//! Counting action sequences, as perft does in chess: a figure that changes when anything in the rules does.

use crate::game::{Count, Game};

/// How many different sequences of exactly `depth` actions there are from here, by whichever seats are to act.
/// Games that end sooner do not count.
#[must_use]
pub fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut actions = Count::default();
            game.to_act().iter().for_each(|seat| game.legal_actions(seat, &mut actions));
            actions.0 as u64
        }
        _ => {
            let mut total = 0;
            for seat in game.to_act().iter() {
                for action in game.actions(seat) {
                    let mut next = game.clone();
                    next.apply(seat, &action, &mut ()).expect("a listed action is legal");
                    total += sequences(&next, depth - 1);
                }
            }
            total
        }
    }
}
