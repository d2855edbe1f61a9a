//! The lessons: for each game the booklet's examples as exercises.

use cardshed_rules::any::AnyGame;
use cardshed_rules::levels::Options;
use cardshed_rules::{GameId, PositionError, RuleId};
use cardshed_text::key;

use super::positions::{Laid, clear4, halves, plusminus};
use crate::line::lesson::Exercise;

/// The exercises of a game, in order.
#[must_use]
pub const fn of(game: GameId) -> &'static [Exercise] {
    match game {
        GameId::Clear4 => CLEAR4,
        GameId::PlusMinus => PLUSMINUS,
        GameId::Halves => HALVES,
        GameId::Levels => LEVELS,
    }
}

type SetUp = fn() -> Result<AnyGame, PositionError>;

const fn exercise(
    rule: RuleId,
    says: &'static str,
    set_up: SetUp,
    wants: &'static [&'static [&'static str]],
) -> Exercise {
    Exercise { says, after: None, rule, set_up: Some(set_up), wants }
}

const fn goes_on(rule: RuleId, says: &'static str, wants: &'static [&'static [&'static str]]) -> Exercise {
    Exercise { says, after: None, rule, set_up: None, wants }
}

const fn rule(game: GameId, number: u8) -> RuleId {
    RuleId::new(game, number)
}

const CLEAR4: &[Exercise] = &[
    exercise(
        rule(GameId::Clear4, 12),
        key!("learn-clear4-lower"),
        || clear4("8 8", "5 5 2 9", ["5 5 3", "10 4 6", "10 1 2", "9"]),
        &[&["play 5 5 s1"]],
    ),
    goes_on(rule(GameId::Clear4, 19), key!("learn-clear4-extend"), &[&["play s1"]]),
    goes_on(rule(GameId::Clear4, 30), key!("learn-clear4-four"), &[&["clear4"]]),
    Exercise {
        says: key!("learn-clear4-blind"),
        after: Some(key!("learn-clear4-over")),
        rule: rule(GameId::Clear4, 18),
        set_up: None,
        wants: &[&["play s2 s3"]],
    },
    exercise(
        rule(GameId::Clear4, 13),
        key!("learn-clear4-joker"),
        || clear4("9 7", "3 J 10 8", ["10 4 6", "9 2 5", "8 1 7", "6"]),
        &[&["play 3 J"]],
    ),
    exercise(
        rule(GameId::Clear4, 40),
        key!("learn-clear4-push"),
        || clear4("9 9 7 4 3", "PUSH 10 8", ["10 4 6", "9 2 5", "8 1 7", "6"]),
        &[&["push*"]],
    ),
    exercise(
        rule(GameId::Clear4, 45),
        key!("learn-clear4-pass"),
        || clear4("6 6 2 1", "7 10 8", ["10 4 6", "9 2 5", "8 1 7", "6 3 3"]),
        &[&["pass"]],
    ),
];

const PLUSMINUS: &[Exercise] = &[
    exercise(
        rule(GameId::PlusMinus, 11),
        key!("learn-plusminus-first"),
        || plusminus("5±3", "8±1 4±2 7±1 2±3", "1±1 6±2 9±3 10±2"),
        &[&["play 8±1", "play 2±3"]],
    ),
    exercise(
        rule(GameId::PlusMinus, 12),
        key!("learn-plusminus-above"),
        || plusminus("9±3", "2±2 10±1 4±1 6±1", "1±1 6±2 9±1 10±2"),
        &[&["play 2±2", "play 6±1"]],
    ),
    exercise(
        rule(GameId::PlusMinus, 13),
        key!("learn-plusminus-below"),
        || plusminus("1±2", "9±1 3±3 5±2 8±2", "1±1 6±2 9±3 10±2"),
        &[&["play 9±1", "play 3±3"]],
    ),
    exercise(
        rule(GameId::PlusMinus, 17),
        key!("learn-plusminus-draw"),
        || plusminus("4±1", "8±2 10±1 7±3 1±1", "5±2 6±2 9±3 10±2"),
        &[&["draw"]],
    ),
    exercise(
        rule(GameId::PlusMinus, 30),
        key!("learn-plusminus-last"),
        || plusminus("4±1", "7±2", ""),
        &[&["last"]],
    ),
];

