//! Putting a few things in order.

use std::cmp::Ordering;

/// Puts a few things in order by a key, and leaves those in their order that have the same.
///
/// The standard library's sort is made for many. Compiled for a type it takes four kilobytes of the page, and a hand of
/// cards is never long enough to gain from it.
pub fn arrange<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    arrange_by(items, |one, other| key(one).cmp(&key(other)));
}

/// As [`arrange`], for what is compared otherwise.
pub fn arrange_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && compare(&items[at - 1], &items[at]).is_gt() {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_in_their_order() {
        let mut cards = vec![(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        arrange(&mut cards, |card| card.0);
        assert_eq!(cards, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        arrange_by(&mut cards, |one, other| other.0.cmp(&one.0));
        assert_eq!(cards, [(3, 'a'), (3, 'c'), (2, 'd'), (1, 'b'), (1, 'e')]);
        arrange::<u8, u8>(&mut [], |number| *number);
    }
}
