//! Places under the sky: the street, the alley, the park, the roofs.

use super::super::voice::{Thing, Voice};
use super::super::{Note, Piece};
use super::bed::{RATE, bed, drips};

/// In the street: rain, the city behind it, and now and then a siren, streets away.
pub(super) fn street() -> Piece {
    let seconds = 42.0;
    let mut notes = bed(seconds, 7.0, 0.2, (700.0, 2800.0), 51);
    notes.extend(bed(seconds, 7.0, 0.4, (70.0, 260.0), 71));
    for part in 0..12_u8 {
        let voice = Voice::Patter { drops: 34.0, seconds: 7.0, seed: 91 + u32::from(part) };
        let side = if part % 2 == 0 { -0.35 } else { 0.35 };
        notes.push(Note { at: 3.5 * f32::from(part), loud: 0.24, side, voice });
    }
    notes.push(Note { at: 12.0, loud: 0.09, side: 0.5, voice: Voice::Siren { seconds: 14.0 } });
    Piece { rate: RATE, seconds, notes, room: (1.2, 0.3), peak: 0.3 }
}

/// What the record in the alley plays: its beat from 0, how many beats long, and the pitch.
const TUNE: [(f32, f32, f32); 20] = [
    (4.0, 1.5, 349.23),
    (5.5, 0.5, 392.0),
    (6.0, 2.0, 440.0),
    (8.0, 1.5, 523.25),
    (9.5, 0.5, 440.0),
    (10.0, 2.0, 392.0),
    (12.0, 1.0, 349.23),
    (13.0, 1.0, 293.66),
    (14.0, 2.5, 349.23),
    (18.0, 1.5, 466.16),
    (19.5, 0.5, 440.0),
    (20.0, 2.0, 392.0),
    (22.0, 1.5, 440.0),
    (23.5, 0.5, 392.0),
    (24.0, 2.0, 349.23),
    (28.0, 1.0, 293.66),
    (29.0, 1.0, 349.23),
    (30.0, 2.0, 440.0),
    (32.0, 1.0, 329.63),
    (33.0, 4.0, 293.66),
];

/// In the alley: rain on tin, a gutter, and behind a window somebody's record.
pub(super) fn alley() -> Piece {
    let (seconds, beat) = (40.0, 0.9);
    let mut notes = bed(seconds, 8.0, 0.13, (900.0, 3600.0), 501);
    notes.extend(bed(seconds, 8.0, 0.1, (60.0, 200.0), 521));
    for part in 0..10_u8 {
        let voice = Voice::Patter { drops: 22.0, seconds: 8.0, seed: 541 + u32::from(part) };
        let side = if part % 2 == 0 { -0.5 } else { 0.15 };
        notes.push(Note { at: 4.0 * f32::from(part), loud: 0.16, side, voice });
    }
    // the gutter has a rhythm of its own
    notes.extend(drips(seconds, (480.0, 620.0), (0.6, 1.1), 0.22, 557));
    for (at, long, pitch) in TUNE {
        let voice = Voice::Record { pitch, seconds: beat * long };
        notes.push(Note { at: beat * at, loud: 0.13, side: 0.55, voice });
    }
    for part in 0..4_u8 {
        let voice = Voice::Patter { drops: 4.0, seconds: 9.0, seed: 571 + u32::from(part) };
        notes.push(Note { at: 3.0 + 8.0 * f32::from(part), loud: 0.1, side: 0.55, voice });
    }
    Piece { rate: RATE, seconds, notes, room: (1.6, 0.5), peak: 0.27 }
}

/// In the park: rain on leaves, heavier drops from the branches, and an owl.
pub(super) fn park() -> Piece {
    let seconds = 42.0;
    let mut notes = bed(seconds, 7.0, 0.16, (1200.0, 4200.0), 701);
    notes.extend(bed(seconds, 7.0, 0.12, (60.0, 200.0), 721));
    for part in 0..6_u8 {
        let voice = Voice::Patter { drops: 14.0, seconds: 8.5, seed: 741 + u32::from(part) };
        let side = if part % 2 == 0 { -0.4 } else { 0.4 };
        notes.push(Note { at: 7.0 * f32::from(part), loud: 0.16, side, voice });
    }
    notes.extend(drips(seconds, (300.0, 420.0), (2.1, 3.4), 0.16, 757));
    for (at, pitch, side) in [(6.5, 392.0, 0.6), (26.0, 349.23, -0.5)] {
        notes.push(Note { at, loud: 0.2, side, voice: Voice::Owl { pitch } });
    }
    Piece { rate: RATE, seconds, notes, room: (1.4, 0.35), peak: 0.28 }
}

/// On the roofs: the wind comes in gusts, a loose sheet answers, and the city is far below.
pub(super) fn roof() -> Piece {
    let seconds = 40.0;
    let mut notes = bed(seconds, 8.0, 0.3, (60.0, 220.0), 601);
    notes.extend(bed(seconds, 8.0, 0.05, (300.0, 900.0), 631));
    for part in 0..8_u8 {
        let n = f32::from(part);
        let (low, high) = (210.0 + 25.0 * (n * 2.4).sin(), 640.0 + 110.0 * (n * 1.7).cos());
        let voice = Voice::Gust { low, high, seconds: 9.0, seed: 661 + u32::from(part) };
        let side = 0.6 * (n * 2.1).sin();
        notes.push(Note { at: 5.0 * n, loud: 0.42 + 0.12 * (n * 1.3).sin(), side, voice });
    }
    for (at, higher, loud) in
        [(10.6, 1.0, 0.3), (10.9, 0.94, 0.5), (11.1, 1.03, 0.25), (24.9, 0.97, 0.45), (25.3, 1.02, 0.25)]
    {
        let voice = Voice::Struck { thing: Thing::Tin, higher };
        notes.push(Note { at, loud, side: -0.55, voice });
    }
    Piece { rate: RATE, seconds, notes, room: (0.8, 0.15), peak: 0.35 }
}
