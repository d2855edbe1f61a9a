//! The table as one viewer sees it.

use super::actions::{Action, Eyes};
use super::apply::Seen;
use super::cards::{Card, DECK, Hand};
use super::illegal::Illegal;
use super::state::{DEALT, DrawPile, Levels, MOST_KEPT, Phase};
use super::table::Table;
use crate::game::{self, Game, Outcome, Sink, Version};
use crate::seat::{PerSeat, Seat, SeatSet, Viewer};
use crate::seed::Shuffler;

/// The table as one viewer sees it: all that lies open, their own hand, and how many cards there are elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// How many actions have led here.
    pub version: Version,
    /// What lies open.
    pub table: Table,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Hand>,
    /// How many cards each hand has.
    pub hand_sizes: PerSeat<u8>,
    /// How many cards the draw pile has, without the skips that lie face up under it.
    pub draw_pile: u8,
    /// How far the game is; while cards are kept, with the viewer's own choice.
    pub phase: Phase<Hand>,
}

#[cfg(feature = "serde")]
crate::by_name!(View { viewer, version, table, hand, hand_sizes, draw_pile, phase });

impl View {
    pub(super) fn of(game: &Levels, viewer: Viewer) -> View {
        let seats = game.seats();
        let own = viewer.seat().filter(|&seat| seats.has(seat));
        View {
            viewer,
            version: game.version,
            table: game.table,
            hand: own.map(|seat| game.hands[seat]),
            hand_sizes: PerSeat::from_fn(seats, |seat| game.hands[seat].len() as u8),
            draw_pile: game.draw_pile.len() as u8,
            phase: match game.phase {
                Phase::Draw { seat } => Phase::Draw { seat },
                Phase::Act { seat } => Phase::Act { seat },
                Phase::Keeping { waiting, kept } => {
                    Phase::Keeping { waiting, kept: own.map_or(Hand::EMPTY, |seat| kept[seat]) }
                }
                Phase::Over { outcome } => Phase::Over { outcome },
            },
        }
    }

    fn eyes(&self) -> Eyes<'_> {
        Eyes { table: &self.table, phase: self.phase.open(), own: self.viewer.seat().zip(self.hand) }
    }

    /// A card comes to a hand; the viewer knows which if it is their own, or was taken openly.
    fn get(&mut self, seat: Seat, card: Option<Card>) {
        self.hand_sizes[seat] += 1;
        if let (Some(hand), Some(card)) = (&mut self.hand, card)
            && self.viewer.is(seat)
        {
            let room = hand.insert(card);
            debug_assert!(room, "one deck has no other {card}");
        }
        self.phase = Phase::Act { seat };
    }

    /// A card leaves a hand.
    fn give_up(&mut self, seat: Seat, card: Card) {
        self.hand_sizes[seat] -= 1;
        if let Some(hand) = &mut self.hand
            && self.viewer.is(seat)
        {
            let held = hand.remove(card);
            debug_assert!(held, "a player plays cards of the own hand");
        }
    }

    fn pass_on(&mut self, seat: Seat) {
        self.phase = Phase::Draw { seat: seat.left(self.table.seats()) };
    }

    fn end_round(&mut self, levels: PerSeat<u8>) {
        let waiting = self.table.end_round(levels);
        self.draw_pile = 0;
        for (seat, size) in self.table.seats().iter().zip(self.hand_sizes.iter_mut()) {
            if !waiting.contains(seat) {
                *size = 0;
                if self.viewer.is(seat) {
                    self.hand = Some(Hand::EMPTY);
                }
            }
        }
        self.phase = Phase::Keeping { waiting, kept: Hand::EMPTY };
    }

    fn start_round(&mut self, dealer: Seat, hands: &PerSeat<Option<Hand>>, turned_up: Card) {
        self.table.start_round(dealer, turned_up);
        self.hand = self.viewer.seat().and_then(|seat| hands[seat]);
        self.hand_sizes = PerSeat::from_fn(self.table.seats(), |_| DEALT as u8);
        self.draw_pile = self.table.draw_pile_at_start() as u8;
        self.pass_on(dealer);
    }

    fn keep(&mut self, seat: Seat, cards: Option<Hand>) {
        if let Phase::Keeping { waiting, kept } = &mut self.phase {
            waiting.remove(seat);
            *kept = cards.unwrap_or(*kept);
        }
    }

    /// The cards that may be anywhere the viewer cannot see, in random order.
    fn unseen(&self, random: &mut Shuffler) -> Vec<Card> {
        let table = &self.table;
        let mut seen = [0_u8; Card::KINDS];
        let mut see = |card: Card| seen[card.kind()] += 1;
        table.discards.cards().iter().copied().for_each(&mut see);
        table.laid.iter().flat_map(|laid| laid.iter()).flat_map(|laid| laid.cards.cards()).for_each(&mut see);
        table.seats().iter().flat_map(|seat| self.known(seat).cards()).for_each(&mut see);
        (0..table.skipped.len() + usize::from(table.face_up)).for_each(|_| see(Card::SKIP));
        let mut unseen = Vec::with_capacity(DECK.len());
        for card in DECK {
            match seen[card.kind()].checked_sub(1) {
                Some(fewer) => seen[card.kind()] = fewer,
                None => unseen.push(card),
            }
        }
        random.shuffle(&mut unseen);
        unseen
    }

    /// The cards of a hand that the viewer knows.
    fn known(&self, seat: Seat) -> Hand {
        self.hand.filter(|_| self.viewer.is(seat)).unwrap_or(self.table.shown[seat])
    }

    /// The phase, with a choice of what to keep for everyone who has made one.
    fn imagine_phase(&self, hands: &PerSeat<Hand>, random: &mut Shuffler) -> Phase<PerSeat<Hand>> {
        match self.phase {
            Phase::Draw { seat } => Phase::Draw { seat },
            Phase::Act { seat } => Phase::Act { seat },
            Phase::Over { outcome } => Phase::Over { outcome },
            Phase::Keeping { waiting, kept } => {
                let choice = |seat| {
                    if self.viewer.is(seat) {
                        return kept;
                    }
                    if waiting.contains(seat) || hands[seat].is_empty() {
                        return Hand::EMPTY;
                    }
                    let mut cards: Vec<Card> = hands[seat].cards().collect();
                    random.shuffle(&mut cards);
                    Hand::of(&cards[..random.below(MOST_KEPT as u32 + 1) as usize])
                };
                Phase::Keeping { waiting, kept: PerSeat::from_fn(self.table.seats(), choice) }
            }
        }
    }
}

