//! What a player can do, and why not.

use thiserror::Error;

use super::Options;
use super::cards::{Bag, Card, Value};
use super::pile::{FOUR, Pile};
use super::rules::rule;
use super::stacks::{OpenCards, StackId, StackSet};
use super::state::{Phase, Step};
use crate::game::Refusal;
use crate::rule::RuleId;
use crate::seat::{Seat, SeatCount};

/// One thing a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play number cards and jokers, or add them to the play just made (CF-10, CF-20).
    Play {
        /// Those that come from the hand.
        hand: Bag,
        /// The stacks whose open cards are played.
        stacks: StackSet,
    },
    /// Play a PUSH: the other player takes the pile (CF-40).
    Push {
        /// Where the PUSH comes from.
        from: Source,
        /// Who takes the pile.
        to: Seat,
    },
    /// Play a CLEAR: the pile leaves the game (CF-41).
    Clear {
        /// Where the CLEAR comes from.
        from: Source,
    },
    /// Take the pile (CF-45).
    Pass,
    /// Play a final card blind (CF-51).
    Blind(StackId),
    /// Clear the four of a value just completed (CF-30).
    ClearFour,
    /// Leave them where they are (CF-31).
    Leave,
    /// Add nothing more to the play just made (CF-20).
    Done,
    /// Choose who is hit by a PUSH that was turned up blind (CF-55).
    Onto(Seat),
}

/// Where a special card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// From the hand.
    Hand,
    /// It lies open on a stack.
    Stack(StackId),
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// No such seat, or only watching.
    #[error("only a player may act")]
    NotAPlayer,
    /// Somebody else is on turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// A play without a card.
    #[error("a play needs a card")]
    NoCards,
    /// Different numbers in one play.
    #[error("{} and {} do not go together: all number cards of a play are equal", .0.get(), .1.get())]
    MixedValues(Value, Value),
    /// Higher than the top card.
    #[error("{} is higher than the {} on the pile", .value.get(), .top.get())]
    TooHigh {
        /// The value played.
        value: Value,
        /// The value of the top card.
        top: Value,
    },
    /// The hand has no such card, or not so many.
    #[error("there are not so many {0} in your hand")]
    NotInHand(Card),
    /// The stack has no open card.
    #[error("no card lies open on {0}")]
    NothingOpen(StackId),
    /// Several jokers, and no number card in the play.
    #[error("without a number card only one joker may be played")]
    JokersAlone,
    /// Something else while the play just made may be extended.
    #[error("your play is still open: add cards of its value, or say that it is done")]
    PlayIsOpen,
    /// A card of another value than that of the play being extended.
    #[error("{} cannot join a play of {}", .value.get(), .play.get())]
    OtherValue {
        /// The value to be added.
        value: Value,
        /// The value of the play.
        play: Value,
    },
    /// There is no play to be extended.
    #[error("there is no open play")]
    NothingToExtend,
    /// No four of a value were just completed.
    #[error("you have not just completed four of a value")]
    NoFour,
    /// Something else while it has to be settled whether the four are cleared.
    #[error("first say whether you clear the four on the pile")]
    FourFirst,
    /// More than four of a value would lie on the pile.
    #[error("that would make more than four of {} on the pile", .0.get())]
    Fifth(Value),
    /// A PUSH onto oneself.
    #[error("you cannot push the pile to yourself")]
    PushYourself,
    /// A PUSH onto a seat the table does not have.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// A special card in a play.
    #[error("{0} is a special card and no part of a play: it goes alone, as push or clear")]
    SpecialMixed(Card),
    /// The stack's open card is not that special card.
    #[error("no {card} lies open on {stack}")]
    NotOpen {
        /// The stack.
        stack: StackId,
        /// PUSH or CLEAR.
        card: Card,
    },
    /// Passing on an empty pile.
    #[error("there is no pile to take: you have to play")]
    PassOnEmpty,
    /// The final card has another card on it.
    #[error("the final card of {0} is still covered")]
    FinalCovered(StackId),
    /// The final card has been played.
    #[error("nothing is left of {0}")]
    NoFinalCard(StackId),
    /// Something else while it has to be chosen whom a PUSH hits.
    #[error("first choose whom your PUSH hits")]
    TargetFirst,
    /// No PUSH was just turned up.
    #[error("you have not just turned up a PUSH")]
    NoPushTurnedUp,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        rule(match self {
            Illegal::Over => 60,
            Illegal::NotAPlayer | Illegal::NotYourTurn(_) => 6,
            Illegal::NoCards | Illegal::MixedValues(..) => 10,
            Illegal::TooHigh { .. } => 11,
            Illegal::NotInHand(card) if card.is_special() => 42,
            Illegal::NotInHand(_) | Illegal::NothingOpen(_) => 12,
            Illegal::JokersAlone => 16,
            Illegal::PlayIsOpen | Illegal::OtherValue { .. } | Illegal::NothingToExtend => 20,
            Illegal::NoFour => 30,
            Illegal::FourFirst => 31,
            Illegal::Fifth(_) => 32,
            Illegal::PushYourself | Illegal::NoSuchSeat(_) => 40,
            Illegal::SpecialMixed(_) | Illegal::NotOpen { .. } => 42,
            Illegal::PassOnEmpty => 46,
            Illegal::FinalCovered(_) | Illegal::NoFinalCard(_) => 50,
            Illegal::TargetFirst | Illegal::NoPushTurnedUp => 55,
        })
    }
}

