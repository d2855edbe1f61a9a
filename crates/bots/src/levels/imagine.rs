//! Deals that look like the table, with hands such as people hold who have been choosing for a while.
//!
//! A view deals hidden cards at random. But others have kept what brings their level nearer, and who has laid down has
//! attached what fits. To leave that out makes them look slower than they are.

use cardshed_rules::levels::{Card, DECK, Levels, View};
use cardshed_rules::{Game, Seat, Shuffler, View as _};

use super::shed::Openings;
use super::sight::{Sight, Unseen};

/// Nobody is thought to have chosen from more cards than these: further ones hardly change a hand.
const MOST_CHOSEN_FROM: usize = 8;

/// So often a card is looked for that does not fit, before it is left at that.
const TRIES: u32 = 4;

/// A deal that looks like this to the viewer; `None` for a spectator, or when the game is over.
pub(super) fn imagine(view: &View, random: &mut Shuffler) -> Option<Levels> {
    let own = view.viewer.seat()?;
    let mut game = view.imagine(random)?;
    let seats = game.seats();
    let at_start = DECK.len() - 10 * seats.get() - 1;
    let drawn = at_start.saturating_sub(game.draw_pile().len()) / seats.get();
    for seat in seats.iter().filter(|&seat| seat != own) {
        if game.table().has_laid(seat) {
            keep_what_is_stuck(&mut game, seat, random);
        } else {
            choose_from(drawn.min(MOST_CHOSEN_FROM), &mut game, seat, random);
        }
    }
    Some(game)
}

/// Lets the seat choose from so many cards of the draw pile, as it has chosen from those it drew.
fn choose_from(cards: usize, game: &mut Levels, seat: Seat, random: &mut Shuffler) {
    for _ in 0..cards {
        let pile = game.draw_pile();
        if pile.is_empty() {
            return;
        }
        let place = random.below(pile.len() as u32) as usize;
        let drawn = pile[place];
        let sight = Sight::of_game(game, seat);
        let mut hand = sight.hand;
        if !hand.insert(drawn) {
            continue;
        }
        let outlook = sight.outlook(hand, &Unseen::all_but(hand));
        let shown = sight.table.shown[seat];
        let least = (hand.kinds())
            .filter(|&card| hand.count(card) > shown.count(card))
            .min_by(|&one, &other| outlook.loss(one).total_cmp(&outlook.loss(other)));
        if let Some(least) = least.filter(|&least| least != drawn) {
            let exchanged = game.exchange(seat, least, place);
            debug_assert!(exchanged, "{least} is hidden in the hand");
        }
    }
}

/// Who has laid down would have attached what fits.
fn keep_what_is_stuck(game: &mut Levels, seat: Seat, random: &mut Shuffler) {
    let openings = Openings::of(game.table());
    let pile = game.draw_pile().len() as u32;
    let shown = game.table().shown[seat];
    let fits = |card: Card| card != Card::JOKER && openings.fits(card);
    for card in game.hand(seat).kinds().filter(|&card| fits(card) && !shown.has(card)) {
        let mut places = (0..if pile > 0 { TRIES } else { 0 }).map(|_| random.below(pile) as usize);
        if let Some(place) = places.find(|&place| !fits(game.draw_pile()[place])) {
            let exchanged = game.exchange(seat, card, place);
            debug_assert!(exchanged, "{card} is hidden in the hand");
        }
    }
}
