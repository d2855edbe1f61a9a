//! The plays Clear Four lists, against a plain search: every set of cards a player has is tried.

use cardshed_rules::clear4::{Action, Bag, Card, Clear4, StackId, StackSet};
use cardshed_rules::{Game, SeatCount, Seed, Setup, Viewer};
use proptest::prelude::*;

/// Bigger sets of a big hand are not tried: five cards are too many for any play but one of jokers alone.
const BIGGEST: usize = 5;

/// All sets that can be taken from the hand, up to that size; and all of jokers alone.
fn sets_of(hand: Bag) -> Vec<Bag> {
    let mut sets = vec![Bag::default()];
    for card in hand.kinds() {
        for mut set in sets.clone() {
            for _ in 0..hand.count(card) {
                assert!(set.insert(card));
                if set.len() <= BIGGEST || set.len() == usize::from(set.count(Card::Joker)) {
                    sets.push(set);
                }
            }
        }
    }
    sets
}

fn sets_of_stacks() -> impl Iterator<Item = StackSet> {
    (0..16).map(|bits| StackId::ALL.into_iter().filter(|stack| bits & 1 << stack.index() != 0).collect())
}

fn is_play(action: &Action) -> bool {
    matches!(action, Action::Play { .. })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_plays_listed_are_those_that_a_plain_search_finds(
        seats in 2_usize..=6,
        options in prop::sample::select(&["", "joker_sets", "joker_sets,auto_clear"][..]),
        seed in any::<u64>(),
    ) {
        let setup = Setup::new(SeatCount::new(seats).unwrap()).with_options(options.parse().unwrap());
        let mut game = Clear4::deal(&setup, Seed::from_number(seed)).unwrap();
        let mut random = Seed::from_number(seed).stream(1 << 32);
        while let Some((seat, action)) = game.random_action(&mut random, &mut Vec::new()) {
            let hand = game.view(Viewer::Seat(seat)).hand.unwrap();
            let listed: Vec<Action> = game.actions(seat).into_iter().filter(is_play).collect();
            let mut found = 0;
            for stacks in sets_of_stacks() {
                for hand in sets_of(hand) {
                    let play = Action::Play { hand, stacks };
                    if game.check(seat, &play).is_ok() {
                        found += 1;
                        prop_assert!(listed.contains(&play), "not listed: {play}");
                    }
                }
            }
            prop_assert_eq!(found, listed.len());
            game.apply(seat, &action, &mut ()).unwrap();
        }
    }

    /// The fast draw is the plain one: of the actions listed, that which the next random number names.
    #[test]
    fn a_random_action_is_drawn_from_the_list(
        seats in 2_usize..=6,
        options in prop::sample::select(&["", "joker_sets", "auto_clear"][..]),
        seed in any::<u64>(),
    ) {
        let setup = Setup::new(SeatCount::new(seats).unwrap()).with_options(options.parse().unwrap());
        let mut game = Clear4::deal(&setup, Seed::from_number(seed)).unwrap();
        let mut random = Seed::from_number(seed).stream(1 << 32);
        loop {
            let mut plain = random.clone();
            let Some((seat, action)) = game.random_action(&mut random, &mut Vec::new()) else {
                break;
            };
            prop_assert!(game.to_act().contains(seat));
            let listed = game.actions(seat);
            let n = if listed.len() == 1 { 0 } else { plain.below(listed.len() as u32) as usize };
            prop_assert_eq!(action, listed[n]);
            prop_assert_eq!(random.seed(), plain.seed(), "as many numbers were drawn");
            game.apply(seat, &action, &mut ()).unwrap();
        }
        prop_assert!(game.outcome().is_some());
    }
}
