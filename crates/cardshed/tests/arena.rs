//! The arena as people use it: real processes that play, and real processes that misbehave.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;

const GAMES: [&str; 4] = ["clear4", "plusminus", "halves", "levels"];

/// An answer that a game's first decision does not allow, and how the line ends that says so. Where there are turns
/// the first is one too many; where there are none, cards do fall wrongly at times.
const ILLEGAL: [(&str, &str, &str); 4] = [
    ("clear4", "done", "(CF-20)"),
    ("levels", "keep", "(EL-61)"),
    ("plusminus", "last", "(PM-30; illegal action 100 in a row)"),
    ("halves", "draw", "(TH-14; illegal action 100 in a row)"),
];

/// What the programs of these tests begin with.
const PRELUDE: &str = r#"
import json, os, sys, time
def say(message): print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    if not line: sys.exit(0)
    return json.loads(line)
"#;

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// The Python interpreter itself: what is called python3 may be a script that looks for it, every time.
fn interpreter() -> &'static str {
    static FOUND: OnceLock<String> = OnceLock::new();
    FOUND.get_or_init(|| {
        let asked = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
        let asked = asked.expect("these tests need python3 in PATH");
        assert!(asked.status.success(), "these tests need a python3 that works: {}", errors(&asked));
        String::from_utf8_lossy(&asked.stdout).trim().to_owned()
    })
}

/// Writes a Python program and gives the entry that runs it.
fn python(name: &str, body: &str) -> String {
    let file = folder().join(format!("{name}.py"));
    std::fs::write(&file, format!("{PRELUDE}{body}")).expect("the folder for tests can be written");
    format!("program:{} {}", interpreter(), file.display())
}

fn example() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    format!("program:{} {}", interpreter(), file.display())
}

