//! The booklets' example, move by move.

use super::*;

#[test]
fn cf_19_cf_30_the_booklets_example() {
    let peter = ("5 5 6", ["9 6 2", "10 4 3", "10 1 7", "5 5 8"]);
    let mut game = game("8 8", &[peter, SOMEBODY]);

    // The two 5s of the hand with the open one, under which lies another.
    let events = play(&mut game, 1, "play 5 5 s4");
    assert_eq!(
        events,
        [
            Event::Played {
                seat: seat(1),
                hand: bag("5 5"),
                stacks: StackSet::only(stack("s4")),
                cards: bag("5 5 5"),
                value: Some(value(5)),
            },
            Event::Uncovered { seat: seat(1), stack: stack("s4"), card: cards("5")[0] },
            Event::Asked { step: Step::Extending { cards: 3 } },
        ]
    );
    let events = play(&mut game, 1, "play s4");
    assert_eq!(events.last(), Some(&Event::Asked { step: Step::FourOnPile }));
    assert_eq!(pile(&game), "8 8 5 5 5 5");

    // Four 5s: cleared, and on turn again.
    let events = play(&mut game, 1, "clear4");
    assert_eq!(
        events,
        [Event::PileCleared { seat: seat(1), cards: bag("8 8 5 5 5 5") }, Event::TurnEnded { next: seat(1) },]
    );

    // A final card could be played now; the two 10s are played instead.
    assert!(choices(&game, 1).contains(&"blind s4".to_owned()));
    let events = play(&mut game, 1, "play s2 s3");
    assert_eq!(
        events[1..],
        [
            Event::Uncovered { seat: seat(1), stack: stack("s2"), card: cards("4")[0] },
            Event::Uncovered { seat: seat(1), stack: stack("s3"), card: cards("1")[0] },
            Event::TurnEnded { next: seat(2) },
        ],
        "nothing can join"
    );
    assert_eq!(pile(&game), "10 10");
    assert!(is_turn_of(&game, 2));
}
