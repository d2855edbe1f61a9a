//! What the games come to, counted in the order of the deals, so that it is the same whatever the threads.

use cardshed_rules::{self as rules, Seat, SeatSet};

use super::lineup::Lineup;
use super::statistics::Sample;
use super::table::{Ending, Played};

/// A program that has forfeited so many games in a row is broken, and each of them may have cost a timeout.
const MOST_FORFEITS: u32 = 3;

/// The counts over all deals so far.
#[derive(Debug)]
pub struct Score {
    lineup: Lineup,
    labels: Vec<String>,
    pub bots: Vec<BotScore>,
    pub deals: u64,
    pub games: u64,
    pub undecided: u64,
    pub deadlocked: u64,
    pub forfeited: u64,
}

/// One bot's.
#[derive(Clone, Debug, Default)]
pub struct BotScore {
    /// A deal's mean share of wins; a shared win is shared out, an undecided game is won by nobody.
    pub wins: Sample,
    /// The same, an undecided game shared by the whole table as a draw is in chess: what the rating comes from.
    pub score: Sample,
    /// A deal's mean penalty points, of games that were not forfeited.
    pub points: Sample,
    pub decisions: u64,
    pub forfeits: u64,
    forfeits_in_a_row: u32,
}

/// One bot's sums over the games of one deal.
#[derive(Clone, Default)]
struct DealSums {
    wins: f64,
    score: f64,
    points: f64,
    /// How often points were written down for it.
    written: u32,
}

impl Score {
    pub fn new(lineup: Lineup, labels: Vec<String>) -> Score {
        let bots = vec![BotScore::default(); lineup.bots];
        Score { lineup, labels, bots, deals: 0, games: 0, undecided: 0, deadlocked: 0, forfeited: 0 }
    }

    /// Whether a program is not started any more. Everybody plays in every game, so all further ones are forfeits.
    pub fn is_settled(&self) -> bool {
        self.bots.iter().any(BotScore::is_broken)
    }

    /// Counts the next deal; says what went wrong in it. Without games, or once it is settled, its games are forfeits.
    pub fn deal(&mut self, games: &[Played], mut say: impl FnMut(String)) {
        let mut sums = vec![DealSums::default(); self.lineup.bots];
        for rotation in 0..self.lineup.rotations() {
            match games.get(rotation).filter(|_| !self.is_settled()) {
                Some(game) => self.game(rotation, game, &mut sums, &mut say),
                None => self.broken_off(rotation, &mut sums),
            }
            self.games += 1;
        }
        self.deals += 1;
        let rotations = self.lineup.rotations() as f64;
        for (bot, sums) in self.bots.iter_mut().zip(sums) {
            bot.wins.add(sums.wins / rotations);
            bot.score.add(sums.score / rotations);
            if sums.written > 0 {
                bot.points.add(sums.points / f64::from(sums.written));
            }
        }
    }

    fn game(&mut self, rotation: usize, game: &Played, sums: &mut [DealSums], say: &mut impl FnMut(String)) {
        for (bot, decisions) in self.bots.iter_mut().zip(&game.decisions) {
            bot.decisions += decisions;
        }
        match &game.ending {
            Ending::Outcome(outcome) => {
                self.outcome(rotation, outcome, sums);
                self.bots.iter_mut().for_each(|bot| bot.forfeits_in_a_row = 0);
            }
            Ending::Forfeit(faults) => {
                for (seat, fault) in faults {
                    say(self.line(rotation, *seat, fault));
                }
                let seats: SeatSet = faults.iter().map(|(seat, _)| *seat).collect();
                self.forfeit(rotation, seats, sums);
                for bot in self.bots_at(rotation, seats) {
                    self.bots[bot].forfeits_in_a_row += 1;
                    if self.bots[bot].is_broken() {
                        say(format!(
                            "{}: {MOST_FORFEITS} forfeits in a row; it is not started again, and all its further \
                             games are forfeits",
                            self.labels[bot]
                        ));
                    }
                }
            }
        }
    }

    fn line(&self, rotation: usize, seat: Seat, fault: &impl std::fmt::Display) -> String {
        let label = &self.labels[self.lineup.bot(rotation, seat)];
        let (deal, rotation) = (self.deals + 1, rotation + 1);
        format!("{label} at seat {seat} forfeits deal {deal}, rotation {rotation}: {fault}")
    }

    fn outcome(&mut self, rotation: usize, outcome: &rules::Outcome, sums: &mut [DealSums]) {
        match outcome.ending {
            rules::Ending::Won => {}
            rules::Ending::Deadlocked => self.deadlocked += 1,
            rules::Ending::Undecided => self.undecided += 1,
        }
        self.share_out(rotation, outcome.winners, sums);
        for (seat, &points) in outcome.points.entries() {
            let sums = &mut sums[self.lineup.bot(rotation, seat)];
            sums.points += f64::from(points);
            sums.written += 1;
        }
    }

    /// Counts a game that no broken program plays in any more.
    fn broken_off(&mut self, rotation: usize, sums: &mut [DealSums]) {
        let broken = |seat: &Seat| self.bots[self.lineup.bot(rotation, *seat)].is_broken();
        let seats = self.lineup.seats.iter().filter(broken).collect();
        self.forfeit(rotation, seats, sums);
    }