/// All of the table that decides what one player may do. State and view both look through it, so that legal actions
/// cannot depend on anything the player does not see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes {
    /// Not there: no such seat, or a spectator.
    own: Option<Own>,
    pub seats: SeatCount,
    options: Options,
    turn: Seat,
    /// Not there once the game is over.
    step: Option<Step>,
    pub pile_is_empty: bool,
    /// The value on top of the pile.
    pub top: Option<Value>,
    /// How many cards of that value lie on the pile.
    run: u8,
    /// Whether the play being extended has a number card.
    has_number: bool,
}

/// What the player has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    pub seat: Seat,
    pub hand: Bag,
    pub open: OpenCards,
    /// The stacks of which something is left.
    pub left: StackSet,
}

impl Eyes {
    pub fn new(
        own: Option<Own>,
        seats: SeatCount,
        options: Options,
        turn: Seat,
        phase: Phase,
        pile: &Pile,
    ) -> Eyes {
        let step = match phase {
            Phase::Playing(step) => Some(step),
            Phase::Over { .. } => None,
        };
        let has_number = match step {
            Some(Step::Extending { cards }) => pile.has_number(cards),
            _ => false,
        };
        let (pile_is_empty, top, run) = (pile.is_empty(), pile.value(), pile.run());
        Eyes { own, seats, options, turn, step, pile_is_empty, top, run, has_number }
    }

    /// The player with what is asked of them, if they are on turn.
    pub fn on_turn(&self) -> Result<(&Own, Step), Illegal> {
        let own = self.own.as_ref().ok_or(Illegal::NotAPlayer)?;
        let step = self.step.ok_or(Illegal::Over)?;
        if own.seat != self.turn {
            return Err(Illegal::NotYourTurn(self.turn));
        }
        Ok((own, step))
    }

    /// How many cards may be played now as a value lower than the top card's, a number card among them; as any, if
    /// the top card has none.
    pub fn room_below(&self, step: Step) -> u8 {
        match step {
            Step::Extending { cards } if self.top.is_none() => FOUR.saturating_sub(cards),
            Step::Extending { .. } => 0,
            _ => FOUR,
        }
    }

    /// How many cards may be played now as that value, a number card among them (CF-11, CF-20, CF-32).
    pub fn number_room(&self, step: Step, value: Value) -> u8 {
        match self.top {
            Some(top) if value > top => 0,
            Some(top) if value == top => FOUR.saturating_sub(self.run),
            _ => self.room_below(step),
        }
    }

    /// How many jokers may be played now without a number card (CF-16).
    fn jokers_alone(&self, step: Step) -> u8 {
        match step {
            _ if self.options.joker_sets => Card::Joker.in_deck(),
            Step::Extending { .. } if self.has_number => Card::Joker.in_deck(),
            Step::Extending { .. } => 0,
            _ => 1,
        }
    }

    /// The same, and not more than may still lie on the pile (CF-32).
    pub fn joker_room(&self, step: Step) -> u8 {
        let room = if self.top.is_some() { FOUR.saturating_sub(self.run) } else { Card::Joker.in_deck() };
        self.jokers_alone(step).min(room)
    }

