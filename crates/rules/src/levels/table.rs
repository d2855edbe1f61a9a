//! Everything that lies open on the table. A game and a view both hold one and change it by the same steps.

use super::cards::{Card, DECK, Hand};
use super::combinations::{Face, Laid, LaidLevel};
use super::options::{Level, Options};
use crate::row::Row;
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet};

/// The cards that are in no hand and no combination when two play: as many as a pile could ever have.
pub(super) const MOST_IN_PILES: usize = 81;

/// Everything that all may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Table {
    /// The house rules.
    pub options: Options,
    /// Who dealt the first round.
    pub start: Seat,
    /// Who dealt this round.
    pub dealer: Seat,
    /// How many turns are over, skipped ones included, in all rounds (EL-52).
    pub turns: u32,
    /// The level each seat is on, counted from one.
    pub levels: PerSeat<u8>,
    /// The level each seat has on the table in this round; nothing if it has not laid it down.
    pub laid: PerSeat<LaidLevel>,
    /// The discard piles.
    pub discards: Discards,
    /// The cards of each hand that everybody knows, because they were taken from a discard pile.
    pub shown: PerSeat<Hand>,
    /// The seats with a skip before them (EL-30).
    pub skipped: SeatSet,
    /// How many skips lie face up under the draw pile (EL-31).
    pub face_up: u8,
}

#[cfg(feature = "serde")]
crate::by_name!(Table { options, start, dealer, turns, levels, laid, discards, shown, skipped, face_up });

impl Table {
    /// A table before the first deal.
    pub(super) fn new(seats: SeatCount, options: Options, start: Seat) -> Table {
        Table {
            options,
            start,
            dealer: start,
            turns: 0,
            levels: PerSeat::from_fn(seats, |_| 1),
            laid: PerSeat::new(seats),
            discards: Discards::new(seats),
            shown: PerSeat::new(seats),
            skipped: SeatSet::EMPTY,
            face_up: 0,
        }
    }

    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.levels.seats()
    }

    /// What the level of that seat asks for.
    #[must_use]
    pub fn level(&self, seat: Seat) -> &Level {
        self.options.level(self.levels[seat])
    }

    /// Whether the seat's level lies on the table.
    #[must_use]
    pub fn has_laid(&self, seat: Seat) -> bool {
        !self.laid[seat].is_empty()
    }

    /// A combination on the table: the seat's, counted from zero.
    #[must_use]
    pub fn combination(&self, seat: Seat, index: usize) -> Option<&Laid> {
        if !self.seats().has(seat) {
            return None;
        }
        self.laid[seat].get(index)
    }

    /// How many levels the seat has still to lay down.
    #[must_use]
    pub fn levels_left(&self, seat: Seat) -> u16 {
        u16::from(self.options.last_level() + 1 - self.levels[seat]) - u16::from(self.has_laid(seat))
    }

    /// How many cards the draw pile has at the start of a round: all but the hands and the one turned up.
    pub(super) const fn draw_pile_at_start(&self) -> usize {
        DECK.len() - 10 * self.seats().get() - 1
    }

    /// Takes the top of a discard pile into a hand, for all to see.
    pub(super) fn take(&mut self, seat: Seat, from: Seat) -> Option<Card> {
        let card = self.discards.pop(from)?;
        let room = self.shown[seat].insert(card);
        debug_assert!(room, "one deck has no other {card}");
        Some(card)
    }

    /// A card leaves a hand for all to see. If it was known to be there, that was this one.
    pub(super) fn give_up(&mut self, seat: Seat, card: Card) {
        let _was_shown = self.shown[seat].remove(card);
    }

    pub(super) fn lay_down(&mut self, seat: Seat, combinations: LaidLevel) {
        for card in combinations.iter().flat_map(|laid| laid.cards.cards()) {
            self.give_up(seat, card);
        }
        self.laid[seat] = combinations;
    }

    pub(super) fn attach(&mut self, seat: Seat, face: Face, to: Seat, index: usize) {
        self.give_up(seat, face.card());
        if let Some(laid) = self.laid[to].as_mut_slice().get_mut(index)
            && let Some(shape) = laid.shape.with(face)
        {
            laid.shape = shape;
            let room = laid.cards.insert(face.card());
            debug_assert!(room, "one deck has no other {}", face.card());
        }
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Card) {
        self.give_up(seat, card);
        self.discards.push(seat, card);
        self.turns += 1;
    }

    pub(super) fn put_skip(&mut self, seat: Seat, before: Seat) {
        self.give_up(seat, Card::SKIP);
        self.skipped.insert(before);
        self.turns += 1;
    }

    /// A skipped player's turn: the skip goes face up under the draw pile (EL-31).
    pub(super) fn skip_turn(&mut self, seat: Seat) {
        self.skipped.remove(seat);
        self.face_up += 1;
        self.turns += 1;
    }

    /// Gathers all discards but the top ones, and the skips under the draw pile (EL-15, EL-32): pile by pile in seat
    /// order, bottom first, then the skips. The order is what the seed's next shuffle starts from.
    pub(super) fn gather(&mut self) -> Row<Card, MOST_IN_PILES> {
        let mut gathered = self.discards.gather();
        for _ in 0..std::mem::take(&mut self.face_up) {
            gathered.push(Card::SKIP);
        }
        gathered
    }

    /// The levels after a round that this seat ended (EL-41, EL-42).
    pub(super) fn levels_after(&self, ended_by: Seat) -> PerSeat<u8> {
        PerSeat::from_fn(self.seats(), |seat| match self.has_laid(seat) {
            true if seat == ended_by => self.levels[seat] + 2,
            true => self.levels[seat] + 1,
            false => self.levels[seat],
        })
    }

    /// Ends a round: the levels move and the table is cleared. Gives the seats that may keep cards (EL-61), whose
    /// hands stay for that; `shown` stays with them.
    pub(super) fn end_round(&mut self, levels: PerSeat<u8>) -> SeatSet {
        let keepers: SeatSet = (self.seats().iter())
            .filter(|&seat| !self.has_laid(seat) && self.options.keeps(self.levels[seat]))
            .collect();
        let seats = self.seats();
        self.levels = levels;
        self.laid = PerSeat::new(seats);
        self.discards = Discards::new(seats);
        self.shown =
            PerSeat::from_fn(
                seats,
                |seat| {
                    if keepers.contains(seat) { self.shown[seat] } else { Hand::EMPTY }
                },
            );
        self.skipped = SeatSet::EMPTY;
        self.face_up = 0;
        keepers
    }

    /// Starts a round: this card was turned up on the dealer's discard pile (EL-04).
    pub(super) fn start_round(&mut self, dealer: Seat, turned_up: Card) {
        self.dealer = dealer;
        self.shown = PerSeat::new(self.seats());
        self.discards.push(dealer, turned_up);
    }
}

