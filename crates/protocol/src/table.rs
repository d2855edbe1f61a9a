//! The table as everyone sees it: who sits where, by which rules, and how far it is.

use std::fmt;
use std::str::FromStr;

use cardshed_bots::BotSpec;
use cardshed_rules::fields::Fields;
use cardshed_rules::{GameId, NotationError, PerSeat, Seat, by_name, tagged};
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::reply::RoundResult;
use crate::words::Name;

/// Writes types with a text form to JSON as that text.
macro_rules! json_as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Bytes that are written as hexadecimal digits.
macro_rules! hex {
    ($(#[$doc:meta])* $name:ident, $bytes:literal, $expected:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $bytes]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let wrong = || NotationError::new(text, $expected);
                if text.len() != 2 * $bytes || !text.is_ascii() {
                    return Err(wrong());
                }
                let mut bytes = [0; $bytes];
                for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                    let [high, low] = [digits[0], digits[1]].map(|digit| char::from(digit).to_digit(16));
                    *byte = (high.ok_or_else(wrong)? << 4 | low.ok_or_else(wrong)?) as u8;
                }
                Ok($name(bytes))
            }
        }

        json_as_text!($name);
    };
}

hex! {
    /// A table, by an id that cannot be guessed. Whoever has it may come in.
    TableId, 12, "a table's id: 24 hexadecimal digits"
}

impl fmt::Debug for TableId {
    /// Shortened: the whole id is the key to the table.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

hex! {
    /// A table, by a hash of its id: tells tables apart, and opens none.
    TableMark, 32, "a table's mark: 64 hexadecimal digits"
}

impl fmt::Debug for TableMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableMark({self})")
    }
}

hex! {
    /// What a table commits to before it deals: a hash of its secret.
    Commitment, 32, "a commitment: 64 hexadecimal digits"
}

hex! {
    /// What the table had committed to, shown after the round.
    Secret, 32, "a secret: 64 hexadecimal digits"
}

hex! {
    /// What a client adds to the deal.
    Nonce, 16, "a nonce: 32 hexadecimal digits"
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Secret {
    /// Not shown: before the round is over it is what its name says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

/// A person at one table, by the number they were given on coming in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// A bot at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSeat(pub BotSpec);

impl fmt::Display for BotSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for BotSeat {
    type Err = cardshed_bots::SpecError;

    fn from_str(text: &str) -> Result<BotSeat, cardshed_bots::SpecError> {
        text.parse().map(BotSeat)
    }
}

json_as_text!(BotSeat);

/// How long a player may think, in games with turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for every action.
    PerMove {
        /// Seconds.
        seconds: u16,
    },
    /// So long for the whole round, and a little more with every action.
    Bank {
        /// Seconds at the start.
        seconds: u16,
        /// Seconds added after every action.
        increment: u16,
    },
}

tagged!(impl[] Clock, "kind" {
    None {},
    PerMove { seconds },
    Bank { seconds, increment },
});

/// What a host can settle before a match, with defaults that suit friends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The game.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Game"))]
    pub game: GameId,
    /// Its house rules, in their short form.
    #[serde(default)]
    pub options: String,
    /// How many rounds a match has; the game's usual number if not given.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// How long players may think.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the table is listed for everyone.
    #[serde(default)]
    pub public: bool,
    /// Whether people may write to each other freely.
    #[serde(default)]
    pub chat: bool,
    /// The longest a play is held for the race referee, in milliseconds; 0 is arrival order.
    #[serde(default = "usual_hold")]
    pub hold_cap: u16,
    /// After so many seconds of absence a bot plays on for a person.
    #[serde(default = "usual_grace")]
    pub grace: u16,
}

/// A quarter of a second: long enough for a slow mobile network, too short to be felt.
const fn usual_hold() -> u16 {
    250
}

/// Long enough to reload a page or to walk through a tunnel.
const fn usual_grace() -> u16 {
    20
}

impl TableSettings {
    /// The usual settings for a game.
    #[must_use]
    pub fn new(game: GameId) -> TableSettings {
        TableSettings {
            game,
            options: String::new(),
            rounds: None,
            clock: Clock::None,
            public: false,
            chat: false,
            hold_cap: usual_hold(),
            grace: usual_grace(),
        }
    }
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Which.
        person: PersonId,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: BotSeat,
    },
}

tagged!(impl[] Who, "who" {
    Open {},
    Person { person },
    Bot { bot },
});

/// A seat as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatState {
    /// Who has it.
    pub who: Who,
    /// Whether they are ready for what comes next.
    pub ready: bool,
    /// Whether a bot plays on for a person who is away.
    pub stand_in: bool,
    /// Milliseconds added to this seat's reactions, so that others have a head start.
    pub handicap: u16,
    /// What is left on the clock, in milliseconds, when [`TableState::at`] was.
    pub clock: Option<u64>,
}

by_name!(SeatState { who, ready, stand_in, handicap, clock });

/// A person as everyone sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonState {
    /// Their number at this table.
    pub person: PersonId,
    /// What they are called.
    pub name: Name,
    /// Whether a client of theirs is connected.
    pub present: bool,
    /// Whether the host has muted them.
    pub muted: bool,
    /// Their round trip in milliseconds, where it has been measured.
    pub round_trip: Option<u32>,
}

by_name!(PersonState { person, name, present, muted, round_trip });

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseState {
    /// People sit down and settle the rules.
    Lobby,
    /// The start signal is being counted down.
    Countdown {
        /// When it ends.
        ends: Millis,
    },
    /// A round is being played.
    Playing,
    /// A round is being played, and everyone has agreed to pause.
    Paused,
    /// A round is over, and the next one waits for everyone to be ready.
    Between,
    /// The match is over.
    Over,
}

tagged!(impl[] PhaseState, "phase" {
    Lobby {},
    Countdown { ends },
    Playing {},
    Paused {},
    Between {},
    Over {},
});

/// The match as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchState {
    /// How many rounds it has.
    pub rounds: u16,
    /// The rounds that are over.
    pub results: Vec<RoundResult>,
    /// Each seat's total.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u32>"))]
    pub points: PerSeat<u32>,
    /// Each seat's place so far, equal totals sharing one.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub places: PerSeat<u8>,
}

by_name!(MatchState { rounds, results, points, places });

/// The table as everyone sees it, without any card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableState {
    /// When this was true, by the table's clock.
    pub at: Millis,
    /// What the host has settled.
    pub settings: TableSettings,
    /// Who may settle it.
    pub host: Option<PersonId>,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Everyone who is here or has a seat, and the host.
    pub people: Vec<PersonState>,
    /// How far it is.
    pub phase: PhaseState,
    /// Seats that have asked for a pause, or to go on.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Seat>"))]
    pub agreeing: Vec<Seat>,
    /// The match, once it has begun.
    pub rounds: Option<MatchState>,
    /// What the table has committed to for the next or the running deal.
    pub commitment: Option<Commitment>,
    /// The number of that deal at this table, counted from zero. It goes into the seed.
    #[serde(default)]
    pub deal: u32,
}

by_name!(TableState {
    at,
    settings,
    host,
    seats,
    people,
    phase,
    agreeing,
    rounds,
    commitment,
    deal = Fields::take_or_default
});
