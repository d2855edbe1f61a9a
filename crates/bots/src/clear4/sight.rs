//! What an attentive player sees of the table: the own cards, and how well the next player could follow.

use cardshed_rules::Seat;
use cardshed_rules::clear4::{Bag, Card, StackFace, Value, View};

/// Everything that is the same for all actions of one decision.
pub struct Sight<'a> {
    pub view: &'a View,
    pub own: Seat,
    pub next: Seat,
    /// The own playable cards: the hand and what lies open.
    pub mine: Bag,
    /// How many cards are left, the blind ones included.
    pub left: usize,
    /// Cards that could be anywhere.
    pub hidden: Bag,
    /// How likely the next player cannot follow a value; index 0 is a four left lying on a 1.
    stuck: [f64; 11],
}

impl<'a> Sight<'a> {
    /// `None` for a spectator.
    pub fn new(view: &'a View) -> Option<Sight<'a>> {
        let own = view.viewer.seat()?;
        let next = own.left(view.hand_sizes.seats());
        let hidden = view.hidden();
        Some(Sight {
            view,
            own,
            next,
            mine: view.hand?.plus(open(view, own)),
            left: cards_left(view, own),
            hidden,
            stuck: stuck(view, next, hidden),
        })
    }

    /// How likely the next player cannot follow that value, and has to take the pile.
    pub fn stops(&self, value: u8) -> f64 {
        self.stuck[usize::from(value.min(10))]
    }

    /// How likely a card that nobody has seen fits on the pile.
    pub fn luck(&self) -> f64 {
        let Some(top) = self.view.pile.value() else {
            return 1.0;
        };
        // Where four of the top value lie, a fifth does not fit.
        let highest = top.get() - u8::from(self.view.pile.run() == 4);
        f64::from(fitting(self.hidden, highest)) / self.hidden.len().max(1) as f64
    }

    /// The stacks of the player.
    pub fn faces(&self) -> &[StackFace] {
        &self.view.stacks[self.own]
    }
}

/// How many cards a seat has left.
pub fn cards_left(view: &View, seat: Seat) -> usize {
    let stacks: usize = view.stacks[seat].iter().map(|face| usize::from(face.cards)).sum();
    usize::from(view.hand_sizes[seat]) + stacks
}

/// Of these cards, how many could be played on that value.
pub fn fitting(cards: Bag, value: u8) -> u8 {
    let numbers = Value::ALL[..usize::from(value)].iter().map(|&value| cards.count(Card::Number(value)));
    numbers.sum::<u8>() + wild(cards)
}

/// Cards that go on anything.
fn wild(cards: Bag) -> u8 {
    cards.count(Card::Push) + cards.count(Card::Joker) + cards.count(Card::Clear)
}

/// What lies open on a seat's stacks.
fn open(view: &View, seat: Seat) -> Bag {
    let cards: Vec<Card> = view.stacks[seat].iter().filter_map(|face| face.open).collect();
    Bag::of(&cards)
}

/// How likely a player cannot follow each value: no known card of theirs may fit, and none of those in their hand that
/// nobody knows. A final card to be tried blind is half a way out.
fn stuck(view: &View, seat: Seat, hidden: Bag) -> [f64; 11] {
    let mut stuck = [0.0; 11];
    let known = view.shown[seat].plus(open(view, seat));
    if wild(known) > 0 {
        return stuck;
    }
    let unknown = i32::from(view.hand_sizes[seat]) - view.shown[seat].len() as i32;
    let tries = view.stacks[seat].iter().any(|face| face.cards == 1);
    for value in 0..=10_u8 {
        if fitting(known, value) > 0 {
            break;
        }
        let miss = 1.0 - f64::from(fitting(hidden, value)) / hidden.len().max(1) as f64;
        let no_try = if tries { 0.5 + 0.5 * miss } else { 1.0 };
        stuck[usize::from(value)] = miss.powi(unknown) * no_try;
    }
    stuck
}
