//! The tests of a crate, read from its sources.
//!
//! The sources are parsed and followed from module to module as the compiler does it. So a test counts only if it runs:
//! not in a comment, not in a file that no module names, not without `#[test]`, not with `#[ignore]`, not behind a
//! `#[cfg]` that a test build does not have.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, Expr, ExprLit, Item, ItemMod, Lit, Meta, Token, punctuated::Punctuated};

/// The names of all tests of the crate in that folder: unit tests and those of `tests/`.
///
/// # Errors
/// If a source cannot be read or parsed.
pub fn tests_of(crate_folder: &Path) -> Result<Vec<String>> {
    let mut tests = Vec::new();
    let mut roots = vec![crate_folder.join("src/lib.rs")];
    let integration = crate_folder.join("tests");
    if integration.is_dir() {
        for entry in fs::read_dir(integration)? {
            roots.push(entry?.path());
        }
    }
    roots.retain(|path| path.is_file() && path.extension().is_some_and(|extension| extension == "rs"));
    roots.sort();
    for root in roots {
        let beside = root.parent().unwrap_or(Path::new("")).to_owned();
        tests_of_file(&root, &beside, &mut tests)?;
    }
    Ok(tests)
}

/// Reads one file; its modules are in `folder`.
fn tests_of_file(file: &Path, folder: &Path, tests: &mut Vec<String>) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let parsed = syn::parse_file(&text).map_err(|error| {
        let at = error.span().start();
        anyhow!("{}:{}:{}: {error}", file.display(), at.line, at.column + 1)
    })?;
    if !hold_in_tests(&metas(&parsed.attrs)) {
        return Ok(());
    }
    tests_of_items(&parsed.items, file, folder, tests)
}

fn tests_of_items(items: &[Item], file: &Path, folder: &Path, tests: &mut Vec<String>) -> Result<()> {
    for item in items {
        match item {
            Item::Fn(function) if is_test(&metas(&function.attrs)) => {
                tests.push(function.sig.ident.to_string());
            }
            Item::Mod(module) if hold_in_tests(&metas(&module.attrs)) => {
                tests_of_module(module, file, folder, tests)?;
            }
            Item::Macro(call) if is_proptest(&call.mac.path) && hold_in_tests(&metas(&call.attrs)) => {
                tests_of_proptest(call.mac.tokens.clone(), tests);
            }
            _ => {}
        }
    }
    Ok(())
}

fn tests_of_module(module: &ItemMod, file: &Path, folder: &Path, tests: &mut Vec<String>) -> Result<()> {
    let name = module.ident.to_string();
    let below = folder.join(&name);
    if let Some((_, items)) = &module.content {
        return tests_of_items(items, file, &below, tests);
    }
    if let Some(path) = path_of(&module.attrs) {
        let path = file.parent().unwrap_or(Path::new("")).join(path);
        let beside = path.parent().unwrap_or(Path::new("")).to_owned();
        return tests_of_file(&path, &beside, tests);
    }
    let candidates: [PathBuf; 2] = [folder.join(format!("{name}.rs")), below.join("mod.rs")];
    let found = candidates
        .iter()
        .find(|path| path.is_file())
        .with_context(|| format!("{}: no file for `mod {name};`", file.display()))?;
    tests_of_file(found, &below, tests)
}

/// `#[path = "…"]`.
fn path_of(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value()),
            _ => None,
        },
        _ => None,
    })
}

fn metas(attributes: &[Attribute]) -> Vec<&Meta> {
    attributes.iter().map(|attribute| &attribute.meta).collect()
}

/// Whether these attributes make a test that runs.
fn is_test(attributes: &[&Meta]) -> bool {
    let has = |name| attributes.iter().any(|meta| meta.path().is_ident(name));
    has("test") && !has("ignore") && hold_in_tests(attributes)
}

/// Whether every `#[cfg]` among them holds when the workspace is tested.
fn hold_in_tests(attributes: &[&Meta]) -> bool {
    attributes.iter().all(|meta| match meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            list.parse_args::<Meta>().is_ok_and(|part| holds(&part))
        }
        _ => true,
    })
}

/// Tests are built with all features, for the machine we are on. Of other conditions nothing is known here, so they do
/// not hold.
fn holds(condition: &Meta) -> bool {
    let parts = |list: &syn::MetaList| {
        list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).unwrap_or_default()
    };
    match condition {
        Meta::Path(path) => path.is_ident("test") || path.is_ident("debug_assertions"),
        Meta::NameValue(pair) => pair.path.is_ident("feature"),
        Meta::List(list) if list.path.is_ident("all") => parts(list).iter().all(holds),
        Meta::List(list) if list.path.is_ident("any") => parts(list).iter().any(holds),
        Meta::List(list) if list.path.is_ident("not") => parts(list).iter().all(|part| !holds(part)),
        Meta::List(_) => false,
    }
}

fn is_proptest(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| last.ident == "proptest")
}

/// Inside `proptest! { … }` a function has arguments that only the macro understands, so its tokens are read:
/// attributes, then `fn` and a name.
fn tests_of_proptest(tokens: TokenStream, tests: &mut Vec<String>) {
    let mut attributes: Vec<Meta> = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                if let Some(TokenTree::Group(body)) =
                    tokens.next_if(|next| matches!(next, TokenTree::Group(_)))
                {
                    attributes.extend(syn::parse2::<Meta>(body.stream()));
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                if let Some(TokenTree::Ident(name)) = tokens.next()
                    && is_test(&attributes.iter().collect::<Vec<_>>())
                {
                    tests.push(name.to_string());
                }
                attributes.clear();
            }
            _ => {}
        }
    }
}
