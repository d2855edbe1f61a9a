//! What search pays for: no heap allocation an action, and states small enough to copy.

#![allow(clippy::unwrap_used)]

use cardshed_rules::clear4::Clear4;
use cardshed_rules::halves::Halves;
use cardshed_rules::levels::Levels;
use cardshed_rules::plusminus::PlusMinus;
use cardshed_rules::{Game, SeatCount, Seed, Setup};

/// More actions than any listing has: the room is allocated once.
const ROOM: usize = 1 << 14;

/// Allocations while whole games are listed, checked and played, after the deal.
fn allocations<G: Game>(seats: usize) -> u64 {
    let setup = Setup::new(SeatCount::new(seats).unwrap());
    let mut room = Vec::with_capacity(ROOM);
    (0..20)
        .map(Seed::from_number)
        .map(|seed| {
            let mut game = G::deal(&setup, seed).unwrap();
            let mut random = seed.stream(1);
            let measured = allocation_counter::measure(|| {
                while let Some((seat, action)) = game.random_action(&mut random, &mut room) {
                    game.check(seat, &action).unwrap();
                    game.apply(seat, &action, &mut ()).unwrap();
                }
            });
            assert!(room.capacity() == ROOM, "the room was too small");
            measured.count_total
        })
        .sum()
}

#[test]
fn an_action_allocates_nothing() {
    for seats in [2, 4] {
        assert_eq!(allocations::<Clear4>(seats), 0, "Clear Four");
        assert_eq!(allocations::<PlusMinus>(seats), 0, "Plus Minus");
        assert_eq!(allocations::<Halves>(seats), 0, "Two Halves");
    }
}

#[test]
fn states_are_small_enough_to_copy() {
    fn size<G: Game + Copy>() -> usize {
        size_of::<G>()
    }
    assert!(size::<Clear4>() <= 512, "{}", size::<Clear4>());
    assert!(size::<PlusMinus>() <= 512, "{}", size::<PlusMinus>());
    assert!(size::<Halves>() <= 512, "{}", size::<Halves>());
    assert!(size::<Levels>() <= 1024, "{}", size::<Levels>());
}
