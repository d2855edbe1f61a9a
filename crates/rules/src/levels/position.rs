//! The whole table as plain data, and the door from there to a game.

use super::cards::{Card, DECK, Hand};
use super::combinations::{Laid, LaidLevel};
use super::options::Options;
use super::state::{DEALT, DrawPile, Levels, MOST_KEPT, MOST_TURNS, Phase};
use super::table::{Discards, Table};
#[cfg(feature = "serde")]
use crate::fields::{Error, Fields};
use crate::game::{Ending, Version};
use crate::position::{PositionError, Problems, compare_with_deck};
use crate::seat::{PerSeat, Seat, SeatCount, SeatSet};
use crate::seed::Seed;

/// The whole table, as it is written by hand. Who won is not written: it follows from the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// Who dealt the first round.
    pub start: Seat,
    /// How many actions have led here.
    pub version: Version,
    /// Where later shuffles come from.
    pub seed: Seed,
    /// How many shuffles there have been, deals included.
    pub shuffles: u32,
    /// How many turns are over, in all rounds.
    pub turns: u32,
    /// Who dealt this round.
    pub dealer: Seat,
    /// How far the game is.
    pub stage: Stage,
    /// The draw pile, the next card to draw first; nothing between rounds.
    pub draw_pile: Vec<Card>,
    /// How many skips lie face up under it.
    pub face_up: u8,
    /// The players, in seat order.
    pub players: Vec<Player>,
}

#[cfg(feature = "serde")]
crate::by_name!(Position {
    options = Fields::take_or_default, start, version = Fields::take_or_default, seed = any_seed, shuffles = first_deal,
    turns = Fields::take_or_default, dealer, stage, draw_pile, face_up = Fields::take_or_default, players; end
});

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Stage {
    /// This seat has to draw.
    Draw(Seat),
    /// This seat has drawn.
    Act(Seat),
    /// The round is over; players without `kept` have still to choose what to keep.
    Keeping,
    /// The game is over.
    Over,
}

#[cfg(feature = "serde")]
crate::worded!(impl[] Stage { Draw(seat), Act(seat), Keeping, Over });

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Player {
    /// The level, counted from one.
    pub level: u8,
    /// The hand, in any order. Between rounds only those have one who may keep cards.
    pub hand: Vec<Card>,
    /// The cards of the hand that everybody knows.
    pub shown: Vec<Card>,
    /// The discard pile, bottom first.
    pub discards: Vec<Card>,
    /// The combinations on the table, in the order in which the level names them.
    pub laid: Vec<Laid>,
    /// Whether a skip lies before the player.
    pub skipped: bool,
    /// The cards chosen to be kept (EL-61).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub kept: Option<Vec<Card>>,
}

#[cfg(feature = "serde")]
crate::by_name!(Player {
    level, hand, shown = Fields::take_or_default, discards = Fields::take_or_default, laid = Fields::take_or_default,
    skipped = Fields::take_or_default, kept; end
});

/// A position by hand does not have to name a seed.
#[cfg(feature = "serde")]
fn any_seed(fields: &mut Fields, name: &'static str) -> Result<Seed, Error> {
    let seed: Option<Seed> = fields.take(name)?;
    Ok(seed.unwrap_or_else(|| Seed::from_number(0)))
}

/// The shuffles before the first turn.
#[cfg(feature = "serde")]
fn first_deal(fields: &mut Fields, name: &'static str) -> Result<u32, Error> {
    let shuffles: Option<u32> = fields.take(name)?;
    Ok(shuffles.unwrap_or(1))
}

