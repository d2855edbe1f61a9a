//! The order in which every function has most in common with the one before it.
//!
//! How much two bodies have in common is estimated by minimal hashes: for each of a few dozen hash functions the least
//! value that any run of five bytes of the body has. The share of equal ones among them is about the share of the
//! runs that both have.

use std::cmp::Reverse;
use std::collections::HashMap;

/// How long the runs of bytes are by which bodies are compared.
const RUN: usize = 5;

/// How many minimal hashes a body has.
const HASHES: usize = 48;

/// The longest first, then always the one left that has most in common with the one before, or, where none has
/// anything, the longest.
pub fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let multipliers = multipliers();
    let hashes: Vec<[u32; HASHES]> = bodies.iter().map(|body| minimal(body, &multipliers)).collect();
    let mut alike = vec![HashMap::<u32, Vec<usize>>::new(); HASHES];
    for (body, hashes) in hashes.iter().enumerate() {
        for (alike, &hash) in alike.iter_mut().zip(hashes) {
            alike.entry(hash).or_default().push(body);
        }
    }
    let mut longest: Vec<usize> = (0..bodies.len()).collect();
    longest.sort_by_key(|&body| Reverse(bodies[body].len()));

    let mut is_left = vec![true; bodies.len()];
    let mut common = vec![0; bodies.len()];
    let mut order: Vec<usize> = Vec::with_capacity(bodies.len());
    let mut longest = longest.into_iter();
    while order.len() < bodies.len() {
        let next = order.last().and_then(|&last| {
            let found = candidates(&hashes[last], &mut alike, &is_left, &mut common);
            let length = bodies[last].len();
            let best = found.iter().copied().max_by_key(|&body| {
                (common[body], Reverse(bodies[body].len().abs_diff(length)), Reverse(body))
            });
            found.into_iter().for_each(|body| common[body] = 0);
            best
        });
        let Some(next) = next.or_else(|| longest.find(|&body| is_left[body])) else { break };
        is_left[next] = false;
        order.push(next);
    }
    order
}

/// The bodies left that share a minimal hash, each counted in `common` as often as it does.
fn candidates(
    hashes: &[u32; HASHES],
    alike: &mut [HashMap<u32, Vec<usize>>],
    is_left: &[bool],
    common: &mut [u32],
) -> Vec<usize> {
    let mut found = Vec::new();
    for (alike, hash) in alike.iter_mut().zip(hashes) {
        let Some(bodies) = alike.get_mut(hash) else { continue };
        bodies.retain(|&body| is_left[body]);
        for &mut body in bodies {
            if common[body] == 0 {
                found.push(body);
            }
            common[body] += 1;
        }
    }
    found
}

/// The least value of each hash function for any run of the body.
fn minimal(body: &[u8], multipliers: &[u64; HASHES]) -> [u32; HASHES] {
    let mut least = [u32::MAX; HASHES];
    let mut run = 0_u64;
    for (read, &byte) in body.iter().enumerate() {
        run = (run << 8 | u64::from(byte)) & ((1 << (8 * RUN)) - 1);
        if read + 1 < RUN && read + 1 < body.len() {
            continue;
        }
        for (least, multiplier) in least.iter_mut().zip(multipliers) {
            let hash = (run.wrapping_mul(*multiplier) >> 32) as u32;
            if hash < *least {
                *least = hash;
            }
        }
    }
    least
}

/// A hash function is a multiplication by an odd number: those of a fixed generator (splitmix64), so that the order is
/// the same everywhere and always.
fn multipliers() -> [u64; HASHES] {
    let mut state = 0_u64;
    std::array::from_fn(|_| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = state;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (number ^ (number >> 31)) | 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_resembles_each_other_comes_together() {
        let text = |start: u8| -> Vec<u8> { (0..60).map(|at| start.wrapping_mul(at) ^ at).collect() };
        let bodies = [text(3), text(101), text(57), text(3), text(101), text(57)];
        let mut bodies: Vec<Vec<u8>> = bodies.into();
        for body in &mut bodies[3..] {
            body[7] = 0;
        }
        let bodies: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let order = order(&bodies);
        for pair in order.chunks(2) {
            assert_eq!(pair[0].abs_diff(pair[1]), 3, "{order:?}");
        }
    }

    #[test]
    fn everything_is_in_the_order_once() {
        let bodies: Vec<Vec<u8>> = (0..40).map(|length| vec![length; usize::from(length / 4)]).collect();
        let bodies: Vec<&[u8]> = bodies.iter().map(Vec::as_slice).collect();
        let mut order = order(&bodies);
        assert_eq!(bodies[order[0]].len(), 9);
        order.sort_unstable();
        assert_eq!(order, (0..40).collect::<Vec<_>>());
        assert!(super::order(&[]).is_empty());
    }
}
