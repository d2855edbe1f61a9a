//! Anything that can be asked for, in any order, at any time: the table never panics, never wants to be woken for a time
//! that has passed, answers every request, and is always the sum of its facts.

#![allow(clippy::unwrap_used)]

mod room;

use cardshed_protocol::{Clock, Command, Nonce, PersonId, Reaction, TableSettings};
use cardshed_rules::{GameId, Seat, Version, Viewer};
use proptest::prelude::*;
use room::{Answer, Room};

/// What happens, as plain numbers, so that a failing run shrinks well.
type Happening = (u8, u8, u16, u16);

fn settings(number: u16) -> TableSettings {
    let game = GameId::ALL[usize::from(number) % 4];
    let clock = match number / 4 % 4 {
        0 => Clock::PerMove { seconds: number % 7 },
        1 => Clock::Bank { seconds: 5, increment: number % 3 },
        _ => Clock::None,
    };
    TableSettings {
        options: if number.is_multiple_of(17) { "nonsense".to_owned() } else { String::new() },
        rounds: [None, Some(1), Some(2), Some(9), Some(0)][usize::from(number / 16) % 5],
        clock,
        chat: number.is_multiple_of(2),
        hold_cap: number % 1_100,
        grace: number % 30,
        ..TableSettings::new(game)
    }
}

fn action(room: &Room, conn: u64, (a, b): (u16, u16)) -> Command {
    let own = room.seat_of(conn);
    let whose = if a % 10 == 0 { Seat::new(usize::from(b) % 6) } else { own };
    let seats = room.state().seats.len();
    let view = whose.filter(|seat| seat.index() < seats).and_then(|seat| room.table.view(Viewer::Seat(seat)));
    let version = view.as_ref().map_or(Version(u32::from(b)), cardshed_rules::any::AnyView::version);
    let actions = view.map(|view| view.actions()).unwrap_or_default();
    let action = match actions.len() {
        0 => "draw".to_owned(),
        count => actions[usize::from(b) % count].to_string(),
    };
    let against = match a % 7 {
        0 => Version(version.0.saturating_sub(1)),
        1 => version.next(),
        _ => version,
    };
    Command::Act { against, action }
}

fn command(room: &Room, conn: u64, kind: u8, a: u16, b: u16) -> Command {
    let place = Seat::new(usize::from(a) % 6).unwrap();
    let person = PersonId(u32::from(a % 8));
    match kind % 32 {
        0 => Command::Sit { seat: place },
        1 => Command::Stand,
        2 => Command::Settle { settings: settings(b) },
        3 => Command::Seats { seats: (a % 8) as u8 },
        4 => Command::AddBot { seat: place, bot: "random:pace=expert".parse().unwrap() },
        5 => Command::RemoveBot { seat: place },
        6 => Command::Handicap { seat: place, millis: b },
        7 => Command::GiveHost { person },
        8 => Command::Mute { person, muted: b.is_multiple_of(2) },
        9 => Command::Remove { person },
        10 => Command::Pause,
        11 => Command::Resume,
        12 => Command::Resign,
        13 => Command::React { reaction: Reaction::Wow },
        14 => Command::Chat { text: "hello".parse().unwrap() },
        15 if b.is_multiple_of(2) => Command::Ping,
        15 => Command::Sync,
        16 => Command::Nonce { nonce: Nonce([b as u8; 16]) },
        17 => Command::Rename { name: "somebody".parse().unwrap() },
        18..=21 => Command::Ready { ready: !b.is_multiple_of(4) },
        _ => action(room, conn, (a, b)),
    }
}

fn happen(room: &mut Room, conns: &mut u64, (kind, who, a, b): Happening) {
    let conn = match room.open.len() {
        0 => 0,
        count => room.open[usize::from(who) % count],
    };
    match kind {
        0..=2 => {
            *conns += 1;
            room.connect(*conns, who % 6 + 1);
        }
        3 => room.disconnect(conn),
        4 => room.pass(u64::from(a)),
        5 => room.pass(u64::from(a) * 20),
        6 => room.measure(conn, u32::from(a) % 700),
        7 if a % 8 == 0 => room.restart(),
        8 => room.all_ready_or_not(),
        _ => {
            let command = command(room, conn, kind, a, b);
            let act = matches!(command, Command::Act { .. });
            let answer = room.ask(conn, command.clone());
            let gone = !room.open.contains(&conn);
            assert!(act || gone || answer != Answer::Held, "no answer to {command:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_can_be_asked_for_breaks_a_table(
        game in 0..4_usize,
        people in 2..5_u8,
        playing in any::<bool>(),
        happenings in proptest::collection::vec((0..64_u8, any::<u8>(), any::<u16>(), any::<u16>()), 1..300),
    ) {
        let settings = TableSettings { grace: 5, chat: true, ..TableSettings::new(GameId::ALL[game]) };
        let mut room = if playing { Room::playing(settings, people) } else { Room::seated(settings, people) };
        let mut conns = 100;
        for (number, happening) in happenings.into_iter().enumerate() {
            happen(&mut room, &mut conns, happening);
            if number % 10 == 0 {
                room.compare_with_restored();
            }
        }
        room.compare_with_restored();
    }
}
