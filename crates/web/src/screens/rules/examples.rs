//! Which rules are explained by a drawing, and by which.

use cardshed_rules::{GameId, RuleId};
use cardshed_text::key;

/// A drawing of cards next to a rule.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The rule it explains.
    pub rule: RuleId,
    /// The key of what is written under it.
    pub caption: &'static str,
    /// What is drawn.
    pub cases: &'static [Case],
}

/// Cards that lie somewhere, and cards that come to them.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// What lies there, in the game's notation, with `?` for a card that lies face down.
    pub lies: &'static str,
    /// What comes to it; nothing where only something lies there.
    pub comes: &'static str,
    /// Whether that is allowed.
    pub fits: Option<bool>,
}

/// Only something that lies there.
const fn lies(lies: &'static str) -> Case {
    Case { lies, comes: "", fits: None }
}

/// Something that may come to what lies there.
const fn fits(lies: &'static str, comes: &'static str) -> Case {
    Case { lies, comes, fits: Some(true) }
}

/// Something that may not.
const fn fails(lies: &'static str, comes: &'static str) -> Case {
    Case { lies, comes, fits: Some(false) }
}

const fn clear4(number: u8, caption: &'static str, cases: &'static [Case]) -> Example {
    Example { rule: RuleId::new(GameId::Clear4, number), caption, cases }
}

const fn plusminus(number: u8, caption: &'static str, cases: &'static [Case]) -> Example {
    Example { rule: RuleId::new(GameId::PlusMinus, number), caption, cases }
}

const fn halves(number: u8, caption: &'static str, cases: &'static [Case]) -> Example {
    Example { rule: RuleId::new(GameId::Halves, number), caption, cases }
}

const fn levels(number: u8, caption: &'static str, cases: &'static [Case]) -> Example {
    Example { rule: RuleId::new(GameId::Levels, number), caption, cases }
}

/// All examples, in the order of the rules.
pub const EXAMPLES: &[Example] = &[
    clear4(1, key!("rules-show-clear4-cards"), &[lies("1 10"), lies("PUSH"), lies("J"), lies("CLEAR")]),
    clear4(3, key!("rules-show-stack"), &[lies("? ? 7")]),
    clear4(11, key!("rules-show-lower"), &[fits("8 8", "5 5"), fits("8 8", "8"), fails("8 8", "9")]),
    clear4(13, key!("rules-show-joker"), &[fits("8", "5 J")]),
    clear4(30, key!("rules-show-four"), &[lies("8 8 5 5 5 5")]),
    clear4(32, key!("rules-show-fifth"), &[fails("5 5 5 5", "5"), fits("5 5 5 5", "4")]),
    plusminus(1, key!("rules-show-numbers"), &[lies("5±1"), lies("5±2"), lies("5±3")]),
    plusminus(11, key!("rules-show-sum"), &[fits("5±3", "8±1"), fits("5±3", "2±2"), fails("5±3", "5±1")]),
    plusminus(12, key!("rules-show-above"), &[fits("9±3", "6±2"), fits("9±3", "2±1")]),
    plusminus(13, key!("rules-show-below"), &[fits("1±2", "9±3"), fits("1±2", "3±1")]),
    halves(2, key!("rules-show-halves"), &[lies("Oc/Bt"), lies("Gs/Px")]),
    halves(11, key!("rules-show-agree"), &[fits("Oc/Bt", "Os/Gt")]),
    halves(12, key!("rules-show-turn"), &[fits("Oc/Bt", "Gt/Ox")]),
    halves(13, key!("rules-show-half"), &[fails("Oc/Bt", "Oc/Gs")]),
    levels(1, key!("rules-show-colours"), &[lies("R1 O4 G6 B9 V12 K15"), lies("J"), lies("S")]),
    levels(20, key!("rules-show-run"), &[lies("G4 R5 V6")]),
    levels(21, key!("rules-show-same"), &[lies("R9 B9 K9")]),
    levels(22, key!("rules-show-colour"), &[lies("R2 R5 R5 R11")]),
    levels(
        23,
        key!("rules-show-attach"),
        &[fits("G4 R5 V6", "B7"), fits("G4 R5 V6", "K3"), fits("R3 B3", "G3"), fails("R3 B3", "G4")],
    ),
    levels(24, key!("rules-show-levels-joker"), &[lies("R4 J5 B6")]),
];

/// The example that explains a rule.
#[must_use]
pub fn of(rule: RuleId) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.rule == rule)
}

#[cfg(test)]
mod tests {
    use super::super::shown::Shown;
    use super::*;

    fn cards(game: GameId, text: &str) -> Vec<Shown> {
        let read = |card| Shown::read(game, card).unwrap_or_else(|| panic!("{card} is no card of {game}"));
        text.split_whitespace().map(read).collect()
    }

    #[test]
    fn every_card_of_every_example_is_a_card_of_its_game() {
        for Example { rule, cases, .. } in EXAMPLES {
            for case in *cases {
                assert!(!cards(rule.game(), case.lies).is_empty(), "{rule}");
                assert_eq!(cards(rule.game(), case.comes).is_empty(), case.fits.is_none(), "{rule}");
            }
        }
    }

    #[test]
    fn what_is_said_to_fit_fits_by_the_rules() {
        for Example { rule, cases, .. } in EXAMPLES {
            for case in cases.iter().filter(|case| case.fits.is_some()) {
                let lies = cards(rule.game(), case.lies);
                let really = match (lies[0], cards(rule.game(), case.comes)[0]) {
                    (Shown::PlusMinus(top), Shown::PlusMinus(card)) => card.fits(top),
                    (Shown::Halves(top), Shown::Halves(laid)) => laid.card().fits(top),
                    (Shown::Clear4(top), Shown::Clear4(card)) => {
                        card <= top && (lies.len() < 4 || card < top)
                    }
                    _ => continue,
                };
                assert_eq!(case.fits, Some(really), "{rule}: {} on {}", case.comes, case.lies);
            }
        }
    }
}
