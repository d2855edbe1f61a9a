//! Who sits where: the competitors, repeated in order around the table, and the rotations of that.
//!
//! A *place* is one chair of the line-up as it was first set: the bots `a, b` at four seats have the places
//! `a b a b`. In rotation `r` everybody has moved `r` seats to the left. As many rotations are played as give
//! different tables, so that every bot sits at every seat equally often.

use cardshed_rules::{Seat, SeatCount};

#[derive(Clone, Copy, Debug)]
pub struct Lineup {
    pub bots: usize,
    pub seats: SeatCount,
}

impl Lineup {
    /// How many rotations there are until the table looks the same again.
    pub fn rotations(self) -> usize {
        if self.seats.get().is_multiple_of(self.bots) { self.bots } else { self.seats.get() }
    }

    /// The place that sits there.
    pub fn place(self, rotation: usize, seat: Seat) -> usize {
        let seats = self.seats.get();
        (seat.index() + seats - rotation % seats) % seats
    }

    /// The bot of a place.
    pub fn bot_of(self, place: usize) -> usize {
        place % self.bots
    }

    /// The bot that sits there.
    pub fn bot(self, rotation: usize, seat: Seat) -> usize {
        self.bot_of(self.place(rotation, seat))
    }

    /// How many seats of a table the bot has.
    pub fn seats_of(self, bot: usize) -> usize {
        (0..self.seats.get()).filter(|&place| self.bot_of(place) == bot).count()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn lineups() -> impl Iterator<Item = Lineup> {
        (2..=6)
            .flat_map(|seats| (1..=seats).map(move |bots| (bots, seats)))
            .map(|(bots, seats)| Lineup { bots, seats: SeatCount::new(seats).unwrap() })
    }

    fn tables(lineup: Lineup) -> Vec<Vec<usize>> {
        (0..lineup.rotations())
            .map(|rotation| lineup.seats.iter().map(|seat| lineup.bot(rotation, seat)).collect())
            .collect()
    }

    #[test]
    fn bots_are_repeated_in_order_and_rotated() {
        let lineup = |bots, seats| tables(Lineup { bots, seats: SeatCount::new(seats).unwrap() });
        assert_eq!(lineup(2, 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(lineup(2, 3), [[0, 1, 0], [0, 0, 1], [1, 0, 0]]);
        assert_eq!(lineup(3, 3), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn every_bot_sits_at_every_seat_equally_often() {
        for lineup in lineups() {
            for bot in 0..lineup.bots {
                let at = |seat| (0..lineup.rotations()).filter(|&r| lineup.bot(r, seat) == bot).count();
                let counts: BTreeSet<usize> = lineup.seats.iter().map(at).collect();
                let even = lineup.rotations() * lineup.seats_of(bot) / lineup.seats.get();
                assert_eq!(counts, BTreeSet::from([even]), "{lineup:?}, bot {bot}");
            }
        }
    }

    #[test]
    fn no_rotation_is_played_twice() {
        for lineup in lineups() {
            let tables = tables(lineup);
            assert_eq!(tables.iter().collect::<BTreeSet<_>>().len(), tables.len(), "{lineup:?}");
        }
    }
}
