//! The programs the tasks need: found, installed, or asked for.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::command::{answer, cargo, quiet, rustup};

/// What the page and its crates are compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Whether there is a `cargo <name>`.
pub fn has_cargo_command(root: &Path, name: &str) -> bool {
    answer(cargo(root, [name, "--version"])).is_some()
}

/// Sees to it that the toolchain has this component, which brings `cargo <command>`.
///
/// # Errors
/// If it is missing and rustup cannot bring it: then with what to do.
pub fn need_component(root: &Path, component: &str, command: &str) -> Result<()> {
    if has_cargo_command(root, command) {
        return Ok(());
    }
    quiet(rustup(root, ["component", "add", component])).with_context(|| {
        format!(
            "`cargo {command}` is missing and rustup could not add it. Run `rustup component add {component}` in \
             the repository, or install {component} for this toolchain by other means"
        )
    })
}

/// Sees to it that the toolchain can compile for wasm. `rust-toolchain.toml` asks for that too, but in vain where
/// rustup may not install by itself.
///
/// # Errors
/// If it cannot and rustup cannot help: then with what to do.
pub fn need_wasm(root: &Path) -> Result<()> {
    let has_wasm = || {
        let mut rustc = Command::new("rustc");
        rustc.args(["--print", "target-libdir", "--target", WASM]).current_dir(root);
        answer(rustc).is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if has_wasm() {
        return Ok(());
    }
    let advice = || {
        format!(
            "this toolchain cannot compile for {WASM}, and rustup could not change that. Run `rustup target add \
             {WASM}` in the repository, or install the standard library for it by other means"
        )
    };
    quiet(rustup(root, ["target", "add", WASM])).with_context(advice)?;
    if has_wasm() { Ok(()) } else { bail!(advice()) }
}

/// Sees to it that there is a `cargo <name>`, without installing it: building one takes minutes.
///
/// # Errors
/// If it is missing: then with the command that installs it.
pub fn need_cargo_command(root: &Path, name: &str) -> Result<()> {
    if has_cargo_command(root, name) {
        return Ok(());
    }
    bail!("`cargo {name}` is missing. Install it with `cargo install --locked cargo-{name}`")
}

/// Sees to it that there is a nightly toolchain.
///
/// # Errors
/// If it is missing: then with the command that installs it.
pub fn need_nightly(root: &Path) -> Result<()> {
    if answer(rustup(root, ["run", "nightly", "rustc", "--version"])).is_some() {
        return Ok(());
    }
    bail!(
        "a nightly toolchain is missing. Install it with `rustup toolchain install nightly --profile minimal`"
    )
}

/// Sees to it that PostgreSQL's own programs are there: the server's tests start a database of their own with them.
///
/// # Errors
/// If they are missing and this is no Debian where we may install them: then with what to do.
pub fn need_postgres() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    let advice = "PostgreSQL is missing: the server's tests need initdb and pg_ctl. Install it with `apt-get install \
                  postgresql` (Debian, Ubuntu), or put the folder with both into PATH";
    install_on_debian(&["postgresql"], advice)?;
    if has_postgres() { Ok(()) } else { bail!(advice) }
}

/// Sees to it that there are a browser and its driver: the page is tested in a real one.
///
/// # Errors
/// If they are missing and this is no Debian where we may install them: then with what to do.
pub fn need_browser() -> Result<()> {
    let has_browser =
        || ["chromium", "chromedriver"].iter().all(|name| answer(program(name, &["--version"])).is_some());
    if has_browser() {
        return Ok(());
    }
    let advice = "a browser is missing: the page's tests need chromium and chromedriver. Install both with `apt-get \
                  install chromium chromium-driver` (Debian), or put them into PATH";
    install_on_debian(&["chromium", "chromium-driver"], advice)?;
    if has_browser() { Ok(()) } else { bail!(advice) }
}

/// Installs packages where that is ours to do: as root on Debian.
fn install_on_debian(packages: &[&str], advice: &'static str) -> Result<()> {
    if !is_root() || answer(program("apt-get", &["--version"])).is_none() {
        bail!(advice);
    }
    let install = || {
        let mut install = program("apt-get", &["install", "--yes", "--no-install-recommends"]);
        install.args(packages).env("DEBIAN_FRONTEND", "noninteractive");
        install
    };
    let installed = quiet(install()).or_else(|_| {
        // The list of packages may be too old, or not there at all.
        quiet(program("apt-get", &["update"]))?;
        quiet(install())
    });
    installed.context(advice)
}

/// A Python with the package `websockets`, which the example of a client needs: the one in the path, Debian's own, or one
/// in a folder of our own that is made for it.
///
/// # Errors
/// If there is none and none can be made: then with what to do.
pub fn need_websockets(root: &Path) -> Result<PathBuf> {
    let own =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join("python");
    let interpreter = own.join("bin/python3");
    let find = || {
        let candidates = [PathBuf::from("python3"), PathBuf::from("/usr/bin/python3"), interpreter.clone()];
        candidates.into_iter().find(|python| has_websockets(python))
    };
    if let Some(python) = find() {
        return Ok(python);
    }
    let advice = "Python's package websockets is missing: the example of a client needs python3 with it. Install it with \
                  `apt-get install python3-websockets` (Debian, Ubuntu) or `python3 -m pip install websockets`";
    if is_root() && answer(program("apt-get", &["--version"])).is_some() {
        install_on_debian(&["python3-websockets"], advice)?;
    } else {
        let mut make = program("python3", &["-m", "venv"]);
        make.arg(&own);
        quiet(make).context(advice)?;
        let mut install = Command::new(&interpreter);
        install.args(["-m", "pip", "install", "--quiet", "websockets"]);
        quiet(install).context(advice)?;
    }
    find().context(advice)
}

fn has_websockets(python: &Path) -> bool {
    let mut command = Command::new(python);
    command.args(["-c", "import websockets"]);
    answer(command).is_some()
}

/// Debian keeps them out of the path, one folder a version.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.chain(env::split_paths(&path));
    folders.any(|folder| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file()))
}

fn is_root() -> bool {
    answer(program("id", &["-u"])).is_some_and(|id| id.trim() == "0")
}

fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments);
    command
}

/// Whether this is a run of CI, which leaves nothing out.
pub fn in_ci() -> bool {
    env::var_os("CI").is_some_and(|value| value == "true")
}
