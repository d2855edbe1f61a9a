//! The whole table as plain data, and the door from there to a game.

use super::Options;
use super::cards::{Card, DECK, Hand};
use super::state::{Deck, Phase, Pile, PlusMinus};
#[cfg(feature = "serde")]
use crate::fields::Fields;
use crate::game::{Count, Game, Version};
use crate::position::{PositionError, Problems, compare_with_deck, seats_of};
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount};
use crate::speed;

/// The whole table, as it is written by hand. How the game ended is not written: it follows from the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// Who gives the signal.
    pub start: Seat,
    /// How many actions have led here.
    pub version: Version,
    /// The pile, bottom first.
    pub pile: Vec<Card>,
    /// The last card, if it was laid face down (PM-30).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub face_down: Option<Card>,
    /// The players, in seat order.
    pub players: Vec<Player>,
}

#[cfg(feature = "serde")]
crate::by_name!(Position { options = Fields::take_or_default, start, version = Fields::take_or_default, pile, face_down = Fields::take_or_default, players; end });

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Player {
    /// The hand, in any order.
    pub hand: Vec<Card>,
    /// The deck, the next card to draw first.
    pub deck: Vec<Card>,
}

#[cfg(feature = "serde")]
crate::by_name!(Player { hand, deck; end });

impl Position {
    pub(super) fn of(game: &PlusMinus) -> Position {
        Position {
            options: Options {},
            start: game.start,
            version: game.version,
            pile: game.pile.to_vec(),
            face_down: match game.phase {
                Phase::Over { face_down, .. } => face_down,
                Phase::Racing => None,
            },
            players: game
                .seats()
                .iter()
                .map(|seat| Player {
                    hand: game.hands[seat].cards().collect(),
                    deck: game.decks[seat].iter().rev().copied().collect(),
                })
                .collect(),
        }
    }

    pub(super) fn check(&self) -> Result<PlusMinus, PositionError> {
        let mut problems = Problems::default();
        let seats = seats_of(&mut problems, GameId::PlusMinus, self.players.len(), self.start);
        if let Some(seats) = seats {
            self.check_players(seats, &mut problems);
        }
        problems.unless(!self.pile.is_empty(), || "the pile is empty".to_owned());
        self.check_cards(&mut problems);
        match seats {
            Some(seats) if problems.is_empty() => self.build(seats),
            _ => Err(problems.into_error()),
        }
    }

    fn check_players(&self, seats: SeatCount, problems: &mut Problems) {
        let share = (DECK.len() - 1) / seats.get();
        let mut finished = 0;
        for (seat, player) in seats.iter().zip(&self.players) {
            let cards = player.hand.len() + player.deck.len();
            problems.unless(cards <= share, || {
                format!("seat {seat} has {cards} cards, and was dealt {share} (PM-03)")
            });
            finished += usize::from(cards == 0);
        }
        problems.unless(finished <= 1, || format!("{finished} players have no card left (PM-30)"));
        problems.unless(self.face_down.is_none() || finished == 1, || {
            "a last card lies face down, but nobody has none left (PM-30)".to_owned()
        });
    }

    fn check_cards(&self, problems: &mut Problems) {
        let mut deck = [0_u8; Card::KINDS];
        DECK.iter().for_each(|card| deck[card.kind()] += 1);
        let mut found = [0_u8; Card::KINDS];
        let held = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.deck));
        for card in self.pile.iter().chain(&self.face_down).chain(held) {
            found[card.kind()] = found[card.kind()].saturating_add(1);
        }
        let name = |kind| Card::all().nth(kind).map_or_else(String::new, |card| card.to_string());
        compare_with_deck(problems, &found, &deck, name);
    }

    /// Builds the game from cards that are all there, and ends it if they say so.
    fn build(&self, seats: SeatCount) -> Result<PlusMinus, PositionError> {
        let player = |seat: Seat| &self.players[seat.index()];
        let mut game = PlusMinus {
            version: self.version,
            start: self.start,
            hands: PerSeat::from_fn(seats, |seat| Hand::of(&player(seat).hand)),
            decks: PerSeat::from_fn(seats, |seat| {
                Deck::from_values(player(seat).deck.iter().rev().copied()).expect("checked against the share")
            }),
            pile: Pile::from_values(self.pile.iter().copied()).expect("checked against the deck"),
            phase: Phase::Racing,
        };
        match seats.iter().find(|&seat| game.cards_left(seat) == 0) {
            Some(winner) => game.end(speed::won(winner, game.all_cards_left()), self.face_down, &mut ()),
            None => {
                let mut turned = Count::default();
                game.help_if_stuck(&mut turned);
                if game.outcome().is_none() && turned.0 > 0 {
                    let mut problems = Problems::default();
                    problems.add("nobody can act: the bottom card of the pile belongs on top (PM-20)");
                    return Err(problems.into_error());
                }
            }
        }
        Ok(game)
    }
}
