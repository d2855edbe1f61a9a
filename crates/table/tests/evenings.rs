//! Whole matches of every game in simulated time, in fair weather and foul.

mod world;

use cardshed_protocol::{Millis, PhaseState, TableSettings};
use cardshed_rules::GameId;
use cardshed_table::deal;
use world::{CALM, ID, MASTER, Weather, World};

/// A day: no match of random players should take longer, and one that does never ends.
const EVENING: u64 = 1000 * 3600 * 24;

fn settings(game: GameId) -> TableSettings {
    TableSettings { rounds: Some(1), ..TableSettings::new(game) }
}

/// A short Eight Levels for random players.
fn short(game: GameId) -> TableSettings {
    let options = if game == GameId::Levels { "levels=r3-c2.2s2" } else { "" };
    TableSettings { options: options.to_owned(), ..settings(game) }
}

fn play(game: GameId, seats: u8, people: usize, weather: Weather, seed: u64) -> World {
    let round_trips: Vec<u64> = (0..people as u64).map(|person| 20 + 70 * person).collect();
    let mut world = World::new(short(game), seats, &round_trips, 1, weather, seed);
    world.run(EVENING);
    world
}

#[test]
fn a_match_of_every_game_is_played_to_its_end() {
    for game in GameId::ALL {
        for &seats in game.seat_counts() {
            let world = play(game, seats as u8, seats.min(3), CALM, seats as u64);
            let state = world.table.state(Millis(world.now));
            assert_eq!(state.phase, PhaseState::Over);
            assert_eq!(state.rounds.unwrap().results.len(), 1, "{game}, {seats} seats");
        }
    }
}

#[test]
fn lost_connections_odd_messages_and_restarts_change_nothing_for_good() {
    let foul = Weather { lost: 20, odd: 50, restarts: 5, delay: 150 };
    let mut restarts = 0;
    for game in GameId::ALL {
        for seed in 0..4 {
            let seats = game.seat_counts()[seed as usize % game.seat_counts().len()];
            let world = play(game, seats as u8, seats.min(4), foul, seed);
            restarts += world.restarted;
            assert_eq!(world.table.state(Millis(world.now)).phase, PhaseState::Over);
        }
    }
    assert!(restarts > 0, "the weather was not that foul");
}

#[test]
fn the_same_seed_gives_the_same_evening() {
    let foul = Weather { lost: 20, odd: 50, restarts: 5, delay: 150 };
    let evening = || {
        let world = play(GameId::Clear4, 4, 3, foul, 11);
        (world.now, world.entries, world.actions)
    };
    assert_eq!(evening(), evening());
}

#[test]
fn the_deal_can_be_checked_by_every_client() {
    let world = play(GameId::Halves, 3, 3, CALM, 5);
    let state = world.table.state(Millis(world.now));
    let result = &state.rounds.unwrap().results[0];
    assert_eq!(result.proof.nonces.len(), 3, "every client added one");
    let published = deal::commitment(&deal::secret(&MASTER, 0));
    let own = result.proof.nonces[1];
    assert_eq!(deal::check(&result.proof, &published, &ID, 0, Some(own)), Ok(()));
    let other = deal::commitment(&deal::secret(&MASTER, 1));
    assert!(deal::check(&result.proof, &other, &ID, 0, Some(own)).is_err());
    assert!(deal::check(&result.proof, &published, &ID, 1, Some(own)).is_err());
    assert!(
        deal::check(&result.proof, &published, &ID, 0, Some(cardshed_protocol::Nonce([99; 16]))).is_err()
    );
}
