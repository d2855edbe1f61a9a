//! What the two games without turns have in common, as one type: cards that are laid on one pile from a hand.

use cardshed_rules::any::{AnyAction, AnySeen, AnyView};
use cardshed_rules::{GameId, PerSeat, Seat, halves, plusminus};
use cardshed_text::{Words, cards};

use crate::faces;

/// A card of either game. One of Two Halves is always some way round; in a hand it is upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RaceCard {
    /// Of Plus Minus.
    PlusMinus(plusminus::Card),
    /// Of Two Halves.
    Halves(halves::Laid),
}

impl RaceCard {
    /// Its face, upright.
    #[must_use]
    pub fn face(self) -> String {
        match self {
            RaceCard::PlusMinus(card) => faces::plusminus::face(card),
            RaceCard::Halves(laid) => faces::halves::face(halves::Laid::upright(laid.card())),
        }
    }

    /// Whether it lies the other way round than it is drawn.
    #[must_use]
    pub fn is_turned(self) -> bool {
        matches!(self, RaceCard::Halves(laid) if laid != halves::Laid::upright(laid.card()))
    }

    /// Which card it is, however it lies.
    #[must_use]
    pub fn kind(self) -> u8 {
        match self {
            RaceCard::PlusMinus(card) => card.kind() as u8,
            RaceCard::Halves(laid) => laid.card().index() as u8,
        }
    }

    /// What it is called in a hand.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        match self {
            RaceCard::PlusMinus(card) => cards::plusminus(words, card),
            RaceCard::Halves(laid) => cards::halves(words, laid.card()),
        }
    }

    /// What it is called on the pile.
    #[must_use]
    pub fn name_on_pile(self, words: &Words) -> String {
        match self {
            RaceCard::PlusMinus(card) => cards::plusminus(words, card),
            RaceCard::Halves(laid) => cards::laid_halves(words, laid),
        }
    }

    /// How it is written down.
    #[must_use]
    pub fn notation(self) -> String {
        match self {
            RaceCard::PlusMinus(card) => card.to_string(),
            RaceCard::Halves(laid) => laid.card().to_string(),
        }
    }

    /// How it is written down on the pile.
    #[must_use]
    pub fn notation_on_pile(self) -> String {
        match self {
            RaceCard::PlusMinus(card) => card.to_string(),
            RaceCard::Halves(laid) => laid.to_string(),
        }
    }

    /// The value that is called when it is laid (PM-15).
    #[must_use]
    pub fn called(self) -> Option<u8> {
        match self {
            RaceCard::PlusMinus(card) => Some(card.value().get()),
            RaceCard::Halves(_) => None,
        }
    }

    /// What everyone sees when it is laid by somebody.
    #[must_use]
    pub fn seen(self, seat: Seat) -> AnySeen {
        match self {
            RaceCard::PlusMinus(card) => {
                AnySeen::PlusMinus(plusminus::Seen::Played { seat, card, called: card.value() })
            }
            RaceCard::Halves(card) => AnySeen::Halves(halves::Seen::Played { seat, card }),
        }
    }

    /// Laying it on the pile.
    #[must_use]
    pub fn play(self) -> AnyAction {
        match self {
            RaceCard::PlusMinus(card) => AnyAction::PlusMinus(plusminus::Action::Play(card)),
            RaceCard::Halves(laid) => AnyAction::Halves(halves::Action::Play(laid.card())),
        }
    }
}

/// The table of either game as one viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// Which game.
    pub game: GameId,
    /// The pile, bottom first.
    pub pile: Vec<RaceCard>,
    /// One's own cards; a spectator has none.
    pub hand: Option<Vec<RaceCard>>,
    /// How many cards each hand has.
    pub hands: PerSeat<u8>,
    /// How many each player can still draw.
    pub decks: PerSeat<u8>,
    own: Option<Seat>,
}

