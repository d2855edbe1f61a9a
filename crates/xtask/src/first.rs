//! The first screen: `index.html` with everything in it that is needed to paint it, so that nothing else has to come first.
//!
//! Its words are those of the messages. They are put into it in English, and beside it in the other languages, from
//! where `first.js` takes them.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use cardshed_rules::GameId;
use cardshed_text::{Language, Words, games};

/// What the first screen is made of.
pub struct Sources {
    /// `index.html`, with `{names}` of what is said and with links to what is put into it.
    pub page: String,
    /// What is done before anything is painted.
    pub early: String,
    /// What says it in other languages.
    pub words: String,
    /// What loads and starts the page.
    pub boot: String,
    /// How it looks.
    pub styles: String,
}

impl Sources {
    /// The first screen, whole.
    pub fn screen(&self) -> Result<String> {
        let english = said(&self.page, &Words::new(Language::English))?;
        let mut others = BTreeMap::new();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            others.insert(language.code(), said(&self.page, &Words::new(language))?);
        }
        let words = self.words.replace("WORDS", &serde_json::to_string(&others)?);

        let page = spoken(&self.page, &english)?;
        let page = put_in(&page, r#"<link rel="stylesheet" href="/first.css">"#, "style", &self.styles)?;
        let page =
            put_in(&page, r#"<script src="/early.js"></script>"#, "script", &without_comments(&self.early))?;
        let page =
            put_in(&page, r#"<script src="/first.js"></script>"#, "script", &without_comments(&words))?;
        put_in(&page, r#"<script src="/boot.js"></script>"#, "script", &without_comments(&self.boot))
    }
}

/// The page with an element that holds a text in place of the link to it.
fn put_in(page: &str, link: &str, element: &str, text: &str) -> Result<String> {
    ensure!(page.matches(link).count() == 1, "index.html must have {link} once");
    ensure!(!text.contains(&format!("</{element}")), "a {element} of the first screen must not end itself");
    Ok(page.replace(link, &format!("<{element}>\n{text}\n</{element}>")))
}

/// A script without indentation and without the lines that are comments.
pub fn without_comments(script: &str) -> String {
    let is_comment = |line: &str| ["//", "/**", "*"].iter().any(|sign| line.starts_with(sign));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The elements with words are marked, so that they are found again in the same order: `<p data-words>{lead}</p>`.
const MARK: &str = "data-words>{";

/// What the page says in a language, in the order in which it does.
fn said(page: &str, words: &Words) -> Result<Vec<String>> {
    let names = page.split(MARK).skip(1).map(|rest| rest.split_once('}').map(|(name, _)| name));
    names
        .map(|name| {
            let name = name.context("index.html has a { without its }")?;
            message(words, name).with_context(|| format!("index.html says {{{name}}}, which is nothing"))
        })
        .collect()
}

/// The page with these words where it names them.
fn spoken(page: &str, said: &[String]) -> Result<String> {
    let mut parts = page.split(MARK);
    let mut spoken = parts.next().unwrap_or_default().to_owned();
    for (part, said) in parts.zip(said) {
        let (_, after) = part.split_once('}').context("index.html has a { without its }")?;
        ensure!(!said.contains(['<', '&']), "{said:?} cannot be part of a page as it is");
        spoken += &format!("data-words>{said}{after}");
    }
    Ok(spoken)
}

/// What is said under a name.
fn message(words: &Words, name: &str) -> Option<String> {
    if let Some((game, what)) = name.split_once('-')
        && let Ok(game) = game.parse::<GameId>()
    {
        return match what {
            "name" => Some(games::name(words, game)),
            "facts" => Some(format!("{} · {}", games::players(words, game), games::kind(words, game))),
            "about" => Some(games::about(words, game)),
            _ => None,
        };
    }
    Some(match name {
        "lead" => words.get("home-lead"),
        "play-bots" => words.get("home-play-bots"),
        "play-friends" => words.get("home-play-friends"),
        "learn" => words.get("learn"),
        "rules" => words.get("rules"),
        "settings" => words.get("settings"),
        "dealing" => words.get("first-dealing"),
        "connecting" => words.get("table-connecting"),
        "load-failed" => words.get("load-failed"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(page: &str) -> Sources {
        let links = r#"<link rel="stylesheet" href="/first.css"><script src="/early.js"></script>"#;
        let scripts = r#"<script src="/first.js"></script><script src="/boot.js"></script>"#;
        Sources {
            page: format!("{links}{page}{scripts}"),
            early: "// why\nearly();".to_owned(),
            words: "say(WORDS);".to_owned(),
            boot: "  boot();\n".to_owned(),
            styles: "a{}".to_owned(),
        }
    }

    #[test]
    fn the_first_screen_needs_nothing_else() {
        let screen = sources("<p data-words>{levels-name}</p>, <p data-words>{rules}</p>").screen().unwrap();
        assert!(screen.starts_with("<style>\na{}\n</style><script>\nearly();\n</script>"), "{screen}");
        assert!(screen.contains("<p data-words>Eight Levels</p>, <p data-words>Rules</p>"), "{screen}");
        assert!(screen.contains(r#""de":["Acht Level","Regeln"]"#), "{screen}");
        assert!(screen.ends_with("<script>\nboot();\n</script>"), "{screen}");
    }

    #[test]
    fn what_is_wrong_with_it_is_said() {
        assert!(sources("<p data-words>{nothing}</p>").screen().is_err());
        assert!(sources("<p data-words>{rules</p>").screen().is_err());
        assert!(Sources { page: String::new(), ..sources("") }.screen().is_err());
        assert!(Sources { boot: "\"</script>\"".to_owned(), ..sources("") }.screen().is_err());
    }
}
