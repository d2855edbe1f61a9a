//! Pages that are written by program, so that they cannot fall behind the code.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use cardshed_rules::GameId;

/// A page, and what belongs in it.
struct Page {
    path: &'static str,
    content: fn() -> String,
}

const PAGES: &[Page] = &[
    Page { path: "docs/rules/README.md", content: games },
    Page { path: "docs/protocol.schema.json", content: cardshed_protocol::schema::schema },
];

/// Writes the pages that are out of date.
pub fn write(root: &Path) -> Result<()> {
    for page in PAGES {
        let content = (page.content)();
        if is_current(&root.join(page.path), &content) {
            println!("{} is up to date", page.path);
        } else {
            fs::write(root.join(page.path), content)
                .with_context(|| format!("cannot write {}", page.path))?;
            println!("{} written", page.path);
        }
    }
    Ok(())
}

/// Whether every page is up to date.
///
/// # Errors
/// The pages that are not.
pub fn check(root: &Path) -> Result<()> {
    let stale: Vec<_> = PAGES
        .iter()
        .filter(|page| !is_current(&root.join(page.path), &(page.content)()))
        .map(|page| page.path)
        .collect();
    if !stale.is_empty() {
        bail!("out of date: {}. Run `cargo xtask generate`", stale.join(", "));
    }
    Ok(())
}

fn is_current(path: &Path, content: &str) -> bool {
    fs::read_to_string(path).is_ok_and(|found| found == content)
}

/// The table of the games.
fn games() -> String {
    let mut page = String::from(
        "<!-- Written by `cargo xtask generate`. Do not edit. -->\n\n\
         # The rules\n\n\
         Every rule has an id, such as `PM-11`. An illegal action is answered with one, and every one has a test.\n\n\
         | game | id | players | kind | rules |\n\
         | --- | --- | --- | --- | --- |\n",
    );
    for game in GameId::ALL {
        let kind = if game.is_speed() { "everyone at once" } else { "turns" };
        writeln!(
            page,
            "| [{}]({}.md) | `{}` | {} | {kind} | {} |",
            game.name(),
            game.id(),
            game.id(),
            players(game.seat_counts()),
            game.rule_numbers().len(),
        )
        .expect("writing to a string does not fail");
    }
    page
}

/// `2–6` where no number is left out, `2, 3, 4 or 6` where one is.
fn players(counts: &[usize]) -> String {
    let (last, rest) = counts.split_last().expect("every game has a number of players");
    match rest.first() {
        Some(first) if last - first == rest.len() => format!("{first}–{last}"),
        _ => {
            let rest: Vec<_> = rest.iter().map(ToString::to_string).collect();
            format!("{} or {last}", rest.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_a_range_where_none_is_left_out() {
        assert_eq!(players(&[2, 3, 4, 5, 6]), "2–6");
        assert_eq!(players(&[2, 3, 4, 6]), "2, 3, 4 or 6");
    }

    #[test]
    fn every_game_has_a_line_that_leads_to_its_page() {
        let page = games();
        for game in GameId::ALL {
            let line = page.lines().find(|line| line.contains(game.name())).expect("a line for the game");
            assert!(line.contains(&format!("({game}.md)")), "{line}");
            assert!(crate::root().join(format!("docs/rules/{game}.md")).is_file());
        }
    }

    #[test]
    fn a_page_is_out_of_date_when_missing_or_different() {
        let page = crate::root().join("docs/rules/plusminus.md");
        assert!(!is_current(&page, "other"));
        assert!(!is_current(Path::new("no/such/page.md"), ""));
    }
}
