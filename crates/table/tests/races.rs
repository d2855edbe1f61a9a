//! Races at a real table: who is given the card, and what the others are told.

#![allow(clippy::unwrap_used)]

mod room;

use cardshed_protocol::{Command, RefusalReason, Reply, TableSettings};
use cardshed_rules::any::AnyAction;
use cardshed_rules::{GameId, Seat, Version};
use cardshed_table::Fact;
use room::{Answer, Room, one_round, seat};

/// A table of two with these round trips, where both can play on the first card.
fn contested(round_trips: [u32; 2]) -> (Room, [AnyAction; 2]) {
    contested_at(&one_round(GameId::PlusMinus), round_trips)
}

fn contested_at(settings: &TableSettings, round_trips: [u32; 2]) -> (Room, [AnyAction; 2]) {
    for nonce in 0.. {
        let mut room = Room::seated(settings.clone(), 2);
        for (conn, millis) in [1, 2].into_iter().zip(round_trips) {
            room.measure(conn, millis);
        }
        room.ask(1, Command::Nonce { nonce: cardshed_protocol::Nonce([nonce; 16]) });
        room.all_ready();
        room.pass(room.countdown());
        let play = |seat: Seat| room.actions(seat).into_iter().find(|action| action.to_string() != "draw");
        if let (Some(one), Some(two)) = (play(seat(1)), play(seat(2))) {
            return (room, [one, two]);
        }
    }
    unreachable!()
}

fn play(room: &mut Room, conn: u64, action: &AnyAction) -> Answer {
    room.ask(conn, Command::Act { against: Version(0), action: action.to_string() })
}

fn winner(room: &Room) -> (Seat, Option<i64>) {
    let acted = room.facts().find_map(|fact| match fact {
        Fact::Acted { seat, reaction, .. } => Some((*seat, *reaction)),
        _ => None,
    });
    acted.unwrap()
}

#[test]
fn the_quicker_one_far_away_gets_the_card_and_both_see_how_close_it_was() {
    let (mut room, [near, far]) = contested([20, 220]);
    room.pass(420);
    assert_eq!(play(&mut room, 1, &near), Answer::Held, "a reaction of 400");
    room.pass(180);
    assert_eq!(play(&mut room, 2, &far), Answer::Done, "a reaction of 380");
    assert_eq!(winner(&room), (seat(2), Some(380)));
    let margin = |conn: u64| {
        room.sent[&conn].iter().rev().find_map(|(_, reply)| match reply {
            Reply::Events { finish, .. } => finish.map(|finish| (finish.first, finish.margin)),
            _ => None,
        })
    };
    assert_eq!([margin(1), margin(2)], [Some((seat(2), 20)); 2]);
    let too_late = room.sent[&1].iter().any(|(_, reply)| {
        matches!(reply, Reply::Refused { reason: RefusalReason::TooLate, finish: Some(_), .. })
    });
    assert!(too_late);
    room.compare_with_restored();
}

#[test]
fn who_comes_after_the_verdict_is_told_by_how_much() {
    let (mut room, [one, two]) = contested([20, 20]);
    room.pass(400);
    assert_eq!(play(&mut room, 1, &one), Answer::Done, "equal networks are never held");
    room.pass(30);
    assert_eq!(play(&mut room, 2, &two), Answer::Refused(RefusalReason::TooLate));
    let Some(Reply::Refused { finish: Some(finish), .. }) = room.last(2) else { panic!("no photo finish") };
    assert_eq!((finish.first, finish.second, finish.margin), (seat(1), seat(2), 30));
}

#[test]
fn a_play_is_held_until_nobody_can_have_been_quicker_and_no_longer() {
    let (mut room, [near, _]) = contested([20, 220]);
    room.pass(420);
    let began = room.now;
    assert_eq!(play(&mut room, 1, &near), Answer::Held);
    assert_eq!(play(&mut room, 1, &near), Answer::Refused(RefusalReason::TooFast), "one play a card");
    room.pass(1_000);
    let entry = room.entries.iter().find(|entry| matches!(entry.fact, Fact::Acted { .. })).unwrap();
    assert_eq!(entry.at.0 - began, 200);
}

#[test]
fn delaying_pongs_gains_at_most_the_cap() {
    for claimed in [20, 120, 270, 500, 5_000] {
        for late in [1, 100, 200, 249, 251, 300, 1_000] {
            let (mut room, [honest, liar]) = contested([20, claimed]);
            room.pass(400);
            play(&mut room, 1, &honest);
            room.pass(late);
            play(&mut room, 2, &liar);
            room.pass(1_000);
            if winner(&room).0 == seat(2) {
                assert!(late <= 250, "{late} ms later with a claim of {claimed} ms");
            }
        }
    }
}

#[test]
fn with_a_cap_of_zero_the_first_to_arrive_gets_the_card() {
    let settings = TableSettings { hold_cap: 0, ..one_round(GameId::PlusMinus) };
    let (mut room, [near, _]) = contested_at(&settings, [20, 220]);
    room.pass(420);
    assert_eq!(play(&mut room, 1, &near), Answer::Done);
}

#[test]
fn a_handicap_is_a_head_start_for_the_other() {
    let settings = one_round(GameId::Halves);
    for nonce in 0.. {
        let mut room = Room::seated(settings.clone(), 2);
        room.ask(1, Command::Handicap { seat: seat(1), millis: 500 });
        room.ask(1, Command::Nonce { nonce: cardshed_protocol::Nonce([nonce; 16]) });
        room.all_ready();
        room.pass(room.countdown());
        let able = |seat: Seat| room.actions(seat).into_iter().find(|action| action.to_string() != "draw");
        let (Some(one), Some(two)) = (able(seat(1)), able(seat(2))) else { continue };
        room.pass(300);
        assert_eq!(play(&mut room, 1, &one), Answer::Held);
        room.pass(499);
        assert_eq!(play(&mut room, 2, &two), Answer::Done);
        assert_eq!(winner(&room).0, seat(2));
        return;
    }
}

#[test]
fn a_pause_sends_held_plays_back() {
    let (mut room, [near, _]) = contested([20, 220]);
    room.pass(420);
    assert_eq!(play(&mut room, 1, &near), Answer::Held);
    room.ask(1, Command::Pause);
    room.ask(2, Command::Pause);
    let back = room.sent[&1]
        .iter()
        .any(|(_, reply)| matches!(reply, Reply::Refused { reason: RefusalReason::WrongPhase, .. }));
    assert!(back);
    room.pass(10_000);
    assert!(!room.facts().any(|fact| matches!(fact, Fact::Acted { .. })));
}

#[test]
fn facts_hold_when_each_seat_was_shown_what_was_played_on() {
    let (mut room, [one, _]) = contested([20, 220]);
    room.disconnect(2);
    room.pass(400);
    play(&mut room, 1, &one);
    room.pass(1_000);
    room.connect(3, 2);
    let draw = Command::Act { against: room.version(), action: "draw".to_owned() };
    assert_eq!(room.ask(1, draw), Answer::Done);
    let shown: Vec<_> = room
        .facts()
        .filter_map(|fact| match fact {
            Fact::Acted { shown, .. } => Some(shown.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [vec![Some(10), Some(110)], vec![Some(410), Some(1400)]], "the second one was away");
}