fn arena(args: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_cardshed")).arg("arena").args(args).output();
    output.expect("the binary was built for this test")
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The report of an arena that ends well, and what it said on standard error.
fn report(args: &[&str]) -> (Value, String) {
    let output = arena(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{args:?}: {}", errors(&output));
    let report = serde_json::from_slice(&output.stdout).expect("the report is JSON");
    (report, errors(&output))
}

/// The report without what depends on the machine.
fn figures(args: &[&str]) -> (Value, String) {
    let (mut report, errors) = report(args);
    for of_the_machine in ["threads", "seconds", "games_per_second"] {
        assert!(report.as_object_mut().is_some_and(|report| report.remove(of_the_machine).is_some()));
    }
    for bot in report["bots"].as_array_mut().expect("a list") {
        for of_the_machine in ["median_decision_ms", "p99_decision_ms", "longest_decision_ms"] {
            assert!(bot.as_object_mut().is_some_and(|bot| bot.remove(of_the_machine).is_some()));
        }
    }
    (report, errors)
}

/// Runs a program against a bot; it must forfeit all its games for that reason and be given up after three.
fn forfeits(name: &str, body: &str, more: &[&str], reason: &str) {
    let program = python(name, body);
    let bots = format!("easy,{program}");
    let args = [&["-g", "plusminus", "-b", &bots, "-n", "5", "-t", "2"], more].concat();
    let (report, errors) = report(&args);
    let label = program.trim_start_matches("program:");
    let line = format!("cardshed: {label} at seat 2 forfeits deal 1, rotation 1: {reason}");
    assert!(errors.lines().any(|said| said.starts_with(&line)), "no {line:?} in:\n{errors}");
    assert!(errors.contains("deal 2, rotation 1") && !errors.contains("deal 2, rotation 2"), "{errors}");
    let given_up = format!("cardshed: {label}: 3 forfeits in a row; it is not started again");
    assert_eq!(errors.matches(&given_up).count(), 1, "{errors}");
    assert_eq!((&report["games"], &report["bots"][1]["forfeits"]), (&10.into(), &10.into()));
    assert_eq!(report["bots"][0]["win_share"]["value"], 1.0);
    assert_eq!(report["bots"][0]["forfeits"], 0);
    assert_eq!(report["forfeited_share"], 1.0);
}

#[test]
fn the_figures_are_the_same_whatever_the_threads() {
    for game in GAMES {
        for (bots, players) in
            [("easy,medium,random:pace=child", "3"), ("hard:iterations=5,easy:pace=expert", "4")]
        {
            let run = |threads| figures(&["-g", game, "-b", bots, "-p", players, "-n", "12", "-t", threads]);
            let (one, three) = (run("1"), run("3"));
            assert_eq!(one, three, "{game}, {bots}");
            assert_eq!(one.1, "");
            let rotations = bots.split(',').count();
            assert_eq!(one.0["games"], 12 * rotations);
        }
    }
}

#[test]
fn the_python_example_plays_every_game_without_a_fault_and_the_same_again() {
    let example = example();
    for game in GAMES {
        for players in ["2", "3", "4"] {
            let bots = format!("random,{example}");
            let run = |threads| figures(&["-g", game, "-b", &bots, "-p", players, "-n", "4", "-t", threads]);
            let (report, errors) = run("1");
            assert_eq!(errors, "", "{game}");
            assert_eq!(report["forfeited_share"], 0.0);
            assert_eq!(report["bots"][1]["name"], "example");
            assert!(
                report["bots"][1]["decisions"].as_u64().is_some_and(|decisions| decisions > 20),
                "{game}"
            );
            assert_eq!((report, errors), run("3"), "{game}, {players} players");
        }
    }
}

#[test]
fn luck_cancels_between_equals() {
    let (report, _) = figures(&["-g", "plusminus", "-b", "easy,easy", "-p", "4", "-n", "25"]);
    for bot in [0, 1] {
        assert_eq!(report["bots"][bot]["win_share"]["value"], 0.5);
        assert_eq!(report["bots"][bot]["rating"]["value"], 0.0);
    }
    assert_eq!(report["bots"][1]["bot"], "easy #2");
}

#[test]
fn whoever_is_quicker_wins() {
    let (report, _) = figures(&["-g", "halves", "-b", "random:pace=expert,random:pace=child", "-n", "50"]);
    let [quick, slow] = [0, 1].map(|bot| report["bots"][bot]["win_share"]["value"].as_f64());
    assert!(quick > Some(0.8) && slow < Some(0.2), "{report:#}");
}

#[test]
fn a_program_that_ends_forfeits() {
    forfeits("ends", "sys.exit(3)", &[], "ended (exit status: 3)");
    let bots = format!("easy,{}", python("ends", "sys.exit(3)"));
    let table = arena(&["-g", "halves", "-b", &bots, "-n", "5"]);
    let shown = String::from_utf8_lossy(&table.stdout);
    assert!(
        table.status.success() && shown.contains("Two Halves, 2 players, printed rules: 5 deals"),
        "{shown}"
    );
    assert!(shown.lines().any(|row| row.starts_with("  easy ") && row.contains("  100.00 (")), "{shown}");
    let later = r#"hear(); say({"protocol": 1, "name": "brief"}); hear(); hear()"#;
    forfeits("ends_later", later, &[], "ended (exit status: 0)");
}

#[test]
fn a_program_that_talks_nonsense_forfeits() {
    let hello = |then: &str| {
        format!(
            r#"
hear(); say({{"protocol": 1, "name": "nonsense"}})
while True:
    if hear()["type"] == "decide":
        {then}"#
        )
    };
    forfeits(
        "hello",
        "hear(); print('hi', flush=True); hear()",
        &[],
        r#"answered "hi", which is not {"protocol": …, "name": …}: expected value"#,
    );
    forfeits(
        "newer",
        r#"hear(); say({"protocol": 2, "name": "newer"}); hear()"#,
        &[],
        "speaks protocol 2, not 1",
    );
    forfeits(
        "garbage",
        &hello("print('\\x1b[31m???', flush=True)"),
        &[],
        r#"answered "\u{1b}[31m???", which is not {"action": …} or {"wait": true}: "#,
    );
    forfeits(
        "unknown",
        &hello(r#"say({"action": "fly"})"#),
        &[],
        r#"answered an action that is none: "fly" is not an action: play CARD, draw or last"#,
    );
    forfeits(
        "endless",
        &hello("print('x' * (1 << 21), flush=True)"),
        &[],
        "wrote a line of more than 1048576 bytes",
    );
}

#[test]
fn a_program_that_only_answers_illegal_actions_forfeits_and_is_told_the_rule() {
    for (game, action, end) in ILLEGAL {
        let body = format!(
            r#"
hear(); say({{"protocol": 1, "name": "stubborn"}})
while True:
    if hear()["type"] == "decide": say({{"action": "{action}", "after_ms": 0}})"#
        );
        let bots = format!("{},easy", python(&format!("illegal_{game}"), &body));
        let (report, errors) = report(&["-g", game, "-b", &bots, "-n", "1"]);
        let line = format!("at seat 1 forfeits deal 1, rotation 1: answered {action:?}, which is refused: ");
        assert!(errors.lines().any(|said| said.contains(&line) && said.ends_with(end)), "{errors}");
        assert_eq!(report["bots"][0]["forfeits"], 2);
    }
}

#[test]
fn a_program_that_hangs_forfeits_and_nothing_is_left_of_it() {
    let pids = folder().join("hanging.txt");
    let _ = std::fs::remove_file(&pids);
    let body =
        format!("open({:?}, 'a').write(f'{{os.getpid()}}\\n'); time.sleep(1000)", pids.display().to_string());
    forfeits("hanging", &body, &["--timeout", "1"], "gave no answer within 1 s");
    let pids = std::fs::read_to_string(pids).expect("it ran, and wrote who it was");
    assert!(pids.lines().count() >= 3, "it is started anew after a forfeit");
    for pid in pids.lines() {
        let left = std::fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        assert!(!left.contains("hanging"), "process {pid} is still there: {left}");
    }
}

#[test]
fn a_program_that_waits_for_ever_forfeits() {
    let waits = r#"
hear(); say({"protocol": 1, "name": "patient"})
while True:
    if hear()["type"] == "decide": say({"wait": True})"#;
    let program = python("waits", waits);
    let bots = format!("{program},{program}");
    let (report, errors) = report(&["-g", "halves", "-b", &bots, "-n", "2"]);
    assert!(
        errors.contains("forfeits deal 1, rotation 1: waits like everybody else, although it could act"),
        "{errors}"
    );
    assert_eq!(report["forfeited_share"], 1.0);
}

#[test]
fn a_program_that_fails_now_and_then_is_started_anew_and_counted_the_same_whatever_the_threads() {
    let moody = r#"
hear(); say({"protocol": 1, "name": "moody"})
while True:
    message = hear()
    if message["type"] == "start" and message["seed"][0] in "0123456":
        os.write(2, b"in a mood\n")
        sys.exit(1)
    if message["type"] == "decide": say({"action": message["actions"][0]})"#;
    let bots = format!("{},easy", python("moody", moody));
    let run = |threads| figures(&["-g", "halves", "-b", &bots, "-n", "12", "-t", threads]);
    let (one, said) = run("1");
    let forfeits = one["bots"][0]["forfeits"].as_u64();
    assert!(forfeits > Some(3) && forfeits < Some(24), "{one:#}");
    assert!(said.contains("in a mood\n"), "its standard error is passed on");
    let (three, said_by_three) = run("3");
    assert_eq!(one, three);
    let ours = |said: &str| -> Vec<String> {
        said.lines().filter(|line| line.starts_with("cardshed: ")).map(ToOwned::to_owned).collect()
    };
    assert_eq!(ours(&said), ours(&said_by_three));
}

#[test]
fn what_cannot_be_played_is_an_error_before_anything_starts() {
    let failing = |args: &[&str]| {
        let output = arena(args);
        let errors = errors(&output);
        assert!(!output.status.success() && output.stdout.is_empty(), "{args:?}: {errors}");
        assert!(!errors.contains("panicked"), "{errors}");
        errors
    };
    let with = |bots: &str| failing(&["-g", "halves", "-b", bots]);
    assert!(with("easy,/no/such/bot").contains("cannot start \"/no/such/bot\": No such file"));
    assert!(with("program:no-such-bot -x,easy").contains("cannot start \"no-such-bot\": No such file"));
    assert!(with("easy,/").contains("cannot start \"/\": Permission denied"));
    assert!(with("easy,best").contains("--bots: \"best\" is not a bot: random, easy, medium or hard"));
    assert!(with("easy,").contains("\"\" is not a bot"));
    assert!(with("program:,easy").contains("program: needs an executable"));
    assert!(
        with("easy,easy,easy,easy,easy").contains("5 bots are more than the game's largest table can take")
    );
    assert!(
        failing(&["-g", "halves", "-b", "easy,easy,easy", "-p", "2"]).contains("more than 2 seats can take")
    );
    assert!(
        failing(&["-g", "halves", "-b", "easy", "-p", "6"]).contains("Two Halves is for 2, 3 or 4 players")
    );
    assert!(
        failing(&["-g", "halves", "-b", "easy", "--timeout", "0"]).contains("seconds from 0.001 to 3600")
    );
    assert!(failing(&["-g", "halves", "-b", "easy", "-o", "fast"]).contains("--options: there is no option"));
}

/// The lines of the example in the protocol's page that begin with that arrow.
fn documented(arrow: &str) -> Vec<Value> {
    let page = include_str!("../../../docs/bot-protocol.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix(arrow));
    lines.map(|line| serde_json::from_str(line).expect("an example is JSON")).collect()
}

#[test]
fn the_documented_exchange_is_what_a_program_gets() {
    let record = folder().join("exchange.txt");
    let answers = serde_json::to_string(&documented("← ")).expect("plain values");
    // Beyond the page's answers it does the first thing listed, as the page says.
    let body = format!(
        r#"
answers = json.loads({answers:?})
with open({:?}, "w") as record:
    while True:
        message = hear()
        record.write(json.dumps(message) + "\n")
        if answers and message["type"] in ("hello", "decide"): say(answers.pop(0))
        elif message["type"] == "decide": say({{"action": message["actions"][0]}})
"#,
        record.display().to_string()
    );
    let bots = format!("{},random", python("documented", &body));
    // The command of the page.
    report(&["--game", "plusminus", "--bots", &bots, "--games", "1", "--seed", "3", "--threads", "1"]);
    let heard = std::fs::read_to_string(record).expect("it ran, and wrote what it heard");
    let mut heard = heard.lines().map(|line| serde_json::from_str::<Value>(line).expect("it wrote JSON"));
    for line in documented("→ ") {
        assert!(heard.any(|heard| heard == line), "not said, or not in this order: {line}");
    }
}
