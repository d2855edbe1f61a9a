//! What a host can choose from, as whole settings: each offer is the table's settings with one thing changed.

use cardshed_protocol::{Clock, TableSettings};
use cardshed_rules::any::AnyOptions;
use cardshed_rules::{GameId, Match, SeatCount, Start, levels};
use cardshed_text::Words;
use cardshed_text::options::{self, Choice, Subject};

/// More rounds than these are for tournaments.
const MOST_ROUNDS: u16 = 24;

const CLOCKS: [Clock; 9] = [
    Clock::None,
    Clock::PerMove { seconds: 10 },
    Clock::PerMove { seconds: 20 },
    Clock::PerMove { seconds: 30 },
    Clock::PerMove { seconds: 60 },
    Clock::PerMove { seconds: 120 },
    Clock::Bank { seconds: 120, increment: 2 },
    Clock::Bank { seconds: 300, increment: 5 },
    Clock::Bank { seconds: 600, increment: 10 },
];

/// Milliseconds a play may be held, up to the most a table allows.
const HOLDS: [u16; 6] = [0, 100, 250, 400, 600, 1_000];

/// Seconds until a bot stands in.
const GRACES: [u16; 7] = [5, 10, 20, 30, 60, 120, 300];

/// What can be settled at a table, in the order in which it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The house rules of the game.
    House,
    /// What people care about.
    Table,
    /// What only the curious care about.
    Curious,
}

/// What there is to settle in a part. A table in the page has no strangers and no network.
#[must_use]
pub fn subjects(game: GameId, part: Part, is_local: bool) -> Vec<Subject> {
    let of_use = |subject: &Subject| match subject {
        Subject::Rounds => game != GameId::Levels,
        Subject::Clock => !game.is_speed(),
        Subject::Public | Subject::Chat | Subject::Grace => !is_local,
        Subject::Hold => game.is_speed() && !is_local,
        _ => true,
    };
    let all: &[Subject] = match (part, game) {
        (Part::House, GameId::Clear4) => &[Subject::JokerSets, Subject::AutoClear, Subject::HandPoints],
        (Part::House, GameId::Levels) => &[Subject::Levels, Subject::Keep],
        (Part::House, GameId::PlusMinus | GameId::Halves) => &[],
        (Part::Table, _) => &[Subject::Rounds, Subject::Clock, Subject::Public, Subject::Chat],
        (Part::Curious, _) => &[Subject::Hold, Subject::Grace],
    };
    all.iter().filter(|subject| of_use(subject)).copied().collect()
}

/// Whether it is only on or off.
#[must_use]
pub const fn is_switch(subject: Subject) -> bool {
    matches!(
        subject,
        Subject::JokerSets | Subject::AutoClear | Subject::HandPoints | Subject::Public | Subject::Chat
    )
}

/// How something is settled, in words.
#[must_use]
pub fn choice(words: &Words, settings: &TableSettings, seats: SeatCount, subject: Subject) -> Option<Choice> {
    let house = AnyOptions::parse(settings.game, &settings.options)
        .map(|options| options::house_rules(words, &options))
        .unwrap_or_default();
    house
        .into_iter()
        .chain(options::settings(words, settings, seats))
        .find(|choice| choice.subject == subject)
}

