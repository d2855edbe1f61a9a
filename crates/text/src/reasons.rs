//! Why a bot did it, or would do it in your place: the text of a hint.

use cardshed_bots::{Reason, clear4, levels, speed};

use crate::{People, Words};

/// Why, in a sentence without a subject that suits what a bot did as well as a hint.
#[must_use]
pub fn reason(words: &Words, reason: Reason, people: &People<'_>) -> String {
    match reason {
        Reason::OnlyMove => words.get("reason-only-move"),
        Reason::Chance => words.get("reason-chance"),
        Reason::Speed(reason) => in_speed(words, reason),
        Reason::Clear4(reason) => in_clear4(words, reason, people),
        Reason::Levels(reason) => in_levels(words, reason),
    }
}

fn in_speed(words: &Words, reason: speed::Reason) -> String {
    match reason {
        speed::Reason::OnlyFit => words.get("reason-only-fit"),
        speed::Reason::FirstFound => words.get("reason-first-found"),
        speed::Reason::LeavesNext => words.get("reason-leaves-next"),
        speed::Reason::Chain(cards) => words.say("reason-chain", &[("count", cards.into())]),
        speed::Reason::HardToFollow => words.get("reason-hard-to-follow"),
        speed::Reason::NothingFits => words.get("reason-nothing-fits"),
        speed::Reason::DrawsFirst => words.get("reason-draws-first"),
        speed::Reason::LastCard => words.get("reason-last-card"),
        speed::Reason::Slip => words.get("reason-slip"),
    }
}

fn in_clear4(words: &Words, reason: clear4::Reason, people: &People<'_>) -> String {
    match reason {
        clear4::Reason::Wins => words.get("reason-wins"),
        clear4::Reason::CompletesFour => words.get("reason-completes-four"),
        clear4::Reason::Sheds { cards } => words.say("reason-sheds", &[("count", cards.into())]),
        clear4::Reason::Uncovers => words.get("reason-uncovers"),
        clear4::Reason::Stops { value } => words.say("reason-stops", &[("value", value.get().into())]),
        clear4::Reason::PushesTo { seat } => {
            let target = people.person(words, seat);
            words.say("reason-pushes-to", &[("you", target.you()), ("name", target.name())])
        }
        clear4::Reason::Clears => words.get("reason-clears"),
        clear4::Reason::GoodOdds => words.get("reason-good-odds"),
        clear4::Reason::Tries => words.get("reason-tries"),
        clear4::Reason::Takes => words.get("reason-takes"),
        clear4::Reason::KeepsJoker => words.get("reason-keeps-joker"),
        clear4::Reason::KeepsBack => words.get("reason-keeps-back"),
        clear4::Reason::LooksAhead => words.get("reason-looks-ahead"),
    }
}

fn in_levels(words: &Words, reason: levels::Reason) -> String {
    words.get(match reason {
        levels::Reason::HopesForBetter => key!("reason-hopes-for-better"),
        levels::Reason::TakesForLevel => key!("reason-takes-for-level"),
        levels::Reason::TakesJoker => key!("reason-takes-joker"),
        levels::Reason::TakesToAttach => key!("reason-takes-to-attach"),
        levels::Reason::LaysDown => key!("reason-lays-down"),
        levels::Reason::HoldsLevel => key!("reason-holds-level"),
        levels::Reason::Attaches => key!("reason-attaches"),
        levels::Reason::DiscardsUseless => key!("reason-discards-useless"),
        levels::Reason::DiscardsLeastUseful => key!("reason-discards-least-useful"),
        levels::Reason::GainsTurn => key!("reason-gains-turn"),
        levels::Reason::StopsLeader => key!("reason-stops-leader"),
        levels::Reason::KeepsForLevel => key!("reason-keeps-for-level"),
        levels::Reason::LooksAhead => key!("reason-looks-ahead"),
    })
}
