//! During a round: clocks, pauses, absence, and what everyone is shown.

#![allow(clippy::unwrap_used)]

mod room;

use cardshed_protocol::{Clock, Command, PersonId, PhaseState, Recent, RefusalReason, Reply, TableSettings};
use cardshed_rules::{GameId, Seat, Version, Viewer};
use cardshed_table::{Actor, Fact};
use room::{Answer, GRACE, Room, SILENCE, one_round, seat};

fn refused(reason: RefusalReason) -> Answer {
    Answer::Refused(reason)
}

fn timed(clock: Clock) -> TableSettings {
    TableSettings { clock, ..one_round(GameId::Clear4) }
}

/// Whose turn it is.
fn turn(room: &Room) -> Seat {
    room.table.view(Viewer::Spectator).unwrap().to_act().iter().next().unwrap()
}

fn conn(seat: Seat) -> u64 {
    seat.index() as u64 + 1
}

fn actors(room: &Room) -> Vec<(Seat, Actor)> {
    let acted = room.facts().filter_map(|fact| match fact {
        Fact::Acted { seat, actor, .. } => Some((*seat, *actor)),
        _ => None,
    });
    acted.collect()
}

#[test]
fn a_stale_action_is_refused_and_so_is_one_from_the_future() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    let (first, action) = room.any_action();
    let action = action.to_string();
    let ask = |room: &mut Room, against| {
        room.ask(first, Command::Act { against: Version(against), action: action.clone() })
    };
    assert_eq!(ask(&mut room, 1), refused(RefusalReason::Stale { version: Version(0) }));
    assert_eq!(ask(&mut room, 0), Answer::Done);
    assert_eq!(ask(&mut room, 0), refused(RefusalReason::Stale { version: Version(1) }), "sent twice");
}

#[test]
fn what_is_not_an_action_not_legal_or_not_ones_own_is_refused() {
    let mut room = Room::playing(one_round(GameId::Levels), 3);
    room.connect(9, 9);
    let (first, action) = room.any_action();
    let other = if first == 1 { 2 } else { 1 };
    let act = |action: &str| Command::Act { against: Version(0), action: action.to_owned() };
    assert_eq!(room.ask(first, act("fly to the moon")), refused(RefusalReason::Unreadable));
    assert_eq!(room.ask(9, act(&action.to_string())), refused(RefusalReason::NotSeated));
    assert!(matches!(
        room.ask(other, act(&action.to_string())),
        Answer::Refused(RefusalReason::Illegal { rule: Some(_) })
    ));
    assert_eq!(room.ask(first, act(&action.to_string())), Answer::Done);
}

#[test]
fn a_draw_that_is_sent_twice_draws_once() {
    let mut room = Room::playing(one_round(GameId::PlusMinus), 2);
    let draw = || Command::Act { against: Version(0), action: "draw".to_owned() };
    assert_eq!(room.ask_as(1, 7, draw()), Answer::Done);
    assert_eq!(room.ask_as(1, 7, draw()), refused(RefusalReason::Stale { version: Version(1) }));
    assert_eq!(
        room.ask_as(1, 6, draw()),
        refused(RefusalReason::Stale { version: Version(1) }),
        "an older one"
    );
    assert_eq!(room.ask_as(2, 7, draw()), Answer::Done, "what others did does not matter");
}

#[test]
fn on_a_slow_line_one_draws_as_fast_as_one_likes_but_for_what_a_new_connection_repeats() {
    let mut room = Room::playing(one_round(GameId::PlusMinus), 2);
    let draw = || Command::Act { against: Version(0), action: "draw".to_owned() };
    for id in 7..12 {
        assert_eq!(room.ask_as(1, id, draw()), Answer::Done, "sent before the first was answered");
    }
    room.disconnect(1);
    room.connect(1, 1);
    let stale = refused(RefusalReason::Stale { version: Version(5) });
    assert_eq!(room.ask_as(1, 12, draw()), stale, "it may have come over the old one");
    assert_eq!(room.state().phase, PhaseState::Playing);
}

