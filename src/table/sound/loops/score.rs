//! The music, written down: a slow piece in D minor in five layers. No two layers have the same length, so it takes
//! hours until anything repeats; and any bar of one fits any bar of another, because they share a handful of
//! notes and the bass leaves the semitones to the piano. What each board adds to it is in `motif.rs`.

use super::paper::{
    A1, A2, A3, A4, B_FLAT_2, B_FLAT_3, BAR, BEAT, C_SHARP_4, C4, C5, D2, D3, D4, D5, E4, F2, F3, F4, G2, PIANO, note,
};
use super::voice::Voice;
use super::{Note, Piece};

/// A layer of the music.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Layer {
    /// The night: low pads.
    Drone,
    /// An electric piano, now and then.
    Piano,
    /// A double bass that walks slowly.
    Bass,
    /// A heart, and for a while a clock.
    Pulse,
    /// Strings that tremble.
    Strings,
}

impl Layer {
    /// All of them.
    pub(crate) const ALL: [Layer; 5] = [Layer::Drone, Layer::Piano, Layer::Bass, Layer::Pulse, Layer::Strings];

    /// What it plays.
    pub(crate) fn piece(self) -> Piece {
        match self {
            Layer::Drone => drone(),
            Layer::Piano => piano(),
            Layer::Bass => bass(),
            Layer::Pulse => pulse(),
            Layer::Strings => strings(),
        }
    }
}

fn drone() -> Piece {
    // from bar, for bars, pitch, loudness, side
    let pads = [
        (0, 7_u8, D2, 0.5, 0.0),
        (2, 6, A2, 0.45, -0.3),
        (4, 6, D3, 0.32, 0.3),
        (6, 7, D2, 0.45, 0.0),
        (8, 6, F3, 0.18, -0.4),
        (10, 7, A2, 0.45, 0.2),
        (12, 6, D3, 0.26, 0.4),
        (13, 6, D2, 0.4, 0.0),
    ];
    let notes = pads.map(|(bar, bars, pitch, loud, side)| {
        note(bar, 0.0, loud, side, Voice::Pad { pitch, seconds: f32::from(bars) * BAR })
    });
    Piece { rate: 6_000, seconds: 16.0 * BAR, notes: notes.into(), room: (2.5, 0.3), peak: 0.35 }
}

fn piano() -> Piece {
    // bar, beat, loudness, keys from below
    let chords: [(u8, f32, f32, &[f32]); 11] = [
        (0, 0.0, 0.62, &[F3, A3, C4, E4]),
        (2, 2.0, 0.26, &[D5]),
        (2, 3.0, 0.22, &[C5]),
        (3, 0.0, 0.3, &[A4]),
        (5, 0.0, 0.55, &[B_FLAT_2, F3, A3, D4]),
        (6, 2.5, 0.24, &[A4]),
        (7, 0.0, 0.26, &[F4]),
        (9, 0.0, 0.5, &[G2, F3, B_FLAT_3, D4]),
        (11, 1.0, 0.2, &[A4, D5]),
        (13, 0.0, 0.42, &[F3, A3, C_SHARP_4, E4]),
        (15, 0.0, 0.4, &[D3, F3, A3]),
    ];
    let mut notes = Vec::new();
    for (bar, beat, loud, keys) in chords {
        for (finger, pitch) in keys.iter().enumerate() {
            // a hand, not a machine: from below upward, the upper keys softer, low ones left
            let late = 0.045 * finger as f32;
            let softer = 1.0 - 0.1 * finger as f32;
            let side = ((pitch / 261.63).log2() * 0.3).clamp(-0.5, 0.5);
            notes.push(note(bar, beat + late / BEAT, loud * softer, side, Voice::Key { pitch: *pitch }));
        }
    }
    Piece { rate: 12_000, seconds: PIANO * BAR, notes, room: (2.8, 0.45), peak: 0.5 }
}

fn bass() -> Piece {
    let steps = [
        (0, 0.0, D2, 0.9),
        (0, 3.0, A1, 0.6),
        (2, 0.0, D2, 0.8),
        (3, 2.0, F2, 0.55),
        (4, 0.0, G2, 0.7),
        (5, 0.0, D2, 0.8),
        (7, 0.0, A1, 0.8),
        (7, 3.5, A1, 0.4),
        (8, 0.0, D2, 0.85),
        (10, 0.0, F2, 0.65),
        (11, 0.0, G2, 0.6),
        (11, 2.0, A2, 0.55),
    ];
    let notes = steps.map(|(bar, beat, pitch, loud)| note(bar, beat, loud, 0.0, Voice::Pluck { pitch }));
    Piece { rate: 6_000, seconds: 14.0 * BAR, notes: notes.into(), room: (1.2, 0.2), peak: 0.5 }
}

fn pulse() -> Piece {
    let mut notes: Vec<Note> = Vec::new();
    for half in 0..24_u8 {
        // it comes nearer, goes away, and is silent for three bars
        let loud = 0.45 + 0.4 * f32::from(12_u8.saturating_sub(half.abs_diff(12))) / 12.0;
        notes.push(note(half / 2, f32::from(half % 2) * 2.0, loud, 0.0, Voice::Heart));
    }
    for beat in 0..16_u8 {
        let side = if beat % 2 == 0 { -0.35 } else { 0.35 };
        notes.push(note(6 + beat / 4, f32::from(beat % 4), 0.09, side, Voice::Tick));
    }
    Piece { rate: 6_000, seconds: 15.0 * BAR, notes, room: (1.0, 0.25), peak: 0.5 }
}

fn strings() -> Piece {
    // from bar, for bars, pitch, loudness, side
    let bows = [
        (0, 3_u8, A4, 0.3, 0.4),
        (2, 3, 2.0 * B_FLAT_3, 0.26, 0.4),
        (4, 4, A4, 0.3, 0.4),
        (1, 6, D4, 0.26, -0.4),
        (8, 3, D3, 0.3, -0.2),
        (9, 3, F4, 0.22, 0.3),
        (9, 2, A3, 0.2, 0.0),
    ];
    let notes = bows.map(|(bar, bars, pitch, loud, side)| {
        note(bar, 0.0, loud, side, Voice::Bow { pitch, seconds: f32::from(bars) * BAR })
    });
    Piece { rate: 8_000, seconds: 13.0 * BAR, notes: notes.into(), room: (2.5, 0.4), peak: 0.3 }
}
