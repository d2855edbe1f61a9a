//! Every round is written down, replays to the same end, and its deal can be checked.

#![allow(clippy::unwrap_used)]

mod room;

use cardshed_protocol::{Command, PhaseState, TableSettings};
use cardshed_rules::GameId;
use cardshed_rules::record::{Actor, Record};
use cardshed_table::{Table, deal};
use room::{Answer, GRACE, ID, MASTER, Room, one_round};

/// Two rounds: a person who plays, and one who leaves in the middle.
fn played(game: GameId) -> Room {
    let mut room = Room::seated(one_round(game), 2);
    for round in 0..2 {
        room.ask(2, Command::Nonce { nonce: cardshed_protocol::Nonce([round; 16]) });
        room.measure(1, 20);
        room.measure(2, 120);
        room.all_ready();
        room.pass(room.countdown());
        let mut actions = 0;
        while room.phase() == PhaseState::Playing {
            let (conn, action) = room.any_action();
            if room.open.contains(&conn) && room.act(conn, &action) == Answer::Done {
                actions += 1;
            }
            room.pass(700);
            if actions == 5 {
                room.disconnect(2);
                room.pass(GRACE);
            }
        }
        room.connect(2, 2);
    }
    room
}

#[test]
fn records_of_every_game_replay_and_prove_their_deal() {
    for game in GameId::ALL {
        let room = played(game);
        let records = Table::records(ID, MASTER, &room.entries).unwrap();
        assert_eq!(records.len(), 2, "{game}");
        for (number, text) in records.iter().enumerate() {
            let record = Record::parse(text).unwrap();
            let (_, outcome) = record.replay(|_, _, _| {}).unwrap();
            assert_eq!(record.header.seats, ["person 1", "person 2"]);
            assert_eq!(record.header.proof.as_ref().map(|proof| proof.number), Some(number as u32));
            assert_eq!(deal::check_written(&record.header), Ok(true));
            assert!(record.outcome.is_some_and(|(_, written)| written == outcome));
            assert!(!text.contains(&ID.to_string()), "the table's id is its key");
        }
    }
}

#[test]
fn results_say_who_won_each_round_of_each_match() {
    for game in GameId::ALL {
        let room = played(game);
        let results = Table::results(ID, MASTER, &room.entries).unwrap();
        let numbers: Vec<_> = results.iter().map(|result| (result.number, result.round)).collect();
        assert_eq!(numbers, [(1, 1), (2, 1)], "{game}: a match of one round, and a rematch");
        let records = Table::records(ID, MASTER, &room.entries).unwrap();
        for (result, record) in results.iter().zip(&records) {
            let record = Record::parse(record).unwrap();
            assert_eq!((result.game, &result.seats), (game, &record.header.seats));
            assert_eq!(Some(result.outcome), record.outcome.map(|(_, outcome)| outcome));
            assert!(result.began < result.ended);
        }
    }
}

#[test]
fn times_say_who_did_what_and_when_it_was_shown() {
    for game in GameId::ALL {
        let room = played(game);
        let record = Record::parse(&Table::records(ID, MASTER, &room.entries).unwrap()[0]).unwrap();
        let times: Vec<_> = record.steps.iter().map(|(_, step)| step.times.clone().unwrap()).collect();
        assert!(times.windows(2).all(|two| two[0].at <= two[1].at));
        assert_eq!(times[0].shown, [Some(10), Some(60)], "half a round trip after the signal");
        assert!(times.iter().any(|times| times.by == Actor::StandIn), "{game}");
        let away = times.iter().any(|times| times.shown[0].is_some() && times.shown[1].is_none());
        assert!(away, "{game}: nothing is shown to somebody who is away");
        assert_eq!(game.is_speed(), times.iter().any(|times| times.reaction.is_some()));
    }
}

#[test]
fn a_proof_that_was_tampered_with_is_found_out() {
    let room = played(GameId::PlusMinus);
    let record = Record::parse(&Table::records(ID, MASTER, &room.entries).unwrap()[0]).unwrap();
    let changed = |change: fn(&mut cardshed_rules::record::DealProof)| {
        let mut header = record.header.clone();
        change(header.proof.as_mut().unwrap());
        deal::check_written(&header)
    };
    assert_eq!(changed(|_| {}), Ok(true));
    assert_eq!(changed(|proof| proof.number += 1), Err(deal::ProofError::OtherSeed));
    assert_eq!(changed(|proof| proof.nonces.clear()), Err(deal::ProofError::OtherSeed));
    assert_eq!(changed(|proof| proof.secret = "00".repeat(32)), Err(deal::ProofError::OtherSecret));
    assert_eq!(changed(|proof| proof.secret.clear()), Err(deal::ProofError::Unreadable));
}

#[test]
fn a_round_that_is_not_over_has_no_record() {
    let room = Room::playing(TableSettings::new(GameId::Clear4), 2);
    assert_eq!(Table::records(ID, MASTER, &room.entries), Ok(vec![]));
}
