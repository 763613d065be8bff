//! The text of a save, opened as the table opens it.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| fuzz::inputs::save(bytes));
fuzz_mutator!(|bytes: &mut [u8], size: usize, most: usize, seed: u32| { fuzz::next(bytes, size, most, seed) });
