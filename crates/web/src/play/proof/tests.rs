use cardshed_protocol::{Millis, Proof, SeatState, TableSettings, Who};
use cardshed_rules::{Ending, GameId, Outcome, PerSeat, Seat, SeatSet, Viewer};

use super::*;

const TABLE: TableId = TableId([7; 12]);
const OWN: Nonce = Nonce([1; 16]);
const OTHER: Nonce = Nonce([2; 16]);

/// A table for two, before or in its deal of that number.
fn table(phase: PhaseState, deal: u32) -> TableState {
    let seat = SeatState { who: Who::Open, ready: false, stand_in: false, handicap: 0, clock: None };
    TableState {
        at: Millis(0),
        settings: TableSettings::new(GameId::PlusMinus),
        host: None,
        seats: vec![seat; 2],
        people: Vec::new(),
        phase,
        agreeing: Vec::new(),
        rounds: None,
        commitment: Some(deal::commitment(&deal::secret(&[0; 32], deal))),
        deal,
    }
}

/// How the deal of that number ends, with what went into it.
fn result(number: u32, nonces: &[Nonce]) -> RoundResult {
    let secret = deal::secret(&[0; 32], number);
    let seats = SeatCount::new(2).unwrap();
    RoundResult {
        round: 1,
        outcome: Outcome { ending: Ending::Won, winners: SeatSet::EMPTY, points: PerSeat::new(seats) },
        began: Millis(0),
        ended: Millis(1),
        proof: Proof {
            commitment: deal::commitment(&secret),
            secret,
            nonces: nonces.to_vec(),
            seed: deal::seed(&secret, &TABLE, number, nonces),
        },
        finishes: Vec::new(),
    }
}

/// What seat 1 is dealt from that seed.
fn first(seed: Seed) -> AnyView {
    let options = AnyOptions::parse(GameId::PlusMinus, "").unwrap();
    let setup = Setup { seats: SeatCount::new(2).unwrap(), start: Start::Lot, options };
    AnyGame::deal(&setup, seed).unwrap().view(Viewer::Seat(Seat::new(0).unwrap()))
}

/// Somebody who sits, has seen the commitment of the first deal, and has added to it with request 3.
fn ready() -> Dealing {
    let mut dealing = Dealing::default();
    dealing.learn(&table(PhaseState::Lobby, 0), true);
    assert_eq!(dealing.add(3, || OWN), Some(OWN));
    assert_eq!(dealing.add(4, || OTHER), None, "once a deal");
    dealing
}

fn check(dealing: &mut Dealing, result: &RoundResult) -> Checked {
    dealing.check(result, Some(TABLE), Some(&table(PhaseState::Playing, 0)))
}

#[test]
fn cards_that_were_seen_are_dealt_again() {
    let result = result(0, &[OWN]);
    for (seed, expected) in [(result.proof.seed, Checked::Cards), (Seed::from_number(1), Checked::OtherCards)]
    {
        let mut dealing = ready();
        dealing.answered(3, true);
        dealing.dealt(&first(seed));
        dealing.learn(&table(PhaseState::Playing, 0), true);
        assert_eq!(check(&mut dealing, &result), expected);
    }
}

#[test]
fn a_page_that_is_loaded_again_in_mid_round_checks_as_before() {
    let right = result(0, &[OWN]);
    for (result, expected) in
        [(&right, Checked::Cards), (&result(0, &[OTHER]), Checked::Wrong(ProofError::NonceLeftOut))]
    {
        let mut before = ready();
        before.answered(3, true);
        let mut dealing = Dealing::read(&before.written().unwrap()).unwrap();
        dealing.dealt(&first(right.proof.seed));
        dealing.learn(&table(PhaseState::Playing, 0), true);
        assert_eq!(check(&mut dealing, result), expected);
    }
}

#[test]
fn what_was_not_taken_before_the_deal_is_not_added_after_it() {
    let mut dealing = Dealing::read(&ready().written().unwrap()).unwrap();
    dealing.learn(&table(PhaseState::Playing, 0), true);
    assert_eq!(dealing.add(5, || OTHER), None);
    assert_eq!(check(&mut dealing, &result(0, &[OTHER])), Checked::Proof);
}

#[test]
fn what_the_table_took_must_be_in_the_deal() {
    let mut dealing = ready();
    dealing.answered(3, true);
    assert_eq!(check(&mut dealing, &result(0, &[OTHER])), Checked::Wrong(ProofError::NonceLeftOut));
}

#[test]
fn what_the_table_did_not_take_may_be_missing() {
    for is_refused in [false, true] {
        let mut dealing = ready();
        if is_refused {
            dealing.answered(3, false);
        }
        assert_eq!(check(&mut dealing, &result(0, &[OTHER])), Checked::Proof);
    }
}

#[test]
fn who_stands_up_again_has_added_nothing() {
    let mut dealing = ready();
    dealing.answered(3, true);
    dealing.learn(&table(PhaseState::Lobby, 0), false);
    assert_eq!(check(&mut dealing, &result(0, &[])), Checked::Proof);
}

#[test]
fn what_may_have_been_lost_with_the_line_is_added_again() {
    let mut dealing = ready();
    dealing.connected_again();
    assert_eq!(dealing.add(5, || OTHER), Some(OTHER));
    dealing.answered(5, true);
    dealing.connected_again();
    assert_eq!(dealing.add(6, || OWN), None, "this one has been taken");
}

#[test]
fn a_deal_that_was_missed_is_not_taken_for_the_one_before() {
    let mut dealing = ready();
    dealing.answered(3, true);
    dealing.dealt(&first(result(0, &[OWN]).proof.seed));
    assert!(dealing.awaits(&result(0, &[OWN])) && !dealing.awaits(&result(1, &[])));
    // Back in the middle of the next round.
    dealing.learn(&table(PhaseState::Playing, 1), true);
    assert_eq!(dealing.add(7, || OTHER), None);
    assert_eq!(check(&mut dealing, &result(1, &[])), Checked::NotSeen);
}

#[test]
fn another_commitment_than_the_one_shown_is_wrong() {
    let mut dealing = ready();
    assert_eq!(check(&mut dealing, &result(1, &[])), Checked::Wrong(ProofError::OtherCommitment));
}

#[test]
fn every_deal_is_checked_once() {
    let mut dealing = ready();
    assert_eq!(check(&mut dealing, &result(0, &[OWN])), Checked::Proof);
    assert!(!dealing.awaits(&result(0, &[OWN])));
    assert_eq!(check(&mut dealing, &result(0, &[OWN])), Checked::NotSeen);
}
