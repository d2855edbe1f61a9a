//! Seats, sets of seats, and values kept one per seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::notation::NotationError;

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 6;

/// One place at the table. Seats are numbered clockwise, so the next one is to the left.
///
/// People count from one (`Display`, `FromStr`); code counts from zero ([`Seat::index`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from zero, if any table has one.
    #[must_use]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Counted from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: SeatCount) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= seats.0 { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        let wrong = || NotationError::new(text, "a seat from 1 to 6");
        let number: usize = text.parse().map_err(|_| wrong())?;
        number.checked_sub(1).and_then(Seat::new).ok_or_else(wrong)
    }
}

/// How many seats a table has: 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatCount(u8);

impl SeatCount {
    /// `None` outside 2 to 6. Which of these a game allows, it says itself
    /// ([`GameId::seat_counts`](crate::GameId::seat_counts)).
    #[must_use]
    pub const fn new(count: usize) -> Option<SeatCount> {
        if count >= 2 && count <= MAX_SEATS { Some(SeatCount(count as u8)) } else { None }
    }

    /// As a plain number.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Whether the seat exists at a table of this size.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Every seat, clockwise from the first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table.
    #[must_use]
    pub const fn all(seats: SeatCount) -> SeatSet {
        SeatSet((1 << seats.0) - 1)
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats in the set, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The seat with `n` others of the set before it.
    #[must_use]
    pub const fn nth(self, n: usize) -> Option<Seat> {
        if n < self.len() { Some(NTH[self.0 as usize][n]) } else { None }
    }
}

/// The seats of every set, in seat order. A seat is drawn at random for every action of a playout; looking it up
/// costs less than looking for it, which the processor cannot foresee.
const NTH: [[Seat; MAX_SEATS]; 1 << MAX_SEATS] = {
    let mut seats = [[Seat(0); MAX_SEATS]; 1 << MAX_SEATS];
    let mut set = 0;
    while set < 1 << MAX_SEATS {
        let (mut seat, mut n) = (0, 0);
        while seat < MAX_SEATS {
            if set >> seat & 1 != 0 {
                seats[set][n] = Seat(seat as u8);
                n += 1;
            }
            seat += 1;
        }
        set += 1;
    }
    seats
};

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One `T` for each seat of a table, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: SeatCount,
    // Slots beyond the table's last seat keep the default, so that the derived equality holds.
    items: [T; MAX_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// The default for each seat.
    #[must_use]
    pub fn new(seats: SeatCount) -> PerSeat<T> {
        PerSeat { seats, items: std::array::from_fn(|_| T::default()) }
    }

    /// What `make` gives for each seat.
    #[must_use]
    pub fn from_fn(seats: SeatCount, mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::new(seats);
        for seat in seats.iter() {
            all[seat] = make(seat);
        }
        all
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Every seat's value, in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Every seat's value, to change, in seat order.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        let seats = self.seats.get();
        self.items[..seats].iter_mut()
    }

    /// Every seat with its value.
    pub fn entries(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats.iter().zip(self.iter())
    }

    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.get()]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a PerSeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// Somebody who watches and sees only what everyone sees. Before the start signal of a game without
    /// turns (PM-05, TH-05) this is also all that a player may be shown.
    Spectator,
}

impl Viewer {
    /// Whether these are the eyes of that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's own seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

#[cfg(feature = "serde")]
mod json {
    //! Seats are written as people count them, from one; a spectator as `null`.

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::{PerSeat, Seat, SeatCount, SeatSet, Viewer};

    impl Serialize for Seat {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(self.0 + 1)
        }
    }

    impl<'de> Deserialize<'de> for Seat {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
            let number = u64::deserialize(deserializer)?;
            usize::try_from(number)
                .ok()
                .and_then(|number| number.checked_sub(1))
                .and_then(Seat::new)
                .ok_or_else(|| D::Error::custom(format!("seat {number} is not from 1 to 6")))
        }
    }

    impl Serialize for SeatSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for SeatSet {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
            Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
        }
    }

    impl<T: Serialize> Serialize for PerSeat<T> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerSeat<T> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
            let items = Vec::<T>::deserialize(deserializer)?;
            let seats = SeatCount::new(items.len())
                .ok_or_else(|| D::Error::custom(format!("{} seats, not 2 to 6", items.len())))?;
            let mut items = items.into_iter();
            Ok(PerSeat::from_fn(seats, |_| items.next().unwrap_or_default()))
        }
    }

    impl Serialize for Viewer {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.seat().serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Viewer {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
            Ok(Option::<Seat>::deserialize(deserializer)?.map_or(Viewer::Spectator, Viewer::Seat))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_seat_of_a_set_is_the_nth_of_its_seats() {
        for set in (0..1 << MAX_SEATS).map(SeatSet) {
            for n in 0..=MAX_SEATS {
                assert_eq!(set.nth(n), set.iter().nth(n), "{set:?}");
            }
        }
    }
}
