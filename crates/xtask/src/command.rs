//! Running other programs.

use std::env;
use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// `cargo` with these arguments, in the root of the repository: the cargo that runs us, where one does.
pub fn cargo<S: AsRef<OsStr>>(root: &Path, arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root);
    command
}

/// Has a command of cargo's build for release, with these settings in place of the profile's own. With a profile of its own
/// every procedural macro would be built twice.
pub fn for_release(command: &mut Command, settings: &[(&str, &str)]) {
    command.arg("--release");
    for (setting, value) in settings {
        command.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
}

/// `rustup` with these arguments, in the root of the repository, whose toolchain it then means.
pub fn rustup<S: AsRef<OsStr>>(root: &Path, arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new("rustup");
    // `CARGO` would make every cargo below use the one that runs us, whatever its toolchain.
    command.args(arguments).current_dir(root).env_remove("CARGO");
    command
}

/// Runs it with its output shown as it comes.
pub fn show(mut command: Command) -> Result<()> {
    let line = line(&command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs it silently. If it fails, all it wrote is in the error.
pub fn quiet(mut command: Command) -> Result<()> {
    let line = line(&command);
    let (mut reader, writer) = io::pipe()?;
    command.stdin(std::process::Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().with_context(|| format!("cannot start `{line}`"))?;
    // The command keeps the pipe's other end, which must close for the reading to end.
    drop(command);
    let mut output = Vec::new();
    reader.read_to_end(&mut output)?;
    let status = child.wait()?;
    if !status.success() {
        bail!("{}\n`{line}` failed ({status})", String::from_utf8_lossy(&output).trim_end());
    }
    Ok(())
}

/// What it writes to standard output, or nothing if it cannot be started or fails.
pub fn answer(mut command: Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The command as a person would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> =
        [program].into_iter().chain(command.get_args()).map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_quiet_command_that_fails_shows_both_its_outputs_and_itself() {
        let error = quiet(shell("echo one; echo two >&2; exit 3")).unwrap_err().to_string();
        assert!(error.starts_with("one\ntwo\n`sh -c"), "{error}");
        assert!(error.ends_with("failed (exit status: 3)"), "{error}");
        assert!(quiet(shell("echo fine")).is_ok());
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let error = quiet(Command::new("no-such-program")).unwrap_err().to_string();
        assert_eq!(error, "cannot start `no-such-program`");
        assert_eq!(answer(Command::new("no-such-program")), None);
    }

    #[test]
    fn an_answer_is_what_a_program_writes() {
        assert_eq!(answer(shell("echo yes")), Some("yes\n".to_owned()));
        assert_eq!(answer(shell("echo yes; exit 1")), None);
    }
}
