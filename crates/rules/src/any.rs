//! Any of the four games, for callers that hold whichever is being played.
//!
//! [`AnyGame`] and its companions are closed enums with the methods of [`Game`] and [`View`](crate::View). Code that
//! knows the game at compile time uses the trait; [`for_game!`](crate::for_game) is the way from a
//! [`GameId`] to such code.

// A table holds one of each; a box would be an allocation for every copy.
#![allow(clippy::large_enum_variant)]

use std::fmt;

use thiserror::Error;

use crate::clear4::Clear4;
use crate::game::{Game, Outcome, Refusal, Setup, SetupError, Version, View as _};
use crate::halves::Halves;
use crate::levels::Levels;
use crate::notation::NotationError;
use crate::options::OptionsError;
use crate::plusminus::PlusMinus;
use crate::position::PositionError;
use crate::rule::{GameId, RuleId};
use crate::seat::{Seat, SeatCount, SeatSet, Viewer};
use crate::seed::{Seed, Shuffler};
use crate::sequences::sequences;

/// Evaluates an expression with a type alias bound to the game of a [`GameId`].
///
/// ```
/// use cardshed_rules::{Game, GameId, for_game};
/// let prefix = for_game!(GameId::PlusMinus, G => G::ID.prefix());
/// assert_eq!(prefix, "PM");
/// ```
#[macro_export]
macro_rules! for_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Clear4 => {
                type $game = $crate::clear4::Clear4;
                $body
            }
            $crate::GameId::PlusMinus => {
                type $game = $crate::plusminus::PlusMinus;
                $body
            }
            $crate::GameId::Halves => {
                type $game = $crate::halves::Halves;
                $body
            }
            $crate::GameId::Levels => {
                type $game = $crate::levels::Levels;
                $body
            }
        }
    };
}

