//! What the music is written on: beats, bars, and the pitches of D minor.

use super::Note;
use super::voice::Voice;

/// Seconds per beat.
pub(super) const BEAT: f32 = 1.125;
/// Seconds per bar.
pub(crate) const BAR: f32 = 4.0 * BEAT;
/// Bars of the piano, and of a board's motif, which is the piano's other hand.
pub(super) const PIANO: f32 = 18.0;

pub(super) const A1: f32 = 55.0;
pub(super) const D2: f32 = 73.42;
pub(super) const F2: f32 = 87.31;
pub(super) const G2: f32 = 98.0;
pub(super) const A2: f32 = 110.0;
pub(super) const B_FLAT_2: f32 = 116.54;
pub(super) const C3: f32 = 130.81;
pub(super) const D3: f32 = 146.83;
pub(super) const E3: f32 = 164.81;
pub(super) const F3: f32 = 174.61;
pub(super) const G3: f32 = 196.0;
pub(super) const A3: f32 = 220.0;
pub(super) const B_FLAT_3: f32 = 233.08;
pub(super) const C4: f32 = 261.63;
pub(super) const C_SHARP_4: f32 = 277.18;
pub(super) const D4: f32 = 293.66;
pub(super) const E4: f32 = 329.63;
pub(super) const F4: f32 = 349.23;
pub(super) const G4: f32 = 392.0;
pub(super) const A4: f32 = 440.0;
pub(super) const C5: f32 = 523.25;
pub(super) const D5: f32 = 587.33;
pub(super) const E5: f32 = 659.26;
pub(super) const F5: f32 = 698.46;
pub(super) const G5: f32 = 783.99;
pub(super) const A5: f32 = 880.0;

/// A note at a bar and a beat of it, both from 0.
pub(super) fn note(bar: u8, beat: f32, loud: f32, side: f32, voice: Voice) -> Note {
    Note { at: f32::from(bar) * BAR + beat * BEAT, loud, side, voice }
}
