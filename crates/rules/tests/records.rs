//! Records that are wrong: the error names the line.

#![allow(clippy::unwrap_used)]

use cardshed_rules::record::{Problem, Record, RecordError};

const HEADER: &str = r#"{"cardshed":"record","format":1,"game":"plusminus","options":"","start":{"seat":2},"seats":["Ada","Bo"],"seed":"0100000000000000000000000000000000000000000000000000000000000000"}"#;

fn replay(lines: &[&str]) -> Result<(), RecordError> {
    Record::parse(&lines.join("\n"))?.replay(|_, _, _| {}).map(|_| ())
}

fn error(lines: &[&str]) -> String {
    replay(lines).unwrap_err().to_string()
}

#[test]
fn a_record_starts_with_its_header() {
    assert_eq!(error(&[r#"{"seat":1,"action":"draw"}"#]), "line 1: a record starts with its header");
    assert_eq!(error(&[]), "line 1: 0 records where one was expected");
    assert_eq!(error(&[HEADER, HEADER]), "line 1: 2 records where one was expected");
}

#[test]
fn a_line_that_is_not_one() {
    assert_eq!(error(&[HEADER, "{}"]), "line 2: neither a header, nor an action, nor an outcome");
    assert!(error(&[HEADER, "draw"]).starts_with("line 2: expected"));
    assert!(error(&[HEADER, r#"{"seat":7,"action":"draw"}"#]).contains("seat 7 is not from 1 to 6"));
}

#[test]
fn a_header_that_cannot_be_dealt() {
    assert_eq!(
        error(&[&HEADER.replace("\"format\":1", "\"format\":2")]),
        "line 1: format 2 is not known; this program reads format 1"
    );
    assert_eq!(
        error(&[&HEADER.replace("\"Bo\"", "\"Bo\",\"C\",\"D\",\"E\"")]),
        "line 1: Plus Minus is for 2, 3, 4 or 6 players, not 5"
    );
    assert_eq!(error(&[&HEADER.replace("\"Ada\",", "")]), "line 1: 1 seats, not 2 to 6");
    assert_eq!(
        error(&[&HEADER.replace("\"options\":\"\"", "\"options\":\"fast\"")]),
        "line 1: there is no option \"fast\" (this game has none)"
    );
    assert_eq!(
        error(&[&HEADER.replace("{\"seat\":2}", "{\"seat\":3}")]),
        "line 1: seat 3 cannot have the start: there are 2 seats"
    );
}

#[test]
fn an_action_that_is_not_legal_names_its_line_and_rule() {
    let found = error(&["", HEADER, r#"{"seat":1,"action":"draw"}"#, "", r#"{"seat":2,"action":"last"}"#]);
    assert_eq!(
        found,
        "line 5: \"last\" is refused: only your very last card may be laid face down, and you have 36 (PM-30)"
    );
    assert_eq!(
        error(&[HEADER, r#"{"seat":1,"action":"jump"}"#]),
        "line 2: \"jump\" is not an action: play CARD, draw or last"
    );
}

#[test]
fn an_end_that_is_not_the_games() {
    let end = r#"{"outcome":{"ending":"won","winners":[1],"points":[0,7]}}"#;
    assert_eq!(error(&[HEADER, end]), "line 2: an outcome, but the game is not over");
    assert_eq!(
        error(&[HEADER, r#"{"seat":1,"action":"draw"}"#]),
        "line 2: the record breaks off after this line, without an outcome"
    );
    let whole = include_str!("golden/records/plusminus-printed.jsonl");
    let (rest, last) = whole.trim_end().rsplit_once('\n').unwrap();
    let wrong = format!("{rest}\n{}", last.replace("\"won\"", "\"deadlocked\""));
    let found = Record::parse(&wrong).unwrap().replay(|_, _, _| {}).unwrap_err();
    assert_eq!(found.line, whole.lines().count());
    assert!(matches!(found.problem, Problem::OtherOutcome { .. }));
}

#[test]
fn a_state_that_is_not_the_games() {
    let whole = include_str!("golden/records/plusminus-printed.jsonl");
    assert_eq!(whole.matches("\"state\"").count(), 1);
    let at = whole.lines().position(|line| line.contains("\"state\"")).unwrap();
    let wrong = whole.replace("\"version\":", "\"version\":1");
    let found = Record::parse(&wrong).unwrap().replay(|_, _, _| {}).unwrap_err();
    assert_eq!((found.line, found.problem), (at + 1, Problem::OtherState));
}
