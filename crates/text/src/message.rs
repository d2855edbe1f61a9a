//! What a message says with its arguments.
//!
//! Of Fluent this is the part that our messages are written in: texts, arguments, and choices by a word, a number or its
//! plural. It needs no data for other languages and no numbers with fractions, and so a tenth of the room in the page.

use std::borrow::Cow;
use std::fmt::Write as _;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::Language;

/// What stands for `{ $name }` in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A number.
    Number(i64),
    /// A text.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Argument<'a> {
        Argument::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Argument::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Argument<'a> {
    fn from(text: Cow<'a, str>) -> Argument<'a> {
        Argument::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Self {
                Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

/// Adds what the message says. An argument that is missing is shown by its name; the test of all messages compares them.
pub(crate) fn write(
    said: &mut String,
    pattern: &Pattern<&str>,
    language: Language,
    arguments: &[(&str, Argument<'_>)],
) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push_str(value),
            PatternElement::Placeable { expression } => {
                write_expression(said, expression, language, arguments);
            }
        }
    }
}

fn write_expression(
    said: &mut String,
    expression: &Expression<&str>,
    language: Language,
    arguments: &[(&str, Argument<'_>)],
) {
    match expression {
        Expression::Select { selector, variants } => {
            let chosen = value(selector, arguments)
                .and_then(|value| variants.iter().find(|variant| fits(&variant.key, &value, language)));
            let usual = || variants.iter().find(|variant| variant.default);
            if let Some(Variant { value, .. }) = chosen.or_else(usual) {
                write(said, value, language, arguments);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            write_expression(said, expression, language, arguments);
        }
        Expression::Inline(inline) => match (value(inline, arguments), inline) {
            (Some(Argument::Text(text)), _) => said.push_str(&text),
            (Some(Argument::Number(number)), _) => {
                let _always_fits = write!(said, "{number}");
            }
            (None, InlineExpression::VariableReference { id }) => {
                let _always_fits = write!(said, "{{${}}}", id.name);
            }
            // Not in our messages, which a test makes sure of.
            (None, _) => {}
        },
    }
}

/// What stands there, if it is known.
fn value<'a>(
    inline: &InlineExpression<&'a str>,
    arguments: &'a [(&str, Argument<'_>)],
) -> Option<Argument<'a>> {
    match inline {
        InlineExpression::VariableReference { id } => {
            let (_, value) = arguments.iter().find(|(name, _)| *name == id.name)?;
            Some(match value {
                Argument::Number(number) => Argument::Number(*number),
                Argument::Text(text) => Argument::Text(Cow::Borrowed(text)),
            })
        }
        InlineExpression::StringLiteral { value } => Some(Argument::Text(unescape_unicode_to_string(value))),
        InlineExpression::NumberLiteral { value } => value.parse().ok().map(Argument::Number),
        _ => None,
    }
}

/// Whether this is the variant for the value: the word or the number itself, or the number's plural.
fn fits(key: &VariantKey<&str>, value: &Argument<'_>, language: Language) -> bool {
    match (key, value) {
        (VariantKey::Identifier { name }, Argument::Text(text)) => name == text,
        (VariantKey::Identifier { name }, Argument::Number(number)) => *name == plural(language, *number),
        (VariantKey::NumberLiteral { value }, Argument::Number(number)) => value.parse() == Ok(*number),
        (VariantKey::NumberLiteral { .. }, Argument::Text(_)) => false,
    }
}

/// The plural of a whole number, by the names of Unicode's CLDR.
fn plural(language: Language, number: i64) -> &'static str {
    let millions = number != 0 && number % 1_000_000 == 0;
    match (language, number.unsigned_abs()) {
        (_, 1) | (Language::French, 0) => "one",
        (Language::French | Language::Italian, _) if millions => "many",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser::parse_runtime;

    use super::*;
    use crate::locales;

    fn said(language: Language, pattern: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let text = format!("key = {pattern}\n");
        let resource = parse_runtime(text.as_str()).unwrap();
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("{text} is no message") };
        let mut said = String::new();
        write(&mut said, message.value.as_ref().unwrap(), language, arguments);
        said
    }

    #[test]
    fn plurals_follow_the_language() {
        let cards = |language, count: i64| {
            said(
                language,
                "{ $n ->\n [0] none\n [one] one\n [many] many\n *[other] { $n }\n }",
                &[("n", count.into())],
            )
        };
        assert_eq!(cards(Language::English, 0), "none", "a number itself goes first");
        assert_eq!(cards(Language::English, 1), "one");
        assert_eq!(cards(Language::Dutch, 21), "21");
        assert_eq!(cards(Language::Italian, 2_000_000), "many");
        assert_eq!(plural(Language::French, 0), "one");
        assert_eq!(plural(Language::German, 0), "other");
    }

    #[test]
    fn words_and_literals_are_said() {
        let pattern = "{ $you ->\n [yes] You\n *[no] { $name }\n }{ \"\\u0021\" }{ 3 }{ $gone }";
        assert_eq!(said(Language::English, pattern, &[("you", "yes".into())]), "You!3{$gone}");
        let noor = [("you", "no".into()), ("name", "Noor".into())];
        assert_eq!(said(Language::English, pattern, &noor), "Noor!3{$gone}");
    }

    #[test]
    fn our_messages_use_nothing_else() {
        for language in Language::ALL {
            for (path, text) in locales::files(language) {
                for entry in parse_runtime(*text).unwrap().body {
                    let Entry::Message(message) = entry else { panic!("{path}: only messages") };
                    assert!(message.attributes.is_empty(), "{path}: {}", message.id.name);
                    assert!(
                        message.value.iter().all(|pattern| is_known(pattern)),
                        "{path}: {}",
                        message.id.name
                    );
                }
            }
        }
    }

    fn is_known(pattern: &Pattern<&str>) -> bool {
        pattern.elements.iter().all(|element| match element {
            PatternElement::TextElement { .. } => true,
            PatternElement::Placeable { expression: Expression::Inline(inline) } => is_value(inline),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                is_value(selector) && variants.iter().all(|variant| is_known(&variant.value))
            }
        })
    }

    fn is_value(inline: &InlineExpression<&str>) -> bool {
        match inline {
            InlineExpression::Placeable { .. } => true,
            InlineExpression::NumberLiteral { value } => value.parse::<i64>().is_ok(),
            _ => matches!(
                inline,
                InlineExpression::StringLiteral { .. } | InlineExpression::VariableReference { .. }
            ),
        }
    }
}
