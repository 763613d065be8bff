//! The text of a share code, or what is in one.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| fuzz::inputs::code(bytes));
fuzz_mutator!(|bytes: &mut [u8], size: usize, most: usize, seed: u32| { fuzz::next(bytes, size, most, seed) });