#[test]
fn out_of_time_a_bot_plays_the_move_and_the_next_one_is_the_persons_own() {
    let mut room = Room::playing(timed(Clock::PerMove { seconds: 10 }), 2);
    let slow = turn(&room);
    room.pass(9_999);
    assert!(!room.state().seats[slow.index()].stand_in);
    room.pass(1);
    assert!(room.state().seats[slow.index()].stand_in);
    while actors(&room).is_empty() {
        // Nonsense does not hold the bot off.
        room.ask(conn(slow), Command::Act { against: Version(7), action: "?".to_owned() });
        room.pass(100);
        assert!(room.now < 1_000_000 + 60_000, "the bot never plays");
    }
    assert_eq!(actors(&room)[0], (slow, Actor::StandIn));
    assert!(!room.state().seats[slow.index()].stand_in, "the next move has its own time");
}

#[test]
fn a_bank_is_used_up_move_by_move_and_everyone_is_told() {
    let mut room = Room::playing(timed(Clock::Bank { seconds: 60, increment: 2 }), 2);
    let first = turn(&room);
    room.pass(15_000);
    let (conn, action) = room.any_action();
    assert_eq!(room.act(conn, &action), Answer::Done);
    let told = room.sent[&2].iter().rev().find_map(|(_, reply)| match reply {
        Reply::Table { table } => table.seats[first.index()].clock,
        _ => None,
    });
    assert_eq!(told, Some(47_000));
}

#[test]
fn clocks_stand_still_while_the_table_is_down() {
    let mut room = Room::playing(timed(Clock::Bank { seconds: 60, increment: 0 }), 2);
    let first = turn(&room);
    room.pass(5_000);
    let (conn, action) = room.any_action();
    room.act(conn, &action);
    let left = |room: &Room, seat: Seat| room.state().seats[seat.index()].clock.unwrap();
    let clocks = [left(&room, first), left(&room, turn(&room))];
    room.now += 3_600_000;
    room.restart();
    assert_eq!([left(&room, first), left(&room, turn(&room))], clocks);
    room.pass(1_000);
    assert_eq!(clocks.iter().sum::<u64>() - left(&room, seat(1)) - left(&room, seat(2)), 1_000);
}

#[test]
fn without_turns_there_is_no_clock() {
    let clock = Clock::PerMove { seconds: 1 };
    let mut room = Room::playing(TableSettings { clock, ..one_round(GameId::Halves) }, 2);
    room.pass(30_000);
    assert_eq!((room.state().seats[0].clock, actors(&room)), (None, vec![]));
}

#[test]
fn a_bot_plays_for_somebody_who_is_gone_and_gives_back_at_once() {
    for game in GameId::ALL {
        let mut room = Room::playing(one_round(game), 2);
        let gone = turn(&room);
        room.disconnect(conn(gone));
        room.pass(GRACE - 1);
        assert_eq!(actors(&room), [], "{game}");
        room.pass(1);
        let seen = room.sent[&conn(gone.left(cardshed_rules::SeatCount::new(2).unwrap()))].last().cloned();
        assert!(matches!(seen, Some((_, Reply::Table { table })) if table.seats[gone.index()].stand_in));
        while actors(&room).is_empty() {
            room.pass(1_000);
        }
        assert_eq!(actors(&room)[0], (gone, Actor::StandIn));

        // Back again: the whole view at once, and no bot any more.
        room.connect(9, gone.index() as u8 + 1);
        assert_eq!(room.welcome(9).1, room.table.view(Viewer::Seat(gone)));
        assert!(!room.state().seats[gone.index()].stand_in);
        let before = actors(&room).iter().filter(|(seat, _)| *seat == gone).count();
        room.pass(GRACE);
        assert_eq!(actors(&room).iter().filter(|(seat, _)| *seat == gone).count(), before, "{game}");
        room.compare_with_restored();
    }
}

