//! Entries of a match under way, one a line.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| inputs::command(bytes));
