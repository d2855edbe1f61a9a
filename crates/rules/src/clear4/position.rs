//! The whole table as plain data, and the door from there to a game.

use super::Options;
use super::cards::{Bag, Card, DECK, Value};
use super::pile::{FOUR, Pile, PileCard};
use super::stacks::{STACKS, StackFace, StackId, Stacks};
use super::state::{Clear4, DEALT, MOST_TURNS, Phase, Step};
#[cfg(feature = "serde")]
use crate::fields::Fields;
use crate::game::{Ending, Game, Version};
use crate::position::{PositionError, Problems, compare_with_deck};
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet};

/// No turn takes 16 actions: a play stays open only while it uncovers cards, and a player has four to uncover.
const MOST_ACTIONS: u32 = 16 * MOST_TURNS as u32;

/// The whole table, as it is written by hand. How the game ended is not written: it follows from the cards and
/// the number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many turns are over.
    pub turns: u16,
    /// How many actions have led here.
    pub version: Version,
    /// What the player on turn has to do.
    pub step: Step,
    /// The pile, bottom first.
    pub pile: Vec<PileCard>,
    /// The cards that left the game, in any order.
    pub removed: Vec<Card>,
    /// The cards that were never dealt, in any order. Left out: all that lie nowhere else.
    pub unseen: Option<Vec<Card>>,
    /// The players, in seat order.
    pub players: Vec<Player>,
}

#[cfg(feature = "serde")]
crate::by_name!(Position {
    options = Fields::take_or_default, start, turn, turns = Fields::take_or_default, version = Fields::take_or_default,
    step = Fields::take_or_default, pile = Fields::take_or_default, removed = Fields::take_or_default, unseen, players; end
});

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Player {
    /// The hand, in any order.
    pub hand: Vec<Card>,
    /// The cards of the hand that everyone knows of, having seen them go there from the pile.
    pub shown: Vec<Card>,
    /// The four stacks, each from top to bottom: open, face down and final card; open and final card; the final card
    /// alone; nothing.
    pub stacks: Vec<Vec<Card>>,
}

#[cfg(feature = "serde")]
crate::by_name!(Player { hand, shown = Fields::take_or_default, stacks; end });

impl Position {
    pub(super) fn of(game: &Clear4) -> Position {
        Position {
            options: game.options,
            start: game.start,
            turn: game.turn,
            turns: game.turns,
            version: game.version,
            step: match game.phase {
                Phase::Playing(step) => step,
                Phase::Over { .. } => Step::Turn,
            },
            pile: game.pile.cards().to_vec(),
            removed: game.removed.cards().collect(),
            unseen: Some(game.unseen.cards().collect()),
            players: game
                .seats()
                .iter()
                .map(|seat| Player {
                    hand: game.hands[seat].cards().collect(),
                    shown: game.shown[seat].cards().collect(),
                    stacks: StackId::ALL
                        .map(|stack| {
                            let mut cards: Vec<Card> = game.stacks[seat].cards(stack).collect();
                            cards.reverse();
                            cards
                        })
                        .to_vec(),
                })
                .collect(),
        }
    }

    pub(super) fn check(&self) -> Result<Clear4, PositionError> {
        let mut problems = Problems::default();
        let allowed = GameId::Clear4.seat_counts();
        let seats = SeatCount::new(self.players.len()).filter(|seats| allowed.contains(&seats.get()));
        problems.unless(seats.is_some(), || format!("{} players (CF-02)", self.players.len()));
        problems.unless(self.version.0 <= MOST_ACTIONS, || {
            format!("version {}: no game has so many actions", self.version.0)
        });
        problems.unless(self.turns <= MOST_TURNS, || {
            format!("{} turns, more than {MOST_TURNS} (CF-63)", self.turns)
        });
        self.check_pile(&mut problems);
        self.check_players(&mut problems);
        let unseen = self.unseen.clone().unwrap_or_else(|| self.rest_of_the_deck());
        self.check_cards(&unseen, &mut problems);
        if let Some(seats) = seats {
            self.check_seats(seats, &unseen, &mut problems);
        }
        match seats {
            Some(seats) if problems.is_empty() => self.build(seats, &unseen),
            _ => Err(problems.into_error()),
        }
    }

