//! The text of a mission, perhaps with a map's behind it, played.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| fuzz::inputs::play(bytes));
fuzz_mutator!(|bytes: &mut [u8], size: usize, most: usize, seed: u32| { fuzz::next(bytes, size, most, seed) });
