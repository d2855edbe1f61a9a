//! What somebody can do, as the label of a button or the first half of a hint: "Play three 5s", "Draw a card".

use cardshed_rules::any::{AnyAction, AnyView};
use cardshed_rules::clear4::{self, Bag, Phase, Step};
use cardshed_rules::{GameId, halves, levels, plusminus};

use crate::{People, Words, cards, games, levels as combinations, lists};

/// What an action will do, said to the player whose view it is. For a view of another game it is only the name of the
/// action's game.
#[must_use]
pub fn label(words: &Words, action: &AnyAction, view: &AnyView, people: &People<'_>) -> String {
    match (action, view) {
        (AnyAction::Clear4(action), AnyView::Clear4(view)) => in_clear4(words, action, view, people),
        (AnyAction::PlusMinus(action), _) => in_plusminus(words, *action),
        (AnyAction::Halves(action), _) => in_halves(words, *action),
        (AnyAction::Levels(action), AnyView::Levels(view)) => in_levels(words, action, view, people),
        (AnyAction::Clear4(_), _) => games::name(words, GameId::Clear4),
        (AnyAction::Levels(_), _) => games::name(words, GameId::Levels),
    }
}

/// What an action of Clear Four will do. The view says which cards lie open on the stacks.
#[must_use]
pub fn in_clear4(words: &Words, action: &clear4::Action, view: &clear4::View, people: &People<'_>) -> String {
    use clear4::Action;

    let count = ("count", view.pile.cards().len().into());
    let pile = || cards::count(words, view.pile.cards().len());
    match *action {
        Action::Play { hand, stacks } => {
            let own = view.viewer.seat().map(|seat| view.stacks[seat]);
            let open = stacks.iter().filter_map(|stack| own?[stack.index()].open);
            let played = open.fold(hand, |bag, card| bag.plus(Bag::several(card, 1)));
            let value = played.number().or(view.pile.value());
            let shown = ("cards", cards::play(words, played, value).into());
            match view.phase {
                Phase::Playing(Step::Extending { .. }) => words.say("action-add", &[shown]),
                Phase::Playing(Step::Turn | Step::FourOnPile | Step::PushTarget) | Phase::Over { .. } => {
                    words.say("action-play", &[shown])
                }
            }
        }
        Action::Push { to, .. } | Action::Onto(to) => {
            let target = people.person(words, to);
            words.say("action-push", &[("name", target.name()), count, ("cards", pile().into())])
        }
        Action::Clear { .. } => words.say("action-clear", &[count, ("cards", pile().into())]),
        Action::Pass => words.say("action-pass", &[("cards", pile().into())]),
        Action::Blind(stack) => words.say("action-blind", &[("stack", (stack.index() + 1).into())]),
        Action::ClearFour => words.say("action-clear-four", &[("cards", pile().into())]),
        Action::Leave => words.get("action-leave"),
        Action::Done => words.get("action-done"),
    }
}

/// What an action of Plus Minus will do.
#[must_use]
pub fn in_plusminus(words: &Words, action: plusminus::Action) -> String {
    match action {
        plusminus::Action::Play(card) => {
            words.say("action-play", &[("cards", cards::plusminus(words, card).into())])
        }
        plusminus::Action::Draw => words.get("action-draw"),
        plusminus::Action::LayLast => words.get("action-lay-last"),
    }
}

/// What an action of Two Halves will do.
#[must_use]
pub fn in_halves(words: &Words, action: halves::Action) -> String {
    match action {
        halves::Action::Play(card) => {
            words.say("action-play", &[("cards", cards::halves(words, card).into())])
        }
        halves::Action::Draw => words.get("action-draw"),
    }
}

/// What an action of Eight Levels will do. The view says what lies on the table.
#[must_use]
pub fn in_levels(words: &Words, action: &levels::Action, view: &levels::View, people: &People<'_>) -> String {
    use levels::Action;

    match *action {
        Action::Draw => words.get("action-draw"),
        Action::Take(from) => {
            let owner = people.person(words, from);
            let top =
                view.table.discards.top(from).map_or_else(String::new, |card| cards::levels(words, card));
            words.say("action-take", &[("card", top.into()), ("you", owner.you()), ("name", owner.name())])
        }
        Action::Lay(_) => words.get("action-lay-down"),
        Action::Attach { face, to, index } => {
            let laid = view.table.laid[to].get(usize::from(index));
            let combination = laid.map_or_else(String::new, |&laid| combinations::laid(words, laid));
            let owner = people.person(words, to);
            words.say(
                "action-attach",
                &[
                    ("card", cards::face(words, face).into()),
                    ("combination", combination.into()),
                    ("you", owner.you()),
                    ("name", owner.name()),
                ],
            )
        }
        Action::Discard(card) => words.say("action-discard", &[("card", cards::levels(words, card).into())]),
        Action::Skip(seat) => words.say("action-skip", &[("name", people.person(words, seat).name())]),
        Action::Keep(hand) if hand.is_empty() => words.get("action-keep-nothing"),
        Action::Keep(hand) => {
            let kept = hand.cards().map(|card| cards::levels(words, card)).collect();
            words.say("action-keep", &[("cards", lists::and(words, kept).into())])
        }
    }
}
