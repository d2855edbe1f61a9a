//! Randomness is a seed: 32 bytes, from which every shuffle and every lot of a game follows.
//!
//! # Shuffle v1
//!
//! What is written here is a promise: a seed deals the same cards for ever.
//!
//! 1. A [`Shuffler`] is the ChaCha20 key stream (20 rounds, 64-bit counter from zero) with the seed as its key and
//!    the stream number as its 64-bit nonce, read as little-endian 32-bit words. The deal of a game is stream 0; a
//!    game that shuffles again uses stream 1, 2, … for its later shuffles.
//! 2. A number below `n` is drawn by multiplication: take the next word `x`; the number is the high half of the
//!    64-bit product `x · n`, unless its low half is below `2³² mod n`, in which case the word is thrown away and
//!    the next is tried. Every number is then exactly equally likely.
//! 3. A shuffle goes through the cards from the last down to the second: card `i` (from zero) changes places with
//!    card `j`, `j` drawn below `i + 1`.
//! 4. A lot that falls at the deal (who starts) is drawn from stream 0 after the shuffle, below the number of seats.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::notation::NotationError;
use crate::seat::{Seat, SeatCount};

/// Where all randomness of a game comes from. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from its bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from a small number: its eight bytes, lowest first, then zeros. For tests and simulations.
    #[must_use]
    pub const fn from_number(number: u64) -> Seed {
        let low = number.to_le_bytes();
        let mut bytes = [0; 32];
        let mut i = 0;
        while i < 8 {
            bytes[i] = low[i];
            i += 1;
        }
        Seed(bytes)
    }

    /// The seed's bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed of the `number`th game of a series that starts from this one: the first 32 bytes of stream
    /// `2⁶³ + number`, which no game's own shuffles reach.
    #[must_use]
    pub fn nth(&self, number: u64) -> Seed {
        self.stream((1 << 63) | number).seed()
    }

    /// Stream `number` of this seed.
    #[must_use]
    pub fn stream(&self, number: u64) -> Shuffler {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        Shuffler(rng)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    /// 64 hexadecimal digits, or a decimal number for [`Seed::from_number`].
    fn from_str(text: &str) -> Result<Seed, NotationError> {
        if text.len() < 64
            && let Ok(number) = text.parse()
        {
            return Ok(Seed::from_number(number));
        }
        let wrong = || NotationError::new(text, "a seed: 64 hexadecimal digits, or a number");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let [high, low] = [digits[0], digits[1]].map(|digit| char::from(digit).to_digit(16));
            *byte = (high.ok_or_else(wrong)? << 4 | low.ok_or_else(wrong)?) as u8;
        }
        Ok(Seed(bytes))
    }
}

#[cfg(feature = "serde")]
crate::notation::json_as_text!(Seed);

/// One stream of a seed, and what is drawn from it.
#[derive(Clone, Debug)]
pub struct Shuffler(ChaCha20Rng);

impl Shuffler {
    /// A number below `n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is zero: there is no such number.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below zero");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            // 2³² mod n is below n, so the division is only needed when the low half is.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles in place: shuffle v1, as the module describes it.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            cards.swap(i, j);
        }
    }

    /// A new seed from the next 32 bytes.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// One seat of a table, each equally likely.
    pub fn seat(&mut self, seats: SeatCount) -> Seat {
        Seat::new(self.below(seats.get() as u32) as usize).expect("the lot is below the number of seats")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_chacha20() {
        // The first key stream words of the all-zero key and nonce, from the published ChaCha20 test vectors.
        let mut stream = Seed::new([0; 32]).stream(0);
        let words: Vec<u32> = (0..4).map(|_| stream.0.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn every_number_below_n_is_equally_likely() {
        let mut stream = Seed::from_number(1).stream(0);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[stream.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn seeds_round_trip_and_numbers_are_seeds() {
        let seed = Seed::from_number(7).nth(3);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from_number(7)));
        for wrong in ["", "x", "-1", &"g".repeat(64), &"é".repeat(32), &"0".repeat(63)[..62]] {
            let parsed = wrong.parse::<Seed>();
            assert!(parsed.is_err() || wrong.starts_with('0'), "{wrong:?} gave {parsed:?}");
        }
    }

    #[test]
    fn the_seeds_of_a_series_differ() {
        let series = Seed::from_number(1);
        assert_ne!(series.nth(0), series.nth(1));
        assert_ne!(series.nth(0), Seed::from_number(2).nth(0));
    }
}
