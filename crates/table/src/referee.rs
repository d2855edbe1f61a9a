//! The race referee: who was quicker, not who lives nearer.
//!
//! A seat's *reaction* is the time from when the table told it of the top card until its play came in, less its round
//! trip, plus its handicap. A play that comes in first is held just as long as another seat, one that could play at all
//! and has a longer way, might still have been quicker; and never longer than the table's cap. Equal networks are never
//! held.
//!
//! No more of a round trip than the cap is made up for. So a client that answers pings late, to look further away than it
//! is, wins the cap at most; and a cap of zero is arrival order.

use cardshed_protocol::Millis;
use cardshed_rules::{PerSeat, Seat, SeatSet, arrange};

/// A play that waits for its verdict.
#[derive(Clone, Debug, PartialEq)]
pub struct Play<A> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// When it came in.
    pub arrived: Millis,
    /// How quick it was, in milliseconds; less than nothing if the round trip was overestimated.
    pub reaction: i64,
}

/// What the referee knows of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Racer {
    /// When the seat was told of the card on top.
    pub told: Millis,
    /// What is made up for: its round trip, in milliseconds, up to the cap.
    pub round_trip: u32,
    /// What is added to its reactions, in milliseconds.
    pub handicap: u16,
}

impl Racer {
    /// How quick a play of this seat was that came in then.
    #[must_use]
    pub fn reaction(&self, arrived: Millis) -> i64 {
        arrived.0 as i64 - self.told.0 as i64 - i64::from(self.round_trip) + i64::from(self.handicap)
    }

    /// When a play as quick as that comes in.
    fn comes_in(&self, reaction: i64) -> Millis {
        let time = reaction + self.told.0 as i64 + i64::from(self.round_trip) - i64::from(self.handicap);
        Millis(time.max(0) as u64)
    }
}

/// The plays on one top card.
#[derive(Clone, Debug)]
pub struct Judge<A> {
    racers: PerSeat<Racer>,
    cap: u16,
    held: Vec<Play<A>>,
}

/// What the referee says.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<A> {
    /// Wait until then, or for another play.
    Hold(Millis),
    /// This play was the quickest; the others on the same card came later, quickest first.
    Decided {
        /// The quickest.
        first: Play<A>,
        /// The others.
        late: Vec<Play<A>>,
    },
    /// Nobody has played.
    Nothing,
}

impl<A> Judge<A> {
    /// A referee for a new top card. With a cap of zero the plays count as they come in.
    #[must_use]
    pub fn new(mut racers: PerSeat<Racer>, cap: u16) -> Judge<A> {
        for racer in racers.iter_mut() {
            racer.round_trip = racer.round_trip.min(cap.into());
        }
        Judge { racers, cap, held: Vec::new() }
    }

    /// What is known of a seat.
    #[must_use]
    pub fn racer(&self, seat: Seat) -> &Racer {
        &self.racers[seat]
    }

    /// Whether a play of that seat waits for its verdict.
    #[must_use]
    pub fn holds(&self, seat: Seat) -> bool {
        self.held.iter().any(|play| play.seat == seat)
    }

    /// Takes a play. A seat's first play on a card stands: `false` for another one.
    pub fn take(&mut self, seat: Seat, action: A, arrived: Millis) -> bool {
        if self.holds(seat) {
            return false;
        }
        let reaction = self.racers[seat].reaction(arrived);
        self.held.push(Play { seat, action, arrived, reaction });
        true
    }

    /// Gives every play back that waits for its verdict.
    pub fn release(&mut self) -> Vec<Play<A>> {
        std::mem::take(&mut self.held)
    }

    /// The verdict now. `able` are the seats that could play on this card at all.
    pub fn verdict(&mut self, now: Millis, able: SeatSet) -> Verdict<A> {
        let Some(until) = self.held_until(able) else {
            return Verdict::Nothing;
        };
        if now < until {
            return Verdict::Hold(until);
        }
        arrange(&mut self.held, |play| play.reaction);
        let mut plays = std::mem::take(&mut self.held).into_iter();
        match plays.next() {
            Some(first) => Verdict::Decided { first, late: plays.collect() },
            None => Verdict::Nothing,
        }
    }

