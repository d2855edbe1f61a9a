//! Bots for whichever game is being played.

use cardshed_rules::any::{AnyAction, AnyView};
use cardshed_rules::clear4::Clear4;
use cardshed_rules::halves::Halves;
use cardshed_rules::levels::Levels;
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Game, Shuffler};

use crate::player::{Decision, Effort, Moment};
use crate::roster::Bots;
use crate::spec::BotSpec;

/// What the bot of that description does at this moment; see [`Player::decide`](crate::Player::decide).
pub fn decide(
    spec: BotSpec,
    view: &AnyView,
    fresh: bool,
    effort: &mut Effort<'_>,
    random: &mut Shuffler,
) -> Option<Decision<AnyAction>> {
    fn ask<G: Bots>(
        spec: BotSpec,
        moment: Moment<'_, G::View>,
        effort: &mut Effort<'_>,
        random: &mut Shuffler,
        wrap: fn(<G as Game>::Action) -> AnyAction,
    ) -> Option<Decision<AnyAction>> {
        let Decision { action, reason, after } = G::player(spec).decide(moment, effort, random)?;
        Some(Decision { action: wrap(action), reason, after })
    }
    match view {
        AnyView::Clear4(view) => {
            ask::<Clear4>(spec, Moment { view, fresh }, effort, random, AnyAction::Clear4)
        }
        AnyView::PlusMinus(view) => {
            ask::<PlusMinus>(spec, Moment { view, fresh }, effort, random, AnyAction::PlusMinus)
        }
        AnyView::Halves(view) => {
            ask::<Halves>(spec, Moment { view, fresh }, effort, random, AnyAction::Halves)
        }
        AnyView::Levels(view) => {
            ask::<Levels>(spec, Moment { view, fresh }, effort, random, AnyAction::Levels)
        }
    }
}