#[test]
fn a_second_connection_keeps_the_seat_and_sees_the_same() {
    let mut room = Room::playing(one_round(GameId::Levels), 2);
    room.connect(8, 1);
    room.disconnect(1);
    room.pass(GRACE + 5_000);
    assert_eq!(actors(&room), [], "there is still the other tab");
    room.connect(1, 1);
    let acting = turn(&room);
    let action = room.actions(acting)[0].clone();
    let conn = if acting == seat(1) { 8 } else { 2 };
    assert_eq!(room.act(conn, &action), Answer::Done);
    let events = |room: &Room, conn: u64| {
        let found = room.sent[&conn].iter().rev().find(|(_, reply)| matches!(reply, Reply::Events { .. }));
        found.cloned().unwrap()
    };
    assert_eq!(events(&room, 1), events(&room, 8));
}

#[test]
fn silence_counts_from_when_the_game_waits_and_any_sign_of_life_ends_it() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    let first = turn(&room);
    room.pass(SILENCE - 1_000);
    assert_eq!(room.ask(conn(first), Command::Sync), Answer::Done);
    room.pass(SILENCE - 1_000);
    assert_eq!(actors(&room), []);
    let (by, action) = room.any_action();
    room.act(by, &action);
    while turn(&room) == first {
        let action = room.actions(first)[0].clone();
        room.act(conn(first), &action);
    }
    let other = turn(&room);
    room.pass(SILENCE - 1);
    assert!(!room.state().seats[other.index()].stand_in, "only now has it been long enough");
    room.pass(1);
    assert!(room.state().seats[other.index()].stand_in);
    room.ask(conn(other), Command::Sync);
    assert!(!room.state().seats[other.index()].stand_in);
}

#[test]
fn a_ping_is_answered_and_is_no_sign_of_life() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    let first = turn(&room);
    room.pass(SILENCE - 1);
    assert_eq!(room.ask(conn(first), Command::Ping), Answer::Done);
    room.pass(1);
    assert!(room.state().seats[first.index()].stand_in);
    assert_eq!(room.ask(conn(first), Command::Ping), Answer::Done);
    assert!(room.state().seats[first.index()].stand_in, "the page is there, but nobody in front of it");
}

#[test]
fn a_pause_needs_everyone_who_is_here_and_stops_the_clocks() {
    let mut room = Room::playing(timed(Clock::PerMove { seconds: 30 }), 3);
    room.disconnect(3);
    assert_eq!(room.ask(1, Command::Resume), refused(RefusalReason::WrongPhase));
    assert_eq!(room.ask(1, Command::Pause), Answer::Done);
    assert_eq!(room.state().agreeing, [seat(1)]);
    assert_eq!(room.ask(1, Command::Resume), Answer::Done, "taken back");
    assert_eq!(room.ask(2, Command::Pause), Answer::Done);
    assert_eq!(room.phase(), PhaseState::Playing);
    assert_eq!(room.ask(1, Command::Pause), Answer::Done);
    assert_eq!((room.phase(), room.state().agreeing), (PhaseState::Paused, vec![]));
    room.pass(3_600_000);
    assert_eq!(actors(&room), []);
    let (conn, action) = room.any_action();
    assert_eq!(room.act(conn, &action), refused(RefusalReason::WrongPhase));
    room.compare_with_restored();
    room.connect(7, 3);
    assert_eq!(room.welcome(7).1, room.table.view(Viewer::Seat(seat(3))), "also in a pause");
    for conn in [1, 2, 7] {
        assert_eq!(room.phase(), PhaseState::Paused);
        assert_eq!(room.ask(conn, Command::Resume), Answer::Done);
    }
    assert_eq!(room.phase(), PhaseState::Playing);
}

#[test]
fn the_last_one_who_did_not_agree_may_also_leave() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    room.ask(1, Command::Pause);
    room.disconnect(2);
    assert_eq!(room.phase(), PhaseState::Paused);
}

