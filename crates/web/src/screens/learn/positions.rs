//! Tables set up by hand for exercises: what matters is named, and the other cards of the deck lie wherever they may.

use cardshed_rules::any::AnyGame;
use cardshed_rules::{Game, PositionError, Seat, Version, clear4, halves, levels, plusminus};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("no table is that large")
}

/// The rest of a deck, from which cards are taken, and where one was taken last.
struct Rest<C>(Vec<C>, usize);

impl<C: Copy + PartialEq + std::str::FromStr> Rest<C> {
    /// Takes these cards, in the game's notation. What is not there is missed when the position is checked.
    fn take(&mut self, text: &str) -> Vec<C> {
        let cards: Vec<C> = text.split_whitespace().filter_map(|card| card.parse().ok()).collect();
        for card in &cards {
            if let Some(place) = self.0.iter().position(|other| other == card) {
                self.0.remove(place);
            }
        }
        cards
    }

    /// Takes so many, whichever they are: from all over the deck, so that a hand looks like one.
    fn some(&mut self, count: usize) -> Vec<C> {
        /// Further apart than the cards of a kind.
        const APART: usize = 37;
        let one = |_| {
            self.1 = (self.1 + APART) % self.0.len().max(1);
            (!self.0.is_empty()).then(|| self.0.remove(self.1))
        };
        (0..count).filter_map(one).collect()
    }
}

/// Clear Four with three players: this pile, and this hand and these stacks of the learner's, each from top to bottom.
pub fn clear4(pile: &str, hand: &str, stacks: [&str; 4]) -> Result<AnyGame, PositionError> {
    const SEATS: usize = 3;
    let mut rest = Rest(clear4::DECK.to_vec(), 0);
    let pile = rest.take(pile).into_iter().filter_map(|card| match card {
        clear4::Card::Number(value) => Some(clear4::PileCard::Number(value)),
        _ => None,
    });
    let pile = pile.collect();
    let own = clear4::Player {
        hand: rest.take(hand),
        shown: Vec::new(),
        stacks: stacks.map(|stack| rest.take(stack)).to_vec(),
    };
    let mut other = || clear4::Player {
        hand: rest.some(6),
        shown: Vec::new(),
        stacks: (0..4).map(|_| rest.some(3)).collect(),
    };
    let players = vec![own, other(), other()];
    let unseen = rest.some(clear4::DECK.len() - 20 * SEATS);
    let position = clear4::Position {
        options: clear4::Options::default(),
        start: seat(0),
        turn: seat(0),
        turns: 0,
        version: Version(0),
        step: clear4::Step::Turn,
        pile,
        removed: rest.0,
        unseen: Some(unseen),
        players,
    };
    clear4::Clear4::from_position(&position).map(AnyGame::from)
}

/// Plus Minus with two players: this card on top, and this hand and this deck of the learner's.
pub fn plusminus(top: &str, hand: &str, deck: &str) -> Result<AnyGame, PositionError> {
    let mut rest = Rest(plusminus::DECK.to_vec(), 0);
    let top = rest.take(top);
    let own = plusminus::Player { hand: rest.take(hand), deck: rest.take(deck) };
    let other = plusminus::Player { hand: rest.some(4), deck: rest.some(9) };
    let pile = rest.0.into_iter().chain(top).collect();
    let position = plusminus::Position {
        options: plusminus::Options {},
        start: seat(0),
        version: Version(0),
        pile,
        face_down: None,
        players: vec![own, other],
    };
    plusminus::PlusMinus::from_position(&position).map(AnyGame::from)
}

/// Two Halves with two players: this card on top as it lies, and this hand and this stack of the learner's.
pub fn halves(top: &str, hand: &str, stack: &str) -> Result<AnyGame, PositionError> {
    let mut rest = Rest(halves::DECK.to_vec(), 0);
    let _ = rest.take(top);
    let own = halves::Player { hand: rest.take(hand), stack: rest.take(stack) };
    let other = halves::Player { hand: rest.some(4), stack: rest.some(9) };
    let under = rest.0.into_iter().map(halves::Laid::upright);
    let position = halves::Position {
        options: halves::Options {},
        start: seat(0),
        version: Version(0),
        pile: under.chain(top.parse().ok()).collect(),
        players: vec![own, other],
    };
    halves::Halves::from_position(&position).map(AnyGame::from)
}

/// A table of Eight Levels for two: the learner's level, what lies of it, and the hand.
pub struct Laid {
    /// The list of levels.
    pub options: levels::Options,
    /// The learner's level.
    pub level: u8,
    /// What lies of it, joined by `/`; nothing before it is laid down.
    pub laid: &'static str,
    /// The hand.
    pub hand: &'static str,
    /// Whether a card has been drawn.
    pub drawn: bool,
}

impl Laid {
    /// Sets the table up.
    pub fn game(self) -> Result<AnyGame, PositionError> {
        let mut rest = Rest(levels::DECK.to_vec(), 0);
        let laid: Vec<levels::Laid> =
            self.laid.split('/').filter_map(|combination| combination.trim().parse().ok()).collect();
        for card in laid.iter().flat_map(|laid| laid.cards.cards()) {
            let _ = rest.take(&card.to_string());
        }
        let discards = rest.take("B13");
        let own = levels::Player {
            level: self.level,
            hand: rest.take(self.hand),
            shown: Vec::new(),
            discards: rest.take("G1"),
            laid,
            skipped: false,
            kept: None,
        };
        // What is drawn next brings nothing, so that the exercise stays what it is.
        let next = rest.take("K15");
        let other = levels::Player {
            level: self.level,
            hand: rest.some(10),
            shown: Vec::new(),
            discards,
            laid: Vec::new(),
            skipped: false,
            kept: None,
        };
        let stage = if self.drawn { levels::Stage::Act(seat(0)) } else { levels::Stage::Draw(seat(0)) };
        let position = levels::Position {
            options: self.options,
            start: seat(1),
            version: Version(0),
            seed: cardshed_rules::Seed::from_number(1),
            shuffles: 1,
            turns: 2,
            dealer: seat(1),
            stage,
            draw_pile: next.into_iter().chain(rest.0).collect(),
            face_up: 0,
            players: vec![own, other],
        };
        levels::Levels::from_position(&position).map(AnyGame::from)
    }
}
