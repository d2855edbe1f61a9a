//! A level while it is being put together: which cards go to which combination, and what the jokers among them stand for.

use cardshed_rules::arrange;
use cardshed_rules::levels::{Card, Colour, Combination, Face, Kind, Lay, Level, Number};

use super::order::Held;

/// The cards put together for one combination of the level.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// What the level asks for.
    pub asked: Combination,
    /// The cards, with what was said of a joker.
    cards: Vec<(Held, Option<Face>)>,
}

/// A level while it is being put together.
#[derive(Clone, Debug, PartialEq)]
pub struct Trays {
    /// One for each combination of the level.
    pub trays: Vec<Tray>,
    /// Where the next card goes.
    pub open: usize,
}

impl Trays {
    /// Nothing put together yet.
    #[must_use]
    pub fn new(level: &Level) -> Trays {
        let trays = level.iter().map(|&asked| Tray { asked, cards: Vec::new() }).collect();
        Trays { trays, open: 0 }
    }

    /// As in one of the ways of the solver, with these cards.
    #[must_use]
    pub fn of_way(level: &Level, way: &Lay, hand: &[Held]) -> Trays {
        let mut trays = Trays::new(level);
        let mut left = hand.to_vec();
        for (tray, faces) in trays.trays.iter_mut().zip(way.combinations()) {
            for &face in faces {
                if let Some(place) = left.iter().position(|held| held.card == face.card()) {
                    let said = (face.card() == Card::JOKER).then_some(face);
                    tray.cards.push((left.remove(place), said));
                }
            }
        }
        trays
    }

    /// In which tray the card lies.
    #[must_use]
    pub fn tray_of(&self, card: Held) -> Option<usize> {
        self.trays.iter().position(|tray| tray.cards.iter().any(|(held, _)| *held == card))
    }

    /// Puts a card where the next one goes, and goes on to a tray with room. A card that lies in a tray comes back.
    pub fn toggle(&mut self, card: Held) {
        if let Some(tray) = self.tray_of(card) {
            self.trays[tray].cards.retain(|(held, _)| *held != card);
            self.open = tray;
            return;
        }
        if let Some(tray) = self.trays.get_mut(self.open) {
            tray.cards.push((card, None));
            if tray.is_full() {
                self.open = self.trays.iter().position(|tray| !tray.is_full()).unwrap_or(self.open);
            }
        }
    }

    /// Puts a card into this tray, wherever it lay before.
    pub fn put(&mut self, card: Held, tray: usize) {
        if self.tray_of(card).is_some() {
            self.toggle(card);
        }
        self.open = tray;
        self.toggle(card);
    }

    /// Says what a joker stands for. Where all cards must agree, that goes for all of its jokers.
    pub fn declare(&mut self, joker: Held, face: Face) {
        let Some(tray) = self.tray_of(joker).and_then(|index| self.trays.get_mut(index)) else { return };
        let for_all = tray.asked.kind() != Kind::Run;
        for (held, said) in &mut tray.cards {
            if held.card == Card::JOKER && (for_all || *held == joker) {
                *said = Some(face);
            }
        }
    }

    /// The proposal that this is.
    #[must_use]
    pub fn lay(&self) -> Lay {
        let mut lay = Lay::default();
        for tray in &self.trays {
            // An empty tray adds nothing; the rules then say that a combination is missing.
            let _is_there = lay.add(tray.faces().into_iter().map(|(_, face)| face));
        }
        lay
    }
}

impl Tray {
    /// Whether it has as many cards as the level asks for.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.cards.len() >= self.asked.size()
    }

    /// Takes all cards back.
    pub fn clear(&mut self) {
        self.cards.clear();
    }

    /// Its cards as they would lie, each joker with what it stands for as far as the others tell.
    #[must_use]
    pub fn faces(&self) -> Vec<(Held, Face)> {
        let mut faces: Vec<(Held, Face)> = match self.asked.kind() {
            Kind::Run => self.run(),
            Kind::Same => self.alike(|face| face.number().map(Face::joker_number)),
            Kind::Colour => self.alike(|face| face.colour().map(Face::joker_colour)),
        };
        if self.asked.kind() == Kind::Run {
            arrange(&mut faces, |(_, face)| face.number());
        }
        faces
    }

    fn said(&self) -> impl Iterator<Item = Face> {
        self.cards.iter().filter_map(
            |(held, said)| {
                if held.card == Card::JOKER { *said } else { Some(Face::of(held.card)) }
            },
        )
    }

    fn alike(&self, joker_as: impl Fn(Face) -> Option<Face>) -> Vec<(Held, Face)> {
        let real = self.said().filter(|face| face.card() != Card::JOKER).find_map(&joker_as);
        let known = real.or_else(|| self.said().find_map(&joker_as));
        let face = |held: Held, said: Option<Face>| {
            if held.card == Card::JOKER {
                known.or(said).unwrap_or(Face::of(Card::JOKER))
            } else {
                Face::of(held.card)
            }
        };
        self.cards.iter().map(|&(held, said)| (held, face(held, said))).collect()
    }

    fn run(&self) -> Vec<(Held, Face)> {
        let real: Vec<Number> = self.cards.iter().filter_map(|(held, _)| held.card.number()).collect();
        let stands = |face: &Face| face.number().is_some_and(|number| !real.contains(&number));
        let mut taken: Vec<u8> = self.said().filter_map(Face::number).map(Number::get).collect();
        let mut faces = Vec::new();
        for &(held, said) in &self.cards {
            let face = match said.filter(stands) {
                _ if held.card != Card::JOKER => Face::of(held.card),
                Some(face) => face,
                // What was said of it before may be taken by a card by now.
                None => match next_in_run(&taken) {
                    Some(number) => {
                        taken.push(number.get());
                        Face::joker_number(number)
                    }
                    None => Face::of(Card::JOKER),
                },
            };
            faces.push((held, face));
        }
        faces
    }

    /// What a joker in it could stand for; a single thing where the other cards leave no choice.
    #[must_use]
    pub fn meanings(&self, joker: Held) -> Vec<Face> {
        let others: Vec<Face> = (self.cards.iter())
            .filter(|(held, _)| *held != joker)
            .filter_map(
                |(held, said)| if held.card == Card::JOKER { *said } else { Some(Face::of(held.card)) },
            )
            .collect();
        let real = |face: &&Face| face.card() != Card::JOKER;
        match self.asked.kind() {
            Kind::Run => {
                let taken: Vec<u8> =
                    others.iter().filter_map(|face| face.number()).map(Number::get).collect();
                let reach = self.asked.size() as u8 - 1;
                let low = taken.iter().max().map_or(1, |last| last.saturating_sub(reach).max(1));
                let high = taken.iter().min().map_or(15, |first| (first + reach).min(15));
                (low..=high)
                    .filter(|number| !taken.contains(number))
                    .filter_map(Number::new)
                    .map(Face::joker_number)
                    .collect()
            }
            Kind::Same => match others.iter().find(real).and_then(|face| face.number()) {
                Some(number) => vec![Face::joker_number(number)],
                None => Number::all().map(Face::joker_number).collect(),
            },
            Kind::Colour => match others.iter().find(real).and_then(|face| face.colour()) {
                Some(colour) => vec![Face::joker_colour(colour)],
                None => Colour::ALL.map(Face::joker_colour).to_vec(),
            },
        }
    }
}

