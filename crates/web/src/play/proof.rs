//! Checking that a deal was what the table had committed to.

use cardshed_protocol::{Commitment, Nonce, PhaseState, RoundResult, TableId, TableState};
use cardshed_rules::any::{AnyGame, AnyOptions, AnyView};
use cardshed_rules::{SeatCount, Seed, Setup, Start, Version};
use cardshed_table::deal::{self, ProofError};

/// What came of checking a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// Everything fits, down to the cards that were seen.
    Cards,
    /// The proof fits; the cards at the start were not seen.
    Proof,
    /// Something does not fit.
    Wrong(ProofError),
    /// The seed deals other cards than those that were seen.
    OtherCards,
    /// One came too late to have seen what the table committed to.
    NotSeen,
}

/// What has been seen of a deal, to check it by afterwards.
#[derive(Default)]
pub struct Dealing {
    published: Option<(u32, Commitment)>,
    added: Option<(u32, Nonce)>,
    first: Option<AnyView>,
}

impl Dealing {
    /// Notes what the table has committed to, as long as it has not dealt.
    pub fn learn(&mut self, table: &TableState) {
        let before_the_deal = !matches!(table.phase, PhaseState::Playing | PhaseState::Paused);
        let is_new = self.published.is_none_or(|(number, _)| number != table.deal);
        if let Some(commitment) = table.commitment.filter(|_| before_the_deal && is_new) {
            self.published = Some((table.deal, commitment));
        }
    }

    /// What to add to the coming deal, the first time it is asked for.
    pub fn add(&mut self, random: impl FnOnce() -> Nonce) -> Option<Nonce> {
        let (number, _) = self.published?;
        if self.added.is_some_and(|(added, _)| added == number) {
            return None;
        }
        let nonce = random();
        self.added = Some((number, nonce));
        Some(nonce)
    }

    /// Notes the cards as they were dealt.
    pub fn dealt(&mut self, view: &AnyView) {
        self.first = (view.version() == Version(0)).then(|| view.clone());
    }

    /// Checks the proof that came with the result.
    pub fn check(
        &mut self,
        result: &RoundResult,
        table: Option<TableId>,
        state: Option<&TableState>,
    ) -> Checked {
        let first = self.first.take();
        let (Some((number, published)), Some(table)) = (self.published, table) else {
            return Checked::NotSeen;
        };
        let own = self.added.filter(|(added, _)| *added == number).map(|(_, nonce)| nonce);
        match deal::check(&result.proof, &published, &table, number, own) {
            Ok(()) => {}
            Err(ProofError::OtherCommitment) if first.is_none() => return Checked::NotSeen,
            Err(error) => return Checked::Wrong(error),
        }
        match first.zip(state) {
            Some((first, state)) if !deals(result.proof.seed, state, &first) => Checked::OtherCards,
            Some(_) => Checked::Cards,
            None => Checked::Proof,
        }
    }
}

/// Whether the seed deals what was seen, whoever had the start.
fn deals(seed: Seed, table: &TableState, first: &AnyView) -> bool {
    let Some(seats) = SeatCount::new(table.seats.len()) else { return false };
    let Ok(options) = AnyOptions::parse(table.settings.game, &table.settings.options) else { return false };
    let starts = seats.iter().map(Start::Seat).chain([Start::Lot]);
    starts.into_iter().any(|start| {
        let setup = Setup { seats, start, options: options.clone() };
        AnyGame::deal(&setup, seed).is_ok_and(|game| game.view(first.viewer()) == *first)
    })
}
