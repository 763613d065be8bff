//! A great cold house, dusted for guests.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, clock};

/// In the manor: the grandfather clock, a fire that is almost out, wood that remembers steps, and rain on the leaves
/// outside.
pub(super) fn house() -> Piece {
    let seconds = 42.0;
    let mut notes = bed(seconds, 7.0, 0.035, (350.0, 1100.0), 1201);
    notes.extend(bed(seconds, 7.0, 0.06, (60.0, 180.0), 1231));
    notes.extend(clock(21, Thing::Case, 0.2, 0.3));
    for part in 0..7_u8 {
        let voice = Voice::Patter { drops: 3.5, seconds: 9.0, seed: 1251 + u32::from(part) };
        notes.push(Note { at: 6.0 * f32::from(part), loud: 0.22, side: -0.6, voice });
    }
    let creaks = [
        (8.3, 430.0, 0.9, 0.5, 1271),
        (9.6, 390.0, 0.5, 0.5, 1273),
        (22.7, 520.0, 1.2, -0.3, 1275),
        (34.1, 350.0, 0.8, 0.1, 1277),
    ];
    for (at, pitch, seconds, side, seed) in creaks {
        notes.push(Note { at, loud: 0.26, side, voice: Voice::Creak { pitch, seconds, seed } });
    }
    Piece { rate: RATE, seconds, notes, room: (1.0, 0.3), peak: 0.36 }
}
