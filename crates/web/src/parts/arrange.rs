//! Putting a few things in order.

/// Puts a few things in order, and leaves those alone that are equal. The standard library's sort is made for many, and
/// compiled for each type it is four kilobytes of the page; nothing here is longer than a hand of cards.
pub fn arrange<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_as_they_are() {
        let mut cards = vec![(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        arrange(&mut cards, |card| card.0);
        assert_eq!(cards, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        arrange::<u8, u8>(&mut [], |number| *number);
    }
}
