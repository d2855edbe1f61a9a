//! The binary as people use it: real processes, files and pipes.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const GAMES: [&str; 4] = ["clear4", "plusminus", "halves", "levels"];

/// Runs `cardshed`, with a text on its standard input.
fn cardshed_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cardshed"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A command that reads nothing may be gone before everything is written.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

/// What a command that succeeds prints.
fn cardshed(args: &[&str]) -> String {
    piped(args, "")
}

fn piped(args: &[&str], input: &str) -> String {
    let output = cardshed_with(args, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that fails says.
fn failing(args: &[&str], input: &str) -> String {
    let output = cardshed_with(args, input);
    assert!(!output.status.success(), "{args:?} should fail");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!error.contains("panicked"), "{error}");
    error
}

/// A folder of the test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn simulate_gives_the_same_games_whatever_the_threads() {
    let folder = folder("threads");
    for game in GAMES {
        let run = |threads: &str| {
            let file = folder.join(format!("{game}-{threads}.jsonl"));
            let args = ["simulate", "-g", game, "-p", "3", "-n", "150", "-t", threads, "--json", "--record"];
            let report = cardshed(&[&args[..], &[file.to_str().unwrap()]].concat());
            let mut report: serde_json::Value = serde_json::from_str(&report).unwrap();
            for of_the_machine in ["threads", "seconds", "games_per_second", "actions_per_second"] {
                assert!(report.as_object_mut().unwrap().remove(of_the_machine).is_some());
            }
            (report, std::fs::read_to_string(file).unwrap())
        };
        let (one, four) = (run("1"), run("4"));
        assert_eq!(one.0, four.0, "{game}");
        assert!(one.1 == four.1, "{game}: the records differ");
        assert_eq!(one.0["games"], 150);
    }
}

#[test]
fn simulated_records_verify_and_replay_with_and_without_states() {
    let folder = folder("records");
    for game in GAMES {
        for states in [false, true] {
            let file = folder.join(format!("{game}-{states}.jsonl"));
            let path = file.to_str().unwrap();
            let mut args = vec!["simulate", "-g", game, "-n", "2", "--seed", "9", "--record", path];
            args.extend(states.then_some("--states"));
            cardshed(&args);
            let verified = cardshed(&["verify", path]);
            assert!(verified.starts_with("2 games with "), "{verified}");
            let shown = cardshed(&["replay", path, "--number", "2"]);
            assert!(shown.starts_with("Game 2: ") && shown.contains("the end: "), "{shown}");
        }
    }
}

#[test]
fn a_record_that_was_changed_is_found_out() {
    let file = folder("changed").join("one.jsonl");
    let path = file.to_str().unwrap();
    cardshed(&["simulate", "-g", "plusminus", "-n", "1", "--record", path]);
    let text = std::fs::read_to_string(&file).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.remove(1);
    std::fs::write(&file, lines.join("\n")).unwrap();
    let error = failing(&["verify", path], "");
    assert!(error.contains("one.jsonl: line "), "{error}");
}

#[test]
fn a_position_is_dealt_drawn_listed_played_on_and_counted() {
    for game in GAMES {
        let dealt = cardshed(&["position", "deal", "-g", game, "--seed", "3"]);
        assert!(!piped(&["position", "show"], &dealt).is_empty());
        assert!(!piped(&["position", "show", "--seat", "1"], &dealt).is_empty());
        let legal = piped(&["position", "legal", "-"], &dealt);
        let count = piped(&["position", "count", "--depth", "1"], &dealt);
        assert_eq!(count.trim(), legal.lines().count().to_string(), "{game}");
        let divided = piped(&["position", "count", "--depth", "2", "--divide"], &dealt);
        let (parts, whole) = divided.trim().rsplit_once('\n').unwrap();
        let sum: u64 =
            parts.lines().map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum();
        assert_eq!(sum.to_string(), whole, "{game}");

        let first = legal.lines().next().unwrap();
        let next = piped(&["position", "apply", "-", first, "--events"], &dealt);
        let version =
            |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["version"].clone();
        assert_eq!((version(&dealt), version(&next)), (0.into(), 1.into()), "{game}");
    }
}

#[test]
fn wrong_positions_and_actions_are_named() {
    let dealt = cardshed(&["position", "deal", "-g", "plusminus"]);
    let error = failing(&["position", "apply", "-", "draw"], &dealt);
    assert!(error.contains("say whose action it is, such as '1: draw'"), "{error}");
    let error = failing(&["position", "apply", "-", "1: last"], &dealt);
    assert!(error.contains("\"1: last\" is refused") && error.contains("(PM-30)"), "{error}");
    let error = failing(&["position", "show"], "{}");
    assert!(error.contains("missing field `game`"), "{error}");
    let error = failing(&["position", "show"], &dealt.replacen("\"pile\": [", "\"pile\": [\"5±3\", ", 1));
    assert!(error.contains("is not a possible position:\n  - "), "{error}");
    assert!(failing(&["position", "show", "/no/such/file"], "").contains("cannot read /no/such/file"));
    assert!(failing(&["position", "legal", "--seat", "5"], &dealt).contains("there is no seat 5: 2 play"));
}

