//! Any text, read as every kind of notation.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| cardshed_fuzz::notation(text));
