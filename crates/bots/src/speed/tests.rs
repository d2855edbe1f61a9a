use cardshed_rules::halves::{self, Halves};
use cardshed_rules::plusminus::{self, PlusMinus};
use cardshed_rules::{Game, GameId, Row, Seat, SeatCount, Seed, Setup, Viewer};

use super::*;
use crate::roster::Bots;
use crate::sitting::{Sitting, Stalled};

fn spec(skill: Strength, pace: Pace) -> BotSpec {
    BotSpec { pace, ..BotSpec::new(skill) }
}

fn deal<G: Game>(seats: usize, seed: u64) -> G {
    G::deal(&Setup::new(SeatCount::new(seats).unwrap()), Seed::from_number(seed)).unwrap()
}

/// Plays a game among bots of that description, and shows every decision to `witness`.
fn play<G: Bots>(
    seats: usize,
    seed: u64,
    spec: BotSpec,
    mut witness: impl FnMut(Moment<'_, G::View>, &Shuffler, Option<&Decision<G::Action>>),
) {
    let bot = G::player(spec);
    let mut sitting = Sitting::<G>::new(deal(seats, seed));
    let mut lots = Seed::from_number(seed).stream(1);
    let mut random = Seed::from_number(seed).stream(2);
    while sitting.game().outcome().is_none() {
        let decide = |_, moment: Moment<'_, G::View>| {
            let before = random.clone();
            let decision = bot.decide(moment, &mut Effort::unlimited(), &mut random);
            witness(moment, &before, decision.as_ref());
            Ok::<_, Stalled>(decision)
        };
        sitting.step(&mut lots, decide).unwrap();
    }
}

fn answers_are_legal_but_for_slips<G: Bots>(game: GameId) {
    for &seats in game.seat_counts() {
        for (skill, pace) in Strength::ALL.into_iter().zip(Pace::ALL) {
            for seed in 0..10 {
                play::<G>(seats, seed, spec(skill, pace), |moment, _, decision| {
                    let Some(decision) = decision else {
                        return assert!(moment.view.actions().is_empty(), "who can do something does it");
                    };
                    let slip = decision.reason == AnyReason::Speed(Reason::Slip);
                    assert_eq!(moment.view.check(&decision.action).is_err(), slip, "{decision:?}");
                    assert!(decision.after > Duration::ZERO);
                });
            }
        }
    }
}

#[test]
fn answers_are_legal_but_for_slips_in_plus_minus() {
    answers_are_legal_but_for_slips::<PlusMinus>(GameId::PlusMinus);
}

#[test]
fn answers_are_legal_but_for_slips_in_two_halves() {
    answers_are_legal_but_for_slips::<Halves>(GameId::Halves);
}

fn answers_follow_from_what_is_seen<G: Bots>() {
    for skill in Strength::ALL {
        let bot = G::player(BotSpec::new(skill));
        play::<G>(3, 7, BotSpec::new(skill), |moment, random, decision| {
            let again = bot.decide(moment, &mut Effort::unlimited(), &mut random.clone());
            assert_eq!(again.as_ref(), decision, "the same moment and stream");
            let other = moment.view.imagine(&mut Seed::from_number(8).stream(0)).unwrap();
            let view = other.view(moment.view.viewer());
            let again =
                bot.decide(Moment { view: &view, ..moment }, &mut Effort::unlimited(), &mut random.clone());
            assert_eq!(again.as_ref(), decision, "other cards where they are not seen");
        });
    }
}

#[test]
fn answers_follow_from_what_is_seen_in_plus_minus() {
    answers_follow_from_what_is_seen::<PlusMinus>();
}

#[test]
fn answers_follow_from_what_is_seen_in_two_halves() {
    answers_follow_from_what_is_seen::<Halves>();
}

