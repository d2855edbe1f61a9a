//! Finding words in the rules, whatever their capitals and accents, and the rules that a rule refers to.

use cardshed_rules::RuleId;
use cardshed_text::rulebook::Rule;

/// The words somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<Vec<char>>);

/// A part of a text that is shown in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// Whether it is what was looked for.
    pub marked: bool,
    /// The rule it names.
    pub rule: Option<RuleId>,
}

impl Query {
    /// Reads what was typed: words, each of which has to be found.
    #[must_use]
    pub fn read(text: &str) -> Query {
        Query(text.split_whitespace().map(|word| folded(word).map(|(_, letter)| letter).collect()).collect())
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a rule has all the words: in its id, its text, its ruling or the heading it stands under.
    #[must_use]
    pub fn finds(&self, rule: &Rule, heading: &str) -> bool {
        let text = format!("{} {heading} {rule}", rule.id);
        let letters: Vec<char> = folded(&text).map(|(_, letter)| letter).collect();
        self.0.iter().all(|word| letters.windows(word.len()).any(|part| part == word))
    }

    /// The pieces of a text: what was looked for is marked, and rules that are named can be linked to.
    #[must_use]
    pub fn pieces(&self, text: &str) -> Vec<Piece> {
        let letters: Vec<(usize, char)> = folded(text).collect();
        let mut marked = vec![false; text.chars().count()];
        for word in &self.0 {
            for part in letters.windows(word.len()).filter(|part| is_word(part, word)) {
                for &(place, _) in part {
                    marked[place] = true;
                }
            }
        }
        let named = named(text);
        let mut pieces: Vec<Piece> = Vec::new();
        for ((letter, marked), rule) in text.chars().zip(marked).zip(named) {
            match pieces.last_mut() {
                Some(last) if last.marked == marked && last.rule == rule => last.text.push(letter),
                _ => pieces.push(Piece { text: letter.to_string(), marked, rule }),
            }
        }
        pieces
    }
}

fn is_word(part: &[(usize, char)], word: &[char]) -> bool {
    part.iter().map(|(_, letter)| letter).eq(word)
}

/// For every letter of a text the rule of whose id it is part.
fn named(text: &str) -> Vec<Option<RuleId>> {
    /// Two letters, a hyphen and two digits.
    const ID: usize = 5;
    let letters: Vec<char> = text.chars().collect();
    let mut named = vec![None; letters.len()];
    for start in 0..letters.len().saturating_sub(ID - 1) {
        let word = &letters[start..start + ID];
        if word[2] == '-' && word[0].is_ascii_uppercase() {
            let rule: Option<RuleId> = word.iter().collect::<String>().parse().ok();
            named[start..start + ID].fill(rule);
        }
    }
    named
}

/// The letters of a text without capitals and accents, each with the place of the letter it comes from.
fn folded(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.chars().enumerate().flat_map(|(place, letter)| {
        let lower = small(letter);
        let plain: &str = match lower {
            'à' | 'á' | 'â' | 'ä' => "a",
            'ç' => "c",
            'è' | 'é' | 'ê' | 'ë' => "e",
            'ì' | 'í' | 'î' | 'ï' => "i",
            'ò' | 'ó' | 'ô' | 'ö' => "o",
            'ù' | 'ú' | 'û' | 'ü' => "u",
            'ß' => "ss",
            'œ' => "oe",
            '’' => "'",
            '−' | '–' => "-",
            _ => return Letters::One(Some((place, lower))),
        };
        Letters::Several(place, plain.chars())
    })
}

/// A letter as a small one, if it is one of those our five languages are written with.
fn small(letter: char) -> char {
    /// How far small letters are from the capitals beyond ASCII.
    const APART: u32 = 'à' as u32 - 'À' as u32;
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(letter as u32 + APART).unwrap_or(letter),
        'Œ' => 'œ',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The plain letters that one letter stands for.
enum Letters {
    One(Option<(usize, char)>),
    Several(usize, std::str::Chars<'static>),
}

impl Iterator for Letters {
    type Item = (usize, char);

    fn next(&mut self) -> Option<(usize, char)> {
        match self {
            Letters::One(letter) => letter.take(),
            Letters::Several(place, letters) => letters.next().map(|letter| (*place, letter)),
        }
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::GameId;

    use super::*;

    fn shown(query: &str, text: &str) -> String {
        let pieces = Query::read(query).pieces(text).into_iter();
        pieces
            .map(|piece| match (piece.marked, piece.rule) {
                (true, _) => format!("[{}]", piece.text),
                (false, Some(_)) => format!("<{}>", piece.text),
                (false, None) => piece.text,
            })
            .collect()
    }

    #[test]
    fn words_are_marked_whatever_their_capitals_and_accents() {
        assert_eq!(shown("pioche", "La Pioche, puis piochée."), "La [Pioche], puis [pioché]e.");
        assert_eq!(shown("gross", "Große Karten"), "[Groß]e Karten");
        assert_eq!(shown("", "Große Karten"), "Große Karten");
    }

    #[test]
    fn rules_that_are_named_are_found() {
        assert_eq!(shown("", "A number that fits (CF-11, CF-32)."), "A number that fits (<CF-11>, <CF-32>).");
        assert_eq!(shown("", "CF-99 is none, nor is X-11"), "CF-99 is none, nor is X-11");
    }

    #[test]
    fn all_words_have_to_be_there() {
        let rule = Rule {
            id: RuleId::new(GameId::Clear4, 46),
            text: String::new(),
            ruling: Some("On an empty pile you cannot pass.".to_owned()),
        };
        let finds = |query: &str| Query::read(query).finds(&rule, "Passing");
        assert!(finds("") && finds("pass EMPTY") && finds("cf-46") && finds("passing"));
        assert!(!finds("pass joker"));
    }
}
