//! What a player can choose from.
//!
//! The order is fixed: plays from the lowest value up, jokers alone, PUSH, CLEAR, passing, final cards. Random play and
//! search live on this, so it goes over packed words, and the plays, which are sets of cards, can also be counted and
//! picked by number without listing them. Tests compare it with a plain search through all sets of cards.

use super::actions::{Action, Eyes, Own, Source};
use super::cards::{Bag, Card, Value};
use super::pile::FOUR;
use super::stacks::{STACKS, StackSet};
use super::state::Step;
use crate::game::{Count, Sink};
use crate::seat::Seat;

impl Eyes {
    /// Lists what may be done.
    pub fn legal_actions(&self, out: &mut impl Sink<Action>) {
        if let Some(plays) = self.plays() {
            plays.list(out);
        }
        self.list_others(out);
    }

    /// The plays, if the player may play or add cards now.
    #[inline]
    pub fn plays(&self) -> Option<Plays<'_>> {
        match self.on_turn() {
            Ok((own, step @ (Step::Turn | Step::Extending { .. }))) => Some(Plays { eyes: self, own, step }),
            _ => None,
        }
    }

    /// Lists what may be done other than playing or adding cards.
    #[inline]
    pub fn list_others(&self, out: &mut impl Sink<Action>) {
        let Ok((own, step)) = self.on_turn() else {
            return;
        };
        match step {
            Step::Turn => {
                own.each_source(Card::Push, |from| {
                    self.targets(own).for_each(|to| out.push(Action::Push { from, to }));
                });
                own.each_source(Card::Clear, |from| out.push(Action::Clear { from }));
                if !self.pile_is_empty {
                    out.push(Action::Pass);
                }
                for stack in own.finals().iter() {
                    out.push(Action::Blind(stack));
                }
            }
            Step::Extending { .. } => out.push(Action::Done),
            Step::FourOnPile => {
                out.push(Action::ClearFour);
                out.push(Action::Leave);
            }
            Step::PushTarget => self.targets(own).for_each(|to| out.push(Action::Onto(to))),
        }
    }

    fn targets(&self, own: &Own) -> impl Iterator<Item = Seat> {
        let own = own.seat;
        self.seats.iter().filter(move |&seat| seat != own)
    }
}

impl Own {
    /// Each place where the player has a special card.
    fn each_source(&self, card: Card, mut see: impl FnMut(Source)) {
        if self.hand.count(card) > 0 {
            see(Source::Hand);
        }
        for stack in self.open.stacks(card).iter() {
            see(Source::Stack(stack));
        }
    }
}

/// All plays there are for a player on turn, or all additions to the play just made.
pub(super) struct Plays<'a> {
    eyes: &'a Eyes,
    own: &'a Own,
    step: Step,
}

impl Plays<'_> {
    fn list(&self, out: &mut impl Sink<Action>) {
        let highest = self.eyes.top.unwrap_or(Value::Ten);
        let there = Bag(self.own.hand.0 | self.own.open.0);
        for value in there.values().take_while(|&value| value <= highest) {
            self.of_value(value).list(out);
        }
        self.of_jokers().list(out);
    }

    /// The plays of one value.
    fn of_value(&self, value: Value) -> Sets {
        let (card, joker) = (Card::Number(value), Card::Joker);
        Sets {
            card,
            in_hand: self.own.hand.count(card),
            stacks: self.own.open.stacks(card),
            jokers: self.own.hand.count(joker),
            joker_stacks: self.own.open.stacks(joker),
            room: self.eyes.number_room(self.step, value),
        }
    }

    /// The plays of jokers alone.
    fn of_jokers(&self) -> Sets {
        Sets {
            card: Card::Joker,
            in_hand: self.own.hand.count(Card::Joker),
            stacks: self.own.open.stacks(Card::Joker),
            jokers: 0,
            joker_stacks: StackSet::EMPTY,
            room: self.eyes.joker_room(self.step),
        }
    }

    /// Counts them.
    #[inline]
    pub fn count(&self) -> PlayCounts {
        let open = self.own.open.bag();
        let jokers = self.own.hand.count(Card::Joker).min(MOST_JOKERS);
        let room = self.eyes.room_below(self.step);
        let below = &COUNTS[usize::from(jokers)][usize::from(open.count(Card::Joker))][usize::from(room)];
        let values_below = self.eyes.top.map_or(Value::ALL.len() as u8, |top| top.get() - 1);
        let mask = (1 << (4 * values_below)) - 1;
        let (mut hand, mut open) = (self.own.hand.0 & mask, open.0 & mask);

        let mut up_to = [0; Value::ALL.len()];
        let mut sum = 0;
        for up_to in &mut up_to {
            sum += u16::from(below[(hand & 0b1111).min(4) as usize][(open & 0b111) as usize]);
            *up_to = sum;
            hand >>= 4;
            open >>= 4;
        }
        let equal = self.eyes.top.map_or(0, |top| self.of_value(top).count());
        PlayCounts { up_to, below: sum, equal, jokers: self.of_jokers().count() }
    }

    /// The `n`th play of the list, from zero, if there are so many.
    #[inline]
    pub fn nth(&self, counts: &PlayCounts, n: u16) -> Option<Action> {
        if n < counts.below {
            let place = counts.up_to.iter().filter(|&&count| count <= n).count();
            let before = if place == 0 { 0 } else { counts.up_to[place - 1] };
            self.of_value(Value::ALL[place]).nth(n - before)
        } else if n - counts.below < counts.equal {
            self.of_value(self.eyes.top?).nth(n - counts.below)
        } else {
            self.of_jokers().nth(n - counts.below - counts.equal)
        }
    }
}

