//! A hospital with long corridors: hardly a sound, and none of them near.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, hum, steps};

/// In the asylum: a radiator knocks at the end of the corridor, somebody walks on the floor above, a gate falls shut.
/// Nobody screams.
pub(super) fn asylum() -> Piece {
    let seconds = 44.0;
    let mut notes = bed(seconds, 8.0, 0.06, (90.0, 340.0), 901);
    notes.extend(bed(seconds, 8.0, 0.012, (1500.0, 3200.0), 931));
    // tubes on the ceiling, a little off the mains: the music is in D minor
    for (pitch, loud, side) in [(98.0, 0.016, -0.3), (196.0, 0.012, -0.3), (293.7, 0.008, 0.4)] {
        notes.extend(hum(seconds, pitch, loud, side));
    }
    // the pipe warms up: knocks come closer together, and stop
    for first in [4.0, 27.5] {
        let (mut at, mut pause) = (first, 1.5);
        for knock in 0..7_u8 {
            let (higher, loud) = (1.0 + 0.015 * f32::from(knock), 0.3 - 0.02 * f32::from(knock));
            notes.push(Note { at, loud, side: 0.65, voice: Voice::Struck { thing: Thing::Pipe, higher } });
            at += pause;
            pause *= 0.74;
        }
    }
    notes.push(Note { at: 9.8, loud: 0.05, side: 0.65, voice: Voice::Hiss { seconds: 3.5, seed: 951 } });
    notes.extend(steps(14.5, 11, Thing::Ceiling, 0.3, (-0.7, 0.2)));
    notes.extend(steps(35.0, 8, Thing::Ceiling, 0.25, (0.2, -0.7)));
    for (at, higher, loud) in [(24.2, 1.0, 0.24), (24.34, 1.4, 0.1)] {
        notes.push(Note { at, loud, side: -0.6, voice: Voice::Struck { thing: Thing::Iron, higher } });
    }
    Piece { rate: RATE, seconds, notes, room: (3.8, 0.7), peak: 0.42 }
}
