//! What a player goes by: the table, the own hand, and what has not been seen.

use cardshed_rules::levels::{Card, Colour, Hand, Levels, Phase, Table, View};
use cardshed_rules::{Game, PerSeat, Seat};

use super::outlook::Outlook;

/// What one seat sees, of a view or of a game that is imagined. The rules of thumb look through it at both, so that
/// in a playout everyone goes by what they would see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    pub seat: Seat,
    pub hand: Hand,
    pub table: &'a Table,
    pub phase: Phase<()>,
    pub hand_sizes: PerSeat<u8>,
    /// How much longer than the shortest a way to the level may be that still counts ([`super::outlook`]).
    pub slack: u8,
    pub patience: Patience,
}

/// How long a level that could be laid down is held back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// It is laid down, unless that can only help others.
    Eager,
    /// While nobody has laid down there is no hurry: it is held until the rest of the hand can go with it.
    Patient,
}

/// Whoever decides looks at ways one card longer than the shortest; in a playout there is no time for that.
const SLACK: u8 = 1;

impl<'a> Sight<'a> {
    /// What the viewer sees; nothing for a spectator.
    pub fn of_view(view: &'a View, patience: Patience) -> Option<Sight<'a>> {
        let (table, phase) = (&view.table, view.phase.open());
        let (seat, hand) = view.viewer.seat().zip(view.hand)?;
        Some(Sight { seat, hand, table, phase, hand_sizes: view.hand_sizes, slack: SLACK, patience })
    }

    /// What the seat sees of a game that is imagined. Everyone in it is patient.
    pub fn of_game(game: &'a Levels, seat: Seat) -> Sight<'a> {
        let hand_sizes = PerSeat::from_fn(game.seats(), |seat| game.hand(seat).len() as u8);
        Sight {
            seat,
            hand: game.hand(seat),
            table: game.table(),
            phase: game.phase(),
            hand_sizes,
            slack: 0,
            patience: Patience::Patient,
        }
    }

    /// The other seats, from the left neighbour on.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (own, seats) = (self.seat, self.table.seats());
        std::iter::successors(Some(own.left(seats)), move |seat| Some(seat.left(seats)))
            .take_while(move |&seat| seat != own)
    }

    /// What the hand, the own or one that it could become, has in view.
    pub fn outlook(&self, hand: Hand, unseen: &Unseen) -> Outlook {
        Outlook::new(hand, self.table.level(self.seat), unseen, self.slack)
    }

    /// The cards the seat has not seen in this round.
    pub fn unseen(&self) -> Unseen {
        let mut seen = self.hand;
        let mut see = |card| {
            // A skip or joker too many to count has been seen, too.
            let _counted = seen.insert(card);
        };
        self.table.discards.cards().iter().copied().for_each(&mut see);
        self.table
            .laid
            .iter()
            .flat_map(|laid| laid.iter())
            .flat_map(|laid| laid.cards.cards())
            .for_each(&mut see);
        self.others().flat_map(|seat| self.table.shown[seat].cards()).for_each(&mut see);
        (0..self.table.skipped.len() + usize::from(self.table.face_up)).for_each(|_| see(Card::SKIP));
        Unseen::all_but(seen)
    }
}

/// Cards that may be drawn, or be in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unseen {
    /// The numbers of each colour: number 1 in the lowest bit.
    pub colours: [u16; 6],
    pub jokers: u8,
    pub skips: u8,
}

impl Unseen {
    /// All of the deck but these.
    pub fn all_but(seen: Hand) -> Unseen {
        Unseen {
            colours: Colour::ALL.map(|colour| !seen.numbers_of(colour) & 0x7fff),
            jokers: Card::JOKER.copies() - seen.count(Card::JOKER),
            skips: Card::SKIP.copies() - seen.count(Card::SKIP),
        }
    }

    /// How many there are.
    pub fn len(&self) -> u32 {
        self.colours.iter().map(|numbers| numbers.count_ones()).sum::<u32>()
            + u32::from(self.jokers)
            + u32::from(self.skips)
    }
}
