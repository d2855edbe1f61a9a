//! Every rule has its words in every language.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use cardshed_rules::any::AnyOptions;
use cardshed_rules::{GameId, RuleId};
use cardshed_text::rulebook::{Rule, Rulebook};
use cardshed_text::{Language, Words, options};

#[test]
fn every_rule_is_there_once_in_every_language_and_in_order() {
    for language in Language::ALL {
        let book = Rulebook::read(Rulebook::text(language)).unwrap();
        for game in GameId::ALL {
            let ids: Vec<RuleId> = book.rules(game).map(|rule| rule.id).collect();
            assert_eq!(ids, game.rules().collect::<Vec<_>>(), "{game} in {}", language.code());
        }
    }
}

/// The rules and the numbers that a text names. Thousands are grouped differently from language to language.
fn figures(rule: &Rule) -> (BTreeSet<String>, BTreeSet<String>) {
    let text = rule.to_string().replace(['\u{a0}', '.', ','], "").replace("50 000", "50000");
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let (rules, others): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| word.parse::<RuleId>().is_ok());
    let numbers = others.iter().filter(|word| word.bytes().any(|byte| byte.is_ascii_digit()));
    (rules.into_iter().map(str::to_owned).collect(), numbers.map(ToString::to_string).collect())
}

#[test]
fn every_language_says_the_same_of_a_rule() {
    let english = Rulebook::built_in(Language::English);
    for language in Language::ALL {
        let book = Rulebook::built_in(language);
        for rule in GameId::ALL.into_iter().flat_map(|game| book.rules(game)) {
            let same = english.rule(rule.id).unwrap();
            let place = format!("{} in {}", rule.id, language.code());
            assert_eq!(rule.text.is_empty(), same.text.is_empty(), "{place}");
            assert_eq!(rule.ruling.is_some(), same.ruling.is_some(), "{place}");
            assert!(rule.ruling.as_ref().is_none_or(|ruling| !ruling.is_empty()), "{place}");
            assert_eq!(figures(rule), figures(same), "{place}");
        }
    }
}

#[test]
fn every_language_has_the_same_sections() {
    let sections = |book: &Rulebook, game| -> Vec<usize> {
        book.sections(game).iter().map(|section| section.rules.len()).collect()
    };
    let english = Rulebook::built_in(Language::English);
    for language in Language::ALL {
        let book = Rulebook::built_in(language);
        for game in GameId::ALL {
            assert_eq!(sections(&book, game), sections(&english, game), "{game} in {}", language.code());
        }
    }
}

/// The law is `docs/rules`: what is a ruling there is a ruling here.
#[test]
fn rulings_are_those_of_the_rules_pages() {
    let english = Rulebook::built_in(Language::English);
    for game in GameId::ALL {
        let page = game.rules_page();
        for rule in english.rules(game) {
            let start = page.find(&format!("- **{}**", rule.id)).unwrap();
            let end = page[start + 1..].find("\n- **").map_or(page.len(), |end| start + 1 + end);
            let end = page[start..end].find("\n\n").map_or(end, |blank| start + blank);
            let has_ruling = page[start..end].contains("**ruling:**");
            assert_eq!(rule.ruling.is_some(), has_ruling, "{}", rule.id);
        }
    }
}

#[test]
fn house_rules_are_called_in_the_rules_what_they_are_called_in_the_lobby() {
    let printed = AnyOptions::parse(GameId::Clear4, "").unwrap();
    for language in Language::ALL {
        let book = Rulebook::built_in(language);
        let choices = options::house_rules(&Words::new(language), &printed);
        for (choice, number) in choices.iter().zip([16, 31, 62]) {
            let rule = book.rule(RuleId::new(GameId::Clear4, number)).unwrap().to_string();
            assert!(rule.contains(&choice.name), "{}: {rule}", choice.name);
        }
    }
}
