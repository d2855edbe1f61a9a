//! Leaves out of the wasm where in its sources it could panic. Nobody who plays reads that, and a page is loaded far more often
//! than somebody looks for a mistake in it: what went wrong is still said, and where in a page that was built with `--dev`.
//!
//! The compiler keeps each place as four numbers: where the name of the file is and how long, the line and the column. Stable
//! Rust cannot do without, but it can be seen what they are.

use walrus::ir::Value;
use walrus::{ConstExpr, DataKind, Module};

/// So many bytes a place has.
const SIZE: usize = 16;

/// More lines than a file has, and more columns than a line.
const MOST_LINES: u32 = 100_000;
const MOST_COLUMNS: u32 = 1_000;

/// Forgets all places. Gives how many there were.
pub fn forget(module: &mut Module) -> usize {
    let all: Vec<_> = module.data.iter().map(walrus::Data::id).collect();
    let forgotten = all.into_iter().map(|id| {
        let data = module.data.get_mut(id);
        match data.kind {
            DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } => {
                forget_in(&mut data.value, start as u32)
            }
            _ => 0,
        }
    });
    forgotten.sum()
}

/// Forgets the places in bytes that will be in memory from `start` on.
fn forget_in(bytes: &mut [u8], start: u32) -> usize {
    let aligned = (start.wrapping_neg() % 4) as usize;
    let places: Vec<(usize, usize, usize)> = (aligned..bytes.len().saturating_sub(SIZE - 1))
        .step_by(4)
        .filter_map(|at| file_of(bytes, start, at).map(|(file, length)| (at, file, length)))
        .collect();
    for &(_, file, length) in &places {
        bytes[file..file + length].fill(0);
    }
    // All of them are in the same nameless file from now on, so that they look alike.
    let file = places.first().map_or(0, |&(_, file, _)| start + file as u32);
    for &(at, ..) in &places {
        bytes[at..at + SIZE].fill(0);
        bytes[at..at + 4].copy_from_slice(&file.to_le_bytes());
    }
    places.len()
}

/// Where the name of the file begins and how long it is, if these are the bytes of a place.
fn file_of(bytes: &[u8], start: u32, at: usize) -> Option<(usize, usize)> {
    let number = |index: usize| {
        let bytes = bytes.get(at + 4 * index..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    };
    let (file, length, line, column) = (number(0)?, number(1)? as usize, number(2)?, number(3)?);
    let file = file.checked_sub(start)? as usize;
    let name = bytes.get(file..file.checked_add(length)?)?;
    let is_path = name.ends_with(b".rs") && name.iter().all(u8::is_ascii_graphic);
    let is_place = (1..MOST_LINES).contains(&line) && (1..MOST_COLUMNS).contains(&column);
    (is_path && is_place).then_some((file, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u32 = 1026;

    /// A string, what is not a place, and a place whose file has that name.
    fn memory(name: &str, line: u32) -> Vec<u8> {
        let mut bytes = b"..".to_vec();
        bytes.extend([7, 8, 9, 10_u32].map(u32::to_le_bytes).concat());
        let file = START + bytes.len() as u32 + SIZE as u32;
        bytes.extend([file, name.len() as u32, line, 5].map(u32::to_le_bytes).concat());
        bytes.extend(name.bytes());
        bytes.extend(b"rest");
        bytes
    }

    #[test]
    fn places_are_forgotten_and_nothing_else() {
        let before = memory("crates/web/src/app.rs", 12);
        let mut after = before.clone();
        assert_eq!(forget_in(&mut after, START), 1);
        assert_eq!(after[..18], before[..18]);
        assert_eq!(after[18..22], before[18..22], "it still leads to a name, which is empty");
        assert!(after[22..after.len() - 4].iter().all(|&byte| byte == 0));
        assert!(after.ends_with(b"rest"));
    }

    #[test]
    fn what_only_looks_like_a_place_stays() {
        for before in [memory("crates/web/src/app.css", 12), memory("src/app.rs", 0), memory("a b.rs", 1)] {
            let mut after = before.clone();
            assert_eq!((forget_in(&mut after, START), after), (0, before));
        }
    }

    #[test]
    fn few_bytes_hold_no_place() {
        for length in 0..SIZE {
            assert_eq!(forget_in(&mut vec![1; length], START), 0);
        }
    }
}