/// Declares the enums over the games, each variant named as in [`GameId`].
macro_rules! any {
    ($($variant:ident($tag:literal, $game:ty)),+ $(,)?) => {
        /// Any game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyGame { $(
            #[doc = concat!("A game of `", $tag, "`.")]
            $variant($game)
        ),+ }

        /// The options of any game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyOptions { $(
            #[doc = concat!("Options of `", $tag, "`.")]
            $variant(<$game as Game>::Options)
        ),+ }

        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyAction { $(
            #[doc = concat!("An action of `", $tag, "`.")]
            $variant(<$game as Game>::Action)
        ),+ }

        /// Why an action of any game is refused.
        #[derive(Clone, Debug, PartialEq, Error)]
        pub enum AnyIllegal {
            $(
                #[doc = concat!("A refusal of `", $tag, "`.")]
                #[error(transparent)]
                $variant(#[from] <$game as Game>::Illegal),
            )+
            /// The action belongs to another game.
            #[error("that is an action of {}", .0.name())]
            OtherGame(GameId),
        }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "game"))]
        pub enum AnyEvent { $(
            #[doc = concat!("An event of `", $tag, "`.")]
            #[cfg_attr(feature = "serde", serde(rename = $tag))]
            $variant(<$game as Game>::Event)
        ),+ }

        /// An event of any game as one viewer saw it.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "game"))]
        pub enum AnySeen { $(
            #[doc = concat!("An event of `", $tag, "`.")]
            #[cfg_attr(feature = "serde", serde(rename = $tag))]
            $variant(<$game as Game>::Seen)
        ),+ }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "game"))]
        pub enum AnyView { $(
            #[doc = concat!("A view of `", $tag, "`.")]
            #[cfg_attr(feature = "serde", serde(rename = $tag))]
            $variant(<$game as Game>::View)
        ),+ }

        /// A position of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "game"))]
        pub enum AnyPosition { $(
            #[doc = concat!("A position of `", $tag, "`.")]
            #[cfg_attr(feature = "serde", serde(rename = $tag))]
            $variant(<$game as Game>::Position)
        ),+ }

        /// Reads one of the enums by the field that names the game.
        #[cfg(feature = "serde")]
        macro_rules! read_by_game {
            ($type:ident) => {
                impl crate::fields::FromFields for $type {
                    fn from_fields(mut fields: crate::fields::Fields) -> Result<$type, crate::fields::Error> {
                        let game: String = fields.take("game")?;
                        $(if game == $tag {
                            return fields.rest().map($type::$variant);
                        })+
                        Err(serde::de::Error::custom(format_args!("there is no game `{game}`")))
                    }
                }

                crate::tagged!(@deserialize [] $type);
            };
        }

        /// Evaluates an expression with the inner value of an enum, whichever the game.
        macro_rules! each {
            ($any:expr, $type:ident, $inner:ident => $body:expr) => {
                match $any { $( $type::$variant($inner) => $body ),+ }
            };
        }

        /// As `each!`, with the result wrapped in another of the enums.
        macro_rules! each_into {
            ($any:expr, $type:ident => $wrap:ident, $inner:ident => $body:expr) => {
                match $any { $( $type::$variant($inner) => $wrap::$variant($body) ),+ }
            };
        }

        impl AnyGame {
            /// Deals; see [`Game::deal`].
            ///
            /// # Errors
            /// As [`Game::deal`].
            pub fn deal(setup: &Setup<AnyOptions>, seed: Seed) -> Result<AnyGame, SetupError> {
                match &setup.options { $(
                    AnyOptions::$variant(options) => {
                        let setup = Setup { seats: setup.seats, start: setup.start, options: *options };
                        <$game>::deal(&setup, seed).map(AnyGame::$variant)
                    }
                ),+ }
            }

            /// The checked door for positions; see [`Game::from_position`].
            ///
            /// # Errors
            /// As [`Game::from_position`].
            pub fn from_position(position: &AnyPosition) -> Result<AnyGame, PositionError> {
                match position { $(
                    AnyPosition::$variant(position) => <$game>::from_position(position).map(AnyGame::$variant)
                ),+ }
            }

            /// Which game it is.
            #[must_use]
            pub const fn id(&self) -> GameId {
                match self { $( AnyGame::$variant(_) => GameId::$variant ),+ }
            }

            /// The actions a seat can choose from; see [`Game::legal_actions`].
            #[must_use]
            pub fn actions(&self, seat: Seat) -> Vec<AnyAction> {
                match self { $(
                    AnyGame::$variant(game) => game.actions(seat).into_iter().map(AnyAction::$variant).collect()
                ),+ }
            }

            /// Reads an action of this game from its notation.
            ///
            /// # Errors
            /// If it is not one.
            pub fn parse_action(&self, text: &str) -> Result<AnyAction, NotationError> {
                AnyAction::parse(self.id(), text)
            }

            /// See [`Game::check`].
            ///
            /// # Errors
            /// As [`Game::check`], or if the action is one of another game.
            pub fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), AnyIllegal> {
                match (self, action) {
                    $( (AnyGame::$variant(game), AnyAction::$variant(action)) => Ok(game.check(seat, action)?), )+
                    (_, action) => Err(AnyIllegal::OtherGame(action.game())),
                }
            }

            /// Does it, and gives what happened; see [`Game::apply`].
            ///
            /// # Errors
            /// As [`AnyGame::check`]; nothing has then changed.
            pub fn apply(&mut self, seat: Seat, action: &AnyAction) -> Result<Vec<AnyEvent>, AnyIllegal> {
                match (self, action) {
                    $( (AnyGame::$variant(game), AnyAction::$variant(action)) => {
                        let mut events = Vec::new();
                        game.apply(seat, action, &mut events)?;
                        Ok(events.into_iter().map(AnyEvent::$variant).collect())
                    } )+
                    (_, action) => Err(AnyIllegal::OtherGame(action.game())),
                }
            }

            /// A random legal action of a random seat; see [`Game::random_action`].
            pub fn random_action(&self, random: &mut Shuffler) -> Option<(Seat, AnyAction)> {
                match self { $(
                    AnyGame::$variant(game) => game
                        .random_action(random, &mut Vec::new())
                        .map(|(seat, action)| (seat, AnyAction::$variant(action)))
                ),+ }
            }
        }

        $(
            impl From<$game> for AnyGame {
                fn from(game: $game) -> AnyGame {
                    AnyGame::$variant(game)
                }
            }

            impl From<<$game as Game>::Position> for AnyPosition {
                fn from(position: <$game as Game>::Position) -> AnyPosition {
                    AnyPosition::$variant(position)
                }
            }
        )+

        impl AnyOptions {
            /// Reads the options of that game from their text.
            ///
            /// # Errors
            /// If they are not.
            pub fn parse(game: GameId, text: &str) -> Result<AnyOptions, OptionsError> {
                match game { $( GameId::$variant => text.parse().map(AnyOptions::$variant) ),+ }
            }
        }

        impl AnyAction {
            /// Reads an action of that game from its notation.
            ///
            /// # Errors
            /// If it is not one.
            pub fn parse(game: GameId, text: &str) -> Result<AnyAction, NotationError> {
                match game { $( GameId::$variant => text.parse().map(AnyAction::$variant) ),+ }
            }

            /// Which game it belongs to.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $( AnyAction::$variant(_) => GameId::$variant ),+ }
            }
        }

        impl AnyIllegal {
            /// The rule the action breaks; none for an action of another game.
            #[must_use]
            pub fn rule(&self) -> Option<RuleId> {
                match self {
                    $( AnyIllegal::$variant(illegal) => Some(illegal.rule()), )+
                    AnyIllegal::OtherGame(_) => None,
                }
            }
        }

        impl AnyEvent {
            /// The event as the viewer saw it; see [`Game::cut`].
            #[must_use]
            pub fn cut(&self, viewer: Viewer) -> AnySeen {
                match self { $(
                    AnyEvent::$variant(event) => AnySeen::$variant(<$game>::cut(event, viewer))
                ),+ }
            }
        }

        impl AnyView {
            /// What the viewer can choose from; see [`View::legal_actions`](crate::View::legal_actions).
            #[must_use]
            pub fn actions(&self) -> Vec<AnyAction> {
                match self { $(
                    AnyView::$variant(view) => view.actions().into_iter().map(AnyAction::$variant).collect()
                ),+ }
            }

            /// See [`View::check`](crate::View::check).
            ///
            /// # Errors
            /// As [`AnyGame::check`].
            pub fn check(&self, action: &AnyAction) -> Result<(), AnyIllegal> {
                match (self, action) {
                    $( (AnyView::$variant(view), AnyAction::$variant(action)) => Ok(view.check(action)?), )+
                    (_, action) => Err(AnyIllegal::OtherGame(action.game())),
                }
            }

            /// See [`View::follow`](crate::View::follow). Events of another game are none of this view's.
            pub fn follow(&mut self, seen: &[AnySeen]) {
                match self { $(
                    AnyView::$variant(view) => {
                        let own: Vec<_> = seen
                            .iter()
                            .filter_map(|seen| match seen {
                                AnySeen::$variant(seen) => Some(seen.clone()),
                                _ => None,
                            })
                            .collect();
                        view.follow(&own);
                    }
                ),+ }
            }
        }
    };
}

