//! Looking ahead in a game with hidden cards: many deals that look just like this, each played out from every
//! candidate action.
//!
//! All candidates that are still in question are tried on the *same* deals and with the same luck in the playout, so
//! that what differs between them is the action alone. After each round the worse half is dropped and the others
//! share its playouts (sequential halving): whether the seventh best is better than the eighth is no concern.

use cardshed_rules::{Game, Seat, Seed, Shuffler, View, arrange_by};

use crate::player::Effort;

/// What a search has to be told about a game beyond its rules.
pub trait Guide<G: Game> {
    /// What the seat does in a playout; `None` if it has nothing to do now. The seat is one of [`Game::to_act`].
    fn choose(&self, game: &G, seat: Seat, random: &mut Shuffler) -> Option<G::Action>;

    /// What the game is worth to the seat, from 0 to 1: at its end, or where a playout is broken off.
    fn worth(&self, game: &G, seat: Seat) -> f64;

    /// A playout is broken off after so many actions. By default it goes on to the end.
    fn horizon(&self) -> u32 {
        u32::MAX
    }
}

/// A candidate, and how it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried<A> {
    /// The action.
    pub action: A,
    /// How often it was played out.
    pub playouts: u32,
    /// What all these playouts were worth together.
    total: f64,
}

impl<A> Tried<A> {
    /// What it is worth on average, as far as is known.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.total / f64::from(self.playouts.max(1))
    }
}

/// Tries the candidates, all legal for the viewer, with `wanted` playouts in all or what `effort` leaves of them. The
/// best comes first; those that were dropped later come before those that were dropped earlier, and equals keep the
/// order in which they were given, so it is wise to give the likeliest first.
pub fn search<G: Game>(
    view: &G::View,
    candidates: impl IntoIterator<Item = G::Action>,
    guide: &impl Guide<G>,
    wanted: u32,
    effort: &mut Effort<'_>,
    random: &mut Shuffler,
) -> Vec<Tried<G::Action>> {
    let mut tried: Vec<_> =
        candidates.into_iter().map(|action| Tried { action, playouts: 0, total: 0.0 }).collect();
    let Some(seat) = view.viewer().seat() else {
        return tried;
    };
    let rounds = tried.len().next_power_of_two().trailing_zeros().max(1);
    let mut left = tried.len();
    let mut done = 0;
    for _ in 0..rounds {
        let deals = (wanted / rounds / left.max(1) as u32).max(1);
        for _ in 0..deals {
            let Some(deal) = view.imagine(random) else {
                return tried;
            };
            let luck = random.seed();
            for candidate in &mut tried[..left] {
                if !effort.allows(done, wanted) {
                    rank(&mut tried[..left]);
                    return tried;
                }
                done += 1;
                candidate.playouts += 1;
                candidate.total += play_out(deal.clone(), seat, &candidate.action, guide, luck);
            }
        }
        rank(&mut tried[..left]);
        left = left.div_ceil(2);
    }
    tried
}

/// Best first.
fn rank<A>(tried: &mut [Tried<A>]) {
    arrange_by(tried, |one, other| other.mean().total_cmp(&one.mean()));
}

/// What the deal is worth to the seat if it does this and everyone then plays as the guide says.
pub(crate) fn play_out<G: Game>(
    mut game: G,
    seat: Seat,
    action: &G::Action,
    guide: &impl Guide<G>,
    luck: Seed,
) -> f64 {
    let mut random = luck.stream(0);
    let mut next = Some((seat, action.clone()));
    let mut actions = 0;
    while let Some((actor, action)) = next {
        let done = game.apply(actor, &action, &mut ());
        debug_assert!(done.is_ok(), "{action}: {done:?}");
        if done.is_err() || actions == guide.horizon() {
            break;
        }
        actions += 1;
        next = game.to_act().iter().find_map(|seat| Some((seat, guide.choose(&game, seat, &mut random)?)));
    }
    guide.worth(&game, seat)
}
