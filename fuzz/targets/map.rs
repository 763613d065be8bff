//! The text of the Subway's file, beside the other content files.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| inputs::map(bytes));
