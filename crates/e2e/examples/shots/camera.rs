//! Taking pictures.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cardshed_e2e::{Screen, Theme, Visitor};

/// Nothing is on its way any more; what moves for ever does not count.
const AT_REST: &str = "
    return document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)
";

/// Puts pictures into a folder.
pub struct Camera {
    folder: PathBuf,
    taken: Cell<usize>,
}

impl Camera {
    /// A camera for this folder, which is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(folder: PathBuf) -> Result<Camera> {
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Camera { folder, taken: Cell::new(0) })
    }

    /// Where the pictures are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How many there are.
    pub fn taken(&self) -> usize {
        self.taken.get()
    }

    /// The page as it is now, on every screen and in both themes.
    ///
    /// # Errors
    /// If a picture cannot be taken.
    pub async fn everywhere(&self, visitor: &Visitor, name: &str) -> Result<()> {
        for screen in Screen::ALL {
            for theme in Theme::ALL {
                self.once(visitor, name, screen, theme).await?;
            }
        }
        Ok(())
    }

    /// The page as it is now, on one screen and in one theme.
    ///
    /// # Errors
    /// If the picture cannot be taken.
    pub async fn once(&self, visitor: &Visitor, name: &str, screen: Screen, theme: Theme) -> Result<()> {
        visitor.look_at(screen, theme).await?;
        visitor.sees_that("everything at rest", AT_REST).await?;
        self.at_once(visitor, name, screen, theme).await
    }

    /// The same in the middle of whatever moves.
    ///
    /// # Errors
    /// If the picture cannot be taken.
    pub async fn at_once(&self, visitor: &Visitor, name: &str, screen: Screen, theme: Theme) -> Result<()> {
        let file = self.folder.join(format!("{name}-{}-{}.png", screen.name(), theme.name()));
        visitor.takes_picture(&file).await?;
        self.taken.set(self.taken.get() + 1);
        Ok(())
    }
}
