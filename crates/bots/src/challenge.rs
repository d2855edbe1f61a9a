//! Looking ahead for something better than the first thought: candidates against the choice by rule of thumb.
//!
//! What is counted for every candidate is by how much it did better or worse than the first thought on the same deals:
//! most of the luck of a deal cancels out. Candidates that fall behind are given up, and one that is ahead is chosen only
//! if it is so beyond chance, since a few playouts know less than the rules of thumb.

use crate::player::Effort;

/// A candidate is given up if it would not be far enough ahead even if it were this many standard errors better.
const BEHIND: f64 = 1.0;

/// A candidate this many standard errors ahead is preferred to the first thought.
const AHEAD: f64 = 1.0;

/// No candidate is given up before so many deals: the standard error is not known yet.
const FEWEST_DEALS: u32 = 8;

/// How a playout went.
pub(crate) struct Playout {
    /// What it was worth.
    pub worth: f64,
    /// How many iterations it counts as.
    pub iterations: u32,
}

/// By how much a candidate did better than the first thought, over all deals.
#[derive(Clone, Copy, Default)]
struct Lead {
    sum: f64,
    squares: f64,
}

impl Lead {
    fn note(&mut self, more: f64) {
        self.sum += more;
        self.squares += more * more;
    }

    /// The mean over so many deals, and its standard error.
    fn estimate(self, deals: u32) -> (f64, f64) {
        let deals = f64::from(deals);
        let mean = self.sum / deals;
        let variance = (self.squares / deals - mean * mean).max(0.0) / (deals - 1.0).max(1.0);
        (mean, variance.sqrt())
    }
}

/// Tries the rivals against the first thought on as many deals as effort allows; `None` if none of them is better.
pub(crate) fn challenge<A: Copy, D>(
    (first, rivals): (A, Vec<A>),
    wanted: u32,
    effort: &mut Effort<'_>,
    mut deal: impl FnMut() -> Option<D>,
    play_out: impl Fn(&D, A) -> Playout,
) -> Option<A> {
    let mut rivals: Vec<(A, Lead)> = rivals.into_iter().map(|action| (action, Lead::default())).collect();
    let (mut done, mut deals) = (0, 0);
    while !rivals.is_empty() && effort.allows(done, wanted) {
        let deal = deal()?;
        let to_beat = play_out(&deal, first);
        done += to_beat.iterations;
        for (action, lead) in &mut rivals {
            let tried = play_out(&deal, *action);
            done += tried.iterations;
            lead.note(tried.worth - to_beat.worth);
        }
        deals += 1;
        if deals >= FEWEST_DEALS {
            // What will be left of the standard error at the end: a candidate has to be ahead by as much then.
            let remains = (f64::from(done) / f64::from(wanted)).min(1.0).sqrt();
            rivals.retain(|(_, lead)| {
                let (mean, error) = lead.estimate(deals);
                mean + BEHIND * error > AHEAD * error * remains
            });
        }
    }
    let ahead = |lead: Lead| {
        let (mean, error) = lead.estimate(deals);
        (deals >= FEWEST_DEALS && mean > AHEAD * error).then_some(mean)
    };
    rivals
        .into_iter()
        .filter_map(|(action, lead)| Some((action, ahead(lead)?)))
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(action, _)| action)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who is chosen of these, each worth so much on every other deal and nothing on the others; the first is to beat.
    fn chosen(worth: [f64; 3], wanted: u32) -> Option<usize> {
        let mut number = 0;
        let deal = || {
            number += 1;
            Some(number)
        };
        let play_out = |deal: &u32, action: usize| Playout {
            worth: if deal.is_multiple_of(2) { worth[action] } else { 0.0 },
            iterations: 1,
        };
        challenge((0, vec![1, 2]), wanted, &mut Effort::unlimited(), deal, play_out)
    }

    #[test]
    fn only_what_is_better_beyond_chance_is_chosen() {
        assert_eq!(chosen([0.5, 0.6, 0.9], 100), Some(2));
        assert_eq!(chosen([0.5, 0.5, 0.4], 100), None, "equals stay with the first thought");
        assert_eq!(chosen([0.5, 0.6, 0.9], 20), None, "seven deals tell nothing");
    }
}
