//! Reading values that say of which kind they are: `{"event": "drew", "seat": 1, "card": "5"}`.
//!
//! What Serde derives for such an enum prepares every variant for every way in which a format could offer its fields. The
//! enums of events and messages alone were a tenth of the page. They are only ever read from JSON, and by names.

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
pub use serde_json::Error;
use serde_json::{Map, Value};

/// The fields of a JSON object that have not been read yet.
#[derive(Clone, Debug, Default)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// Reads an object, whatever is in it.
    ///
    /// # Errors
    /// If it is none.
    pub fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        Map::deserialize(deserializer).map(Fields)
    }

    /// Reads a field. One that is missing is read as if it were null.
    ///
    /// # Errors
    /// If it is missing and may not be, or is something else.
    pub fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        match self.0.remove(name) {
            Some(value) => T::deserialize(value),
            None => T::deserialize(Value::Null).map_err(|_| Error::missing_field(name)),
        }
    }

    /// Reads a field that need not be there.
    ///
    /// # Errors
    /// If it is something else.
    pub fn take_or_default<T: DeserializeOwned + Default>(&mut self, name: &'static str) -> Result<T, Error> {
        self.0.remove(name).map_or_else(|| Ok(T::default()), T::deserialize)
    }

    /// Makes sure that everything has been read.
    ///
    /// # Errors
    /// If there is a field that nobody knows.
    pub fn end(&self) -> Result<(), Error> {
        match self.0.keys().next() {
            Some(name) => Err(Error::custom(format_args!("unknown field `{name}`"))),
            None => Ok(()),
        }
    }

    /// Reads something from all fields that are left.
    ///
    /// # Errors
    /// If they are something else.
    pub fn rest<T: DeserializeOwned>(self) -> Result<T, Error> {
        T::deserialize(Value::Object(self.0))
    }
}

/// A word, and what is said with it: `"lot"`, or `{"seat": 2}`.
#[derive(Clone, Debug)]
pub struct Said {
    /// The word.
    pub word: String,
    with: Value,
}

impl Said {
    /// Reads a word, or an object with a single field.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Said, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) => Ok(Said { word, with: Value::Null }),
            Value::Object(fields) if fields.len() == 1 => {
                let mut fields = fields.into_iter();
                let (word, with) = fields.next().unwrap_or_default();
                Ok(Said { word, with })
            }
            _ => Err(D::Error::custom("neither a word nor an object with one field")),
        }
    }

    /// Makes sure that nothing is said with it.
    ///
    /// # Errors
    /// If something is.
    pub fn alone(self) -> Result<(), Error> {
        <()>::deserialize(self.with)
    }

    /// What is said with it.
    ///
    /// # Errors
    /// If it is something else.
    pub fn with<T: DeserializeOwned>(self) -> Result<T, Error> {
        T::deserialize(self.with)
    }

    /// The fields that are said with it.
    ///
    /// # Errors
    /// If it is something else.
    pub fn fields(self) -> Result<Fields, Error> {
        Fields::read(self.with)
    }
}

/// Something that is read from the fields of an object.
pub trait FromFields: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// If something is missing, or is something else.
    fn from_fields(fields: Fields) -> Result<Self, Error>;
}

/// Whether a word such as `pile_taken` is the name of a variant such as `PileTaken`.
#[must_use]
pub fn names(variant: &str, word: &str) -> bool {
    let mut letters = word.chars();
    let fits = variant.char_indices().all(|(index, letter)| {
        (index == 0 || !letter.is_ascii_uppercase() || letters.next() == Some('_'))
            && letters.next() == Some(letter.to_ascii_lowercase())
    });
    fits && letters.next().is_none()
}

/// Reads an enum by the field that names its variant: `tagged!(impl[] Event, "event" { Drew { seat, card }, … })`. It does
/// not compile unless all variants are there with all their fields. A field that is not read by [`Fields::take`] says
/// after `=` what reads it.
#[macro_export]
macro_rules! tagged {
    (
        impl[$($generics:tt)*] $name:ty, $tag:literal {
            $($variant:ident { $($field:ident $(= $read:path)?),* }),+ $(,)?
        }
    ) => {
        impl<$($generics)*> $crate::fields::FromFields for $name {
            fn from_fields(mut fields: $crate::fields::Fields) -> Result<Self, $crate::fields::Error> {
                let _all_are_there = |value: &Self| match value { $(Self::$variant { $($field: _),* } => ()),+ };
                let kind: String = fields.take($tag)?;
                $(if $crate::fields::names(stringify!($variant), &kind) {
                    return Ok(Self::$variant {
                        $($field: $crate::tagged!(@read fields, $field $(, $read)?)?),*
                    });
                })+
                Err(serde::de::Error::custom(format_args!("unknown variant `{kind}`")))
            }
        }

        $crate::tagged!(@deserialize [$($generics)*] $name);
    };
    (@deserialize [$($generics:tt)*] $name:ty) => {
        impl<'de, $($generics)*> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let fields = $crate::fields::Fields::read(deserializer)?;
                $crate::fields::FromFields::from_fields(fields).map_err(serde::de::Error::custom)
            }
        }
    };
    (@read $fields:ident, $field:ident) => { $fields.take(stringify!($field)) };
    (@read $fields:ident, $field:ident, $read:path) => { $read(&mut $fields, stringify!($field)) };
}