    /// The seats have lost, and the others share the win.
    fn forfeit(&mut self, rotation: usize, seats: SeatSet, sums: &mut [DealSums]) {
        let others = self.lineup.seats.iter().filter(|&seat| !seats.contains(seat)).collect();
        self.share_out(rotation, others, sums);
        for bot in self.bots_at(rotation, seats) {
            self.bots[bot].forfeits += 1;
        }
        self.forfeited += 1;
    }

    fn share_out(&self, rotation: usize, winners: SeatSet, sums: &mut [DealSums]) {
        for seat in winners.iter() {
            sums[self.lineup.bot(rotation, seat)].wins += 1.0 / winners.len() as f64;
        }
        let shared = if winners.is_empty() { SeatSet::all(self.lineup.seats) } else { winners };
        for seat in shared.iter() {
            sums[self.lineup.bot(rotation, seat)].score += 1.0 / shared.len() as f64;
        }
    }

    /// The bots at these seats, each once.
    fn bots_at(&self, rotation: usize, seats: SeatSet) -> Vec<usize> {
        let mut bots: Vec<usize> = seats.iter().map(|seat| self.lineup.bot(rotation, seat)).collect();
        bots.sort_unstable();
        bots.dedup();
        bots
    }
}

impl BotScore {
    fn is_broken(&self) -> bool {
        self.forfeits_in_a_row >= MOST_FORFEITS
    }
}

#[cfg(test)]
mod tests {
    use cardshed_rules::{Outcome, PerSeat, SeatCount};

    use super::*;
    use crate::arena::fault::Fault;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    fn score() -> Score {
        let lineup = Lineup { bots: 2, seats: SeatCount::new(2).unwrap() };
        Score::new(lineup, vec!["first".to_owned(), "second".to_owned()])
    }

    fn won_by(winners: &[usize]) -> Played {
        let winners: SeatSet = winners.iter().map(|&number| seat(number)).collect();
        let ending = if winners.is_empty() { rules::Ending::Undecided } else { rules::Ending::Won };
        let points =
            PerSeat::from_fn(SeatCount::new(2).unwrap(), |seat| if winners.contains(seat) { 0 } else { 8 });
        let outcome = Outcome { ending, winners, points };
        Played { ending: Ending::Outcome(outcome), decisions: vec![3, 4] }
    }

    fn forfeited_by(number: usize) -> Played {
        Played { ending: Ending::Forfeit(vec![(seat(number), Fault::ClosedOutput)]), decisions: vec![1, 0] }
    }

    fn figures(bot: &BotScore) -> [f64; 3] {
        [bot.wins.share(), bot.score.share(), bot.points.mean()]
            .map(|figure| figure.map_or(f64::NAN, |it| it.value))
    }

    #[test]
    fn wins_and_points_follow_the_bot_from_seat_to_seat() {
        let mut score = score();
        // The first bot wins both games of the first deal, and shares or loses nothing else.
        score.deal(&[won_by(&[1]), won_by(&[2])], |line| panic!("{line}"));
        score.deal(&[won_by(&[1, 2]), won_by(&[])], |line| panic!("{line}"));
        assert_eq!(figures(&score.bots[0]), [0.625, 0.75, 2.0]);
        assert_eq!(figures(&score.bots[1]), [0.125, 0.25, 6.0]);
        assert_eq!((score.games, score.undecided, score.bots[1].decisions), (4, 1, 16));
    }

    #[test]
    fn three_forfeits_in_a_row_settle_it() {
        let mut score = score();
        let mut lines = Vec::new();
        let mut say = |line: String| lines.push(line);
        // The second bot is at seat 2, then at seat 1. A game that is played to its end begins the row anew.
        score.deal(&[forfeited_by(2), forfeited_by(1)], &mut say);
        score.deal(&[won_by(&[2]), forfeited_by(1)], &mut say);
        assert!(!score.is_settled());
        score.deal(&[forfeited_by(2), forfeited_by(1)], &mut say);
        assert!(score.is_settled());
        // What another thread has played beyond that does not count.
        score.deal(&[won_by(&[2]), won_by(&[1])], &mut say);
        score.deal(&[], &mut say);
        assert_eq!(lines.len(), 6);
        assert_eq!(lines[0], "second at seat 2 forfeits deal 1, rotation 1: closed its standard output");
        assert!(lines[5].starts_with("second: 3 forfeits in a row"), "{}", lines[5]);
        assert_eq!((score.bots[1].forfeits, score.forfeited, score.games), (9, 9, 10));
        assert_eq!(figures(&score.bots[0])[0], 0.9);
    }

    #[test]
    fn a_forfeit_of_the_other_does_not_end_a_row() {
        let mut score = score();
        for _ in 0..3 {
            // Both are broken, and the one at seat 1 is found out first.
            score.deal(&[forfeited_by(1), forfeited_by(1)], |_| {});
        }
        assert!(score.is_settled());
    }
}
