//! Counting cards by number, all numbers at once.

/// How many cards of each number: four bits a number, number 1 in the lowest.
pub(super) type Counts = u64;

/// The lowest bit of each count.
pub(super) const LOWEST_BITS: Counts = 0x0111_1111_1111_1111;

/// A one for each number that is there at all. There are at most six cards of a number, or ten lacking of it.
pub(super) const fn some(counts: Counts) -> Counts {
    (counts | counts >> 1 | counts >> 2 | counts >> 3) & LOWEST_BITS
}

/// A one for each number that is there exactly once.
pub(super) const fn once(counts: Counts) -> Counts {
    counts & !(counts >> 1 | counts >> 2 | counts >> 3) & LOWEST_BITS
}

/// One bit a number becomes four.
pub(super) const fn spread(numbers: u16) -> Counts {
    let mut counts = numbers as u64;
    counts = (counts | counts << 24) & 0x0000_00ff_0000_00ff;
    counts = (counts | counts << 12) & 0x000f_000f_000f_000f;
    counts = (counts | counts << 6) & 0x0303_0303_0303_0303;
    (counts | counts << 3) & 0x1111_1111_1111_1111
}

/// The places of the bits that are set, rising.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// The places of the numbers that are marked.
pub(super) fn marked(marks: Counts) -> impl Iterator<Item = usize> {
    bits(marks).map(|place| place / 4)
}