    fn check_seats(&self, seats: SeatCount, unseen: &[Card], problems: &mut Problems) {
        problems.unless(seats.has(self.start), || format!("seat {} has the start", self.start));
        problems.unless(seats.has(self.turn), || format!("seat {} is on turn", self.turn));
        let undealt = DECK.len() - DEALT * seats.get();
        problems.unless(unseen.len() == undealt, || {
            format!("{} cards were never dealt, where {seats} players leave {undealt} (CF-02)", unseen.len())
        });
        for (seat, player) in seats.iter().zip(&self.players) {
            if player.hand.is_empty() && player.stacks.iter().all(Vec::is_empty) {
                problems.unless(seat == self.turn && self.turns < MOST_TURNS, || {
                    format!("seat {seat} has no card left without having won in the own turn (CF-60)")
                });
            }
        }
    }

    fn check_players(&self, problems: &mut Problems) {
        for (number, player) in (1..).zip(&self.players) {
            problems.unless(player.stacks.len() == STACKS, || {
                format!("seat {number} has {} stacks, not {STACKS} (CF-03)", player.stacks.len())
            });
            for stack in player.stacks.iter().filter(|stack| stack.len() > Stacks::MOST) {
                problems.add(format!("seat {number} has a stack of {} cards (CF-03)", stack.len()));
            }
            let (hand, shown) = (count(&player.hand), count(&player.shown));
            for card in Card::ALL.into_iter().filter(|card| shown[card.kind()] > hand[card.kind()]) {
                problems
                    .add(format!("seat {number} is known to hold more {card} than there are in the hand"));
            }
        }
    }

    /// Jokers without a value at the bottom, then falling values, each four times at most and never by jokers alone.
    fn check_pile(&self, problems: &mut Problems) {
        let rank = |card: &PileCard| card.value().map_or(u8::MAX, Value::get);
        if let Some([under, card]) = self.pile.windows(2).find(|pair| rank(&pair[0]) < rank(&pair[1])) {
            problems.add(format!("{card} lies on {under} (CF-11)"));
        }
        for value in Value::ALL {
            let of_value: Vec<_> = self.pile.iter().filter(|card| card.value() == Some(value)).collect();
            problems.unless(of_value.len() <= usize::from(FOUR), || {
                format!("{} cards of value {} lie on the pile (CF-32)", of_value.len(), value.get())
            });
            problems.unless(of_value.is_empty() || of_value.contains(&&PileCard::Number(value)), || {
                format!("jokers count as {} without a number card (CF-14)", value.get())
            });
        }
    }

    fn check_cards(&self, unseen: &[Card], problems: &mut Problems) {
        let mut found = self.found();
        for card in unseen {
            found[card.kind()] = found[card.kind()].saturating_add(1);
        }
        let deck = Card::ALL.map(Card::in_deck);
        compare_with_deck(problems, &found, &deck, |kind| Card::ALL[kind].to_string());
    }

    /// How many cards of each kind lie somewhere, those that were never dealt aside.
    fn found(&self) -> [u8; Card::KINDS] {
        let held =
            self.players.iter().flat_map(|player| player.hand.iter().chain(player.stacks.iter().flatten()));
        let pile = self.pile.iter().map(|card| card.card());
        count(&held.chain(&self.removed).copied().chain(pile).collect::<Vec<_>>())
    }

