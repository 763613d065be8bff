//! A police station on the late shift.

use super::super::voice::Voice;
use super::super::{Note, Piece};
use super::bed::{RATE, bed, hum};

/// In the offices: two typewriters, telephones that nobody answers soon, voices behind glass, rain at the window.
pub(super) fn station() -> Piece {
    let seconds = 44.0;
    let mut notes = bed(seconds, 8.0, 0.025, (500.0, 1900.0), 1301);
    notes.extend(bed(seconds, 8.0, 0.05, (70.0, 260.0), 1331));
    notes.extend(hum(seconds, 110.0, 0.01, -0.2));
    for (at, seconds, side, seed) in
        [(2.0, 7.5, -0.5, 1351), (13.5, 5.0, 0.45, 1353), (21.0, 8.5, -0.5, 1355), (34.0, 6.5, 0.45, 1357)]
    {
        notes.push(Note { at, loud: 0.2, side, voice: Voice::Typing { seconds, seed } });
    }
    // two rings and a pause; the second telephone is farther away, and lower
    for (at, pitch, loud, side) in
        [(10.2, 1180.0, 0.09, 0.7), (13.2, 1180.0, 0.09, 0.7), (29.6, 940.0, 0.06, -0.7), (32.6, 940.0, 0.06, -0.7)]
    {
        notes.push(Note { at, loud, side, voice: Voice::Phone { pitch } });
    }
    for part in 0..11_u8 {
        let voice = Voice::Crowd { seconds: 6.5, seed: 1371 + u32::from(part) };
        let side = if part % 2 == 0 { -0.3 } else { 0.5 };
        notes.push(Note { at: 4.0 * f32::from(part), loud: 0.08, side, voice });
    }
    Piece { rate: RATE, seconds, notes, room: (1.3, 0.35), peak: 0.42 }
}
