//! Any bytes, read as a position of every game; or, unless they begin like JSON, as changes to a position that was right.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| match bytes.first() {
    Some(b'{') => cardshed_fuzz::positions(bytes),
    _ => cardshed_fuzz::changed_positions(bytes),
});
