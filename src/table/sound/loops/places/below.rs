//! Places under the ground: the subway, the sewers, the cave.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, drips, hum};

/// Under the street: transformers hum, water drips, a train goes by behind the walls, and air moves in the tunnels.
pub(super) fn subway() -> Piece {
    let seconds = 48.0;
    let mut notes = bed(seconds, 8.0, 0.2, (60.0, 240.0), 11);
    notes.extend(bed(seconds, 6.0, 0.016, (400.0, 1200.0), 31));
    for (pitch, loud) in [(50.0, 0.06), (100.0, 0.035), (150.0, 0.012)] {
        notes.extend(hum(seconds, pitch, loud, 0.15));
    }
    notes.push(Note { at: 21.0, loud: 0.8, side: -0.3, voice: Voice::Train { seconds: 16.0 } });
    notes.extend(drips(seconds, (620.0, 1250.0), (1.4, 5.5), 0.24, 5));
    Piece { rate: RATE, seconds, notes, room: (2.6, 0.5), peak: 0.5 }
}

/// In the sewers: a brick river runs through everything, drops answer from the side tunnels, and now and then a car
/// rolls over a lid in the street.
pub(super) fn sewer() -> Piece {
    let (seconds, piece) = (42.0, 6.0);
    let mut notes = bed(seconds, 7.0, 0.09, (180.0, 900.0), 211);
    notes.extend(bed(seconds, 7.0, 0.1, (50.0, 160.0), 251));
    for part in 0..14_u8 {
        let voice = Voice::Stream { seconds: piece, seed: 291 + u32::from(part) };
        let side = if part % 2 == 0 { -0.45 } else { 0.3 };
        notes.push(Note { at: piece / 2.0 * f32::from(part), loud: 0.2, side, voice });
    }
    notes.extend(drips(seconds, (380.0, 900.0), (1.2, 4.0), 0.55, 317));
    for (at, higher, loud) in [(15.0, 1.0, 0.16), (15.23, 0.92, 0.12), (33.4, 0.9, 0.1), (33.66, 0.84, 0.08)] {
        let voice = Voice::Struck { thing: Thing::Iron, higher };
        notes.push(Note { at, loud, side: 0.4, voice });
    }
    Piece { rate: RATE, seconds, notes, room: (3.2, 0.55), peak: 0.35 }
}

/// In the cave: single drops into deep water, bats high above, and the fans of machines that are never switched off.
pub(super) fn cave() -> Piece {
    let seconds = 45.0;
    let mut notes = bed(seconds, 9.0, 0.07, (240.0, 760.0), 401);
    notes.extend(bed(seconds, 9.0, 0.16, (45.0, 130.0), 431));
    // two fans that do not quite agree
    notes.extend(hum(seconds, 174.0, 0.024, -0.5));
    notes.extend(hum(seconds, 175.1, 0.024, 0.5));
    notes.extend(drips(seconds, (820.0, 1700.0), (2.4, 6.0), 0.5, 449));
    for (at, side, seed, loud) in [(6.0, -0.6, 461, 0.12), (19.5, 0.5, 463, 0.16), (36.0, 0.1, 467, 0.1)] {
        notes.push(Note { at, loud, side, voice: Voice::Bats { seconds: 3.2, seed } });
    }
    Piece { rate: RATE, seconds, notes, room: (4.5, 0.75), peak: 0.35 }
}