#[test]
fn who_resigns_is_played_for_to_the_end_of_the_round() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    assert_eq!(room.ask(1, Command::Resign), Answer::Done);
    assert_eq!(room.ask(1, Command::Resign), refused(RefusalReason::WrongPhase));
    room.compare_with_restored();
    room.ask(2, Command::Resign);
    room.pass(4 * 3_600_000);
    assert_eq!(room.phase(), PhaseState::Over);
    assert!(actors(&room).iter().all(|(_, actor)| *actor == Actor::StandIn));
    assert_eq!(room.ask(1, Command::Resign), refused(RefusalReason::WrongPhase), "nothing to give up");
    assert_eq!(room.ask(1, Command::Ready { ready: true }), Answer::Done, "the next round is theirs again");
}

#[test]
fn in_every_phase_a_connection_gets_everything_at_once() {
    let mut room = Room::seated(one_round(GameId::PlusMinus), 2);
    let mut next = 10;
    let mut welcomed = |room: &mut Room, person: u8| {
        next += 1;
        room.connect(next, person);
        let (you, view) = room.welcome(next);
        assert_eq!(you, Some(PersonId(person.into())));
        let viewer = room.seat_of(next).map_or(Viewer::Spectator, Viewer::Seat);
        assert_eq!(view, room.table.view(viewer));
        view.is_some()
    };
    assert!(!welcomed(&mut room, 1));
    room.all_ready();
    assert!(!welcomed(&mut room, 2), "the countdown");
    room.pass(3_000);
    assert!(welcomed(&mut room, 1));
    assert!(welcomed(&mut room, 3), "somebody who watches");
    for conn in 1..=2 {
        room.ask(conn, Command::Resign);
    }
    room.pass(3_600_000);
    assert_eq!(room.phase(), PhaseState::Over);
    assert!(!welcomed(&mut room, 1));
    assert_eq!(room.state().rounds.unwrap().results.len(), 1, "the result is part of the table");
}

/// What a connection was told of actions: as they were done, or in the last welcome.
fn told(room: &Room, conn: u64) -> (Vec<Recent>, Vec<Recent>) {
    let (mut live, mut later) = (Vec::new(), Vec::new());
    for (_, reply) in &room.sent[&conn] {
        match reply {
            Reply::Events { version, seen, .. } => {
                live.push(Recent { version: *version, seen: seen.clone() });
            }
            Reply::Welcome { recent, .. } => later.clone_from(recent),
            _ => {}
        }
    }
    (live, later)
}

#[test]
fn who_comes_back_is_told_what_they_could_have_seen() {
    for game in [GameId::Clear4, GameId::Levels] {
        let mut room = Room::playing(one_round(game), 3);
        for _ in 0..12 {
            let (conn, action) = room.any_action();
            assert_eq!(room.act(conn, &action), Answer::Done);
        }
        let (live, _) = told(&room, 2);
        assert_eq!(live.len(), 12);
        room.disconnect(2);
        room.connect(12, 2);
        assert_eq!(told(&room, 12).1, live, "{game}");
        room.restart();
        room.connect(13, 2);
        assert_eq!(told(&room, 13).1, live, "{game} after a restart");
        room.connect(14, 1);
        assert_eq!(told(&room, 14).1, told(&room, 1).0, "{game} as the others saw it");
    }
}

#[test]
fn of_a_long_round_only_the_end_is_told_and_of_a_race_nothing() {
    let mut room = Room::playing(one_round(GameId::Levels), 2);
    for _ in 0..40 {
        let (conn, action) = room.any_action();
        assert_eq!(room.act(conn, &action), Answer::Done);
    }
    room.ask(1, Command::Sync);
    let (live, later) = told(&room, 1);
    assert_eq!(later, live[live.len() - 30..]);

    let mut race = Room::playing(one_round(GameId::PlusMinus), 2);
    let draw = Command::Act { against: Version(0), action: "draw".to_owned() };
    assert_eq!(race.ask(1, draw), Answer::Done);
    race.ask(1, Command::Sync);
    assert_eq!(told(&race, 1).1, []);
}
