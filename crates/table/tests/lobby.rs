//! Before, between and after rounds: people, seats, the host, the start signal.

#![allow(clippy::unwrap_used)]

mod room;

use cardshed_protocol::{
    ChatText, Clock, Command, Goodbye, Nonce, PersonId, PhaseState, Reaction, RefusalReason, Reply,
    TableSettings, Told, Who,
};
use cardshed_rules::{GameId, Start};
use cardshed_table::Fact;
use room::{Answer, GRACE, Room, one_round, seat};

fn refused(reason: RefusalReason) -> Answer {
    Answer::Refused(reason)
}

#[test]
fn people_sit_stand_and_do_not_take_a_seat_that_is_taken() {
    let mut room = Room::open(TableSettings::new(GameId::Clear4), 2);
    room.connect(1, 1);
    room.connect(2, 2);
    assert_eq!(room.ask(1, Command::Sit { seat: seat(1) }), Answer::Done);
    assert_eq!(room.ask(2, Command::Sit { seat: seat(1) }), refused(RefusalReason::SeatTaken));
    assert_eq!(room.ask(2, Command::Sit { seat: seat(3) }), refused(RefusalReason::Unknown));
    assert_eq!(room.ask(2, Command::Stand), refused(RefusalReason::NotSeated));
    assert_eq!(room.ask(1, Command::Stand), Answer::Done);
    assert_eq!(room.ask(2, Command::Sit { seat: seat(1) }), Answer::Done);
    room.compare_with_restored();
}

#[test]
fn whoever_sits_down_elsewhere_gives_up_a_seat_only_for_one_that_is_free() {
    let mut room = Room::open(TableSettings::new(GameId::Clear4), 3);
    room.connect(1, 1);
    room.connect(2, 2);
    assert_eq!(room.ask(1, Command::Sit { seat: seat(1) }), Answer::Done);
    assert_eq!(room.ask(2, Command::Sit { seat: seat(2) }), Answer::Done);
    assert_eq!(room.ask(1, Command::Sit { seat: seat(2) }), refused(RefusalReason::SeatTaken));
    assert_eq!(room.ask(1, Command::Sit { seat: seat(1) }), refused(RefusalReason::SeatTaken), "sits there");
    assert_eq!(room.ask(1, Command::Sit { seat: seat(3) }), Answer::Done);
    assert_eq!(room.ask(2, Command::Sit { seat: seat(1) }), Answer::Done, "one each");
    room.compare_with_restored();
}

#[test]
fn only_the_host_arranges_the_table_and_only_before_a_match() {
    let mut room = Room::open(TableSettings::new(GameId::Clear4), 3);
    room.connect(1, 1);
    room.connect(2, 2);
    let bot = || "easy:pace=child".parse().unwrap();
    let settings = TableSettings { chat: true, ..TableSettings::new(GameId::Levels) };
    let commands = [
        Command::AddBot { seat: seat(1), bot: bot() },
        Command::RemoveBot { seat: seat(1) },
        Command::Handicap { seat: seat(2), millis: 300 },
        Command::Seats { seats: 2 },
        Command::Settle { settings },
        Command::Mute { person: PersonId(2), muted: true },
        Command::GiveHost { person: PersonId(2) },
    ];
    for command in &commands {
        assert_eq!(room.ask(2, command.clone()), refused(RefusalReason::NotHost), "{command:?}");
    }
    for command in &commands {
        assert_eq!(room.ask(1, command.clone()), Answer::Done, "{command:?}");
    }
    assert_eq!(room.state().host, Some(PersonId(2)));
    room.compare_with_restored();

    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    for command in commands.iter().take(5) {
        assert_eq!(room.ask(1, command.clone()), refused(RefusalReason::WrongPhase), "{command:?}");
    }
    assert_eq!(room.ask(1, Command::Stand), refused(RefusalReason::WrongPhase));
}