/// Reads a struct by the names of its fields, as [`tagged!`] reads an enum: `by_name!(View { viewer, version })`. After a
/// semicolon follows a field that is read from what the others leave, or `end` if nothing may be left.
#[macro_export]
macro_rules! by_name {
    ($name:ty { $($field:ident $(= $read:path)?),*; end }) => {
        impl $crate::fields::FromFields for $name {
            fn from_fields(mut fields: $crate::fields::Fields) -> Result<Self, $crate::fields::Error> {
                let read = Self { $($field: $crate::tagged!(@read fields, $field $(, $read)?)?,)* };
                fields.end()?;
                Ok(read)
            }
        }

        $crate::tagged!(@deserialize [] $name);
    };
    ($name:ty { $($field:ident $(= $read:path)?),* $(; $rest:ident)? }) => {
        impl $crate::fields::FromFields for $name {
            fn from_fields(mut fields: $crate::fields::Fields) -> Result<Self, $crate::fields::Error> {
                Ok(Self {
                    $($field: $crate::tagged!(@read fields, $field $(, $read)?)?,)*
                    $($rest: $crate::fields::FromFields::from_fields(fields)?,)?
                })
            }
        }

        $crate::tagged!(@deserialize [] $name);
    };
}

/// Reads an enum of which the word says which variant it is, as Serde writes one that is not tagged: `worded!(impl[] Start {
/// Lot, Seat(seat) })` reads `"lot"` and `{"seat": 2}`. A variant with fields has them in braces, with `; end` behind them if
/// there may be no other. It does not compile unless all variants are there.
#[macro_export]
macro_rules! worded {
    (
        impl[$($generics:tt)*] $name:ty {
            $($variant:ident $({ $($fields:tt)* })? $(($inner:ident))?),+ $(,)?
        }
    ) => {
        impl<'de, $($generics)*> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let _all_are_there = |value: &Self| match value { $(Self::$variant { .. } => ()),+ };
                let said = $crate::fields::Said::read(deserializer)?;
                let read = |said: $crate::fields::Said| -> Result<Self, $crate::fields::Error> {
                    $(if $crate::fields::names(stringify!($variant), &said.word) {
                        return $crate::worded!(@read said, $variant $({ $($fields)* })? $(($inner))?);
                    })+
                    Err(serde::de::Error::custom(format_args!("unknown variant `{}`", said.word)))
                };
                read(said).map_err(serde::de::Error::custom)
            }
        }
    };
    (@read $said:ident, $variant:ident) => { $said.alone().map(|()| Self::$variant) };
    (@read $said:ident, $variant:ident ($inner:ident)) => { $said.with().map(Self::$variant) };
    (@read $said:ident, $variant:ident { $($field:ident),* $(; $end:ident)? }) => {{
        let mut fields = $said.fields()?;
        let read = Self::$variant { $($field: fields.take(stringify!($field))?),* };
        $(fields.$end()?;)?
        Ok(read)
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    enum Word {
        Alone,
        With(u8),
        WithFields { number: u8 },
        WithThese { number: u8 },
    }

    worded!(impl[] Word { Alone, With(number), WithFields { number }, WithThese { number; end } });

    #[test]
    fn a_word_says_which_variant_it_is() {
        let read = |text: &str| serde_json::from_str::<Word>(text);
        assert_eq!(read(r#""alone""#).unwrap(), Word::Alone);
        assert_eq!(read(r#"{"with":7}"#).unwrap(), Word::With(7));
        assert_eq!(read(r#"{"with_fields":{"number":7,"more":1}}"#).unwrap(), Word::WithFields { number: 7 });
        assert_eq!(read(r#"{"with_these":{"number":7}}"#).unwrap(), Word::WithThese { number: 7 });
        for wrong in [
            "1",
            "{}",
            "[]",
            "null",
            r#""with""#,
            r#""Alone""#,
            r#"{"alone":1}"#,
            r#"{"with":"x"}"#,
            r#"{"with_fields":{}}"#,
            r#"{"with_these":{"number":7,"more":1}}"#,
            r#"{"with":7,"alone":null}"#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[derive(Debug, PartialEq)]
    enum Kind {
        Plain,
        WithFields { number: u8, word: Option<String>, list: Vec<u8> },
    }

    tagged!(impl[] Kind, "kind" {
        Plain {},
        WithFields { number, word, list = Fields::take_or_default },
    });

    #[derive(Debug, PartialEq)]
    struct Both {
        id: u8,
        kind: Kind,
    }

    by_name!(Both { id; kind });

    #[test]
    fn a_struct_is_read_by_the_names_of_its_fields() {
        let read = |text: &str| serde_json::from_str::<Both>(text);
        assert_eq!(read(r#"{"kind":"plain","id":3}"#).unwrap(), Both { id: 3, kind: Kind::Plain });
        assert!(read(r#"{"kind":"plain"}"#).is_err() && read(r#"{"id":3}"#).is_err() && read("[3]").is_err());
    }

    #[test]
    fn a_variant_is_read_by_its_name() {
        let read = |text: &str| serde_json::from_str::<Kind>(text);
        assert_eq!(read(r#"{"kind":"plain"}"#).unwrap(), Kind::Plain);
        assert_eq!(
            read(r#"{"number":7,"kind":"with_fields","more":true}"#).unwrap(),
            Kind::WithFields { number: 7, word: None, list: Vec::new() }
        );
        assert_eq!(
            read(r#"{"kind":"with_fields","number":7,"word":"x","list":[1]}"#).unwrap(),
            Kind::WithFields { number: 7, word: Some("x".to_owned()), list: vec![1] }
        );
        for wrong in ["[]", "{}", r#"{"kind":"Plain"}"#, r#"{"kind":"with_fields"}"#, r#"{"kind":"plain_"}"#]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let missing = read(r#"{"kind":"with_fields"}"#).unwrap_err();
        assert_eq!(missing.to_string(), "missing field `number`");
    }
}
