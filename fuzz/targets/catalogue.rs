//! The text of one of the catalogue's files, after a byte that says which.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| fuzz::inputs::catalogue(bytes));
fuzz_mutator!(|bytes: &mut [u8], size: usize, most: usize, seed: u32| { fuzz::next(bytes, size, most, seed) });