    /// Whether this may be done.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let (own, step) = self.on_turn()?;
        match (step, action) {
            (Step::Turn | Step::Extending { .. }, Action::Play { hand, stacks }) => {
                self.check_play(own, step, hand, stacks)
            }
            (Step::Turn, Action::Push { from, to }) => {
                own.check_special(Card::Push, from)?;
                self.check_target(own.seat, to)
            }
            (Step::Turn, Action::Clear { from }) => own.check_special(Card::Clear, from),
            (Step::Turn, Action::Pass) if self.pile_is_empty => Err(Illegal::PassOnEmpty),
            (Step::Turn, Action::Pass) => Ok(()),
            (Step::Turn, Action::Blind(stack)) => own.check_blind(stack),
            (Step::Extending { .. }, Action::Done) => Ok(()),
            (Step::FourOnPile, Action::ClearFour | Action::Leave) => Ok(()),
            (Step::PushTarget, Action::Onto(to)) => self.check_target(own.seat, to),
            (Step::Extending { .. }, _) => Err(Illegal::PlayIsOpen),
            (Step::FourOnPile, _) => Err(Illegal::FourFirst),
            (Step::PushTarget, _) => Err(Illegal::TargetFirst),
            (Step::Turn, Action::Done) => Err(Illegal::NothingToExtend),
            (Step::Turn, Action::ClearFour | Action::Leave) => Err(Illegal::NoFour),
            (Step::Turn, Action::Onto(_)) => Err(Illegal::NoPushTurnedUp),
        }
    }

    fn check_play(&self, own: &Own, step: Step, hand: Bag, stacks: StackSet) -> Result<(), Illegal> {
        if let Some(card) = own.hand.lacks(hand) {
            return Err(Illegal::NotInHand(card));
        }
        if let Some(stack) = stacks.without(own.open.stacks_with_any()).iter().next() {
            return Err(Illegal::NothingOpen(stack));
        }
        let cards = hand.plus(own.open.of(stacks).bag());
        let mut value = None;
        for card in cards.kinds() {
            match (card, value) {
                (Card::Number(number), None) => value = Some(number),
                (Card::Number(number), Some(other)) => return Err(Illegal::MixedValues(other, number)),
                (Card::Push | Card::Clear, _) => return Err(Illegal::SpecialMixed(card)),
                (Card::Joker, _) => {}
            }
        }
        match (value, cards.len() as u8) {
            (_, 0) => Err(Illegal::NoCards),
            (Some(value), count) => self.check_numbers(step, value, count),
            (None, count) => self.check_jokers(step, count),
        }
    }

    fn check_numbers(&self, step: Step, value: Value, count: u8) -> Result<(), Illegal> {
        match (step, self.top) {
            (Step::Extending { .. }, Some(play)) if value != play => Err(Illegal::OtherValue { value, play }),
            (_, Some(top)) if value > top => Err(Illegal::TooHigh { value, top }),
            _ if count > self.number_room(step, value) => Err(Illegal::Fifth(value)),
            _ => Ok(()),
        }
    }

    fn check_jokers(&self, step: Step, count: u8) -> Result<(), Illegal> {
        match self.top {
            _ if count > self.jokers_alone(step) => Err(Illegal::JokersAlone),
            Some(top) if count > self.joker_room(step) => Err(Illegal::Fifth(top)),
            _ => Ok(()),
        }
    }

    fn check_target(&self, own: Seat, to: Seat) -> Result<(), Illegal> {
        if to == own {
            Err(Illegal::PushYourself)
        } else if !self.seats.has(to) {
            Err(Illegal::NoSuchSeat(to))
        } else {
            Ok(())
        }
    }
}

impl Own {
    fn check_special(&self, card: Card, from: Source) -> Result<(), Illegal> {
        match from {
            Source::Hand if self.hand.count(card) == 0 => Err(Illegal::NotInHand(card)),
            Source::Stack(stack) if !self.open.stacks(card).contains(stack) => {
                Err(Illegal::NotOpen { stack, card })
            }
            Source::Hand | Source::Stack(_) => Ok(()),
        }
    }

    fn check_blind(&self, stack: StackId) -> Result<(), Illegal> {
        if !self.left.contains(stack) {
            Err(Illegal::NoFinalCard(stack))
        } else if !self.finals().contains(stack) {
            Err(Illegal::FinalCovered(stack))
        } else {
            Ok(())
        }
    }

    /// The stacks of which only the final card is left (CF-50).
    pub fn finals(&self) -> StackSet {
        self.left.without(self.open.stacks_with_any())
    }
}
