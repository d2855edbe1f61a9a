//! What can be done now, and what a selection of cards would do.

use cardshed_rules::levels::{Action, Card, Face, Hand, Phase, View};
use cardshed_rules::{Seat, SeatSet, View as _, arrange};

/// What one's own part in the game is at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The game waits for this player.
    Wait(Seat),
    /// Draw.
    Draw,
    /// Lay down if one can, and discard.
    Collect {
        /// Whether the level can be laid down.
        can_lay: bool,
    },
    /// Attach if one can, and discard.
    Attach,
    /// Choose which cards to keep.
    Keep,
    /// These players choose which cards they keep.
    OthersKeep(SeatSet),
    /// The game is over.
    Over,
}

/// What one's own part in the game is at the moment.
#[must_use]
pub fn step(view: &View) -> Step {
    let own = view.viewer.seat();
    match view.phase {
        Phase::Over { .. } => Step::Over,
        Phase::Keeping { waiting, .. } if own.is_some_and(|own| waiting.contains(own)) => Step::Keep,
        Phase::Keeping { waiting, .. } => Step::OthersKeep(waiting),
        Phase::Draw { seat } | Phase::Act { seat } if own != Some(seat) => Step::Wait(seat),
        Phase::Draw { .. } => Step::Draw,
        Phase::Act { seat } if view.table.has_laid(seat) => Step::Attach,
        Phase::Act { .. } => {
            Step::Collect { can_lay: view.actions().iter().any(|action| matches!(action, Action::Lay(_))) }
        }
    }
}

/// What the chosen cards can do now, the most likely first. What laying down needs is asked elsewhere.
#[must_use]
pub fn options(view: &View, chosen: &[Card]) -> Vec<Action> {
    match (step(view), chosen) {
        (Step::Draw, _) => vec![Action::Draw],
        (Step::Collect { .. } | Step::Attach, &[card]) => {
            let mut options: Vec<Action> =
                view.actions().into_iter().filter(|action| is_of(action, card)).collect();
            arrange(&mut options, |action| matches!(action, Action::Discard(_)));
            options
        }
        (Step::Keep, _) => {
            let mut kept = Hand::EMPTY;
            // Only cards of the hand can be chosen, so there is room for each.
            let fits = chosen.iter().all(|&card| kept.insert(card));
            if fits { vec![Action::Keep(kept)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

/// Whether the action plays that card.
fn is_of(action: &Action, card: Card) -> bool {
    match *action {
        Action::Attach { face, .. } => face.card() == card,
        Action::Discard(discarded) => discarded == card,
        Action::Skip(_) => card == Card::SKIP,
        Action::Draw | Action::Take(_) | Action::Lay(_) | Action::Keep(_) => false,
    }
}

/// The ways to attach the card to that combination: several where a joker could stand at either end of a run. If it
/// does not fit, the one to be refused, so that it is said why.
#[must_use]
pub fn attachments(view: &View, card: Card, to: Seat, index: usize) -> Vec<Action> {
    let fits = |action: &Action| matches!(*action, Action::Attach { to: other, index: place, .. } if other == to && usize::from(place) == index);
    let found: Vec<Action> = options(view, &[card]).into_iter().filter(fits).collect();
    if !found.is_empty() {
        return found;
    }
    let Some(laid) = view.table.combination(to, index) else { return Vec::new() };
    // A joker has to stand for something before anything else can be wrong with it.
    let face = match laid.faces().first() {
        Some(first) if card == Card::JOKER => {
            first.number().map(Face::joker_number).or(first.colour().map(Face::joker_colour))
        }
        _ => Some(Face::of(card)),
    };
    face.map(|face| Action::Attach { face, to, index: index as u8 }).into_iter().collect()
}

/// The cards of the hand that could be attached now.
#[must_use]
pub fn attachable(view: &View) -> Hand {
    let mut cards = Hand::EMPTY;
    if step(view) == Step::Attach {
        for action in view.actions() {
            if let Action::Attach { face, .. } = action
                && !cards.has(face.card())
            {
                // It is in the hand, so there is one in the deck.
                let _room = cards.insert(face.card());
            }
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use cardshed_rules::levels::{Levels, Options};
    use cardshed_rules::{Game, SeatCount, Seed, Setup, Start, Viewer};

    use super::*;

    fn dealt() -> Levels {
        let setup =
            Setup { seats: SeatCount::new(3).unwrap(), start: Start::Lot, options: Options::one_star() };
        Levels::deal(&setup, Seed::from_number(5)).unwrap()
    }

    fn on_turn(game: &Levels) -> Seat {
        game.to_act().iter().next().unwrap()
    }

    #[test]
    fn first_one_draws_then_a_card_can_be_discarded() {
        let mut game = dealt();
        let seat = on_turn(&game);
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(step(&view), Step::Draw);
        assert_eq!(options(&view, &[]), [Action::Draw]);
        let other = seat.left(game.seats());
        assert_eq!(step(&game.view(Viewer::Seat(other))), Step::Wait(seat));
        game.apply(seat, &Action::Draw, &mut Vec::new()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        assert!(matches!(step(&view), Step::Collect { .. }));
        assert_eq!(options(&view, &[]), []);
        let card = view.hand.unwrap().kinds().find(|card| card.number().is_some()).unwrap();
        assert_eq!(options(&view, &[card]), [Action::Discard(card)]);
    }

    #[test]
    fn a_skip_asks_whom_before_it_is_merely_discarded() {
        for number in 0..200 {
            let setup =
                Setup { seats: SeatCount::new(3).unwrap(), start: Start::Lot, options: Options::one_star() };
            let mut game = Levels::deal(&setup, Seed::from_number(number)).unwrap();
            let seat = on_turn(&game);
            game.apply(seat, &Action::Draw, &mut Vec::new()).unwrap();
            if game.hand(seat).has(Card::SKIP) {
                let found = options(&game.view(Viewer::Seat(seat)), &[Card::SKIP]);
                assert_eq!(found.len(), 3);
                assert!(matches!(found[..], [Action::Skip(_), Action::Skip(_), Action::Discard(Card::SKIP)]));
                return;
            }
        }
        panic!("in two hundred deals nobody had a skip");
    }
}