    /// Until when the quickest play so far has to wait; `None` if nobody has played.
    #[must_use]
    pub fn held_until(&self, able: SeatSet) -> Option<Millis> {
        let quickest = self.held.iter().min_by_key(|play| play.reaction)?;
        let first_arrival = self.held.iter().map(|play| play.arrived).min()?;
        let others = able.iter().filter(|&seat| self.held.iter().all(|play| play.seat != seat));
        let latest =
            others.map(|seat| self.racers[seat].comes_in(quickest.reaction)).max().unwrap_or(first_arrival);
        // A handicap is meant to be felt: it is waited for on top of the cap.
        let handicap = self.held.iter().map(|play| self.racers[play.seat].handicap).max().unwrap_or(0);
        let longest = u64::from(self.cap) + u64::from(handicap);
        Some(latest.clamp(first_arrival, first_arrival.after(longest)))
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::SeatCount;

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    /// Two seats told at 1000, with these round trips.
    fn judge(round_trips: [u32; 2], cap: u16) -> Judge<&'static str> {
        let seats = SeatCount::new(2).unwrap();
        let racers = PerSeat::from_fn(seats, |seat| Racer {
            told: Millis(1000),
            round_trip: round_trips[seat.index()],
            handicap: 0,
        });
        Judge::new(racers, cap)
    }

    fn all() -> SeatSet {
        SeatSet::all(SeatCount::new(2).unwrap())
    }

    fn winner(verdict: Verdict<&'static str>) -> usize {
        match verdict {
            Verdict::Decided { first, .. } => first.seat.index() + 1,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn equal_networks_are_never_held() {
        let mut judge = judge([40, 40], 250);
        judge.take(seat(1), "a", Millis(1440));
        assert_eq!(winner(judge.verdict(Millis(1440), all())), 1);
    }

    #[test]
    fn the_quicker_one_wins_although_it_comes_in_later() {
        let mut judge = judge([20, 220], 250);
        // Reaction 400; the far seat with a quicker one would come in by 1000 + 220 + 400.
        judge.take(seat(1), "near", Millis(1420));
        assert_eq!(judge.verdict(Millis(1420), all()), Verdict::Hold(Millis(1620)));
        judge.take(seat(2), "far", Millis(1600));
        assert_eq!(winner(judge.verdict(Millis(1600), all())), 2, "a reaction of 380");
    }

    #[test]
    fn a_play_is_decided_once_nobody_can_have_been_quicker() {
        let mut judge = judge([20, 220], 250);
        judge.take(seat(1), "near", Millis(1420));
        assert_eq!(winner(judge.verdict(Millis(1620), all())), 1);
        assert_eq!(judge.verdict(Millis(1620), all()), Verdict::Nothing);
    }

    #[test]
    fn a_seat_that_cannot_play_holds_nobody_up() {
        let mut judge = judge([20, 220], 250);
        judge.take(seat(1), "near", Millis(1420));
        assert_eq!(winner(judge.verdict(Millis(1420), SeatSet::only(seat(1)))), 1);
    }

    #[test]
    fn nobody_is_held_longer_than_the_cap() {
        let mut judge = judge([20, 2_000], 250);
        judge.take(seat(1), "near", Millis(1420));
        assert_eq!(judge.verdict(Millis(1420), all()), Verdict::Hold(Millis(1650)), "1000 + 250 + 400");
    }

    #[test]
    fn the_first_play_of_a_seat_stands() {
        let mut judge = judge([20, 220], 250);
        assert!(judge.take(seat(1), "first", Millis(1420)));
        assert!(!judge.take(seat(1), "again", Millis(1430)));
        match judge.verdict(Millis(1620), all()) {
            Verdict::Decided { first, late } => assert_eq!((first.action, late.len()), ("first", 0)),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_claimed_round_trip_gains_at_most_the_cap() {
        for claimed in [100, 250, 1_000, 100_000] {
            for late in 0..600 {
                let mut judge = judge([20, claimed], 250);
                judge.take(seat(1), "honest", Millis(1420));
                // The liar is as near as the other, and comes in so much later.
                judge.take(seat(2), "liar", Millis(1420 + late));
                let first = winner(judge.verdict(Millis(3_000), all()));
                assert!(first == 1 || late <= 250, "{late} ms late, and yet first");
            }
        }
    }

    #[test]
    fn with_a_cap_of_zero_arrival_counts() {
        let mut judge = judge([20, 220], 0);
        judge.take(seat(1), "near", Millis(1420));
        assert_eq!(winner(judge.verdict(Millis(1420), all())), 1);
    }

    #[test]
    fn a_handicap_gives_the_others_a_head_start() {
        let mut judge = judge([40, 40], 250);
        judge.racers[seat(1)].handicap = 300;
        judge.take(seat(1), "grown-up", Millis(1440));
        assert_eq!(
            judge.verdict(Millis(1440), all()),
            Verdict::Hold(Millis(1740)),
            "as long as the head start"
        );
        judge.take(seat(2), "child", Millis(1600));
        assert_eq!(winner(judge.verdict(Millis(1600), all())), 2);
    }
}