impl Position {
    pub(super) fn of(game: &Levels) -> Position {
        let table = &game.table;
        let player = |seat| Player {
            level: table.levels[seat],
            hand: game.hands[seat].cards().collect(),
            shown: table.shown[seat].cards().collect(),
            discards: table.discards.pile(seat).to_vec(),
            laid: table.laid[seat].to_vec(),
            skipped: table.skipped.contains(seat),
            kept: match game.phase {
                Phase::Keeping { waiting, kept }
                    if !waiting.contains(seat) && !game.hands[seat].is_empty() =>
                {
                    Some(kept[seat].cards().collect())
                }
                _ => None,
            },
        };
        Position {
            options: table.options,
            start: table.start,
            version: game.version,
            seed: game.seed,
            shuffles: game.shuffles,
            turns: table.turns,
            dealer: table.dealer,
            stage: match game.phase {
                Phase::Draw { seat } => Stage::Draw(seat),
                Phase::Act { seat } => Stage::Act(seat),
                Phase::Keeping { .. } => Stage::Keeping,
                Phase::Over { .. } => Stage::Over,
            },
            draw_pile: game.draw_pile.iter().rev().copied().collect(),
            face_up: table.face_up,
            players: table.seats().iter().map(player).collect(),
        }
    }

    pub(super) fn check(&self) -> Result<Levels, PositionError> {
        let mut problems = Problems::default();
        let seats = SeatCount::new(self.players.len());
        problems.unless(seats.is_some(), || format!("{} players", self.players.len()));
        self.check_counters(&mut problems);
        if let Some(seats) = seats {
            self.check_seats(seats, &mut problems);
        }
        self.check_cards(&mut problems);
        if self.is_swept() {
            self.check_swept(&mut problems);
        } else {
            self.check_round(&mut problems);
        }
        match seats {
            Some(seats) if problems.is_empty() => Ok(self.build(seats)),
            _ => Err(problems.into_error()),
        }
    }