impl Race {
    /// What a view shows; nothing if it is one of a game with turns.
    #[must_use]
    pub fn of(view: &AnyView) -> Option<Race> {
        match view {
            AnyView::PlusMinus(view) => Some(Race {
                game: GameId::PlusMinus,
                pile: view.pile.iter().copied().map(RaceCard::PlusMinus).collect(),
                hand: view.hand.map(|hand| hand.cards().map(RaceCard::PlusMinus).collect()),
                hands: view.hand_sizes,
                decks: view.deck_sizes,
                own: view.viewer.seat(),
            }),
            AnyView::Halves(view) => Some(Race {
                game: GameId::Halves,
                pile: view.pile.iter().copied().map(RaceCard::Halves).collect(),
                hand: view.hand.map(|hand| hand.cards().map(in_hand).collect()),
                hands: view.hand_sizes,
                decks: view.stack_sizes,
                own: view.viewer.seat(),
            }),
            AnyView::Clear4(_) | AnyView::Levels(_) => None,
        }
    }

    /// The table once these cards of one's own are laid: which, and how each comes to lie; none if it lies face down.
    #[must_use]
    pub fn after(&self, laid: &[(RaceCard, Option<RaceCard>)]) -> Race {
        let mut race = self.clone();
        for (card, lies) in laid {
            race.pile.extend(*lies);
            if let Some(hand) = &mut race.hand
                && let Some(held) = hand.iter().position(|held| held == card)
            {
                hand.remove(held);
            }
            if let Some(own) = race.own {
                race.hands[own] = race.hands[own].saturating_sub(1);
            }
        }
        race
    }

    /// The card to be covered.
    #[must_use]
    pub fn top(&self) -> Option<RaceCard> {
        self.pile.last().copied()
    }

    /// How a card would come to lie on the pile; `None` if it does not fit.
    #[must_use]
    pub fn lies(&self, card: RaceCard) -> Option<RaceCard> {
        match (card, self.top()?) {
            (RaceCard::PlusMinus(card), RaceCard::PlusMinus(top)) => {
                card.fits(top).then_some(RaceCard::PlusMinus(card))
            }
            (RaceCard::Halves(laid), RaceCard::Halves(top)) => laid.card().lies_on(top).map(RaceCard::Halves),
            _ => None,
        }
    }

    /// How many cards one can still draw.
    #[must_use]
    pub fn left_to_draw(&self) -> usize {
        self.own.map_or(0, |seat| self.decks[seat].into())
    }

    /// Whether what is left is the very last card, which is laid face down (PM-30).
    #[must_use]
    pub fn is_at_last_card(&self) -> bool {
        self.game == GameId::PlusMinus
            && self.left_to_draw() == 0
            && self.hand.as_ref().is_some_and(|hand| hand.len() == 1)
    }

    /// Whether so many cards, asked for but not there yet, still leave room for one more.
    #[must_use]
    pub fn has_room(&self, coming: usize) -> bool {
        let held = self.hand.as_ref().map_or(0, Vec::len);
        coming < self.left_to_draw() && (self.game == GameId::PlusMinus || held + coming < HALVES_HAND)
    }

    /// Drawing a card.
    #[must_use]
    pub fn draw(&self) -> AnyAction {
        match self.game {
            GameId::Halves => AnyAction::Halves(halves::Action::Draw),
            _ => AnyAction::PlusMinus(plusminus::Action::Draw),
        }
    }

    /// What laying that card means: the very last one is laid face down, any other open.
    #[must_use]
    pub fn play(&self, card: RaceCard) -> AnyAction {
        if self.is_at_last_card() { AnyAction::PlusMinus(plusminus::Action::LayLast) } else { card.play() }
    }
}

/// The most cards a hand of Two Halves has (TH-14).
pub const HALVES_HAND: usize = 4;

fn in_hand(card: halves::Card) -> RaceCard {
    RaceCard::Halves(halves::Laid::upright(card))
}
