//! Finds where messages are named in Rust sources: `words.get("key")`, `words.say("key", &[("name", value)])`, both also
//! on `words()`, `t!("key", name = value)` and `key!("key")`.
//!
//! It reads tokens, not text, so that line breaks and comments do not matter, and looks into every macro, so that it
//! finds them inside `view!` too.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, LexError, TokenStream, TokenTree};

/// A message that is named in a source.
#[derive(Debug, PartialEq, Eq)]
pub struct Use {
    /// Its key.
    pub key: String,
    /// What it is given there.
    pub arguments: Arguments,
}

/// The names of the arguments that a message is given, as far as they can be read.
#[derive(Debug, PartialEq, Eq)]
pub enum Arguments {
    /// All of them are written there.
    Exactly(BTreeSet<String>),
    /// Some are variables.
    AtLeast(BTreeSet<String>),
    /// The key is only chosen here.
    Unknown,
}

/// Every message that a source names.
pub fn uses_in(source: &str) -> Result<Vec<Use>, LexError> {
    let mut uses = Vec::new();
    find(source.parse()?, &mut uses);
    Ok(uses)
}

fn find(tokens: TokenStream, uses: &mut Vec<Use>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (place, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        uses.extend(named(&tokens[..place], group));
        find(group.stream(), uses);
    }
}

/// The message that is named by what stands in a group, given what stands before it.
fn named(before: &[TokenTree], group: &Group) -> Option<Use> {
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    let key = text(inside.first()?)?;
    // `words()` gives the words of the page's language.
    let receiver = |end: &[TokenTree]| match end {
        [.., words, TokenTree::Group(call)] if call.stream().is_empty() => is(words, "words"),
        [.., words] => is(words, "words"),
        [] => false,
    };
    let arguments = match before {
        [owner @ .., dot, method] if receiver(owner) && is(dot, ".") && is(method, "say") => {
            in_slice(&inside)
        }
        [owner @ .., dot, method] if receiver(owner) && is(dot, ".") && is(method, "get") => {
            Arguments::Exactly(BTreeSet::new())
        }
        [.., name, bang] if is(name, "t") && is(bang, "!") => in_macro(&inside),
        [.., name, bang] if is(name, "key") && is(bang, "!") => Arguments::Unknown,
        _ => return None,
    };
    Some(Use { key, arguments })
}

/// The functions of a source, and whatever it names.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Functions {
    /// Those that others may call.
    pub public: Vec<String>,
    /// Every word that does not itself give a function its name.
    pub named: BTreeSet<String>,
}

/// The functions of a source, and whatever it names.
pub fn functions_in(source: &str) -> Result<Functions, LexError> {
    let mut functions = Functions::default();
    find_functions(source.parse()?, &mut functions);
    Ok(functions)
}

fn find_functions(tokens: TokenStream, functions: &mut Functions) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (place, token) in tokens.iter().enumerate() {
        match (&tokens[..place], token) {
            ([before @ .., last], TokenTree::Ident(name)) if is(last, "fn") => {
                let words = before.iter().rev().take_while(|token| matches!(token, TokenTree::Ident(_)));
                // `pub(crate)` ends with a group, so it is none of these words.
                if words.into_iter().any(|word| is(word, "pub")) {
                    functions.public.push(name.to_string());
                }
            }
            (_, TokenTree::Ident(name)) => drop(functions.named.insert(name.to_string())),
            (_, TokenTree::Group(group)) => find_functions(group.stream(), functions),
            _ => {}
        }
    }
}

fn is(token: &TokenTree, text: &str) -> bool {
    !matches!(token, TokenTree::Group(_) | TokenTree::Literal(_)) && token.to_string() == text
}

/// The text of a string literal. Keys and names need no escapes.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The parts between commas.
fn parts(tokens: &[TokenTree]) -> impl Iterator<Item = &[TokenTree]> {
    tokens.split(|token| is(token, ",")).filter(|part| !part.is_empty())
}

/// The names in `"key", &[("name", value), other]`.
fn in_slice(inside: &[TokenTree]) -> Arguments {
    let Some(TokenTree::Group(slice)) = inside.last().filter(|_| inside.len() >= 4) else {
        return Arguments::AtLeast(BTreeSet::new());
    };
    let items: Vec<TokenTree> = slice.stream().into_iter().collect();
    let mut all = slice.delimiter() == Delimiter::Bracket;
    let mut names = BTreeSet::new();
    for item in parts(&items) {
        let name = match item {
            [TokenTree::Group(pair)] => pair.stream().into_iter().next().as_ref().and_then(text),
            _ => None,
        };
        all &= name.is_some();
        names.extend(name);
    }
    if all { Arguments::Exactly(names) } else { Arguments::AtLeast(names) }
}

/// The names in `"key", name = value, name = value`.
fn in_macro(inside: &[TokenTree]) -> Arguments {
    let names = parts(inside).skip(1).filter_map(|part| match part {
        [TokenTree::Ident(name), equals, ..] if is(equals, "=") => Some(name.to_string()),
        _ => None,
    });
    Arguments::Exactly(names.collect())
}

#[test]
fn functions_are_told_from_what_is_only_named() {
    let found = functions_in(
        "impl A { pub const fn one() { two(); } pub(crate) fn three() {} fn two() {} } view! { {four()} }",
    )
    .unwrap();
    assert_eq!(found.public, ["one"]);
    assert!(["two", "four"].iter().all(|name| found.named.contains(*name)));
    assert!(["one", "three"].iter().all(|name| !found.named.contains(*name)));
}

#[test]
fn uses_are_found_in_every_form_and_across_lines() {
    let source = r#"
        fn page() { view! { <h1>{t!("home-title")}</h1> <p>{ t!(
            "cards-left",
            count = hand.len(), name = f(1, 2),
        )}</p> } }
        fn text(words: &Words) -> String {
            let x = words.say("a", &[("one", 1.into()), ("two", f("b", 2))]);
            let y = self
                .words
                .say("c", &[you, ("three", 3.into())]);
            words.get(if x { key!("d") } else { key!("e") }); // words.get("comment")
            map.get("not-a-message");
            words.get("f")
        }
    "#;
    let set = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let expected = [
        ("home-title", Arguments::Exactly(set(&[]))),
        ("cards-left", Arguments::Exactly(set(&["count", "name"]))),
        ("a", Arguments::Exactly(set(&["one", "two"]))),
        ("c", Arguments::AtLeast(set(&["three"]))),
        ("d", Arguments::Unknown),
        ("e", Arguments::Unknown),
        ("f", Arguments::Exactly(set(&[]))),
    ];
    let expected = expected.map(|(key, arguments)| Use { key: key.to_owned(), arguments });
    assert_eq!(uses_in(source).unwrap(), expected);
}
