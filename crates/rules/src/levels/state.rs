//! The whole table: what lies open, every hand, the draw pile.

use super::apply::{Event, Seen};
use super::cards::{Card, DECK, Hand};
use super::table::{MOST_IN_PILES, Table};
use super::{Action, Illegal, Options, Position, View};
use crate::game::{Game, Outcome, Setup, SetupError, Sink, Version};
use crate::position::PositionError;
use crate::row::Row;
use crate::rule::GameId;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet, Viewer};
use crate::seed::{Seed, Shuffler};

/// The cards of a hand at the start of a round (EL-03).
pub(super) const DEALT: usize = 10;

/// The most cards that are kept for the next round (EL-61).
pub(super) const MOST_KEPT: usize = 4;

/// A game with so many turns ends undecided (EL-52). Three times what the longest of thousands of games among players
/// who act at random took, on either preset.
pub const MOST_TURNS: u32 = 50_000;

/// The draw pile, face down; the next card to draw is the last.
pub(super) type DrawPile = Row<Card, MOST_IN_PILES>;

/// A game of Eight Levels, all rounds of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    pub(super) version: Version,
    pub(super) seed: Seed,
    /// How many shuffles there have been: the stream of the next one.
    pub(super) shuffles: u32,
    pub(super) table: Table,
    pub(super) hands: PerSeat<Hand>,
    pub(super) draw_pile: DrawPile,
    pub(super) phase: Phase<PerSeat<Hand>>,
}

/// How far the game is. `K` is what is known of the cards kept so far: everyone's in the game, one's own in a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Phase<K> {
    /// A player has to draw (EL-10).
    Draw {
        /// Who.
        seat: Seat,
    },
    /// A player has drawn, may lay down and attach, and has to discard (EL-11 to EL-14).
    Act {
        /// Who.
        seat: Seat,
    },
    /// A round is over, and players choose what to keep (EL-61).
    Keeping {
        /// Who has still to choose.
        waiting: SeatSet,
        /// What has been chosen; nothing for those who have not.
        kept: K,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

#[cfg(feature = "serde")]
crate::worded!(impl[K: serde::de::DeserializeOwned] Phase<K> {
    Draw { seat },
    Act { seat },
    Keeping { waiting, kept },
    Over { outcome },
});

impl<K> Phase<K> {
    /// Whose action the game waits for.
    pub(super) fn to_act(&self) -> SeatSet {
        match *self {
            Phase::Draw { seat } | Phase::Act { seat } => SeatSet::only(seat),
            Phase::Keeping { waiting, .. } => waiting,
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        match *self {
            Phase::Over { outcome } => Some(outcome),
            _ => None,
        }
    }

    /// The phase as everyone knows it.
    #[must_use]
    pub fn open(&self) -> Phase<()> {
        match *self {
            Phase::Draw { seat } => Phase::Draw { seat },
            Phase::Act { seat } => Phase::Act { seat },
            Phase::Keeping { waiting, .. } => Phase::Keeping { waiting, kept: () },
            Phase::Over { outcome } => Phase::Over { outcome },
        }
    }
}

impl Levels {
    /// The hand of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// What lies open on the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How far the game is, as everyone knows it.
    #[must_use]
    pub fn phase(&self) -> Phase<()> {
        self.phase.open()
    }

    /// The draw pile, face down, without the skips that lie face up under it; the next card to draw is the last.
    #[must_use]
    pub fn draw_pile(&self) -> &[Card] {
        &self.draw_pile
    }

    /// Exchanges a card of a hand that only its owner has seen for the one at that place of the draw pile. `false`,
    /// and nothing changes, if either is not there. To everybody else the game looks just as before: this is for
    /// those who imagine what others hold.
    #[must_use]
    pub fn exchange(&mut self, seat: Seat, card: Card, place: usize) -> bool {
        let is_hidden =
            self.table.seats().has(seat) && self.hands[seat].count(card) > self.table.shown[seat].count(card);
        let Some(in_pile) = self.draw_pile.as_mut_slice().get_mut(place).filter(|_| is_hidden) else {
            return false;
        };
        let drawn = std::mem::replace(in_pile, card);
        self.hands[seat].remove(card) && self.hands[seat].insert(drawn)
    }

    /// The stream of the next shuffle.
    pub(super) fn next_stream(&mut self) -> Shuffler {
        let stream = self.seed.stream(self.shuffles.into());
        self.shuffles += 1;
        stream
    }

    /// Shuffles all cards but those in the hands, fills the hands up to ten, seat by seat, and makes the rest the draw
    /// pile, its top card first.
    pub(super) fn deal_round(&mut self, stream: &mut Shuffler) {
        let mut kept = [0_u8; Card::KINDS];
        for card in self.hands.iter().flat_map(|hand| hand.cards()) {
            kept[card.kind()] += 1;
        }
        let mut cards: Row<Card, { DECK.len() }> = Row::new();
        for card in DECK {
            match kept[card.kind()].checked_sub(1) {
                Some(fewer) => kept[card.kind()] = fewer,
                None => cards.push(card),
            }
        }
        stream.shuffle(cards.as_mut_slice());
        let mut next = cards.iter().copied();
        for hand in self.hands.iter_mut() {
            for card in next.by_ref().take(DEALT - hand.len()) {
                let room = hand.insert(card);
                debug_assert!(room, "one deck has no other {card}");
            }
        }
        self.draw_pile = DrawPile::from_values(next.rev()).expect("two hands leave room in the draw pile");
    }

    /// Turns up the first card of the dealer's discard pile (EL-04); the player to the left begins (EL-05).
    pub(super) fn turn_up(&mut self, dealer: Seat) -> Card {
        let turned_up = self.draw_pile.pop().expect("six hands leave a draw pile");
        self.table.start_round(dealer, turned_up);
        self.phase = Phase::Draw { seat: dealer.left(self.table.seats()) };
        turned_up
    }
}

impl Game for Levels {
    const ID: GameId = GameId::Levels;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Position = Position;

    fn deal(setup: &Setup<Options>, seed: Seed) -> Result<Levels, SetupError> {
        setup.check(GameId::Levels)?;
        let first = Seat::new(0).expect("every table has a first seat");
        let mut game = Levels {
            version: Version::default(),
            seed,
            shuffles: 0,
            table: Table::new(setup.seats, setup.options, first),
            hands: PerSeat::new(setup.seats),
            draw_pile: DrawPile::new(),
            phase: Phase::Draw { seat: first },
        };
        let mut stream = game.next_stream();
        game.deal_round(&mut stream);
        let dealer = setup.start.resolve(setup.seats, &mut stream);
        game.table.start = dealer;
        game.turn_up(dealer);
        Ok(game)
    }

    fn seats(&self) -> SeatCount {
        self.table.seats()
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn start(&self) -> Seat {
        self.table.start
    }

    fn version(&self) -> Version {
        self.version
    }

    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut impl Sink<Action>) {
        self.eyes(seat).legal_actions(out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.eyes(seat).check(action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.perform(seat, action, events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn cut(event: &Event, viewer: Viewer) -> Seen {
        event.cut(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.phase.outcome()
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(position: &Position) -> Result<Levels, PositionError> {
        position.check()
    }
}
