//! A short row of small values, of bounded length, copied as one piece.

use std::fmt;
use std::ops::Deref;

/// Up to `N` values in order: a pile, a deck, the cards of a combination.
///
/// States are copied by the million in search, so a row is `Copy` and never on the heap.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    len: u8,
    // Slots from `len` on hold what was last there, and mean nothing.
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// An empty row.
    #[must_use]
    pub fn new() -> Row<T, N> {
        const { assert!(N <= u8::MAX as usize, "a row counts its values in a byte") };
        Row { len: 0, items: [T::default(); N] }
    }

    /// The values in order, or `None` if they are too many.
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Option<Row<T, N>> {
        let mut row = Row::new();
        for value in values {
            if row.len() == N {
                return None;
            }
            row.push(value);
        }
        Some(row)
    }
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// Puts a value at the end.
    ///
    /// # Panics
    /// If the row is full: its bound is meant to be out of reach.
    pub fn push(&mut self, value: T) {
        self.items[self.len as usize] = value;
        self.len += 1;
    }

    /// Takes the value at the end.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the value at `index`; those behind it move up.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, index: usize) -> T {
        let value = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        value
    }

    /// Puts a value at `index`; those from there on move down.
    ///
    /// # Panics
    /// If the row is full, or shorter than `index`.
    pub fn insert(&mut self, index: usize, value: T) {
        let len = self.len as usize;
        assert!(index <= len, "a row has no gaps");
        self.items.copy_within(index..len, index + 1);
        self.items[index] = value;
        self.len += 1;
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The values, to change in place.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Row<T, N> {
        Row::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Row<T, N>) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for Row<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(feature = "serde")]
mod json {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::Row;

    impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Row<T, N> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Row<T, N>, D::Error> {
            let values = Vec::<T>::deserialize(deserializer)?;
            let count = values.len();
            Row::from_values(values).ok_or_else(|| D::Error::custom(format!("{count} values, more than {N}")))
        }
    }
}
