//! The 72 cards (TH-01, TH-02), how they lie on the pile, and a hand of them.

/// The four colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// `O`
    Orange,
    /// `B`
    Blue,
    /// `G`
    Green,
    /// `P`
    Pink,
}

impl Colour {
    /// All four, in order.
    pub const ALL: [Colour; 4] = [Colour::Orange, Colour::Blue, Colour::Green, Colour::Pink];
}

/// The four symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// `c`
    Circle,
    /// `t`
    Triangle,
    /// `s`
    Square,
    /// `x`
    Star,
}

impl Symbol {
    /// All four, in order.
    pub const ALL: [Symbol; 4] = [Symbol::Circle, Symbol::Triangle, Symbol::Square, Symbol::Star];
}

/// Half a card: a symbol in a colour.
///
/// Two bits are the colour, two the symbol, so that halves are compared with one exclusive or.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Half(u8);

impl Half {
    const COUNT: u8 = 16;
    const COLOUR: u8 = 0b11_00;
    const SYMBOL: u8 = 0b00_11;

    /// That symbol in that colour.
    #[must_use]
    pub const fn new(colour: Colour, symbol: Symbol) -> Half {
        Half((colour as u8) << 2 | symbol as u8)
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 2) as usize]
    }

    /// Its symbol.
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 & Half::SYMBOL) as usize]
    }

    /// Whether the two have the colour or the symbol in common (TH-11).
    #[must_use]
    pub const fn agrees(self, other: Half) -> bool {
        let differs = self.0 ^ other.0;
        // Not `||`: of a random card the answer cannot be foreseen, and a branch would cost more than both tests.
        (differs & Half::COLOUR == 0) | (differs & Half::SYMBOL == 0)
    }
}

/// A card: two halves that differ in colour and in symbol. A card has no top yet; once laid it has ([`Laid`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The halves of every card, the lower one first, in the order of the cards.
const HALVES: [[Half; 2]; Card::COUNT] = {
    let mut halves = [[Half(0); 2]; Card::COUNT];
    let mut count = 0;
    let mut low = 0;
    while low < Half::COUNT {
        let mut high = low + 1;
        while high < Half::COUNT {
            if !Half(low).agrees(Half(high)) {
                halves[count] = [Half(low), Half(high)];
                count += 1;
            }
            high += 1;
        }
        low += 1;
    }
    assert!(count == Card::COUNT, "four colours and four symbols make so many cards");
    halves
};

/// For every card on top the cards that fit on it, as a set of bits.
///
/// One set does for both ways the top card can lie: turn the top card and the covering one, and they agree as before.
const FITTING: [u128; Card::COUNT] = {
    let mut fitting = [0; Card::COUNT];
    let mut top = 0;
    while top < Card::COUNT {
        let mut card = 0;
        while card < Card::COUNT {
            let (laid, top_card) = (Laid::upright(Card(card as u8)), Laid::upright(Card(top as u8)));
            if laid.covers(top_card) || laid.turned().covers(top_card) {
                fitting[top] |= 1 << card;
            }
            card += 1;
        }
        top += 1;
    }
    fitting
};

impl Card {
    /// How many there are, each once.
    pub const COUNT: usize = 72;

    /// The card of these halves, in whichever order; `None` if they agree in colour or symbol.
    #[must_use]
    pub fn new(one: Half, other: Half) -> Option<Card> {
        Laid::new(one, other).map(Laid::card)
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// Its place among all cards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its halves, the one of the lower colour first.
    #[must_use]
    pub const fn halves(self) -> [Half; 2] {
        HALVES[self.0 as usize]
    }

    /// Whether it may be laid on `top`, one way round or the other (TH-12).
    #[must_use]
    pub const fn fits(self, top: Laid) -> bool {
        FITTING[top.card().index()] >> self.0 & 1 != 0
    }

    /// How it comes to lie on `top`: the way that fits, and upright if both do (TH-12). `None` if neither does.
    #[must_use]
    pub const fn lies_on(self, top: Laid) -> Option<Laid> {
        if !self.fits(top) {
            return None;
        }
        let upright = Laid::upright(self);
        Some(if upright.covers(top) { upright } else { upright.turned() })
    }
}

/// A card as it lies on the pile, with one half on top: upright if that is the first of [`Card::halves`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid(u8);

impl Laid {
    /// A card with these halves on top and at the bottom; `None` if they agree in colour or symbol.
    #[must_use]
    pub fn new(top: Half, bottom: Half) -> Option<Laid> {
        Card::all()
            .map(Laid::upright)
            .flat_map(|laid| [laid, laid.turned()])
            .find(|laid| laid.halves() == [top, bottom])
    }

    /// The card the way it is named.
    #[must_use]
    pub const fn upright(card: Card) -> Laid {
        Laid(card.0 << 1)
    }

    /// The same card the other way round.
    #[must_use]
    pub const fn turned(self) -> Laid {
        Laid(self.0 ^ 1)
    }

    /// The card, however it lies.
    #[must_use]
    pub const fn card(self) -> Card {
        Card(self.0 >> 1)
    }

    /// The half on top and the half at the bottom.
    #[must_use]
    pub const fn halves(self) -> [Half; 2] {
        let [low, high] = self.card().halves();
        if self.0 & 1 == 0 { [low, high] } else { [high, low] }
    }

    /// Whether, lying like this, it agrees with `top` in both halves (TH-11).
    #[must_use]
    pub const fn covers(self, top: Laid) -> bool {
        let ([a, b], [c, d]) = (self.halves(), top.halves());
        a.agrees(c) & b.agrees(d)
    }
}

/// The deck before shuffling: every card once (TH-02).
pub const DECK: [Card; Card::COUNT] = {
    let mut deck = [Card(0); Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        deck[i] = Card(i as u8);
        i += 1;
    }
    deck
};

/// A set of cards: a hand of at most four, or all the cards a viewer cannot see.
///
/// No card is there twice, so a bit a card is enough, and the cards that fit are found with one mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u128);

impl Hand {
    /// Holds nothing.
    pub const EMPTY: Hand = Hand(0);

    /// The hand of these cards, which come from one deck.
    pub(super) fn of(cards: &[Card]) -> Hand {
        let mut hand = Hand::EMPTY;
        for &card in cards {
            let room = hand.insert(card);
            debug_assert!(room, "one deck has no second {card}");
        }
        hand
    }

    /// Whether it holds that card.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in. A second of a kind does not exist, and is refused with `false`.
    #[must_use]
    pub const fn insert(&mut self, card: Card) -> bool {
        let room = !self.contains(card);
        self.0 |= 1 << card.0;
        room
    }

    /// Takes a card out; `false` if it is not there.
    #[must_use]
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.0);
        there
    }

    /// The part of the hand that may be laid on `top`.
    #[must_use]
    pub const fn fitting(self, top: Laid) -> Hand {
        Hand(self.0 & FITTING[top.card().index()])
    }

    /// The cards of both.
    #[must_use]
    pub const fn union(self, other: Hand) -> Hand {
        Hand(self.0 | other.0)
    }

    /// The cards, lowest first.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Card(card as u8))
        })
    }
}
