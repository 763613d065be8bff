//! What most places have: air that never changes, a hum, and things that happen now and then.

use super::super::Note;
use super::super::voice::{Thing, Voice};
use crate::table::sound::wave::Chance;

/// Samples per second of every place: what is above half of that, nobody misses in the background.
pub(super) const RATE: u32 = 16_000;

/// Noise that never changes: pieces of it, each overlapping half of the one before and half of the next, on both sides.
pub(super) fn bed(seconds: f32, piece: f32, loud: f32, (low, high): (f32, f32), seed: u32) -> Vec<Note> {
    let count = (seconds / (piece / 2.0)).round() as u32;
    let at = |n: u32| seconds * n as f32 / count as f32;
    let voice = |seed| Voice::Air { low, high, seconds: piece, seed };
    let of = |n: u32, side: f32, seed: u32| Note { at: at(n), loud, side, voice: voice(seed) };
    (0..count).flat_map(|n| [of(n, -0.6, seed + 2 * n), of(n, 0.6, seed + 2 * n + 1)]).collect()
}

/// A hum that never stops: pads, each overlapping half of the one before and half of the next.
pub(super) fn hum(seconds: f32, pitch: f32, loud: f32, side: f32) -> Vec<Note> {
    let pads = 6_u8;
    let step = seconds / f32::from(pads);
    let voice = Voice::Pad { pitch, seconds: 2.0 * step };
    (0..pads).map(|n| Note { at: step * f32::from(n), loud, side, voice }).collect()
}

/// Drops that fall now and then, between these pitches, with these pauses between them, at most this loud.
pub(super) fn drips(seconds: f32, pitches: (f32, f32), pauses: (f32, f32), loud: f32, seed: u32) -> Vec<Note> {
    let mut chance = Chance::new(seed);
    let mut notes = Vec::new();
    let mut at = pauses.0;
    while at < seconds {
        let (pitch, loud) = (chance.between(pitches.0, pitches.1), loud * chance.between(0.35, 1.0));
        notes.push(Note { at, loud, side: chance.between(-0.7, 0.7), voice: Voice::Drip { pitch } });
        at += chance.between(pauses.0, pauses.1);
    }
    notes
}

/// Somebody walks by: this many steps from a second on, from one side to the other.
pub(super) fn steps(at: f32, count: u8, thing: Thing, loud: f32, (from, to): (f32, f32)) -> Vec<Note> {
    let pace = 0.62;
    let step = |n: u8| {
        let part = f32::from(n) / f32::from(count);
        // the left shoe is not the right one
        let (higher, late) = if n.is_multiple_of(2) { (1.0, 0.0) } else { (1.06, 0.03) };
        let voice = Voice::Struck { thing, higher };
        let near = 1.0 - (2.0 * part - 1.0).abs();
        Note {
            at: at + pace * f32::from(n) + late,
            loud: loud * (0.4 + 0.6 * near),
            side: from + (to - from) * part,
            voice,
        }
    };
    (0..count).map(step).collect()
}

/// A clock: a tick and a lower tock in each of these many seconds of two.
pub(super) fn clock(pairs: u8, thing: Thing, loud: f32, side: f32) -> Vec<Note> {
    let beat = |n: u8| {
        let (higher, softer) = if n.is_multiple_of(2) { (1.0, 1.0) } else { (0.84, 0.8) };
        Note { at: 0.5 + f32::from(n), loud: loud * softer, side, voice: Voice::Struck { thing, higher } }
    };
    (0..2 * pairs).map(beat).collect()
}
