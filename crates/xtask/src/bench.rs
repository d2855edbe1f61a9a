//! Runs the benchmarks.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, show};

/// Measures random playouts.
pub fn run(root: &Path) -> Result<()> {
    show(cargo(root, ["bench", "--locked", "--package", "cardshed-rules", "--bench", "playouts"]))?;
    println!("\nThe figures we keep, and how they were taken: docs/benchmarks.md");
    Ok(())
}