    /// The players with their seats. Of a crowd, only those who have a seat.
    fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.players.iter().enumerate().filter_map(|(index, player)| Some((Seat::new(index)?, player)))
    }

    /// Whether the round is over and its cards are gathered: while players choose what to keep, or when the game got
    /// too long with the end of a round.
    fn is_swept(&self) -> bool {
        match self.stage {
            Stage::Keeping => true,
            Stage::Over => self.draw_pile.is_empty(),
            Stage::Draw(_) | Stage::Act(_) => false,
        }
    }

    fn check_counters(&self, problems: &mut Problems) {
        // A skipped turn or more may follow the last one that counts.
        let most = if self.stage == Stage::Over { MOST_TURNS + DECK.len() as u32 } else { MOST_TURNS - 1 };
        problems.unless(self.turns <= most, || format!("{} turns (EL-52)", self.turns));
        // A turn has one shuffle at most, and so has a round.
        problems
            .unless((1..=2 * MOST_TURNS).contains(&self.shuffles), || format!("{} shuffles", self.shuffles));
        problems.unless(self.version.0 <= u32::MAX / 2, || format!("{} actions", self.version.0));
    }

    fn check_seats(&self, seats: SeatCount, problems: &mut Problems) {
        problems.unless(seats.has(self.start), || format!("seat {} has the start", self.start));
        problems.unless(seats.has(self.dealer), || format!("seat {} deals", self.dealer));
        if let Stage::Draw(seat) | Stage::Act(seat) = self.stage {
            problems.unless(seats.has(seat), || format!("it is the turn of seat {seat}"));
        }
        for (seat, player) in self.seated() {
            let last = self.options.last_level();
            problems.unless((1..=last).contains(&player.level), || {
                format!("seat {seat} is on level {}, and there are {last}", player.level)
            });
            problems.unless(is_part(&player.shown, &player.hand), || {
                format!("cards are shown that seat {seat} does not have")
            });
            problems.unless(player.kept.is_none() || self.stage == Stage::Keeping, || {
                format!("seat {seat} keeps cards during a round (EL-61)")
            });
        }
    }

    fn check_cards(&self, problems: &mut Problems) {
        let mut deck = [0_u8; Card::KINDS];
        Card::all().for_each(|card| deck[card.kind()] = card.copies());
        let mut found = [0_u8; Card::KINDS];
        let mut find = |card: Card| found[card.kind()] = found[card.kind()].saturating_add(1);
        self.draw_pile.iter().copied().for_each(&mut find);
        (0..self.face_up).for_each(|_| find(Card::SKIP));
        for player in &self.players {
            player.hand.iter().chain(&player.discards).copied().for_each(&mut find);
            player.laid.iter().flat_map(|laid| laid.cards.cards()).for_each(&mut find);
            if player.skipped {
                find(Card::SKIP);
            }
        }
        if self.is_swept() {
            // The rest of the deck is gathered, waiting to be dealt.
            found.iter_mut().zip(&deck).for_each(|(found, &deck)| *found = deck.max(*found));
        }
        let name = |kind| Card::of_kind(kind).map_or_else(String::new, |card| card.to_string());
        compare_with_deck(problems, &found, &deck, name);
    }

    /// What holds when a round is over.
    fn check_swept(&self, problems: &mut Problems) {
        let is_swept =
            |player: &Player| player.discards.is_empty() && player.laid.is_empty() && !player.skipped;
        problems.unless(
            self.draw_pile.is_empty() && self.face_up == 0 && self.players.iter().all(is_swept),
            || "cards lie on the table after the end of a round".to_owned(),
        );
        let ended = self.players.iter().any(|player| player.hand.is_empty() && player.level > 2);
        problems.unless(ended, || "nobody has ended the round and moved up two levels (EL-41)".to_owned());
        for (seat, player) in self.seated() {
            let may_keep = self.options.keeps(player.level) && player.hand.len() == DEALT;
            problems.unless(player.hand.is_empty() || may_keep, || {
                format!(
                    "seat {seat} may not keep any of {} cards on level {} (EL-61)",
                    player.hand.len(),
                    player.level
                )
            });
            if let Some(kept) = &player.kept {
                problems.unless(may_keep && kept.len() <= MOST_KEPT && is_part(kept, &player.hand), || {
                    format!("seat {seat} cannot keep these {} cards (EL-61)", kept.len())
                });
            }
        }
        if self.stage == Stage::Over {
            problems.unless(self.turns >= MOST_TURNS, || "nobody has won (EL-50)".to_owned());
        } else {
            let waits = |player: &Player| !player.hand.is_empty() && player.kept.is_none();
            problems.unless(self.players.iter().any(waits), || {
                "nobody has to choose what to keep (EL-61)".to_owned()
            });
        }
    }

    /// What holds during a round, and where it was won.
    fn check_round(&self, problems: &mut Problems) {
        problems.unless(!self.draw_pile.is_empty(), || "the draw pile is empty (EL-15)".to_owned());
        let winners: Vec<Seat> =
            self.seated().filter(|(_, player)| self.has_won(player)).map(|(seat, _)| seat).collect();
        problems.unless(winners.len() <= 1, || format!("{} players have won (EL-50, EL-51)", winners.len()));
        if self.stage == Stage::Over {
            problems.unless(!winners.is_empty() || self.turns >= MOST_TURNS, || {
                "nobody has won (EL-50)".to_owned()
            });
        } else {
            problems.unless(winners.is_empty(), || "somebody has won (EL-50, EL-51)".to_owned());
        }
        if let Stage::Draw(turn) | Stage::Act(turn) = self.stage {
            let skipped = self.seated().any(|(seat, player)| seat == turn && player.skipped);
            problems.unless(!skipped, || format!("seat {turn} has the turn with a skip before it (EL-31)"));
        }
        let drawn = self.has_drawn();
        let mut in_play = 0;
        for (seat, player) in self.seated() {
            let laid: usize = player.laid.iter().map(|laid| laid.cards.len()).sum();
            in_play += player.hand.len() + laid;
            self.check_player(seat, player, usize::from(drawn == Some(seat)), problems);
        }
        let dealt = DEALT * self.players.len() + usize::from(drawn.is_some());
        problems.unless(in_play == dealt, || {
            format!(
                "{in_play} cards in hands and combinations, where {dealt} were dealt and drawn (EL-03, EL-14)"
            )
        });
    }

    /// Checks a player's hand and combinations; `drawn` is 1 for a player who has drawn and not yet discarded.
    fn check_player(&self, seat: Seat, player: &Player, drawn: usize, problems: &mut Problems) {
        let cards = player.hand.len();
        if player.laid.is_empty() {
            problems.unless(cards == DEALT + drawn, || {
                format!("seat {seat} has {cards} cards in hand, not {} (EL-03, EL-14)", DEALT + drawn)
            });
            return;
        }
        let level =
            usize::from(player.level).checked_sub(1).and_then(|index| self.options.levels().get(index));
        let Some(level) = level else {
            return;
        };
        let pays = player.laid.len() == level.len()
            && player.laid.iter().zip(level.iter()).all(|(laid, asked)| {
                laid.is_sound() && laid.shape.kind() == asked.kind() && laid.cards.len() >= asked.size()
            });
        problems.unless(pays, || format!("seat {seat} has not laid down level {} (EL-11)", player.level));
        let least = usize::from(!self.has_won(player));
        let most = DEALT + drawn - level.cards();
        problems.unless((least..=most).contains(&cards), || {
            format!("seat {seat} has {cards} cards in hand, not {least} to {most} (EL-14, EL-40)")
        });
    }

    /// Whether the player has the last level on the table (EL-50), or ended the round with the one before (EL-51).
    fn has_won(&self, player: &Player) -> bool {
        let last = self.options.last_level();
        let ended = player.hand.is_empty() && player.level.checked_add(1) == Some(last);
        !player.laid.is_empty() && (player.level == last || ended)
    }

    /// Who has drawn and not yet discarded.
    fn has_drawn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Act(seat) => Some(seat),
            Stage::Over => {
                let last = self.options.last_level();
                self.seated()
                    .find(|(_, player)| self.has_won(player) && player.level == last)
                    .map(|(seat, _)| seat)
            }
            Stage::Draw(_) | Stage::Keeping => None,
        }
    }

    /// Builds the game from what has been checked.
    fn build(&self, seats: SeatCount) -> Levels {
        let player = |seat: Seat| &self.players[seat.index()];
        let seats_with = |holds: &dyn Fn(&Player) -> bool| {
            seats.iter().filter(|&seat| holds(player(seat))).collect::<SeatSet>()
        };
        let mut discards = Discards::new(seats);
        for seat in seats.iter() {
            player(seat).discards.iter().for_each(|&card| discards.push(seat, card));
        }
        let table = Table {
            options: self.options,
            start: self.start,
            dealer: self.dealer,
            turns: self.turns,
            levels: PerSeat::from_fn(seats, |seat| player(seat).level),
            laid: PerSeat::from_fn(seats, |seat| {
                LaidLevel::from_values(player(seat).laid.iter().copied()).expect("checked against the level")
            }),
            discards,
            shown: PerSeat::from_fn(seats, |seat| Hand::of(&player(seat).shown)),
            skipped: seats_with(&|player| player.skipped),
            face_up: self.face_up,
        };
        let mut game = Levels {
            version: self.version,
            seed: self.seed,
            shuffles: self.shuffles,
            table,
            hands: PerSeat::from_fn(seats, |seat| Hand::of(&player(seat).hand)),
            draw_pile: DrawPile::from_values(self.draw_pile.iter().rev().copied())
                .expect("checked: ten in each hand"),
            phase: match self.stage {
                Stage::Draw(seat) => Phase::Draw { seat },
                Stage::Act(seat) => Phase::Act { seat },
                Stage::Keeping | Stage::Over => Phase::Keeping {
                    waiting: seats_with(&|player| !player.hand.is_empty() && player.kept.is_none()),
                    kept: PerSeat::from_fn(seats, |seat| {
                        Hand::of(player(seat).kept.as_deref().unwrap_or(&[]))
                    }),
                },
            },
        };
        if self.stage == Stage::Over {
            let winners = seats_with(&|player| self.has_won(player));
            let ending = if winners.is_empty() { Ending::Undecided } else { Ending::Won };
            game.end(ending, winners, &mut ());
        }
        game
    }
}

/// Whether all these cards are among those.
fn is_part(cards: &[Card], of: &[Card]) -> bool {
    let count = |cards: &[Card]| {
        let mut counts = [0_usize; Card::KINDS];
        cards.iter().for_each(|card| counts[card.kind()] += 1);
        counts
    };
    count(cards).iter().zip(count(of)).all(|(&part, whole)| part <= whole)
}