#[test]
fn settings_that_nobody_could_play_by_are_refused() {
    let mut room = Room::seated(TableSettings::new(GameId::Clear4), 2);
    let usual = || TableSettings::new(GameId::PlusMinus);
    let wrong = [
        TableSettings { options: "nonsense".to_owned(), ..usual() },
        TableSettings { rounds: Some(0), ..usual() },
        TableSettings { rounds: Some(1_000), ..usual() },
        TableSettings { grace: 0, ..usual() },
        TableSettings { hold_cap: 5_000, ..usual() },
        TableSettings { clock: Clock::PerMove { seconds: 0 }, ..usual() },
        TableSettings { clock: Clock::Bank { seconds: 0, increment: 5 }, ..usual() },
    ];
    for settings in wrong {
        assert_eq!(room.ask(1, Command::Settle { settings }), refused(RefusalReason::Settings));
    }
    for seats in [0, 1, 7, 255] {
        assert_eq!(room.ask(1, Command::Seats { seats }), refused(RefusalReason::Settings));
    }
    assert_eq!(room.state().settings, TableSettings::new(GameId::Clear4));
}

#[test]
fn a_host_who_stays_away_is_followed_by_somebody_who_is_there() {
    let mut room = Room::seated(TableSettings::new(GameId::Clear4), 2);
    room.disconnect(1);
    room.pass(GRACE - 1);
    assert_eq!(room.state().host, Some(PersonId(1)));
    room.pass(1);
    assert_eq!(room.state().host, Some(PersonId(2)));
    room.connect(3, 1);
    assert_eq!(room.ask(3, Command::Seats { seats: 3 }), refused(RefusalReason::NotHost));
}

#[test]
fn a_bot_is_exchanged_for_another_in_one_step() {
    let mut room = Room::open(TableSettings::new(GameId::Clear4), 3);
    room.connect(1, 1);
    room.ask(1, Command::Sit { seat: seat(1) });
    for bot in ["easy", "hard:pace=expert"] {
        let bot = bot.parse().unwrap();
        assert_eq!(room.ask(1, Command::AddBot { seat: seat(2), bot }), Answer::Done);
        assert_eq!(room.state().seats[1].who, Who::Bot { bot });
    }
    let bot = "easy".parse().unwrap();
    assert_eq!(room.ask(1, Command::AddBot { seat: seat(1), bot }), refused(RefusalReason::SeatTaken));
    room.compare_with_restored();
}

#[test]
fn everyone_has_to_be_ready_and_no_seat_open() {
    let mut room = Room::open(one_round(GameId::Clear4), 3);
    for person in 1..=2 {
        room.connect(person, person as u8);
        room.ask(person, Command::Sit { seat: seat(person as usize) });
    }
    room.connect(3, 3);
    assert_eq!(room.ask(3, Command::Ready { ready: true }), refused(RefusalReason::NotSeated));
    room.all_ready();
    assert_eq!(room.phase(), PhaseState::Lobby, "a seat is open");
    room.ask(2, Command::Ready { ready: false });
    room.ask(1, Command::AddBot { seat: seat(3), bot: "medium".parse().unwrap() });
    assert_eq!(room.phase(), PhaseState::Lobby, "somebody is not ready any more");
    room.ask(2, Command::Ready { ready: true });
    assert!(matches!(room.phase(), PhaseState::Countdown { .. }));
    assert_eq!(room.ask(2, Command::Ready { ready: false }), refused(RefusalReason::WrongPhase));
}

#[test]
fn who_leaves_is_not_ready_any_more() {
    let mut room = Room::seated(one_round(GameId::Clear4), 2);
    room.ask(1, Command::Ready { ready: true });
    room.disconnect(1);
    room.ask(2, Command::Ready { ready: true });
    room.pass(10 * GRACE);
    assert_eq!(room.phase(), PhaseState::Lobby);
    room.connect(3, 1);
    room.ask(3, Command::Ready { ready: true });
    assert!(matches!(room.phase(), PhaseState::Countdown { .. }));
}

/// PM-05: until the signal, everybody has as much to look at: nothing.
#[test]
fn pm_05_no_hand_is_sent_before_the_countdown_ends() {
    for game in GameId::ALL {
        let mut room = Room::seated(one_round(game), 2);
        room.all_ready();
        let signal = room.now + room.countdown();
        room.pass(room.countdown() - 1);
        assert_eq!(room.ask(1, Command::Sync), Answer::Done);
        room.connect(3, 2);
        let early = room.sent.values().flatten().find(|(_, reply)| {
            matches!(reply, Reply::Dealt { .. } | Reply::Events { .. } | Reply::Welcome { view: Some(_), .. })
        });
        assert_eq!(early, None);
        assert_eq!(
            room.ask(1, Command::Act { against: Default::default(), action: "draw".to_owned() }),
            refused(RefusalReason::WrongPhase)
        );
        room.pass(1);
        for conn in 1..=3 {
            let dealt = room.sent[&conn].iter().filter(|(_, reply)| matches!(reply, Reply::Dealt { .. }));
            assert_eq!(dealt.map(|(at, _)| *at).collect::<Vec<_>>(), [signal], "all at once");
        }
    }
}