/// What seat 1 of two sees with that card on top, that hand, and so many cards in the deck.
fn plus_minus(top: &str, hand: &str, deck: u8) -> plusminus::View {
    let seat = Seat::new(0).unwrap();
    let mut view = deal::<PlusMinus>(2, 1).view(Viewer::Seat(seat));
    view.pile = Row::from_values([top.parse().unwrap()]).unwrap();
    let mut cards = plusminus::Hand::EMPTY;
    for card in hand.split_whitespace() {
        assert!(cards.insert(card.parse().unwrap()));
    }
    view.hand_sizes[seat] = cards.len() as u8;
    view.deck_sizes[seat] = deck;
    view.hand = Some(cards);
    view
}

/// The same for Two Halves.
fn two_halves(top: &str, hand: &str, stack: u8) -> halves::View {
    let seat = Seat::new(0).unwrap();
    let mut view = deal::<Halves>(2, 1).view(Viewer::Seat(seat));
    view.pile = Row::from_values([top.parse().unwrap()]).unwrap();
    let mut cards = halves::Hand::EMPTY;
    for card in hand.split_whitespace() {
        assert!(cards.insert(card.parse().unwrap()));
    }
    view.hand_sizes[seat] = cards.len() as u8;
    view.stack_sizes[seat] = stack;
    view.hand = Some(cards);
    view
}

const FRESH: Moment<'static, ()> = Moment { view: &(), fresh: true, drew: false };
const OWN: Moment<'static, ()> = Moment { view: &(), fresh: false, drew: false };
const DREW: Moment<'static, ()> = Moment { view: &(), fresh: false, drew: true };

/// What somebody does with it who does not slip, looking at the cards in many orders.
fn answers<G: Race>(
    skill: Strength,
    view: &G::View,
    like: Moment<'_, ()>,
) -> Vec<Option<(G::Action, Reason, Duration)>> {
    let moment = Moment { view, fresh: like.fresh, drew: like.drew };
    let racer = Racer { skill, pace: Pace::Casual };
    (0..200)
        .map(|order| racer.intend::<G>(moment, &mut Seed::from_number(order).stream(0)))
        .filter(|intent| intent.as_ref().is_none_or(|(_, reason, _)| *reason != Reason::Slip))
        .collect()
}

/// The one thing that somebody does, in whatever order the cards are looked at.
fn answer<G: Race>(skill: Strength, view: &G::View, like: Moment<'_, ()>) -> Option<(G::Action, Reason)> {
    let all = answers::<G>(skill, view, like);
    let mut plain = all.into_iter().map(|intent| intent.map(|(action, reason, _)| (action, reason)));
    let first = plain.next().unwrap();
    assert!(plain.all(|other| other == first));
    first
}

fn mean_millis<G: Race>(skill: Strength, view: &G::View, like: Moment<'_, ()>) -> f64 {
    let times: Vec<Duration> =
        answers::<G>(skill, view, like).into_iter().flatten().map(|(_, _, time)| time).collect();
    times.iter().sum::<Duration>().as_secs_f64() * 1e3 / times.len() as f64
}

/// How often, of a hundred, that action is the answer.
fn percent<G: Race>(skill: Strength, view: &G::View, like: Moment<'_, ()>, action: &str) -> usize {
    let all = answers::<G>(skill, view, like);
    let wanted: G::Action = action.parse().unwrap();
    100 * all.iter().flatten().filter(|(action, ..)| *action == wanted).count() / all.len()
}

use Strength::{Easy, Hard, Medium};

#[test]
fn the_only_card_that_fits_is_laid() {
    let view = plus_minus("5±3", "8±1 4±1 6±2 3±3", 9);
    for skill in [Easy, Medium, Hard] {
        let played = Some(("play 8±1".parse().unwrap(), Reason::OnlyFit));
        assert_eq!(answer::<PlusMinus>(skill, &view, OWN), played);
    }
}