impl game::View for View {
    type Game = Levels;
    type Action = Action;
    type Seen = Seen;
    type Illegal = Illegal;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn version(&self) -> Version {
        self.version
    }

    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    fn legal_actions(&self, out: &mut impl Sink<Action>) {
        self.eyes().legal_actions(out);
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.eyes().check(action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.phase.outcome()
    }

    fn follow(&mut self, seen: &[Seen]) {
        self.version = self.version.next();
        for event in seen {
            match *event {
                Seen::Drew { seat, card } => {
                    self.draw_pile -= 1;
                    self.get(seat, card);
                }
                Seen::Took { seat, from, card } => {
                    let taken = self.table.take(seat, from);
                    debug_assert_eq!(taken, Some(card), "the top card is taken");
                    self.get(seat, Some(card));
                }
                Seen::Gathered { .. } => self.draw_pile = self.table.gather().len() as u8,
                Seen::LaidDown { seat, combinations } => {
                    combinations
                        .iter()
                        .flat_map(|laid| laid.cards.cards())
                        .for_each(|card| self.give_up(seat, card));
                    self.table.lay_down(seat, combinations);
                }
                Seen::Attached { seat, face, to, index } => {
                    self.give_up(seat, face.card());
                    self.table.attach(seat, face, to, index.into());
                }
                Seen::Discarded { seat, card } => {
                    self.give_up(seat, card);
                    self.table.discard(seat, card);
                    self.pass_on(seat);
                }
                Seen::PutSkip { seat, before } => {
                    self.give_up(seat, Card::SKIP);
                    self.table.put_skip(seat, before);
                    self.pass_on(seat);
                }
                Seen::TurnSkipped { seat } => {
                    self.table.skip_turn(seat);
                    self.pass_on(seat);
                }
                Seen::RoundEnded { levels, .. } => self.end_round(levels),
                Seen::Kept { seat, cards } => self.keep(seat, cards),
                Seen::Dealt { dealer, ref hands, turned_up } => self.start_round(dealer, hands, turned_up),
                Seen::Ended { outcome } => self.phase = Phase::Over { outcome },
            }
        }
    }

    fn imagine(&self, random: &mut Shuffler) -> Option<Levels> {
        if self.outcome().is_some() {
            return None;
        }
        let mut unseen = self.unseen(random);
        let mut take = |count: usize| unseen.split_off(unseen.len() - count);
        let hands = PerSeat::from_fn(self.table.seats(), |seat| {
            let mut hand = self.known(seat);
            for card in take(usize::from(self.hand_sizes[seat]) - hand.len()) {
                let room = hand.insert(card);
                debug_assert!(room, "one deck has no other {card}");
            }
            hand
        });
        let draw_pile =
            DrawPile::from_values(take(self.draw_pile.into())).expect("a draw pile holds no more than that");
        Some(Levels {
            version: self.version,
            // Later shuffles are as hidden as the cards.
            seed: random.seed(),
            shuffles: 1,
            table: self.table,
            hands,
            draw_pile,
            phase: self.imagine_phase(&hands, random),
        })
    }
}
