//! Runs the fuzz targets of `fuzz/`.

use std::path::Path;

use anyhow::{Result, bail};

use crate::command::{rustup, show};
use crate::tools;

/// The targets, as `fuzz/Cargo.toml` names them.
const TARGETS: &[&str] = &["notation", "positions", "records"];

/// Runs one target, or all, so many seconds each.
pub fn run(root: &Path, target: Option<&str>, seconds: u32) -> Result<()> {
    let targets: Vec<&str> = match target {
        None => TARGETS.to_vec(),
        Some(name) if TARGETS.contains(&name) => vec![name],
        Some(name) => bail!("there is no fuzz target {name}; there is {}", TARGETS.join(", ")),
    };
    tools::need_nightly(root)?;
    tools::need_cargo_command(root, "fuzz")?;
    for target in targets {
        let limit = format!("-max_total_time={seconds}");
        println!("fuzzing {target} for {seconds} s");
        show(rustup(root, ["run", "nightly", "cargo", "fuzz", "run", target, "--", &limit]))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_targets_are_those_of_the_folder() {
        let folder = crate::root().join("fuzz/fuzz_targets");
        let mut found: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        found.sort();
        assert_eq!(found, TARGETS);
    }

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        let error = run(crate::root(), Some("cards"), 1).unwrap_err().to_string();
        assert!(error.contains("notation, positions"), "{error}");
    }
}
