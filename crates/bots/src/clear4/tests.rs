//! Situations in which a rule of thumb must show.

use cardshed_rules::clear4::{Action, Clear4, Position};
use cardshed_rules::{Game, Seat, Seed, Viewer};

use super::Reason;
use super::thumb::Thumb;
use crate::player::{Effort, Moment};
use crate::roster::Bots;
use crate::spec::{BotSpec, Strength};

/// What a player of that strength does first in a position written by hand.
fn plays(strength: Strength, json: &str) -> String {
    let position: Position = serde_json::from_str(json).unwrap();
    let game = Clear4::from_position(&position).unwrap();
    let view = game.view(Viewer::Seat(position.turn));
    let mut random = Seed::from_number(1).stream(0);
    let moment = Moment { view: &view, fresh: true, drew: false };
    let decision =
        Clear4::player(BotSpec::new(strength)).decide(moment, &mut Effort::unlimited(), &mut random);
    decision.unwrap().action.to_string()
}

/// Two players; the first is on turn with this hand and these stacks, the other has these.
fn table(pile: &str, hand: &str, stacks: &str, others_hand: &str, others_stacks: &str) -> String {
    format!(
        r#"{{"start":1,"turn":1,"pile":{pile},"players":[
            {{"hand":{hand},"stacks":{stacks}}},{{"hand":{others_hand},"stacks":{others_stacks}}}],"removed":[]}}"#
    )
}

const NO_STACKS: &str = "[[],[],[],[]]";
const FULL_STACKS: &str = r#"[["9","8","7"],["9","8","7"],["9","8","7"],["9","8","7"]]"#;

/// Fills `removed` so that forty cards were dealt.
fn with_removed(json: &str, cards: &[&str]) -> String {
    json.replace(r#""removed":[]"#, &format!(r#""removed":{}"#, serde_json::to_string(cards).unwrap()))
}

fn position(pile: &str, hand: &str, others_hand: &str, dealt: usize) -> String {
    let removed: Vec<&str> =
        ["1", "2", "3", "4", "5", "6", "10"].iter().copied().cycle().take(40 - dealt).collect();
    with_removed(&table(pile, hand, NO_STACKS, others_hand, FULL_STACKS), &removed)
}

#[test]
fn the_last_card_is_played_whatever_else_looks_good() {
    let json = position(r#"["8"]"#, r#"["PUSH"]"#, r#"["10"]"#, 15);
    for strength in [Strength::Medium, Strength::Hard] {
        assert_eq!(plays(strength, &json), "push 2");
    }
}

#[test]
fn four_are_completed_where_they_can_be() {
    let json = position(r#"["8","8"]"#, r#"["8","8","2"]"#, r#"["10","10","10"]"#, 20);
    assert_eq!(plays(Strength::Medium, &json), "play 8 8");
}

#[test]
fn a_joker_is_kept_while_numbers_do() {
    let json = position(r#"["9"]"#, r#"["8","J","3"]"#, r#"["10","10","10"]"#, 19);
    assert_eq!(plays(Strength::Medium, &json), "play 8");
}

#[test]
fn a_reason_speaks_of_its_action() {
    let json = position(r#"["8","8"]"#, r#"["8","8","2"]"#, r#"["10","10","10"]"#, 20);
    assert_eq!(reason(&json, "play 8 8"), Reason::CompletesFour);
    assert_eq!(reason(&json, "play 2"), Reason::Sheds { cards: 1 });
    assert_eq!(reason(&json, "pass"), Reason::Takes);
}

#[test]
fn a_reason_names_the_joker_that_is_kept() {
    let json = position(r#"["9"]"#, r#"["8","J","3"]"#, r#"["10","10","10"]"#, 19);
    assert_eq!(reason(&json, "play 8"), Reason::KeepsJoker);
    assert_eq!(reason(&json, "pass"), Reason::KeepsJoker);
    assert_eq!(reason(&json, "play 8 J"), Reason::Sheds { cards: 2 });
}

/// What the rules of thumb say for an action of the first player.
fn reason(json: &str, action: &str) -> Reason {
    let position: Position = serde_json::from_str(json).unwrap();
    let game = Clear4::from_position(&position).unwrap();
    let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
    Thumb::new(&view).unwrap().reason(action.parse::<Action>().unwrap())
}