    fn rest_of_the_deck(&self) -> Vec<Card> {
        let found = self.found();
        let rest = |card: Card| usize::from(card.in_deck().saturating_sub(found[card.kind()]));
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, rest(card))).collect()
    }

    /// Builds the game from cards that are all there, and ends it if they say so.
    fn build(&self, seats: SeatCount, unseen: &[Card]) -> Result<Clear4, PositionError> {
        let player = |seat: Seat| &self.players[seat.index()];
        let mut game = Clear4 {
            version: self.version,
            options: self.options,
            start: self.start,
            turn: self.turn,
            turns: self.turns,
            phase: Phase::Playing(self.step),
            hands: PerSeat::from_fn(seats, |seat| Bag::of(&player(seat).hand)),
            shown: PerSeat::from_fn(seats, |seat| Bag::of(&player(seat).shown)),
            stacks: PerSeat::from_fn(seats, |seat| {
                let mut stacks = Stacks::default();
                for (stack, cards) in StackId::ALL.into_iter().zip(&player(seat).stacks) {
                    stacks.build(stack, &cards.iter().rev().copied().collect::<Vec<_>>());
                }
                stacks
            }),
            pile: Pile::from_cards(self.pile.iter().copied()).expect("checked: four of a value at most"),
            removed: Bag::of(&self.removed),
            unseen: Bag::of(unseen),
        };
        let won = game.cards_left(self.turn) == 0;
        let mut problems = Problems::default();
        if won || self.turns == MOST_TURNS {
            problems.unless(self.step == Step::Turn, || {
                "the game is over: there is nothing to decide".to_owned()
            });
            let (ending, winners) = match won {
                true => (Ending::Won, SeatSet::only(self.turn)),
                false => (Ending::Undecided, SeatSet::EMPTY),
            };
            game.end(ending, winners, &mut ());
        } else {
            game.check_step(self.step, &mut problems);
        }
        if problems.is_empty() { Ok(game) } else { Err(problems.into_error()) }
    }
}

/// How many cards of each kind; more than a byte can count are too many anyway.
fn count(cards: &[Card]) -> [u8; Card::KINDS] {
    let mut found = [0_u8; Card::KINDS];
    for card in cards {
        found[card.kind()] = found[card.kind()].saturating_add(1);
    }
    found
}

impl Clear4 {
    /// Whether a game can have come to what the player on turn has to do.
    fn check_step(&self, step: Step, problems: &mut Problems) {
        let has_played_blind = usize::from(self.stacks[self.turn].left().len()) < STACKS;
        let fours = Value::ALL.into_iter().any(|value| {
            let of_value = self.pile.cards().iter().filter(|card| card.value() == Some(value));
            of_value.count() == usize::from(FOUR)
        });
        problems.unless(!(self.options.auto_clear && fours), || {
            "four of a value lie on the pile, where they are always cleared (CF-31)".to_owned()
        });
        match step {
            Step::Turn => {}
            Step::Extending { cards } => self.check_extending(cards, has_played_blind, problems),
            Step::FourOnPile => problems.unless(self.pile.run() == FOUR, || {
                "there are no four of a value on top of the pile to be cleared (CF-30)".to_owned()
            }),
            Step::PushTarget => {
                problems.unless(has_played_blind && self.removed.count(Card::Push) > 0, || {
                    "no PUSH can have been turned up: no final card is gone, or no PUSH (CF-55)".to_owned()
                });
            }
        }
    }

    fn check_extending(&self, cards: u8, has_played_blind: bool, problems: &mut Problems) {
        let pile = self.pile.cards();
        let Some(play) = pile.len().checked_sub(cards.into()).map(|first| &pile[first..]) else {
            return problems.add(format!("a play of {cards} is open, on a pile of {}", pile.len()));
        };
        let value = self.pile.value();
        problems.unless(cards > 0 && play.iter().all(|card| card.value() == value), || {
            format!("the top {cards} cards of the pile are no play (CF-10)")
        });
        problems.unless(cards <= 1 || self.pile.has_number(cards) || self.options.joker_sets, || {
            "the open play has several jokers, and no number card (CF-16)".to_owned()
        });
        problems.unless(self.pile.run() < FOUR, || {
            "four of a value lie on the pile: the play is complete (CF-32)".to_owned()
        });
        let joins = |face: &StackFace| face.open.is_some_and(|card| self.joins(card, cards));
        let faces = self.stacks[self.turn].faces();
        let uncovered = faces.iter().any(|face| face.cards == 2 && joins(face));
        let can_go_on = !self.hands[self.turn].is_empty() || faces.iter().any(joins);
        let blind = has_played_blind && cards == 1 && can_go_on;
        problems.unless(blind || uncovered && (value.is_some() || has_played_blind), || {
            "the play is not open: it uncovered no card that could join, and was not blind (CF-20)".to_owned()
        });
    }
}
