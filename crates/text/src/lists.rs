//! Things in a row.

use crate::Words;

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn and(words: &Words, mut things: Vec<String>) -> String {
    match things.pop() {
        None => String::new(),
        Some(only) if things.is_empty() => only,
        Some(last) => {
            let first = things.join(", ");
            words.say("list-and", &[("first", first.into()), ("last", last.into())])
        }
    }
}