/// How many plays there are, in the order of the list.
pub(super) struct PlayCounts {
    /// Below the value on top of the pile: those up to each value.
    up_to: [u16; Value::ALL.len()],
    /// All of these.
    below: u16,
    /// Of the value on top of the pile.
    equal: u16,
    /// Of jokers alone.
    jokers: u16,
}

impl PlayCounts {
    pub fn all(&self) -> u16 {
        self.below + self.equal + self.jokers
    }
}

/// All sets of one or more cards of a kind, with jokers or without, of up to `room` cards.
///
/// Cards of a kind in the hand are alike, so only how many of them are played makes a difference; every stack is
/// one of its own.
#[derive(Clone, Copy)]
struct Sets {
    card: Card,
    in_hand: u8,
    stacks: StackSet,
    jokers: u8,
    joker_stacks: StackSet,
    room: u8,
}

impl Sets {
    #[inline]
    fn list(self, out: &mut impl Sink<Action>) {
        for stacks in self.stacks.or(self.joker_stacks).subsets() {
            let Some(room) = self.room.checked_sub(stacks.len()) else {
                continue;
            };
            // One card of the kind at least: jokers alone are a case of their own (CF-16).
            let least = u8::from(stacks.is_apart_from(self.stacks));
            for cards in least..=self.in_hand.min(room) {
                let hand = Bag::several(self.card, cards);
                for jokers in 0..=self.jokers.min(room - cards) {
                    let hand = hand.plus(Bag::several(Card::Joker, jokers));
                    out.push(Action::Play { hand, stacks });
                }
            }
        }
    }

    #[inline]
    fn count(self) -> u16 {
        if self.room > FOUR {
            // Only jokers without a value can be so many (CF-16).
            let mut count = Count(0);
            self.list(&mut count);
            return count.0 as u16;
        }
        let jokers = [self.jokers.min(MOST_JOKERS), self.joker_stacks.len()].map(usize::from);
        let cards = [self.in_hand.min(FOUR), self.stacks.len()].map(usize::from);
        COUNTS[jokers[0]][jokers[1]][usize::from(self.room)][cards[0]][cards[1]].into()
    }

    fn nth(self, n: u16) -> Option<Action> {
        let mut nth = Nth { left: n, action: None };
        self.list(&mut nth);
        nth.action
    }
}

/// Keeps one action of a list: that which comes after so many others.
struct Nth {
    left: u16,
    action: Option<Action>,
}

impl Sink<Action> for Nth {
    fn push(&mut self, action: Action) {
        if self.left == 0 && self.action.is_none() {
            self.action = Some(action);
        }
        self.left = self.left.saturating_sub(1);
    }
}

/// More jokers cannot go with a card.
const MOST_JOKERS: u8 = FOUR - 1;

/// How many sets there are, for any jokers in hand and on stacks, room, and cards of the kind in hand and on stacks. The
/// last has eight places, so that three bits are always a place.
static COUNTS: [[[[[u8; 8]; 5]; 5]; 5]; 4] = {
    let mut counts = [[[[[0; 8]; 5]; 5]; 5]; 4];
    let mut case = 0;
    while case < 4 * 5 * 5 * 5 * 5 {
        let [stacks, in_hand, room] = [case % 5, case / 5 % 5, case / 25 % 5];
        let [joker_stacks, jokers] = [case / 125 % 5, case / 625];
        if stacks + joker_stacks <= STACKS {
            counts[jokers][joker_stacks][room][in_hand][stacks] =
                count_sets([jokers, joker_stacks], room, [in_hand, stacks]);
        }
        case += 1;
    }
    counts
};

/// Counts the sets for one entry of the table: by how many stacks of each sort are used, and how many hand cards.
const fn count_sets(jokers: [usize; 2], room: usize, cards: [usize; 2]) -> u8 {
    /// In how many ways some of up to four stacks can be chosen.
    const WAYS: [[u8; 5]; 5] =
        [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];
    let mut count = 0;
    let mut open = 0;
    while open <= cards[1] {
        let mut open_jokers = 0;
        while open_jokers <= jokers[1] {
            let mut in_hand = if open == 0 { 1 } else { 0 };
            while in_hand <= cards[0] && open + open_jokers + in_hand <= room {
                let left = room - open - open_jokers - in_hand;
                let most = if left < jokers[0] { left } else { jokers[0] };
                count += WAYS[cards[1]][open] * WAYS[jokers[1]][open_jokers] * (most as u8 + 1);
                in_hand += 1;
            }
            open_jokers += 1;
        }
        open += 1;
    }
    count
}
