//! How messages and rules are written: what a typesetter would see to, and a translator in a hurry forgets.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use cardshed_text::Language;

/// Every line of a language that a person reads, with the file it is in.
fn lines(language: Language) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = vec![root.join("rulebook").join(language.code()).with_extension("txt")];
    let folder = fs::read_dir(root.join("locales").join(language.code())).unwrap();
    paths.extend(folder.map(|entry| entry.unwrap().path()));
    let mut lines = Vec::new();
    for path in paths {
        let name = path.strip_prefix(root).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        // A placeable such as `{ "" }` is Fluent's, not the reader's.
        let read = text.lines().filter(|line| !line.starts_with('#') && !line.contains("{ \""));
        lines.extend(read.map(|line| (name.clone(), line.to_owned())));
    }
    lines
}

fn assert_nowhere(language: Language, wrong: &[&str], advice: &str) {
    for (file, line) in lines(language) {
        let found = wrong.iter().find(|wrong| line.contains(**wrong));
        assert!(found.is_none(), "{file}: {advice}\n{line}");
    }
}

#[test]
fn quotes_apostrophes_and_dots_are_typographic() {
    for language in Language::ALL {
        assert_nowhere(language, &["'"], "an apostrophe is ’");
        assert_nowhere(language, &["..."], "three dots are …");
        assert_nowhere(language, &["\""], "quotation marks are “ ”, „ “, « » or ‘ ’");
    }
}

#[test]
fn french_marks_stay_with_their_words() {
    let wrong = [" !", " ?", " ;", " : ", " »", "« "];
    assert_nowhere(Language::French, &wrong, "a no-break space (U+00A0) goes before ! ? ; : » and after «");
}

#[test]
fn everyone_is_addressed_as_a_friend() {
    assert_nowhere(Language::German, &[" Ihnen ", " Ihre "], "we say du");
    assert_nowhere(Language::French, &["vous ", "Vous ", "votre ", " vos "], "on se tutoie");
    assert_nowhere(Language::Dutch, &[" u ", " uw "], "we zeggen je");
}