/// The settings one can have by changing one thing; how it is now is among them. A switch is off first, then on.
#[must_use]
pub fn offers(subject: Subject, settings: &TableSettings, seats: SeatCount) -> Vec<TableSettings> {
    let with = |change: &dyn Fn(&mut TableSettings)| {
        let mut changed = settings.clone();
        change(&mut changed);
        changed
    };
    let mut offers: Vec<TableSettings> = match subject {
        Subject::Rounds => {
            let possible = |&rounds: &u16| Match::new(settings.game, seats, rounds, Start::Lot).is_ok();
            let counts = (1..=MOST_ROUNDS).filter(possible).map(Some);
            std::iter::once(None).chain(counts).map(|rounds| with(&|own| own.rounds = rounds)).collect()
        }
        Subject::Clock => CLOCKS.iter().map(|&clock| with(&|own| own.clock = clock)).collect(),
        Subject::Hold => HOLDS.iter().map(|&hold| with(&|own| own.hold_cap = hold)).collect(),
        Subject::Grace => GRACES.iter().map(|&grace| with(&|own| own.grace = grace)).collect(),
        Subject::Public => [false, true].iter().map(|&on| with(&|own| own.public = on)).collect(),
        Subject::Chat => [false, true].iter().map(|&on| with(&|own| own.chat = on)).collect(),
        house => house_offers(house, settings)
            .into_iter()
            .map(|options| with(&|own| own.options = options.clone()))
            .collect(),
    };
    if !offers.contains(settings) {
        offers.push(settings.clone());
    }
    offers
}

/// The house rules one can have by changing one of them, in their short form.
fn house_offers(subject: Subject, settings: &TableSettings) -> Vec<String> {
    match AnyOptions::parse(settings.game, &settings.options) {
        Ok(AnyOptions::Clear4(options)) => [false, true]
            .iter()
            .map(|&on| {
                let mut options = options;
                match subject {
                    Subject::JokerSets => options.joker_sets = on,
                    Subject::AutoClear => options.auto_clear = on,
                    _ => options.hand_points = on,
                }
                options.to_string()
            })
            .collect(),
        Ok(AnyOptions::Levels(_)) if subject == Subject::Levels => {
            [levels::Options::one_star(), levels::Options::two_stars()]
                .iter()
                .map(ToString::to_string)
                .collect()
        }
        Ok(AnyOptions::Levels(options)) => {
            let never = levels::Options::of_levels(options.levels().iter().copied());
            let from = (1..=options.last_level()).map(|level| options.with_keeping(level));
            std::iter::once(never).chain(from).flatten().map(|options| options.to_string()).collect()
        }
        Ok(AnyOptions::PlusMinus(_) | AnyOptions::Halves(_)) | Err(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use cardshed_protocol::Millis;
    use cardshed_table::Table;
    use cardshed_text::Language;

    use super::*;

    /// Whatever is offered is a table that can be opened, and no two offers look the same.
    #[test]
    fn every_offer_can_be_played_and_told_apart() {
        let words = Words::new(Language::English);
        for game in GameId::ALL {
            for &count in game.seat_counts() {
                let seats = SeatCount::new(count).unwrap();
                let settings = TableSettings::new(game);
                let parts = [Part::House, Part::Table, Part::Curious];
                for subject in parts.into_iter().flat_map(|part| subjects(game, part, false)) {
                    let offers = offers(subject, &settings, seats);
                    assert!(offers.len() > 1, "{game} {subject:?}");
                    assert!(offers.contains(&settings), "{game} {subject:?}");
                    let mut seen = std::collections::HashSet::new();
                    for offer in offers {
                        let choice = choice(&words, &offer, seats, subject).unwrap();
                        assert!(seen.insert(choice.value), "{game} {subject:?} twice");
                        let id = cardshed_protocol::TableId([0; 12]);
                        Table::open(Millis(0), id, [0; 32], offer, count as u8).unwrap();
                    }
                }
            }
        }
    }

    #[test]
    fn a_setting_of_ones_own_is_offered_too() {
        let own = TableSettings {
            grace: 47,
            options: "levels=r3.s4".to_owned(),
            ..TableSettings::new(GameId::Levels)
        };
        let seats = SeatCount::new(3).unwrap();
        assert_eq!(offers(Subject::Grace, &own, seats).last(), Some(&own));
        assert_eq!(offers(Subject::Levels, &own, seats).last(), Some(&own));
        let keeping = offers(Subject::Keep, &own, seats);
        assert_eq!(keeping.len(), 3);
        assert_eq!(keeping[2].options, "levels=r3.s4,keep_from=2");
    }
}
