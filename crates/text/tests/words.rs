//! Every language has every message, every message has a user, and every user names a message that is there.

#![allow(clippy::unwrap_used)]

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use cardshed_text::{Argument, Language, Words, messages};
use sources::{Arguments, Use, functions_in, uses_in};

/// The crates whose sources name messages. One that is not there yet names none.
const CRATES: [&str; 5] = ["web", "cardshed", "server", "text", "xtask"];

fn crates() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// All sources, each with the file it is in.
fn all_sources() -> Vec<(String, String)> {
    let mut sources = Vec::new();
    let mut folders: Vec<_> = CRATES.map(|name| crates().join(name).join("src")).into();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            assert!(!folder.starts_with(crates().join("text")), "{} has to be there", folder.display());
            continue;
        };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(crates()).unwrap().display().to_string();
                sources.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    sources
}

/// All uses of messages in the sources, each with the file it is in.
fn all_uses() -> Vec<(String, Use)> {
    let mut uses = Vec::new();
    for (name, source) in all_sources() {
        let found = uses_in(&source).unwrap_or_else(|error| panic!("{name}: {error}"));
        uses.extend(found.into_iter().map(|found| (name.clone(), found)));
    }
    uses
}

fn english() -> BTreeMap<String, BTreeSet<String>> {
    messages(Language::English).unwrap()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = english();
    for language in Language::ALL {
        let own = messages(language).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
        let code = language.code();
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        let extra: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(extra.is_empty(), "only {code} has {extra:?}");
        for (key, arguments) in &own {
            assert_eq!(arguments, &english[key], "arguments of {key} in {code}, and in English");
        }
    }
}

#[test]
fn every_file_of_messages_is_built_in() {
    let locales = crates().join("text/locales");
    let topics = |language: &Path| -> BTreeSet<_> {
        fs::read_dir(language).unwrap().map(|entry| entry.unwrap().file_name()).collect()
    };
    let folders: BTreeSet<_> = topics(&locales).into_iter().map(|name| name.into_string().unwrap()).collect();
    assert_eq!(folders, Language::ALL.map(|language| language.code().to_owned()).into());
    let built_in = fs::read_to_string(crates().join("text/src/locales.rs")).unwrap();
    for language in Language::ALL {
        for topic in topics(&locales.join(language.code())) {
            let topic = topic.into_string().unwrap();
            let name = topic.strip_suffix(".ftl").unwrap_or_else(|| panic!("{topic} holds no messages"));
            assert!(built_in.contains(&format!("\"{name}\"")), "{topic} is not built in");
        }
    }
}

#[test]
fn every_message_that_is_named_is_there() {
    let english = english();
    let unknown: Vec<_> = all_uses()
        .into_iter()
        .filter(|(_, found)| !english.contains_key(&found.key))
        .map(|(file, found)| format!("{file} names {}", found.key))
        .collect();
    assert!(unknown.is_empty(), "there are no such messages:\n{}", unknown.join("\n"));
}

#[test]
fn every_message_is_named_somewhere() {
    let named: BTreeSet<String> = all_uses().into_iter().map(|(_, found)| found.key).collect();
    let unused: Vec<String> = english().into_keys().filter(|key| !named.contains(key)).collect();
    assert!(unused.is_empty(), "nobody uses:\n{}", unused.join("\n"));
}

/// A message may be named by a function that nobody calls: nobody reads it then either.
#[test]
fn every_function_that_says_something_is_called() {
    let (mut here, mut called) = (Vec::new(), BTreeSet::new());
    for (file, source) in all_sources() {
        let found = functions_in(&source).unwrap_or_else(|error| panic!("{file}: {error}"));
        called.extend(found.named);
        if file.starts_with("text") {
            here.extend(found.public.into_iter().map(|name| (file.clone(), name)));
        }
    }
    assert!(!here.is_empty(), "this crate has functions");
    here.retain(|(_, name)| !called.contains(name));
    assert!(here.is_empty(), "nobody calls:\n{here:?}");
}

#[test]
fn every_message_is_given_its_arguments() {
    let english = english();
    let mut wrong = Vec::new();
    for (file, Use { key, arguments }) in all_uses() {
        let Some(wanted) = english.get(&key) else { continue };
        let fits = match &arguments {
            Arguments::Exactly(given) => given == wanted,
            Arguments::AtLeast(given) => given.is_subset(wanted),
            Arguments::Unknown => true,
        };
        if !fits {
            wrong.push(format!("{file}: {key} wants {wanted:?}, and is given {arguments:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_message_can_be_said_with_numbers_and_with_text() {
    let arguments: [Argument<'_>; 6] =
        [0.into(), 1.into(), 2.into(), 5.into(), Argument::from("yes"), Argument::from("no")];
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, names) in messages(language).unwrap() {
            for argument in &arguments {
                let given: Vec<_> = names.iter().map(|name| (name.as_str(), argument.clone())).collect();
                let said = words.say(&key, &given);
                assert!(!said.contains('{') && said != key, "{key} in {}: {said}", language.code());
                assert_eq!(said.trim(), said, "{key} in {}", language.code());
            }
        }
    }
}
