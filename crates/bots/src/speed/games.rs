//! The two games without turns.

use cardshed_rules::halves::{self, Halves, Laid};
use cardshed_rules::plusminus::{self, PlusMinus};

use super::Racer;
use super::race::Race;
use crate::player::Player;
use crate::roster::{Bots, News};
use crate::spec::BotSpec;

impl Race for PlusMinus {
    type Card = plusminus::Card;

    const DECK: &'static [plusminus::Card] = &plusminus::DECK;
    const DRAW: plusminus::Action = plusminus::Action::Draw;
    const LAY_LAST: Option<plusminus::Action> = Some(plusminus::Action::LayLast);
    // Measured from 6 to 24 at two, four and six players and every pace: with twelve cards there is nearly always a
    // chain, and more are no help.
    const GOOD_HAND: usize = 12;

    fn hand(view: &plusminus::View) -> Vec<plusminus::Card> {
        view.hand.iter().flat_map(|hand| hand.cards()).collect()
    }

    fn pile(view: &plusminus::View) -> Vec<plusminus::Card> {
        view.pile.to_vec()
    }

    fn fits(card: plusminus::Card, top: plusminus::Card) -> bool {
        card.fits(top)
    }

    fn play(card: plusminus::Card) -> plusminus::Action {
        plusminus::Action::Play(card)
    }
}

impl Race for Halves {
    type Card = halves::Card;

    const DECK: &'static [halves::Card] = &halves::DECK;
    const DRAW: halves::Action = halves::Action::Draw;
    const LAY_LAST: Option<halves::Action> = None;
    // As many as a hand may have (TH-14).
    const GOOD_HAND: usize = 4;

    fn hand(view: &halves::View) -> Vec<halves::Card> {
        view.hand.iter().flat_map(|hand| hand.cards()).collect()
    }

    fn pile(view: &halves::View) -> Vec<halves::Card> {
        view.pile.iter().map(|laid| laid.card()).collect()
    }

    fn fits(card: halves::Card, top: halves::Card) -> bool {
        // Which way round the card on top lies makes no difference: the other card can be turned with it.
        card.fits(Laid::upright(top))
    }

    fn play(card: halves::Card) -> halves::Action {
        halves::Action::Play(card)
    }
}

impl Bots for PlusMinus {
    fn player(spec: BotSpec) -> Box<dyn Player<PlusMinus>> {
        Box::new(Racer::new(spec))
    }

    fn news(earlier: &plusminus::View, later: &plusminus::View) -> News {
        News::of_pile(&earlier.pile, &later.pile)
    }
}

impl Bots for Halves {
    fn player(spec: BotSpec) -> Box<dyn Player<Halves>> {
        Box::new(Racer::new(spec))
    }

    fn news(earlier: &halves::View, later: &halves::View) -> News {
        News::of_pile(&earlier.pile, &later.pile)
    }
}
