//! A chemical works on its night shift.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, drips, hum};

/// In the works: a pump of two strokes, a generator's hum, acid that bubbles, and a valve that lets off steam.
pub(super) fn plant() -> Piece {
    let seconds = 42.0;
    let mut notes = bed(seconds, 7.0, 0.14, (80.0, 320.0), 801);
    for (pitch, loud, side) in [(55.0, 0.06, 0.0), (110.0, 0.045, -0.3), (110.7, 0.03, 0.3), (220.0, 0.014, 0.2)] {
        notes.extend(hum(seconds, pitch, loud, side));
    }
    // down and up: every three seconds, the second stroke a fourth lower
    for stroke in 0..14_u8 {
        let at = 3.0 * f32::from(stroke);
        notes.push(Note { at: at + 0.5, loud: 0.2, side: -0.4, voice: Voice::Pump { pitch: 98.0 } });
        notes.push(Note { at: at + 2.35, loud: 0.17, side: -0.3, voice: Voice::Pump { pitch: 73.4 } });
    }
    notes.extend(drips(seconds, (140.0, 330.0), (0.35, 1.5), 0.22, 821));
    for (at, seconds, side, seed) in [(9.4, 2.8, 0.6, 841), (23.1, 1.4, 0.7, 843), (24.9, 3.4, 0.6, 845)] {
        notes.push(Note { at, loud: 0.16, side, voice: Voice::Hiss { seconds, seed } });
    }
    notes.push(Note { at: 34.2, loud: 0.07, side: 0.3, voice: Voice::Struck { thing: Thing::Pipe, higher: 0.8 } });
    Piece { rate: RATE, seconds, notes, room: (1.8, 0.45), peak: 0.35 }
}
