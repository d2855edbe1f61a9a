//! What a skilled player would do in one's place, and why: for those who have asked for help.

use cardshed_bots::{BotSpec, Decision, Effort, Moment, Reason, Strength, decide, speed};
use cardshed_rules::any::{AnyAction, AnyView};
use cardshed_rules::{Seed, halves, plusminus};
use cardshed_text::{People, Words, cards, reasons};
use leptos::prelude::*;

use super::{Race, RaceCard, Racing};
use crate::words::words;

/// So often a player is asked: whoever has been quick may have slipped, and that is no advice.
const ASKED: u64 = 4;

/// What to do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    action: AnyAction,
    reason: Reason,
}

/// Asks a skilled player. The same table gets the same answer, so that it stays while nothing changes.
pub fn ask(view: &AnyView) -> Option<Hint> {
    (0..ASKED).find_map(|number| {
        let mut random = Seed::from_number(0).stream(number);
        let moment = Moment { view, fresh: false, drew: false };
        let Decision { action, reason, .. } =
            decide(BotSpec::new(Strength::Hard), moment, &mut Effort::iterations(0), &mut random)?;
        (reason != Reason::Speed(speed::Reason::Slip)).then_some(Hint { action, reason })
    })
}

impl Hint {
    /// Whether it is to lay that card.
    pub fn is_for(&self, card: RaceCard) -> bool {
        self.action == card.play()
    }
}

/// The help in words, if it is wanted: what makes the best card fit, and why it is the best; or why none is.
pub fn said(racing: Racing) -> Option<String> {
    if !racing.helps.get() {
        return None;
    }
    let words = words();
    racing.race.with(|race| {
        let race = race.as_ref().filter(|race| race.hand.is_some())?;
        let Some(hint) = racing.hint.get() else { return Some(words.get("race-nothing-fits")) };
        let why = reasons::reason(&words, hint.reason, &People { names: &[], you: None });
        Some(match fitting(&words, &hint.action, race) {
            Some(how) => format!("{how}. {why}"),
            None => why,
        })
    })
}

/// What makes a card fit: "5 + 3 → 8", or what each half has in common with the one below, "orange, ▲".
fn fitting(words: &Words, action: &AnyAction, race: &Race) -> Option<String> {
    match (action, race.top()?) {
        (AnyAction::PlusMinus(plusminus::Action::Play(card)), RaceCard::PlusMinus(top)) => {
            let sign = if card.value() == top.takes()[0] { '−' } else { '+' };
            Some(format!("{} {sign} {} → {}", top.value().get(), top.number().get(), card.value().get()))
        }
        (AnyAction::Halves(halves::Action::Play(card)), RaceCard::Halves(top)) => {
            let ([upper, lower], [on, under]) = (card.lies_on(top)?.halves(), top.halves());
            Some(format!("{}, {}", common(words, upper, on), common(words, lower, under)))
        }
        _ => None,
    }
}

/// What two halves that agree have in common. A symbol is shown, as it is on the cards.
fn common(words: &Words, half: halves::Half, other: halves::Half) -> String {
    if half.colour() == other.colour() {
        return cards::half_colour(words, half.colour());
    }
    String::from(match half.symbol() {
        halves::Symbol::Circle => "●",
        halves::Symbol::Triangle => "▲",
        halves::Symbol::Square => "■",
        halves::Symbol::Star => "★",
    })
}

#[cfg(test)]
mod tests {
    use cardshed_rules::{Game, SeatCount, Setup, Start, Viewer};
    use cardshed_text::Language;

    use super::*;

    fn dealt<G: Game>(number: u64, wrap: fn(G::View) -> AnyView, options: G::Options) -> AnyView {
        let setup = Setup { seats: SeatCount::new(2).unwrap(), start: Start::Lot, options };
        let game = G::deal(&setup, Seed::from_number(number)).unwrap();
        let seat = game.seats().iter().next().unwrap();
        wrap(game.view(Viewer::Seat(seat)))
    }

    #[test]
    fn a_hint_is_always_something_one_may_do_and_stays_the_same() {
        for number in 0..200 {
            let views = [
                dealt::<plusminus::PlusMinus>(number, AnyView::PlusMinus, Default::default()),
                dealt::<halves::Halves>(number, AnyView::Halves, Default::default()),
            ];
            for view in views {
                let hint = ask(&view);
                assert_eq!(hint, ask(&view));
                let Some(hint) = hint else { continue };
                assert!(view.check(&hint.action).is_ok(), "{hint:?}");
                let race = Race::of(&view).unwrap();
                let draws = super::super::draws(&hint.action);
                assert_eq!(fitting(&Words::new(Language::English), &hint.action, &race).is_none(), draws);
            }
        }
    }

    #[test]
    fn what_fits_is_said_by_its_sum_or_by_what_the_halves_share() {
        let words = Words::new(Language::English);
        let pile = |top: RaceCard, view: AnyView| {
            let mut race = Race::of(&view).unwrap();
            race.pile = vec![top];
            race
        };
        let view = dealt::<plusminus::PlusMinus>(0, AnyView::PlusMinus, Default::default());
        let race = pile(RaceCard::PlusMinus("5±3".parse().unwrap()), view);
        let says = |card: &str| {
            let action = AnyAction::PlusMinus(plusminus::Action::Play(card.parse().unwrap()));
            fitting(&words, &action, &race)
        };
        assert_eq!(says("8±1").as_deref(), Some("5 + 3 → 8"));
        assert_eq!(says("2±2").as_deref(), Some("5 − 3 → 2"));
        let view = dealt::<halves::Halves>(0, AnyView::Halves, Default::default());
        let top: halves::Laid = "Oc/Bt".parse().unwrap();
        let action = AnyAction::Halves(halves::Action::Play("Ox/Gt".parse().unwrap()));
        assert_eq!(
            fitting(&words, &action, &pile(RaceCard::Halves(top), view)).as_deref(),
            Some("orange, ▲")
        );
    }
}