any! {
    Clear4("clear4", Clear4),
    PlusMinus("plusminus", PlusMinus),
    Halves("halves", Halves),
    Levels("levels", Levels),
}

#[cfg(feature = "serde")]
read_by_game!(AnyEvent);
#[cfg(feature = "serde")]
read_by_game!(AnySeen);
#[cfg(feature = "serde")]
read_by_game!(AnyView);
#[cfg(feature = "serde")]
read_by_game!(AnyPosition);

impl AnyGame {
    /// See [`Game::seats`].
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        each!(self, AnyGame, game => game.seats())
    }

    /// See [`Game::options`].
    #[must_use]
    pub fn options(&self) -> AnyOptions {
        each_into!(self, AnyGame => AnyOptions, game => *game.options())
    }

    /// See [`Game::start`].
    #[must_use]
    pub fn start(&self) -> Seat {
        each!(self, AnyGame, game => game.start())
    }

    /// See [`Game::version`].
    #[must_use]
    pub fn version(&self) -> Version {
        each!(self, AnyGame, game => game.version())
    }

    /// See [`Game::to_act`].
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        each!(self, AnyGame, game => game.to_act())
    }

    /// See [`Game::outcome`].
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, AnyGame, game => game.outcome())
    }

    /// See [`Game::view`].
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> AnyView {
        each_into!(self, AnyGame => AnyView, game => game.view(viewer))
    }

    /// How many sequences of so many actions there are; see [`sequences`].
    #[must_use]
    pub fn sequences(&self, depth: u32) -> u64 {
        each!(self, AnyGame, game => sequences(game, depth))
    }

    /// See [`Game::position`].
    #[must_use]
    pub fn position(&self) -> AnyPosition {
        each_into!(self, AnyGame => AnyPosition, game => game.position())
    }
}

impl AnyView {
    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        each!(self, AnyView, view => view.viewer())
    }

    /// How many actions have led here.
    #[must_use]
    pub fn version(&self) -> Version {
        each!(self, AnyView, view => view.version())
    }

    /// Whose action the game waits for.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        each!(self, AnyView, view => view.to_act())
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, AnyView, view => view.outcome())
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, AnyAction, action => action.fmt(f))
    }
}

impl fmt::Display for AnyOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, AnyOptions, options => options.fmt(f))
    }
}
