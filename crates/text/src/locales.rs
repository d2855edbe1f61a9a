//! The files of the messages, built into the program.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

use crate::Language;

/// The files of a language: each topic's name and text.
macro_rules! files {
    ($language:literal: $($topic:literal)+) => {
        &[$((
            concat!($language, "/", $topic, ".ftl"),
            include_str!(concat!("../locales/", $language, "/", $topic, ".ftl")),
        )),+]
    };
}

/// The files of every language; a topic that is added here is in all of them.
macro_rules! languages {
    ($($topic:literal)+) => {
        /// The files of a language: their paths under `locales`, and their texts.
        pub(crate) const fn files(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::English => files!("en": $($topic)+),
                Language::German => files!("de": $($topic)+),
                Language::French => files!("fr": $($topic)+),
                Language::Italian => files!("it": $($topic)+),
                Language::Dutch => files!("nl": $($topic)+),
            }
        }
    };
}

languages! {
    "common" "home" "lobby" "table" "result" "replay" "rules" "learn" "settings"
    "clear4" "plusminus" "halves" "levels" "refusals" "reasons" "cards" "log"
}

/// All messages of a language in one text, as [`Words::read`](crate::Words::read) reads them, without what is only for those
/// who write them.
#[must_use]
pub fn source(language: Language) -> String {
    let lines = files(language).iter().flat_map(|(_, text)| text.lines());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
}

/// Every message of a language, with the names of its arguments.
///
/// # Errors
/// What is wrong with the files: what cannot be read, and keys that are there twice.
pub fn messages(language: Language) -> Result<BTreeMap<String, BTreeSet<String>>, Vec<String>> {
    let mut messages = BTreeMap::new();
    let mut wrong = Vec::new();
    for (path, text) in files(language) {
        let resource = parse_runtime(*text).unwrap_or_else(|(resource, errors)| {
            wrong.extend(errors.into_iter().map(|error| format!("{path}: {error}")));
            resource
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut arguments = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut arguments);
            }
            if messages.insert(message.id.name.to_owned(), arguments).is_some() {
                wrong.push(format!("{path}: {} is there twice", message.id.name));
            }
        }
    }
    if wrong.is_empty() { Ok(messages) } else { Err(wrong) }
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    let mut in_call = |call: &CallArguments<&str>| {
        let named = call.named.iter().map(|argument| &argument.value);
        call.positional.iter().chain(named).for_each(|argument| in_inline(argument, found));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments),
        InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(in_call),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}