/// Plays whatever is legal until the round is over.
fn play_out(room: &mut Room) {
    while room.phase() == PhaseState::Playing {
        let (conn, action) = room.any_action();
        room.act(conn, &action);
        room.pass(300);
    }
}

#[test]
fn rounds_make_a_match_and_a_rematch_goes_on_with_the_same_people() {
    let mut room = Room::seated(TableSettings::new(GameId::PlusMinus), 2);
    let mut starts = Vec::new();
    for deal in 0..8 {
        assert_eq!(room.state().deal, deal);
        room.all_ready();
        room.pass(room.countdown());
        play_out(&mut room);
        starts.extend(
            room.facts()
                .filter_map(|fact| match fact {
                    Fact::Dealt { start, .. } => Some(*start),
                    _ => None,
                })
                .last(),
        );
        let over = deal % 4 == 3;
        assert_eq!(room.phase(), if over { PhaseState::Over } else { PhaseState::Between });
        let rounds = room.state().rounds.unwrap();
        assert_eq!(rounds.results.len() as u32, deal % 4 + 1);
        assert_eq!(
            rounds.results.iter().map(|result| u32::from(result.outcome.points[seat(1)])).sum::<u32>(),
            rounds.points[seat(1)]
        );
        room.compare_with_restored();
    }
    assert_eq!(starts[0], Start::Lot);
    assert!(starts[1..].windows(2).all(|two| two[0] != two[1]), "the start moves, also into the rematch");
}

#[test]
fn a_rematch_with_fewer_seats_finds_another_start() {
    for people in [4_u8, 6] {
        let mut room = Room::seated(one_round(GameId::PlusMinus), people);
        for _ in 0..2 {
            room.all_ready();
            room.pass(room.countdown());
            play_out(&mut room);
        }
        for person in 3..=u64::from(people) {
            assert_eq!(room.ask(person, Command::Stand), Answer::Done);
        }
        assert_eq!(room.ask(1, Command::Seats { seats: 2 }), Answer::Done);
        room.all_ready();
        room.pass(room.countdown());
        assert_eq!(room.phase(), PhaseState::Playing);
        room.compare_with_restored();
    }
}

#[test]
fn between_rounds_nobody_waits_longer_than_the_grace_for_somebody_who_is_gone() {
    let mut room = Room::playing(TableSettings::new(GameId::PlusMinus), 3);
    play_out(&mut room);
    room.disconnect(3);
    room.ask(1, Command::Ready { ready: true });
    room.pass(2 * GRACE);
    assert_eq!(room.phase(), PhaseState::Between, "the second one is here, and not ready");
    room.ask(2, Command::Ready { ready: true });
    assert!(matches!(room.phase(), PhaseState::Countdown { .. }));
}

#[test]
fn a_nonce_goes_into_the_deal_even_through_a_restart() {
    let mut room = Room::seated(TableSettings::new(GameId::PlusMinus), 2);
    room.connect(3, 3);
    let nonce = Nonce([5; 16]);
    assert_eq!(room.ask(3, Command::Nonce { nonce }), refused(RefusalReason::NotSeated));
    assert_eq!(room.ask(2, Command::Nonce { nonce }), Answer::Done);
    room.all_ready();
    room.restart();
    room.pass(room.countdown());
    for conn in 1..=2 {
        room.connect(10 + conn, conn as u8);
    }
    assert_eq!(room.phase(), PhaseState::Playing);
    assert_eq!(
        room.ask(12, Command::Nonce { nonce }),
        refused(RefusalReason::WrongPhase),
        "not committed yet"
    );
    let dealt = room.facts().find_map(|fact| match fact {
        Fact::Dealt { nonces, .. } => Some(nonces.clone()),
        _ => None,
    });
    assert_eq!(dealt, Some(vec![nonce]));
}

