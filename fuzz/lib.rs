//! What the targets share: what is done with an input, and where the next one comes from.

pub mod inputs;
mod noise;

/// The next input that a fuzzer tries, written over the last one: usually with other words and numbers, sometimes with
/// other bytes.
pub fn next(bytes: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    match std::str::from_utf8(&bytes[..size]) {
        Ok(text) if !seed.is_multiple_of(4) => {
            let spoiled = noise::spoiled(text, seed.into());
            let size = spoiled.len().min(most);
            bytes[..size].copy_from_slice(&spoiled[..size]);
            size
        }
        _ => libfuzzer_sys::fuzzer_mutate(bytes, size, most),
    }
}