/// The first gap in a run, or what follows it, or what comes before it.
fn next_in_run(taken: &[u8]) -> Option<Number> {
    let (Some(&low), Some(&high)) = (taken.iter().min(), taken.iter().max()) else {
        return Some(Number::LOWEST);
    };
    let gap = (low..=high).find(|number| !taken.contains(number));
    gap.and_then(Number::new).or_else(|| Number::new(high + 1)).or_else(|| Number::new(low - 1))
}

#[cfg(test)]
mod tests {
    use cardshed_rules::levels::Options;

    use super::*;

    fn held(card: &str, copy: u8) -> Held {
        Held { card: card.parse().unwrap(), copy }
    }

    fn shown(tray: &Tray) -> String {
        tray.faces().iter().map(|(_, face)| face.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn trays(level: u8) -> Trays {
        Trays::new(Options::one_star().level(level))
    }

    #[test]
    fn a_joker_fills_the_gap_of_a_run_and_then_goes_on() {
        let mut trays = trays(1);
        trays.toggle(held("J", 0));
        assert_eq!(shown(&trays.trays[0]), "J1");
        trays.toggle(held("R4", 0));
        assert_eq!(shown(&trays.trays[0]), "R4 J5");
        trays.toggle(held("B6", 0));
        assert_eq!(shown(&trays.trays[0]), "R4 J5 B6");
        assert_eq!(trays.open, 1, "the first tray is full");
        trays.toggle(held("B6", 0));
        assert_eq!((shown(&trays.trays[0]).as_str(), trays.open), ("R4 J5", 0));
        trays.declare(held("J", 0), "J3".parse().unwrap());
        assert_eq!(shown(&trays.trays[0]), "J3 R4");
    }

    #[test]
    fn a_card_can_be_put_into_any_tray() {
        let mut trays = trays(1);
        trays.put(held("R4", 0), 1);
        assert_eq!((trays.tray_of(held("R4", 0)), trays.open), (Some(1), 1));
        trays.put(held("R4", 0), 0);
        assert_eq!((shown(&trays.trays[0]).as_str(), shown(&trays.trays[1]).as_str()), ("R4", ""));
        trays.put(held("R4", 0), 0);
        assert_eq!(shown(&trays.trays[0]), "R4");
    }

    #[test]
    fn at_the_top_a_joker_goes_below() {
        let mut trays = trays(1);
        for card in ["K15", "K14", "J"] {
            trays.toggle(held(card, 0));
        }
        assert_eq!(shown(&trays.trays[0]), "J13 K14 K15");
    }

    #[test]
    fn jokers_alone_have_to_be_declared() {
        let mut trays = trays(2);
        trays.toggle(held("J", 0));
        trays.toggle(held("J", 1));
        assert_eq!(shown(&trays.trays[0]), "J J");
        assert_eq!(trays.trays[0].meanings(held("J", 0)).len(), 15);
        trays.declare(held("J", 0), "J7".parse().unwrap());
        assert_eq!(shown(&trays.trays[0]), "J7 J7");
    }

    #[test]
    fn beside_a_card_a_joker_of_equals_has_one_meaning() {
        let mut trays = trays(2);
        trays.toggle(held("J", 0));
        trays.toggle(held("G9", 0));
        assert_eq!(trays.trays[0].meanings(held("J", 0)), ["J9".parse::<Face>().unwrap()]);
        assert_eq!(shown(&trays.trays[0]), "J9 G9");
    }

    #[test]
    fn a_way_of_the_solver_is_a_proposal_that_pays() {
        let level = Options::one_star();
        let level = level.level(1);
        let hand = [held("R1", 0), held("R2", 0), held("J", 0), held("G7", 0), held("B8", 0), held("J", 1)];
        let way: Lay = {
            let mut way = Lay::default();
            assert!(way.add(["R1", "R2", "J3"].map(|face| face.parse().unwrap())));
            assert!(way.add(["J6", "G7", "B8"].map(|face| face.parse().unwrap())));
            way
        };
        let trays = Trays::of_way(level, &way, &hand);
        assert_eq!(trays.lay(), way);
        assert!(trays.lay().pays(level).is_some());
    }
}