/// Every player's discard pile.
///
/// The piles lie one behind the other in one row, since there is only one deck to fill them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discards {
    cards: Row<Card, MOST_IN_PILES>,
    sizes: PerSeat<u8>,
}

impl Discards {
    /// No cards yet.
    #[must_use]
    pub fn new(seats: SeatCount) -> Discards {
        Discards { cards: Row::new(), sizes: PerSeat::new(seats) }
    }

    /// Where the pile of that seat ends.
    fn end(&self, seat: Seat) -> usize {
        self.sizes.as_slice()[..=seat.index()].iter().map(|&size| usize::from(size)).sum()
    }

    /// The pile of that seat, bottom first.
    #[must_use]
    pub fn pile(&self, seat: Seat) -> &[Card] {
        let end = self.end(seat);
        &self.cards[end - usize::from(self.sizes[seat])..end]
    }

    /// The top card of that seat's pile.
    #[must_use]
    pub fn top(&self, seat: Seat) -> Option<Card> {
        self.pile(seat).last().copied()
    }

    /// All cards, pile by pile.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    pub(super) fn push(&mut self, seat: Seat, card: Card) {
        self.cards.insert(self.end(seat), card);
        self.sizes[seat] += 1;
    }

    fn pop(&mut self, seat: Seat) -> Option<Card> {
        let end = self.end(seat);
        self.sizes[seat] = self.sizes[seat].checked_sub(1)?;
        Some(self.cards.remove(end - 1))
    }

    /// Takes away all but the top cards.
    fn gather(&mut self) -> Row<Card, MOST_IN_PILES> {
        let mut gathered = Row::new();
        let mut tops = Discards::new(self.sizes.seats());
        for seat in self.sizes.seats().iter() {
            if let Some((&top, under)) = self.pile(seat).split_last() {
                under.iter().for_each(|&card| gathered.push(card));
                tops.push(seat, top);
            }
        }
        *self = tops;
        gathered
    }
}

#[cfg(feature = "serde")]
mod json {
    //! Discard piles are written as a list of cards for each seat, bottom first.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::{Card, Discards, MOST_IN_PILES};
    use crate::seat::SeatCount;

    impl Serialize for Discards {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.sizes.seats().iter().map(|seat| self.pile(seat)))
        }
    }

    impl<'de> Deserialize<'de> for Discards {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Discards, D::Error> {
            let piles = Vec::<Vec<Card>>::deserialize(deserializer)?;
            let seats = SeatCount::new(piles.len())
                .ok_or_else(|| D::Error::custom(format!("{} discard piles, not 2 to 6", piles.len())))?;
            let cards: usize = piles.iter().map(Vec::len).sum();
            if cards > MOST_IN_PILES {
                return Err(D::Error::custom(format!("{cards} discarded cards, more than {MOST_IN_PILES}")));
            }
            let mut discards = Discards::new(seats);
            for (seat, pile) in seats.iter().zip(piles) {
                pile.into_iter().for_each(|card| discards.push(seat, card));
            }
            Ok(discards)
        }
    }
}
