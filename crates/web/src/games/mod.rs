//! The boards of the four games.

pub mod clear4;
pub mod halves;
pub mod levels;
pub mod plusminus;
pub mod speed;

/// How many before it are equal to one of several: what tells equals apart.
fn equals_before<T: PartialEq>(all: &[T], index: usize) -> usize {
    all[..index].iter().filter(|other| **other == all[index]).count()
}
