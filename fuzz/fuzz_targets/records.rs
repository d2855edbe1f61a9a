//! Any bytes, read as records if they are text that begins like one; or else as changes to a record that was right.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| match std::str::from_utf8(bytes) {
    Ok(text) if text.starts_with('{') => cardshed_fuzz::records(text),
    _ => cardshed_fuzz::changed_records(bytes),
});
