//! `cardshed rules`: the rules page of a game, or one rule of it.

use std::io::{self, Write};

use anyhow::{Result, bail};
use cardshed_rules::{GameId, RuleId};

use crate::cli::RulesArgs;

pub fn run(args: &RulesArgs) -> Result<()> {
    let mut out = io::stdout().lock();
    if let Ok(game) = args.topic.parse::<GameId>() {
        write!(out, "{}", game.rules_page())?;
    } else if let Ok(rule) = args.topic.parse::<RuleId>() {
        writeln!(out, "{}", paragraph(rule))?;
    } else {
        bail!(
            "{:?} is neither a game (clear4, plusminus, halves, levels) nor a rule such as CF-11",
            args.topic
        );
    }
    Ok(())
}

/// The text of one rule, on one line.
pub fn paragraph(rule: RuleId) -> String {
    let start = format!("- **{rule}**");
    let mut lines = rule.game().rules_page().lines().skip_while(|line| !line.starts_with(&start));
    let first = lines.next().unwrap_or_default().trim_start_matches("- ");
    let rest = lines.take_while(|line| line.starts_with("  ")).map(str::trim);
    std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ").replace("**", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_text() {
        for rule in GameId::ALL.into_iter().flat_map(GameId::rules) {
            let text = paragraph(rule);
            assert!(text.starts_with(&format!("{rule} ")), "{text:?}");
            assert!(text.len() > 20 && !text.contains('\n'), "{text:?}");
        }
    }
}
