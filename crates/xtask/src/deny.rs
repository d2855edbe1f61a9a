//! Checks the dependencies against `deny.toml`.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, show};
use crate::tools;

/// Checks licences, duplicates and sources, and on demand known vulnerabilities.
pub fn run(root: &Path, advisories: bool) -> Result<()> {
    tools::need_cargo_command(root, "deny")?;
    let checks = ["deny", "check", "licenses", "bans", "sources"];
    show(cargo(root, checks.into_iter().chain(advisories.then_some("advisories"))))
}
