//! The text of a record.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| inputs::record(bytes));
