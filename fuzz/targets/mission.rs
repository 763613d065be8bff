//! The text of a mission's file, together with the other content files.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_target!(|bytes: &[u8]| fuzz::inputs::mission(bytes));
fuzz_mutator!(|bytes: &mut [u8], size: usize, most: usize, seed: u32| { fuzz::next(bytes, size, most, seed) });
