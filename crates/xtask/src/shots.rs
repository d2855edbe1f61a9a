//! `cargo xtask shots`: pictures of every screen.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, show};
use crate::tools;

/// Builds the server with the page as it is, and has the scenes taken. The folder is one of the repository unless it is
/// named from the root of the file system.
pub fn run(root: &Path, into: &Path, only: &[String]) -> Result<()> {
    tools::need_browser()?;
    show(cargo(root, ["build", "--locked", "--quiet", "--package", "cardshed"]))?;
    let mut command =
        cargo(root, ["run", "--locked", "--quiet", "--package", "cardshed-e2e", "--example", "shots", "--"]);
    command.arg(root.join(into)).args(only);
    show(command)
}
