//! Playing through the page.

use anyhow::{Context, Result, bail};
use cardshed_rules::GameId;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::visitor::{LONGEST, Visitor};

/// What somebody does next, as the page shows it to them.
const NEXT: &str = include_str!("next.js");

/// Where [`NEXT`] has marked what to press.
const MARKED: &str = "[data-next]";

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With a mouse.
    Mouse,
    /// With a finger.
    Touch,
    /// With the keyboard alone.
    Keyboard,
}

/// Somebody at a table.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    /// Who.
    pub visitor: &'a Visitor,
    /// How.
    pub way: Way,
    /// What.
    pub game: GameId,
}

impl Player<'_> {
    /// Plays until the result is there, and gives how often one has acted.
    ///
    /// # Errors
    /// If the page does not do what it should, or the round does not end.
    pub async fn plays(self) -> Result<u32> {
        let round = self.plays_until(u32::MAX);
        tokio::time::timeout(LONGEST, round).await.with_context(|| format!("{} does not end", self.game))?
    }

    /// Plays until one has acted so often, or the result is there; gives how often it was.
    ///
    /// # Errors
    /// If the page does not do what it should.
    pub async fn plays_until(self, enough: u32) -> Result<u32> {
        let (mut acted, mut turn, mut seen) = (0, 0_u32, Value::Null);
        while acted < enough {
            let next = self.next(turn, &seen).await?;
            if next["over"] == json!(true) {
                break;
            }
            self.does(&next).await.with_context(|| format!("at {} by {:?}", self.game, self.way))?;
            seen = next["changes"].clone();
            if next["counts"] == json!(true) {
                acted += 1;
                turn += 1;
            }
        }
        self.visitor.asks("window.meant = null").await?;
        Ok(acted)
    }

    /// Does what there is to do at this moment, without watching the page for it; `false` once the result is there. After
    /// so many turns of one's own, which decide what is done where there is a choice.
    ///
    /// # Errors
    /// If the page does not do what it should.
    pub async fn glances(self, turns: u32) -> Result<bool> {
        let next = self.visitor.asks(&self.script(turns, &Value::Null)).await?;
        if !next.is_null() && next["over"].is_null() {
            self.does(&next).await.with_context(|| format!("at {} by {:?}", self.game, self.way))?;
        }
        Ok(next["over"].is_null())
    }

    /// Waits until there is something to do, and what was done before has been answered: until then it may look as if it
    /// were still the same turn.
    ///
    /// # Errors
    /// If there never is.
    pub async fn has_a_turn(self) -> Result<()> {
        let script =
            format!("if (window.unanswered.size > 0) return null;\n{}", self.script(0, &Value::Null));
        self.visitor.waits_for("a turn", &script).await?;
        self.visitor.asks("window.meant = null").await.map(drop)
    }

    async fn next(self, turn: u32, seen: &Value) -> Result<Value> {
        self.visitor.waits_for("anything to do", &self.script(turn, seen)).await
    }

    fn script(self, turn: u32, seen: &Value) -> String {
        let known = json!([self.game.to_string(), format!("{:?}", self.way), turn, seen]);
        format!("const [game, way, turn, seen] = {known};\n{NEXT}")
    }

    async fn does(self, next: &Value) -> Result<()> {
        if self.way == Way::Keyboard {
            self.types(next["key"].as_str(), next["along"].as_str()).await?;
            if next["leaves"] == json!(true) {
                self.visitor.goes_back().await?;
            }
            return Ok(());
        }
        let (Some(x), Some(y)) = (next["x"].as_f64(), next["y"].as_f64()) else {
            bail!("not a place: {next}")
        };
        match self.way {
            Way::Mouse => self.visitor.clicks(x, y).await,
            Way::Touch | Way::Keyboard => self.visitor.touches(x, y).await,
        }
    }

    async fn types(self, key: Option<&str>, along: Option<&str>) -> Result<()> {
        let visitor = self.visitor;
        match (key, along) {
            (Some("Enter"), _) => visitor.types(Key::Enter).await,
            (Some("Escape"), _) => visitor.types(Key::Escape).await,
            (Some(key), _) => visitor.types(key).await,
            (None, Some(along)) => {
                let is_there = visitor.is_on(along).await? || visitor.reaches(along, Key::Tab).await?;
                if is_there && visitor.reaches(MARKED, Key::Right).await? {
                    visitor.types(" ").await?;
                }
                Ok(())
            }
            (None, None) => {
                if visitor.reaches(MARKED, Key::Tab).await? {
                    visitor.types(Key::Enter).await?;
                }
                Ok(())
            }
        }
    }
}