#[test]
fn what_each_client_of_a_person_adds_goes_into_the_deal() {
    let mut room = Room::seated(TableSettings::new(GameId::PlusMinus), 2);
    room.connect(3, 2);
    let all: Vec<Nonce> = (0..32).map(|number| Nonce([number; 16])).collect();
    for (&nonce, conn) in all.iter().zip([2, 3].into_iter().cycle()) {
        assert_eq!(room.ask(conn, Command::Nonce { nonce }), Answer::Done);
    }
    assert_eq!(room.ask(2, Command::Nonce { nonce: all[0] }), Answer::Done, "once more is as good as once");
    let one_more = Command::Nonce { nonce: Nonce([99; 16]) };
    assert_eq!(room.ask(3, one_more.clone()), refused(RefusalReason::TooFast), "there is an end to it");
    room.all_ready();
    room.pass(room.countdown());
    let dealt = room.facts().find_map(|fact| match fact {
        Fact::Dealt { nonces, .. } => Some(nonces.clone()),
        _ => None,
    });
    assert_eq!(dealt, Some(all));
}

#[test]
fn somebody_sent_away_is_gone_for_good() {
    let mut room = Room::seated(TableSettings::new(GameId::Clear4), 2);
    room.connect(3, 2);
    assert_eq!(room.ask(2, Command::Remove { person: PersonId(1) }), refused(RefusalReason::NotHost));
    assert_eq!(room.ask(1, Command::Remove { person: PersonId(1) }), refused(RefusalReason::Unknown));
    assert_eq!(room.ask(1, Command::Remove { person: PersonId(9) }), refused(RefusalReason::Unknown));
    assert_eq!(room.ask(1, Command::Remove { person: PersonId(2) }), Answer::Done);
    assert_eq!(room.open, [1], "both of their connections are closed");
    assert_eq!(room.last(3), Some(&Reply::Goodbye { reason: Goodbye::Removed }));
    assert_eq!(room.state().seats[1].who, Who::Open);
    room.connect(4, 2);
    assert_eq!(room.open, [1]);
}

#[test]
fn who_is_sent_away_in_a_match_is_played_for_until_its_end() {
    let mut room = Room::playing(one_round(GameId::Clear4), 2);
    assert_eq!(room.ask(1, Command::Remove { person: PersonId(2) }), Answer::Done);
    assert!(room.state().seats[1].stand_in, "at once");
    assert!(room.state().people.iter().any(|person| person.person == PersonId(2)), "still has a seat");
    room.compare_with_restored();
    while room.phase() == PhaseState::Playing {
        if let Some(action) = room.actions(seat(1)).first() {
            room.act(1, &action.clone());
        }
        room.pass(10_000);
    }
    assert_eq!(room.phase(), PhaseState::Over);
    assert_eq!(room.state().seats[1].who, Who::Open);
    room.compare_with_restored();
}

#[test]
fn chat_and_reactions_reach_everyone_unless_muted() {
    let mut room = Room::seated(TableSettings::new(GameId::Clear4), 2);
    let text = || Command::Chat { text: "hello".parse::<ChatText>().unwrap() };
    assert_eq!(room.ask(2, text()), refused(RefusalReason::Muted), "the host allows no chat");
    let settings = TableSettings { chat: true, ..room.state().settings };
    room.ask(1, Command::Settle { settings });
    assert_eq!(room.ask(2, text()), Answer::Done);
    assert_eq!(room.ask(2, Command::React { reaction: Reaction::Wow }), Answer::Done);
    assert_eq!(room.last(1), Some(&Reply::Said { person: PersonId(2), told: Told::Reaction(Reaction::Wow) }));
    room.ask(1, Command::Mute { person: PersonId(2), muted: true });
    assert_eq!(room.ask(2, Command::React { reaction: Reaction::Wow }), refused(RefusalReason::Muted));
    room.ask(1, Command::Mute { person: PersonId(2), muted: false });
    assert_eq!(room.ask(2, text()), Answer::Done);
}

#[test]
fn handicaps_are_shown_to_all() {
    let mut room = Room::seated(TableSettings::new(GameId::PlusMinus), 2);
    room.ask(1, Command::Handicap { seat: seat(1), millis: 400 });
    let told = room.sent[&2].iter().rev().find_map(|(_, reply)| match reply {
        Reply::Table { table } => Some(table.seats[0].handicap),
        _ => None,
    });
    assert_eq!(told, Some(400));
}
