//! The whole table as plain data, and the door from there to a game.

use super::Options;
use super::cards::{Card, DECK, Hand, Laid};
use super::state::{FULL_HAND, Halves, Phase, Pile, Stack};
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
    /// Who turned up the first card.
    pub start: Seat,
    /// How many actions have led here.
    pub version: Version,
    /// The pile, bottom first, each card as it lies.
    pub pile: Vec<Laid>,
    /// The players, in seat order.
    pub players: Vec<Player>,
}

#[cfg(feature = "serde")]
crate::by_name!(Position { options = Fields::take_or_default, start, version = Fields::take_or_default, pile, players; end });

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Player {
    /// The hand, in any order.
    pub hand: Vec<Card>,
    /// The stack, the next card to draw first.
    pub stack: Vec<Card>,
}

#[cfg(feature = "serde")]
crate::by_name!(Player { hand, stack; end });

impl Position {
    pub(super) fn of(game: &Halves) -> Position {
        Position {
            options: Options {},
            start: game.start,
            version: game.version,
            pile: game.pile.to_vec(),
            players: game
                .seats()
                .iter()
                .map(|seat| Player {
                    hand: game.hands[seat].cards().collect(),
                    stack: game.stacks[seat].iter().rev().copied().collect(),
                })
                .collect(),
        }
    }

    pub(super) fn check(&self) -> Result<Halves, PositionError> {
        let mut problems = Problems::default();
        let seats = seats_of(&mut problems, GameId::Halves, self.players.len(), self.start);
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
        let share = DECK.len() / seats.get();
        let mut finished = 0;
        for (seat, Player { hand, stack }) in seats.iter().zip(&self.players) {
            problems.unless(hand.len() <= FULL_HAND, || {
                format!("seat {seat} holds {} cards, more than {FULL_HAND} (TH-14)", hand.len())
            });
            // The start is a card short: it turned up the first of the pile.
            let most = share - FULL_HAND - usize::from(seat == self.start);
            problems.unless(stack.len() <= most, || {
                format!("seat {seat} has {} cards on the stack, and began with {most} (TH-03)", stack.len())
            });
            problems.unless(!hand.is_empty() || !stack.is_empty(), || {
                format!("seat {seat} has no card left, but wins with one (TH-30)")
            });
            finished += usize::from(hand.len() == 1 && stack.is_empty());
        }
        problems.unless(finished <= 1, || format!("{finished} players are down to one card (TH-30)"));
    }

    fn check_cards(&self, problems: &mut Problems) {
        let mut found = [0_u8; Card::COUNT];
        let held = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.stack)).copied();
        for card in self.pile.iter().map(|laid| laid.card()).chain(held) {
            found[card.index()] = found[card.index()].saturating_add(1);
        }
        compare_with_deck(problems, &found, &[1; Card::COUNT], |index| DECK[index].to_string());
    }

    /// Builds the game from cards that are all there, and ends it if they say so.
    fn build(&self, seats: SeatCount) -> Result<Halves, PositionError> {
        let player = |seat: Seat| &self.players[seat.index()];
        let mut game = Halves {
            version: self.version,
            start: self.start,
            hands: PerSeat::from_fn(seats, |seat| Hand::of(&player(seat).hand)),
            stacks: PerSeat::from_fn(seats, |seat| {
                let stack = player(seat).stack.iter().rev().copied();
                Stack::from_values(stack).expect("checked against the share")
            }),
            pile: Pile::from_values(self.pile.iter().copied()).expect("checked against the deck"),
            phase: Phase::Racing,
        };
        match seats.iter().find(|&seat| game.has_finished(seat)) {
            Some(winner) => game.end(speed::won(winner, game.all_cards_left()), &mut ()),
            None => {
                let pile = game.pile;
                let mut turned = Count::default();
                game.help_if_stuck(&mut turned);
                if game.outcome().is_some() {
                    // Turned in vain: it may lie as it was written.
                    game.pile = pile;
                } else if turned.0 > 0 {
                    let mut problems = Problems::default();
                    problems.add("nobody can act: the bottom card of the pile belongs on top (TH-20)");
                    return Err(problems.into_error());
                }
            }
        }
        Ok(game)
    }
}
