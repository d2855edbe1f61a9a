//! Cards, actions and options as text.

use super::*;
use crate::options::OptionsError;

#[test]
fn actions_are_read_in_any_case_and_spacing() {
    for (typed, written) in [
        ("DRAW", "draw"),
        (" draw  3 ", "draw 3"),
        ("Lay r4 R5 j6 / b2 g2", "lay R4 R5 J6 / B2 G2"),
        ("attach jr 2.1", "attach JR 2.1"),
        ("discard j", "discard J"),
        ("skip 6", "skip 6"),
        ("keep r6 j j r5", "keep R5 R6 J J"),
        ("keep", "keep"),
    ] {
        assert_eq!(typed.parse::<Action>().unwrap().to_string(), written);
    }
}

#[test]
fn what_is_no_action_is_refused() {
    let long = format!("lay {}", "J1 ".repeat(12));
    for text in [
        "",
        "draw 7",
        "draw 0",
        "lay",
        "lay R4 /",
        "lay / R4",
        "lay R16",
        "lay R0",
        "lay R04",
        "lay R+4",
        "attach R7",
        "attach R7 2",
        "attach R7 2.0",
        "attach R7 2.x",
        "attach R7 2.300",
        "discard",
        "discard J6",
        "discard R1 R2",
        "skip",
        "keep R5 R5",
        "keep S S S S S",
        "discard Ä1",
        "lay J16",
        &long,
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn cards_round_trip() {
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Face::of(card).to_string().parse(), Ok(Face::of(card)));
        assert_eq!(Face::of(card).card(), card);
    }
    for number in Number::all() {
        let joker = Face::joker_number(number);
        assert_eq!(joker.to_string().parse(), Ok(joker));
    }
    for colour in Colour::ALL {
        let joker = Face::joker_colour(colour);
        assert_eq!(joker.to_string().parse(), Ok(joker));
    }
}

#[test]
fn combinations_on_the_table_round_trip_and_wrong_ones_are_refused() {
    for text in ["run R4 J5 B6", "same R2 J2 J2", "colour R1 R9 JR", "run R4 R5 R6", "colour R4 R5 R6"] {
        let laid: Laid = text.parse().unwrap();
        assert_eq!(laid.to_string(), text);
        assert!(laid.is_sound());
    }
    for text in
        ["", "run", "row R1 R2", "run R4 R4 R5", "same R2 J3", "colour R1 J2", "colour R1 R1", "run R1 S"]
    {
        assert!(text.parse::<Laid>().is_err(), "{text}");
    }
}

#[test]
fn options_round_trip() {
    for text in [
        "",
        "levels=two_stars",
        "keep_from=3",
        "levels=two_stars,keep_from=never",
        "levels=two_stars,keep_from=8",
        "levels=2r3.4s2.r3-c4",
        "levels=2r3.4s2.r3-c4,keep_from=1",
        "levels=5s2",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    assert_eq!("levels=one_star,keep_from=never".parse(), Ok(Options::one_star()));
    assert_eq!("levels=s2-s2-R3".parse::<Options>().unwrap().to_string(), "levels=2s2-r3");
}

#[test]
fn wrong_options_say_what_is_wrong() {
    for (text, problem) in [
        ("levels=", r#"option "levels": "" is not a combination such as r3, s2 or 2c4"#),
        ("levels=r1", r#"option "levels": "r1" is not of 2 to 10 cards"#),
        ("levels=r11", r#"option "levels": "r11" is not of 2 to 10 cards"#),
        ("levels=x3", r#"option "levels": "x3" is not a combination such as r3, s2 or 2c4"#),
        ("levels=0r3", r#"option "levels": "0r3" is not a combination such as r3, s2 or 2c4"#),
        ("levels=r+3", r#"option "levels": "r+3" is not a combination such as r3, s2 or 2c4"#),
        ("levels=r6-s5", r#"option "levels": level "r6-s5" cannot be paid from 10 cards"#),
        ("levels=9999999r2", r#"option "levels": level "9999999r2" has more than 5 combinations"#),
        ("levels=s2.s2.s2.s2.s2.s2.s2.s2.s2.s2.s2.s2.s2", r#"option "levels": more than 12 levels"#),
        ("levels=s2,keep_from=2", r#"option "keep_from": "2" is not a level from 1 to 1, nor never"#),
        ("keep_from=0", r#"option "keep_from": "0" is not a level from 1 to 8, nor never"#),
        ("keep_from", r#"option "keep_from": "" is not a level from 1 to 8, nor never"#),
    ] {
        assert_eq!(text.parse::<Options>().unwrap_err().to_string(), problem);
    }
    assert!(matches!("stars=2".parse::<Options>(), Err(OptionsError::Unknown { .. })));
}