#[test]
fn wrong_options_are_named() {
    let simulate = |rest: &[&str]| failing(&[&["simulate"], rest].concat(), "");
    assert!(simulate(&["-g", "chess"]).contains("a game: clear4, plusminus, halves or levels"));
    assert!(simulate(&["-g", "halves", "-p", "6"]).contains("Two Halves is for 2, 3 or 4 players, not 6"));
    assert!(simulate(&["-g", "clear4", "-p", "9"]).contains("a table has 2 to 6 players"));
    assert!(simulate(&["-g", "clear4", "-o", "fast"]).contains("there is no option \"fast\""));
    assert!(simulate(&["-g", "clear4", "-n", "0"]).contains("invalid value '0'"));
    assert!(simulate(&["-g", "clear4", "--states"]).contains("--record"));
    assert!(simulate(&["-g", "clear4", "--seed", "x"]).contains("64 hexadecimal digits, or a number"));
    assert!(
        simulate(&["-g", "clear4", "--record", "/no/such/folder/x"])
            .contains("cannot write /no/such/folder/x")
    );
    assert!(failing(&["rules", "CF-99"], "").contains("nor a rule such as CF-11"));
    assert!(failing(&["verify"], "").contains("holds no record"));
    assert!(failing(&["verify"], "hello").contains("line 1: "));
    assert!(failing(&["replay", "-n", "3"], "").contains("the file has 0 records, not 3"));
}

#[test]
fn the_rules_are_printed() {
    for (game, prefix) in GAMES.into_iter().zip(["CF", "PM", "TH", "EL"]) {
        assert!(cardshed(&["rules", game]).contains(&format!("- **{prefix}-01**")));
    }
    assert!(cardshed(&["rules", "pm-12"]).starts_with("PM-12 "));
}

#[test]
fn a_person_plays_a_whole_game_from_the_list() {
    for (game, players) in GAMES.into_iter().zip(["3", "2", "2", "2"]) {
        // Always the first of the list: whatever that comes to, the game ends or the input does.
        let said = piped(&["play", game, "--players", players, "--seed", "1"], &"1\n".repeat(3_000));
        assert!(said.contains("the end: ") || said.ends_with("Goodbye.\n"), "{game}");
        assert!(said.contains("points: ") || said.ends_with("Goodbye.\n"), "{game}");
    }
}

#[test]
fn a_person_is_asked_told_the_rule_and_can_leave() {
    let script = "chess\n2\n5\n2\nlast\nrules PM-11\nnonsense\n?\nlist\n\nq\n";
    let said = piped(&["play", "--seed", "5"], script);
    for expected in [
        "Which game?",
        "type a number from 1 to 4, or a game's name",
        "Plus Minus is for 2, 3, 4, 6 players",
        "not possible: only your very last card may be laid face down, and you have 36",
        "PM-30 If your deck is used up",
        "PM-11 A card fits",
        "\"nonsense\" is not an action",
        "Noor",
        "Goodbye.",
    ] {
        assert!(said.contains(expected), "no {expected:?} in:\n{said}");
    }
}

/// The record of a round at a table whose people left it to bots.
fn record_of_a_table() -> String {
    use cardshed_protocol::{Command, Millis, Request, TableId, TableSettings};
    use cardshed_table::{ConnId, Identity, Input, Output, Table};

    let settings = TableSettings { rounds: Some(1), ..TableSettings::new(cardshed_rules::GameId::PlusMinus) };
    let (id, master) = (TableId([1; 12]), [2; 32]);
    let (mut table, opened) = Table::open(Millis(0), id, master, settings, 2).unwrap();
    let mut entries = vec![opened];
    let mut give = |table: &mut Table, now: Millis, input: Input| {
        entries.extend(table.handle(now, input).into_iter().filter_map(|output| match output {
            Output::Persist(entry) => Some(entry),
            _ => None,
        }));
    };
    for number in [1_u8, 2] {
        let (conn, name) = (ConnId(number.into()), format!("person {number}").parse().unwrap());
        give(&mut table, Millis(0), Input::Connect { conn, identity: Identity([number; 16]), name });
        let seat = number.to_string().parse().unwrap();
        for command in [Command::Sit { seat }, Command::Ready { ready: true }] {
            give(&mut table, Millis(0), Input::Request { conn, request: Request { id: None, command } });
        }
    }
    for conn in [ConnId(1), ConnId(2)] {
        give(&mut table, Millis(0), Input::Disconnect { conn });
    }
    while let Some(now) = table.next_wake() {
        give(&mut table, now, Input::Wake);
    }
    Table::records(id, master, &entries).unwrap().concat()
}

#[test]
fn verify_checks_the_proof_of_a_tables_deal() {
    let record = record_of_a_table();
    let said = piped(&["verify", "-"], &record);
    assert!(said.contains("1 of them from tables"), "{said}");
    let forged = record.replacen("\"number\":0", "\"number\":1", 1);
    assert_ne!(forged, record);
    let said = failing(&["verify", "-"], &forged);
    assert!(said.contains("the seed does not follow from the secret and the nonces"), "{said}");
}

#[test]
fn a_server_does_not_start_on_a_database_that_cannot_keep_its_tables() {
    for (address, says) in
        [("sqlite::memory:", "name a file"), ("mysql://cards", "sqlite:FILE or postgres://")]
    {
        let error = failing(&["serve", "--listen", "127.0.0.1:0", "--database", address], "");
        assert!(error.contains(says), "{address}: {error}");
    }
}
