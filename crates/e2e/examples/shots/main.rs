//! Pictures of every screen, to be looked at: `cargo xtask shots`.
//!
//! Each scene drives the real page in a real browser to a moment worth seeing, and has it photographed on a desk, on a
//! phone and on a phone turned, light and dark.

#![forbid(unsafe_code)]

mod camera;
mod moves;
mod scenes;

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use cardshed_e2e::{Browsers, Site};

use camera::Camera;
use scenes::Scene;

/// The folder for the pictures, then parts of the names of the scenes to take; all of them if there are none.
#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("name the folder for the pictures")?);
    let wanted: Vec<String> = arguments.collect();
    let all = Scene::all();
    for word in &wanted {
        if !all.iter().any(|scene| scene.name().contains(word)) {
            let names: Vec<String> = all.iter().map(|scene| scene.name()).collect();
            bail!("no scene has {word:?} in its name; there are {}", names.join(", "));
        }
    }
    let camera = Camera::new(folder)?;
    let browsers = Browsers::start().await?;
    let mut failures = Vec::new();
    for scene in all {
        let name = scene.name();
        if wanted.is_empty() || wanted.iter().any(|word| name.contains(word)) {
            // Each scene has a server of its own, so that none depends on what another has left behind.
            let mut site = Site::open().await?;
            match scene.take(&mut site, &browsers, &camera).await {
                Ok(()) => println!("{name}: {} pictures so far", camera.taken()),
                Err(error) => failures.push(format!("{name}: {error:#}")),
            }
        }
    }
    println!("{} pictures in {}", camera.taken(), camera.folder().display());
    if !failures.is_empty() {
        bail!("some scenes could not be taken to their end:\n{}", failures.join("\n"));
    }
    Ok(())
}
