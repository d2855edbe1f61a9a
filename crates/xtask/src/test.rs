//! Everything CI checks, what fails soonest first.

use std::io;
use std::path::Path;

use anyhow::{Result, bail};

use crate::command::{cargo, quiet, show};
use crate::page::{self, Build};
use crate::steps::{self, Output, Step};
use crate::tools::{self, WASM};
use crate::{generate, rule_ids};

/// The crates that the page runs in the browser.
const IN_THE_BROWSER: &[&str] =
    &["cardshed-rules", "cardshed-bots", "cardshed-protocol", "cardshed-table", "cardshed-text"];

/// The crate whose tests need the page, a server and a browser.
const BROWSER_TESTS: &str = "cardshed-e2e";

/// What is always checked.
const ALWAYS: [Step; 9] = [
    Step { name: "format", output: Output::Hidden, work: format },
    Step { name: "a test for every rule", output: Output::Hidden, work: rule_ids::check },
    Step { name: "generated pages", output: Output::Hidden, work: generate::check },
    Step { name: "clippy", output: Output::Hidden, work: clippy },
    Step { name: "PostgreSQL is here", output: Output::Hidden, work: postgres },
    Step { name: "Python with websockets is here", output: Output::Hidden, work: websockets },
    Step { name: "tests", output: Output::Shown, work: tests },
    Step { name: "doc tests", output: Output::Shown, work: doc_tests },
    Step { name: "rules without features", output: Output::Hidden, work: rules_without_features },
];

/// What `--fast` leaves out.
const THOROUGH: [Step; 6] = [
    Step { name: "wasm", output: Output::Hidden, work: wasm },
    Step { name: "a browser is here", output: Output::Hidden, work: browser },
    Step { name: "the page", output: Output::Shown, work: page },
    Step { name: "the page in a browser", output: Output::Shown, work: browser_tests },
    Step { name: "docs", output: Output::Hidden, work: docs },
    Step { name: "fuzz targets compile", output: Output::Hidden, work: fuzz_targets },
];

/// Checks everything, or with `fast` most of it.
pub fn run(root: &Path, fast: bool) -> Result<()> {
    if fast && tools::in_ci() {
        bail!("--fast is for work on one's own machine: CI=true leaves nothing out");
    }
    let mut all: Vec<Step> = ALWAYS.into();
    if !fast {
        all.extend(THOROUGH);
    }
    steps::run(root, &all, &mut io::stdout())
}

fn format(root: &Path) -> Result<()> {
    tools::need_component(root, "rustfmt", "fmt")?;
    quiet(cargo(root, ["fmt", "--all", "--check"]))?;
    quiet(cargo(root, ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

fn clippy(root: &Path) -> Result<()> {
    tools::need_component(root, "clippy", "clippy")?;
    quiet(cargo(
        root,
        ["clippy", "--locked", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ))
}

fn postgres(_: &Path) -> Result<()> {
    tools::need_postgres()
}

fn websockets(root: &Path) -> Result<()> {
    tools::need_websockets(root).map(drop)
}

/// The runner's own output is shown: its last line says how many tests there were.
fn tests(root: &Path) -> Result<()> {
    let mut command = if tools::has_cargo_command(root, "nextest") {
        cargo(
            root,
            ["nextest", "run", "--locked", "--workspace", "--exclude", BROWSER_TESTS, "--no-fail-fast"],
        )
    } else {
        let kinds = ["--lib", "--bins", "--tests", "--no-fail-fast"];
        cargo(root, ["test", "--locked", "--workspace", "--exclude", BROWSER_TESTS].into_iter().chain(kinds))
    };
    command.env("CARDSHED_PYTHON", tools::need_websockets(root)?);
    show(command)
}

fn doc_tests(root: &Path) -> Result<()> {
    show(cargo(root, ["test", "--locked", "--workspace", "--doc"]))
}

fn rules_without_features(root: &Path) -> Result<()> {
    let package = ["--package", "cardshed-rules", "--no-default-features"];
    quiet(cargo(
        root,
        ["clippy", "--locked", "--quiet"].into_iter().chain(package).chain(["--", "-D", "warnings"]),
    ))
}

fn wasm(root: &Path) -> Result<()> {
    tools::need_wasm(root)?;
    let packages = IN_THE_BROWSER.iter().flat_map(|package| ["--package", package]);
    quiet(cargo(
        root,
        ["build", "--locked", "--quiet", "--lib", "--target", WASM].into_iter().chain(packages),
    ))
}

fn browser(_: &Path) -> Result<()> {
    tools::need_browser()
}

fn page(root: &Path) -> Result<()> {
    page::run(root, Build::Release)
}

/// The page in a real browser against the real server. Each test has browsers of its own, so not too many at once.
pub fn browser_tests(root: &Path) -> Result<()> {
    show(cargo(root, ["build", "--locked", "--quiet", "--package", "cardshed"]))?;
    show(cargo(
        root,
        ["test", "--locked", "--package", BROWSER_TESTS, "--tests", "--", "--test-threads", "2"],
    ))
}

fn docs(root: &Path) -> Result<()> {
    let mut command = cargo(root, ["doc", "--locked", "--quiet", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    quiet(command)
}

/// Compiles the fuzz targets, so that they do not fall behind, without libFuzzer, which needs a C++ compiler.
fn fuzz_targets(root: &Path) -> Result<()> {
    let what = ["--manifest-path", "fuzz/Cargo.toml", "--no-default-features"];
    quiet(cargo(
        root,
        ["clippy", "--locked", "--quiet"].into_iter().chain(what).chain(["--", "-D", "warnings"]),
    ))
}
