//! `cargo xtask frames`: how soon the page shows what happens.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, show};
use crate::tools;

/// Builds the server with the page as it is, and has it measured in a browser.
pub fn run(root: &Path) -> Result<()> {
    tools::need_browser()?;
    show(cargo(root, ["build", "--locked", "--quiet", "--package", "cardshed"]))?;
    show(cargo(root, ["run", "--locked", "--quiet", "--package", "cardshed-e2e", "--example", "frames"]))
}
