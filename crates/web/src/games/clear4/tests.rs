//! What is chosen, and what it comes to.

use cardshed_rules::clear4::{
    Action, Bag, Card, Clear4, DECK, Illegal, Position, StackId, Step, Value, View,
};
use cardshed_rules::{Game, Seat, Viewer};
use cardshed_text::{Language, Words};

use super::chosen::{Chosen, Piece, Plan, pieces};
use super::says;

/// The table as the first player sees it: everyone's hand, and the pile from the bottom. Nobody has stacks but the first
/// player: an open 5 on a 3, and a final card alone.
pub fn view(hands: &[&str], pile: &str) -> View {
    view_at(Step::Turn, hands, pile)
}

/// The same at any step of a turn.
fn view_at(step: Step, hands: &[&str], pile: &str) -> View {
    let words =
        |text: &str| text.split_whitespace().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(",");
    let players = hands.iter().enumerate().map(|(seat, hand)| {
        let stacks = if seat == 0 { r#"[["5","3"],["9"],[],[]]"# } else { "[[],[],[],[]]" };
        format!(r#"{{"hand":[{}],"stacks":{stacks}}}"#, words(hand))
    });
    let players = players.collect::<Vec<_>>().join(",");
    let first = serde_json::to_string(&Seat::new(0).unwrap()).unwrap();
    let text =
        format!(r#"{{"start":{first},"turn":{first},"players":[{players}],"pile":[{}]}}"#, words(pile));
    let mut position: Position = serde_json::from_str(&text).unwrap();
    let held =
        position.players.iter().flat_map(|player| player.hand.iter().chain(player.stacks.iter().flatten()));
    let used: Vec<Card> = held.copied().chain(position.pile.iter().map(|card| card.card())).collect();
    let mut rest: Vec<Card> = Bag::DECK.minus(Bag::of(&used)).cards().collect();
    // Twenty cards a player were dealt: what is nowhere of these has left the game.
    position.removed = rest.split_off(DECK.len() - 20 * hands.len());
    position.unseen = Some(rest);
    position.step = step;
    Clear4::from_position(&position).unwrap().view(Viewer::Seat(Seat::new(0).unwrap()))
}

const STACK: StackId = StackId::ALL[0];
const FINAL: Piece = Piece::Final(StackId::ALL[1]);

fn held(value: Value, nth: u8) -> Piece {
    Piece::Hand { card: Card::Number(value), nth }
}

fn joker(nth: u8) -> Piece {
    Piece::Hand { card: Card::Joker, nth }
}

fn choose(view: &View, pieces: &[Piece]) -> Result<Chosen, Illegal> {
    let mut chosen = Chosen::default();
    pieces.iter().try_for_each(|&piece| chosen.press(view, piece))?;
    Ok(chosen)
}

fn lit(view: &View, chosen: &Chosen) -> Vec<Piece> {
    pieces(view).into_iter().filter(|&piece| chosen.may_press(view, piece)).collect()
}

#[test]
fn hand_and_stacks_are_chosen_together() {
    let view = view(&["5 5 J 9", "1"], "8 8");
    let chosen = choose(&view, &[held(Value::Five, 1), Piece::Open(STACK), joker(0)]).unwrap();
    let Plan::Act(action) = chosen.plan(&view) else { panic!("it is a play") };
    assert_eq!(action.to_string(), "play 5 J s1");
}

#[test]
fn only_what_can_join_is_lit() {
    let view = view(&["4 5 5 9 J PUSH", "1"], "8 8");
    let all = lit(&view, &Chosen::default());
    assert!(!all.contains(&held(Value::Nine, 0)), "9 is higher than 8");
    assert!(all.contains(&held(Value::Four, 0)) && all.contains(&FINAL));
    let five = choose(&view, &[held(Value::Five, 0)]).unwrap();
    let with_five = [held(Value::Five, 0), held(Value::Five, 1), joker(0), Piece::Open(STACK), FINAL];
    assert_eq!(lit(&view, &five), with_five);
}

#[test]
fn what_cannot_join_says_why() {
    let view = view(&["4 5 9 PUSH", "1"], "8 8");
    let five = held(Value::Five, 0);
    let refused = |piece| choose(&view, &[five, piece]).unwrap_err();
    assert_eq!(refused(held(Value::Four, 0)), Illegal::MixedValues(Value::Four, Value::Five));
    assert_eq!(refused(Piece::Hand { card: Card::Push, nth: 0 }), Illegal::SpecialMixed(Card::Push));
    let too_high = Illegal::TooHigh { value: Value::Nine, top: Value::Eight };
    assert_eq!(choose(&view, &[held(Value::Nine, 0)]), Err(too_high));
}

#[test]
fn a_joker_may_wait_for_its_number() {
    let view = view(&["5 8 J J", "1"], "8 8 8 8");
    let jokers = choose(&view, &[joker(0), joker(1)]).unwrap();
    assert!(lit(&view, &jokers).contains(&held(Value::Five, 0)));
    assert!(!lit(&view, &jokers).contains(&held(Value::Eight, 0)), "it would be a fifth");
}

#[test]
fn a_final_card_is_chosen_alone() {
    let view = view(&["5 J", "1"], "8");
    let chosen = choose(&view, &[held(Value::Five, 0), FINAL]).unwrap();
    assert_eq!(chosen.plan(&view), Plan::Act(Action::Blind(StackId::ALL[1])));
    let instead = choose(&view, &[FINAL, joker(0)]).unwrap();
    assert!(!instead.contains(FINAL));
}

#[test]
fn a_push_asks_for_somebody_unless_there_is_only_one() {
    let push = [Piece::Hand { card: Card::Push, nth: 0 }];
    let two = view(&["PUSH", "1"], "8");
    assert!(matches!(choose(&two, &push).unwrap().plan(&two), Plan::Act(Action::Push { .. })));
    let three = view(&["PUSH", "1", "2"], "8");
    assert!(matches!(choose(&three, &push).unwrap().plan(&three), Plan::Push(_)));
}

#[test]
fn pressing_again_takes_back() {
    let view = view(&["5 5", "1"], "8");
    let five = held(Value::Five, 0);
    assert!(choose(&view, &[five, five]).unwrap().is_empty());
}

#[test]
fn every_legal_action_with_cards_can_be_chosen_card_by_card() {
    use cardshed_rules::View as _;

    for pile in ["", "8 8", "8 8 8 8", "J", "5 5 5"] {
        let view = view(&["1 5 5 8 J J PUSH CLEAR", "1"], pile);
        for action in view.actions() {
            let wanted = Chosen::of(action);
            if wanted.is_empty() {
                continue;
            }
            let pieces: Vec<Piece> =
                pieces(&view).into_iter().filter(|&piece| wanted.contains(piece)).collect();
            let chosen = choose(&view, &pieces).unwrap_or_else(|wrong| panic!("{action} on {pile}: {wrong}"));
            assert_eq!(chosen.plan(&view), Plan::Act(action));
        }
    }
}

#[test]
fn the_main_button_does_what_a_hint_advises() {
    use cardshed_rules::View as _;

    let hands = ["1 5 9 J CLEAR", "1", "1"];
    let mut advised = Vec::new();
    for (step, pile) in [(Step::Turn, ""), (Step::Turn, "8"), (Step::FourOnPile, "8 8 8 8")] {
        let view = view_at(step, &hands, pile);
        for action in view.actions() {
            let plan = Chosen::of(action).plan(&view);
            assert_eq!(plan.main_action(&view, step, Some(action)), Some(action), "on {pile:?}");
            advised.push(action);
        }
        // Without one it offers no more than what is usual.
        let usual = (step == Step::FourOnPile).then_some(Action::ClearFour);
        assert_eq!(Plan::Nothing.main_action(&view, step, None), usual, "on {pile:?}");
    }
    assert!(advised.contains(&Action::Pass) && advised.contains(&Action::Leave), "{advised:?}");
}

#[test]
fn the_pile_says_what_is_missing_to_four() {
    let words = Words::new(Language::English);
    let line = |pile: &str| says::pile_line(&words, &view(&["1", "1"], pile).pile);
    assert_eq!(line("10 8 J=8"), "Two 8s: two more clear it");
    assert_eq!(line("8 8 8"), "Three 8s: one more clears it");
    assert_eq!(line("8 8 8 8"), "Four 8s: only lower cards may follow");
    assert_eq!(line("1 1 1 1"), "Four 1s: no number may follow");
    assert_eq!(line("J"), "A joker without a value: anything may follow");
}

#[test]
fn jokers_that_wait_for_a_number_are_chosen_but_not_offered() {
    let view = view(&["J J 4", "7"], "");
    let two = choose(&view, &[joker(0), joker(1)]).unwrap();
    assert_eq!(
        two.plan(&view).main_action(&view, Step::Turn, None),
        None,
        "CF-16: only one without a number"
    );
    let three = choose(&view, &[joker(0), joker(1), held(Value::Four, 0)]).unwrap();
    assert!(three.plan(&view).main_action(&view, Step::Turn, None).is_some());
}
