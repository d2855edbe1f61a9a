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

/// What has been seen of a deal, to check it by afterwards. All of it is about one deal: with the next one everything starts anew,
/// however much of this one was missed.
#[derive(Default)]
pub struct Dealing {
    published: Option<(u32, Commitment)>,
    /// Whether something can still be added to it.
    is_open: bool,
    added: Option<Added>,
    first: Option<AnyView>,
}

/// What was added to the deal, and by which request until the table has answered that.
struct Added {
    nonce: Nonce,
    asked: Option<u32>,
}

impl Dealing {
    /// Notes what the table has committed to, as long as it has not dealt. `sits`: whether one has a seat, for only what those
    /// who sit have added goes into a deal.
    pub fn learn(&mut self, table: &TableState, sits: bool) {
        let before_the_deal = !matches!(table.phase, PhaseState::Playing | PhaseState::Paused);
        if self.published.is_none_or(|(number, _)| number != table.deal) {
            let commitment = table.commitment.filter(|_| before_the_deal);
            *self = Dealing {
                published: commitment.map(|commitment| (table.deal, commitment)),
                ..Dealing::default()
            };
        }
        self.is_open = before_the_deal;
        if before_the_deal && !sits {
            self.added = None;
        }
    }

    /// Whether this is the deal that was last learned of, and its result is not known yet.
    pub fn awaits(&self, result: &RoundResult) -> bool {
        self.published.is_some_and(|(_, commitment)| commitment == result.proof.commitment)
    }

    /// What to add to the coming deal with that request, the first time it is asked for.
    pub fn add(&mut self, asked: u32, random: impl FnOnce() -> Nonce) -> Option<Nonce> {
        if self.published.is_none() || !self.is_open || self.added.is_some() {
            return None;
        }
        let nonce = random();
        self.added = Some(Added { nonce, asked: Some(asked) });
        Some(nonce)
    }

    /// The table has taken in what a request asked for, or has not.
    pub fn answered(&mut self, id: u32, is_done: bool) {
        if let Some(added) = self.added.as_mut().filter(|added| added.asked == Some(id)) {
            // What was refused stays as it is: it goes into no deal, and is not asked for again.
            added.asked = added.asked.filter(|_| !is_done);
        }
    }

    /// What the table has not answered may never have reached it.
    pub fn connected_again(&mut self) {
        self.added = self.added.take().filter(|added| added.asked.is_none());
    }

    /// Notes the cards as they were dealt.
    pub fn dealt(&mut self, view: &AnyView) {
        self.first = (view.version() == Version(0)).then(|| view.clone());
    }

    /// What a page that is loaded again in mid-round has to know, besides the first cards.
    pub fn written(&self) -> Option<String> {
        let (number, commitment) = self.published?;
        let own = self.added.as_ref().filter(|added| added.asked.is_none());
        let nonce = own.map(|added| added.nonce.to_string()).unwrap_or_default();
        Some(format!("{number} {commitment} {nonce}"))
    }

    /// Reads what was written.
    pub fn read(text: &str) -> Option<Dealing> {
        let mut parts = text.split(' ');
        let published = Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?));
        let nonce = parts.next()?.parse().ok();
        let added = nonce.map(|nonce| Added { nonce, asked: None });
        Some(Dealing { published, added, ..Dealing::default() })
    }

    /// Checks the proof that came with the result.
    pub fn check(
        &mut self,
        result: &RoundResult,
        table: Option<TableId>,
        state: Option<&TableState>,
    ) -> Checked {
        let Dealing { published, added, first, .. } = std::mem::take(self);
        let (Some((number, published)), Some(table)) = (published, table) else {
            return Checked::NotSeen;
        };
        let own = added.filter(|added| added.asked.is_none()).map(|added| added.nonce);
        if let Err(error) = deal::check(&result.proof, &published, &table, number, own) {
            return Checked::Wrong(error);
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

#[cfg(test)]
mod tests;