#[test]
fn when_nothing_fits_a_card_is_drawn() {
    for skill in [Easy, Medium, Hard] {
        let drawn = Some((plusminus::Action::Draw, Reason::NothingFits));
        assert_eq!(answer::<PlusMinus>(skill, &plus_minus("5±3", "4±1 6±2", 1), OWN), drawn);
        let drawn = Some((halves::Action::Draw, Reason::NothingFits));
        assert_eq!(answer::<Halves>(skill, &two_halves("Oc/Bt", "Gs/Px", 1), DREW), drawn);
    }
}

#[test]
fn when_nothing_fits_and_nothing_can_be_drawn_one_waits() {
    let used_up = plus_minus("5±3", "4±1 6±2", 0);
    let full = two_halves("Oc/Bt", "Gs/Px Gx/Ps Bs/Gx Ps/Bx", 20);
    for skill in [Easy, Medium, Hard] {
        assert_eq!(answer::<PlusMinus>(skill, &used_up, FRESH), None);
        assert_eq!(answer::<Halves>(skill, &full, FRESH), None);
    }
}

#[test]
fn when_the_game_is_over_nobody_does_anything() {
    let seat = Seat::new(0).unwrap();
    let mut game = deal::<Halves>(2, 1);
    let mut actions = Vec::new();
    while let Some((seat, action)) = game.random_action(&mut Seed::from_number(1).stream(0), &mut actions) {
        game.apply(seat, &action, &mut ()).unwrap();
    }
    for skill in Strength::ALL {
        let view = game.view(Viewer::Seat(seat));
        let moment = Moment { view: &view, fresh: true, drew: false };
        let mut random = Seed::from_number(2).stream(0);
        let bot = Halves::player(BotSpec::new(skill));
        assert_eq!(bot.decide(moment, &mut Effort::unlimited(), &mut random), None);
    }
}

#[test]
fn pm_30_the_last_card_is_laid_at_once_whatever_is_on_top() {
    for skill in [Easy, Medium, Hard] {
        for (top, like) in [("5±3", FRESH), ("8±1", OWN)] {
            let view = plus_minus(top, "8±1", 0);
            let last = Some((plusminus::Action::LayLast, Reason::LastCard));
            assert_eq!(answer::<PlusMinus>(skill, &view, like), last);
            assert_eq!(mean_millis::<PlusMinus>(skill, &view, like), 500.0, "a movement, and no look");
        }
    }
}

#[test]
fn medium_prefers_a_card_that_leaves_a_next_play() {
    // On 8±1 the 7 can follow, on 2±3 nothing.
    let view = plus_minus("5±3", "8±1 2±3 7±2", 9);
    assert!((40..60).contains(&percent::<PlusMinus>(Easy, &view, FRESH, "play 8±1")));
    for like in [FRESH, OWN] {
        let played = Some(("play 8±1".parse().unwrap(), Reason::LeavesNext));
        assert_eq!(answer::<PlusMinus>(Medium, &view, like), played);
    }
    // On Oc/Bs the Ot/Ps can follow, on Oc/Gt nothing.
    let view = two_halves("Oc/Bt", "Oc/Bs Oc/Gt Ot/Ps Bc/Px", 9);
    let played = Some(("play Oc/Bs".parse().unwrap(), Reason::LeavesNext));
    assert_eq!(answer::<Halves>(Medium, &view, OWN), played);
}

#[test]
fn hard_prefers_the_longer_chain() {
    // 8±1, 7±2, 9±1 and 10±1 follow each other; on 2±1 the 3 can follow, and on that nothing.
    let view = plus_minus("5±3", "8±1 2±1 3±2 7±2 9±1 10±1", 9);
    let medium = percent::<PlusMinus>(Medium, &view, OWN, "play 8±1");
    assert!((40..60).contains(&medium), "one card ahead they are equal: {medium} %");
    let played = Some(("play 8±1".parse().unwrap(), Reason::Chain(4)));
    assert_eq!(answer::<PlusMinus>(Hard, &view, OWN), played);
}