const HALVES: &[Exercise] = &[
    exercise(
        rule(GameId::Halves, 11),
        key!("learn-halves-fit"),
        || halves("Oc/Bt", "Os/Gt Gs/Px Gx/Ps", "Bc/Pt Bs/Gx Bx/Os"),
        &[&["play Os/Gt"]],
    ),
    exercise(
        rule(GameId::Halves, 13),
        key!("learn-halves-miss"),
        || halves("Oc/Bt", "Oc/Gs Gx/Ps Ox/Pt", "Bc/Pt Bs/Gx Bx/Os"),
        &[&["play Ox/Pt"]],
    ),
    exercise(
        rule(GameId::Halves, 12),
        key!("learn-halves-turn"),
        || halves("Bt/Oc", "Ox/Gt Gs/Px Gx/Ps", "Bc/Pt Bs/Gx Bx/Os"),
        &[&["play Ox/Gt"]],
    ),
    exercise(
        rule(GameId::Halves, 14),
        key!("learn-halves-draw"),
        || halves("Oc/Bt", "Gs/Px Gx/Ps", "Bc/Pt Bs/Gx Bx/Os"),
        &[&["draw"], &["draw"]],
    ),
    exercise(
        rule(GameId::Halves, 30),
        key!("learn-halves-last"),
        || halves("Oc/Bt", "Os/Gt Gs/Px", ""),
        &[&["play Os/Gt"]],
    ),
];

/// The first level, laid down, and more to come to it.
fn runs(hand: &'static str) -> Result<AnyGame, PositionError> {
    let laid = "run G4 R5 V6 / run B10 K11 R12";
    Laid { options: Options::one_star(), level: 1, laid, hand, drawn: true }.game()
}

const LEVELS: &[Exercise] = &[
    exercise(
        rule(GameId::Levels, 10),
        key!("learn-levels-draw"),
        || {
            let hand = "G4 R5 V6 B10 K11 R12 O2 V2 G14 B1";
            Laid { options: Options::one_star(), level: 1, laid: "", hand, drawn: false }.game()
        },
        &[&["draw*"]],
    ),
    goes_on(rule(GameId::Levels, 11), key!("learn-levels-lay"), &[&["lay*"]]),
    exercise(
        rule(GameId::Levels, 23),
        key!("learn-levels-attach-run"),
        || runs("B7 O8 R3 G2 V15"),
        &[&["attach B7*", "attach R3*"], &["attach O8*", "attach G2*", "attach B7*", "attach R3*"]],
    ),
    exercise(
        rule(GameId::Levels, 21),
        key!("learn-levels-attach-pairs"),
        || {
            let laid = "same R2 B2 / same G3 V3 / same R6 O6 / same B6 K6";
            Laid { options: Options::one_star(), level: 2, laid, hand: "K2 O3 V14", drawn: true }.game()
        },
        &[&["attach*"]],
    ),
    exercise(
        rule(GameId::Levels, 13),
        key!("learn-levels-attach-mixed"),
        || {
            let laid = "run R8 G9 B10 V11 / same O3 K3 / same R9 B9";
            Laid { options: Options::two_stars(), level: 1, laid, hand: "V12 G5 K1", drawn: true }.game()
        },
        &[&["attach*"]],
    ),
    exercise(
        rule(GameId::Levels, 24),
        key!("learn-levels-joker"),
        || runs("J V15 O1 G2 K14"),
        &[&["attach J*"]],
    ),
    exercise(rule(GameId::Levels, 30), key!("learn-levels-skip"), || runs("S V15 O1 G2 K14"), &[&["skip*"]]),
    exercise(
        rule(GameId::Levels, 14),
        key!("learn-levels-discard"),
        || runs("V15 O1 G2 K14 B2"),
        &[&["discard*"]],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::lesson::game_at;

    #[test]
    fn every_exercise_can_be_set_up_and_solved() {
        for game in GameId::ALL {
            let exercises = of(game);
            assert!((5..=8).contains(&exercises.len()), "{game}");
            for number in 0..=exercises.len() {
                // The game after the last exercise is the one in which it is solved.
                let mut all = exercises.to_vec();
                all.push(Exercise { set_up: None, ..exercises[0] });
                let found = game_at(&all, number).unwrap_or_else(|error| panic!("{game} {number}: {error}"));
                assert_eq!(found.id(), game);
            }
        }
    }

    #[test]
    fn every_exercise_is_about_a_rule_of_its_game() {
        for game in GameId::ALL {
            assert!(of(game).iter().all(|exercise| exercise.rule.game() == game));
        }
    }
}