#[test]
fn of_equal_cards_hard_lays_the_one_that_others_can_follow_least() {
    // 8±2 takes 6 and 10, 2±2 takes 4 and 10: with three fours seen there are fewer cards for the 2.
    let view = plus_minus("5±3", "8±2 2±2 7±1 7±2", 9);
    let pile = ["4±1", "4±2", "4±3", "5±3"].map(|card| card.parse().unwrap());
    let view = plusminus::View { pile: Row::from_values(pile).unwrap(), ..view };
    let played = Some(("play 2±2".parse().unwrap(), Reason::HardToFollow));
    assert_eq!(answer::<PlusMinus>(Hard, &view, OWN), played);
    assert!((40..60).contains(&percent::<PlusMinus>(Medium, &view, OWN, "play 2±2")));
}

#[test]
fn hard_draws_first_when_somebody_else_has_laid() {
    let view = plus_minus("5±3", "8±1 4±1 6±2 3±3", 9);
    let drawn = Some((plusminus::Action::Draw, Reason::DrawsFirst));
    assert_eq!(answer::<PlusMinus>(Hard, &view, FRESH), drawn);
    let played = Some(("play 8±1".parse().unwrap(), Reason::OnlyFit));
    assert_eq!(answer::<PlusMinus>(Medium, &view, FRESH), played);
    let good = plus_minus("5±3", "8±1 4±1 4±2 4±3 6±1 6±2 6±3 3±1 3±2 3±3 9±1 9±2", 9);
    assert_eq!(answer::<PlusMinus>(Hard, &good, FRESH), played, "twelve are a good hand");
    let used_up = plus_minus("5±3", "8±1 4±1 6±2 3±3", 0);
    assert_eq!(answer::<PlusMinus>(Hard, &used_up, FRESH), played);
}

#[test]
fn th_14_hard_never_draws_a_fifth_card() {
    let three = two_halves("Oc/Bt", "Ot/Bc Gs/Px Ps/Bx", 9);
    assert_eq!(answer::<Halves>(Hard, &three, FRESH), Some((halves::Action::Draw, Reason::DrawsFirst)));
    let four = two_halves("Oc/Bt", "Ot/Bc Gs/Px Ps/Bx Gx/Ps", 9);
    let played = Some(("play Ot/Bc".parse().unwrap(), Reason::OnlyFit));
    assert_eq!(answer::<Halves>(Hard, &four, FRESH), played);
}

#[test]
fn of_the_same_pace_all_are_equally_quick_except_for_what_was_looked_at_ahead() {
    // No card follows another, so that nobody has a reason to hold them in any order.
    let view = plus_minus("5±3", "8±1 6±3 4±1 10±3", 0);
    let millis = |skill, like| mean_millis::<PlusMinus>(skill, &view, like);
    for like in [FRESH, DREW] {
        assert!((millis(Medium, like) - millis(Easy, like)).abs() < 20.0);
    }
    // The movement takes 500 ms, in which two cards and a bit can be looked at.
    assert!(millis(Easy, OWN) > millis(Medium, OWN) + 300.0);
    assert!(millis(Medium, OWN) > 500.0);
}

#[test]
fn people_of_that_pace_slip_that_often_and_say_so() {
    let view = two_halves("Oc/Bt", "Ot/Bc Gs/Px Ps/Bx Gx/Ps", 9);
    let moment = Moment { view: &view, fresh: true, drew: false };
    for (pace, percent) in [(Pace::Child, 8.0), (Pace::Casual, 4.0), (Pace::Expert, 1.0)] {
        let racer = Racer { skill: Easy, pace };
        let mut random = Seed::from_number(1).stream(0);
        let slips = (0..20_000)
            .filter_map(|_| racer.intend::<Halves>(moment, &mut random))
            .filter(|(_, reason, _)| *reason == Reason::Slip)
            .count();
        assert!((slips as f64 / 200.0 - percent).abs() < 0.5, "{pace}: {slips}");
    }
}
